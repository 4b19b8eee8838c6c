package gesture

import (
	"testing"

	"sixwinters/content/contenttest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// TestEveryThingHasATopic looks up the rule of everything that lies on the table in random play, with a hand that is
// empty and one that is not.
func TestEveryThingHasATopic(t *testing.T) {
	reference := contenttest.Reference(t)
	seen := map[layout.Kind]bool{}
	eachState(t, 1, func(b *rules.Rulebook, s *rules.State) {
		if s.Turn > 2 && s.Phase == rules.Turns && s.Attempt.Phase == rules.NoAttempt {
			return // enough of the usual
		}
		v := layout.View{Book: b, State: s, W: 1280, H: 720, Done: true, PromptPlayer: rules.NoPlayer, LogOpen: true, Offers: NewHand(b, s).Offers()}
		if s.Phase == rules.Turns {
			v.Order = []uint8{3, 2, 1, 0} // it is rarely asked for
		}
		pieces := append(layout.Lay(&v).Pieces, layout.Piece{}) // and the bare table
		for _, piece := range pieces {
			seen[piece.Target.Kind] = true
			for _, held := range [][]layout.Target{nil, {Die(mat(0), rules.NewDie(rules.Action, 3))}} {
				if id := Topic(s, held, piece.Target); reference.Rule(id) == nil {
					t.Fatalf("the topic of %+v is [%s], of which there is no entry", piece.Target, id)
				}
			}
		}
	})
	for kind := range topics {
		if !seen[kind] {
			t.Errorf("nothing of kind %d was on the table", kind)
		}
	}
}
