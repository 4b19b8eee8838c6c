#!/bin/sh
# Runs a command with an invisible screen of its own, large enough for the largest window a test opens:
#
#   tools/screen.sh go test ./...
#
# Where there is no xvfb-run (macOS, Windows) the command uses the screen that is there.
set -eu

if command -v xvfb-run >/dev/null 2>&1; then
	# Each screen gets a number of its own process: one that another screen has just left is still being cleared away.
	exec xvfb-run -a -n $((100 + $$ % 20000)) -s "-screen 0 2600x1500x24" "$@"
fi
exec "$@"
