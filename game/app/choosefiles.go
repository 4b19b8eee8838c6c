//go:build !js

package app

import "io/fs"

// CanChooseFiles reports whether files can be brought here by a button. On a desktop they are dropped on the window.
const CanChooseFiles = false

// ChooseFiles does nothing.
func ChooseFiles() {}

// ChosenFiles returns nil.
func ChosenFiles() fs.FS { return nil }
