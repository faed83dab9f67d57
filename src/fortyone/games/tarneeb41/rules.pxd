cimport cython
from fortyone.games.tarneeb41.ending cimport Ending

cdef int LOWEST

@cython.final
cdef class Rules:
    cdef int target, min_bid, max_bid, min_total, partner_min, max_deals
    cdef bint min_bid_by_score, total_in_values, min_total_by_score, jawaker
    cdef bint score_by_tricks, fail_by_tricks, dealer_leads, target_of_pair, pair_first
    cdef bint thirteen_wins, seat_wins
    cdef int[14] values
    cdef Ending ending
    cdef bint priced
    cdef double[2744] prices

    cdef int first_leader(self, int dealer) noexcept nogil
    cdef int steps(self, int score) noexcept nogil
    cpdef int smallest_bid(self, int score) noexcept nogil
    cdef int total_required(self, int best) noexcept nogil
    cpdef int counted(self, int score, int bid) noexcept nogil
    cpdef int value(self, int score, int number) noexcept nogil
    cpdef int gain(self, int score, int bid, int taken) noexcept nogil
    cdef double price(self, int bid, int taken, int left) noexcept nogil
    @cython.locals(share=double, wanted=double, total=double, chance=double)
    cpdef double one_more(self, int score, int bid, int taken, int left) noexcept nogil
