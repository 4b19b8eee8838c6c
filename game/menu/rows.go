package menu

import (
	goimage "image"
	"slices"

	"github.com/ebitenui/ebitenui/widget"
)

// rows is a column of buttons of one height, of which only those near the view are made: there may be many thousands. Tab comes to
// one of them, and the arrows, PageUp, PageDown, Home and End go from one to the next.
type rows struct {
	box             *widget.Container
	n               int
	wide, high, gap int // of each, and between two, in pixels
	button          func(i int) *widget.Button
	made            map[int]*widget.Button
	at              int // the row that Tab comes to
	brought         int // the row to be seen once the view has its place, counted from 1; 0: none
}

// pitch is the distance from a row to the next, in pixels.
func (r *rows) pitch() int { return r.high + r.gap }

// height returns the height of all rows in pixels.
func (r *rows) height() int { return max(0, r.n*r.pitch()-r.gap) }

// indexOf returns the row that a widget is, if it is one.
func (r *rows) indexOf(f widget.Focuser) (int, bool) {
	for i, b := range r.made {
		if f == widget.Focuser(b) {
			return i, true
		}
	}
	return 0, false
}

// sort brings the rows that are made into their order, in which they are spoken.
func (r *rows) sort() {
	index := map[widget.PreferredSizeLocateableWidget]int{}
	for i, b := range r.made {
		index[b] = i
	}
	slices.SortFunc(r.box.Children(), func(a, b widget.PreferredSizeLocateableWidget) int { return index[a] - index[b] })
}

// AddRows adds n rows of a size in pixels. button makes one of them. Tab comes to row at. A menu has one column of rows at most.
func (m *Menu) AddRows(n, at, wide, high int, button func(i int) *widget.Button) {
	r := &rows{n: n, at: max(0, min(at, n-1)), wide: wide, high: high, gap: m.Gap(), button: button, made: map[int]*widget.Button{}}
	r.box = widget.NewContainer(widget.ContainerOpts.Layout(rowsLayout{r}), widget.ContainerOpts.WidgetOpts(stretched))
	m.rows = r
	m.Add(r.box)
	m.placeRows(m.Focused())
}

// SetRows changes how many rows there are. All of them are made again. Tab comes to row at, which stays where it is in the view.
func (m *focus) SetRows(n, at int) {
	r := m.rows
	_, focused := r.indexOf(m.Focused())
	for i := range r.made {
		m.forgetRow(i)
	}
	was := r.at
	r.n, r.at = n, max(0, min(at, n-1))
	if m.scroll != nil {
		m.sizeBar()
		if m.ScrolledBy() > 0 {
			m.ScrollBy((r.at - was) * r.pitch())
		}
	}
	m.placeRows(m.Focused())
	if focused && n > 0 {
		m.Focus(r.made[r.at])
	}
}

// BringRow scrolls until a row is seen.
func (m *focus) BringRow(i int) { m.bringRow(i, m.Focused()) }

// MadeRows returns the rows that are made now, each by its index; nil where the menu has none.
func (m *focus) MadeRows() map[int]*widget.Button {
	if m.rows == nil {
		return nil
	}
	return m.rows.made
}

// FocusRow gives a row the keyboard focus.
func (m *focus) FocusRow(i int) {
	r := m.rows
	if r.n == 0 {
		return
	}
	m.ui.ClearFocus()
	r.at = max(0, min(i, r.n-1))
	m.placeRows(nil)
	m.Focus(r.made[r.at])
}

// takeRowKey takes a key that goes from row to row while one of them has the focus, and reports whether it is one.
func (m *focus) takeRowKey(key string) bool {
	r := m.rows
	i, on := r.indexOf(m.Focused())
	page := max(1, m.rowsView()/r.pitch()-1)
	switch {
	case !on:
		return false
	case key == "Down" && i < r.n-1:
		m.FocusRow(i + 1)
	case key == "Up" && i > 0:
		m.FocusRow(i - 1)
	case key == "PageDown":
		m.FocusRow(i + page)
	case key == "PageUp":
		m.FocusRow(i - page)
	case key == "Home":
		m.FocusRow(0)
	case key == "End":
		m.FocusRow(r.n - 1)
	default:
		return false
	}
	return true
}

// rowsTop returns how far below the top of what is scrolled the first row lies, in pixels.
func (m *scrolled) rowsTop() int {
	if m.content == nil || m.rows.box.GetWidget().Rect.Empty() {
		return 0
	}
	return m.rows.box.GetWidget().Rect.Min.Y - m.content.GetWidget().Rect.Min.Y
}

// rowsView returns the height of the view in pixels, or of the window before the view has its place.
func (m *scrolled) rowsView() int {
	if m.scroll == nil || m.scroll.ViewRect().Empty() {
		return m.height
	}
	return m.scroll.ViewRect().Dy()
}

// placeRows makes the rows near the view and the one that Tab comes to, which is the one that has the focus if any does, and forgets the
// others. It reports whether that changed any.
func (m *scrolled) placeRows(focused widget.Focuser) (changed bool) {
	r := m.rows
	if i, on := r.indexOf(focused); on {
		r.at = i
	}
	view := m.rowsView()
	from := m.ScrolledBy() - m.rowsTop() - view
	first, end := max(0, from/r.pitch()), min(r.n, (from+3*view)/r.pitch()+1)
	wanted := func(i int) bool { return i >= first && i < end || i == r.at && i < r.n }
	for i := range r.made {
		if !wanted(i) {
			m.forgetRow(i)
			changed = true
		}
	}
	add := func(i int) {
		if r.made[i] == nil && wanted(i) {
			b := r.button(i)
			r.made[i], changed = b, true
			r.box.AddChild(b)
		}
	}
	add(r.at)
	for i := first; i < end; i++ {
		add(i)
	}
	if changed {
		r.sort()
		if at := r.box.GetWidget().Rect; !at.Empty() {
			rowsLayout{r}.Layout(r.box.Children(), at)
		}
	}
	return changed
}

func (m *scrolled) forgetRow(i int) {
	b := m.rows.made[i]
	delete(m.rows.made, i)
	m.rows.box.RemoveChild(b)
	m.forget(b)
}

// bringRow scrolls until a row is seen, whichever widget has the focus.
func (m *scrolled) bringRow(i int, focused widget.Focuser) {
	r := m.rows
	if m.scroll == nil || i < 0 || i >= r.n {
		return
	}
	if m.scroll.ViewRect().Empty() {
		m.unseen, r.brought = true, i+1
		return
	}
	r.brought = 0
	margin, from := m.Px(12), m.rowsTop()+i*r.pitch()
	switch to, view := from+r.high, m.rowsView(); {
	case from-margin < m.ScrolledBy() || r.high+2*margin > view:
		m.ScrollTo(from - margin)
	case to+margin > m.ScrolledBy()+view:
		m.ScrollTo(to + margin - view)
	}
	m.placeRows(focused)
}

// rowsLayout puts each row that is made where it lies among all of them.
type rowsLayout struct{ r *rows }

func (l rowsLayout) PreferredSize([]widget.PreferredSizeLocateableWidget) (width, height int) {
	return l.r.wide, l.r.height()
}

func (l rowsLayout) Layout(_ []widget.PreferredSizeLocateableWidget, at goimage.Rectangle) {
	for i, b := range l.r.made {
		y := at.Min.Y + i*l.r.pitch()
		b.SetLocation(goimage.Rect(at.Min.X, y, at.Max.X, y+l.r.high))
	}
}
