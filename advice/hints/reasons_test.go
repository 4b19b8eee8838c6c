package hints

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// hintedYear is a first year that was played by following every hint: the tables until it was over, their hints, and its end.
type hintedYear struct {
	seed  uint64
	stops []hinted
	end   rules.State
}

type hinted struct {
	s    rules.State
	hint Hint
}

var sharedYears []hintedYear

// hintedYears returns years that tests share.
func hintedYears(t *testing.T) []hintedYear {
	t.Helper()
	b := rulestest.Book(t)
	seeds := []uint64{0, 7, 10, 14, 17, 21, 30, 31, 32, 33, 34, 35}
	for more := range uint64(rulestest.Count(0, 30)) {
		seeds = append(seeds, 700+more)
	}
	for _, seed := range seeds[len(sharedYears):] {
		h := New(seed)
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil)
		year := hintedYear{seed: seed}
		for s.Phase != rules.YearOver {
			hint, ok := h.Hint(b, &s)
			if !ok {
				t.Fatal("there is no hint")
			}
			year.stops = append(year.stops, hinted{s, hint})
			if err := b.Apply(&s, hint.Move, nil); err != nil {
				t.Fatal(err)
			}
			if err := b.Broken(&s); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
		year.end = s
		sharedYears = append(sharedYears, year)
	}
	return sharedYears
}

// TestReasonsAreTrue plays years by hints and looks at the table for what each reason claims.
func TestReasonsAreTrue(t *testing.T) {
	b := rulestest.Book(t)
	met := map[string]int{}
	for _, year := range hintedYears(t) {
		seed := year.seed
		for _, stop := range year.stops {
			s, hint := stop.s, stop.hint
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
	{"grows more slowly, as ", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		_, full, _ := strings.Cut(hint.Why, "slowly, as ")
		return slices.ContainsFunc([]content.Resource{0, 1, 2, 3, 4, 5}, func(r content.Resource) bool {
			return strings.HasPrefix(full, r.String()) && s.Threat[r] == content.TrackSpaces
		})
	}},
	{"can be overcome for certain", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return hint.Move.Kind == rules.MoveAttempt && certainly(b, s, hint.Move)
	}},
	{"an attempt by itself costs no die", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return hint.Move.Kind == rules.MoveAttempt || hint.Move.Kind == rules.MoveDefend
	}},
	{" could finish ", true, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return slices.ContainsFunc([]int{0, 1}, func(p int) bool {
			sol := solver.Solve(b, s, p)
			return sol.Found && strings.Contains(hint.Why, b.PlayerName(s, p)+" could finish "+b.Content().Progress[s.Players[p].Card].Name+" "+forDice(sol.Way.Dice))
		})
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
	{"That die stays there for a later attempt", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		t := b.Observation(s)
		return b.ApplyRolling(&t, hint.Move, nil, nil) == nil && !coversAll(b, &t, s.Attempt.Obstacle)
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
	{"First, ", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		who, _ := hint.Move.Actor()
		return len(hint.Steps) > 0 && strings.HasPrefix(hint.Why, hint.Steps[0].Say) && strings.Contains(hint.Why, b.PlayerName(s, who))
	}},
	{"The defence has failed", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return hint.Move.Kind == rules.MoveFace && s.Attempt.Phase == rules.Defend
	}},
	{"is skilled against", false, func(b *rules.Rulebook, s *rules.State, hint Hint) bool {
		return hint.Move.Kind == rules.MoveChoose && len(served(b, s, content.CharacterID(hint.Move.Card))) > 0
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
			if m.Kind == rules.MoveCover || m.Kind > rules.MoveLeave { // what is asked as the last die covers
				next = m
			}
		}
		if b.ApplyRolling(&t, next, nil, nil) != nil {
			return false
		}
	}
}

// Once every threat is at its last space nothing eases one ([threats]).
func TestNoThreatGrowsAtTheEnd(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 30, Difficulty: content.Hardcore}, nil)
	eased := 0
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
		}
		legal := b.Moves(&s, nil)
		if err := b.Apply(&s, choose(b, &s, legal), nil); err != nil {
			t.Fatal(err)
		}
	}
	if eased == 0 {
		t.Error("no track is eased before")
	}
}

// Symbols are a reason to overcome a card only as they raise a threat, or pass steps on to one ([threats]).
func TestReasonsOfFullThreats(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Attach("empire/espionage", "imperial-guard.1", "imperial-guard.2", "imperial-guard.3")
	id := tb.Obstacle("imperial-guard.1")
	threat := tb.Book.Content().Card(id).Threats[0]
	reason := func() string { return reasonToAttempt(tb.Book, &tb.State, id) }
	if say := reason(); !strings.Contains(say, "raises that threat") {
		t.Errorf("of a threat that rises is said %q", say)
	}
	tb.State.Threat[threat] = content.TrackSpaces
	if say := reason(); !strings.Contains(say, "goes on to a threat that is not full") {
		t.Errorf("of a full threat is said %q", say)
	}
	for r := range tb.State.Threat {
		tb.State.Threat[r] = content.TrackSpaces
	}
	if say := reason(); strings.Contains(say, "symbol") {
		t.Errorf("where all threats are full is said %q", say)
	}
}
