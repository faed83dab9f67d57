cimport cython
from fortyone.core.state cimport State

from fortyone.games.empat_satu.worth cimport Cards

cdef int LEAST, NONE

cdef class Places(State):
    # options
    cdef int seats, hand_count, stop_at, exhausted_turns, pile_limit
    cdef bint stop_suited, instant_41, return_taken, starter_card, draw_first
    # the match
    cdef int seat, dealer, first, hand_no
    cdef int[6] won, lost, paid, shown
    cdef bint any_shown
    # the hand
    cdef Cards[6] hands, known
    cdef unsigned char[52] stock, discards
    cdef int stock_count, discard_count, taken, exhausted, run
    cdef bint discarding
    # the table's memory
    cdef int fresh, turned
    cdef Cards[6] last_hands
    # worked out when a hand ends
    cdef long long[6] strengths
    cdef int winner, loser, winners, losers

    @cython.locals(source=Places)
    cdef void copy_from(self, State other) noexcept
    cdef double result(self, int seat) noexcept nogil
