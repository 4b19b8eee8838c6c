#!/usr/bin/env bash
# Builds the game for browsers, a folder that any web server can serve as it is:
#
#   tools/web.sh FOLDER
#
# It is at most 30 MB, 7 MB compressed, or this fails. GO names the go command, if it is not called go.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

GO=${GO:-go}
out=${1:?Usage: tools/web.sh FOLDER}
most=30000000 most_compressed=7000000

# A copy of Ebitengine with web/ebiten.patch, and a go.mod that names it. Its path is in the program, so it is always the same.
work=build/web
rm -rf "$work"
trap 'rm -rf "$work"' EXIT
mkdir -p "$work" "$out"
"$GO" mod download github.com/hajimehoshi/ebiten/v2
cp -r "$("$GO" list -m -f '{{.Dir}}' github.com/hajimehoshi/ebiten/v2)" "$work/ebiten"
chmod -R u+w "$work/ebiten"
# Inside a repository git would take the paths of the patch for the repository's.
(cd "$work/ebiten" && GIT_CEILING_DIRECTORIES=$(dirname "$PWD") git apply "$OLDPWD/web/ebiten.patch")
cp go.mod "$work/go.mod"
cp go.sum "$work/go.sum"
printf 'replace github.com/hajimehoshi/ebiten/v2 => ./%s/ebiten\n' "$work" >>"$work/go.mod"

GOOS=js GOARCH=wasm "$GO" build -modfile "$work/go.mod" -trimpath -ldflags "-s -w -buildid= ${LDFLAGS:-}" -o "$out/sixwinters.wasm" .
if command -v libdeflate-gzip >/dev/null; then
	libdeflate-gzip -12 -c "$out/sixwinters.wasm" >"$out/sixwinters.wasm.gz"
else # 4 % larger
	gzip -9nc "$out/sixwinters.wasm" >"$out/sixwinters.wasm.gz"
fi

cp "$("$GO" env GOROOT)/lib/wasm/wasm_exec.js" "$out/"
"$GO" run ./tools/icon "$out"
rm -f "$out"/icon-16.png "$out"/icon-48.png "$out"/icon-64.png "$out"/icon-256.png
cp web/files.js web/page.js web/manifest.webmanifest "$out/"
size=$(wc -c <"$out/sixwinters.wasm")
compressed=$(wc -c <"$out/sixwinters.wasm.gz")
# The version is that of everything in the page: any change makes the service worker fetch it anew.
version=$(cd "$out" && cat sixwinters.wasm "$OLDPWD"/web/* wasm_exec.js icon-*.png | sha256sum | cut -c1-16)
for page in index.html sw.js; do
	sed -e "s/@VERSION@/$version/" -e "s/@SIZE@/$((size))/" "web/$page" >"$out/$page"
done

printf '%s: %d bytes, %d compressed, version %s\n' "$out" "$size" "$compressed" "$version"
if [ "$size" -gt "$most" ] || [ "$compressed" -gt "$most_compressed" ]; then
	printf 'The page is larger than %d bytes, or %d compressed: see what is linked that need not be.\n' "$most" "$most_compressed" >&2
	exit 1
fi
