package menu

import (
	goimage "image"
	"math"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// ebitenui draws whatever it cuts off at an edge into two pictures as large as the window first: what is scrolled, and each field that can be
// written in. Their textures take 6 MB each at 1280x720, so a menu draws them itself, after all the rest.

// hideApart keeps ebitenui from drawing what the menu draws itself.
func (m *Menu) hideApart(*ebiten.Image) { m.showApart(widget.Visibility_Hide_Blocking) }

func (m *Menu) showApart(how widget.Visibility) {
	if m.scroll != nil {
		m.scroll.GetWidget().SetVisibility(how)
	}
	for f := range m.hints {
		f.GetWidget().SetVisibility(how)
	}
}

// drawApart draws what is scrolled, cut at the edges of its view, and the fields.
func (m *Menu) drawApart(screen *ebiten.Image) {
	if m.scroll != nil {
		m.scroll.GetWidget().SetVisibility(widget.Visibility_Show)
		view := m.scroll.ViewRect()
		wide, high := m.content.PreferredSize()
		top := view.Min.Y - int(math.Round(float64(high-view.Dy())*m.scroll.ScrollTop))
		m.content.SetLocation(goimage.Rect(view.Min.X, top, view.Min.X+max(wide, view.Dx()), top+high))
		m.content.Render(screen.SubImage(view).(*ebiten.Image))
	}
	m.showApart(widget.Visibility_Show)
	for f := range m.hints {
		if at := f.GetWidget().Rect; !at.Empty() {
			m.drawField(screen.SubImage(m.Seen(f)).(*ebiten.Image), f, at)
		}
	}
}

// drawField draws a field into a picture of its own size, and that where the field lies.
func (m *Menu) drawField(screen *ebiten.Image, f *widget.TextInput, at goimage.Rectangle) {
	picture := m.fields[f]
	if picture == nil || picture.Bounds().Size() != at.Size() {
		picture = ebiten.NewImage(at.Dx(), at.Dy())
		m.fields[f] = picture
	}
	picture.Clear()
	f.SetLocation(picture.Bounds())
	f.Render(picture)
	f.SetLocation(at)
	o := &ebiten.DrawImageOptions{}
	o.GeoM.Translate(float64(at.Min.X), float64(at.Min.Y))
	screen.DrawImage(picture, o)
}
