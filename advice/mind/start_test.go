package mind

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestPlansBegin places the characters by a plan: each does something where it begins before it goes elsewhere, and what is
// done after a seasonal event that rolls nothing is what was planned before it ([session], [event]).
func TestPlansBegin(t *testing.T) {
	b := rulestest.Book(t)
	greedy := Greedy(4)
	kept := 0
	for seed := range uint64(6) {
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil)
		for b.Moves(&s, nil)[0].Kind == rules.MoveChoose {
			if err := b.Apply(&s, greedy(b, &s, b.Moves(&s, nil)), nil); err != nil {
				t.Fatal(err)
			}
		}
		p := NewPlanner(seed)
		p.prepare(b)
		p.begin(&s)
		var n node
		for _, m := range p.plan {
			n.note(m)
		}
		if n.leavesAtOnce() {
			t.Errorf("seed %d: a character leaves at once where it begins: %v", seed, p.plan)
		}
		before, meant := s.Chance, slices.Clone(p.plan[:p.known])
		for i, want := range meant {
			if i == rules.NumPlayers && s.Chance != before {
				break // the event has rolled
			}
			m := p.Choose(b, &s, b.Moves(&s, nil))
			if (m.Kind == rules.MoveStart) != (i < rules.NumPlayers) {
				t.Fatalf("seed %d: move %d is %s", seed, i, b.Notation(&s, m))
			}
			if m != want {
				t.Errorf("seed %d: %s is done, and %s was meant", seed, b.Notation(&s, m), b.Notation(&s, want))
			}
			if i >= rules.NumPlayers {
				kept++
			}
			if err := b.Apply(&s, m, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if kept < 4 {
		t.Errorf("only %d moves after the event are kept to", kept)
	}
}

func TestLeavesAtOnce(t *testing.T) {
	start, other := rules.Move{Kind: rules.MoveStart}, rules.Move{Kind: rules.MoveStart, Player: 1}
	goes := rules.Move{Kind: rules.MoveTravel, Slot: 3}
	for _, c := range []struct {
		name  string
		moves []rules.Move
		want  bool
	}{
		{"it goes on", []rules.Move{start, other, goes}, true},
		{"it goes on once it has created", []rules.Move{start, other, {Kind: rules.MoveCreate}, goes}, false},
		{"the other has created", []rules.Move{start, other, {Kind: rules.MoveCreate, Player: 1}, goes}, true},
		{"both have made an attempt", []rules.Move{start, other, {Kind: rules.MoveAttempt, Player: 1, Arg: 3}, goes}, false},
		{"it was placed before", []rules.Move{other, goes}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			var n node
			for _, m := range c.moves {
				n.note(m)
			}
			if n.leavesAtOnce() != c.want {
				t.Errorf("%v", c.moves)
			}
		})
	}
}
