cdef int SCORES, STRIDE, SIZE

cdef class Turn:
    cdef readonly bint many
    cdef readonly int ticket_a, ticket_b, dice
    cdef int[8] throw_end
    cdef double[1024] weight
    cdef int[1025] choice_end
    cdef int[20480] choices
    cdef double[25] utility
    cdef double[1036] value
    cdef double[1036] reach
    cdef double[25] spread

    cdef void fill_values(self) noexcept nogil
    cdef double throw_value(self, int left, int flags, int total) noexcept nogil
    cdef double best_choice(self, int throw, int left, int flags, int total) noexcept nogil
    cdef int chosen(self, int throw, int left, int flags, int total) noexcept nogil
    cdef void fill_spread(self) noexcept nogil
    cdef int score(self, int flags, int total) noexcept nogil
