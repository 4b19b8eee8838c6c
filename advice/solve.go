package advice

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Solution is how a player's current card can be finished this turn ([progress], [complete]), or how far it can be
// brought.
//
// It is exact for what a player can do alone and without a roll: every sequence of these moves of that player is
// covered, in the actions step, outside an attempt:
//
//   - placing assets on the card;
//   - creating assets for an action die, several at once by a skill icon or support mastery, or for stress;
//   - trading, several at once by a skill icon or support mastery;
//   - moving by land, from port to port, through gates, and by abilities;
//   - abilities that gain dice of the type placed, with values that are known (become, shift, flip, split), that change
//     an asset's resource, or that move the character; those paid in stress included;
//   - the stash; pool dice used as action dice by an ability or an obstacle at the location;
//   - military mastery; sorcery mastery on the card.
//
// Stress is paid only where no condition is marked by it, and no other character absorbs any. No location is entered
// whose card, or an obstacle at it, does something on arrival. Not covered are: anything that rolls a die, location
// actions, rest, attempts, the other player's moves, and what comes after the card is complete.
type Solution struct {
	// Ways are the paths that can be finished, each in the way that uses the fewest action dice, of those the one that
	// takes the least stress. The cheapest comes first.
	Ways []Way
	// Partial is how far the card can be brought if no path can be finished: the most squares, then the fewest action dice
	// used, then the least stress. After it the card can still be finished in a later turn. It has no moves if nothing
	// can be placed. It is the zero Way if there are Ways or no card.
	Partial Way
	// Missing is what the rest of the path of Partial needs.
	Missing Path
	// Whole: all of this is exact. Otherwise the search was ended after mostPositions, and there may be other ways or
	// cheaper ones on some path.
	Whole bool
	// Sure: whether the card can be finished, and with how few action dice, is exact all the same.
	Sure bool
	// Positions is how many different positions the search looked at.
	Positions int
}

// Way is a way to fill squares of a card.
type Way struct {
	Path   Path         // the squares from the chain to the end; of Partial only those that are filled
	Moves  []rules.Move // legal one after another
	Dice   int          // action dice used: spent, or put on abilities; what is gained on the way counts as it is used
	Stress int          // points paid
}

// mostPositions is how many positions a search looks at before it gives up. It bounds the time of an answer.
const mostPositions = 15000

// Solve is how a player's current card can be finished this turn. In other moments than the actions step outside
// attempts, and without a card, it is empty.
func Solve(b *rules.Rulebook, s *rules.State, p int) Solution {
	return solve(b, s, p, mostPositions, farAway)
}

// solve looks at so many positions, and for ways that use so many action dice, at most.
func solve(b *rules.Rulebook, s *rules.State, p, most, dice int) Solution {
	player := &s.Players[p]
	if s.Depth == 0 || s.Stack[s.Depth-1].Task != rules.TaskActions || player.Card == content.NoProgress || !player.InPlay() {
		return Solution{Whole: true, Sure: true}
	}
	v := newSolver(b, s, p, most)
	v.limit = dice
	out := Solution{}
	paths := Paths(b, s, p)
	later := most / 3 // is kept for how far the card can be brought
	budget := most - later
	tried := make([]result, len(paths))
	for i, path := range paths {
		from := 0
		for j, shorter := range paths[:i] {
			if v.within(shorter, path) {
				from = max(from, tried[j].least)
			}
		}
		share := (budget + 1) / 2 // no path takes all that is left
		v.left = share
		if tried[i] = v.reach(path, from); tried[i].found {
			out.Ways = append(out.Ways, v.way(path, tried[i]))
		}
		budget -= share - v.left
	}
	if len(out.Ways) > 0 { // what was kept is free: the paths whose search was ended are gone on with
		v.left, later = budget+later, 0
		v.resume(&out, paths, tried)
		budget = v.left
	}
	slices.SortStableFunc(out.Ways, func(x, y Way) int {
		if x.Dice != y.Dice {
			return x.Dice - y.Dice
		}
		return x.Stress - y.Stress
	})
	out.Whole = true
	cheapest := farAway
	if len(out.Ways) > 0 {
		cheapest = out.Ways[0].Dice
	}
	out.Sure = true
	for _, r := range tried {
		out.Whole = out.Whole && (r.found && !r.open || r.least >= farAway)
		out.Sure = out.Sure && (r.least >= cheapest || r.found && r.dice == r.least)
	}
	v.left = budget + later
	if len(out.Ways) == 0 && len(paths) > 0 && dice == farAway {
		path, n, r := v.farthest(paths)
		out.Partial = v.way(path[:n], r)
		out.Missing = path[n:]
		out.Whole = out.Whole && v.left > 0
	}
	out.Positions = most - v.left
	return out
}

