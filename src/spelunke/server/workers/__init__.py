"""Bots and hints, in processes of their own."""
