package rulestest

import "os"

// Long reports whether tests try all that they can, as make test-long asks for. Otherwise each tries some of it, for the same rules.
func Long() bool { return os.Getenv("SIXWINTERS_LONG") != "" }

// Count returns how much a test tries: all of it if tests are [Long], and otherwise some.
func Count(some, all int) int {
	if Long() {
		return all
	}
	return some
}
