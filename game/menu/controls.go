package menu

import (
	"cmp"
	goimage "image"
	"image/color"
	"slices"
	"strings"

	"github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
)

// What can be pressed, chosen and written in menus.

// sign is a key or an icon drawn on a widget beside its text.
type sign struct {
	on   widget.HasWidget
	key  string // the letter that presses it, or ""
	icon string // that shows its state, or ""
}

func (m *Menu) Button(say string, do func()) *widget.Button {
	b := m.NewButton(say, do)
	m.Add(b)
	return b
}

// Next adds the main button, which Enter presses at once.
func (m *Menu) Next(say string, do func()) *widget.Button {
	b := m.NewNext(say, do)
	m.Add(b)
	m.Begin(b)
	return b
}

// TurnsTo ends a sheet with its buttons. The first is the main one, pressed by a letter and by Enter.
func (m *Menu) TurnsTo(key, say string, do func(), others ...*widget.Button) {
	m.InFoot()
	next := m.NewNext(say, do)
	if m.Low() {
		m.narrow(next, key)
	}
	m.Begin(m.keyed(key, next))
	all := append([]*widget.Button{next}, others...)
	if columns, _ := m.columns(m.Inner, all); columns == len(all) || !m.Low() || !m.lineUp(all) {
		m.Row(all...)
		return
	}
	row := grid(make([]bool, len(all)), make([]bool, 1), m.Gap(), 0, stretched)
	for _, b := range all {
		row.AddChild(b)
	}
	m.Add(row)
}

// NewButton returns a button no wider than the sheet.
func (m *widgets) NewButton(say string, do func()) *widget.Button {
	return m.NewPlate(Plate{Say: say, Do: do})
}

// NewNext returns the main button. It looks like a chosen one.
func (m *widgets) NewNext(say string, do func()) *widget.Button {
	return m.NewPlate(Plate{Say: say, Chosen: true, Do: do})
}

// NewChoice returns one of several buttons, of which one is chosen.
func (m *widgets) NewChoice(say string, chosen bool, do func()) *widget.Button {
	b := m.NewPlate(Plate{Say: say, Chosen: chosen, Do: do})
	if chosen {
		m.Says(b, say+", chosen")
	}
	return b
}

// Squeezed returns a name between other words on one line, for a button at most width units wide. A longer name loses its
// middle.
func (m *widgets) Squeezed(before, name, after string, width float64) string {
	room := min(m.Inner, m.Px(width)) - 2*m.Px(WideSide)
	return squeeze(before, name, after, *m.face(m.skin.Body, buttonSize), float64(room))
}

// The room beside the words of a button, in units: alone, and in a row.
const (
	WideSide   = 34
	NarrowSide = 11
)

// Plate is what a button says, how it looks and what it does.
type Plate struct {
	Name   string  // for the keyboard and tests; "": Say
	Say    string  // if it has several lines, the first is a heading
	Width  int     // at most, in pixels; 0: that of the sheet
	Free   float64 // room beside the words, in units; 0: WideSide
	Chosen bool    // of several buttons
	Do     func()  // when it is pressed
}

// NewPlate returns a button that breaks its words into lines to keep to its width.
func (m *widgets) NewPlate(p Plate) *widget.Button {
	p.Name = cmp.Or(p.Name, p.Say)
	width := cmp.Or(p.Width, m.Inner)
	side, above, size := m.Px(cmp.Or(p.Free, WideSide)), m.Px(8), float64(buttonSize)
	if m.dense > 0 {
		side, above, size = m.Px(NarrowSide), m.Px(denseAbove), denseSize
	}
	face := m.face(m.skin.Body, size)
	looks := []widget.ButtonOpt{
		widget.ButtonOpts.Image(m.Paper.Button(p.Chosen)),
		widget.ButtonOpts.TextPadding(&widget.Insets{Left: side, Right: side, Top: above, Bottom: above}),
	}
	if strings.Contains(p.Say, "\n") {
		return m.newHeaded(p, width-2*side, looks)
	}
	b := m.namedButton(p.Name, p.Do, append(looks,
		widget.ButtonOpts.Text(wrapEvenly(p.Say, *face, float64(width-2*side)), face,
			&widget.ButtonTextColor{Idle: art.Ink, Disabled: art.InkSoft}))...)
	b.Validate() // which makes its text
	middled(b.Text(), *face, 0)
	return b
}

