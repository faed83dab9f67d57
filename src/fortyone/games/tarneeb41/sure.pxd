cimport cython
from fortyone.games.tarneeb41.layout cimport Layout

cdef unsigned long long ONE, TWO
cdef int TRUMP
cdef unsigned long long LANE

cdef class Counting(Layout):
    cdef unsigned long long proof

    cdef unsigned long long masters(self, int seat, int suit) noexcept nogil
    cdef int quick(self, int seat, int left) noexcept nogil
    cdef int slow(self, int seat) noexcept nogil
