package hints

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/internal/advicetest"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestReasonsAreTrue plays years by hints and looks at the table for what each reason claims.
func TestReasonsAreTrue(t *testing.T) {
	b := rulestest.Book(t)
	met := map[string]int{}
	for _, seed := range []uint64{0, 7, 10, 14, 17, 21, 30, 31, 32, 33, 34, 35} {
		h := New(seed)
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil)
		for s.Phase != rules.YearOver {
			hint, ok := h.Hint(b, &s)
			if !ok {
				t.Fatal("there is no hint")
			}
			if who, acts := hint.Move.Actor(); acts && !strings.Contains(hint.Why, b.PlayerName(&s, who)) {
				t.Errorf("seed %d, turn %d: %s: %q does not say who", seed, s.Turn, b.Notation(&s, hint.Move), hint.Why)
			}
			for _, claim := range claims {
				if !strings.Contains(hint.Why, claim.says) {
					continue
				}
				met[claim.says]++
				if !claim.true(b, &s, hint) {
					t.Errorf("seed %d, turn %d: %s: %q is not true", seed, s.Turn, b.Notation(&s, hint.Move), hint.Why)
				}
			}
			if err := b.Apply(&s, hint.Move, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, claim := range claims {
		if met[claim.says] == 0 && !claim.rare {
			t.Errorf("no hint says that %s", claim.says)
		}
	}
	t.Log(met)
}

// claims are parts of reasons, and what must be true of a table where a hint says so.
var claims = []struct {
	says string
	rare bool // it need not be met
	true func(b *rules.Rulebook, s *rules.State, hint Hint) bool
}{
	{"the more an action die shows", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		then, more := *s, false
		if err := b.Apply(&then, hint.Move, nil); err != nil {
			return false
		}
		for p := range s.Players {
			more = more || pips(&then.Players[p].Dice) > pips(&s.Players[p].Dice)
		}
		return more
	}},
	{"does not need a", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		want := b.DefenceShows(s, s.Attempt.Obstacle)
		return s.Attempt.Phase == rules.Defend && want.Of(hint.Move.Dice[0].Value()) == 0
	}},
	{"and another die shows it", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		n := 0
		for p := range s.Players {
			if s.Attempt.Team&(1<<p) != 0 {
				n += s.Players[p].Dice.Of(hint.Move.Dice[0].Value())
			}
		}
		return s.Attempt.Phase == rules.Defend && n > 1
	}},
	{"it covers nothing left", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		open := b.Uncovered(s, s.Attempt.Obstacle)
		return s.Attempt.Phase == rules.Overcome && open.Of(hint.Move.Dice[0].Value()) == 0
	}},
	{"the other dice are kept for", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		open, want := b.Uncovered(s, s.Attempt.Obstacle), b.DefenceShows(s, s.Attempt.Obstacle)
		for v, n := range s.Players[s.Asks().Player].Dice {
			if n > max(open[v], want[v]) {
				return false
			}
		}
		return true
	}},
	{"may still hold", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return s.Attempt.Phase == rules.Defend && s.Attempt.Team&(1<<hint.Move.Player) != 0
	}},
	{"so that the defence against", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		if strings.Contains(hint.Why, "may still hold") {
			return true
		}
		return s.Attempt.Phase == rules.Defend // that it holds is seen in TestPurposesComeAbout
	}},
	{"the dice may do more against", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return s.Attempt.Phase != rules.NoAttempt && s.Attempt.Team&(1<<hint.Move.Player) != 0
	}},
	{"No ability at hand can save this defence", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool { return saved(b, s) == lost }},
	{"No roll of an ability could save this defence by itself", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool { return saved(b, s) <= byLuck }},
	{"Only luck could still save this defence", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool { return saved(b, s) <= byLuck }},
	{"An ability could save this defence", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool { return saved(b, s) == byOne }},
	{"No die at hand covers", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool { return !covering(b, s) }},
	{"What fits does not overcome", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return covering(b, s) && advice.OfAttempt(b, s, s.Attempt.Obstacle, s.Attempt.Team).Completes < 1
	}},
	{"threat grows more slowly", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		id := s.Attempt.Obstacle
		if s.Attempt.Phase == rules.NoAttempt {
			id = content.ObstacleID(hint.Move.Card)
		}
		without := *s
		b.TryDiscard(&without, id)
		with, less := threatsAfter(b, s), threatsAfter(b, &without)
		for r := range content.Resource(content.NumResources) {
			if strings.Contains(hint.Why, r.String()) && with[r] > less[r] {
				return true
			}
		}
		return false
	}},
	{"can be overcome for certain", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return hint.Move.Kind == rules.MoveAttempt && certainly(b, s, hint.Move)
	}},
	{"since an attempt by itself costs no die", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return hint.Move.Kind == rules.MoveAttempt || hint.Move.Kind == rules.MoveDefend
	}},
	{"shows only", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		if hint.Move.Kind == rules.MoveRest {
			return strings.Contains(hint.Why, fmt.Sprintf("shows only %d:", s.Players[hint.Move.Player].Stress[hint.Move.Arg].Value))
		}
		return hint.Move.Dice[0].Value() <= 3
	}},
	{"and each brings a new die", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		f := s.Asks()
		n := s.Players[f.Player].Dice.Of(5)
		if hint.Move.Arg == 1 {
			n = 0
			for r := range s.Assets[s.Players[f.Player].At] {
				n += s.Assets[s.Players[f.Player].At][r].Of(5)
			}
		}
		return n > 0 && strings.Contains(hint.Why, fmt.Sprintf("%d of them", n))
	}},
	{", and it can go on", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		t := b.Observation(s)
		if b.ApplyRolling(&t, hint.Move, nil, nil) != nil {
			return false
		}
		for _, g := range gains(s, &t) {
			if g.spot != rules.AtLocation || !strings.Contains(strings.ToLower(hint.Why), "there is "+rules.DieName(g.die)) {
				continue
			}
			for p := range s.Players {
				for _, path := range solver.Paths(b, s, p) {
					for i := range path {
						if path[i].Takes(g.die, content.Slot(g.n).Region()) {
							return true
						}
					}
				}
			}
		}
		return false
	}},
	{"can be created there, and the next square of", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		if hint.Move.Kind == rules.MoveUse {
			return true // where it leads may be asked first
		}
		r := b.SlotResource(hint.Move.Slot)
		for v, n := range s.Pool[r] {
			if n > 0 && strings.Contains(hint.Why, rules.DieName(rules.ResourceDie(r, v+1))+" can be created there") {
				return true
			}
		}
		return false
	}},
	{"which is there, can then be attempted", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return hint.Move.Kind == rules.MoveUse || slices.ContainsFunc(s.Attached[hint.Move.Slot].List(), func(id content.ObstacleID) bool {
			return strings.Contains(hint.Why, b.Content().Card(id).Name+", which is there")
		})
	}},
	{" could finish ", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return slices.ContainsFunc([]int{0, 1}, func(p int) bool {
			sol := solver.Solve(b, s, p)
			return sol.Found && strings.Contains(hint.Why, b.PlayerName(s, p)+" could finish "+b.Content().Progress[s.Players[p].Card].Name+" "+forDice(sol.Way.Dice))
		})
	}},
	{"it is ready for the next square of", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		w := worder{b: b, s: s}
		d := hint.Move.Dice[0]
		if hint.Move.Kind == rules.MoveCreate || hint.Move.Kind == rules.MoveCreateAll {
			d = hint.Move.Dice[1]
		}
		p := int(hint.Move.Player)
		if hint.Move.Kind == rules.MovePick {
			p = int(s.Asks().Move.Player)
		}
		return w.next(p, d, s.Players[p].At) != nil
	}},
	{"begins the next turn there", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return !b.IsLastTurn(s)
	}},
	{" there can go on ", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		w := worder{b: b, s: s}
		p, at := int(hint.Move.Player), s.Players[hint.Move.Player].At
		if at == content.NoSlot {
			return true
		}
		for r := range content.Resource(content.NumResources) {
			for v, have := range s.Assets[at][r] {
				if d := rules.ResourceDie(r, v+1); have > 0 && w.next(p, d, at) != nil && strings.Contains(hint.Why, w.next(p, d, at).Words()) {
					return false
				}
			}
		}
		return true
	}},
	{"begins the next turn there: moves from it cost", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		p := hint.Move.Player
		to, _ := waysFrom(b.Location(s, hint.Move.Slot))
		from, _ := waysFrom(b.Location(s, s.Players[p].At))
		return hint.Move.Kind == rules.MoveUse || to < from
	}},
	{"and overcome it", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		t := b.Observation(s)
		_ = b.ApplyRolling(&t, hint.Move, nil, nil) // it is legal
		return t.Obstacles[s.Attempt.Obstacle].Zone != rules.InPlay || t.Attempt.Phase == rules.NoAttempt
	}},
	{"what is at hand covers all of it", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		t := b.Observation(s)
		return b.ApplyRolling(&t, hint.Move, nil, nil) == nil && coversAll(b, &t, s.Attempt.Obstacle)
	}},
	{"that die stays there for a later attempt", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		t := b.Observation(s)
		return b.ApplyRolling(&t, hint.Move, nil, nil) == nil && !coversAll(b, &t, s.Attempt.Obstacle)
	}},
	{"can begin it with", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		t := b.Observation(s)
		_ = b.ApplyRolling(&t, hint.Move, nil, nil) // it is legal
		for t.Depth > 0 && t.Asks().Task != rules.TaskActions {
			if b.ApplyRolling(&t, b.Moves(&t, nil)[0], nil, nil) != nil {
				return true // something else is asked first
			}
		}
		return slices.ContainsFunc(b.Moves(&t, nil), func(m rules.Move) bool {
			return m.Kind == rules.MovePlace && m.Player == hint.Move.Player && strings.Contains(hint.Why, "begin it with "+rules.DieName(m.Dice[0]))
		})
	}},
	{"No staged card advances more for its dice than", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		share := func(m rules.Move) float64 {
			id := content.ProgressID(m.Card)
			return float64(len(b.Content().Progress[id].Reward)) / float64(len(solver.PathsOf(b, s, id)[0]))
		}
		return !slices.ContainsFunc(b.Moves(s, nil), func(m rules.Move) bool {
			return m.Kind == rules.MoveTake && m.Player == hint.Move.Player && share(m) > share(hint.Move)
		})
	}},
	{"so that a new ", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		t := b.Observation(s)
		_ = b.ApplyRolling(&t, hint.Move, nil, nil) // it is legal
		hand, lie := &t.Players[hint.Move.Player].Dice, 0
		for r := range t.Assets[t.Players[hint.Move.Player].At] {
			lie += t.Assets[t.Players[hint.Move.Player].At][r].Of(5)
		}
		most := max(hand.Of(5), lie)
		return most > 0 && strings.Contains(hint.Why, fmt.Sprintf(", %d in all", most))
	}},
	{" can finish ", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		if !finishes(b, s, hint.Plan) {
			return strings.Contains(hint.Why, "so that ") // the line of moves does, as TestPurposesComeAbout sees
		}
		price := "without an action die"
		if n := diceOf(hint.Plan); n > 0 {
			price = "for " + rules.HowMany(n, "action die", "action dice")
		}
		return strings.Contains(hint.Why, price)
	}},
	{"which is too high for a", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		t := b.Observation(s)
		_ = b.ApplyRolling(&t, hint.Move, nil, nil) // it is legal
		p := hint.Move.Player
		return slices.ContainsFunc(b.Moves(&t, nil), func(m rules.Move) bool {
			return m.Kind == rules.MoveCreate && m.Player == p && m.Dice[1].Value() > hint.Move.Dice[0].Value() &&
				strings.Contains(hint.Why, "it takes "+rules.DieName(m.Dice[1]))
		})
	}},
}

