#!/bin/sh
# The server with the pages inside, as a tarball with its checksum, in target/release-files.
#   release.sh                       optimised, with its symbols in a tarball of their own
#   release.sh --profile PROFILE     as another profile builds it: `dev` is what the tests have built
set -eu
cd "$(dirname "$0")/../.."

profile=release
case ${1-} in
'') ;;
--profile) profile=${2:?--profile needs a name} ;;
*)
    echo "usage: release.sh [--profile PROFILE]" >&2
    exit 2
    ;;
esac
if [ "$profile" = dev ]; then
    # As the tests build it, so that nothing is built again.
    cargo build --locked --workspace --all-features --all-targets
    built=target/debug/posthorn
else
    cargo build --locked --profile "$profile" --package posthorn --bin posthorn
    built=target/$profile/posthorn
fi
version=$("$built" --version)
version=${version#posthorn }
name=posthorn-$version-$(uname -m)-linux
out=target/release-files
rm -rf "$out"
mkdir -p "$out/$name" "$out/$name-symbols"

# Everything in a tarball has the time of the commit: whoever builds it again gets the same.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
pack() {
    tar --create --directory "$1" --sort=name --owner=0 --group=0 --numeric-owner \
        --mtime="@$SOURCE_DATE_EPOCH" --format=ustar "$2" | gzip -n
}

# Whoever reads a backtrace needs the symbols; whoever serves does not.
objcopy --only-keep-debug --compress-debug-sections "$built" "$out/$name-symbols/posthorn.debug"
objcopy --strip-all "$built" "$out/$name/posthorn"
objcopy --add-gnu-debuglink="$out/$name-symbols/posthorn.debug" "$out/$name/posthorn"

# The pages stand behind the program: their archive, how many bytes it has, and a mark (infra/local/src/site/inside.rs).
pack web/dist . >"$out/site.tar.gz"
cat "$out/site.tar.gz" >>"$out/$name/posthorn"
printf '%020dposthorn-pages-1' "$(wc -c <"$out/site.tar.gz")" >>"$out/$name/posthorn"
rm "$out/site.tar.gz"

cp LICENSE CHANGELOG.md docs/self-hosting.md docs/backup.md infra/host/*.service infra/host/*.timer infra/host/posthorn.env \
    infra/host/Caddyfile infra/host/nginx.conf infra/host/Containerfile "$out/$name/"
chmod 755 "$out/$name/posthorn"
for one in "$name" "$name-symbols"; do
    pack "$out" "$one" >"$out/$one.tar.gz"
    rm -r "${out:?}/$one"
done
(cd "$out" && sha256sum ./*.tar.gz >SHA256SUMS && cat SHA256SUMS)
