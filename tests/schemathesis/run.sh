#!/bin/sh
# The whole API, by its description, against the server that was built before: what nobody would send
# must be refused as it is described, and nothing may fail. Signed out and as each of the demo's
# roles, or as those that are named: `run.sh officer`. Installs what is missing. How many requests each
# operation gets at random: POSTHORN_EXAMPLES_EACH.
set -eu
cd "$(dirname "$0")/../.."

tools=target/schemathesis
if ! "$tools/bin/schemathesis" --version >/dev/null 2>&1; then
    python3 -m venv "$tools"
    "$tools/bin/pip" install --quiet --disable-pip-version-check schemathesis==4.32.5
fi

port=${POSTHORN_API_PORT:-4183}
url=http://127.0.0.1:$port
data=$(mktemp -d)
target/debug/posthorn serve --demo --time-travel --port "$port" --data "$data" >"$data/log" 2>&1 &
server=$!
stop() {
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    rm -rf "$data"
}
trap stop EXIT
curl --silent --retry 60 --retry-connrefused --retry-delay 1 --fail --output /dev/null "$url/api/me/" || true

token_of() {
    curl --silent --fail --json "{\"email\":\"$1@posthorn.example\",\"password\":\"posthorn-demo\"}" \
        --header "origin: $url" "$url/api/sign-in" |
        "$tools/bin/python" -c 'import json, sys; print(json.load(sys.stdin)["access_token"])'
}

failed=
for role in ${*:-nobody tomas director organiser officer}; do
    printf '\n== %s\n' "$role"
    set --
    if [ "$role" != nobody ]; then
        set -- --header "Authorization: Bearer $(token_of "$role")"
    fi
    # Signing in and out would end the session that asks; how often it may be tried is limited, too.
    # Xfcc answers with faults of SOAP, which come with 500.
    "$tools/bin/schemathesis" run "$url/api/openapi.json" --url "$url" "$@" \
        --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
        --max-examples "${POSTHORN_EXAMPLES_EACH:-5}" --phases examples,coverage,fuzzing \
        --continue-on-failure --no-color \
        --exclude-path-regex 'sign-in|password|sign-up|/api/session|/api/me/delete|/xfcc/' ||
        failed="$failed $role"
    rm -rf .schemathesis .hypothesis
done
if [ -n "$failed" ]; then
    printf '\nFound something as:%s\n' "$failed"
    exit 1
fi
