cimport cython

cdef int WORDS, BUCKETS, ENTRIES
cdef unsigned long long ONE, SPREAD, MASK

cdef class Patterns:
    cdef int generation, used, buckets_used
    cdef unsigned long long likely
    cdef int[::1] stamps, heads
    cdef unsigned long long[::1] keys, words

    cdef void forget(self) noexcept nogil
    @cython.locals(place=int)
    cdef int bucket(self, unsigned long long key) noexcept nogil
    @cython.locals(entry=int)
    cdef int find(self, unsigned long long key, unsigned long long high, unsigned long long low, int need) noexcept nogil
    cdef int least(self, int entry) noexcept nogil
    cdef int most(self, int entry) noexcept nogil
    cdef int keep(self, unsigned long long key) noexcept nogil
