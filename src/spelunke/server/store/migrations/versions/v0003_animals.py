"""People wear animals. Whoever came before this is the cat until they choose."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Null keeps the initial."""
    op.add_column("guests", sa.Column("animal", sa.Text, server_default="cat"))


def downgrade() -> None:
    """Drop the column: everybody keeps the initial."""
    op.drop_column("guests", "animal")
