//go:build !js

package yield

// Now may be called as often as once a microsecond.
func Now() {}

// Each is [Now] for work whose steps take a millisecond or more.
func Each() {}
