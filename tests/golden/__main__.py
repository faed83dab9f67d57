"""`python -m tests.golden` writes every golden match anew."""

from tests.golden import write_all

write_all()
