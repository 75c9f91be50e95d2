#!/bin/sh
# What requirements.txt lists, in an environment of its own: target/infra-checks.
set -eu
cd "$(dirname "$0")/../.."

if ! python3 -c 'import ensurepip' 2>/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-venv >/dev/null
fi
checks=target/infra-checks
# Made anew when the list has changed: the list that was installed lies beside it.
if ! cmp -s tests/infra/requirements.txt "$checks/requirements.txt"; then
    python3 -m venv --clear "$checks"
    "$checks/bin/pip" install --quiet --disable-pip-version-check --no-deps \
        --requirement tests/infra/requirements.txt
    cp tests/infra/requirements.txt "$checks/"
fi
