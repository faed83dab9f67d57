cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport State

from fortyone.games.empat_satu.promise cimport gift, promise, prospect
from fortyone.games.empat_satu.state cimport EmpatState
from fortyone.games.empat_satu.worth cimport Cards, hand_value, one_suit

cdef Cards ONE
cdef int TURNS, LOT, NONE, BEST, HAND
cdef double WIDTH, SHY, HARDLY
cdef unsigned char[67] PLACE

cdef class Habits:
    cdef int seats, seat, pace, stop_at
    cdef bint draw_first, instant_41, stop_suited
    cdef int[6] counts
    cdef int[96] took, offered, thrown, par
    cdef Cards[96] open, next_open
    cdef double[6] weights
    cdef Rng rng

    @cython.locals(state=EmpatState)
    cpdef take_options(self, State world)
    @cython.locals(at=int)
    cpdef add(self, int seat, turn)
    @cython.locals(state=EmpatState, seat=int, total=double)
    cpdef double likelihood(self, State world)
    @cython.locals(total=double, i=int, five=Cards, three=Cards)
    cdef double weigh(self, int seat, Cards hand) noexcept nogil
    @cython.locals(hidden=Cards, count=int)
    cdef Cards before(self, int i, Cards hand) noexcept nogil
    @cython.locals(chosen=int, total=double, rest=Cards, low=Cards, card=int)
    cdef double threw(self, int i, Cards cards) noexcept nogil
    cdef int left(self, int i, Cards cards, int card) noexcept nogil
    @cython.locals(card=int, gain=double, drawn=double)
    cdef double chose(self, int i, Cards cards, bint spare) noexcept nogil
    @cython.locals(best=int, rest=Cards, low=Cards, value=int)
    cdef int with_card(self, Cards cards, int card, bint spare) noexcept nogil
    @cython.locals(suited="bint", value=int)
    cdef double went_on(self, int i, Cards hand) noexcept nogil
    @cython.locals(state=EmpatState, seat=int, i=int, j=int, card="unsigned char")
    cpdef walk(self, State world, Rng rng, int steps)
    @cython.locals(seat=int, card=int, other=int, third=int, place=int, places=int, both=Cards, weight=double, more=double, before=double)
    cdef void step(self, EmpatState state) noexcept nogil
    @cython.locals(seat=int)
    cdef int other_seat(self, int but) noexcept nogil
    @cython.locals(hidden=Cards, count=int)
    cdef int hidden_card(self, EmpatState state, int seat) noexcept nogil

@cython.locals(count=int)
cdef int bits_in(Cards cards) noexcept nogil
@cython.locals(width=double)
cdef double odds(int gap) noexcept nogil
