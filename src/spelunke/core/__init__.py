"""The grammar every game shares: no input, no output, no clock."""
