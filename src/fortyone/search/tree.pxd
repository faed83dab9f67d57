cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList, State

cdef int CHANCE, OVER, NONE, ROOT, DEEP
cdef unsigned long long MASK, STRIDE, SPICE
cdef double TINY, LN_2
cdef double[4096] LOGS

cdef class Tree:
    cdef bint policy, leaves, grows, open_chance
    cdef readonly bint complete
    cdef double explore, sum, squares, spread
    cdef int limit, seat, length, best_edge, room, choices
    cdef readonly int count, done, nodes, edges
    cdef list worlds
    cdef State state
    cdef MoveList moves
    cdef Rng rng
    cdef unsigned long long seed
    cdef int[128] path, movers
    cdef unsigned long long[::1] learned
    cdef int[::1] sibling, first, met, move, child, next, offered, visits, untried, sure
    cdef double[::1] total, latest, square

    cdef begin(self, list moves)
    cpdef add(self, State world)
    cpdef finish(self)
    cpdef int run(self, int times) except -1
    @cython.locals(top=double, score=double)
    cdef int choose_first(self) noexcept nogil
    cdef bint is_spent(self, int edge) noexcept nogil
    @cython.locals(doubt=double)
    cdef double score(self, int edge, int offered) noexcept nogil
    cdef double log_of(self, int n) noexcept nogil
    @cython.locals(visit=int, at=int)
    cdef simulate(self, int edge)
    cdef bint at_leaf(self) noexcept nogil
    cdef void follow(self, int edge) noexcept nogil
    cdef void descend(self, int edge) noexcept nogil
    cdef unsigned long long let_happen(self) noexcept nogil
    @cython.locals(word="unsigned long long")
    cdef unsigned long long mix_drawn(self, unsigned long long learned) noexcept nogil
    cdef unsigned long long mix_moves(self, unsigned long long learned) noexcept nogil
    cdef void list_moves(self) noexcept nogil
    cdef int choose(self, int node) noexcept nogil
    @cython.locals(top=double, score=double)
    cdef int mark_untried(self, int node) noexcept nogil
    cdef int pick_untried(self, int node, int tried) noexcept nogil
    cdef void play_out(self) noexcept nogil
    @cython.locals(rested="bint", value=double)
    cdef back_up(self)
    @cython.locals(variance=double)
    cdef void count_first(self, int edge, double value) noexcept nogil
    cdef int find(self, int edge, unsigned long long learned) noexcept nogil
    cdef void add_node(self, int edge, unsigned long long learned) noexcept nogil
    cdef int add_edge(self, int node, int move) noexcept nogil
