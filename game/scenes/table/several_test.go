package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A die of a pool in hand says at the next pool what another one with it brings by diplomacy mastery, and so does the prompt
// line once it has been put down there ([mastery]); what cannot be added is dark.
func TestABarterSaysWhatItIsFor(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5})
	for choose := rules.RandomPolicy(5); table.Board.State.Step != rules.StepActions || table.Board.State.Phase != rules.Turns; {
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
	}
	table.Board.State.Progress[content.Diplomacy] = content.TrackSpaces
	table.Board.State.Pool[content.Support] = rules.Values{1, 1}
	table.Board.Shown, table.Board.Hand = table.Board.State, gesture.NewHand(table.Board.Book, &table.Board.State)
	one, two := rules.ResourceDie(content.Support, 1), rules.ResourceDie(content.Support, 2)
	pool := rules.Place{Spot: rules.InPool, N: uint8(content.Support)}
	next := layout.Target{Kind: layout.Pool, N: uint8(content.Technology)}
	table.Board.Held = []layout.Target{gesture.Die(pool, one)}
	if want := (render.Lit{Target: next, Label: "with another support die: roll technology", Verb: "barter"}); !slices.Contains(table.Board.Lit(g), want) {
		t.Errorf("%+v is not among %+v", want, table.Board.Lit(g))
	}
	table.Board.Drop(g, next)
	if say := table.Board.View(g).Prompt; !strings.HasPrefix(say, "Two support dice go for a new technology die") {
		t.Errorf("the prompt line says %q", say)
	}
	dark := table.Board.Refused(table.Board.Plan(g), table.Board.Lit(g))
	if slices.Contains(dark, next) || !slices.Contains(dark, layout.Target{Kind: layout.Pool, N: uint8(content.Military)}) {
		t.Errorf("dark are %+v", dark)
	}
	if lit := table.Board.Lit(g); len(lit) != 1 || lit[0].Target != gesture.Die(pool, two) {
		t.Errorf("what can be added is %+v", lit)
	}
}

