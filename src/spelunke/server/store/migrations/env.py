"""Alembic's way in: it is handed the connection by the store."""

from alembic import context

from spelunke.server.store.db_schema import METADATA


def migrate() -> None:
    """Bring the store of the connection to the newest form."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    context.run_migrations()


# Alembic runs this file with its context open; whoever merely imports it sets nothing off.
if hasattr(context, "config"):
    migrate()
