"""The suites of others, fetched without the warnings that fetching them gives."""

import warnings

with warnings.catch_warnings():
    # Where pygame is installed, PettingZoo's suite opens one of its own games the old way.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

__all__ = ["api_test", "parallel_api_test", "parallel_seed_test", "seed_test"]
