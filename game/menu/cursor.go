package menu

import (
	"image"

	cursors "github.com/ebitenui/ebitenui/input"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/input"
)

// cursor is the pointer as the widgets of all menus see it: the mouse of the game or, while the keyboard was used last, nowhere.
// So only the keyboard focus lights up then, not what the mouse happens to rest on.
type cursor struct {
	pointer *input.Pointer
	skin    *Skin
}

// Follow lets the widgets of all menus follow a pointer.
func (k *Skin) Follow(p *input.Pointer) { cursors.SetCursorUpdater(&cursor{p, k}) }

// CursorPosition returns where the widgets see the pointer, in pixels: outside every window while the keyboard leads, and where a
// press is interrupted, so that it presses nothing.
func (c *cursor) CursorPosition() (x, y int) {
	if c.skin.ByKeys || c.pointer.Interrupted {
		return -1, -1
	}
	return int(c.pointer.X), int(c.pointer.Y)
}

// MouseButtonPressed reports whether a button is held. Widgets are pressed by the left one only.
func (c *cursor) MouseButtonPressed(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && c.pointer.Down
}

// MouseButtonJustPressed reports whether a button went down in this tick.
func (c *cursor) MouseButtonJustPressed(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && c.pointer.Pressed
}

// MouseButtonJustReleased reports whether a button came up in this tick.
func (c *cursor) MouseButtonJustReleased(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && (c.pointer.Released || c.pointer.Interrupted)
}

// The rest of the interface needs nothing: the system draws the pointer.

// Update does nothing: the game has read the mouse before any menu is asked.
func (c *cursor) Update() {}

func (c *cursor) AfterUpdate() {}

func (c *cursor) Draw(*ebiten.Image) {}

func (c *cursor) AfterDraw(*ebiten.Image) {}

// GetCursorImage returns nil: the system draws the pointer.
func (c *cursor) GetCursorImage(string) *ebiten.Image { return nil }

// GetCursorOffset returns nothing, for the same reason.
func (c *cursor) GetCursorOffset(string) image.Point { return image.Point{} }
