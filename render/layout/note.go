package layout

import (
	"math"
	"slices"
	"strings"
)

// Note is a small sheet that lies on the table beside what it is about, and never over it.
type Note struct {
	Head   string // a small heading
	Say    string
	Do     string // what is waited for
	Answer string // to what was tried last
	Button string // "" for none
	Dim    bool   // all but what it is about lies in shade
	Low    bool   // where what it is about does not lie on the table, it lies by the prompt line, with no arrow

	// About finds what the note is about in a plan: the first is what its arrow points to. Nothing found means that it
	// is about nothing that lies on the table.
	About func(p *Plan) []Rect
}

// NoteSheet is where a note lies.
type NoteSheet struct {
	Rect                          Rect // empty if there is no note
	Head, Say, Do, Answer, Button Rect // empty for what it does not have
	About                         []Rect
	// The arrow leads from the sheet to what it is about; both ends are the same if there is none.
	FromX, FromY, ToX, ToY float64
}

// Lengths of a note in units.
const (
	noteWidth  = 330.0
	noteWide   = 420.0 // where it says much
	noteLong   = 330   // letters: more is much
	noteMargin = 12.0
	noteHead   = 18.0
	noteLine   = 20.0 // a line of its text
	noteLetter = 7.5  // of its text, on the generous side
	noteGap    = 8.0
	noteButton = 28.0
	noteClear  = 20.0 // between the sheet and what it is about, at the least
)

// noteLines is how many lines a text takes at a width in units.
func noteLines(text string, width float64) float64 {
	if text == "" {
		return 0
	}
	lines, used := 1.0, 0.0
	for word := range strings.FieldsSeq(text) {
		w := noteLetter * float64(len([]rune(word)))
		if strings.HasPrefix(word, "{") {
			w = 2.2 * noteLetter
		}
		if used > 0 && used+noteLetter+w > width {
			lines, used = lines+1, 0
		}
		if used > 0 {
			used += noteLetter
		}
		used += w
	}
	return lines
}

// layNote lays the note of a view over all that is planned so far.
func (p *Plan) layNote(v *View) {
	n := v.Note
	if n == nil {
		return
	}
	s := &p.Note
	if n.About != nil {
		for _, r := range n.About(p) {
			if !r.Empty() {
				s.About = append(s.About, r)
			}
		}
	}
	width := noteWidth
	if len(n.Say)+len(n.Do)+len(n.Answer) > noteLong {
		width = noteWide
	}
	in := width - 2*noteMargin
	say, do, answer := noteLine*noteLines(n.Say, in), noteLine*noteLines(n.Do, in-24), noteLine*noteLines(n.Answer, in)
	height := 2*noteMargin + noteHead + say
	for _, part := range []float64{do, answer} {
		if part > 0 {
			height += noteGap + part
		}
	}
	if n.Button != "" {
		height += noteGap + noteButton
	}
	beside := s.About
	if len(beside) == 0 && n.Low {
		beside = []Rect{p.Prompt.Rect}
	}
	s.Rect = p.placeNote(p.units(width), p.units(height), beside)
	p.fillNote(n, say, do, answer)
	if len(s.About) > 0 {
		s.FromX, s.FromY = nearestPoint(s.Rect, s.About[0])
		s.ToX, s.ToY = nearestPoint(s.About[0], Rect{s.FromX, s.FromY, 0, 0})
	}
	p.add(Target{Kind: NotePanel}, s.Rect)
	if n.Button != "" {
		p.add(Target{Kind: NoteButton}, s.Button)
	}
}

// fillNote divides the sheet of a note among what it says, by heights in units.
func (p *Plan) fillNote(n *Note, say, do, answer float64) {
	s := &p.Note
	r := s.Rect.Inset(p.units(noteMargin))
	s.Head = r.TakeTop(p.units(noteHead))
	s.Say = r.TakeTop(p.units(say))
	take := func(height float64) Rect {
		if height == 0 {
			return Rect{}
		}
		r.TakeTop(p.units(noteGap))
		return r.TakeTop(p.units(height))
	}
	s.Do, s.Answer = take(do), take(answer)
	if n.Button != "" {
		s.Button = take(noteButton)
		s.Button = s.Button.TakeRight(min(s.Button.W, max(p.units(90), p.textWidth(n.Button)+p.units(30))))
	}
}

