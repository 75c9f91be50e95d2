#!/bin/sh
# In place of rustc for this workspace's crates: compiles and lints at once, so that nothing is checked a
# second time only for its lints. Cargo calls it with rustc's own path first.
exec clippy-driver "$@" -D warnings
