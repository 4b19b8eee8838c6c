#!/bin/sh
# Runs tests as "go test" does, and a test that fails once more by itself:
#
#   tools/tests.sh PACKAGES FORMAT [FLAGS OF GO TEST]
#
# PACKAGES is one word, such as './saves ./rules'. FORMAT is quiet (a line for each package) or verbose (one for each test).
#
# Real windows, browsers and killed processes share two cores here, and what a test waits for may come when nobody looks. A true fault
# fails twice. What passes only at the second try is named at the end: such a test depends on luck, which is a fault of its own to mend.
#
# GO names the go command, if it is not called go. gotestsum does it: it asks "go test" for its report in JSON, and knows each test.
set -eu

GO=${GO:-go}
packages=$1
format=$2
shift 2
report=$(mktemp)
trap 'rm -f "$report"' EXIT
code=0
"$GO" run gotest.tools/gotestsum@v1.13.0 --format "standard-$format" --rerun-fails=1 --rerun-fails-max-failures=10 \
	--rerun-fails-report "$report" --packages "$packages" -- "$@" || code=$?
if [ "$code" = 0 ] && [ -s "$report" ]; then
	echo "These tests passed only at their second try. Each depends on luck, which is a fault to mend:" >&2
	cat "$report" >&2
fi
exit "$code"
