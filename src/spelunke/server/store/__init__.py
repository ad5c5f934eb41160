"""Storage: the database, the writer that commits entries, and the bus between processes."""
