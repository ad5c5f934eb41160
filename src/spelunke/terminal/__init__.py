"""The den in a terminal: the table, the curtain, the replay, and what the front door prints."""
