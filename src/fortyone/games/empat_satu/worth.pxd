cimport cython

ctypedef unsigned long long Cards

cdef Cards ONE, CLUBS, DIAMONDS, HEARTS, SPADES
cdef long long SCALE
cdef long long[52] AGAINST, GAIN
cdef unsigned char[67] PLACE
cdef unsigned char[52] SUIT
cdef int NONE, LEAST

@cython.locals(rest=Cards, low=Cards, total="long long", gain="long long", best="long long", card=int, suit=int)
cpdef long long strength(Cards hand) noexcept nogil
cpdef int hand_value(Cards hand) noexcept nogil
cpdef bint one_suit(Cards hand) noexcept nogil
