package menu

import (
	goimage "image"
	"slices"

	"github.com/ebitenui/ebitenui/widget"
)

// Rows is a column of buttons of one height, of which only those near the view are made: there may be many thousands. Tab comes to
// one of them, and the arrows, PageUp, PageDown, Home and End go from one to the next.
type Rows struct {
	m          *Menu
	box        *widget.Container
	n          int
	wide, high int // of each, in pixels
	button     func(i int) *widget.Button
	made       map[int]*widget.Button
	at         int // the row that Tab comes to
	brought    int // the row to be seen once the view has its place, counted from 1; 0: none
}

// AddRows adds n rows of a size in pixels. button makes one of them. Tab comes to row at.
func (m *Menu) AddRows(n, at, wide, high int, button func(i int) *widget.Button) *Rows {
	r := &Rows{m: m, wide: wide, high: high, button: button, made: map[int]*widget.Button{}}
	r.box = widget.NewContainer(widget.ContainerOpts.Layout(rowsLayout{r}), widget.ContainerOpts.WidgetOpts(stretched))
	m.rows = r
	m.Add(r.box)
	r.n, r.at = n, max(0, min(at, n-1))
	r.place()
	return r
}

// SetCount changes how many rows there are. All of them are made again. Tab comes to row at, which stays where it is in the view.
func (r *Rows) SetCount(n, at int) {
	_, focused := r.indexOf(r.m.Focused())
	for i := range r.made {
		r.forget(i)
	}
	was := r.at
	r.n, r.at = n, max(0, min(at, n-1))
	if r.m.scroll != nil {
		r.m.sizeBar()
		if r.m.ScrolledBy() > 0 {
			r.m.ScrollBy((r.at - was) * r.pitch())
		}
	}
	r.place()
	if focused && n > 0 {
		r.m.Focus(r.made[r.at])
	}
}

// Made returns the rows that are made, each by its index.
func (r *Rows) Made() map[int]*widget.Button { return r.made }

// pitch is the distance from a row to the next, in pixels.
func (r *Rows) pitch() int { return r.high + r.m.Gap() }

// height returns the height of all rows in pixels.
func (r *Rows) height() int { return max(0, r.n*r.pitch()-r.m.Gap()) }

// top returns how far below the top of what is scrolled the first row lies, in pixels.
func (r *Rows) top() int {
	if r.m.content == nil || r.box.GetWidget().Rect.Empty() {
		return 0
	}
	return r.box.GetWidget().Rect.Min.Y - r.m.content.GetWidget().Rect.Min.Y
}

// view returns the height of the view in pixels, or of the window before the view has its place.
func (r *Rows) view() int {
	if r.m.scroll == nil || r.m.scroll.ViewRect().Empty() {
		return r.m.height
	}
	return r.m.scroll.ViewRect().Dy()
}

// indexOf returns the row that a widget is, if it is one.
func (r *Rows) indexOf(f widget.Focuser) (int, bool) {
	for i, b := range r.made {
		if f == widget.Focuser(b) {
			return i, true
		}
	}
	return 0, false
}

// place makes the rows near the view and the one that Tab comes to, and forgets the others. It reports whether that changed any.
func (r *Rows) place() (changed bool) {
	if i, on := r.indexOf(r.m.Focused()); on {
		r.at = i
	}
	view := r.view()
	from := r.m.ScrolledBy() - r.top() - view
	first, end := max(0, from/r.pitch()), min(r.n, (from+3*view)/r.pitch()+1)
	wanted := func(i int) bool { return i >= first && i < end || i == r.at && i < r.n }
	for i := range r.made {
		if !wanted(i) {
			r.forget(i)
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

// sort brings the rows that are made into their order, in which they are spoken.
func (r *Rows) sort() {
	index := map[widget.PreferredSizeLocateableWidget]int{}
	for i, b := range r.made {
		index[b] = i
	}
	slices.SortFunc(r.box.Children(), func(a, b widget.PreferredSizeLocateableWidget) int { return index[a] - index[b] })
}

func (r *Rows) forget(i int) {
	b := r.made[i]
	delete(r.made, i)
	r.box.RemoveChild(b)
	r.m.forget(b)
}

// Bring scrolls until a row is seen.
func (r *Rows) Bring(i int) {
	m := r.m
	if m.scroll == nil || i < 0 || i >= r.n {
		return
	}
	if m.scroll.ViewRect().Empty() {
		m.unseen, r.brought = true, i+1
		return
	}
	r.brought = 0
	margin, from := m.Px(12), r.top()+i*r.pitch()
	switch to, view := from+r.high, r.view(); {
	case from-margin < m.ScrolledBy() || r.high+2*margin > view:
		m.ScrollTo(from - margin)
	case to+margin > m.ScrolledBy()+view:
		m.ScrollTo(to + margin - view)
	}
	r.place()
}

// Focus gives a row the keyboard focus.
func (r *Rows) Focus(i int) {
	if r.n == 0 {
		return
	}
	r.m.ui.ClearFocus()
	r.at = max(0, min(i, r.n-1))
	r.place()
	r.m.Focus(r.made[r.at])
}

// takeKey takes a key that goes from row to row while one of them has the focus, and reports whether it is one.
func (r *Rows) takeKey(key string) bool {
	i, on := r.indexOf(r.m.Focused())
	page := max(1, r.view()/r.pitch()-1)
	switch {
	case !on:
		return false
	case key == "Down" && i < r.n-1:
		r.Focus(i + 1)
	case key == "Up" && i > 0:
		r.Focus(i - 1)
	case key == "PageDown":
		r.Focus(i + page)
	case key == "PageUp":
		r.Focus(i - page)
	case key == "Home":
		r.Focus(0)
	case key == "End":
		r.Focus(r.n - 1)
	default:
		return false
	}
	return true
}

// rowsLayout puts each row that is made where it lies among all of them.
type rowsLayout struct{ r *Rows }

func (l rowsLayout) PreferredSize([]widget.PreferredSizeLocateableWidget) (width, height int) {
	return l.r.wide, l.r.height()
}

func (l rowsLayout) Layout(_ []widget.PreferredSizeLocateableWidget, at goimage.Rectangle) {
	for i, b := range l.r.made {
		y := at.Min.Y + i*l.r.pitch()
		b.SetLocation(goimage.Rect(at.Min.X, y, at.Max.X, y+l.r.high))
	}
}
