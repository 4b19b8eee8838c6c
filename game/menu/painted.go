package menu

import (
	"image/color"

	"github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// Pictures on menus with the art of the table: a widget keeps the place, and the picture is drawn over it.

// painted is something drawn over a widget.
type painted struct {
	on   widget.HasWidget
	draw func(screen *ebiten.Image, r layout.Rect)
}

// Paints draws something over a widget.
func (m *widgets) Paints(on widget.HasWidget, draw func(screen *ebiten.Image, r layout.Rect)) {
	m.painted = append(m.painted, painted{on, draw})
}

// drawPainted draws the pictures that are in sight.
func (m *Menu) drawPainted(screen *ebiten.Image) {
	for _, p := range m.painted {
		at := p.on.GetWidget().Rect
		seen := m.Seen(p.on).Intersect(at)
		if part, ok := screen.SubImage(seen).(*ebiten.Image); ok && !seen.Empty() {
			p.draw(part, render.RectOf(at))
		}
	}
}

// NewPainting returns a place of a size in pixels to be painted. says is what is painted there in words, or "".
func (m *widgets) NewPainting(says string, width, height int, draw func(screen *ebiten.Image, r layout.Rect)) *widget.Container {
	place := widget.NewContainer(widget.ContainerOpts.WidgetOpts(stretched, widget.WidgetOpts.MinSize(width, height)))
	m.Paints(place, draw)
	m.Says(place, says)
	return place
}

// NewStack returns things one below the other without a gap.
func (m *widgets) NewStack(all ...widget.PreferredSizeLocateableWidget) *widget.Container {
	stack := column(0, widget.Insets{}, stretched)
	for _, w := range all {
		stack.AddChild(w)
	}
	return stack
}

// NewLink returns a button without a plate, of a size in pixels, that does something and shows what is painted on it. It lights
// up under the pointer. says is what is painted on it in words.
func (m *widgets) NewLink(name, says string, width, height int, do func(),
	draw func(screen *ebiten.Image, r layout.Rect)) *widget.Button {
	b := m.bareButton(name, "", &widget.Insets{}, do) // without any text a button would have a size of its own
	b.GetWidget().MinWidth, b.GetWidget().MinHeight = width, height
	m.Paints(b, draw)
	m.Says(b, says)
	return b
}

// NewSaying returns a sentence that is a link, set in lines at most width pixels wide, with room for a sign before it.
func (m *widgets) NewSaying(say string, width int, do func(), sign func(screen *ebiten.Image, r layout.Rect)) *widget.Button {
	room, side := m.Px(24), m.Px(4)
	face := m.face(m.skin.Body, textSize-1)
	b := m.bareButton(say, wrapEvenly(say, *face, float64(width-room-side)),
		&widget.Insets{Left: room, Right: side, Top: m.Px(1), Bottom: m.Px(1)}, do)
	b.GetWidget().MinWidth = width
	size := float64(m.Px(17))
	m.Paints(b, func(screen *ebiten.Image, r layout.Rect) {
		sign(screen, layout.Rect{X: r.X + float64(m.Px(2)), Y: r.Y + float64(m.Px(2)), W: size, H: size})
	})
	return b
}

// NewSigned returns a sentence set in lines at most width pixels wide, with a sign before it.
func (m *widgets) NewSigned(say string, width int, sign func(screen *ebiten.Image, r layout.Rect)) *widget.Container {
	size, between := m.Px(22), m.Px(10)
	row := widget.NewContainer(
		widget.ContainerOpts.Layout(widget.NewRowLayout(widget.RowLayoutOpts.Direction(widget.DirectionHorizontal),
			widget.RowLayoutOpts.Spacing(between))),
		widget.ContainerOpts.WidgetOpts(stretched),
	)
	row.AddChild(m.NewPainting("", size, size, func(screen *ebiten.Image, r layout.Rect) {
		r.H = r.W // the place is as high as the sentence
		sign(screen, r)
	}))
	row.AddChild(m.newEvenText(say, m.face(m.skin.Body, textSize), width-size-between, art.Ink))
	return row
}

// bareButton returns a button of a name that is nothing but its text, until it is pointed at.
func (m *widgets) bareButton(name, say string, padding *widget.Insets, do func()) *widget.Button {
	pointed := m.Paper.Cap(art.Plate{Fill: art.Pointed, Line: art.Gold})
	return m.namedButton(name, do,
		widget.ButtonOpts.Image(&widget.ButtonImage{Idle: image.NewNineSliceColor(color.Transparent), Hover: pointed,
			Pressed: pointed}),
		widget.ButtonOpts.Text(say, m.face(m.skin.Body, textSize-1), &widget.ButtonTextColor{Idle: art.Ink}),
		widget.ButtonOpts.TextPosition(widget.TextPositionStart, widget.TextPositionCenter),
		widget.ButtonOpts.TextPadding(padding),
	)
}

// Beside adds columns of widths in pixels side by side, or as many of them as there is room for. fill adds to the menu what stands in
// each.
func (m *Menu) Beside(widths []int, fill func(i int)) {
	across, room := 0, m.Inner
	for across < len(widths) && widths[across] <= room {
		room -= widths[across] + m.Gap()
		across++
	}
	row := grid(make([]bool, max(1, across)), nil, m.Gap(), m.Px(4), centred)
	outer := m.box
	for i, width := range widths {
		m.box = column(0, widget.Insets{}, widget.WidgetOpts.MinSize(width, 0))
		fill(i)
		row.AddChild(m.box)
	}
	m.box = outer
	m.Add(row)
}

// FirstThatFits adds the first of some forms of a part of the menu that is no higher than a room in pixels, or else the last one. fill adds
// a form to a menu: at first to others, which are only measured.
func (m *Menu) FirstThatFits(room, forms int, fill func(on *Menu, form int)) {
	form := 0
	for ; form < forms-1; form++ {
		tried := m.skin.NewMenu(m.width, m.height, m.Unit, m.backdrop)
		if fill(tried, form); tried.BodyHeight() <= room {
			break
		}
	}
	fill(m, form)
}