// namedButton returns a button of a name that does something when it is pressed, and looks as the options say.
func (m *widgets) namedButton(name string, do func(), looks ...widget.ButtonOpt) *widget.Button {
	b := widget.NewButton(append(looks,
		widget.ButtonOpts.WidgetOpts(stretched),
		widget.ButtonOpts.DisableDefaultKeys(), // menus take the keys themselves
		widget.ButtonOpts.ClickedHandler(func(*widget.ButtonClickedEventArgs) {
			m.skin.press()
			do()
		}),
	)...)
	m.Names[b] = name
	return b
}

// PressedBy makes a key press a button. The button does not show the key.
func (m *widgets) PressedBy(key string, b *widget.Button) { m.keys[key] = b }

// Lettered gives a button a letter that presses it, and shows it. It returns the button.
func (m *widgets) Lettered(key string, b *widget.Button) *widget.Button {
	m.PressedBy(key, b)
	if !m.skin.NoLetters {
		m.signs = append(m.signs, sign{on: b, key: key})
	}
	return b
}

// Row adds buttons side by side, in as many rows as they need.
func (m *Menu) Row(buttons ...*widget.Button) {
	if len(buttons) > 0 {
		m.Add(m.NewRow(m.Inner, buttons...))
	}
}

// Seeking adds a field to search in with a button beside it.
func (m *Menu) Seeking(f *widget.TextInput, b *widget.Button) {
	row := grid([]bool{true, false}, []bool{false}, m.Gap(), 0, stretched)
	row.AddChild(f, b)
	m.Add(row)
}

// NewRow returns buttons side by side, in as many rows as fit into a width in pixels.
func (m *widgets) NewRow(width int, buttons ...*widget.Button) *widget.Container {
	columns, widest := m.columns(width, buttons)
	row := grid(slices.Repeat([]bool{true}, columns), make([]bool, len(buttons)), m.Gap(), m.Px(4), stretched)
	for _, b := range buttons {
		b.GetWidget().MinWidth = widest // columns of one width
		row.AddChild(b)
	}
	return row
}

// lineUp makes buttons as wide as their words and a share of what is left of a row of the sheet. It reports whether they fit into one.
func (m *widgets) lineUp(buttons []*widget.Button) bool {
	left := m.Inner - (len(buttons)-1)*m.Gap()
	for _, b := range buttons {
		b.Validate()
		wide, _ := b.PreferredSize()
		left -= wide
	}
	for _, b := range buttons {
		wide, _ := b.PreferredSize()
		b.GetWidget().MinWidth = wide + max(0, left)/len(buttons)
	}
	return left >= 0
}

// columns returns how many buttons fit side by side into a width in pixels, and the width of the
// widest of them.
func (m *widgets) columns(width int, buttons []*widget.Button) (columns, widest int) {
	for _, b := range buttons {
		b.Validate()
		w, _ := b.PreferredSize()
		widest = max(widest, w)
	}
	columns = max(1, min(len(buttons), (width+m.Gap())/(widest+m.Gap())))
	return (len(buttons) + (len(buttons)-1)/columns) / ((len(buttons)-1)/columns + 1), widest // even rows
}

