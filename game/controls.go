package game

import (
	goimage "image"
	"image/color"
	"slices"
	"strings"

	"github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
	"sixwinters/game/parchment"
)

// What can be pressed, chosen and written in menus.

// sign is something drawn on a widget besides its text.
type sign struct {
	on   widget.HasWidget
	key  string // the letter that presses it, or ""
	icon string // of its state, or ""
}

// button adds a button that does something.
func (m *menu) button(say string, do func()) *widget.Button {
	b := m.newButton(say, do)
	m.add(b)
	return b
}

// next adds the button of what comes next, which Enter presses at once.
func (m *menu) next(say string, do func()) *widget.Button {
	b := m.newChoice(say, true, do)
	m.add(b)
	m.begin(b)
	return b
}

// turnsTo ends a sheet with its buttons: the first is what comes next, pressed by a letter and by Enter.
func (m *menu) turnsTo(key, say string, do func(), others ...*widget.Button) {
	m.inFoot()
	next := m.lettered(key, m.newChoice(say, true, do))
	m.begin(next)
	m.row(append([]*widget.Button{next}, others...)...)
}

// newButton is a button that is no wider than the sheet.
func (m *menu) newButton(say string, do func()) *widget.Button {
	return m.newPlate(say, say, m.inner, wideSide, false, do)
}

// newChoice is a button that is one of several; is says that it is the one that is chosen.
func (m *menu) newChoice(say string, is bool, do func()) *widget.Button {
	return m.newPlate(say, say, m.inner, wideSide, is, do)
}

// squeezed is a name between other words on one line, for a button that is no wider than so many units. A longer name loses its middle.
func (m *menu) squeezed(before, name, after string, width float64) string {
	room := min(m.inner, m.px(width)) - 2*m.px(wideSide)
	return squeeze(before, name, after, *m.face(m.skin.body, buttonSize), float64(room))
}

// What is left free beside the words of a button, in units: of one that stands alone, and of one of several in a row.
const (
	wideSide   = 34
	narrowSide = 11
)

// newPlate is a button of a name, set in lines so that it is no wider than so many pixels. Of several lines the first is a heading.
func (m *menu) newPlate(name, say string, width int, free float64, is bool, do func()) *widget.Button {
	side, above := m.px(free), m.px(8)
	face := m.face(m.skin.body, buttonSize)
	looks := []widget.ButtonOpt{
		widget.ButtonOpts.Image(m.paper.Button(is)),
		widget.ButtonOpts.TextPadding(&widget.Insets{Left: side, Right: side, Top: above, Bottom: above}),
	}
	if head, rest, headed := strings.Cut(say, "\n"); headed {
		return m.newHeaded(name, head, rest, width-2*side, looks, do)
	}
	return m.namedButton(name, do, append(looks,
		widget.ButtonOpts.Text(wrapEvenly(say, *face, float64(width-2*side)), face, &widget.ButtonTextColor{Idle: art.Ink, Disabled: art.InkSoft}))...)
}

// namedButton is a button of a name that does something when it is pressed, and looks as the options say.
func (m *menu) namedButton(name string, do func(), looks ...widget.ButtonOpt) *widget.Button {
	b := widget.NewButton(append(looks,
		widget.ButtonOpts.WidgetOpts(stretched),
		widget.ButtonOpts.DisableDefaultKeys(), // menus take the keys themselves
		widget.ButtonOpts.ClickedHandler(func(*widget.ButtonClickedEventArgs) {
			m.skin.press()
			do()
		}),
	)...)
	m.names[b] = name
	return b
}

// pressedBy has a key press a button, which does not show it.
func (m *menu) pressedBy(key string, b *widget.Button) { m.keys[key] = b }

// lettered gives a button a letter that presses it, and shows it. It returns the button.
func (m *menu) lettered(key string, b *widget.Button) *widget.Button {
	m.pressedBy(key, b)
	m.signs = append(m.signs, sign{on: b, key: key})
	return b
}

// row adds buttons side by side, in as many rows as they need.
func (m *menu) row(buttons ...*widget.Button) {
	if len(buttons) > 0 {
		m.add(m.newRow(m.inner, buttons...))
	}
}

// newRow is buttons side by side, in as many rows as they need to be no wider than so many pixels.
func (m *menu) newRow(width int, buttons ...*widget.Button) *widget.Container {
	columns, widest := m.columns(width, buttons)
	row := widget.NewContainer(
		widget.ContainerOpts.Layout(widget.NewGridLayout(
			widget.GridLayoutOpts.Columns(columns),
			widget.GridLayoutOpts.Stretch(slices.Repeat([]bool{true}, columns), make([]bool, len(buttons))),
			widget.GridLayoutOpts.Spacing(m.gap(), m.px(4)),
		)),
		widget.ContainerOpts.WidgetOpts(stretched),
	)
	for _, b := range buttons {
		b.GetWidget().MinWidth = widest // columns are equally wide
		row.AddChild(b)
	}
	return row
}

