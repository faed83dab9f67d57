cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport State
from fortyone.games.tarneeb41.policy cimport PolicyState

cdef unsigned long long ONE
cdef double UNIT, UNKNOWN
cdef int EXPECTED

cdef class Swaps:
    cdef object bids
    cdef dict asked
    cdef list hidden
    cdef double[1044] known
    cdef double[4] weights
    cdef unsigned long long[4] dealt
    cdef int[52] cards, seats
    cdef int count

    @cython.locals(state=PolicyState, seat=int)
    cpdef walk(self, State world, list dealt, Rng rng, int steps)
    @cython.locals(seat=int, card=int)
    cdef lay(self, PolicyState state, list dealt)
    @cython.locals(both="unsigned long long", first=double, second=double, lot=double)
    cdef step(self, PolicyState state, Rng rng)
    cdef bint may_hold(self, PolicyState state, int seat, int card) noexcept nogil
    @cython.locals(expected=int, at=int)
    cdef double weigh(self, PolicyState state, int seat, unsigned long long hand) except? -1.0
