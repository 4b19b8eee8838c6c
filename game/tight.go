package game

import "github.com/ebitenui/ebitenui/widget"

// What a menu does where the window has little room for it, because it is low or everything is large: before anything is
// scrolled the sheet does without its ornament and with a smaller title and margin, and short buttons stand side by side.

// headline is the first heading of a sheet with its ornament.
type headline struct {
	words    *widget.Text
	say      string
	size     float64 // in units
	ornament *widget.Graphic
	box      *widget.Container // they stand in
}

// Sizes of a tight sheet in units.
const (
	tightTitle = 26
	tightPad   = 24
	lowSheet   = 560 // a window that is no higher than this is low
)

// tighten makes the sheet take less room. It returns its margin in pixels.
func (m *menu) tighten() int {
	if h := m.headline; h != nil {
		h.box.RemoveChild(h.ornament)
		if h.size > tightTitle {
			face := m.face(m.skin.display, tightTitle)
			h.words.SetFace(face)
			h.words.Label = wrap(h.say, *face, float64(m.inner))
		}
		m.headline = nil
	}
	return min(m.pad(), m.px(tightPad))
}

// low reports whether the window is too low for a column of many buttons.
func (m *menu) low() bool { return float64(m.height) <= lowSheet*m.unit }

// buttons adds buttons one below the other, or where the window is low as many side by side as there is room for.
func (m *menu) buttons(all ...*widget.Button) {
	if m.low() {
		m.row(all...)
		return
	}
	for _, b := range all {
		m.box.AddChild(b)
	}
}
