#!/bin/sh
# The template for AWS, checked without an account: cfn-lint on it and on what SAM makes of it, then
# what both miss. Says nothing when all is well.
set -eu
cd "$(dirname "$0")/../.."

sh tests/infra/environment.sh

checks=target/infra-checks
for script in infra/aws/*.sh; do sh -n "$script"; done
export PYTHONDONTWRITEBYTECODE=1
"$checks/bin/python" tests/infra/check.py
# It tells on the error stream what it has run: only worth reading when it fails.
if ! told=$("$checks/bin/python" -m unittest discover --start-directory tests/infra 2>&1); then
    echo "$told"
    exit 1
fi
