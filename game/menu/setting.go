package menu

import (
	"fmt"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
)

// The rows of settings in menus: a label and a control.

// SettingWidth is the width of a row in units, and labelShare the share of its label.
const (
	SettingWidth = 760
	labelShare   = 0.36
)

// Setting adds a label with a sentence of help, and the control beside it or, without room, below it. with makes the control
// for a width in pixels.
func (m *Menu) Setting(say, help string, with func(width int) widget.PreferredSizeLocateableWidget) {
	m.Add(m.NewSetting(say, help, nil, with)...)
}

// NewSetting returns a row as one widget or, without room side by side, as two. It has room for each of helps, since the
// sentence may change.
func (m *widgets) NewSetting(say, help string, helps []string,
	with func(width int) widget.PreferredSizeLocateableWidget) []widget.PreferredSizeLocateableWidget {
	if m.dense > 0 {
		return []widget.PreferredSizeLocateableWidget{m.newLine(say, help, with)}
	}
	all := min(m.Px(SettingWidth), m.Inner)
	beside := float64(all)/m.Unit >= 0.7*SettingWidth
	labels := all
	if beside {
		labels = int(labelShare * float64(all))
	}
	edge := widget.Insets{Left: m.Paper.Glow()} // as far from the edge as buttons look
	label := column(0, edge, widget.WidgetOpts.MinSize(labels, 0))
	label.AddChild(m.newText(say, lines{m.face(m.skin.bold, buttonSize-1), labels - m.Paper.Glow(), art.Ink,
		widget.TextPositionStart}))
	explain := func(help string) *widget.Text {
		return m.newEvenText(help, m.face(m.skin.Body, smallSize), labels-m.Paper.Glow(), art.InkSoft)
	}
	if help != "" {
		label.AddChild(explain(help))
		is := HeightOf(explain(help))
		for _, other := range helps {
			if h := HeightOf(explain(other)); h > is {
				label.AddChild(NewRoom(h - is))
				is = h
			}
		}
	}
	if !beside {
		return []widget.PreferredSizeLocateableWidget{label, with(all)}
	}
	row := grid([]bool{false, true}, []bool{true}, m.Px(16), 0, stretched)
	control := with(all - labels - m.Px(16))
	control.GetWidget().LayoutData = widget.AnchorLayoutData{StretchHorizontal: true,
		VerticalPosition: widget.AnchorLayoutPositionCenter}
	middle := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewAnchorLayout()))
	middle.AddChild(control)
	if help == "" { // a single line stands beside the middle of the control
		label.GetWidget().LayoutData = widget.AnchorLayoutData{VerticalPosition: widget.AnchorLayoutPositionCenter}
		beside := widget.NewContainer(widget.ContainerOpts.Layout(widget.NewAnchorLayout()))
		beside.AddChild(label)
		label = beside
	}
	row.AddChild(label, middle)
	return []widget.PreferredSizeLocateableWidget{row}
}

// HeightOf returns the height that a widget wants, in pixels, before it is laid out.
func HeightOf(w widget.PreferredSizeLocateableWidget) int {
	w.Validate()
	_, h := w.PreferredSize()
	return h
}

// NewHigh returns a thing in a place at least height pixels high.
func (m *widgets) NewHigh(height int, w widget.PreferredSizeLocateableWidget) *widget.Container {
	place := m.newColumn(0)
	place.GetWidget().MinHeight = height
	place.AddChild(w)
	return place
}

// NewRoom returns empty room of a height in pixels.
func NewRoom(height int) *widget.Container {
	return widget.NewContainer(
		widget.ContainerOpts.Layout(widget.NewAnchorLayout()),
		widget.ContainerOpts.WidgetOpts(widget.WidgetOpts.MinSize(1, height)), // a widget without width is ignored
	)
}

// Instead adds something in as much room at the least as something else would take, so that a sheet keeps its height whichever answer is
// chosen.
func (m *Menu) Instead(of, add func()) {
	box, before := m.box, m.widgets
	m.widgets, m.box = before.clone(), m.newColumn(0)
	of()
	high := HeightOf(m.box)
	m.widgets, m.box = before, m.newColumn(0)
	m.box.GetWidget().MinHeight = high
	add()
	room := m.box
	if len(room.Children()) == 0 {
		room.AddChild(NewRoom(1)) // an empty container has no width, and is ignored
	}
	m.box = box
	m.Add(room)
}

