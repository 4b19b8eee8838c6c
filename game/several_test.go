package game

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/hand"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// A die of a pool in hand says at the next pool what another one with it brings by diplomacy mastery, and so does the prompt
// line once it has been put down there ([mastery]); what cannot be added is dark.
func TestABarterSaysWhatItIsFor(t *testing.T) {
	g := mirrorGame(t)
	table := practice(g, rules.Options{Seed: 5})
	for choose := rules.RandomPolicy(5); table.state.Step != rules.StepActions || table.state.Phase != rules.Turns; {
		table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
	}
	table.state.Progress[content.Diplomacy] = content.TrackSpaces
	table.state.Pool[content.Support] = rules.Values{1, 1}
	table.shown, table.hand = table.state, hand.New(table.book, &table.state)
	table.lay(g)
	one, two := rules.ResourceDie(content.Support, 1), rules.ResourceDie(content.Support, 2)
	pool := rules.Place{Spot: rules.InPool, N: uint8(content.Support)}
	next := layout.Target{Kind: layout.Pool, N: uint8(content.Technology)}
	table.held = []layout.Target{hand.Die(pool, one)}
	if want := (render.Lit{Target: next, Label: "with another support die: roll technology"}); !slices.Contains(table.lit(), want) {
		t.Errorf("%+v is not among %+v", want, table.lit())
	}
	table.drop(g, next)
	if say := table.view.Prompt; !strings.HasPrefix(say, "Two support dice go for a new technology die") {
		t.Errorf("the prompt line says %q", say)
	}
	dark := table.refused(table.lit())
	if slices.Contains(dark, next) || !slices.Contains(dark, layout.Target{Kind: layout.Pool, N: uint8(content.Military)}) {
		t.Errorf("dark are %+v", dark)
	}
	if lit := table.lit(); len(lit) != 1 || lit[0].Target != hand.Die(pool, two) {
		t.Errorf("what can be added is %+v", lit)
	}
}

// A move that takes several dice says how many are lacking.
func TestAMoveSaysHowManyDiceItLacks(t *testing.T) {
	g := mirrorGame(t)
	seen := false
	foldedTable(t, func(seat *table) bool {
		for _, ge := range seat.hand.Gestures {
			if ge.Move.Kind != rules.MoveTravel || len(ge.Take) != 3 {
				continue
			}
			seat.held = ge.Take[:1]
			seat.drop(g, ge.Drop)
			at := seat.book.Location(&seat.state, ge.Move.Slot).Name
			if want := fmt.Sprintf("Going to %s takes 3 dice: add 2 more", at); !strings.HasPrefix(seat.view.Prompt, want) {
				t.Errorf("the prompt line says %q, not %q", seat.view.Prompt, want)
			}
			seen = true
			break
		}
		return seen
	})
	if !seen {
		t.Error("no move takes three dice")
	}
}

// Where several moves are meant, the label says what they have in common.
func TestWhatMovesHaveInCommon(t *testing.T) {
	for _, test := range []struct{ one, other, want string }{
		{"move here (2 dice)", "move here (2 dice)", "move here (2 dice)"},
		{"trade support 2 to technology", "trade 2 dice of support 3 to technology", "trade: choose which"},
		{"trade: choose which", "trade support 3 to technology", "trade: choose which"},
		{"create support 2", "stash support 2", "choose what to do"},
		{"choose what to do", "stash support 2", "choose what to do"},
	} {
		if got := common(test.one, test.other); got != test.want {
			t.Errorf("%q and %q: %q, not %q", test.one, test.other, got, test.want)
		}
	}
}

// Where a move takes all that is held, the label is that of what is done at once, and not of one that takes more dice: so is
// sailing to a port with the die that would be the first of two for going there.
func TestWhatIsDoneAtOnceIsSaid(t *testing.T) {
	g := mirrorGame(t)
	seen := false
	foldedTable(t, func(seat *table) bool {
		for _, ge := range seat.hand.Gestures {
			if ge.Move.Kind != rules.MoveSail {
				continue
			}
			for _, other := range seat.hand.Gestures {
				if other.Move.Kind != rules.MoveTravel || other.Drop != ge.Drop || len(other.Take) < 2 || other.Take[0] != ge.Take[0] {
					continue
				}
				seat.held = ge.Take
				seat.lay(g)
				for _, l := range seat.lit() {
					if l.Target == ge.Drop && l.Label != seat.label(ge.Move) {
						t.Errorf("a die at a port is said to %q", l.Label)
					}
				}
				seen = true
				return true
			}
		}
		return false
	})
	if !seen {
		t.Error("nobody could sail where the way takes more dice")
	}
}
