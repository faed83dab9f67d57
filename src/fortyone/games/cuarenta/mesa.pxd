cimport cython
from fortyone.core.state cimport State
from fortyone.games.cuarenta.rules cimport Rules

cdef int CHANCE, OVER, NOBODY, BOTH, NON_DEALER, NEITHER, RESET, EXACT, REACH
cdef unsigned long long PAIRS, FOURS, BYTES, ADD_UP, LOW_64

cdef class Mesa(State):
    cdef Rules rules
    cdef int dealer, deals
    cdef int[2] points, won
    cdef unsigned long long[2] piles

    cdef void clear(self) noexcept nogil
    cdef int total_after(self, int side, int points, bint caida) noexcept nogil
    cdef bint award(self, int side, int points, bint caida) noexcept nogil
    @cython.locals(first=bint)
    cdef void win_chica(self, int side, bint misdeal) noexcept nogil
    cdef void count_cards(self) noexcept nogil
    cdef int card_points(self, int side) noexcept nogil
    cdef bint scores_both_twenty(self, int side) noexcept nogil
    @cython.locals(x="unsigned long long")
    cdef int count_bits(self, unsigned long long cards) noexcept nogil
    cdef void next_deal_or_end(self) noexcept nogil
    cdef void next_deal(self) noexcept nogil
    cdef void end_mesa(self) noexcept nogil
    cdef int ahead(self) noexcept nogil
    cdef double result(self, int seat) noexcept nogil
