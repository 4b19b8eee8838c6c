#!/bin/sh
# Fails, naming the files, if any Go file is not formatted as gofmt would.
set -eu

unformatted=$(gofmt -l .)
[ -z "$unformatted" ] || {
	printf 'These files are not formatted: run "gofmt -w" on them.\n%s\n' "$unformatted" >&2
	exit 1
}
