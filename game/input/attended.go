//go:build !js

package input

import "github.com/hajimehoshi/ebiten/v2"

// cancelledTouches returns none: only a browser takes a finger away from the screen.
func cancelledTouches() (gone map[int]bool, anew bool) { return nil, false }

// attended reports whether the window has the focus and is in sight.
func attended() bool { return ebiten.IsFocused() && !ebiten.IsWindowMinimized() }
