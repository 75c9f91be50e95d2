#!/bin/sh
# The tutorial of the API, docs/API.md, as its reader would type it: against the server, built before, with
# a demo of its own. Installs curl where it is missing.
set -eu
cd "$(dirname "$0")/../.."

if ! command -v curl >/dev/null 2>&1; then
    apt-get update -qq
    # Twice: a mirror that fails now often does not a moment later.
    for try in 1 2; do
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends curl >/dev/null && break
        [ "$try" = 1 ]
    done
fi

python3 -B -m unittest -q tests/tutorial/test_client.py tests/tutorial/test_tutorial.py

port=${POSTHORN_TUTORIAL_PORT:-4184}
url=http://127.0.0.1:$port
data=$(mktemp -d)
"${POSTHORN:-target/debug/posthorn}" serve --demo --time-travel --port "$port" --data "$data" \
    >"$data/log" 2>&1 &
server=$!
stop() {
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    rm -rf "$data"
}
trap stop EXIT
curl --silent --retry 60 --retry-connrefused --retry-delay 1 --fail --output /dev/null "$url/api/events"
python3 -B tests/tutorial/tutorial.py docs/API.md "$url" || {
    tail -20 "$data/log"
    exit 1
}
