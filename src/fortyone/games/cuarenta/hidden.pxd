cimport cython
from fortyone.core.rng cimport Rng
from fortyone.games.cuarenta.sense cimport Sense

cdef int NONE
cdef unsigned long long ONE, FOUR, ONES, PAIRS, TWOS, FULL
cdef double CAIDA_REFUSED, REFUSED, CAIDA_PASSED

cdef class Hidden:
    cdef Sense base
    cdef int seats, count, stock
    cdef unsigned long long[4] sure, played, known, hands
    cdef int[4] missing, most, shown
    cdef int[42] unseen, order
    cdef readonly int clues
    cdef int[40] by, lasts, laid
    cdef unsigned long long[40] tables, later

    @cython.locals(world=Sense, at=int)
    cpdef Sense draw(self, Rng rng)
    @cython.locals(hand="unsigned long long")
    cdef int deal(self, Rng rng) noexcept nogil
    cdef bint holds(self, int seat, unsigned long long hand) noexcept nogil
    @cython.locals(pairs="unsigned long long", counts="unsigned long long")
    cdef bint too_many(self, unsigned long long cards, int most) noexcept nogil
    cdef put_into(self, Sense world, int at)
    @cython.locals(hand="unsigned long long", could="unsigned long long", weight=double)
    cpdef double weigh(self, Sense world)
    @cython.locals(pairs="unsigned long long")
    cdef unsigned long long fold(self, unsigned long long cards) noexcept nogil
