package solver

import (
	"hash/maphash"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// brute is a second solver, as plain as can be: it makes every move the rules list that belongs to a solution, on whole
// tables, and looks how far the card has come.
type brute struct {
	b     *rules.Rulebook
	p     int
	start *rules.State
	seed  maphash.Seed
	seen  map[uint64]bool
	left  int
	best  result // the cheapest way, if one is found
	found bool
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
		rules.MoveStash, rules.MoveUnstash:
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
	if !x.b.Content().Progress[player.Card].Squares[m.Arg].End {
		return
	}
	r := result{dice: used}
	for k := range player.Stress {
		r.stress += int(x.start.Players[x.p].Stress[k].Value) - int(player.Stress[k].Value)
	}
	if !x.found || r.better(x.best) {
		x.best, x.found = r, true
	}
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

// TestSolverAgainstBruteSearch compares on 60 tables, or as many as SOLVER_TABLES says: a third of them from random play, the
// others from campaigns of the greedy policy, of these two thirds with fewer action dice than the player has, half of those shaken.
func TestSolverAgainstBruteSearch(t *testing.T) {
	b := rulestest.Book(t)
	tables := tablesToSolve()
	compared, finished, given, ended := 0, 0, 0, 0
	compare := func(s *rules.State, p int, most int) {
		if compared >= most || t.Failed() {
			return
		}
		x := &brute{b: b, p: p, start: s, seed: maphash.MakeSeed(), seen: map[uint64]bool{}, left: bruteMost}
		if s.Players[p].Dice.Len() > 3 {
			return // the brute search takes too long
		}
		x.walk(s, 0)
		if x.left <= 0 {
			return
		}
		sol := Solve(b, s, p)
		// With few nodes many searches are ended, and what they say is exact all the same.
		for _, out := range []Solution{sol, New(b, s, p).GoOn(300 + compared%5*300)} {
			if out.Sure && (out.Found != x.found || out.Way.Dice != x.best.dice) {
				t.Errorf("after %d nodes it comes to %s, not to %v with %+v\n%s", out.Nodes, costOf(&out), x.found, x.best, b.Show(s))
			}
			if out.Found {
				playWay(t, b, s, p, &out.Way)
			}
			if !out.Sure && out.Found {
				ended++
			}
		}
		if !sol.Sure {
			given++
			return
		}
		if sol.Found && sol.Way.Stress != x.best.stress {
			t.Errorf("it takes %d stress, not %d\n%s", sol.Way.Stress, x.best.stress, b.Show(s))
		}
		compared++
		if sol.Found {
			finished++
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
	t.Logf("%d tables compared: on %d the card can be finished; %d searches were ended, with few nodes %d that had found a way", compared, finished, given, ended)
	if compared < tables || finished < tables/20 {
		t.Errorf("too little was compared")
	}
}
