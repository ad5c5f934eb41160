"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel. An agent gets the observation of its seat, no more."""
