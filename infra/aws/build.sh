#!/bin/sh
# Builds the functions as they go to AWS, with cargo-lambda: each as target/lambda/NAME/bootstrap, where
# the template looks for it. Then prints how large each one is, name, value and unit a line. Arguments go to
# `cargo lambda build`.
set -eu
cd "$(dirname "$0")/../.."

# By name, so that they have the features that they have on AWS and no others.
for manifest in functions/*/Cargo.toml; do
    name=$(basename "$(dirname "$manifest")")
    set -- "$@" --package "$name" --features "$name/lambda"
done
# In place of the flags below cargo would take these.
unset RUSTFLAGS CARGO_ENCODED_RUSTFLAGS
# What lies there from before would look like what was built.
rm -rf target/lambda
# What runs arm64 is a Graviton2 at least: it counts checksums itself, without half a megabyte of tables.
cargo lambda build --profile function --locked \
    --config "target.'cfg(all())'.rustflags=['-Clink-arg=-T$PWD/infra/aws/functions.ld']" \
    --config 'target.aarch64-unknown-linux-gnu.rustflags=["-Ctarget-cpu=neoverse-n1"]' "$@"

for manifest in functions/*/Cargo.toml; do
    name=$(basename "$(dirname "$manifest")")
    bootstrap=target/lambda/$name/bootstrap
    if [ ! -x "$bootstrap" ]; then
        echo "cargo lambda has not built $bootstrap"
        exit 1
    fi
    printf '%-52s %10s KB\n' \
        "function $name: binary" "$(($(wc -c <"$bootstrap") / 1024))" \
        "function $name: zipped" "$(($(gzip -9 -c "$bootstrap" | wc -c) / 1024))"
done
