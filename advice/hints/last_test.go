package hints

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// In the last turn of a year nothing is said of a turn after it.
func TestHintsInTheLastTurn(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	s.Attached = [content.NumSlots]rules.Pile{}
	s.Players[0].Dice, s.Players[1].Dice = rules.Values{0, 0, 0, 0, 2, 2}, rules.Values{}
	s.Players[0].Stress[content.Body].Value = 2
	s.Players[0].Card, s.Players[1].Card = content.NoProgress, content.NoProgress
	for r := range s.Pool {
		s.Pool[r] = rules.Values{1}
	}
	journey := moveOf(b, &s, func(m rules.Move) bool { return m.Kind == rules.MoveTravel })
	there := s
	if err := b.Apply(&there, journey, nil); err != nil {
		t.Fatal(err)
	}
	create := func(m rules.Move) bool { return m.Kind == rules.MoveCreate }
	hintOf := func(last bool, moves ...rules.Move) string {
		table := s
		if table.Box = 0; last {
			table.Box = content.WheelBoxes - 1
		}
		w := &worder{b: b, s: &table, m: moves[0], plan: moves[:1], line: lineOf(b, &table, moves, nil)}
		return w.why()
	}
	for _, c := range []struct {
		name  string
		moves []rules.Move
		says  [2]string // in an earlier turn, and in the last one
	}{
		{"a journey", []rules.Move{journey}, [2]string{" begins the next turn there", " can act there this turn"}},
		{"a journey to create an asset", []rules.Move{journey, moveOf(b, &there, create)}, [2]string{" begins the next turn there", " can act there this turn"}},
		{"an asset", []rules.Move{moveOf(b, &s, create)}, [2]string{" leaves an asset at " + b.Location(&s, s.Players[0].At).Name + " for a later turn.",
			" leaves an asset at " + b.Location(&s, s.Players[0].At).Name + "."}},
	} {
		for i, says := range c.says {
			if why := hintOf(i == 1, c.moves...); !strings.Contains(why, says) {
				t.Errorf("%s, in the last turn: %v: %q does not say %q", c.name, i == 1, why, says)
			}
		}
	}
}

// moveOf is the first legal move of the first player that is looked for.
func moveOf(b *rules.Rulebook, s *rules.State, looked func(m rules.Move) bool) rules.Move {
	for _, m := range b.Moves(s, nil) {
		if m.Player == 0 && looked(m) {
			return m
		}
	}
	return rules.Move{}
}

// A journey that spares its character what the turn does certainly says so, and what that is comes about where the character stays.
func TestJourneysSayWhatTheySpare(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(9, 9))
	told := 0
	advicetest.WildPlay(t, b, 410, 12, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		m := legal[rng.IntN(len(legal))]
		if m.Kind != rules.MoveTravel {
			return
		}
		p := int(m.Player)
		_, harm, spared := strings.Cut((&worder{b: b, s: s, m: m}).flees(p, m.Slot), " is spared what this turn does: ")
		if !spared {
			return
		}
		told++
		for range 4 { // however dice fall and the players choose
			table := *s
			var story rules.Story
			b.TryActivate(&table, &story, func(rules.Kind, rules.Place) int { return rng.IntN(rules.Sides) + 1 })
			for legal := b.Moves(&table, nil); len(legal) > 0; legal = b.Moves(&table, nil) {
				if err := b.ApplyRolling(&table, legal[rng.IntN(len(legal))], &story, nil); err != nil {
					t.Fatal(err)
				}
			}
			unharmed := table.Players[p].StressPoints() == s.Players[p].StressPoints() && table.Players[p].InPlay() &&
				table.Characters[table.Players[p].Character].Conditions() == s.Characters[s.Players[p].Character].Conditions()
			if unharmed {
				t.Errorf("%s is to be spared %s, and nothing comes about", b.PlayerName(s, p), harm)
			}
		}
	})
	if told < 3 {
		t.Errorf("only %d journeys spare anything", told)
	}
}

// A journey away from where an obstacle activates says so only if that obstacle does harm there and none to its character any more, wherever
// it goes before or as it activates.
func TestJourneysSayWhatTheyEscape(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(7, 7))
	told := 0
	check := func(s *rules.State) {
		legal := b.Moves(s, nil)
		m := legal[rng.IntN(len(legal))]
		p := int(m.Player)
		if m.Kind != rules.MoveTravel {
			return
		}
		observed := b.Observation(s)
		_, from, escapes := strings.Cut((&worder{b: b, s: &observed, m: m}).flees(p, m.Slot), " is not where ")
		after := *s
		if err := b.Apply(&after, m, nil); err != nil {
			t.Fatal(err)
		}
		if !escapes || b.Check(&after, rules.Move{Kind: rules.MoveDone}) != nil || !after.Players[p].InPlay() {
			return
		}
		told++
		name := strings.TrimSuffix(from, " activates this turn")
		for range 6 {
			table, acts := advicetest.Unseen(b, &after, rng), false
			story := rules.Story{Watch: func(now *rules.State, e rules.Event) {
				switch {
				case now.Turn != s.Turn || now.Step != rules.StepActivate:
				case e.Kind == rules.EvTrigger:
					acts = b.Content().Card(content.ObstacleID(e.Card)).Name == name
				case acts && e.Kind == rules.EvStress && int(e.Player) == p:
					t.Errorf("%s escapes %s, which does %d stress", b.PlayerName(s, p), name, e.N)
				}
			}}
			for m := (rules.Move{Kind: rules.MoveDone}); table.Turn == s.Turn && table.Phase == rules.Turns && table.Step <= rules.StepActivate; {
				if err := b.Apply(&table, m, &story); err != nil {
					t.Fatal(err)
				}
				if legal := b.Moves(&table, nil); len(legal) > 0 {
					m = legal[rng.IntN(len(legal))]
				}
			}
		}
	}
	advicetest.WildPlay(t, b, 430, 40, func(s *rules.State, _ []rules.Move, _ rules.Move) {
		if f := s.Asks(); f == nil || f.Task != rules.TaskActions || rng.IntN(5) > 0 {
			return
		}
		check(s)
		if late, ok := advicetest.Shaken(b, s, rng); ok {
			check(&late)
		}
	})
	if told < 20 {
		t.Errorf("only %d journeys escape anything", told)
	}
}
