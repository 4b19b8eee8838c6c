// Package menu makes screens of widgets on a sheet of parchment, to be read, pressed, chosen from and written on by mouse or by
// keyboard alone, in windows of any size. It knows nothing of any game.
package menu

import (
	goimage "image"
	"image/color"
	"math"
	"strings"
	"time"

	"github.com/ebitenui/ebitenui"
	"github.com/ebitenui/ebitenui/image"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/art"
	"sixwinters/game/input"
	"sixwinters/render/layout"
)

// Menu is one screen of widgets on a sheet of parchment, laid out for a size of the window and of everything: ebitenui
// has no scale of its own, so a menu is built again when either changes. What does not fit into the window is scrolled.
type Menu struct {
	focus
	fields   map[*widget.TextInput]*ebiten.Image // as they are drawn
	kept     int                                 // height of the body in pixels, the same on all pages; 0: what it needs
	backdrop color.NRGBA

	headline  *headline
	titleFace *text.Face
	Picture   func(screen *ebiten.Image, r layout.Rect) // draws the picture beside the title; nil for none
	Pictured  string                                    // names the picture; "" for the menu's own name

	Unused bool // a key was struck in this tick that means nothing on the menu

	sheet      *widget.Container
	head, foot *widget.Container // what stays above and below what is scrolled
	box        *widget.Container // what is added to: the body, one of them, or a column in them
	At         goimage.Rectangle // where the sheet lies in the window, in pixels, once it has been laid
	corner     float64           // size of the ornaments in its corners, in units
	pointer    goimage.Point     // where the mouse is
	laid       bool
	drawn      int       // times
	blinked    time.Time // when a field that is being written in was drawn last for its caret
}

// The sizes of text in menus, in units.
const (
	textSize   = 16
	buttonSize = 18
	smallSize  = 14
)

// NewMenu begins a menu for a window of a size in pixels; unit is the pixels of a unit. The backdrop covers what lies under it.
func (k *Skin) NewMenu(width, height int, unit float64, backdrop color.NRGBA) *Menu {
	m := &Menu{backdrop: backdrop, corner: Corner}
	m.measures = measures{Unit: unit, width: width, height: height}
	m.skin, m.Paper = k, k.stock.For(unit)
	m.Names, m.keys, m.steps = map[widget.Focuser]string{}, map[string]*widget.Button{}, map[*widget.Slider]int{}
	m.digits, m.hints, m.values = map[*widget.TextInput]bool{}, map[*widget.TextInput]string{}, map[*widget.Slider]*widget.Text{}
	m.fields = map[*widget.TextInput]*ebiten.Image{}
	m.says, m.saysNow = map[widget.HasWidget][]string{}, map[widget.HasWidget]func() []string{}
	m.Inner = width - 2*m.margin() - 2*m.pad() - m.barWidth() - m.Gap()
	m.head, m.body, m.foot = m.newColumn(0), m.newColumn(0), m.newColumn(0)
	m.box = m.body
	m.root = widget.NewContainer(widget.ContainerOpts.Layout(widget.NewAnchorLayout()))
	m.ui = &ebitenui.UI{Container: m.root, DisableDefaultFocus: true, PreRenderHook: m.hideApart, PostRenderHook: m.drawApart}
	return m
}

// Fits reports whether there is a menu, and it was laid out for a window of this size in pixels. Otherwise it must be built.
func (m *Menu) Fits(width, height int) bool {
	return m != nil && m.width == width && m.height == height
}

// Where things lie in their column: over all of its width, or in its middle.
var (
	stretched = widget.WidgetOpts.LayoutData(widget.RowLayoutData{Position: widget.RowLayoutPositionCenter, Stretch: true})
	begun     = widget.WidgetOpts.LayoutData(widget.RowLayoutData{Position: widget.RowLayoutPositionStart})
	centred   = widget.WidgetOpts.LayoutData(widget.RowLayoutData{Position: widget.RowLayoutPositionCenter})
)

// InHead adds what follows above what is scrolled.
func (m *Menu) InHead() { m.box = m.head }

// InBody adds what follows to what is scrolled, as at first.
func (m *Menu) InBody() { m.box = m.body }

// InFoot adds what follows below what is scrolled.
func (m *Menu) InFoot() { m.box = m.foot }

// Call names the menu. Its scroll position and its focus are kept under the name until it is built again.
func (m *Menu) Call(name string) { m.Name = name }

// Add adds things one below the other.
func (m *Menu) Add(all ...widget.PreferredSizeLocateableWidget) {
	for _, w := range all {
		m.box.AddChild(w)
	}
}