// columns is how many buttons stand side by side where they may be no wider than so many pixels, and the width of the
// widest of them.
func (m *menu) columns(width int, buttons []*widget.Button) (columns, widest int) {
	for _, b := range buttons {
		b.Validate()
		w, _ := b.PreferredSize()
		widest = max(widest, w)
	}
	columns = max(1, min(len(buttons), (width+m.gap())/(widest+m.gap())))
	return (len(buttons) + (len(buttons)-1)/columns) / ((len(buttons)-1)/columns + 1), widest // rows as even as can be
}

// newField is a field to write a line in. Its name is what stands beside it; hint stands in it as long as it is empty.
// valid, which may be nil, reports whether something may be written in it.
func (m *menu) newField(name, written, hint string, valid func(string) bool) *widget.TextInput {
	f := widget.NewTextInput(
		widget.TextInputOpts.Image(&widget.TextInputImage{Idle: m.paper.Plate(parchment.Field), Disabled: m.paper.Plate(parchment.Unusable), Highlight: image.NewNineSliceColor(art.GoldBright)}),
		widget.TextInputOpts.Face(m.face(m.skin.body, buttonSize)),
		widget.TextInputOpts.Color(&widget.TextInputColor{Idle: art.Ink, Disabled: art.InkSoft, Caret: art.Ink, DisabledCaret: art.InkSoft}),
		widget.TextInputOpts.Padding(&widget.Insets{Left: m.px(14), Right: m.px(14), Top: m.px(8), Bottom: m.px(8)}),
		widget.TextInputOpts.CaretWidth(max(1, m.px(1.5))),
		widget.TextInputOpts.Placeholder(hint),
		widget.TextInputOpts.Validation(func(s string) (bool, *string) { return valid == nil || valid(s), nil }),
		widget.TextInputOpts.WidgetOpts(stretched),
	)
	f.SetText(written)
	m.names[f] = name
	return f
}

// drawSigns draws what stands on widgets besides their text, and a ring round what the keyboard has come to.
func (m *menu) drawSigns(screen *ebiten.Image) {
	for i := range m.signs {
		s := &m.signs[i]
		at := s.on.GetWidget().Rect
		part, ok := screen.SubImage(m.seen(s.on)).(*ebiten.Image)
		if at.Empty() || !ok || part.Bounds().Empty() {
			continue
		}
		size := m.px(18)
		box := goimage.Rect(0, 0, size, size).Add(goimage.Pt(at.Max.X-size-m.paper.Glow()-m.px(6), at.Min.Y+(at.Dy()-size)/2))
		if s.key != "" {
			m.drawKey(part, box, s.key)
		}
		if s.icon != "" {
			drawTinted(part, m.paper.Mask(s.icon, size, size), box.Min, art.Ink)
		}
	}
	if f := m.focused(); f != nil && m.skin.byKeys {
		if part, ok := screen.SubImage(m.seen(f)).(*ebiten.Image); ok && !part.Bounds().Empty() {
			m.drawRing(part, f.GetWidget().Rect)
		}
	}
}

// drawKey draws a letter as the cap of its key.
func (m *menu) drawKey(screen *ebiten.Image, at goimage.Rectangle, key string) {
	shift := func(o *ebiten.DrawImageOptions) { o.GeoM.Translate(float64(at.Min.X), float64(at.Min.Y)) }
	cap := art.Plate{Fill: art.Parchment, Line: art.InkSoft}
	m.paper.Cap(cap).Draw(screen, at.Dx(), at.Dy(), shift)
	o := &text.DrawOptions{}
	o.GeoM.Translate(float64(at.Min.X+at.Max.X)/2, float64(at.Min.Y+at.Max.Y)/2)
	o.PrimaryAlign, o.SecondaryAlign = text.AlignCenter, text.AlignCenter
	o.ColorScale.ScaleWithColor(art.InkSoft)
	text.Draw(screen, key, *m.face(m.skin.bold, 11.5), o)
}

// drawRing rings what the keyboard has come to.
func (m *menu) drawRing(screen *ebiten.Image, at goimage.Rectangle) {
	m.paper.Cap(art.Plate{Line: art.Night}).Draw(screen, at.Dx(), at.Dy(), func(o *ebiten.DrawImageOptions) {
		o.GeoM.Translate(float64(at.Min.X), float64(at.Min.Y))
	})
	in := max(1, m.px(1.5))
	m.paper.Cap(art.Plate{Line: art.Frost}).Draw(screen, at.Dx()-2*in, at.Dy()-2*in, func(o *ebiten.DrawImageOptions) {
		o.GeoM.Translate(float64(at.Min.X+in), float64(at.Min.Y+in))
	})
}

func drawTinted(screen, mask *ebiten.Image, at goimage.Point, tint color.NRGBA) {
	o := &ebiten.DrawImageOptions{}
	o.GeoM.Translate(float64(at.X), float64(at.Y))
	o.ColorScale.ScaleWithColor(tint)
	screen.DrawImage(mask, o)
}