// resume searches again, with what is left, along paths whose search was ended, from the dice they are known to take.
func (v *solver) resume(out *Solution, paths []Path, tried []result) {
	for i, path := range paths {
		was := tried[i]
		if v.left <= 0 || was.least >= farAway || was.found && !was.open {
			continue
		}
		r := v.reach(path, was.least)
		if !r.found || was.found && !r.better(was) {
			// No better way has come up; what is known of its price keeps.
			was.least, was.open = max(was.least, r.least), r.open
			tried[i] = was
			continue
		}
		tried[i] = r
		way := v.way(path, r)
		at := slices.IndexFunc(out.Ways, func(w Way) bool { return slices.Equal(w.Path, path) })
		if at < 0 {
			out.Ways = append(out.Ways, way)
		} else {
			out.Ways[at] = way
		}
	}
}

// farthest is the way that fills the most squares where none reaches the end.
func (v *solver) farthest(paths []Path) (Path, int, result) {
	path, n, best := paths[0], 0, result{}
	for more := true; more; {
		more = false
		var tried []Path
		var next result
		for _, p := range paths {
			if len(p) <= n+1 || slices.ContainsFunc(tried, func(q Path) bool { return slices.Equal(q, p[:n+1]) }) {
				continue
			}
			tried = append(tried, p[:n+1])
			if r := v.reach(p[:n+1], 0); r.found && (!next.found || r.better(next)) {
				next, path, more = r, p, true
			}
		}
		if more {
			n, best = n+1, next
		}
	}
	return path, n, best
}

// result is what a search has come to.
type result struct {
	found  bool
	dice   int // used
	stress int // paid
	moves  []rules.Move
	least  int  // no way along the path uses fewer; farAway where there is none at all
	open   bool // the search was ended: there may be a better way
}

func (r *result) better(than result) bool {
	if r.dice != than.dice {
		return r.dice < than.dice
	}
	return r.stress < than.stress
}

// way is a result as a way, without the moves that it does as well without.
func (v *solver) way(path Path, r result) Way {
	moves := v.needed(r.moves)
	return Way{Path: path, Moves: moves, Dice: r.dice, Stress: r.stress}
}

// needed leaves out moves without which the rest still leads to the same squares for the same price.
func (v *solver) needed(moves []rules.Move) []rules.Move {
	reach := func(moves []rules.Move) (dice, stress int, ok bool) {
		t := v.table
		for _, m := range moves {
			dice += usedBy(m)
			if err := v.b.ApplyRolling(&t, m, nil, nil); err != nil {
				return 0, 0, false
			}
		}
		for _, d := range t.Players[v.p].Stress {
			stress -= int(d.Value)
		}
		return dice, stress, true
	}
	places := func(m rules.Move) bool { return m.Kind == rules.MovePlace }
	dice, stress, ok := reach(moves)
	for again := ok; again; {
		again = false
		for n := len(moves); n > 0; n-- { // runs of moves first: a choice goes with what asks for it
			for i := 0; i+n <= len(moves) && n <= 4; i++ {
				if slices.ContainsFunc(moves[i:i+n], places) {
					continue
				}
				fewer := slices.Concat(moves[:i], moves[i+n:])
				if d, st, ok := reach(fewer); ok && d <= dice && st <= stress {
					moves, dice, stress, again = fewer, d, st, true
				}
			}
		}
	}
	return moves
}