// threatsAfter are the spaces of the threat markers once obstacles have activated, new ones have come and threats have advanced. Dice show
// one, and of what is asked the first answer is given.
func threatsAfter(b *rules.Rulebook, s *rules.State) [content.NumResources]uint8 {
	t := b.Observation(s)
	ones := func(rules.Kind, rules.Place) int { return 1 }
	settle := func() {
		for legal := b.Moves(&t, nil); len(legal) > 0; legal = b.Moves(&t, nil) {
			if b.ApplyRolling(&t, legal[0], nil, ones) != nil {
				return
			}
		}
	}
	b.TryActivate(&t, nil, ones)
	settle()
	b.TryNewObstacles(&t, nil)
	b.TryThreats(&t, nil, ones)
	settle()
	return t.Threat
}

// covering reports whether a die can be placed in the attempt in hand.
func covering(b *rules.Rulebook, s *rules.State) bool {
	for _, m := range b.Moves(s, nil) {
		if m.Kind == rules.MoveCover {
			return true
		}
	}
	return false
}

// certainly reports whether an attempt is overcome by covering its dice one after the other.
func certainly(b *rules.Rulebook, s *rules.State, m rules.Move) bool {
	t := b.Observation(s)
	return b.ApplyRolling(&t, m, nil, nil) == nil && coversAll(b, &t, content.ObstacleID(m.Card))
}

