# What CI runs is what people run. `make` alone lists the words.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -q
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt

# The compiled copy lives in a folder named after the hash of all it is made of: an edited source means another folder,
# so a stale compiled file cannot be run by mistake.
FINGERPRINT = $(shell $(PYTHON) tools/fingerprint.py)
COMPILED = $(VENV)/compiled/$(FINGERPRINT)

# Names the compiled copy to the law that both engines agree; names nothing where no C compiler made one.
WITH_COMPILED = SPELUNKE_COMPILED=$$(ls $(COMPILED)/*.so > /dev/null 2>&1 && echo $(COMPILED))

.PHONY: help page play test test-fast full ready check bench bench-server faults laws golden compiled clean

help:
	@echo "make play    install everything into .venv and open the page in your browser"
	@echo "make test    install everything into .venv and run every test, plain and compiled"
	@echo "make test-fast  rules, units and the laws of tiny games, for while you work"
	@echo "make full    every test at full size: laws, faults, fuzzing"
	@echo "make check   ruff, mypy, import-linter, paragraph coverage"
	@echo "make bench   speeds as ratios, beside OpenSpiel"
	@echo "make bench-server  what the server carries, beside boardgame.io"
	@echo "make laws    the laws at full size"
	@echo "make faults  the server's tests at full size: kills, broken services, 100,000 fuzzed frames and requests, secrecy"
	@echo "make golden  write the golden games anew; read the difference before you commit it"
	@echo "make clean   remove .venv and everything built"

$(VENV)/base: pyproject.toml constraints.txt
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --upgrade pip
	@$(PIP) install --group build
	@$(PIP) install --no-build-isolation --editable .[server,lab,gym]
	@touch $@

$(VENV)/test: $(VENV)/base
	@$(PIP) install --group test --group check
	@touch $@

$(VENV)/bench: $(VENV)/base
	@$(PIP) install --group bench
	@touch $@

page: $(VENV)/base
	@$(PY) tools/build_page.py || echo "The page could not be built; the terminal table works all the same."

compiled: page
	@if [ ! -e $(COMPILED)/ready ]; then \
		echo "Compiling the engine rooms ..."; \
		rm -rf $(VENV)/compiled build; \
		$(PIP) install --no-build-isolation --no-deps --target $(COMPILED) . && touch $(COMPILED)/ready; \
		ls $(COMPILED)/*__mypyc* >/dev/null 2>&1 || echo "No C compiler here: the same code runs plain. Same rules, slower simulations."; \
	fi

play: compiled
	@PYTHONPATH=$(COMPILED) $(PY) -m spelunke $(ARGS)

# The tests of the sources wait for servers and browsers much of the time, those of the compiled copy for nothing: side by side,
# and the latter giving way, they keep two cores busy. tools/run_tests.py has the list.
test: ready
	@$(PY) tools/run_tests.py --compiled $(COMPILED)

test-fast: $(VENV)/test
	@$(PY) tools/run_tests.py --size fast

full: ready
	@$(PY) tools/run_tests.py --size full --compiled $(COMPILED)

ready: $(VENV)/base
	@$(MAKE) --no-print-directory -j 2 $(VENV)/test page

check: $(VENV)/test page
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(PY) tools/paragraphs.py
	$(PY) tools/typescript.py --check
	$(PY) tools/build_page.py --check

bench: $(VENV)/bench compiled
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.engine
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.gym
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.search
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.lab

bench-server: $(VENV)/test compiled
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.server_start
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.server

laws: $(VENV)/test compiled
	PYTHONPATH=$(COMPILED) $(WITH_COMPILED) LAWS=full $(PY) -m pytest -n 2 --timeout 0 tests/laws

faults: $(VENV)/test
	FAULTS=full FUZZ=100000 WIRE=full $(PY) -m pytest --timeout 0 tests/server

golden: $(VENV)/test
	GOLDEN=write $(PY) -m pytest -q tests/golden

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
