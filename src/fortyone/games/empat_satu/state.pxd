cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList

from fortyone.games.empat_satu.places cimport Places
from fortyone.games.empat_satu.promise cimport gift, promise, prospect
from fortyone.games.empat_satu.worth cimport Cards, hand_value, one_suit, strength

cdef Cards ONE
cdef unsigned char[67] PLACE
cdef int[6] PAR
cdef double LEAD
cdef int NEVER, FAR, LATE, CHANCE, OVER, STOCK, PILE, STOP, PASS, NONE, HAND, BEST, SHARE

cdef class EmpatState(Places):
    @cython.locals(begins="bint")
    cdef void fill(self, MoveList moves) noexcept nogil
    cdef void apply_id(self, int move) noexcept nogil
    cdef void draw(self, Rng rng) noexcept nogil
    @cython.locals(seat=int)
    cdef void put_drawn(self) noexcept nogil
    cdef void await_deal(self) noexcept nogil
    cdef void reset_turn(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.locals(rest=Cards, low=Cards)
    cdef void fill_discards(self, MoveList moves) noexcept nogil
    @cython.locals(least=int)
    cdef bint may_take_pile(self) noexcept nogil
    @cython.locals(hand=Cards)
    cdef bint may_stop(self) noexcept nogil
    cdef void take_stock(self) noexcept nogil
    @cython.locals(card=int, own=int)
    cdef void take_pile(self) noexcept nogil
    cdef void discard(self, int card) noexcept nogil
    cdef void end_turn(self, bint piled) noexcept nogil
    cdef void end_hand(self) noexcept nogil
    @cython.locals(seat=int, strong="long long", best="long long", worst="long long")
    cdef void rank_hands(self) noexcept nogil

    @cython.locals(both="bint")
    cdef int guess(self, MoveList moves, Rng rng) noexcept nogil
    @cython.locals(hand=Cards)
    cdef bint had_better_end(self) noexcept nogil
    @cython.locals(turns=int)
    cdef int par(self) noexcept nogil
    cdef int pace(self) noexcept nogil
    @cython.locals(hand=Cards, card=int)
    cdef bint pile_is_better(self) noexcept nogil
    @cython.locals(card=int, best=int, rest=Cards, low=Cards, value=int)
    cdef int with_pile(self, Cards hand) noexcept nogil
    @cython.locals(hand=Cards, after=int, found=int, best=int, card=int, value=int, i=int)
    cdef int guess_discard(self, MoveList moves) noexcept nogil
    cdef bint rests(self) noexcept nogil
    @cython.locals(share=double)
    cdef double worth(self, int seat) noexcept nogil
