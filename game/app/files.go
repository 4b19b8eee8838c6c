//go:build !js

package app

import (
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"
)

// CanChooseFiles reports whether files can be brought here by a button. On a desktop they are dropped on the window.
const CanChooseFiles = false

// ChooseFiles does nothing.
func ChooseFiles() {}

// NewFiles returns the files that were dropped on the window, once, or nil.
func NewFiles() fs.FS { return ebiten.DroppedFiles() }
