# What CI runs is what people run. `make` alone lists the words.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python

# Every word but `clean` begins with this: one sentence instead of a syntax error where Python is too old.
SET_UP = @$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || { \
	echo "Spelunke needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1)." \
		"Install a newer one, or name one you have: make $@ PYTHON=python3.12" >&2; exit 1; }

# The compiled copy lives in a folder named after the hash of all it is made of: an edited source means another folder,
# so a stale compiled file cannot be run by mistake.
COMPILED = $(shell $(PYTHON) -c 'import sys; sys.path[0] = "tools"; import compiled_copy as c; print(c.folder("whole").relative_to(c.ROOT))')

# Names the compiled copy to the law that both engines agree; names nothing where no C compiler made one.
WITH_COMPILED = SPELUNKE_COMPILED=$$(ls $(COMPILED)/*.so > /dev/null 2>&1 && echo $(COMPILED))

.PHONY: help play ready compiled test test-fast full check bench bench-server faults laws golden gallery dist clean

help:
	@echo "make play    install what playing needs into .venv and open the page in your browser"
	@echo "make test    install everything into .venv and run every test, plain and compiled"
	@echo "make test-fast  rules, units and the laws of tiny games, for while you work"
	@echo "make full    every test at full size: laws, faults, fuzzing"
	@echo "make check   ruff, mypy, import-linter, paragraph coverage; Prettier, ESLint, types and unit tests of the page"
	@echo "make bench   speeds as ratios, beside OpenSpiel"
	@echo "make bench-server  what the server carries, beside boardgame.io, or beside BEFORE=folder"
	@echo "make laws    the laws at full size"
	@echo "make faults  the server's tests at full size: kills, broken services, 100,000 fuzzed frames and requests, secrecy"
	@echo "make golden  write the golden games anew; read the difference before you commit it"
	@echo "make gallery  draw every scene of the page into build/gallery; GAME=rueck draws one game's"
	@echo "make dist    build sdist and wheel into dist, and try both in clean environments"
	@echo "make clean   remove everything that make made"

play:
	$(SET_UP)
	@$(PYTHON) tools/play.py $(ARGS)

ready:
	$(SET_UP)
	@$(PYTHON) tools/environment.py test

compiled: ready
	@$(PYTHON) tools/compiled_copy.py > /dev/null

# The tests of the sources wait for servers and browsers much of the time, those of the compiled copy for nothing: side by side,
# and the latter giving way, they keep two cores busy. tools/run_tests.py has the list.
test: ready
	@$(PY) tools/run_tests.py --compiled $(COMPILED)

test-fast: ready
	@$(PY) tools/run_tests.py --size fast

full: ready
	@$(PY) tools/run_tests.py --size full --compiled $(COMPILED)

check: ready
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(PY) tools/paragraphs.py
	$(PY) tools/concordance.py --check
	$(PY) tools/typescript.py --check
	$(PY) tools/build_page.py --check

bench: compiled
	@$(PYTHON) tools/environment.py bench
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.engine
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.gym
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.search
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.lab

bench-server: compiled
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.server_start
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.server $(if $(BEFORE),--before $(BEFORE))

gallery: ready
	@$(PY) tools/build_page.py
	@$(PY) tools/gallery.py $(GAME)

laws: compiled
	PYTHONPATH=$(COMPILED) $(WITH_COMPILED) LAWS=full $(PY) -m pytest -n 2 --timeout 0 tests/laws

faults: ready
	FAULTS=full FUZZ=100000 WIRE=full $(PY) -m pytest --timeout 0 tests/server

golden: ready
	GOLDEN=write $(PY) -m pytest -q tests/golden

dist:
	$(SET_UP)
	@$(PYTHON) tools/environment.py dist
	@$(PY) tools/dist.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/spelunke/server/page web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage*
	find src tests tools bench examples -name __pycache__ -prune -exec rm -rf {} +
