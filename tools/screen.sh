#!/bin/sh
# Runs a command with an invisible screen of its own, large enough for the largest window a test opens:
#
#   tools/screen.sh go test ./...
#
# Where there is no xvfb-run (macOS, Windows) the command uses the screen that is there.
set -eu

if command -v xvfb-run >/dev/null 2>&1; then
	# Screens begin one after the other: two that looked for a free number at the same moment could both take it.
	exec 9>"${TMPDIR:-/tmp}/sixwinters-screen-$(id -u).lock"
	flock 9
	exec xvfb-run -a -s "-screen 0 2600x1500x24" sh -c 'flock -u 9; exec 9>&-; exec "$@"' sh "$@"
fi
exec "$@"
