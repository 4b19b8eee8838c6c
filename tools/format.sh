#!/bin/sh
# Fails, naming the files, if any Go file is not formatted as the gofmt of this Go would. GO names the go command, if it is not called go.
set -eu

unformatted=$("$("${GO:-go}" env GOROOT)/bin/gofmt" -l .)
[ -z "$unformatted" ] || {
	printf 'These files are not formatted: run "gofmt -w" on them.\n%s\n' "$unformatted" >&2
	exit 1
}
