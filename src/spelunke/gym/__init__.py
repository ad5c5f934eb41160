"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel. A learner gets the observation of its seat, no more."""
