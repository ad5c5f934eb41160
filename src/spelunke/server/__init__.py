"""The server: tables that people reach by link, with bots in the empty seats."""
