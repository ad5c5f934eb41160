"""Worker processes for bots and hints."""
