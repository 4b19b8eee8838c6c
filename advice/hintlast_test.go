package advice

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// In the last turn of a year nothing is said of a turn after it, and a journey is in vain only where the character is not to do
// anything there either.
func TestHintsInTheLastTurn(t *testing.T) {
	b := rulestest.Book(t)
	s := actionsStep(t, b)
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
	hintOf := func(last bool, moves ...rules.Move) (*worder, string) {
		table := s
		if table.Box = 0; last {
			table.Box = content.WheelBoxes - 1
		}
		w := &worder{b: b, s: &table, m: moves[0], plan: moves[:1], line: lineOf(b, &table, moves, nil)}
		return w, w.why()
	}
	for _, c := range []struct {
		name   string
		moves  []rules.Move
		inVain bool
		says   [2]string // in an earlier turn, and in the last one
	}{
		{"a journey", []rules.Move{journey}, true, [2]string{" begins the next turn there", " can act there this turn"}},
		{"a journey to create an asset", []rules.Move{journey, moveOf(b, &there, create)}, false, [2]string{" begins the next turn there", " can act there this turn"}},
		{"an asset", []rules.Move{moveOf(b, &s, create)}, false, [2]string{" leaves an asset at " + b.Location(&s, s.Players[0].At).Name + " for a later turn.",
			" leaves an asset at " + b.Location(&s, s.Players[0].At).Name + "."}},
	} {
		for i, says := range c.says {
			w, why := hintOf(i == 1, c.moves...)
			if !strings.Contains(why, says) {
				t.Errorf("%s, in the last turn: %v: %q does not say %q", c.name, i == 1, why, says)
			}
			if got := w.inVain(); got != (c.inVain && i == 1) {
				t.Errorf("%s, in the last turn: %v: it is in vain: %v", c.name, i == 1, got)
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
