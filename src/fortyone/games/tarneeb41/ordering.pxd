cimport cython
from fortyone.games.tarneeb41.sure cimport Counting
cdef int TRUMP
cdef unsigned long long LANE

cdef class Ordering(Counting):
    cdef int[53] led, best_suit, best_seat, rivals
    cdef unsigned long long[53] best, cards

    cdef int power(self, int suit, unsigned long long card, int led) noexcept nogil
    cdef int best_power(self, int seat, int led) noexcept nogil
    @cython.locals(partner_has=bint)
    cdef void weigh(self, int ply, int base, int end, int seat, int place) noexcept nogil
    cdef int follow_weight(self, int seat, unsigned long long card, int suit, int led, int ours, int theirs) noexcept nogil
    cdef int lead_weight(self, int seat, unsigned long long card, int suit) noexcept nogil
