"""Migrations of the store, step by step."""
