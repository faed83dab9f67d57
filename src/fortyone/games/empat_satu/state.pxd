cimport cython
from fortyone.core.rng cimport Rng
from fortyone.core.state cimport MoveList, State

from fortyone.games.empat_satu.worth cimport Cards, hand_value, one_suit, strength

cdef Cards ONE
cdef unsigned char[67] PLACE
cdef int CHANCE, OVER, STOCK, PILE, STOP, PASS, NONE, HAND, BEST, LEAST, SHARE

cdef class EmpatState(State):
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

    @cython.locals(begins="bint")
    cdef void fill(self, MoveList moves) noexcept nogil
    cdef void apply_id(self, int move) noexcept nogil
    cdef void draw(self, Rng rng) noexcept nogil
    @cython.locals(seat=int)
    cdef void put_drawn(self) noexcept nogil
    @cython.locals(source=EmpatState)
    cdef void copy_from(self, State other) noexcept
    cdef double result(self, int seat) noexcept nogil

    cdef void await_deal(self) noexcept nogil
    cdef void reset_turn(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.locals(rest=Cards, low=Cards)
    cdef void fill_discards(self, MoveList moves) noexcept nogil
    @cython.locals(least=int)
    cdef bint may_take_pile(self) noexcept nogil
    @cython.locals(hand=Cards)
    cdef bint may_stop(self) noexcept nogil
    cdef void take_stock(self) noexcept nogil
    @cython.locals(card=int, own=int)
    cdef void take_pile(self) noexcept nogil
    cdef void discard(self, int card) noexcept nogil
    cdef void end_turn(self, bint piled) noexcept nogil
    cdef void end_hand(self) noexcept nogil
    @cython.locals(seat=int, strong="long long", best="long long", worst="long long")
    cdef void rank_hands(self) noexcept nogil
