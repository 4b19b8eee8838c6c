package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Of several equal dice any may be picked up, so all of them are lit, over a whole year.
func TestEqualDiceAreLitAlike(t *testing.T) {
	equal := 0
	foldedTable(t, func(g *app.App, seat *table) bool {
		lit := seat.Board.Lit(g)
		for _, l := range lit {
			if l.Target.Kind != layout.Die {
				continue
			}
			for _, p := range seat.Board.Plan(g).Pieces {
				if p.Target == l.Target || gesture.Same(p.Target) != gesture.Same(l.Target) {
					continue
				}
				equal++
				alike := l
				if alike.Target = p.Target; !slices.Contains(lit, alike) {
					t.Fatalf("%q: %v is lit and %v, which is equal, is not", seat.Board.View(g).Prompt, l.Target, p.Target)
				}
			}
		}
		return seat.Board.State.Phase == rules.YearOver
	})
	if equal == 0 {
		t.Error("no equal dice were ever lit")
	}
}

// With a die in hand the cards that it cannot be put on are dark as well, or they would outshine what is lit; a card with a lit
// square is not.
func TestCardsAreDarkBesideWhatIsLit(t *testing.T) {
	g := gametest.Mirror(t)
	dark, light := 0, 0
	foldedTable(t, func(_ *app.App, seat *table) bool {
		for _, ge := range seat.Board.Hand.Gestures {
			if len(ge.Take) != 1 || ge.Move.Kind != rules.MovePlace && ge.Move.Kind != rules.MoveCreate {
				continue
			}
			seat.Board.Held = ge.Take
			lit := seat.Board.Lit(g)
			refused := seat.Board.Refused(seat.Board.Plan(g), lit)
			for _, p := range seat.Board.Plan(g).Pieces {
				if p.Target.Kind != layout.Current && p.Target.Kind != layout.Staged {
					continue
				}
				is := slices.Contains(refused, p.Target)
				if open := slices.ContainsFunc(lit, func(l render.Lit) bool {
					r, ok := seat.Board.Plan(g).Rect(l.Target)
					return ok && r.Overlaps(p.Rect)
				}); is == open {
					t.Fatalf("with %v in hand %v is dark: %t, and something is lit on it: %t", seat.Board.Held, p.Target, is, open)
				}
				if is {
					dark++
				} else {
					light++
				}
			}
			seat.Board.Held = nil
			break
		}
		return seat.Board.State.Phase == rules.YearOver
	})
	if dark == 0 || light == 0 {
		t.Errorf("%d cards were dark, %d were not", dark, light)
	}
}

// A die dropped on the label of a place that lies beside it, such as "trade" below an arrow, does what the label says.
func TestLabelsTakeWhatTheirPlacesTake(t *testing.T) {
	g := gametest.Mirror(t)
	trades := func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveTrade }
	seat, err := stageTable(g, func(t *table, _ int) bool { return slices.ContainsFunc(t.Board.Hand.Gestures, trades) })
	if err != nil {
		t.Fatal(err)
	}
	beside := 0
	for _, ge := range seat.Board.Hand.Gestures {
		if !trades(ge) {
			continue
		}
		seat.Board.Held = ge.Take
		screen := ebiten.NewImage(g.Width, g.Height)
		seat.Draw(g, screen)
		screen.Deallocate()
		arrow, _ := seat.Board.Plan(g).Rect(ge.Drop)
		x, y := arrow.X+arrow.W/2, arrow.Bottom()+4
		if named, is := g.Painter.LabelAt(x, y); !is || named != ge.Drop || seat.Board.Plan(g).At(x, y) == ge.Drop {
			continue // it lies above, or another one lies there
		}
		beside++
		if on := seat.Board.Under(g, x, y); on != ge.Drop {
			t.Errorf("what is dropped on the label of %+v falls on %+v", ge.Drop, on)
		}
		seat.Board.LetGo()
		if on := seat.Board.Under(g, x, y); on == ge.Drop {
			t.Errorf("the label of %+v is pressed though it is there no more", ge.Drop)
		}
	}
	if beside == 0 {
		t.Error("no label lies beside its place")
	}
}

// In the first turns of players who have not learned to trade, the arrows are not lit beside what else takes a die.
func TestArrowsAreQuietForNewPlayers(t *testing.T) {
	g := gametest.Mirror(t)
	trades := func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveTrade }
	seat, err := stageTable(g, func(t *table, _ int) bool { return slices.ContainsFunc(t.Board.Hand.Gestures, trades) })
	if err != nil {
		t.Fatal(err)
	}
	seat.Board.Held = seat.Board.Hand.Gestures[slices.IndexFunc(seat.Board.Hand.Gestures, trades)].Take
	g.Settings.Tips = true
	for _, c := range []struct {
		turns   int
		learned []string
		quiet   bool
	}{{0, nil, false}, {3, nil, true}, {3, []string{"moving"}, true}, {3, []string{"abilities"}, false}} {
		g.Settings.StepTurns, g.Settings.Learned = c.turns, c.learned
		s := render.Scene{View: *seat.Board.View(g), Plan: seat.Board.Plan(g), Lit: seat.Board.Lit(g)}
		seat.Board.Layers.Draw(&seat.Board, g, &s)
		for _, l := range s.Lit {
			if want := c.quiet && l.Target.Kind == layout.Arrow; l.Quiet != want {
				t.Errorf("with %d turns to go and %v learned %+v is quiet: %t", c.turns, c.learned, l.Target, l.Quiet)
			}
		}
	}
}

// While a die is held, each lit location says what arriving there costs besides.
func TestLitLocationsSayWhatArrivingCosts(t *testing.T) {
	g := gametest.Mirror(t)
	seat, ge, err := find(g, func(t *table, ge gesture.Gesture) bool {
		return ge.Move.Kind == rules.MoveTravel && len(ge.Take) == 1 && advice.Besides(t.Board.Book, &t.Board.State, ge.Move) != ""
	})
	if err != nil {
		t.Fatal(err)
	}
	seat.Board.Held = ge.Take
	for _, l := range seat.Board.Lit(g) {
		if want := ", " + strings.TrimPrefix(advice.Besides(seat.Board.Book, &seat.Board.State, ge.Move), ": "); l.Target == ge.Drop && !strings.HasSuffix(l.Verb, want) {
			t.Errorf("the label is %q, without %q", l.Verb, want)
		}
	}
}

// From the sofa each lit location has a label while a die is held, also one with pieces and with harm to tell.
func TestLitLocationsHaveLabelsFromTheSofa(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Sofa = true
	if err := stageArrival(g); err != nil {
		t.Fatal(err)
	}
	b := &g.Scene.(*table).Board
	painted(g, b)
	plan := b.Plan(g)
	labelled := map[layout.Target]bool{}
	for x := 0.0; x < plan.W; x += 8 {
		for y := 0.0; y < plan.H; y += 8 {
			if on, ok := g.Painter.LabelAt(x, y); ok {
				labelled[on] = true
			}
		}
	}
	for _, l := range b.Lit(g) {
		if l.Target.Kind == layout.Location && !labelled[l.Target] && b.Hover != l.Target {
			t.Errorf("%v has no label, though it would say %q", l.Target, l.Verb)
		}
	}
}
