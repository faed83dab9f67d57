cimport cython

from fortyone.games.empat_satu.worth cimport Cards

cdef Cards SUIT
cdef int ALL_POINTS, GIFT, WANTED
cdef unsigned char[8192] COUNT, POINTS, TOP
cdef int[10] BASE, IN, OUT

cpdef int points(Cards hand) noexcept nogil
@cython.locals(total=int, best=int, held=Cards, row=int, value=int, suit=int)
cpdef int promise(Cards hand, int kind) noexcept nogil
@cython.locals(
    total=int, now=int, added=int, unseen=int, held=Cards, row=int, value=int, suit=int, left=int, others=int, come=int
)
cpdef int prospect(Cards hand, bint spare, int kind) noexcept nogil
cpdef int whole(int amount, int parts) noexcept nogil
@cython.locals(best=int, other=int, value=int)
cpdef int top_outside(Cards hand, int suit) noexcept nogil
cpdef int gift(int card, Cards known) noexcept nogil