// A move that takes several dice says how many are lacking, after each die that is added too.
func TestAMoveSaysHowManyDiceItLacks(t *testing.T) {
	g := gametest.Mirror(t)
	seen := false
	foldedTable(t, func(_ *app.App, seat *table) bool {
		for _, ge := range seat.Board.Hand.Gestures {
			if ge.Move.Kind != rules.MoveTravel || len(ge.Take) != 3 {
				continue
			}
			seat.Board.Held = ge.Take[:1]
			seat.Board.Drop(g, ge.Drop)
			at := seat.Board.Book.Location(&seat.Board.State, ge.Move.Slot).Name
			for lack := 2; lack > 0; lack-- {
				if want := fmt.Sprintf("Going to %s takes 3 dice: add %d more", at, lack); !strings.HasPrefix(seat.Board.View(g).Prompt, want) {
					t.Errorf("the prompt line says %q, not %q", seat.Board.View(g).Prompt, want)
				}
				seat.Board.Collect(g, ge.Take[1])
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
	for _, test := range []struct {
		want  string
		kinds []rules.MoveKind
	}{
		{"trade: choose which", []rules.MoveKind{rules.MoveTrade, rules.MoveTradeAll, rules.MoveTrade}},
		{"use: choose which", []rules.MoveKind{rules.MoveUse, rules.MoveUse}},
		{"choose what to do", []rules.MoveKind{rules.MoveCreate, rules.MoveStash, rules.MoveCreate}},
		{"choose what to do", []rules.MoveKind{rules.MovePick, rules.MovePick}},
	} {
		if got, verb := board.Several(test.kinds); got != test.want || verb == "" || !strings.HasPrefix(got, verb) {
			t.Errorf("%v: %q, not %q; in a word: %q", test.kinds, got, test.want, verb)
		}
	}
}

// Where what is in the hand can do several things, what is lit says one of them only if it is all there is.
func TestLitSaysWhatAllMovesDo(t *testing.T) {
	several := 0
	foldedTable(t, func(g *app.App, seat *table) bool {
		for _, ge := range seat.Board.Hand.Gestures {
			if len(ge.Take) != 1 {
				continue
			}
			seat.Board.Held = ge.Take
			labels := map[string]bool{}
			for _, other := range seat.Board.Hand.With(seat.Board.Held) {
				if other.Drop == ge.Drop && len(other.Take) == 1 {
					labels[seat.Board.HandLabel(other)] = true
				}
			}
			for _, l := range seat.Board.Lit(g) {
				if l.Target == ge.Drop && (len(labels) == 1) != labels[l.Label] {
					t.Errorf("%+v is lit as %q, and it can be any of %v", ge.Drop, l.Label, labels)
				}
			}
			if len(labels) > 1 {
				several++
			}
		}
		seat.Board.Held = nil
		return several > 20
	})
	if several == 0 {
		t.Error("a die never could do several things at one place")
	}
}

// Where a move takes all that is held, the label is that of what is done at once, and not of one that takes more dice: so is
// sailing to a port with the die that would be the first of two for going there.
func TestWhatIsDoneAtOnceIsSaid(t *testing.T) {
	g := gametest.Mirror(t)
	seen := false
	foldedTable(t, func(_ *app.App, seat *table) bool {
		for _, ge := range seat.Board.Hand.Gestures {
			if ge.Move.Kind != rules.MoveSail {
				continue
			}
			for _, other := range seat.Board.Hand.Gestures {
				if other.Move.Kind != rules.MoveTravel || other.Drop != ge.Drop || len(other.Take) < 2 || other.Take[0] != ge.Take[0] {
					continue
				}
				seat.Board.Held = ge.Take
				lit := seat.Board.Lit(g)
				if i := slices.IndexFunc(lit, func(l render.Lit) bool { return l.Target == ge.Drop }); i < 0 || lit[i].Label != seat.Board.Label(ge.Move) {
					t.Errorf("a die at a port is said to do another thing than %q: %+v", seat.Board.Label(ge.Move), lit)
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

// A die of a pool that becomes an action die goes among those of its character wherever there is room, and not only on one of
// them or on the portrait; what becomes none goes nowhere there ([ability]).
func TestADieJoinsTheActionDice(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5})
	for choose := rules.RandomPolicy(5); table.Board.State.Step != rules.StepActions || table.Board.State.Phase != rules.Turns; {
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
	}
	id := rulestest.CharacterNamed(table.Board.Book, "Oniri")
	table.Board.State.Players[1].Character = id
	table.Board.State.Characters[id].Achieved = rules.MostAchieved - 1
	table.Board.State.Pool[content.Sorcery], table.Board.State.Pool[content.Support] = rules.Values{0, 0, 0, 1}, rules.Values{1}
	table.Board.Shown, table.Board.Hand = table.Board.State, gesture.NewHand(table.Board.Book, &table.Board.State)
	tray := table.Board.Plan(g).Mats[1].Dice
	x, y := tray.X+tray.W-2, tray.Y+tray.H-2
	if on := table.Board.Plan(g).At(x, y); on.Kind != layout.None {
		t.Fatalf("there is no room among the dice: %+v", on)
	}
	pool := func(r content.Resource, value int) layout.Target {
		return gesture.Die(rules.Place{Spot: rules.InPool, N: uint8(r)}, rules.ResourceDie(r, value))
	}
	table.Board.Held = []layout.Target{pool(content.Support, 1)}
	if on := table.Board.Under(g, x, y); on.Kind != layout.None {
		t.Errorf("a die that becomes no action die goes to %+v", on)
	}
	table.Board.Held = []layout.Target{pool(content.Sorcery, 4)}
	if moves, _ := table.Board.Hand.Put(table.Board.Held, table.Board.Under(g, x, y)); len(moves) != 1 || moves[0].Move.Kind != rules.MoveConvert || moves[0].Move.Player != 1 {
		t.Errorf("it comes to %+v", moves)
	}
	table.Board.Held = nil
	if on := table.Board.Under(g, x, y); on.Kind != layout.None {
		t.Errorf("with nothing in hand %+v lies there", on)
	}
}