// Choose adds a setting that is one of several words.
func (m *Menu) Choose(say, help string, words []string, is int, do func(i int)) {
	m.Add(m.newChoose(say, help, options{words: words, is: is}, do)...)
}

// ChooseOf adds a setting that is one of several words, each with a sentence of its own. Its height is the same whichever is chosen.
func (m *Menu) ChooseOf(say string, helps, words []string, is int, do func(i int)) {
	m.Add(m.newChoose(say, helps[is], options{words, helps, is}, do)...)
}

// options are the words to choose from.
type options struct {
	words []string
	helps []string // a sentence on each of them, or none
	is    int      // the one that is chosen
}

func (m *widgets) newChoose(say, help string, of options, do func(i int)) []widget.PreferredSizeLocateableWidget {
	return m.NewSetting(say, help, of.helps, func(width int) widget.PreferredSizeLocateableWidget {
		var buttons []*widget.Button
		for i, word := range of.words {
			b := m.NewPlate(Plate{
				Name: say + ": " + word, Say: word, Width: width, Free: NarrowSide, Chosen: i == of.is,
				Do: func() { do(i) },
			})
			if m.Says(b, say+": "+word); i == of.is {
				m.Says(b, say+": "+word+", chosen")
			}
			buttons = append(buttons, b)
		}
		if columns, _ := m.columns(width, buttons); m.dense > 0 && columns < len(buttons) {
			for _, b := range buttons {
				m.forget(b)
			}
			return m.newCycle(say, of, width, do)
		}
		return m.NewRow(width, buttons...)
	})
}

// Cycle adds a setting that is one of several words, of which the chosen one is seen. Each press chooses the next.
func (m *Menu) Cycle(say, help string, words []string, is int, do func(i int)) {
	m.Setting(say, help, func(width int) widget.PreferredSizeLocateableWidget {
		return m.newCycle(say, options{words: words, is: is}, width, do)
	})
}

func (m *widgets) newCycle(say string, of options, width int, do func(i int)) *widget.Container {
	is := max(0, of.is)
	b := m.NewPlate(Plate{Name: say, Say: of.words[is] + " ›", Width: width, Do: func() { do((is + 1) % len(of.words)) }})
	m.Says(b, fmt.Sprintf("%s: %s, %d of %d", say, of.words[is], is+1, len(of.words)))
	return m.NewRow(width, b)
}

func (m *Menu) OnOff(say, help string, on bool, do func(on bool)) {
	at := 1
	if on {
		at = 0
	}
	m.Choose(say, help, []string{"On", "Off"}, at, func(i int) { do(i == 0) })
}

// Number is a setting that is a number from least to most, which an arrow key, or a click beside the handle of its slider,
// changes by a step.
type Number struct{ Least, Most, Step, Is int }

func (m *Menu) Slide(say, help string, n Number, words func(int) string, do func(n int)) {
	m.Setting(say, help, func(width int) widget.PreferredSizeLocateableWidget {
		size := float64(buttonSize)
		if m.dense > 0 {
			size = denseSize
		}
		face := m.face(m.skin.Body, size)
		room := int(max(text.Advance(words(n.Most), *face), text.Advance(words(n.Least), *face))) + m.Px(6)
		shown := m.newText(words(n.Is), lines{face, room, art.Ink, widget.TextPositionEnd}, widget.WidgetOpts.MinSize(room, 0))
		middled(shown, *face, 0)
		slider := widget.NewSlider(
			widget.SliderOpts.MinMax(n.Least, n.Most),
			widget.SliderOpts.InitialCurrent(n.Is),
			widget.SliderOpts.PageSizeFunc(func() int { return n.Step }),
			m.sliderImages(),
			widget.SliderOpts.FixedHandleSize(m.Px(26)),
			widget.SliderOpts.DisableDefaultKeys(true),
			widget.SliderOpts.WidgetOpts(widget.WidgetOpts.MinSize(width-room-m.Gap(), m.Px(26))),
			widget.SliderOpts.ChangedHandler(func(a *widget.SliderChangedEventArgs) {
				shown.Label = words(a.Slider.Current)
				do(a.Slider.Current)
			}),
		)
		m.Names[slider], m.steps[slider], m.values[slider] = say, n.Step, shown
		row := grid([]bool{true, false}, []bool{false}, m.Gap(), 0, stretched)
		row.AddChild(slider, shown)
		return row
	})
}
