package solver

import (
	"slices"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestPathsAreWherePlacementsGo compares the paths of each card with the placements that are legal.
func TestPathsAreWherePlacementsGo(t *testing.T) {
	b := rulestest.Book(t)
	placed := 0
	advicetest.WildPlay(t, b, 400, 30, func(s *rules.State, legal []rules.Move, m rules.Move) {
		for _, m := range legal {
			if m.Kind != rules.MovePlace {
				continue
			}
			at := s.Players[m.Player].At
			begins := false
			for _, path := range Paths(b, s, int(m.Player)) {
				if path[0].Square == m.Arg && !path[len(path)-1].End {
					t.Error("a path does not end at an end square")
				}
				begins = begins || path[0].Square == m.Arg
			}
			if !begins {
				t.Errorf("%s begins no path", b.Notation(s, m))
			}
			out, err := Placing(b, s, m)
			if err != nil {
				t.Fatal(err)
			}
			end := b.Content().Progress[s.Players[m.Player].Card].Squares[m.Arg].End
			if out.Complete != end || len(out.Chain) != int(s.Players[m.Player].Chain)+1 {
				t.Errorf("%s leads to %+v", b.Notation(s, m), out)
			}
			// Where nothing is wild, a way is left exactly if the value was one that its path asks for.
			if !b.Mastery(s, content.Sorcery) && !end {
				fits := slices.ContainsFunc(Paths(b, s, int(m.Player)), func(path Path) bool {
					return path[0].Square == m.Arg && path[0].Takes(m.Dice[0], at.Region())
				})
				if fits != (len(out.Paths) > 0) {
					t.Errorf("%s fits a path: %v, paths left: %d", b.Notation(s, m), fits, len(out.Paths))
				}
			}
			placed++
		}
	})
	if placed < 100 {
		t.Errorf("only %d placements were looked at", placed)
	}
}

// What a square asks for is said in few words: of one that looks back at the die before it, not all that may come of that.
func TestNeedWords(t *testing.T) {
	for want, n := range map[string]Need{
		"any asset":                                 {Resource: content.NoResource, Region: content.NoRegion, Values: rules.AnyValue},
		"technology 4 or more from the Empire":      {Resource: content.Technology, From: "the Empire", Values: 0b111000},
		"an asset showing 2, 3 or 4":                {Resource: content.NoResource, Region: content.NoRegion, Values: 0b001110},
		"any asset one lower":                       {Resource: content.NoResource, Region: content.NoRegion, Values: 0b011110, Relation: content.OneLower},
		"military one higher from the Empire":       {Resource: content.Military, From: "the Empire", Values: 0b111110, Relation: content.OneHigher},
		"any asset showing the same":                {Resource: content.NoResource, Region: content.NoRegion, Values: rules.AnyValue, Relation: content.Equal},
		"an asset showing 3 from the Settled Lands": {Resource: content.NoResource, From: "the Settled Lands", Values: 0b000100, Relation: content.OneLower},
	} {
		if got := n.Words(); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
