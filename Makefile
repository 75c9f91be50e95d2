# What the README tells people to type. Each target installs what it needs.

CARGO ?= cargo
WEB := web/node_modules/.package-lock.json

.PHONY: run web test lint types examples licences release functions bench campaign deploy clean

## run: install, build the front-end, and serve everything on http://127.0.0.1:8080
run: web
	$(CARGO) run --locked -- serve --demo

## web: the built front-end in web/dist
web: $(WEB)
	npm --prefix web run build

$(WEB): web/package-lock.json
	npm --prefix web ci --ignore-scripts --no-audit --no-fund

## test: everything that CI runs
test:
	sh tests/run.sh

## lint: formatting and lints, the Lambda binaries included
lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --locked --workspace --all-targets --all-features -- -D warnings

## types: the API's description and the front-end's types from the code
types: $(WEB)
	$(CARGO) run --locked --quiet -- openapi --without-examples > web/openapi.json.part
	mv web/openapi.json.part web/openapi.json
	npm --prefix web run types

## examples: requests of the tests with their answers, for the API's description
examples:
	rm -rf target/examples
	POSTHORN_EXAMPLES=$(CURDIR)/target/examples $(CARGO) test --locked -p tests --test api --test notify -- --skip openapi
	cat target/examples/*.json > infra/local/src/examples.jsonl
	$(MAKE) types

## licences: the list of crates on the licences page
licences: $(WEB)
	npm --prefix web run licences

## release: the optimised server with the pages inside, as a tarball with its checksum in target/release-files
release: web
	sh infra/host/release.sh

## functions: the Lambda binaries as they go to AWS, but for this machine, in target/lambda
functions:
	sh tests/infra/environment.sh
	PATH="$(CURDIR)/target/infra-checks/bin:$$PATH" sh infra/aws/build.sh --compiler cargo

## bench: name, value and unit a line
bench: functions
	$(CARGO) bench --locked -p tests

## campaign: a fault audit in half an hour; some of it: make campaign ASKED="kills --kills 1000"
campaign:
	$(CARGO) test --locked --workspace --all-features --test campaign -- campaign $(ASKED)

## deploy: everything on AWS, as infra/aws/README.md says
deploy:
	sh infra/aws/deploy.sh

clean:
	$(CARGO) clean
	rm -rf web/dist web/node_modules
