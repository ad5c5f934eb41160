"""The lab: statistics of the games from many matches."""
