package menu

import (
	"image"
	"strings"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
)

// Settings in low windows. With their sentences of help only two or three would be seen at once, so each takes one line, and the help on
// the one that is pointed at stands in one place.

// Lengths of a dense menu in units.
const (
	denseSize  = 15 // of words on a control and before it
	denseAbove = 4  // above and below the words of a button, which glows there
	helpHeight = 29 // of the help
	helpLeast  = 9  // size of its letters, at the least
	denseLeast = 12 // the same of the words before a control
	denseSpare = 2  // beside a control: letters are a little wider together than one by one
)

// denseLine is a setting in one line.
type denseLine struct {
	box  *widget.Container
	help string
}

// Dense sets each setting that is added in one line, if the window is low, and reports whether it is. labels is the share of a line for
// the words before its control. It is called before anything is added.
func (m *Menu) Dense(labels float64) bool {
	if !m.Low() {
		return false
	}
	m.dense = labels
	m.body = column(0, widget.Insets{}, stretched)
	m.box = m.body
	return true
}

// newLine returns a setting in one line.
func (m *widgets) newLine(say, help string, with func(width int) widget.PreferredSizeLocateableWidget) *widget.Container {
	all := min(m.Px(SettingWidth), m.Inner)
	between := m.Px(10)
	labels := int(m.dense * float64(all))
	middle := widget.AnchorLayoutData{StretchHorizontal: true, VerticalPosition: widget.AnchorLayoutPositionCenter}
	place := func(w widget.PreferredSizeLocateableWidget, width int) *widget.Container {
		w.GetWidget().LayoutData = middle
		in := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewAnchorLayout()),
			widget.ContainerOpts.WidgetOpts(widget.WidgetOpts.MinSize(width, 0)))
		in.AddChild(w)
		return in
	}
	size := float64(denseSize) // rather smaller letters than two lines
	for size > denseLeast && text.Advance(m.skin.Told(say), *m.face(m.skin.bold, size)) > float64(labels-m.Paper.Glow()) {
		size--
	}
	face := m.face(m.skin.bold, size)
	words := m.newText(say, lines{face, labels - m.Paper.Glow(), art.Ink, widget.TextPositionStart})
	middled(words, *face, m.Paper.Glow()) // as far from the edge as buttons look
	row := grid([]bool{false, true}, []bool{true}, between, 0, stretched)
	row.AddChild(place(words, labels), place(with(all-labels-between-m.Px(denseSpare)), 0))
	m.Says(row, help)
	m.denseLines = append(m.denseLines, denseLine{row, help})
	return row
}

// Explained adds buttons, and beside them the help on the dense setting that the keyboard or the pointer is on, or else what is said
// usually.
func (m *Menu) Explained(usual string, buttons ...*widget.Button) {
	columns := append(make([]bool, len(buttons)), true)
	row := grid(columns, []bool{true}, m.Gap(), 0, stretched)
	for _, b := range buttons {
		row.AddChild(b)
	}
	row.AddChild(m.NewPainting(usual, 0, m.Px(helpHeight), func(screen *ebiten.Image, r layout.Rect) {
		say := m.pointedLine()
		if say == "" {
			say = usual
		}
		m.writeHelp(screen, r, m.skin.Told(say))
	}))
	m.Add(row)
}

// pointedLine returns the help on the setting that the keyboard or the pointer is on, or "".
func (m *Menu) pointedLine() string {
	for _, l := range m.denseLines {
		at := l.box.GetWidget().Rect
		if f := m.Focused(); f != nil && m.skin.ByKeys {
			if f.GetWidget().Rect.In(at) {
				return l.help
			}
		} else if m.pointer.In(at.Intersect(m.Seen(l.box))) {
			return l.help
		}
	}
	return ""
}

// writeHelp writes a text into a place, in letters small enough for all of it.
func (m *Menu) writeHelp(screen *ebiten.Image, r layout.Rect, say string) {
	for size := float64(smallSize); ; size-- {
		face := *m.face(m.skin.Body, size)
		set := strings.Split(wrap(say, face, r.W), "\n")
		high := face.Metrics().HAscent + face.Metrics().HDescent
		if float64(len(set))*high > r.H && size > helpLeast {
			continue
		}
		y := r.Y + (r.H-float64(len(set))*high)/2 + high/2
		for i, line := range set {
			write(screen, line, face, r.X, y+float64(i)*high, text.AlignStart, art.InkSoft)
		}
		return
	}
}

// pointedAt notes where the pointer is, and reports whether other help is seen by that.
func (m *Menu) pointedAt(x, y float64) (other bool) {
	was := m.pointedLine()
	m.pointer = image.Pt(int(x), int(y))
	return m.pointedLine() != was
}
