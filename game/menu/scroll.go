package menu

import (
	goimage "image"
	"image/color"

	"github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"sixwinters/art"
)

// What does not fit into a menu is scrolled.

// scrolled is what is scrolled in a menu, if not all of it fits into the window.
type scrolled struct {
	widgets
	Name       string            // of the menu, that it was given, or its first heading
	body       *widget.Container // what is scrolled where anything is
	scroll     *widget.ScrollContainer
	content    *widget.Container // of scroll
	bar        *widget.Slider
	viewHeight int              // of the view, in pixels
	rows       *rows            // in what is scrolled, or nil
	unseen     bool             // the focus has no place yet
	reveals    widget.HasWidget // is to be seen as soon as it has a place; nil for nothing
}

// leastScrolled is the least share of the sheet for the scrolled body. If less would be left, or less than its highest button,
// the whole sheet scrolls.
const leastScrolled = 0.25

// scrollable makes the body scroll, or everything if head and foot leave too little for it.
func (m *scrolled) scrollable(parts []*widget.Container, room, gap int) []*widget.Container {
	fixed := 0
	for _, part := range parts {
		if part != m.body {
			_, h := part.PreferredSize()
			fixed += h + gap
		}
	}
	content := m.body
	if room-fixed < max(int(leastScrolled*float64(room)), m.highest()) {
		fixed = 0
		content = column(gap, widget.Insets{})
		for _, part := range parts {
			content.AddChild(part)
		}
		parts = []*widget.Container{m.body}
	}
	for i := range parts {
		if parts[i] == m.body {
			parts[i] = m.scroller(content, room-fixed)
		}
	}
	return parts
}

// highest returns the height of the highest thing in the body that can be pressed, in pixels.
func (m *scrolled) highest() (most int) {
	for _, f := range m.body.GetFocusers() {
		if w, ok := f.(widget.PreferredSizer); ok {
			_, high := w.PreferredSize()
			most = max(most, high)
		}
	}
	return most
}

// wheelUnits is how far a notch of the wheel scrolls a menu, in units.
const wheelUnits = 60

// scroller returns a view of content, high pixels high, and the bar beside it.
func (m *scrolled) scroller(content *widget.Container, high int) *widget.Container {
	m.content = content
	m.scroll = widget.NewScrollContainer(
		widget.ScrollContainerOpts.Content(content),
		widget.ScrollContainerOpts.StretchContentWidth(),
		widget.ScrollContainerOpts.Image(&widget.ScrollContainerImage{
			Idle: image.NewNineSliceColor(color.Transparent), Mask: image.NewNineSliceColor(color.White),
		}),
		widget.ScrollContainerOpts.WidgetOpts(widget.WidgetOpts.ScrolledHandler(func(a *widget.WidgetScrolledEventArgs) {
			m.ScrollBy(-int(a.Y * wheelUnits * m.Unit))
		})),
	)
	m.bar = widget.NewSlider(
		widget.SliderOpts.Orientation(widget.DirectionVertical),
		widget.SliderOpts.MinMax(0, 1), // in pixels, set below
		widget.SliderOpts.InitialCurrent(0),
		widget.SliderOpts.PageSizeFunc(func() int { return max(1, high*m.bar.Max/(m.bar.Max+high)) }),
		m.sliderImages(),
		widget.SliderOpts.MinHandleSize(m.barWidth()),
		widget.SliderOpts.TabOrder(-1),
		widget.SliderOpts.DisableDefaultKeys(true),
		widget.SliderOpts.WidgetOpts(widget.WidgetOpts.MinSize(m.barWidth(), 0)),
		widget.SliderOpts.ChangedHandler(func(*widget.SliderChangedEventArgs) {
			m.ScrollBy(0) // the event may come late: the bar counts
		}),
	)
	m.viewHeight = high
	m.sizeBar()
	view := grid([]bool{true, false}, []bool{true}, m.Gap(), 0, widget.WidgetOpts.LayoutData(widget.RowLayoutData{Stretch: true, MaxHeight: high}))
	if m.rows != nil { // however few there are
		view.GetWidget().MinHeight = high
	}
	view.AddChild(m.scroll, m.bar)
	return view
}

// sizeBar fits the bar to the height of what is scrolled. Where all of it is seen there is no bar.
func (m *scrolled) sizeBar() {
	_, all := m.content.PreferredSize()
	m.bar.Max = max(1, all-m.viewHeight)
	m.bar.GetWidget().SetVisibility(widget.Visibility_Show)
	if all <= m.viewHeight {
		m.bar.GetWidget().SetVisibility(widget.Visibility_Hide_Blocking)
	}
	m.ScrollBy(0)
}

