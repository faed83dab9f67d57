cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList, State

cdef int CHANCE, OVER, STUCK

@cython.locals(moves=MoveList, match=State, played="long long", count="long long")
cpdef playouts(State start, int times, Rng rng, long long limit=*)

@cython.locals(played="long long", _="long long")
cdef long long finish(State state, MoveList moves, Rng rng, long long limit) noexcept nogil
