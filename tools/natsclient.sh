#!/usr/bin/env bash
# Makes web/nats.js, the part of NATS' own JavaScript client that the page for browsers needs, of the packages that web/nats/package-lock.json
# names:
#
#   tools/natsclient.sh
#
# It needs npm and its registry. What it makes is in the repository, so that building the page needs neither.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp web/nats/package.json web/nats/package-lock.json "$work/"
(cd "$work" && npm ci --ignore-scripts --no-audit --no-fund >&2)
of() { (cd "$work" && node -p "require('./node_modules/$1/package.json').version"); }
printf '// NATS client for JavaScript: @nats-io/nats-core %s, @nats-io/nkeys %s, @nats-io/nuid %s (Copyright The NATS Authors, Apache-2.0, see\n// NATS-LICENSE.txt) and tweetnacl %s (Unlicense). Made by tools/natsclient.sh.\n' \
	"$(of @nats-io/nats-core)" "$(of @nats-io/nkeys)" "$(of @nats-io/nuid)" "$(of tweetnacl)" >"$work/banner"
echo 'export { wsconnect } from "@nats-io/nats-core";' >"$work/entry.js"
(cd "$work" && npx --no-install esbuild entry.js --bundle --minify --format=iife --global-name=nats --target=es2022 --legal-comments=none \
	--charset=utf8 "--banner:js=$(cat banner)" --outfile=nats.js)
cp "$work/nats.js" web/nats.js
cp "$work/node_modules/@nats-io/nats-core/LICENSE" web/NATS-LICENSE.txt
