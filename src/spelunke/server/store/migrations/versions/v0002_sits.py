"""A guest's tables are those where the guest sits; a row may also stand there because somebody looks on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Whoever was written down was taken for sitting there."""
    op.add_column("seats", sa.Column("sits", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Forget who has left."""
    op.drop_column("seats", "sits")
