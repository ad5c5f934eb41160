"""The build: a wheel is compiled by mypyc where there is a C compiler; everything else stays plain Python.

An editable install is always plain, so that no compiled file can ever stand before an edited source. With
``SPELUNKE_BUILD=quick`` every module becomes a C file of its own, and all cores compile them: ready in about half the time,
but calls between modules are no longer inlined. ``make play`` does that; wheels and measurements never do.
"""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools._distutils import ccompiler, errors, sysconfig
from setuptools.command.build_ext import build_ext

ENGINE_ROOMS = [
    "src/spelunke/core/dice.py",
    "src/spelunke/core/tape.py",
    "src/spelunke/core/table.py",
    "src/spelunke/core/piles.py",
    "src/spelunke/core/ranking.py",
    "src/spelunke/core/playout.py",
    "src/spelunke/core/ring.py",
    "src/spelunke/core/policy.py",
    "src/spelunke/core/observation.py",
    "src/spelunke/core/ring_observation.py",
    "src/spelunke/gym/batch_engine.py",
    *sorted(
        str(path) for room in ("rules*", "observation", "policy*") for path in Path("src/spelunke/games").glob(f"*/{room}.py")
    ),
    "src/spelunke/bots/opponent_model.py",
    "src/spelunke/bots/trees.py",
    "src/spelunke/bots/search.py",
]


def has_c_compiler() -> bool:
    """Whether a C file that includes Python.h can be compiled here."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n", encoding="ascii")
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_python_inc()])
        except (errors.CCompilerError, errors.CompileError, errors.DistutilsPlatformError, OSError):
            return False
    return True


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side; setuptools itself does so only for whole extensions."""

    def build_extensions(self) -> None:
        """Build as usual, with a compiler that takes one file per core."""
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_in_turn([source], **options), sources)
            return [path for paths in made for path in paths]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


is_quick = os.environ.get("SPELUNKE_BUILD") == "quick"
extensions = []
if "bdist_wheel" in sys.argv:
    if has_c_compiler():
        from mypyc.build import mypycify

        extensions = mypycify(ENGINE_ROOMS, opt_level="3", multi_file=is_quick, group_name="spelunke")
        if ccompiler.get_default_compiler() == "unix":
            for extension in extensions:
                # No other library replaces our functions, so gcc may inline them as clang does anyway: up to 1.4 times as fast.
                extension.extra_compile_args.append("-fno-semantic-interposition")
    else:
        print("No C compiler here: the engine rooms stay plain Python. Same rules, slower simulations.", file=sys.stderr)

setup(ext_modules=extensions, cmdclass={"build_ext": ParallelBuild if is_quick else build_ext})  # type: ignore[arg-type]  # mypyc and setuptools name the same class differently
