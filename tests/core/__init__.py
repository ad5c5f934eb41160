"""Core, room by room."""
