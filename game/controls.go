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
	m.box.AddChild(b)
	return b
}

// next adds the button of what comes next, which Enter presses at once.
func (m *menu) next(say string, do func()) *widget.Button {
	b := m.newChoice(say, true, do)
	m.box.AddChild(b)
	m.first = b
	return b
}

// newButton is a button that is no wider than the sheet.
func (m *menu) newButton(say string, do func()) *widget.Button {
	return m.newPlate(say, say, m.inner, wideSide, false, do)
}

// newChoice is a button that is one of several; is says that it is the one that is chosen.
func (m *menu) newChoice(say string, is bool, do func()) *widget.Button {
	return m.newPlate(say, say, m.inner, wideSide, is, do)
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

// lettered gives a button a letter that presses it, and shows it. It returns the button.
func (m *menu) lettered(key string, b *widget.Button) *widget.Button {
	m.keys[key] = b
	m.signs = append(m.signs, sign{on: b, key: key})
	return b
}

// row adds buttons side by side, in as many rows as they need.
func (m *menu) row(buttons ...*widget.Button) {
	if len(buttons) > 0 {
		m.box.AddChild(m.newRow(m.inner, buttons...))
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

// settingWidth is the width of a row of a setting, and labelShare the share of it that says what is set.
const (
	settingWidth = 760
	labelShare   = 0.36
)

// setting adds what is set, in a few words and a sentence, and what it is set with beside it, or below it if there is no
// room. with is made for a width in pixels.
func (m *menu) setting(say, help string, with func(width int) widget.PreferredSizeLocateableWidget) {
	m.addAll(m.newSetting(say, help, nil, with))
}

// addAll adds one thing below the other.
func (m *menu) addAll(list []widget.PreferredSizeLocateableWidget) {
	for _, w := range list {
		m.box.AddChild(w)
	}
}

// newSetting is a setting as one thing or, where there is no room beside each other, two. Where the sentence may become
// another one, it has room for each of helps.
func (m *menu) newSetting(say, help string, helps []string, with func(width int) widget.PreferredSizeLocateableWidget) []widget.PreferredSizeLocateableWidget {
	all := min(m.px(settingWidth), m.inner)
	beside := float64(all)/m.unit >= 0.7*settingWidth
	labels := all
	if beside {
		labels = int(labelShare * float64(all))
	}
	label := widget.NewContainer(
		widget.ContainerOpts.Layout(widget.NewRowLayout(
			widget.RowLayoutOpts.Direction(widget.DirectionVertical),
			widget.RowLayoutOpts.Padding(&widget.Insets{Left: m.paper.Glow()}), // as far from the edge as buttons look
		)),
		widget.ContainerOpts.WidgetOpts(widget.WidgetOpts.MinSize(labels, 0)),
	)
	label.AddChild(m.newText(say, m.face(m.skin.bold, buttonSize-1), labels-m.paper.Glow(), art.Ink, widget.TextPositionStart))
	explain := func(help string) *widget.Text {
		return m.newEvenText(help, m.face(m.skin.body, smallSize), labels-m.paper.Glow(), art.InkSoft)
	}
	if help != "" {
		label.AddChild(explain(help))
		is := heightOf(explain(help))
		for _, other := range helps {
			if h := heightOf(explain(other)); h > is {
				label.AddChild(newRoom(h - is))
				is = h
			}
		}
	}
	if !beside {
		return []widget.PreferredSizeLocateableWidget{label, with(all)}
	}
	row := widget.NewContainer(
		widget.ContainerOpts.Layout(widget.NewGridLayout(
			widget.GridLayoutOpts.Columns(2),
			widget.GridLayoutOpts.Stretch([]bool{false, true}, []bool{true}),
			widget.GridLayoutOpts.Spacing(m.px(16), 0),
		)),
		widget.ContainerOpts.WidgetOpts(stretched),
	)
	control := with(all - labels - m.px(16))
	control.GetWidget().LayoutData = widget.AnchorLayoutData{StretchHorizontal: true, VerticalPosition: widget.AnchorLayoutPositionCenter}
	middle := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewAnchorLayout()))
	middle.AddChild(control)
	if help == "" { // a line alone stands beside the middle of what it names
		label.GetWidget().LayoutData = widget.AnchorLayoutData{VerticalPosition: widget.AnchorLayoutPositionCenter}
		beside := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewAnchorLayout()))
		beside.AddChild(label)
		label = beside
	}
	row.AddChild(label, middle)
	return []widget.PreferredSizeLocateableWidget{row}
}