// Title adds a heading; the first one has an ornament under it.
func (m *Menu) Title(say string, size float64) {
	face := m.heading(say, size)
	words := m.newIndented(say, face, m.Inner, art.Ink)
	m.Add(words)
	if m.titleFace == nil {
		m.titleFace = face
	}
	if m.Name != "" {
		return
	}
	m.Call(say)
	width, height := m.Px(220), m.Px(18)
	ornament := widget.NewGraphic(
		widget.GraphicOpts.Image(tinted(m.Paper.Mask("ornament", min(width, m.Inner), height), art.Gold)),
		widget.GraphicOpts.WidgetOpts(begun),
	)
	m.Add(ornament)
	m.headline = &headline{words, say, size, ornament, m.box}
	m.Paints(words, func(screen *ebiten.Image, r layout.Rect) { m.drawPicture(screen, r, words) })
}

// The height of the picture beside a title where there is room for it, and the least, in units, and its greatest width, of its height.
const (
	pictureHeight = 92
	pictureLeast  = 30
	pictureWide   = 2.6
)

// drawPicture draws the picture of the sheet beside its title, as far as the words leave room.
func (m *Menu) drawPicture(screen *ebiten.Image, r layout.Rect, words *widget.Text) {
	if m.Picture == nil || r.H < pictureLeast*m.Unit {
		return
	}
	free := r.W - float64(3*m.Paper.Glow()+m.Gap()) - text.Advance(widest(words.Label, *m.titleFace), *m.titleFace)
	wide := min(free, pictureWide*r.H)
	if wide < r.H {
		return
	}
	r.X, r.W = r.Right()-float64(m.Paper.Glow())-wide, wide
	m.Picture(screen, r)
}

// widest returns the widest line of a text.
func widest(say string, face text.Face) (line string) {
	for one := range strings.SplitSeq(say, "\n") {
		if text.Advance(one, face) > text.Advance(line, face) {
			line = one
		}
	}
	return line
}

// Inset adds what follows in a column inset by pixels on both sides.
func (m *Menu) Inset(by int) {
	column := m.newColumn(by)
	m.box.AddChild(column)
	m.box = column
}

// Least sets the least size in units of what is added to now, as far as the window has room for it.
func (m *Menu) Least(width, height float64) {
	w := m.box.GetWidget()
	w.MinWidth, w.MinHeight = min(m.Px(width), m.Inner), min(m.Px(height), m.height/2)
}

// Keep sets the height of the body in pixels. What is higher is scrolled.
func (m *Menu) Keep(height int) { m.kept = height }

// BodyHeight returns the height of all that was added to the body, in pixels.
func (m *Menu) BodyHeight() int {
	_, high := m.body.PreferredSize()
	return high
}

// Lay puts what was added in its place, once.
func (m *Menu) Lay() {
	if m.laid {
		return
	}
	m.laid = true
	scrolled := m.skin.scrolled[m.Name] // as the menu was left: fitting the bar forgets it
	side, pad, gap := m.pad(), m.pad(), m.Px(12)
	room := m.height - 2*m.margin() - 2*pad
	parts, wide, high := m.measure(gap)
	if high > room {
		pad, gap = m.tighten(), m.Px(8)
		room = m.height - 2*m.margin() - 2*pad
		parts, wide, high = m.measure(gap)
	}
	if spare := room - high; spare > 0 && m.headline != nil && m.Picture != nil { // the picture may be higher than the title
		w := m.headline.words.GetWidget()
		_, was := m.headline.words.PreferredSize()
		w.MinHeight = max(was, min(was+spare, m.Px(pictureHeight)))
		parts, wide, high = m.measure(gap)
	}
	scrolls := false
	switch _, own := m.body.PreferredSize(); {
	case m.kept > 0:
		body := m.kept - max(0, high-room)
		high -= m.kept - body
		room = high
		if scrolls = own > body || m.rows != nil; !scrolls { // there may be more rows later
			m.body.GetWidget().MinHeight = body
			wide += m.barWidth() + m.Gap() // as wide as if it were
		}
	case high > room: // a page kept higher than its content need not scroll
		_, was := m.body.PreferredSize()
		w := m.body.GetWidget()
		w.MinHeight = max(0, w.MinHeight-(high-room))
		_, is := m.body.PreferredSize()
		high += is - was
		scrolls = high > room
	}
	m.sheet = column(gap, widget.Insets{Left: side, Right: side, Top: pad, Bottom: pad}, widget.WidgetOpts.LayoutData(
		widget.AnchorLayoutData{HorizontalPosition: widget.AnchorLayoutPositionCenter, VerticalPosition: widget.AnchorLayoutPositionCenter}))
	m.root.AddChild(m.sheet)
	if scrolls {
		parts = m.scrollable(parts, room, gap)
		wide, high = wide+m.barWidth()+m.Gap(), room
	}
	for _, part := range parts {
		m.sheet.AddChild(part)
	}
	size := goimage.Pt(wide+2*side, high+2*pad)
	from := goimage.Pt((m.width-size.X)/2, (m.height-size.Y)/2)
	m.At = goimage.Rectangle{Min: from, Max: from.Add(size)}
	m.sheet.GetWidget().MinWidth, m.sheet.GetWidget().MinHeight = size.X, size.Y
	m.ScrollTo(scrolled)
	m.beginFocus()
}

