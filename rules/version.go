package rules

import "runtime/debug"

// Version returns the version of the program, as saves, results and reviews name what wrote them: "(devel)" if the build does not
// record it.
func Version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
