cimport cython

@cython.final
cdef class Terms:
    cdef readonly int seats, everyone, rounds, ticket_a, ticket_b, ante, fail_ante, bank
    cdef readonly bint many, rolls_off, splits, closest, gives_back, double_24, winner_starts, split_last

    cpdef int score(self, int packed) noexcept nogil
    cdef int closeness(self, int packed) noexcept nogil
    cdef bint holds(self, int packed, int face) noexcept nogil
    @cython.locals(total=int)
    cdef int pips(self, int packed) noexcept nogil
