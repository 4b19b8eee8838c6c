//go:build !js

package app

// FingersFirst reports whether the device is held in a hand. Desktops take fingers as they come.
func FingersFirst() bool { return false }
