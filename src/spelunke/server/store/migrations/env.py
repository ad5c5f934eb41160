"""Alembic's environment: the store hands it the connection."""

from alembic import context

from spelunke.server.store.db_schema import METADATA


def migrate() -> None:
    """Migrate the database of the connection to the newest schema."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    context.run_migrations()


# Alembic runs this file with its context open; merely importing it does nothing.
if hasattr(context, "config"):
    migrate()
