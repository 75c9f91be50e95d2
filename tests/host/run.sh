#!/bin/sh
# docs/self-hosting.md, word for word: a release out of what the tests have built, installed below a folder of its own,
# and a game that outlives a restore and an upgrade.
set -eu
cd "$(dirname "$0")/../.."

sh infra/host/release.sh --profile dev >/dev/null
python3 -B tests/host/follow.py docs/self-hosting.md target/release-files
