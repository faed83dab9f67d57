cimport cython
from fortyone.games.tarneeb41.sure cimport Counting
cdef int NO_SUIT, TRUMP
cdef unsigned long long LANE

cdef unsigned long long ONE

cdef class Ordering(Counting):
    cdef int[24] tune
    cdef int[53] led, best_suit, best_seat, rivals
    cdef unsigned long long[53] best, cards

    cpdef tune_all(self, tuple values)
    cdef void clear(self, int ply) noexcept nogil
    cdef void place(self, int ply, int seat, unsigned long long card, int suit) noexcept nogil
    cdef void take(self, int ply, int seat, unsigned long long card, int suit) noexcept nogil
    cdef void lift(self, int seat, unsigned long long card, int suit) noexcept nogil
    cdef int power(self, int suit, unsigned long long card, int led) noexcept nogil
    cdef int best_power(self, int seat, int led) noexcept nogil
    @cython.locals(partner_has=bint)
    cdef void weigh(self, int ply, int base, int end, int seat, int place) noexcept nogil
    cdef int follow_weight(self, int seat, unsigned long long card, int suit, int led, int ours, int theirs) noexcept nogil
    cdef int lead_weight(self, int seat, unsigned long long card, int suit) noexcept nogil