// coversAll reports whether the dice of an obstacle are all covered, one after the other, without a roll.
func coversAll(b *rules.Rulebook, s *rules.State, id content.ObstacleID) bool {
	for t := *s; ; {
		if t.Attempt.Obstacle != id || t.Obstacles[id].Zone != rules.InPlay {
			return true
		}
		next := rules.Move{}
		for _, m := range b.Moves(&t, nil) {
			if m.Kind == rules.MoveCover || answers(m) { // what is asked as the last die covers
				next = m
			}
		}
		if b.ApplyRolling(&t, next, nil, nil) != nil {
			return false
		}
	}
}

// Once every threat is at its last space nothing eases one, and no obstacle brings a step of any ([threats]).
func TestNoThreatGrowsAtTheEnd(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 30, Difficulty: content.Hardcore}, nil)
	eased, steps := 0, 0.0
	choose := rules.RandomPolicy(30)
	for s.Phase != rules.YearOver {
		for _, last := range []bool{false, true} {
			u := s
			if last {
				for r := range u.Threat {
					u.Threat[r] = content.TrackSpaces
				}
			}
			w := worder{b: b, s: &u}
			for at := range u.Attached {
				for _, id := range u.Attached[at].List() {
					n := len(w.eases(id))
					if last && n > 0 {
						t.Fatalf("%s eases %d tracks", b.Content().Card(id).Name, n)
					}
					eased += n
				}
			}
			for _, burden := range advice.Burdens(b, &u) {
				if last && burden.Threat > 0 {
					t.Fatalf("%s brings %.1f steps", b.Content().Card(burden.Obstacle).Name, burden.Threat)
				}
				steps += burden.Threat
			}
		}
		legal := b.Moves(&s, nil)
		if err := b.Apply(&s, choose(b, &s, legal), nil); err != nil {
			t.Fatal(err)
		}
	}
	if eased == 0 || steps == 0 {
		t.Errorf("%d tracks are eased and %.1f steps are brought before", eased, steps)
	}
}

// A hint that leads from place to place names the place that it leads to, and not only the first one on the way.
func TestHintsNameWhereAWayLeads(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	travel := func(slot content.Slot) rules.Move { return rules.Move{Kind: rules.MoveTravel, Slot: slot} }
	for _, tc := range []struct {
		plan []rules.Move
		want string
	}{
		{[]rules.Move{travel(1)}, "go to " + b.Location(&s, 1).Name + " for it"},
		{[]rules.Move{travel(1), {Kind: rules.MoveCreate}, travel(2)}, "go to " + b.Location(&s, 1).Name + " for it"},
		{[]rules.Move{travel(1), travel(2), {Kind: rules.MoveCreate}}, "go to " + b.Location(&s, 2).Name + " for it, by way of " + b.Location(&s, 1).Name},
		{[]rules.Move{travel(1), {Kind: rules.MoveTravel, Player: 1, Slot: 2}}, "go to " + b.Location(&s, 1).Name + " for it"},
	} {
		if w := (&worder{b: b, s: &s, m: tc.plan[0], plan: tc.plan}); w.howTo(nil) != tc.want {
			t.Errorf("%v: %q, not %q", tc.plan, w.howTo(nil), tc.want)
		}
	}
}
