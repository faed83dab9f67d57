cimport cython
from fortyone.games.tarneeb41.ordering cimport Ordering
from fortyone.games.tarneeb41.patterns cimport Patterns

cdef unsigned long long ONE, LANES, LENGTHS, FIELD
cdef int NO_SUIT, TRUMP, WIDTH
cdef unsigned long long LANE

cdef class Solver(Ordering):
    cdef Patterns patterns
    cdef unsigned long long chosen
    cdef int start, leader, left

    @cython.locals(key="unsigned long long", high="unsigned long long", low="unsigned long long", likely="unsigned long long", mine=bint)
    cdef bint lead(self, int ply, int seat, int need, int left) noexcept nogil
    @cython.locals(proof="unsigned long long", mine=bint)
    cdef bint try_all(self, int ply, int seat, int need, int left, int base, int end) noexcept nogil
    cdef unsigned long long cut(self, int seat, unsigned long long card, int suit, unsigned long long proof) noexcept nogil
    @cython.locals(full=bint, won=bint)
    cdef bint put(self, int ply, int seat, unsigned long long card, int suit, int need, int left) noexcept nogil
    @cython.locals(card="unsigned long long")
    cdef bint next_trick(self, int ply, int need, int left) noexcept nogil
    cdef bint follow(self, int ply, int seat, int need, int left) noexcept nogil
    @cython.locals(card="unsigned long long", suit=int, taker=int, rivals=int)
    cdef bint last_trick(self, int ply, int leader) noexcept nogil
    cdef void store(self, unsigned long long key, unsigned long long high, unsigned long long low, int need, int left, bint won) noexcept nogil
    cdef int count_of(self, int suit) noexcept nogil
    cdef unsigned long long prefix(self, int suit) noexcept nogil
    cdef unsigned long long proof_of(self, int entry) noexcept nogil
    cpdef load(self, list hands, int leader, list trick)
    cpdef list legal(self)
    @cython.locals(top="unsigned long long")
    cdef int estimate(self) noexcept nogil
    cpdef int solve(self)
    cpdef int solve_card(self, int card, int guess)
    cdef int narrow(self, int card, int guess) noexcept nogil
    cdef bint reaches(self, int card, int need) noexcept nogil
