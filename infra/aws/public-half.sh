#!/bin/sh
# The public half of an Ed25519 secret: both are 32 bytes in base64url, the one read, the other written.
# The bytes in front make a document of it that openssl reads (RFC 8410, section 7).
set -eu
secret=$(cat)
{
    printf '\060\056\002\001\000\060\005\006\003\053\145\160\004\042\004\040'
    printf '%s=' "$secret" | tr -- '-_' '+/' | base64 -d
} | openssl pkey -inform DER -pubout -outform DER | tail -c 32 | base64 | tr '+/' '-_' | tr -d '=\n'
