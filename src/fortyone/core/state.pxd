cimport cython
from fortyone.core.rng cimport Rng

cdef class MoveList:
    cdef public int count
    cdef int[8192] ids
    cdef void add(self, int move) noexcept nogil
    @cython.locals(i=int)
    cdef bint has(self, int move) noexcept nogil

cdef class State:
    cdef public int turn
    cdef readonly object game
    cdef public tuple prior
    cdef readonly list events
    cdef int opened
    cdef list told
    cdef int told_from
    cdef int[54] drawn
    cdef int drawn_count
    cdef void fill(self, MoveList moves) noexcept nogil
    cdef void apply_id(self, int move) noexcept nogil
    cdef void draw(self, Rng rng) noexcept nogil
    cdef void put_drawn(self) noexcept nogil
    cdef void shuffle_drawn(self, Rng rng) noexcept nogil
    cdef void copy_from(self, State other) noexcept
    cdef double result(self, int seat) noexcept nogil
    cdef bint opens(self) noexcept nogil
    cdef int guess(self, MoveList moves, Rng rng) noexcept nogil
    cdef bint rests(self) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(kind=type, twin=State)
    cpdef State copy(self)
    @cython.locals(scratch=MoveList, found=list, i=int)
    cpdef list moves(self)
    @cython.locals(scratch=MoveList)
    cpdef int guessed(self, Rng rng)
    @cython.locals(scratch=MoveList, wanted=int)
    cpdef apply(self, move)
    @cython.locals(i=int)
    cdef tuple drawn_values(self)
    @cython.locals(i=int)
    cdef load(self, values)
    @cython.locals(opens="bint", values=tuple, open_event="bint")
    cdef put_on_record(self)

@cython.locals(state=State)
cpdef _rebuild(game, snapshot, prior, events, opened)

cdef MoveList SCRATCH
cdef int CHANCE, OVER
