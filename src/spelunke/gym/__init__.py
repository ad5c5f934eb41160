"""The doors for researchers: PettingZoo, Gymnasium and OpenSpiel. A learner is shown the sight of its seat and no more."""
