cimport cython
from fortyone.core.rng cimport Rng
from fortyone.games.cuarenta.sense cimport Sense

cdef int NONE
cdef unsigned long long ONE, FOUR, ONES, PAIRS, TWOS, FULL

cdef class Hidden:
    cdef Sense base
    cdef int seats, count, stock
    cdef unsigned long long[4] sure, played, known, hands
    cdef int[4] missing, most, shown
    cdef int[42] unseen, order

    @cython.locals(world=Sense, at=int)
    cpdef Sense draw(self, Rng rng)
    @cython.locals(hand="unsigned long long")
    cdef int deal(self, Rng rng) noexcept nogil
    cdef bint holds(self, int seat, unsigned long long hand) noexcept nogil
    @cython.locals(pairs="unsigned long long", counts="unsigned long long")
    cdef bint too_many(self, unsigned long long cards, int most) noexcept nogil
    cdef put_into(self, Sense world, int at)
