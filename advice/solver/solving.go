package solver

import (
	"cmp"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Solving is a solution that is still being found. It knows more each time it has gone on.
type Solving struct {
	v        *solver // nil where there is nothing to solve
	paths    []Path
	routes   []route
	prefixes map[string]*search // along the first squares of paths, where none can be finished; by what they ask for
	out      Solution
	done     bool
}

// nothingToSolve is the solution where there is no card to finish.
var nothingToSolve = Solution{Whole: true, Farthest: true, Sure: true}

// New is how a player's current card can be finished this turn, with nothing found yet.
func New(b *rules.Rulebook, s *rules.State, p int) *Solving {
	player := &s.Players[p]
	if s.Depth == 0 || s.Stack[s.Depth-1].Task != rules.TaskActions || player.Card == content.NoProgress || !player.InPlay() {
		return &Solving{out: nothingToSolve, done: true}
	}
	paths := Paths(b, s, p)
	if len(paths) == 0 { // the chain has come to where none goes on
		return &Solving{out: nothingToSolve, done: true}
	}
	w := &Solving{v: newSolver(b, s, p), paths: paths, prefixes: map[string]*search{}}
	w.routes = w.v.needful(routes(w.paths))
	return w
}

// NewStaged is how a progress card could be finished this turn if a player took it now, with nothing on it yet and
// the actions step going on: what is asked before one of the staged cards is taken ([complete]). The ways are legal once
// the card is taken. Dice on the player's current card count as returned to the supply.
func NewStaged(b *rules.Rulebook, s *rules.State, p int, card content.ProgressID) *Solving {
	t := *s
	player := &t.Players[p]
	for _, d := range player.Laid[:player.Chain] {
		t.Supply[d.Kind()]++
	}
	player.Card, player.Chain = card, 0
	player.Path, player.Laid = [rules.NumSquares]uint8{}, [rules.NumSquares]rules.Die{}
	t.Attempt = rules.Attempt{Obstacle: content.NoObstacle}
	for t.Depth > 0 && t.Stack[t.Depth-1].Task != rules.TaskActions {
		t.Depth--
		t.Stack[t.Depth] = rules.Frame{}
	}
	return New(b, &t, p)
}

// NewAfter is how the card can be finished this turn after a legal placement on it: whether a preview of that
// placement may say that the card can still be completed. After the last one it is empty.
func NewAfter(b *rules.Rulebook, s *rules.State, m rules.Move) (*Solving, error) {
	if err := b.Check(s, m); err != nil {
		return nil, err
	}
	if b.Completes(s, m) {
		return &Solving{out: nothingToSolve, done: true}, nil
	}
	t := b.Blind(s)
	if err := b.ApplyRolling(&t, m, nil, nil); err != nil {
		return nil, err
	}
	return New(b, &t, int(m.Player)), nil
}

// GoOn makes so much more effort at most, and is what is known then. Where no way comes to light with most of it, the rest is made
// to look how far the card can be brought: what cannot be filled lies on many paths.
func (w *Solving) GoOn(effort int) Solution {
	if w.done {
		return w.out
	}
	left := effort
	with := func(part int, do func()) {
		w.v.left = part
		do()
		left += w.v.left - part
	}
	before := w.out.Effort
	with(left*9/10, w.goOn)
	if !w.finishable() {
		with(left, func() { w.farthest() })
	}
	with(left, w.goOn)
	w.out = nothingToSolve
	if !w.finishable() {
		with(max(left, 0), func() {
			n, path, best := w.farthest()
			w.out.Partial = w.v.way(path[:n], best)
			w.out.Missing = path[n:]
			w.out.Farthest = !best.open
		})
	}
	w.out.Effort = before + effort - left
	w.tell()
	w.done = w.out.Whole && w.out.Farthest || left == effort
	return w.out
}

// goOn goes on with the routes as far as effort is left. Whatever is the cheapest comes to light first, and that there is
// nothing cheaper.
func (w *Solving) goOn() {
	for next := nearest(w.routes); next != nil && w.v.left > 0; next = nearest(w.routes) {
		w.v.explore(&next.search, next.best.least)
	}
}

// finishable reports whether a way to finish the card is known.
func (w *Solving) finishable() bool {
	return slices.ContainsFunc(w.routes, func(r route) bool { return r.best.found })
}

// Done reports whether nothing more can come to light.
func (w *Solving) Done() bool { return w.done }

// tell puts together what the searches have found.
func (w *Solving) tell() {
	out := &w.out
	cheapest := farAway
	for i := range w.routes {
		r := &w.routes[i]
		out.Whole = out.Whole && (r.best.found && !r.best.open || r.best.least >= farAway)
		if r.best.found {
			cheapest = min(cheapest, r.best.dice)
			if r.way.Moves == nil || r.way.Dice != r.best.dice || r.way.Stress != r.best.stress {
				r.way = w.v.way(r.path, r.best)
			}
			for _, path := range r.same {
				out.Ways = append(out.Ways, r.way.along(path))
			}
		}
	}
	for i := range w.routes {
		r := &w.routes[i].best
		out.Sure = out.Sure && (r.least >= cheapest || r.found && r.dice == r.least)
	}
	slices.SortStableFunc(out.Ways, func(x, y Way) int {
		return cmp.Or(x.Dice-y.Dice, x.Stress-y.Stress, len(x.Path)-len(y.Path))
	})
}

// farthest is the path, and the best way to fill most of its squares, so many, where none reaches the end; open where there
// may be a better one.
func (w *Solving) farthest() (n int, path Path, best result) {
	path = w.paths[0]
	for {
		tried := map[*search]bool{}
		var next result
		var along Path
		open := false
		for _, p := range w.paths {
			if len(p) <= n+1 {
				continue
			}
			s := w.prefix(p[:n+1])
			if tried[s] {
				continue
			}
			tried[s] = true
			limit := farAway - 1
			if next.found {
				limit = next.dice
			}
			if !s.done && s.best.least <= limit {
				w.v.explore(s, limit)
			}
			open = open || s.best.open && s.best.least <= limit
			if s.best.found && (!next.found || s.best.better(next)) {
				next, along = s.best, p
			}
		}
		if !next.found {
			best.open = best.open || open
			return n, path, best
		}
		next.open = open
		n, path, best = n+1, along, next
	}
}

// prefix is the search along the first squares of a path.
func (w *Solving) prefix(p Path) *search {
	key := p.asks()
	s := w.prefixes[key]
	if s == nil {
		s = &search{path: p, best: result{open: true}}
		w.prefixes[key] = s
	}
	return s
}
