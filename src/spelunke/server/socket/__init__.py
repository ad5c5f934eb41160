"""Websockets: one connection, the loop that reads it, and the messages both sides send."""
