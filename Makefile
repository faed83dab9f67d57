# Everything sets itself up: a virtual environment, made once; nothing is fetched the second time.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
KERNELS := $(shell find src -name '*.pxd')
SOURCES := $(KERNELS) $(wildcard $(KERNELS:.pxd=.py)) setup.py src/fortyone/build.py

.PHONY: play test check format soak bench sanitize build clean

play: $(VENV)/.play
	@$(RUN) -m fortyone

test: $(VENV)/.test build
	$(RUN) -m tests.run

check: $(VENV)/.test build
	$(RUN) -m tests.run --checks

format: $(VENV)/.test
	$(RUN) -m ruff format .
	$(RUN) -m ruff check --fix .

soak: $(VENV)/.test build
	$(RUN) -m pytest -m soak -o addopts= -q

bench: $(VENV)/.test build
	$(VENV)/bin/pip install --quiet --editable '.[peers]'
	$(RUN) -m benchmarks

sanitize: $(VENV)/.test
	$(RUN) -m tests.run --sanitize

build: $(VENV)/.built

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(VENV)/bin/python pyproject.toml $(SOURCES)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.test: $(VENV)/bin/python pyproject.toml
	$(VENV)/bin/pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

$(VENV)/.built: $(VENV)/.test $(SOURCES)
	$(RUN) setup.py --quiet build_ext --inplace
	@touch $@

clean:
	rm -rf $(VENV) build src/fortyone.egg-info
	find src -name '*.so' -delete
	find src -name '*.c' -delete
