cimport cython
from fortyone.core.state cimport MoveList
from fortyone.games.cuarenta.sense cimport Sense

ctypedef unsigned long long Word

cdef int NONE, LAY, DEEP, ROOM, EXACT, AT_LEAST, AT_MOST, WIDE
cdef Word ONE, FOUR, MASK, SPICE, STRIDE, FIVES, THREES, DOUBLE
cdef double INFINITE

cdef class Solver:
    cdef list line, lists
    cdef readonly long nodes
    cdef Word room
    cdef Word[::1] keys, signs
    cdef double[::1] known, promises
    cdef int[::1] says, best

    @cython.locals(move=int, side=int)
    cpdef values(self)
    @cython.locals(state=Sense, moves=MoveList, key=Word, place=Word, known=double, value=double, top=double, start=double, first=int, says=int)
    cdef double value(self, int depth, double low, double high) noexcept
    @cython.locals(state=Sense, before=Sense, worth=double)
    cdef double after(self, int depth, int move, int side, double low, double high) noexcept
    @cython.locals(moves=MoveList, sign=Word, promise=double)
    cdef void order(self, int depth, Sense state, int first) noexcept
    @cython.locals(named=Word, sign=Word)
    cdef Word sign(self, Sense state, int move) noexcept
    cdef bint is_there(self, int depth, int count, Word sign) noexcept nogil
    @cython.locals(taken=Word)
    cdef double promise(self, Sense state, int move) noexcept
    @cython.locals(key=Word, taken=Word, shown=Word, last=Word)
    cdef Word key(self, Sense state) noexcept
    cdef Word mix(self, Word key, Word word) noexcept nogil
    @cython.locals(pairs=Word)
    cdef Word ranks(self, Word cards) noexcept nogil
