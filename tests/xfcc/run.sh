#!/bin/sh
# Real programs for correspondence chess against the server, built before: SCID from Debian, and
# zeep, a strict SOAP client, in an environment of its own. Installs what is missing.
set -eu
cd "$(dirname "$0")/../.."

packages=
if [ ! -e /usr/share/scid/tcl/tools/correspondence.tcl ]; then packages="scid tcl tdom"; fi
if ! python3 -c 'import ensurepip' 2>/dev/null; then packages="$packages python3-venv"; fi
if [ -n "$packages" ]; then
    apt-get update -qq
    # Twice: a mirror that fails now often does not a moment later.
    for try in 1 2; do
        # shellcheck disable=SC2086
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages \
            >/dev/null && break
        [ "$try" = 1 ]
    done
fi
clients=target/xfcc-clients
if ! "$clients/bin/python" -c 'import zeep' 2>/dev/null; then
    python3 -m venv "$clients"
    "$clients/bin/pip" install --quiet --disable-pip-version-check zeep==4.3.2
fi

port=${POSTHORN_XFCC_PORT:-4182}
data=$(mktemp -d)
target/debug/posthorn serve --demo --time-travel --port "$port" --data "$data" >"$data/log" 2>&1 &
server=$!
stop() {
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    rm -rf "$data"
}
trap stop EXIT
"$clients/bin/python" tests/xfcc/clients.py "http://127.0.0.1:$port" || {
    tail -20 "$data/log"
    exit 1
}
