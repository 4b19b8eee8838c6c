package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// along plays a campaign with some care until a gesture is possible that suits, and returns it.
func along(t *testing.T, suits func(g *app.App, table *table, ge gesture.Gesture) bool) (*app.App, *table, gesture.Gesture) {
	t.Helper()
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
	g.Show(table)
	choose := mind.Greedy(gametest.ShotSeed)
	for table.Board.State.Phase != rules.CampaignOver {
		for _, ge := range table.Board.Hand.Gestures {
			if suits(g, table, ge) {
				table.Board.Beats, table.Board.Shown, table.Board.Dialog = board.Beats{}, table.Board.State, nil
				return g, table, ge
			}
		}
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
	}
	t.Fatal("there is no such gesture")
	return nil, nil, gesture.Gesture{}
}

// The tip of an action die says what can be done with it: in the actions step it is dragged; while dice are picked a click
// picks it.
func TestTipsOfDiceSayWhatAHandDoes(t *testing.T) {
	for name, test := range map[string]struct {
		suits    func(g *app.App, table *table, ge gesture.Gesture) bool
		has, not string
	}{
		"to spend": {func(_ *app.App, _ *table, ge gesture.Gesture) bool {
			return len(ge.Take) > 0 && ge.Take[0].Place.Spot == rules.OnMat
		}, "Drag it", "A click"},
		"to pick": {func(_ *app.App, _ *table, ge gesture.Gesture) bool {
			return ge.Move.Kind == rules.MovePick && ge.Drop.Place.Spot == rules.OnMat
		}, "A click: pick action die", "Drag it"},
	} {
		g, table, ge := along(t, test.suits)
		die := ge.Drop
		if len(ge.Take) > 0 {
			die = ge.Take[0]
		}
		tip, _ := tipOf(t, g, table, board.Pointed{Target: die})
		if say := strings.Join(tip.Text, " "); !strings.Contains(say, test.has) || strings.Contains(say, test.not) {
			t.Errorf("of a die %s it is said %q", name, say)
		}
	}
}

// The key of the rules opens, over a location that can be burned, what is said of that, and over one to go to what is on its
// card.
func TestRulesOfWhatIsAsked(t *testing.T) {
	burns := func(_ *app.App, table *table, ge gesture.Gesture) bool {
		return table.Board.State.Phase == rules.SessionEnd && ge.Move.Kind == rules.MoveTo
	}
	travels := func(_ *app.App, _ *table, ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveTravel }
	for want, suits := range map[string]func(*app.App, *table, gesture.Gesture) bool{"locations": burns, "location-card": travels} {
		g, table, ge := along(t, suits)
		r, ok := table.Board.Plan(g).Rect(ge.Drop)
		if !ok {
			t.Fatalf("%+v is not in sight", ge.Drop)
		}
		g.Pointer.X, g.Pointer.Y = r.X+r.W/2, r.Bottom()-2
		if rule := table.Topic(g); rule != want {
			t.Errorf("over a location the key of the rules opens %q, not %q", rule, want)
		}
	}
}

// With a die in hand the obstacles are lit that can be attempted by putting it down there, and no others.
func TestObstaclesTakeADie(t *testing.T) {
	lit := 0
	along(t, func(g *app.App, table *table, _ gesture.Gesture) bool {
		for _, p := range table.Board.Plan(g).Pieces {
			if p.Target.Kind != layout.Die || !table.Board.Hand.CanTake(nil, p.Target) {
				continue
			}
			table.Board.Held = []layout.Target{p.Target}
			list, stops := table.Board.Lit(g), map[layout.Target]bool{}
			table.Board.EachChoosable(g, table.Board.Plan(g), func(on layout.Target) { stops[on] = true })
			for id := range table.Board.State.Obstacles {
				on := layout.Target{Kind: layout.Obstacle, N: uint8(id)}
				complete, _ := table.Board.Hand.Put(table.Board.Held, on)
				shines := slices.ContainsFunc(list, func(l render.Lit) bool { return l.Target == on })
				if shines != (len(complete) > 0) {
					t.Fatalf("turn %d: with %+v in hand %+v is lit: %t, and %d moves can be made there", table.Board.State.Turn, p.Target, on, shines, len(complete))
				}
				if shines && table.Board.State.Attempt.Phase == rules.NoAttempt {
					lit++
				}
				if stops[on] != shines {
					t.Fatalf("turn %d: %+v is lit: %t, and the keyboard goes there: %t", table.Board.State.Turn, on, shines, stops[on])
				}
				own := p.Target.Place.Spot != rules.OnMat || slices.ContainsFunc(complete, func(ge gesture.Gesture) bool {
					return ge.Move.Kind == rules.MoveCover || ge.Move.Arg>>p.Target.Place.N&1 == 1
				})
				if shines && !own {
					t.Fatalf("turn %d: a die of player %d begins an attempt of the other alone", table.Board.State.Turn, p.Target.Place.N)
				}
			}
			table.Board.Held = nil
		}
		return lit > 40
	})
}
