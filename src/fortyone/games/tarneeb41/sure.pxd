cimport cython
from fortyone.games.tarneeb41.layout cimport Layout

cdef unsigned long long ONE, TWO
cdef int TRUMP
cdef unsigned long long LANE

cdef class Counting(Layout):
    cdef unsigned long long proof

    @cython.locals(others="unsigned long long")
    cdef unsigned long long masters(self, int seat, int suit) noexcept nogil
    cdef int[2] against
    cdef int quick(self, int seat, int left) noexcept nogil
    @cython.locals(masters="unsigned long long")
    cdef int cash(self, int seat, int suit, int partner) noexcept nogil
    cdef int unruffed(self, int suit, int rounds, int left, int right) noexcept nogil
    @cython.locals(proof="unsigned long long", entry=bint)
    cdef int cross(self, int seat, int partner, int left) noexcept nogil
    cdef int slow(self, int seat) noexcept nogil
