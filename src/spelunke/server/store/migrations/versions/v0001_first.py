"""The first schema of the store."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "keyring",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "standing", "touched"])
    op.create_index("tables_host", "tables", ["host", "standing"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("here_until", sa.Float, nullable=False),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("links", "entries", "seats", "tables", "guests", "keyring"):
        op.drop_table(name)
