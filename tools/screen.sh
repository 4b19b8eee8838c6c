#!/bin/sh
# Runs a command with an invisible screen of its own, large enough for the largest window a test opens:
#
#   tools/screen.sh go test ./...
#
# Where there is no xvfb-run (macOS, Windows) the command uses the screen that is there.
set -eu

if command -v xvfb-run >/dev/null 2>&1; then
	# Without -noreset the server starts anew when its last window closes, and refuses who knocks just then, such as the
	# next game of a test that has just ended one.
	exec xvfb-run -a -s "-screen 0 2600x1500x24 -noreset" "$@"
fi
exec "$@"
