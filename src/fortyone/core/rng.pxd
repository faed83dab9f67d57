cimport cython

cdef unsigned long long MASK, GAMMA, MIX_A, MIX_B, LOW_32

@cython.final
cdef class Rng:
    cdef unsigned long long state
    @cython.locals(z="unsigned long long")
    cdef unsigned long long next_word(self) noexcept nogil
    @cython.locals(product="unsigned long long", size="unsigned long long", threshold="unsigned long long")
    cdef int pick(self, int n) noexcept nogil
