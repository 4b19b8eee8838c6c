package solver

import (
	"fmt"
	"hash/maphash"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// brute is a second solver, as plain as can be: it makes every move the rules list that belongs to a solution, on whole
// tables, and looks how far the card has come.
type brute struct {
	b       *rules.Rulebook
	p       int
	start   *rules.State
	seed    maphash.Seed
	seen    map[uint64]bool
	left    int
	full    map[string]result // by the squares of the path
	partial result
	placed  int // squares of partial
}

// spent is a table and how many action dice were used to come to it.
type spent struct {
	table rules.State
	used  int
}

// allowed reports whether a move belongs to a solution as Solution says.
func (x *brute) allowed(s *rules.State, m rules.Move) bool {
	top := s.Stack[s.Depth-1].Task
	closed := func(to content.Slot) bool {
		if len(x.b.Location(s, to).Arrive) > 0 {
			return true
		}
		for _, id := range s.Attached[to].List() {
			if len(x.b.Content().Card(id).Arrive) > 0 {
				return true
			}
		}
		return false
	}
	switch top {
	case rules.TaskMore:
		return true
	case rules.TaskSubject:
		return m.Kind != rules.MoveTo || !closed(m.Slot)
	case rules.TaskStress:
		return m.Kind == rules.MoveValue && m.Arg == 0
	case rules.TaskActions:
	default:
		return false
	}
	if m.Kind == rules.MoveMarch {
		return true
	}
	if int(m.Player) != x.p {
		return false
	}
	switch m.Kind {
	case rules.MovePlace, rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress, rules.MoveTrade, rules.MoveTradeAll,
		rules.MoveStash, rules.MoveUnstash, rules.MoveConvert:
		return true
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		return !closed(m.Slot)
	case rules.MoveUse, rules.MovePay:
		for _, ef := range x.b.Ability(s, x.p, int(m.Arg)).Effects {
			switch ef.Do {
			case content.OpBecome, content.OpShift, content.OpFlip, content.OpSplit, content.OpRetype:
			case content.OpTravel:
				for to := range content.Slot(content.NumSlots) {
					set := x.b.Places(s, x.p, &ef.To) &^ (1 << s.Players[x.p].At)
					if set == 1<<to && closed(to) {
						return false
					}
				}
			default:
				return false
			}
		}
		return true
	}
	return false
}

func (x *brute) walk(s *rules.State, used int) {
	key := maphash.Comparable(x.seed, spent{*s, used})
	if x.left <= 0 || x.seen[key] {
		return
	}
	x.seen[key] = true
	x.left--
	for _, m := range x.b.Moves(s, nil) {
		if !x.allowed(s, m) {
			continue
		}
		t := *s
		var story rules.Story
		if m.Kind == rules.MovePlace {
			x.place(s, m, used)
			if x.b.Content().Progress[s.Players[x.p].Card].Squares[m.Arg].End {
				continue // the card is complete
			}
		}
		if err := x.b.Apply(&t, m, &story); err != nil {
			panic(err)
		}
		fine := true
		for _, e := range story.Events {
			fine = fine && !e.Rolled && e.Kind != rules.EvCondition && e.Kind != rules.EvKnockedOut
		}
		if fine && (m.Kind != rules.MovePlace || x.open(&t)) {
			x.walk(&t, used+m.ActionDice())
		}
	}
}

// open reports whether any dice at all could still finish the card.
func (x *brute) open(s *rules.State) bool {
	player := &s.Players[x.p]
	card := &x.b.Content().Progress[player.Card]
	var rec func(last int, prev rules.Die, used uint16) bool
	rec = func(last int, prev rules.Die, used uint16) bool {
		if card.Squares[last].End {
			return true
		}
		for sq := range rules.NumSquares {
			square := &card.Squares[sq]
			if x.b.Neighbors(last)&(1<<sq) == 0 || used&(1<<sq) != 0 || !square.There {
				continue
			}
			for k := range rules.Kind(content.NumResources) {
				for v := 1; v <= 6; v++ {
					d := rules.NewDie(k, v)
					wild, before := x.b.Wild(s, d), x.b.Wild(s, prev)
					fits := wild || (square.Resource == content.NoResource || k == rules.Kind(square.Resource)) &&
						(square.Value == 0 || square.Value == v)
					if want := v; fits && !wild && square.Relation != content.NoRelation {
						switch square.Relation {
						case content.OneHigher:
							want--
						case content.OneLower:
							want++
						}
						fits = want == prev.Value() || before && want >= 1 && want <= 6
					}
					if fits && rec(sq, d, used|1<<sq) {
						return true
					}
				}
			}
		}
		return false
	}
	var used uint16
	for _, sq := range player.Path[:player.Chain] {
		used |= 1 << sq
	}
	return rec(int(player.Path[player.Chain-1]), player.Laid[player.Chain-1], used)
}

// place notes what a placement comes to.
func (x *brute) place(s *rules.State, m rules.Move, used int) {
	player := &s.Players[x.p]
	placed := int(player.Chain) + 1 - int(x.start.Players[x.p].Chain)
	r := result{dice: used}
	for k := range player.Stress {
		r.stress += int(x.start.Players[x.p].Stress[k].Value) - int(player.Stress[k].Value)
	}
	if x.b.Content().Progress[player.Card].Squares[m.Arg].End {
		key := fmt.Sprint(append(slices.Clone(player.Path[:player.Chain]), m.Arg))
		if was, ok := x.full[key]; !ok || r.better(was) {
			x.full[key] = r
		}
		return
	}
	t := *s
	if err := x.b.Apply(&t, m, nil); err == nil && placed >= x.placed && x.open(&t) && (placed > x.placed || r.better(x.partial)) {
		x.partial, x.placed = r, placed
	}
}

// asksLess reports whether some squares of a path, in their order, ask for no less than all of another path does.
func asksLess(than, path Path) bool {
	i, last := 0, -1
	for k := 0; k < len(path) && i < len(than); k++ {
		x, y := &than[i], &path[k]
		bound := x.Relation != content.NoRelation && (x.Relation != y.Relation || last != k-1) // to the die before
		if (x.Resource == content.NoResource || x.Resource == y.Resource) && (x.Region == content.NoRegion || x.Region == y.Region) &&
			y.Values&^x.Values == 0 && !bound {
			i, last = i+1, k
		}
	}
	return i == len(than)
}

// disagreement compares the solver with the brute search on a table; "" if they agree.
func disagreement(b *rules.Rulebook, s *rules.State, p int, sol *Solution, x *brute) string {
	squares := func(path Path) string {
		list := slices.Clone(s.Players[p].Path[:s.Players[p].Chain])
		for _, n := range path {
			list = append(list, n.Square)
		}
		return fmt.Sprint(list)
	}
	ways := map[string]result{}
	for _, w := range sol.Ways {
		ways[squares(w.Path)] = result{dice: w.Dice, stress: w.Stress}
	}
	for _, path := range Paths(b, s, p) {
		key := squares(path)
		r, ok := x.full[key]
		if !ok {
			continue
		}
		got, ok := ways[key]
		switch {
		case ok && (got.dice != r.dice || got.stress != r.stress):
			return fmt.Sprintf("the path %s takes %d dice and %d stress, not %d and %d", key, r.dice, r.stress, got.dice, got.stress)
		case !ok && !slices.ContainsFunc(sol.Ways, func(w Way) bool {
			return !r.better(result{dice: w.Dice, stress: w.Stress}) && asksLess(w.Path, path)
		}):
			return fmt.Sprintf("the path %s is not found", key)
		}
	}
	for key := range ways {
		if _, ok := x.full[key]; !ok {
			return fmt.Sprintf("the path %s cannot be finished", key)
		}
	}
	if len(ways) == 0 && sol.Farthest {
		w := &sol.Partial
		got := result{dice: w.Dice, stress: w.Stress}
		if len(w.Path) != x.placed || x.placed > 0 && (got.dice != x.partial.dice || got.stress != x.partial.stress) {
			return fmt.Sprintf("%d squares can be filled with %d dice and %d stress, not %d with %d and %d",
				x.placed, x.partial.dice, x.partial.stress, len(w.Path), got.dice, got.stress)
		}
	}
	return ""
}

// bruteMost is how many tables the brute search looks at; where there are more nothing is compared.
const bruteMost = 3000

// fewerDice is a table on which a player has so many action dice at most: the brute search ends on it, though the
// player has all the abilities and masteries of a late year.
func fewerDice(s *rules.State, p, most int) *rules.State {
	t := *s
	for value := 1; value <= rules.Sides && t.Players[p].Dice.Len() > most; value++ {
		for t.Players[p].Dice.Of(value) > 0 && t.Players[p].Dice.Len() > most {
			t.Players[p].Dice[value-1]--
			t.ActionSupply++
		}
	}
	return &t
}

// tablesToSolve is how many tables solvers are compared on: 60, or as many as SOLVER_TABLES says.
func tablesToSolve() int {
	if n, err := strconv.Atoi(os.Getenv("SOLVER_TABLES")); err == nil {
		return n
	}
	return 60
}

// TestSolverAgainstBruteSearch compares on 60 tables, or as many as SOLVER_TABLES says: a third of them from random play, the others
// from campaigns of the greedy policy, of these two thirds with fewer action dice than the player has, half of those shaken.
func TestSolverAgainstBruteSearch(t *testing.T) {
	b := rulestest.Book(t)
	tables := tablesToSolve()
	compared, finished, partial, given, ended := 0, 0, 0, 0, 0
	compare := func(s *rules.State, p int, most int) {
		if compared >= most || t.Failed() {
			return
		}
		x := &brute{b: b, p: p, start: s, seed: maphash.MakeSeed(), seen: map[uint64]bool{}, left: bruteMost, full: map[string]result{}}
		if s.Players[p].Dice.Len() > 3 {
			return // the brute search takes too long
		}
		x.walk(s, 0)
		if x.left <= 0 {
			return
		}
		sol := Solve(b, s, p)
		// With little effort many searches are ended, and what they say is exact all the same.
		for _, out := range []Solution{sol, New(b, s, p).GoOn(300 + compared%5*300)} {
			cheapest, found := farAway, farAway
			for _, r := range x.full {
				cheapest = min(cheapest, r.dice)
			}
			if len(out.Ways) > 0 {
				found = out.Ways[0].Dice
			}
			if out.Sure && found != cheapest {
				t.Errorf("the card takes %d dice, not %d\n%s", cheapest, found, b.Show(s))
			}
			if say := disagreement(b, s, p, &out, x); out.Whole && say != "" {
				t.Errorf("after an effort of %d: %s\n%s", out.Effort, say, b.Show(s))
			}
			for i := range out.Ways {
				playWay(t, b, s, p, &out.Ways[i], true)
			}
			if !out.Whole && len(out.Ways) > 0 {
				ended++
			}
		}
		if !sol.Whole || !sol.Farthest {
			given++
			return
		}
		compared++
		playWay(t, b, s, p, &sol.Partial, false)
		if len(sol.Ways) > 0 {
			finished++
		} else if len(sol.Partial.Path) > 0 {
			partial++
		}
	}
	solvable(t, b, 1000, 40*tables, func(s *rules.State, p int) { compare(s, p, tables/3) })
	for seed := uint64(500); compared < tables && !t.Failed(); seed++ {
		n, rng := 0, rand.New(rand.NewPCG(seed, 0))
		greedyTables(t, b, seed, func(s *rules.State, p int) {
			switch n++; n % 14 { // tables far from one another
			case 0:
				compare(s, p, tables)
			case 5:
				compare(fewerDice(s, p, 1+n/14%3), p, tables)
			case 9:
				other := shaken(b, s, p, rng)
				compare(fewerDice(&other, p, n/14%4), p, tables)
			}
		})
	}
	t.Logf("%d tables compared: on %d the card can be finished, on %d something placed; %d searches were ended, with little effort %d that had found a way", compared, finished, partial, given, ended)
	if compared < tables || finished < tables/20 || partial < tables/20 {
		t.Errorf("too little was compared")
	}
}
