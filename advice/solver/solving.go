package solver

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Solving is a search for a Solution that can be continued.
type Solving struct {
	v      *solver // nil if there is nothing to solve
	routes []route
	out    Solution
	done   bool
}

// nothingToSolve is the solution where there is no card to finish.
var nothingToSolve = Solution{Sure: true, Idle: true}

// New begins to solve how player p's current card can be finished this turn.
func New(b *rules.Rulebook, s *rules.State, p int) *Solving {
	player := &s.Players[p]
	if s.Depth == 0 || s.Stack[s.Depth-1].Task != rules.TaskActions || player.Card == content.NoProgress || !player.InPlay() {
		return &Solving{out: nothingToSolve, done: true}
	}
	paths := Paths(b, s, p)
	if len(paths) == 0 { // the chain has come to where none goes on
		return &Solving{out: nothingToSolve, done: true}
	}
	v := newSolver(b, s, p)
	return &Solving{v: v, routes: routes(paths), out: Solution{Pools: v.converts}}
}

// NewStaged returns how a progress card could be finished this turn if a player took it now, with nothing on it yet and
// the actions step going on: what is asked before one of the staged cards is taken ([complete]). The way is legal once
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

// NewAfter returns how the card can be finished this turn after a legal placement on it: whether a preview of that
// placement may say that the card can still be completed. After the last one it is empty.
func NewAfter(b *rules.Rulebook, s *rules.State, m rules.Move) (*Solving, error) {
	if err := b.Check(s, m); err != nil {
		return nil, err
	}
	if b.Completes(s, m) {
		return &Solving{out: nothingToSolve, done: true}, nil
	}
	t := b.Observation(s)
	if err := b.ApplyRolling(&t, m, nil, nil); err != nil {
		return nil, err
	}
	return New(b, &t, int(m.Player)), nil
}

// GoOn spends up to that many more nodes and returns the best solution so far. The first way it finds of a path is the cheapest.
func (w *Solving) GoOn(nodes int) Solution {
	if w.done {
		return w.out
	}
	w.v.left = nodes
	next := w.next()
	for ; next != nil && w.v.left > 0; next = w.next() {
		w.v.explore(&next.search, next.best.least)
	}
	w.out.Nodes += nodes - w.v.left
	w.done = next == nil || w.v.left == nodes
	w.updateSolution()
	return w.out
}

// Done reports whether the search is exhausted.
func (w *Solving) Done() bool { return w.done }

// next returns the route with the lowest bound of action dice that may still hold a better way than those known; nil if there
// is none.
func (w *Solving) next() (next *route) {
	best := w.cheapest()
	for i := range w.routes {
		r := &w.routes[i]
		if r.done || best != nil && !(&result{dice: r.best.least}).better(best.best) {
			continue
		}
		if next == nil || r.best.least < next.best.least {
			next = r
		}
	}
	return next
}

// cheapest returns the route with the cheapest way known; nil if there is none.
func (w *Solving) cheapest() (best *route) {
	for i := range w.routes {
		if r := &w.routes[i]; r.best.found && (best == nil || r.best.better(best.best)) {
			best = r
		}
	}
	return best
}

// updateSolution takes over the results of the searches.
func (w *Solving) updateSolution() {
	out, dice := &w.out, infinity
	if best := w.cheapest(); best != nil {
		dice = best.best.dice
		if !out.Found || dice < out.Way.Dice || best.best.stress < out.Way.Stress {
			out.Way, out.Found = w.v.way(best.path, best.best), true
		}
	}
	out.Sure = true
	for i := range w.routes {
		r := &w.routes[i]
		out.Sure = out.Sure && (r.best.least >= dice || r.best.found && r.best.dice == r.best.least)
	}
}
