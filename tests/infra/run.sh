#!/bin/sh
# The template for AWS, checked without an account: cfn-lint on it and on what SAM makes of it, then
# what both miss. Installs what is missing into an environment of its own. Says nothing when all is
# well.
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

sh -n infra/aws/deploy.sh
export PYTHONDONTWRITEBYTECODE=1
"$checks/bin/python" tests/infra/check.py
# It tells on the error stream what it has run: only worth reading when it fails.
if ! told=$("$checks/bin/python" -m unittest discover --start-directory tests/infra 2>&1); then
    echo "$told"
    exit 1
fi
