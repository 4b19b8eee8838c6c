package menu

import (
	"github.com/ebitenui/ebitenui/widget"
)

// Menus in windows with little room. Before it scrolls, a sheet drops its ornament, takes a smaller title and margin, and puts
// short buttons side by side.

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
	tightTitle  = 26
	tightPad    = 22 // above and below: the frame lies within it
	tightCorner = 26
	slimSide    = 9  // beside the words of a button on a slim sheet
	tightSide   = 12 // the same on others
	letterSide  = 35 // beside the words of a button, for its letter
)

// tighten makes the sheet take less room. It returns its margin above and below in pixels.
func (m *Menu) tighten() int {
	m.corner = tightCorner
	if h := m.headline; h != nil {
		h.box.RemoveChild(h.ornament)
		if h.size > tightTitle {
			face := m.heading(h.say, tightTitle)
			h.words.SetFace(face)
			m.titleFace = face
			h.words.Label = wrapEvenly(h.say, *face, float64(m.Inner-2*m.Paper.Glow()))
		}
		m.headline = nil
	}
	return min(m.pad(), m.Px(tightPad))
}

// NewShort returns a button of a few words with the letter that presses it, or "". In a low window it is as narrow as its words,
// so that more of them stand side by side.
func (m *widgets) NewShort(key, say string, do func()) *widget.Button {
	b := m.NewButton(say, do)
	if m.Low() {
		m.narrow(b, key)
	}
	if key != "" {
		m.keyed(key, b)
	}
	return b
}

// keyed gives a short button the letter that presses it, and shows it if there is room. It returns the button.
func (m *widgets) keyed(key string, b *widget.Button) *widget.Button {
	if m.slim() {
		m.PressedBy(key, b)
		return b
	}
	return m.Lettered(key, b)
}

// narrow leaves only the room that its letter needs beside the words of a button.
func (m *widgets) narrow(b *widget.Button, key string) {
	left, right, above := m.Px(tightSide), m.Px(tightSide), m.Px(8)
	switch {
	case m.slim():
		left, right = m.Px(slimSide), m.Px(slimSide)
	case key != "" && !m.skin.NoLetters:
		right = m.Px(letterSide)
	}
	widget.ButtonOpts.TextPadding(&widget.Insets{Left: left, Right: right, Top: above, Bottom: above})(b)
}

// Pair adds two large buttons one below the other, in a low window side by side.
func (m *Menu) Pair(keys, says [2]string, do [2]func()) {
	var both []*widget.Button
	for i, say := range says {
		var b *widget.Button
		if m.Low() {
			b = m.NewPlate(Plate{Say: say, Width: (m.Inner - m.Gap()) / 2, Free: (tightSide + letterSide) / 2, Do: do[i]})
			m.narrow(b, keys[i])
		} else {
			b = m.NewButton(say, do[i])
		}
		both = append(both, m.keyed(keys[i], b))
	}
	m.Buttons(both...)
}

// Buttons adds buttons one below the other, in a low window as many side by side as fit. A row that is not full has the whole
// width.
func (m *Menu) Buttons(all ...*widget.Button) {
	if !m.Low() {
		for _, b := range all {
			m.box.AddChild(b)
		}
		return
	}
	columns, _ := m.columns(m.Inner, all)
	full := len(all) - len(all)%columns
	m.Row(all[:full]...)
	m.Row(all[full:]...)
}
