cimport cython
from fortyone.games.tarneeb41.ordering cimport Ordering

cdef unsigned long long ONE, SPREAD, MIX, MASK, LENGTHS
cdef int NO_SUIT, WIDTH
cdef double HUGE

cdef class Ending(Ordering):
    cdef int[4] needs
    cdef double[16] payoffs
    cdef readonly long long nodes
    cdef int generation
    cdef int[4] table
    cdef double floor, ceiling
    cdef unsigned long long[32768] words
    cdef double[8192] lows, highs

    cdef double value(self, int leader, int count, int* trick) noexcept nogil
    cdef void bound(self, int left) noexcept nogil
    cdef int asks(self, int outcome) noexcept nogil
    @cython.locals(known=bint, first="unsigned long long", high="unsigned long long", low="unsigned long long", last="unsigned long long")
    cdef double lead(self, int ply, int seat, int left, double alpha, double beta) noexcept nogil
    @cython.locals(word="unsigned long long")
    cdef unsigned long long wants(self, int left) noexcept nogil
    cdef int find(self, unsigned long long first, unsigned long long high, unsigned long long low, unsigned long long last) noexcept nogil
    cdef bint same(self, int place, unsigned long long first, unsigned long long high, unsigned long long low) noexcept nogil
    cdef double follow(self, int ply, int seat, int left, double alpha, double beta) noexcept nogil
    @cython.locals(best=double, value=double)
    cdef double try_all(self, int ply, int seat, int left, int base, int end, double alpha, double beta) noexcept nogil
    cdef double put(self, int ply, int seat, unsigned long long card, int suit, int left, double alpha, double beta) noexcept nogil
    cdef double next_trick(self, int ply, int left, double alpha, double beta) noexcept nogil
    cpdef double solve(self, list hands, int leader, list trick, list needs, list payoffs)
