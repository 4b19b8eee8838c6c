#!/bin/sh
# Runs a test program with a screen of its own, as tools/screen.sh does:
#
#   go test -exec "$PWD/tools/halves.sh" ./...
#
# The tests of the table take longest, and most of that they wait for their windows. So they run in two programs side by side, each with a
# screen of its own: one runs the tests whose names begin so, the other one all others. Who names the tests to run gets one program.
set -eu

half='^Test[A-N]'
screen=$(dirname "$0")/screen.sh
case "$PWD $*" in
*/game/scenes/table\ *-test.run=* | *-test.skip=* | *-test.list=* | *-test.bench=*) exec "$screen" "$@" ;;
*/game/scenes/table\ *) ;;
*) exec "$screen" "$@" ;;
esac

# The go command reads from a log which files and variables the tests have looked at: both halves make up one log.
log=/dev/null
for flag; do
	case $flag in -test.testlogfile=*) log=${flag#*=} ;; esac
done
other=$(mktemp -d)
trap 'rm -rf "$other"' EXIT
"$screen" "$@" "-test.skip=$half" "-test.testlogfile=$other/log" >"$other/says" 2>&1 &
code=0
"$screen" "$@" "-test.run=$half" || code=$?
wait $! || code=$?
cat "$other/says"
[ "$log" = /dev/null ] || sed 1d "$other/log" >>"$log"
exit "$code"
