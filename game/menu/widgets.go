package menu

import (
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/game/parchment"
)

// widgets makes the widgets of a menu in its size, and keeps their pictures, names and keys.
type widgets struct {
	measures
	skin    *Skin
	paper   parchment.Paper
	names   map[widget.Focuser]string       // of what can be focused
	keys    map[string]*widget.Button       // letters that press a button
	steps   map[*widget.Slider]int          // how far an arrow key moves each
	digits  map[*widget.TextInput]bool      // the fields that take nothing else
	says    map[widget.HasWidget][]string   // what is spoken of widgets instead of their texts
	hints   map[*widget.TextInput]string    // what stands in empty fields
	values  map[*widget.Slider]*widget.Text // beside them
	signs   []sign
	painted []painted // over widgets
}

// Names returns the names of all that can be focused.
func (m *widgets) Names() map[widget.Focuser]string { return m.names }

// Paper returns the parchment of the sheet, in its size.
func (m *widgets) Paper() parchment.Paper { return m.paper }

func (m *widgets) face(source *text.GoTextFaceSource, size float64) *text.Face {
	var face text.Face = &text.GoTextFace{Source: source, Size: size * m.unit}
	return &face
}

// newColumn returns a column inset by pixels on both sides.
func (m *widgets) newColumn(by int) *widget.Container {
	return widget.NewContainer(
		widget.ContainerOpts.Layout(widget.NewRowLayout(
			widget.RowLayoutOpts.Direction(widget.DirectionVertical),
			widget.RowLayoutOpts.Spacing(m.Gap()),
			widget.RowLayoutOpts.Padding(&widget.Insets{Left: by, Right: by}),
		)),
		widget.ContainerOpts.WidgetOpts(stretched),
	)
}
