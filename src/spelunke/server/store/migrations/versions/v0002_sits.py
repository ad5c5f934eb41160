"""A guest's tables are those where the guest sits; a row may also exist because the guest only watches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Every guest with a row was assumed to sit there."""
    op.add_column("seats", sa.Column("sits", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Drop the column: forget who has left."""
    op.drop_column("seats", "sits")
