package gesture

import (
	"slices"
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// While one player proposes a move and the other holds a die, the preview says what the drop would bring once that move is made: of an
// attempt the odds of both together, where the proposed move brings the other. Those are the odds that come once it is made.
func TestPreviewsCountAProposal(t *testing.T) {
	b := rulestest.Book(t)
	counted, most := 0, rulestest.Count(5, 50)
	look := func(s *rules.State, _ rules.Move, _ *rules.State) {
		if counted >= most || s.Phase != rules.Turns || s.Step != rules.StepActions || s.Attempt.Phase != rules.NoAttempt {
			return
		}
		h := NewHand(b, s)
		for _, ge := range h.Gestures {
			own, acts := ge.Move.Actor()
			id := content.ObstacleID(ge.Move.Card)
			if !acts || ge.Move.Kind != rules.MoveAttempt || ge.Move.Arg != 1<<own {
				continue
			}
			comes := slices.IndexFunc(h.Gestures, func(g Gesture) bool {
				return g.Move.Kind == rules.MoveTravel && int(g.Move.Player) != own && g.Move.Slot == s.Players[own].At
			})
			dies := slices.IndexFunc(h.Gestures, func(g Gesture) bool {
				return len(g.Take) > 0 && g.Take[0].Kind == layout.Die && g.Take[0].Place == (rules.Place{Spot: rules.OnMat, N: uint8(own)})
			})
			if comes < 0 || dies < 0 {
				continue
			}
			p, held, on := Proposed{h.Gestures[comes].Move, own}, h.Gestures[dies].Take[:1], layout.Target{Kind: layout.Obstacle, N: ge.Move.Card}
			begun := Begun{Die: held[0]}
			before := Attempts(b, s, []rules.Move{ge.Move}, begun)
			_, _, lines := p.Adds(b, s, before, held, on)
			after := *s
			if err := b.Apply(&after, p.Move, nil); err != nil {
				t.Fatal(err)
			}
			if after.Obstacles[id].Zone != rules.InPlay || after.Players[own].At != after.Players[1-own].At {
				continue // the way there changed more
			}
			both := ge.Move
			both.Arg = 3
			if b.Check(&after, both) != nil {
				continue
			}
			if len(lines) == 0 || lines[0] != onceProposed {
				t.Errorf("with %q proposed the preview adds %q", b.Label(s, p.Move), lines)
				continue
			}
			is := advice.OfAttempt(b, &after, id, 3, begun.Lays(b, &after, both)...)
			if say := is.InShort(b, &after); len(begun.Lays(b, &after, both)) < 2 && !slices.Contains(lines, say) {
				t.Errorf("once %q is made it is %q, and the preview adds %q", b.Label(s, p.Move), say, lines)
			}
			counted++
			return
		}
	}
	for seed := uint64(0); seed < 400 && counted < most; seed++ {
		b.PlayCampaign(rules.Options{Seed: seed}, rules.RandomPolicy(seed), nil, look)
	}
	if counted < most {
		t.Errorf("only %d previews of a joint attempt were found", counted)
	}
}

// What a proposed move would take away is no longer promised, and one that rolls dice changes no preview.
func TestPreviewsOfWhatAProposalTakes(t *testing.T) {
	b := rulestest.Book(t)
	taken, rolls := false, false
	look := func(s *rules.State, _ rules.Move, _ *rules.State) {
		if taken && rolls || s.Phase != rules.Turns || s.Step != rules.StepActions || s.Attempt.Phase != rules.NoAttempt {
			return
		}
		h := NewHand(b, s)
		for _, theirs := range h.Gestures {
			kind, who := theirs.Move.Kind, int(theirs.Move.Player)
			if kind != rules.MoveCreate && (kind != rules.MoveDone || rolls) {
				continue
			}
			p := Proposed{theirs.Move, rules.NoPlayer}
			for _, own := range h.Gestures {
				if own.Move.Kind != rules.MoveCreate || int(own.Move.Player) == who && kind == rules.MoveCreate || kind == rules.MoveCreate && own.Drop != theirs.Drop {
					continue
				}
				_, _, lines := p.Adds(b, s, Tip{Title: "A drop"}, own.Take, own.Drop)
				after := *s
				if err := b.Apply(&after, theirs.Move, nil); err != nil {
					t.Fatal(err)
				}
				switch can, _ := NewHand(b, &after).Put(own.Take, own.Drop); {
				case kind == rules.MoveDone:
					if rolls = true; len(lines) > 0 {
						t.Errorf("%q rolls dice, and the preview adds %q", b.Label(s, theirs.Move), lines)
					}
				case len(can) == 0:
					if taken = true; !slices.Equal(lines, []string{notProposed}) {
						t.Errorf("%q takes the die, and the preview adds %q", b.Label(s, theirs.Move), lines)
					}
				}
				break
			}
		}
	}
	for seed := uint64(0); seed < 60 && (!taken || !rolls); seed++ {
		b.PlayCampaign(rules.Options{Seed: seed}, rules.RandomPolicy(seed), nil, look)
	}
	if !taken || !rolls {
		t.Errorf("a die was taken: %t, and dice rolled: %t", taken, rolls)
	}
}
