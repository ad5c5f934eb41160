"""The terminal: playing at one screen, replays, and the output of the commands."""
