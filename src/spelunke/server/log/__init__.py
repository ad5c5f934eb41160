"""The table log: entries, and the state rebuilt from them."""