// heightOf is how high a thing wants to be that lies nowhere yet.
func heightOf(w widget.PreferredSizeLocateableWidget) int {
	w.Validate()
	_, h := w.PreferredSize()
	return h
}

// newRoom is nothing, so many pixels high.
func newRoom(height int) *widget.Container {
	return widget.NewContainer(
		widget.ContainerOpts.Layout(widget.NewAnchorLayout()),
		widget.ContainerOpts.WidgetOpts(widget.WidgetOpts.MinSize(1, height)), // what has no width counts for nothing
	)
}

// choose adds a setting that is one of several words.
func (m *menu) choose(say, help string, words []string, is int, do func(i int)) {
	m.addAll(m.newChoose(say, help, nil, words, is, do))
}

// chooseOf adds a setting that is one of several words, each with a sentence of its own. It is as high whichever is chosen.
func (m *menu) chooseOf(say string, helps, words []string, is int, do func(i int)) {
	m.addAll(m.newChoose(say, helps[is], helps, words, is, do))
}

func (m *menu) newChoose(say, help string, helps, words []string, is int, do func(i int)) []widget.PreferredSizeLocateableWidget {
	return m.newSetting(say, help, helps, func(width int) widget.PreferredSizeLocateableWidget {
		var buttons []*widget.Button
		for i, word := range words {
			buttons = append(buttons, m.newPlate(say+": "+word, word, width, narrowSide, i == is, func() { do(i) }))
		}
		return m.newRow(width, buttons...)
	})
}

// onOff adds a setting that is on or off.
func (m *menu) onOff(say, help string, is bool, do func(on bool)) {
	at := 1
	if is {
		at = 0
	}
	m.choose(say, help, []string{"On", "Off"}, at, func(i int) { do(i == 0) })
}

// number is a setting that is a number from least to most, which a click beside the handle of its slider changes by a step.
type number struct{ least, most, step, is int }

// slide adds a setting that is a number.
func (m *menu) slide(say, help string, n number, words func(int) string, do func(n int)) {
	m.setting(say, help, func(width int) widget.PreferredSizeLocateableWidget {
		face := m.face(m.skin.body, buttonSize)
		room := int(max(text.Advance(words(n.most), *face), text.Advance(words(n.least), *face))) + m.px(6)
		shown := m.newText(words(n.is), face, room, art.Ink, widget.TextPositionEnd, widget.WidgetOpts.MinSize(room, 0))
		slider := widget.NewSlider(
			widget.SliderOpts.MinMax(n.least, n.most),
			widget.SliderOpts.InitialCurrent(n.is),
			widget.SliderOpts.PageSizeFunc(func() int { return n.step }),
			m.sliderImages(),
			widget.SliderOpts.FixedHandleSize(m.px(26)),
			widget.SliderOpts.DisableDefaultKeys(true),
			widget.SliderOpts.WidgetOpts(widget.WidgetOpts.MinSize(width-room-m.gap(), m.px(26))),
			widget.SliderOpts.ChangedHandler(func(a *widget.SliderChangedEventArgs) {
				shown.Label = words(a.Slider.Current)
				do(a.Slider.Current)
			}),
		)
		m.names[slider] = say
		row := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewGridLayout(
			widget.GridLayoutOpts.Columns(2),
			widget.GridLayoutOpts.Stretch([]bool{true, false}, []bool{false}),
			widget.GridLayoutOpts.Spacing(m.gap(), 0),
		)), widget.ContainerOpts.WidgetOpts(stretched))
		row.AddChild(slider, shown)
		return row
	})
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