// usedBy is how many action dice a move uses.
func usedBy(m rules.Move) int {
	n := 0
	for _, d := range m.Dice {
		if d.IsAction() {
			n++
		}
	}
	return n
}

// reach looks for the best way to fill the squares of a path: first for one that uses as few dice as could be, then for
// one that uses one more, and so on, as long as more dice would open more; from so many dice on. So only what may lead to the best is ever
// looked at.
func (v *solver) reach(path Path, from int) result {
	v.path = path
	v.want()
	v.best = result{}
	v.cut = true
	for v.most = max(from, v.leastDice(&v.start)); v.cut && v.most <= v.limit && v.most < farAway && v.left > 0 && !v.best.found; v.most++ {
		v.cut = false
		clear(v.visited)
		v.moves = v.moves[:0]
		v.walk(&v.start)
	}
	switch {
	case v.best.found && v.left > 0:
		v.best.least = v.best.dice
	case v.best.found, v.left <= 0: // ended in the middle of looking for ways of so many dice
		v.best.least = v.most - 1
		v.best.open = true
	case v.cut && v.most < farAway: // beyond the limit
		v.best.least = v.most
	default:
		v.best.least = farAway
	}
	return v.best
}

// within reports whether a path is a longer one with squares left out, each of the rest asking for no more than before:
// where the longer one can be filled, the shorter one can for the same price, by leaving those placements out.
func (v *solver) within(shorter, longer Path) bool {
	at := 0
	for i := range shorter {
		for at < len(longer) && longer[at].Square != shorter[i].Square {
			at++
		}
		if at == len(longer) || longer[at].Values&^shorter[i].Values != 0 {
			return false
		}
		if v.card.Squares[shorter[i].Square].Relation != content.NoRelation {
			// The die before must be the same.
			first, last := i == 0, at == 0
			if first != last || !first && longer[at-1].Square != shorter[i-1].Square {
				return false
			}
		}
		at++
	}
	return true
}

// want notes which resources may be of use on the path.
func (v *solver) want() {
	v.wanted = 0
	for i := range v.path {
		n := &v.path[i]
		if n.Resource == content.NoResource {
			v.wanted = 1<<content.NumResources - 1
		} else {
			v.wanted |= 1 << n.Resource
		}
	}
	if v.wild {
		v.wanted |= 1 << content.Sorcery
	}
	retypes := false
	for i := range v.boxes {
		x := &v.boxes[i]
		if x.op == content.NoOp || v.start.used&(1<<i) != 0 {
			continue
		}
		if x.Box == content.ResourceBox {
			v.wanted |= 1 << x.Resource
		}
		retypes = retypes || x.op == content.OpRetype || x.op == content.OpTravel && x.Cost == content.NoStress
	}
	if retypes { // any asset may be paid with
		v.wanted = 1<<content.NumResources - 1
	}
	v.wanted |= v.converts // pools whose dice become action dice
}

// SolveStaged is how a progress card could be finished this turn if a player took it now, with nothing on it yet and the
// actions step going on: what is asked before one of the staged cards is taken ([complete]). The ways are legal once the
// card is taken. Dice on the player's current card count as returned to the supply.
func SolveStaged(b *rules.Rulebook, s *rules.State, p int, card content.ProgressID) Solution {
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
	return Solve(b, &t, p)
}

// SolveAfter is how the card can be finished this turn after a legal placement on it: whether a preview of that placement
// may say that the card can still be completed. After the last one it is empty.
func SolveAfter(b *rules.Rulebook, s *rules.State, m rules.Move) (Solution, error) {
	out, err := Placing(b, s, m)
	if err != nil || out.Complete {
		return Solution{Whole: true, Sure: true}, err
	}
	t := b.Blind(s)
	if err := b.ApplyRolling(&t, m, nil, nil); err != nil {
		return Solution{}, err
	}
	return Solve(b, &t, int(m.Player)), nil
}
