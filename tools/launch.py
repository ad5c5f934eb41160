"""What ``.venv/bin/spelunke`` runs: the compiled copy of the present sources, or the sources themselves."""

import os
import sys

from compiled_copy import environment_for, present

if __name__ == "__main__":
    # -P: a file in the folder where the command was typed never stands before a module of ours.
    os.execve(sys.executable, [sys.executable, "-P", "-m", "spelunke", *sys.argv[1:]], environment_for(present()))
