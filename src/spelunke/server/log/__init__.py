"""The entries that are the truth about a table, and everything worked out from them."""
