package game

import (
	"bytes"
	"fmt"
	"image/color"
	"slices"

	"github.com/ebitenui/ebitenui"
	"github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
)

// skin is how menus and dialogs look: ebitenui's widgets in parchment, ink and gold.
type skin struct {
	body, display *text.GoTextFaceSource
}

func newSkin() (*skin, error) {
	body, err := text.NewGoTextFaceSource(bytes.NewReader(art.BodyRegular))
	if err != nil {
		return nil, fmt.Errorf("the text font cannot be read: %w", err)
	}
	display, err := text.NewGoTextFaceSource(bytes.NewReader(art.DisplayBold))
	if err != nil {
		return nil, fmt.Errorf("the title font cannot be read: %w", err)
	}
	return &skin{body: body, display: display}, nil
}

// menu is one screen of widgets laid out for a window height: ebitenui has no scale of its own, so a menu is built
// again when the window changes.
type menu struct {
	skin *skin
	ui   *ebitenui.UI
	unit float64 // pixels of a 720th of the window's height
	box  *widget.Container
}

// newMenu begins a menu: a sheet of parchment in the middle of the window.
func (k *skin) newMenu(width, height int, backdrop color.NRGBA) *menu {
	// A narrow window must not make the sheet wider than itself.
	m := &menu{skin: k, unit: min(float64(height)/firstHeight, float64(width)/leastWidth)}
	root := widget.NewContainer(
		widget.ContainerOpts.BackgroundImage(image.NewNineSliceColor(backdrop)),
		widget.ContainerOpts.Layout(widget.NewAnchorLayout()),
	)
	m.box = widget.NewContainer(
		widget.ContainerOpts.BackgroundImage(image.NewBorderedNineSliceColor(art.Parchment, art.Gold, m.px(3))),
		widget.ContainerOpts.Layout(widget.NewRowLayout(
			widget.RowLayoutOpts.Direction(widget.DirectionVertical),
			widget.RowLayoutOpts.Spacing(m.px(10)),
			widget.RowLayoutOpts.Padding(widget.NewInsetsSimple(m.px(34))),
		)),
		widget.ContainerOpts.WidgetOpts(widget.WidgetOpts.LayoutData(widget.AnchorLayoutData{
			HorizontalPosition: widget.AnchorLayoutPositionCenter,
			VerticalPosition:   widget.AnchorLayoutPositionCenter,
		})),
	)
	root.AddChild(m.box)
	m.ui = &ebitenui.UI{Container: root}
	return m
}

// px is a length of so many 720ths of the window's height, in pixels.
func (m *menu) px(units float64) int { return int(units*m.unit + 0.5) }

func (m *menu) face(source *text.GoTextFaceSource, size float64) *text.Face {
	var face text.Face = &text.GoTextFace{Source: source, Size: size * m.unit}
	return &face
}

var stretched = widget.WidgetOpts.LayoutData(widget.RowLayoutData{Position: widget.RowLayoutPositionCenter, Stretch: true})

// title adds a heading.
func (m *menu) title(say string, size float64) {
	m.box.AddChild(widget.NewText(
		widget.TextOpts.Text(say, m.face(m.skin.display, size), art.Ink),
		widget.TextOpts.Position(widget.TextPositionCenter, widget.TextPositionCenter),
		widget.TextOpts.WidgetOpts(stretched),
	))
}

// text adds a paragraph of the given width in 720ths of the window's height.
func (m *menu) text(say string, width float64) {
	m.box.AddChild(widget.NewText(
		widget.TextOpts.Text(say, m.face(m.skin.body, 16), art.InkSoft),
		widget.TextOpts.MaxWidth(float64(m.px(width))),
		widget.TextOpts.Position(widget.TextPositionCenter, widget.TextPositionCenter),
		widget.TextOpts.WidgetOpts(stretched),
	))
}

// button adds a button that does something.
func (m *menu) button(say string, do func()) *widget.Button {
	b := m.newButton(say, do)
	m.box.AddChild(b)
	return b
}

// row adds buttons side by side.
func (m *menu) row(buttons ...*widget.Button) {
	row := widget.NewContainer(
		widget.ContainerOpts.Layout(widget.NewGridLayout(
			widget.GridLayoutOpts.Columns(len(buttons)),
			widget.GridLayoutOpts.Stretch(slices.Repeat([]bool{true}, len(buttons)), []bool{true}),
			widget.GridLayoutOpts.Spacing(m.px(10), 0),
		)),
		widget.ContainerOpts.WidgetOpts(stretched),
	)
	for _, b := range buttons {
		row.AddChild(b)
	}
	m.box.AddChild(row)
}

// newField is a field to write a line in.
func (m *menu) newField(written string) *widget.TextInput {
	edge := max(1, m.px(1.5))
	f := widget.NewTextInput(
		widget.TextInputOpts.Image(&widget.TextInputImage{
			Idle:      image.NewBorderedNineSliceColor(art.Parchment, art.Gold, edge),
			Disabled:  image.NewBorderedNineSliceColor(art.ParchmentDark, art.ParchmentEdge, edge),
			Highlight: image.NewNineSliceColor(art.Hover),
		}),
		widget.TextInputOpts.Face(m.face(m.skin.body, 19)),
		widget.TextInputOpts.Color(&widget.TextInputColor{Idle: art.Ink, Disabled: art.InkSoft, Caret: art.Ink, DisabledCaret: art.InkSoft}),
		widget.TextInputOpts.Padding(&widget.Insets{Left: m.px(12), Right: m.px(12), Top: m.px(7), Bottom: m.px(7)}),
		widget.TextInputOpts.CaretWidth(max(1, m.px(1.5))),
		widget.TextInputOpts.WidgetOpts(stretched),
	)
	f.SetText(written)
	return f
}

func (m *menu) newButton(say string, do func()) *widget.Button {
	edge := max(1, m.px(1.5))
	return widget.NewButton(
		widget.ButtonOpts.Image(&widget.ButtonImage{
			Idle:     image.NewBorderedNineSliceColor(art.ParchmentDark, art.ParchmentEdge, edge),
			Hover:    image.NewBorderedNineSliceColor(art.Hover, art.Gold, edge),
			Pressed:  image.NewBorderedNineSliceColor(art.GoldBright, art.Gold, edge),
			Disabled: image.NewBorderedNineSliceColor(art.GoldBright, art.Ink, edge),
		}),
		widget.ButtonOpts.Text(say, m.face(m.skin.body, 19), &widget.ButtonTextColor{Idle: art.Ink, Disabled: art.Ink}),
		widget.ButtonOpts.TextPadding(&widget.Insets{Left: m.px(22), Right: m.px(22), Top: m.px(7), Bottom: m.px(7)}),
		widget.ButtonOpts.WidgetOpts(stretched),
		widget.ButtonOpts.ClickedHandler(func(*widget.ButtonClickedEventArgs) { do() }),
	)
}
