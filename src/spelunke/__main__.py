"""``python -m spelunke`` is ``spelunke``."""

import sys

from spelunke.cli import main

sys.exit(main())
