cdef int SCORES, STRIDE, FLAG, SIZE, ROOM
cdef double EQUAL

cdef class Turn:
    cdef readonly bint many
    cdef readonly int ticket_a, ticket_b, dice
    cdef int[512] spots
    cdef int[8] spot_end
    cdef int[512] scores
    cdef int[8] throw_end
    cdef double[1024] weight
    cdef int[1025] choice_end
    cdef short[81920] leap
    cdef double[25] utility
    cdef double[1036] value
    cdef double[1036] reach
    cdef double[25] spread

    cdef void fill_values(self) noexcept nogil
    cdef double throw_value(self, int left, int spot) noexcept nogil
    cdef double best(self, int throw, int spot) noexcept nogil
    cdef int chosen(self, int throw, int spot) noexcept nogil
    cdef void fill_spread(self, int start) noexcept nogil
    cdef void follow(self, int left) noexcept nogil
