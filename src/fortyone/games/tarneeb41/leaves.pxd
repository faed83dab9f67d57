cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList
from fortyone.games.tarneeb41.policy cimport PolicyState

cdef unsigned long long ONE
cdef int CHANCE, OVER, DEEPEST
cdef double HIGH, HIGH_3, LOW, LOW_3, LACKS

cdef class LeafState(PolicyState):
    cdef int[4] before

    @cython.locals(moves=MoveList)
    cpdef play_on(self, Rng rng)
    cdef bint rests(self) noexcept nogil
    @cython.locals(value=double)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(best=double, lead=double)
    cdef double alone(self, int seat) noexcept nogil
    @cython.locals(root=double)
    cdef double squeezed(self, double x) noexcept nogil
    cdef double standing(self) noexcept nogil
    @cython.locals(high=double, lacks=double, low_share=double)
    cdef double prospects(self, int pair) noexcept nogil
    cdef double solved(self) noexcept nogil
    @cython.locals(value=double)
    cdef double after(self, int outcome) noexcept nogil
