"""What all tests share."""

from hypothesis import settings

# The same examples every time: a red run stays red until something is changed. The laws draw more with LAWS=full.
settings.register_profile("spelunke", derandomize=True, database=None, deadline=None, print_blob=False)
settings.load_profile("spelunke")

pytest_plugins = ["tests.second_try", "tests.untraced"]
