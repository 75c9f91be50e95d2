#!/bin/sh
# The template for AWS, checked without an account: cfn-lint on it and on what SAM makes of it, then
# what both miss. Says nothing when all is well.
set -eu
cd "$(dirname "$0")/../.."

sh tests/infra/environment.sh
if ! command -v curl >/dev/null 2>&1; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends curl >/dev/null
fi

checks=target/infra-checks
for script in infra/aws/*.sh; do sh -n "$script"; done
export PYTHONDONTWRITEBYTECODE=1
"$checks/bin/python" tests/infra/check.py
# It tells on the error stream what it has run: only worth reading when it fails.
if ! told=$("$checks/bin/python" -m unittest discover --start-directory tests/infra 2>&1); then
    echo "$told"
    exit 1
fi
