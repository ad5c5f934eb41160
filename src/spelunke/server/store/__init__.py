"""Where entries are kept: the database, the writer that commits them, and the bus between processes."""
