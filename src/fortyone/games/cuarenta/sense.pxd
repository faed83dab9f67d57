cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList
from fortyone.games.cuarenta.state cimport CuarentaState

cdef int CHANCE, OVER, NONE, RANKS, NUMBERED, LAY, GRAINS
cdef unsigned long long ONE, FOUR
cdef double CHICA, CARD, IDLE_CARD, WHIM, JOKER_HELD
cdef int[16] COUNTS

cdef class Sense(CuarentaState):
    cdef double[10] odds
    cdef double[5] none
    cdef double caida_costs, both_costs, limpia_costs, our_card, their_card

    cdef bint rests(self) noexcept nogil
    @cython.locals(value=double)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(value=double, best=double)
    cdef int guess(self, MoveList moves, Rng rng) noexcept nogil
    cdef void look(self) noexcept nogil
    @cython.locals(none=double)
    cdef void look_at_hand(self, int seat) noexcept nogil
    @cython.locals(rise=double)
    cdef double gain(self, int side, int points, bint caida) noexcept nogil
    @cython.locals(counts=bint)
    cdef double card_worth(self, int side) noexcept nogil
    @cython.locals(value=double, laid_joker=double)
    cdef double promise(self, int move) noexcept nogil
    @cython.locals(there=int, worth=double, chance=double, weight=double, total=double, nothing=double)
    cdef double threat(self, unsigned long long left, int last) noexcept nogil
    @cython.locals(worth=double)
    cdef double capture_worth(self, int cards, bint limpia, bint caida) noexcept nogil
    @cython.locals(best=double, there=int, caida=bint)
    cdef double sum_worth(self, unsigned long long left, int value, int run, int size, int last) noexcept nogil