// NewField returns a field to write a line in. Its name is what stands beside it; hint stands in it as long as it is empty.
// valid, which may be nil, reports whether something may be written in it.
func (m *widgets) NewField(name, written, hint string, valid func(string) bool) *widget.TextInput {
	f := widget.NewTextInput(
		widget.TextInputOpts.Image(&widget.TextInputImage{Idle: m.Paper.Plate(Field),
			Disabled: m.Paper.Plate(Unusable), Highlight: image.NewNineSliceColor(art.GoldBright)}),
		widget.TextInputOpts.Face(m.face(m.skin.Body, buttonSize)),
		widget.TextInputOpts.Color(&widget.TextInputColor{Idle: art.Ink, Disabled: art.InkSoft, Caret: art.Ink,
			DisabledCaret: art.InkSoft}),
		widget.TextInputOpts.Padding(&widget.Insets{Left: m.Px(14), Right: m.Px(14), Top: m.Px(8), Bottom: m.Px(8)}),
		widget.TextInputOpts.CaretWidth(max(1, m.Px(1.5))),
		widget.TextInputOpts.Placeholder(hint),
		widget.TextInputOpts.Validation(func(s string) (bool, *string) { return valid == nil || valid(s), nil }),
		widget.TextInputOpts.MobileInputMode("none"), // a browser's own keyboard would lie over that on the screen
		widget.TextInputOpts.WidgetOpts(stretched),
	)
	f.SetText(written)
	m.Names[f], m.hints[f], m.digits[f] = name, hint, valid != nil && valid("1") && !valid("x")
	return f
}

// drawSigns draws what stands on widgets besides their text, and a ring round the keyboard focus.
func (m *Menu) drawSigns(screen *ebiten.Image) {
	for i := range m.signs {
		s := &m.signs[i]
		at := s.on.GetWidget().Rect
		part, ok := screen.SubImage(m.Seen(s.on)).(*ebiten.Image)
		if at.Empty() || !ok || part.Bounds().Empty() {
			continue
		}
		size := m.Px(18)
		box := goimage.Rect(0, 0, size, size).Add(goimage.Pt(at.Max.X-size-m.Paper.Glow()-m.Px(6), at.Min.Y+(at.Dy()-size)/2))
		if s.key != "" {
			m.drawKey(part, box, s.key)
		}
		if s.icon != "" {
			drawTinted(part, m.Paper.Mask(s.icon, size, size), box.Min, art.Ink)
		}
	}
	if f := m.Focused(); f != nil && m.skin.ByKeys {
		if part, ok := screen.SubImage(m.Seen(f)).(*ebiten.Image); ok && !part.Bounds().Empty() {
			m.drawRing(part, f.GetWidget().Rect)
		}
	}
}

// drawKey draws a letter as the cap of its key.
func (m *widgets) drawKey(screen *ebiten.Image, at goimage.Rectangle, key string) {
	m.drawCap(screen, at, art.Plate{Fill: art.Parchment, Line: art.InkSoft})
	write(screen, key, *m.face(m.skin.bold, 11.5), float64(at.Min.X+at.Max.X)/2, float64(at.Min.Y+at.Max.Y)/2, text.AlignCenter, art.InkSoft)
}

// drawCap draws a small plate.
func (m *widgets) drawCap(screen *ebiten.Image, at goimage.Rectangle, of art.Plate) {
	m.Paper.Cap(of).Draw(screen, at.Dx(), at.Dy(), func(o *ebiten.DrawImageOptions) {
		o.GeoM.Translate(float64(at.Min.X), float64(at.Min.Y))
	})
}

// write writes a line whose middle from top to bottom is at y, and which begins, or has its middle, at x.
func write(screen *ebiten.Image, line string, face text.Face, x, y float64, align text.Align, tint color.NRGBA) {
	o := &text.DrawOptions{}
	o.GeoM.Translate(x, y+float64(drop(face)))
	o.PrimaryAlign, o.SecondaryAlign = align, text.AlignCenter
	o.ColorScale.ScaleWithColor(tint)
	text.Draw(screen, line, face, o)
}

func (m *widgets) drawRing(screen *ebiten.Image, at goimage.Rectangle) {
	m.drawCap(screen, at, art.Plate{Line: art.Night})
	m.drawCap(screen, at.Inset(max(1, m.Px(1.5))), art.Plate{Line: art.Frost})
}

func drawTinted(screen, mask *ebiten.Image, at goimage.Point, tint color.NRGBA) {
	o := &ebiten.DrawImageOptions{}
	o.GeoM.Translate(float64(at.X), float64(at.Y))
	o.ColorScale.ScaleWithColor(tint)
	screen.DrawImage(mask, o)
}
