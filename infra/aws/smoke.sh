#!/bin/sh
# Looks at a site that was just put there: what everybody must get, and what nobody may. Says what is wrong.
#   smoke.sh SITE API     the outputs SiteAddress and ApiAddress
set -eu

site=${1:?usage: smoke.sh SITE API} api=${2:?usage: smoke.sh SITE API}
wrong=
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# An address, the status that it has to answer with, and what has to stand in the answer. What a deployment has changed
# is not everywhere at once: POSTHORN_SMOKE_TRIES tries, five seconds apart.
look() {
    try=1
    while :; do
        status=$(curl --silent --max-time 20 --output "$answer" --write-out '%{http_code}' "$1") || status=none
        [ "$status" = "$2" ] && grep -q -- "$3" "$answer" && return
        [ "$try" -lt "${POSTHORN_SMOKE_TRIES:-12}" ] || break
        try=$((try + 1))
        sleep 5
    done
    wrong="$wrong
  $1: $status in place of $2, or without “$3”"
}

look "$site/" 200 '/assets/'
asset=$(sed -n 's#.*"\(/assets/[^"]*\.js\)".*#\1#p' "$answer" | head -n 1)
look "$site${asset:-/assets/}" 200 .
# A page of the application, whatever its address.
look "$site/rules/LAW-6.8" 200 '/assets/'
look "$site/api/health" 200 '"now"'
look "$site/.well-known/jwks.json" 200 '"keys"'
look "$site/api/me" 401 '"unauthenticated"'
# Past the site's front nobody gets in.
look "$api/api/health" 403 '"forbidden"'

if [ -n "$wrong" ]; then
    echo "Deployed, but not well:$wrong"
    exit 1
fi
