package menu

import (
	"maps"
	"math"
	"slices"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// widgets makes the widgets of a menu in its size, and keeps their pictures, names and keys.
type widgets struct {
	measures
	skin    *Skin
	Paper   Paper
	Names   map[widget.Focuser]string     // of what can be focused
	keys    map[string]*widget.Button     // letters that press a button
	steps   map[*widget.Slider]int        // how far an arrow key moves each
	digits  map[*widget.TextInput]bool    // the fields that take nothing else
	says    map[widget.HasWidget][]string // what is spoken of widgets instead of their texts
	saysNow map[widget.HasWidget]func() []string
	hints   map[*widget.TextInput]string    // what stands in empty fields
	values  map[*widget.Slider]*widget.Text // beside them
	signs   []sign
	painted []painted // over widgets

	dense      float64 // the share of a setting's line for its words, if each takes one line; 0: they do not
	denseLines []denseLine
}

// clone returns widgets to which others can be added without changing these.
func (m *widgets) clone() widgets {
	c := *m
	c.Names, c.keys, c.steps = maps.Clone(m.Names), maps.Clone(m.keys), maps.Clone(m.steps)
	c.digits, c.hints, c.values = maps.Clone(m.digits), maps.Clone(m.hints), maps.Clone(m.values)
	c.says, c.saysNow = maps.Clone(m.says), maps.Clone(m.saysNow)
	c.signs, c.painted, c.denseLines = slices.Clip(m.signs), slices.Clip(m.painted), slices.Clip(m.denseLines)
	return c
}

// forget forgets a button that is no longer on the menu.
func (m *widgets) forget(b *widget.Button) {
	delete(m.Names, b)
	delete(m.says, b)
	delete(m.saysNow, b)
	m.painted = slices.DeleteFunc(m.painted, func(p painted) bool { return p.on == widget.HasWidget(b) })
}

func (m *widgets) face(source *text.GoTextFaceSource, size float64) *text.Face {
	var face text.Face = &text.GoTextFace{Source: source, Size: size * m.Unit}
	return &face
}

// drop returns how far below the middle of its place a line has to stand for its capitals to be in the middle, in pixels.
func drop(face text.Face) int {
	m := face.Metrics()
	return int(math.Round((m.CapHeight + m.HDescent - m.HAscent) / 2))
}

// middled has the capitals of a text stand in the middle of its place, pixels from the left.
func middled(words *widget.Text, face text.Face, from int) {
	by := drop(face)
	words.SetPadding(&widget.Insets{Left: from, Top: by, Bottom: -by})
}

// newColumn returns a column inset by pixels on both sides.
func (m *widgets) newColumn(by int) *widget.Container {
	return column(m.Gap(), widget.Insets{Left: by, Right: by}, stretched)
}

// column returns a container whose things lie one below the other, a gap in pixels between them.
func column(gap int, inset widget.Insets, opts ...widget.WidgetOpt) *widget.Container {
	return widget.NewContainer(
		widget.ContainerOpts.Layout(widget.NewRowLayout(
			widget.RowLayoutOpts.Direction(widget.DirectionVertical),
			widget.RowLayoutOpts.Spacing(gap),
			widget.RowLayoutOpts.Padding(&inset),
		)),
		widget.ContainerOpts.WidgetOpts(opts...),
	)
}

// grid returns a container whose things lie in columns and rows, each stretched or not, with gaps in pixels across and down.
func grid(columns, rows []bool, across, down int, opts ...widget.WidgetOpt) *widget.Container {
	return widget.NewContainer(
		widget.ContainerOpts.Layout(widget.NewGridLayout(
			widget.GridLayoutOpts.Columns(len(columns)),
			widget.GridLayoutOpts.Stretch(columns, rows),
			widget.GridLayoutOpts.Spacing(across, down),
		)),
		widget.ContainerOpts.WidgetOpts(opts...),
	)
}