// measure finds the parts that are not empty, and how wide and high they are with a gap between them, in pixels.
func (m *Menu) measure(gap int) (parts []*widget.Container, wide, high int) {
	for _, part := range []*widget.Container{m.head, m.body, m.foot} {
		if len(part.Children()) > 0 {
			w, h := part.PreferredSize()
			if part == m.body && m.kept > 0 {
				h = m.kept
			}
			wide, high = max(wide, w), high+h+gap
			parts = append(parts, part)
		}
	}
	return parts, wide, high - gap
}

// Needs is what a menu needs of its window after a tick.
type Needs struct {
	Frames bool          // to be drawn, with all frames that follow a change
	Drawn  bool          // to be drawn once
	Again  time.Duration // to be drawn after this time even without input; 0: no
}

// Update handles one tick, with what mouse and keyboard did in it.
func (m *Menu) Update(p *input.Pointer, k *input.Keyboard, at time.Time) (n Needs) {
	m.Lay()
	n.Frames = m.Fresh()
	n.Drawn, n.Again = m.blink(at)
	m.Unused = m.takeKeys(p, k)
	if len(m.denseLines) > 0 && m.pointedAt(p.X, p.Y) {
		n.Drawn = true
	}
	if p.Finger { // widgets see the wheel alone
		m.ScrollBy(-int(math.Round(p.Wheel * input.ScrollNotch)))
	}
	m.updateFields(k)
	if m.rows != nil && m.placeRows(m.Focused()) {
		n.Drawn = true
	}
	return n
}

// systemTyped reports whether the system has letters for this frame. Fields take them in each tick of it.
var systemTyped = func() bool { return len(ebiten.AppendInputChars(nil)) > 0 }

// updateFields updates the widgets. Fields read the keyboard themselves: they may not where what was typed is written already, or is for another tick,
// since a slow frame has several.
func (m *Menu) updateFields(k *input.Keyboard) {
	at := m.Focused()
	if m.wrote || at != nil && len(k.Typed) == 0 && !k.Onscreen && systemTyped() {
		f, writing := at.(*widget.TextInput)
		selected := writing && f.SelectedText() == f.GetText()
		m.ui.ClearFocus()
		defer func() {
			if m.ui.SetFocusedWidget(at); selected {
				f.SelectAll()
			}
		}()
	}
	entered := m.entered(k)
	if m.ui.Update(); entered != nil {
		entered.Submit()
	}
}

// blinkEvery is the time between two frames in which the caret of a field blinks: a little longer than the widget waits. Fields
// are the most expensive thing to draw in software, each through masks as large as the window.
const blinkEvery = 470 * time.Millisecond

// blink returns whether the caret of a focused field is drawn now, or after what time.
func (m *Menu) blink(at time.Time) (drawn bool, again time.Duration) {
	if _, writing := m.Focused().(*widget.TextInput); !writing {
		return false, 0
	}
	if drawn = at.Sub(m.blinked) >= blinkEvery; drawn {
		m.blinked = at
	}
	return drawn, blinkEvery - at.Sub(m.blinked)
}

// drawnAtFirst is the number of frames that a new menu needs: widgets find their places while they are drawn.
const drawnAtFirst = 2

// Fresh reports whether a new menu still needs one of those frames.
func (m *Menu) Fresh() bool { return m.drawn < drawnAtFirst }

func (m *Menu) Draw(screen *ebiten.Image) {
	m.Lay()
	m.drawn++
	if m.backdrop.A > 0 {
		veil := &ebiten.DrawImageOptions{}
		veil.GeoM.Scale(float64(m.width), float64(m.height))
		screen.DrawImage(image.NewImageColor(m.backdrop), veil)
	}
	if m.rows != nil {
		m.placeRows(m.Focused())
	}
	m.Paper.DrawSheet(screen, m.At, m.corner)
	m.ui.Draw(screen)
	if m.unseen || m.reveals != nil {
		if m.unseen {
			m.unseen = false
			m.BringIntoView(m.Focused())
		}
		if m.rows != nil && m.rows.brought > 0 {
			m.BringRow(m.rows.brought - 1)
		}
		if m.reveals != nil {
			m.bring(m.reveals)
			m.reveals = nil
		}
		m.Paper.DrawSheet(screen, m.At, m.corner)
		m.ui.Draw(screen) // only now does everything have its place
	}
	m.drawPainted(screen)
	m.drawSigns(screen)
	m.drawMore(screen)
}

// tinted returns a white picture in a colour.
func tinted(mask *ebiten.Image, tint color.NRGBA) *ebiten.Image {
	picture := ebiten.NewImage(mask.Bounds().Dx(), mask.Bounds().Dy())
	o := &ebiten.DrawImageOptions{}
	o.ColorScale.ScaleWithColor(tint)
	picture.DrawImage(mask, o)
	return picture
}
