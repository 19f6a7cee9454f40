# What everybody needs: make play, make test.
PYTHON ?= python3
BIN := .venv/bin
STATIC := src/sanzhan/server/static/index.html
CLIENT_SOURCES := $(shell find client/src client/public client/index.html client/vite.config.ts -type f 2>/dev/null) $(wildcard src/sanzhan/texts/*/*.ftl) src/sanzhan/senji/components.json

.PHONY: setup play serve test lint bench fast browser

setup: .venv/ready client/node_modules/ready $(STATIC)

.venv/base: pyproject.toml requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.lock -e .
	touch $@

.venv/ready: .venv/base
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.lock -e '.[dev,rl,openspiel]'
	touch $@

client/node_modules/ready: client/package-lock.json
	cd client && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(STATIC): client/node_modules/ready $(CLIENT_SOURCES)
	cd client && npm run --silent build
	touch $@

play: .venv/base $(STATIC)
	$(BIN)/sanzhan play

serve: .venv/base $(STATIC)
	$(BIN)/sanzhan serve

lint: setup
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd client && npm run --silent check && npm run --silent lint

fast: setup
	$(BIN)/python -m pytest -n 2 -m 'not browser'
	cd client && npm test --silent

browser: setup
	scripts/chromium
	cd client && npm run --silent browser

test: lint fast browser

bench: .venv/base
	$(BIN)/sanzhan bench
