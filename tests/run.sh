#!/bin/sh
# Everything that CI runs, in the order in which it fails fastest. Installs what is missing.
set -eu
cd "$(dirname "$0")/.."

# Each step by its name, and in the end what each took, also where one has failed.
times=
name=
step() {
    ended
    name=$*
    begun=$(date +%s)
    printf '\n== %s\n' "$name"
}
ended() {
    [ -n "$name" ] || return 0
    times="$times$(printf '%6d s  %s' "$(($(date +%s) - begun))" "$name")
"
    name=
}
trap 'ended; printf "\n== seconds\n%s" "$times"' EXIT

step "front-end: install, types, lint, tests, build"
npm --prefix web ci --ignore-scripts --no-audit --no-fund
npm --prefix web run check

# What a command has made is what it makes now: the command's name, and the file.
made() {
    checked_in=$(cksum <"$2")
    npm --prefix web run --silent "$1"
    if [ "$(cksum <"$2")" != "$checked_in" ]; then
        echo "$2 was not the present one: it is now, check it in (make $1)"
        exit 1
    fi
}
step "front-end: the types are those of web/openapi.json, the licences those of Cargo.lock"
made types web/src/api/schema.d.ts
made licences web/src/licences/rust.json

step "infra: the template for AWS"
sh tests/infra/run.sh

step "Rust: formatting"
cargo fmt --all --check

step "Rust: build and lints, the Lambda binaries included"
# One set of features for everything. Whoever builds by hand builds without the lints, beside these.
export RUSTC_WORKSPACE_WRAPPER="$PWD/tests/lint.sh"
cargo build --locked --workspace --all-targets --all-features

step "Rust: tests"
rm -rf target/rights
# The functions' binaries are tried below, as they go to AWS.
if command -v cargo-nextest >/dev/null 2>&1; then
    cargo nextest run --locked --workspace --all-features -E 'not binary(lambda)'
else
    cargo test --locked --workspace --all-features
fi

step "functions: as cargo-lambda builds them, with their sizes, and a game through them"
# Without optimization, which takes most of the time: what goes to AWS is smaller.
RUSTC_WORKSPACE_WRAPPER='' CARGO_PROFILE_FUNCTION_LTO=off CARGO_PROFILE_FUNCTION_CODEGEN_UNITS=16 \
    CARGO_PROFILE_FUNCTION_OPT_LEVEL=0 make functions
export POSTHORN_FUNCTIONS="$PWD/target/lambda"
cargo test --locked --workspace --all-features --test lambda

step "infrastructure: no function may do what no test has needed"
target/infra-checks/bin/python -B tests/infra/used.py

step "Rust: a second database, with the table as SAM expands it, and files in a bucket"
target/infra-checks/bin/python -B tests/infra/emulators.py \
    sh -c 'cargo test --locked --workspace --all-features --test store &&
        cargo test --locked --workspace --all-features --test lambda bucket'

step "Rust: examples in the documentation"
cargo test --locked --workspace --all-features --doc --quiet

step "Xfcc: SCID and a strict SOAP client against the server"
sh tests/xfcc/run.sh

step "API: the tutorial, as its reader would type it, and its client"
sh tests/tutorial/run.sh

step "host: docs/self-hosting.md, word for word, with a restore and an upgrade"
sh tests/host/run.sh

step "browser: install"
npm --prefix tests/browser ci --ignore-scripts --no-audit --no-fund
if ! command -v chromium-headless-shell >/dev/null 2>&1; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null ||
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null
fi

step "browser: types, tests"
npm --prefix tests/browser run check
npm --prefix tests/browser test

if [ -z "${POSTHORN_TEST_DATA:-}" ]; then
    printf '\nNOT TESTED: POSTHORN_TEST_DATA is not set; real games and tables were left out.\n'
fi