// placeNote looks for the place nearest to what a sheet is about where it covers none of it: all over the window, and
// rather not over the prompt line or the steps.
func (p *Plan) placeNote(w, h float64, about []Rect) Rect {
	if len(about) == 0 {
		return p.Boards.Middle(w, h)
	}
	step := p.units(24)
	edge := p.units(6)
	best, least := Rect{}, math.Inf(1)
	for y := edge; y+h <= p.H-edge; y += step {
		for x := edge; x+w <= p.W-edge; x += step {
			r := Rect{x, y, w, h}
			if cost := p.noteCost(r, about, least); cost < least {
				best, least = r, cost
			}
		}
	}
	return best
}

// noteCost is how bad a place for a note is: covering what it is about is worst by far, then lying over what is asked,
// then lying far away. A place that is worse than another one anyway need not be told how bad it is.
func (p *Plan) noteCost(r Rect, about []Rect, least float64) float64 {
	const covers, hides = 1e9, 400.0
	ax, ay := about[0].Center()
	x, y := r.Center()
	cost := math.Hypot(x-ax, y-ay)/p.Unit/8 + distance(r, about[0])/p.Unit
	if cost >= least {
		return cost
	}
	clear := r.Inset(-p.units(noteClear))
	for i, a := range about {
		if i > 0 {
			cost += distance(r, a) / p.Unit / 6 // the arrow points to the first
		}
		if clear.Overlaps(a) {
			cost += covers * overlap(clear, a)
		}
	}
	for _, quiet := range [...]Rect{p.Prompt.Rect, p.Prompt.Sheet, p.Bar.Rect} {
		if r.Overlaps(quiet) {
			cost += hides
		}
	}
	return cost
}

// overlap is the area that rectangles share.
func overlap(a, b Rect) float64 {
	w := min(a.Right(), b.Right()) - max(a.X, b.X)
	h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

// distance is that between the edges of rectangles, 0 if they touch.
func distance(a, b Rect) float64 {
	dx := max(0, a.X-b.Right(), b.X-a.Right())
	dy := max(0, a.Y-b.Bottom(), b.Y-a.Bottom())
	return math.Hypot(dx, dy)
}

// nearestPoint is the point of a rectangle that is nearest to the middle of another, a little inside its corners.
func nearestPoint(r, to Rect) (x, y float64) {
	x, y = to.Center()
	in := min(r.W, r.H) * 0.12
	return clamp(x, r.X+in, max(r.X+in, r.Right()-in)), clamp(y, r.Y+in, max(r.Y+in, r.Bottom()-in))
}

// Outside divides what lies outside of all holes into rectangles.
func Outside(of Rect, holes []Rect) []Rect {
	ys := []float64{of.Y, of.Bottom()}
	for _, h := range holes {
		ys = append(ys, clamp(h.Y, of.Y, of.Bottom()), clamp(h.Bottom(), of.Y, of.Bottom()))
	}
	var rest []Rect
	for _, band := range bands(ys) {
		free := [][2]float64{{of.X, of.Right()}}
		for _, h := range holes {
			if h.Y < band[1] && h.Bottom() > band[0] {
				free = without(free, h.X, h.Right())
			}
		}
		for _, f := range free {
			rest = append(rest, Rect{f[0], band[0], f[1] - f[0], band[1] - band[0]})
		}
	}
	return rest
}

// bands are the stretches between coordinates, in order.
func bands(at []float64) [][2]float64 {
	slices.Sort(at)
	var all [][2]float64
	for i := 1; i < len(at); i++ {
		if at[i] > at[i-1] {
			all = append(all, [2]float64{at[i-1], at[i]})
		}
	}
	return all
}

// without takes a stretch out of stretches.
func without(free [][2]float64, from, to float64) [][2]float64 {
	var rest [][2]float64
	for _, f := range free {
		if end := min(f[1], from); end > f[0] {
			rest = append(rest, [2]float64{f[0], end})
		}
		if begin := max(f[0], to); begin < f[1] {
			rest = append(rest, [2]float64{begin, f[1]})
		}
	}
	return rest
}
