package layout

import (
	"math"
	"slices"
)

// noteHides is how much a note may hide at the most without being folded, in the measure of hidden; and that while the table
// is folded itself, where the same note hides a larger part of what is in sight.
const (
	noteHides       = 300.0
	noteHidesFolded = 160.0
)

// hidesMost is how much a note may hide at the most without being folded.
func (p *Plan) hidesMost() float64 {
	if p.Folded {
		return noteHidesFolded
	}
	return noteHides
}

// noteTight is how much a note hides where another shape might do better.
const noteTight = 100.0

// noteQuiet is how bad it is if a note lies over the prompt line or the steps.
const noteQuiet = 400.0

// noteCovers is how bad it is if a note covers a square pixel of what it is about, or of the rim of that.
const noteCovers = 1e9

// noteCramped is how bad it is if a note lies so near to what it is about that there is no room for the arrow.
const noteCramped = 2000.0

// notePlace is where a note might lie, and what speaks against it.
type notePlace struct {
	rect  Rect    // empty if there is none
	hides float64 // how much of what is in use lies under it, as long as that matters
	cost  float64 // how bad it is
}

// crowded reports whether a note of another shape might lie better.
func (n notePlace) crowded() bool {
	return n.rect.Empty() || n.hides > noteTight || n.cost > noteCrosses
}

// betterThan compares two places for the same note.
func (n notePlace) betterThan(other notePlace) bool {
	return !n.rect.Empty() && (other.rect.Empty() || n.cost < other.cost)
}

// placeNote looks for the place where a sheet covers nothing of what it is about, and little of what is in use, and lies
// near it: all over the window, and rather not over the prompt line or the steps, and never over what is to stay free.
func (p *Plan) placeNote(w, h float64, by *beside) notePlace {
	if len(by.about) == 0 {
		middle := p.Boards.Middle(w, h)
		if middle.Within(Rect{W: p.W, H: p.H}) && !slices.ContainsFunc(by.free, middle.Overlaps) {
			return notePlace{rect: middle, hides: p.hidden(middle, by.used, math.Inf(1))}
		}
		low := *by
		low.about = []Rect{p.Prompt.Rect}
		by = &low
	}
	step := p.units(24)
	edge := p.units(noteEdge)
	best := notePlace{cost: math.Inf(1)}
	look := func(x, y float64) {
		r := Rect{x, y, w, h}
		if slices.ContainsFunc(by.free, r.Overlaps) {
			return
		}
		if cost := p.noteCost(r, by, best.cost); cost < best.cost {
			best.rect, best.cost = r, cost
		}
	}
	for y := edge; y+h <= p.H-edge; y += step {
		for x := edge; x+w <= p.W-edge; x += step {
			look(x, y)
		}
		look(p.W-edge-w, y)
	}
	best.hides = p.hidden(best.rect, by.used, math.Inf(1))
	return best
}

// keptFree is what a note never lies on as long as there is another place: the buttons, the answers of the prompt line and
// where what is in the hand is wanted, for some notes what can be chosen, and all of the prompt line for those, and for any
// while the table asks back there.
func (p *Plan) keptFree(n *Note) []Rect {
	free := append([]Rect{p.Prompt.Hand, p.Prompt.More}, p.Prompt.Options...)
	if n.Free != nil {
		free = append(free, n.Free(p)...)
	}
	if n.Free != nil || n.Asked {
		free = append(free, p.Prompt.Rect, p.Prompt.Sheet)
	}
	if n.Reach != nil {
		free = append(free, n.Reach(p)...)
	}
	for _, piece := range p.Pieces {
		if piece.Target.Kind == Button {
			free = append(free, piece.Rect)
		}
	}
	return slices.DeleteFunc(free, Rect.Empty)
}

// used is a place that is in use, and how bad it is to cover a thousand square units of it or, for an arrow, to go over it.
type used struct {
	rect Rect
	bad  float64
}

// inUse lists what is better not covered, as much as that weighs.
func (p *Plan) inUse(weighs float64) []used {
	if weighs == 0 {
		return nil
	}
	var all []used
	for _, piece := range p.Pieces {
		if p.Veils(piece.Rect.Center()) && !overPanels(piece.Target.Kind) {
			continue
		}
		if bad := worth(piece.Target.Kind); bad > 0 {
			all = append(all, used{piece.Rect, weighs * bad})
		}
	}
	for player := range p.Mats {
		if _, sits := p.Rect(Target{Kind: Portrait, N: uint8(player)}); !sits {
			continue
		}
		m := &p.Mats[player]
		all = append(all, used{m.Dice, weighs * trayWorth})
		for k := range m.Tracks {
			all = append(all, used{m.Tracks[k].Rect, weighs * worth(Ability)})
		}
	}
	return all
}

// trayWorth is how bad it is to cover where a player's action dice lie.
const trayWorth = 20

// worth is how bad it is to cover things of a kind: dice and buttons most, since hands reach for them.
func worth(k Kind) float64 {
	switch k {
	case Die, StressDie, Standee, Tab, Option, Page, Button:
		return 40
	case Obstacle, Square, Ability, Stash, Track, Arrow, Action, LogPanel:
		return 6
	case Pool: // its track counts as well
		return 5
	case Location, Portrait, Staged, DrawPile, DiscardPile:
		return 3
	case Current: // its parchment; the squares count by themselves
		return 1.5
	}
	return 0
}

// hidden is how much a place hides of what is in use. It is not told exactly once it is more than enough.
func (p *Plan) hidden(r Rect, under []used, enough float64) float64 {
	const share = 1000.0
	sum := 0.0
	for i := range under {
		if u := &under[i]; r.Overlaps(u.rect) {
			if sum += u.bad * r.Shared(u.rect) / (p.Unit * p.Unit * share); sum > enough {
				break
			}
		}
	}
	return sum
}

// noteCost is how bad a place for a note is: covering what it is about is worst by far, then lying very near to it, then over
// legal places or what is asked, then an arrow over something else that it is about, then hiding what is in use and lying far away. A place
// that is worse than another one anyway need not be told how bad it is.
func (p *Plan) noteCost(r Rect, by *beside, least float64) float64 {
	ax, ay := by.about[0].Center()
	x, y := r.Center()
	cost := math.Hypot(x-ax, y-ay)/p.Unit/8 + distance(r, by.about[0])/p.Unit/2
	if cost >= least {
		return cost
	}
	clear, rim := r.Inset(-p.units(noteClear)), r.Inset(-p.units(noteClose))
	for i, a := range by.about {
		if i > 0 {
			cost += distance(r, a) / p.Unit / 6 // the arrow points to the first
		}
		if rim.Overlaps(a) {
			cost += noteCovers * rim.Shared(a)
		} else if clear.Overlaps(a) {
			cost += noteCramped
		}
	}
	for _, quiet := range [...]Rect{p.Prompt.Rect, p.Prompt.Sheet, p.Bar.Rect} {
		if r.Overlaps(quiet) {
			cost += noteQuiet
		}
	}
	if cost += by.overLegal(r); cost >= least {
		return cost
	}
	if by.arrow {
		_, bad := by.arrowFrom(r)
		cost += bad
	}
	if cost >= least {
		return cost
	}
	return cost + p.hidden(r, by.used, least-cost)
}

// distance is that between the edges of rectangles, 0 if they touch.
func distance(a, b Rect) float64 {
	dx := max(0, a.X-b.Right(), b.X-a.Right())
	dy := max(0, a.Y-b.Bottom(), b.Y-a.Bottom())
	return math.Hypot(dx, dy)
}
