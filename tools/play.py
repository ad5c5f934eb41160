"""What ``make play`` does: set up what playing needs, serve the page, and compile the engine meanwhile.

The first start serves the plain engine; the compiled one is used from the next start on.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from types import FrameType

import compiled_copy
import environment
from progress import ROOT, Trouble, in_words, say


def play(arguments: Sequence[str]) -> int:
    """Set up, then run the program; without arguments, or with options alone, it serves the page."""
    environment.set_up("play")
    copy = compiled_copy.present()
    command = [str(environment.PYTHON), "-P", "-m", "spelunke", *arguments]
    opens_the_page = not arguments or arguments[0].startswith("-")
    if copy is not None or not opens_the_page or not compiled_copy.has_compiler():
        if copy is None and opens_the_page:
            say("  No C compiler or no Python headers here: the engine stays plain. Same rules, slower bots.")
        os.execve(command[0], command, compiled_copy.environment_for(copy))
    return serve_and_compile(command)


def serve_and_compile(command: Sequence[str]) -> int:
    """Serve with the plain engine, and compile in a process beside it; neither outlives this one."""
    say("  The engine is being compiled meanwhile; you can play already.")
    server = subprocess.Popen(command, env=compiled_copy.environment_for(None))
    # In a group of its own, so that the compiler's own children end with it.
    compiling = subprocess.Popen([sys.executable, __file__, "--compile"], cwd=ROOT, start_new_session=True)
    try:
        return server.wait()
    except KeyboardInterrupt:
        return server.wait()  # it heard Ctrl-C too, and closes its tables
    finally:
        if compiling.poll() is None:
            os.killpg(compiling.pid, signal.SIGTERM)
        compiling.wait()
        if server.poll() is None:
            server.terminate()
            server.wait()


def compile_now() -> int:
    """The quick copy, giving way to the server that runs beside it."""
    os.nice(10)
    try:
        copy = compiled_copy.make("quick", wait=False)
    except (Trouble, OSError) as trouble:
        say(in_words(trouble))
        return 1
    if copy is None:
        say("  Another make is compiling the engine in this folder already.")
    else:
        say("  The fast engine is ready: the next start uses it.")
    return 0


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + signal.SIGTERM)


def main(arguments: Sequence[str]) -> int:
    """Play; or, as the process beside a server, compile."""
    if list(arguments) == ["--compile"]:
        return compile_now()
    signal.signal(signal.SIGTERM, _stop)
    try:
        return play(arguments)
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except (Trouble, OSError) as trouble:
        say(in_words(trouble))
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
