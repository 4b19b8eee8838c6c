//go:build !js

package app

// LeftFullScreen reports whether the players have left full screen by other means than the game's.
func LeftFullScreen() bool { return false }
