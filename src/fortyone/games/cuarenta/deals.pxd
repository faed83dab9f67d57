cimport cython
from fortyone.core.rng cimport Rng
from fortyone.games.cuarenta.mesa cimport Mesa

cdef int CHANCE, NONE, RANKS, WINS, MILLION, THREES
cdef unsigned long long ONE, FOUR
cdef int[42] CARDS
cdef int[54] SLOTS

cdef class Deals(Mesa):
    cdef unsigned long long[4] hands
    cdef int[42] stock
    cdef int[4] shown
    cdef int held, dealt, stock_end, last

    @cython.locals(rate=double)
    cdef void draw(self, Rng rng) noexcept nogil
    cdef void put_drawn(self) noexcept nogil
    cdef void misdeal(self) noexcept nogil
    cdef void deal_five(self) noexcept nogil
    cdef void show_dealt(self) noexcept nogil
    cdef int four_of(self, unsigned long long hand) noexcept nogil
    cdef int three_of(self, unsigned long long hand) noexcept nogil
    cdef bint show_doble(self, int seat, int rank) noexcept nogil
    cdef bint show_ronda(self, int seat, int rank) noexcept nogil
    cdef void clear_hands(self) noexcept nogil