// sliderImages returns how a slider and its handle look.
func (m *widgets) sliderImages() widget.SliderOpt {
	track := m.Paper.Plate(Track)
	return widget.SliderOpts.Images(&widget.SliderTrackImage{Idle: track, Hover: track}, m.Paper.Button(true))
}

// Lengths of the sign that there is more below, in units.
const (
	moreHeight = 20
	moreArrow  = 7
)

// drawMore fades what is scrolled at the lower edge of its view where there is more below, with an arrow.
func (m *Menu) drawMore(screen *ebiten.Image) {
	if m.scroll == nil || m.bar.Current >= m.bar.Max || !m.bar.GetWidget().IsVisible() {
		return
	}
	view := m.scroll.ViewRect()
	high := min(m.Px(moreHeight), view.Dy()/3)
	paper := art.Parchment
	for y := range high {
		paper.A = uint8(255 * (y + 1) / high)
		line := goimage.Rect(view.Min.X, view.Max.Y-high+y, view.Max.X, view.Max.Y-high+y+1)
		vector.FillRect(screen, float32(line.Min.X), float32(line.Min.Y), float32(line.Dx()), 1, paper, false)
	}
	size := float32(moreArrow * m.Unit)
	x, y := float32(view.Min.X+view.Max.X)/2, float32(view.Max.Y)-size
	for _, side := range []float32{-1, 1} {
		vector.StrokeLine(screen, x+side*1.6*size, y-0.6*size, x, y+0.5*size, 0.35*size, art.Ink, true)
	}
}

// Scrolls reports whether not all of it fits into the window.
func (m *scrolled) Scrolls() bool { return m.scroll != nil }

// ScrollsBody reports whether the body alone is scrolled: what stands above and below it stays in view.
func (m *scrolled) ScrollsBody() bool { return m.scroll != nil && m.content == m.body }

// ScrolledBy returns how far the menu is scrolled, in pixels.
func (m *scrolled) ScrolledBy() int {
	if m.bar == nil {
		return 0
	}
	return m.bar.Current
}

func (m *scrolled) ScrollBy(pixels int) { m.ScrollTo(m.ScrolledBy() + pixels) }

// ScrollTo scrolls until pixels of the content are above the view, as far as it goes.
func (m *scrolled) ScrollTo(pixels int) {
	if m.scroll != nil {
		m.bar.Current = max(m.bar.Min, min(m.bar.Max, pixels))
		m.scroll.ScrollTop = float64(m.bar.Current) / float64(m.bar.Max)
		m.skin.scrolled[m.Name] = m.bar.Current
	}
}

// BringIntoView scrolls so that something is seen.
func (m *scrolled) BringIntoView(f widget.Focuser) {
	if m.scroll == nil || f == nil {
		return
	}
	if m.rows != nil {
		if i, is := m.rows.indexOf(f); is {
			m.bringRow(i, f)
			return
		}
	}
	if f.GetWidget().Rect.Empty() || m.scroll.ViewRect().Empty() {
		m.unseen = true
		return
	}
	m.bring(f)
}

// Reveal scrolls so that something is seen once the menu has been drawn, wherever the focus is.
func (m *scrolled) Reveal(w widget.HasWidget) { m.reveals = w }

// bring scrolls so that something is seen that has its place.
func (m *scrolled) bring(on widget.HasWidget) {
	if !m.scrollsWith(on) {
		return
	}
	at, view := on.GetWidget().Rect, m.scroll.ViewRect()
	margin, below := m.Px(12), m.content.GetWidget().Rect.Max.Y-at.Max.Y
	switch {
	case at.Max.Y+margin > view.Max.Y && below <= view.Dy()/4: // so does the little that follows it
		m.ScrollBy(at.Max.Y + below - view.Max.Y)
	case at.Min.Y-margin < view.Min.Y:
		m.ScrollBy(at.Min.Y - margin - view.Min.Y)
	case at.Max.Y+margin > view.Max.Y:
		m.ScrollBy(at.Max.Y + margin - view.Max.Y)
	}
}

// Seen returns the part of the window in which something can be seen: the view if it is scrolled.
func (m *scrolled) Seen(on widget.HasWidget) goimage.Rectangle {
	if m.scrollsWith(on) {
		return m.scroll.ViewRect()
	}
	return goimage.Rect(0, 0, m.width, m.height)
}

// scrollsWith reports whether something is part of what is scrolled.
func (m *scrolled) scrollsWith(on widget.HasWidget) bool {
	if m.scroll == nil {
		return false
	}
	for w := on.GetWidget(); w != nil; w = w.Parent() {
		if w == m.scroll.GetWidget() {
			return true
		}
	}
	return false
}
