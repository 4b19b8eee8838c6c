package game

import (
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
)

// The rows of settings in menus: what is set, and what it is set with.

// settingWidth is the width of a row of a setting, and labelShare the share of it that says what is set.
const (
	settingWidth = 760
	labelShare   = 0.36
)

// setting adds what is set, in a few words and a sentence, and what it is set with beside it, or below it if there is no
// room. with is made for a width in pixels.
func (m *menu) setting(say, help string, with func(width int) widget.PreferredSizeLocateableWidget) {
	m.add(m.newSetting(say, help, nil, with)...)
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

// newHigh is a thing in a place that is at least so many pixels high.
func (m *menu) newHigh(height int, w widget.PreferredSizeLocateableWidget) *widget.Container {
	place := m.newColumn(0)
	place.GetWidget().MinHeight = height
	place.AddChild(w)
	return place
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
	m.add(m.newChoose(say, help, nil, words, is, do)...)
}

// chooseOf adds a setting that is one of several words, each with a sentence of its own. It is as high whichever is chosen.
func (m *menu) chooseOf(say string, helps, words []string, is int, do func(i int)) {
	m.add(m.newChoose(say, helps[is], helps, words, is, do)...)
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
