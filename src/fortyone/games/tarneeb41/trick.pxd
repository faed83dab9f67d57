cimport cython
from fortyone.games.tarneeb41.sure cimport Counting

cdef unsigned long long ONE
cdef int NO_SUIT, TRUMP

cdef class Trick(Counting):
    cdef int[53] led, best_suit, best_seat, rivals
    cdef unsigned long long[53] best, cards

    cdef void clear(self, int ply) noexcept nogil
    cdef void place(self, int ply, int seat, unsigned long long card, int suit) noexcept nogil
    cdef void take(self, int ply, int seat, unsigned long long card, int suit) noexcept nogil
    cdef void lift(self, int seat, unsigned long long card, int suit) noexcept nogil
