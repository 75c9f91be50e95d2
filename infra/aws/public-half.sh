#!/bin/sh
# The public half of a secret: 32 bytes in base64url are read, the other half is written so. What is before
# and behind them makes a document of it that openssl reads: RFC 8410, section 7, for ed25519, whose public
# half has 32 bytes; RFC 5915 for p256, whose is an uncompressed point of 65.
set -eu
secret=$(cat)
bytes() { printf '%s=' "$secret" | tr -- '-_' '+/' | base64 -d; }
text() { base64 | tr '+/' '-_' | tr -d '=\n'; }
case $1 in
ed25519)
    {
        printf '\060\056\002\001\000\060\005\006\003\053\145\160\004\042\004\040'
        bytes
    } | openssl pkey -inform DER -pubout -outform DER | tail -c 32 | text
    ;;
p256)
    {
        printf '\060\061\002\001\001\004\040'
        bytes
        printf '\240\012\006\010\052\206\110\316\075\003\001\007'
    } | openssl pkey -inform DER -pubout -outform DER | tail -c 65 | text
    ;;
*)
    echo "usage: public-half.sh ed25519|p256" >&2
    exit 2
    ;;
esac
