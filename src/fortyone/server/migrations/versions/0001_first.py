"""The first form: people, the log of tables, what lists need."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("robot", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("tick", sa.Float, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("action", sa.String(64)),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("entries_once", "entries", ["code", "person", "action"], unique=True)
    op.create_table(
        "tables",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False, index=True),
        sa.Column("listed", sa.Boolean, nullable=False, index=True),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
    )
    op.create_table(
        "seatings",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(24), primary_key=True),
    )
    op.create_table(
        "numbers",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove the tables."""
    for name in ("numbers", "seatings", "tables", "entries", "people"):
        op.drop_table(name)
