#!/usr/bin/env bash
# Builds the page and plays in it, in Chromium. Arguments are for the tests, such as -kills 50 or -test.run TestTurn:
#
#   tools/webtest.sh [FLAGS]
#
# PAGE names a folder with a page that is built already, SHOTS one for pictures. The page is built without the version of its commit, as
# test binaries are: the title shows a version in a line of its own, and then its buttons lie elsewhere than the script says. Chromium is
# installed where that is possible, and otherwise this says what is missing: it fails unless it has played.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

GO=${GO:-go}
GO=$GO tools/setup.sh web
page=${PAGE:-build/page}
[ -n "${PAGE:-}" ] || GOFLAGS="$("$GO" env GOFLAGS) -buildvcs=false" tools/web.sh "$page"
page=$(realpath "$page")
GOOS=js GOARCH=wasm "$GO" vet . ./game/... ./saves ./settings ./sound

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tools/screen.sh "$GO" test ./game/scenes/table -count 1 -run '^TestMouseScript$' -mousescript "$work/script.json"
tools/screen.sh "$GO" test ./game/scenes/skadi -count 1 -run '^TestWholeWinterByTouch$' -touchscript "$work/winter.json"
cd tools/webtest
"$GO" vet ./...
GO=$GO ../tests.sh . verbose -count 1 -timeout 2h -args -page "$page" -script "$work/script.json" -winter "$work/winter.json" -shots "${SHOTS:-}" "$@"
