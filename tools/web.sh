#!/usr/bin/env bash
# Builds the game for browsers, a folder that any web server can serve as it is:
#
#   tools/web.sh FOLDER
#
# It needs Go, git and libdeflate-gzip, which "tools/setup.sh page" installs. It fails if the page is too large: see
# tools/webpage. GO names the go command, if it is not called go.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

GO=${GO:-go}
out=${1:?Usage: tools/web.sh FOLDER}

# Copies of Ebitengine and of what shapes text with the patches in web, and a go.mod that names them. Their paths are in the program, so they
# are always the same.
work=build/web
rm -rf "$work"
trap 'rm -rf "$work"' EXIT
mkdir -p "$work" "$out"
cp go.mod "$work/go.mod"
cp go.sum "$work/go.sum"
ebiten=github.com/hajimehoshi/ebiten/v2
for module in "$ebiten" github.com/go-text/typesetting; do
	name=$(basename "${module%/v2}")
	"$GO" mod download "$module"
	cp -r "$("$GO" list -m -f '{{.Dir}}' "$module")" "$work/$name"
	chmod -R u+w "$work/$name"
	# Inside a repository git would take the paths of the patch for the repository's.
	(cd "$work/$name" && GIT_CEILING_DIRECTORIES=$(dirname "$PWD") git apply "$OLDPWD/web/$name.patch")
	printf 'replace %s => ./%s/%s\n' "$module" "$work" "$name" >>"$work/go.mod"
done

# Packages without long loops are built without inlining: compressed, the page is 8 % smaller. What searches, lays out and paints stays
# inlined.
seldom=()
for package in sixwinters/game/... sixwinters/content sixwinters/rules/chronicle sixwinters/rules/skadi sixwinters/advice/skadimind sixwinters/saves sixwinters/together sixwinters/settings sixwinters/boxes sixwinters/svg \
	sixwinters/render sixwinters/render/components sixwinters/art sixwinters/sound sixwinters/speech sixwinters/proof sixwinters/advice/hints sixwinters/advice/review github.com/ebitenui/... github.com/frustra/... github.com/BurntSushi/... \
	github.com/go-text/typesetting/font/opentype/tables "$ebiten/internal/shader" "$ebiten/internal/shaderir/..." "$ebiten/internal/ui" \
	golang.org/x/text/... go/... math/big encoding/... regexp/... text/... net/... archive/... os/... time fmt html flag; do
	seldom+=("-gcflags=$package=-l")
done
GOOS=js GOARCH=wasm "$GO" build -modfile "$work/go.mod" -trimpath "${seldom[@]}" -ldflags "-s -w -buildid= ${LDFLAGS:-}" \
	-o "$out/sixwinters.wasm" .
"$GO" run ./tools/icon "$out"
rm -f "$out"/icon-16.png "$out"/icon-48.png "$out"/icon-64.png "$out"/icon-256.png
cp web/manifest.webmanifest web/NATS-LICENSE.txt "$out/"
"$GO" run ./tools/webpage -exec "$("$GO" env GOROOT)/lib/wasm/wasm_exec.js" "$out"
