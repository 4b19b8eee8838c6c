package table

import (
	"fmt"
	"testing"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// tableAt is a table of a seed in a window and at a scale in percent, and its next random move.
func tableAt(t *testing.T, seed uint64, width, height, scale int) (*app.App, *table, func() bool) {
	t.Helper()
	g := &app.App{Book: rulestest.Book(t), Width: width, Height: height}
	g.Settings.Scale = scale
	seat := practice(g, rules.Options{Seed: seed, Difficulty: content.Easy})
	choose := rules.RandomPolicy(seed)
	return g, seat, func() bool {
		legal := g.Book.Moves(&seat.Board.State, nil)
		if len(legal) > 0 {
			seat.Board.Play(g, choose(g.Book, &seat.Board.State, legal))
			seat.Board.Shown = seat.Board.State // nothing of it is on its way
		}
		return len(legal) > 0
	}
}

// atAbilities reports whether a question of an attempt is asked in which abilities of both players can be used, nothing else
// being chosen on the table.
func atAbilities(g *app.App, seat *table) bool {
	var can [rules.NumPlayers]bool
	for _, ge := range seat.Board.Hand.Gestures {
		if ge.Drop.Kind == layout.Ability {
			can[ge.Drop.N] = true
		}
	}
	return seat.Board.State.Attempt.Phase != rules.NoAttempt && len(seat.Board.Lit(g)) == 0 && can[0] && can[1]
}

// atAttempt is a table where [atAbilities] holds.
func atAttempt(t *testing.T, width, height, scale int) (*app.App, *table) {
	t.Helper()
	for seed := uint64(1); seed < 60; seed++ {
		g, seat, next := tableAt(t, seed, width, height, scale)
		for range 150 {
			if atAbilities(g, seat) {
				return g, seat
			}
			if !next() {
				break
			}
		}
	}
	t.Fatal("no attempt comes in which both can use abilities")
	return nil, nil
}

// Wherever both can use abilities for an attempt, those of who takes part and those of who only helps: a die is put down on each
// of them without anything being opened for it, as on the obstacle.
func TestBothHelpWithEqualEase(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		for _, scale := range []int{100, 125, 150, 175, 200} {
			t.Run(fmt.Sprintf("%dx%d at %d%%", size[0], size[1], scale), func(t *testing.T) {
				used := map[string]int{}
				for seed := uint64(1); seed < 4; seed++ {
					g, seat, next := tableAt(t, seed, size[0], size[1], scale)
					for range 150 {
						if atAbilities(g, seat) {
							tryAbilities(t, g, seat, used)
						}
						if !next() {
							break
						}
					}
				}
				if used["takes part"] == 0 || used["helps"] == 0 {
					t.Errorf("abilities were used %v times", used)
				}
			})
		}
	}
}

// tryAbilities finds each ability that can be used at its place, and counts them.
func tryAbilities(t *testing.T, g *app.App, seat *table, used map[string]int) {
	t.Helper()
	at := layout.Target{Kind: layout.Obstacle, N: uint8(seat.Board.State.Attempt.Obstacle)}
	if _, ok := seat.Board.Plan(g).Rect(at); !ok {
		t.Errorf("%q: the obstacle is folded away", seat.Board.View(g).Prompt)
	}
	for _, ge := range seat.Board.Hand.Gestures {
		if ge.Drop.Kind != layout.Ability {
			continue
		}
		r, ok := seat.Board.Plan(g).Rect(ge.Drop)
		if x, y := r.Center(); !ok || gesture.Same(seat.Board.Plan(g).At(x, y)) != ge.Drop && seat.Board.Plan(g).At(x, y).Kind != layout.Die {
			t.Errorf("%q: %+v is not in reach", seat.Board.View(g).Prompt, ge.Drop)
		}
		for _, take := range ge.Take {
			if _, ok := seat.Board.Plan(g).Rect(take); !ok && take.Kind == layout.Die && take.Place.Spot == rules.OnMat {
				t.Errorf("%q: %+v cannot be taken up", seat.Board.View(g).Prompt, take)
			}
		}
		if seat.Board.State.Attempt.Team&(1<<ge.Drop.N) != 0 {
			used["takes part"]++
		} else {
			used["helps"]++
		}
	}
}

// In a window so square that both mats have no room beside the obstacle even in brief, the obstacle comes into sight.
func TestTheObstacleComesIntoSightFirst(t *testing.T) {
	met := 0
	for seed := uint64(1); seed < 60 && met < 3; seed++ {
		g, seat, next := tableAt(t, seed, 1024, 768, 200)
		for range 150 {
			asked := seat.Board.Panes.Asked
			if !next() {
				break
			}
			a := &seat.Board.State.Attempt
			if a.Phase == rules.NoAttempt || seat.Board.Panes.Asked == asked || len(seat.Board.Lit(g)) > 0 || seat.Board.Panes.Question.Mats != [rules.NumPlayers]bool{true, true} {
				continue
			}
			if seat.Board.Plan(g).Shows(layout.MatPane) && seat.Board.Plan(g).Shows(layout.MatPane+1) {
				t.Fatalf("%q: there is room for both mats", seat.Board.View(g).Prompt)
			}
			if met++; !seat.Board.Plan(g).InSight(layout.Target{Kind: layout.Obstacle, N: uint8(a.Obstacle)}) {
				t.Errorf("%q: the obstacle is folded away", seat.Board.View(g).Prompt)
			}
		}
	}
	if met == 0 {
		t.Error("no question of an attempt comes to both")
	}
}

// A second press on the tab of a mat lays both beside each other, a third opens it with its card; in an attempt the obstacle
// lies beside them again.
func TestTheTabOfAMatLaysBothBesideEachOther(t *testing.T) {
	g, seat := foldedTable(t, func(_ *app.App, seat *table) bool { return seat.Board.CanFinish() })
	press := func(pane layout.Pane) {
		tab := layout.Target{Kind: layout.Tab, N: uint8(pane)}
		seat.Board.PressDown(g, tab)
		seat.Board.PressUp(g, tab)
	}
	square := func(player uint8) layout.Target { return layout.Target{Kind: layout.Current, N: player} }
	for _, pane := range []layout.Pane{layout.MatPane, layout.MatPane + 1} {
		press(pane)
		if other := 2*layout.MatPane + 1 - pane; !seat.Board.Plan(g).Shows(pane) || seat.Board.Plan(g).Brief[pane] || seat.Board.Plan(g).Shows(other) {
			t.Errorf("after a press on tab %d the panes are %v, in brief %v", pane, seat.Board.Plan(g).Panes, seat.Board.Plan(g).Brief)
		}
		press(pane)
		if !seat.Board.Plan(g).Shows(layout.MatPane) || !seat.Board.Plan(g).Shows(layout.MatPane+1) {
			t.Errorf("after a second press on tab %d the panes are %v", pane, seat.Board.Plan(g).Panes)
		}
		press(pane)
		if !seat.Board.Plan(g).InSight(square(uint8(pane - layout.MatPane))) {
			t.Errorf("after a third press on tab %d the card is not in sight", pane)
		}
		press(layout.TradePane)
	}

	g, seat = atAttempt(t, 1280, 720, 200)
	press(layout.MatPane)
	if !seat.Board.Plan(g).InSight(square(0)) {
		t.Error("in an attempt a press on the tab of a mat in brief does not open it with its card")
	}
	press(layout.MatPane)
	used := map[string]int{}
	if tryAbilities(t, g, seat, used); len(used) == 0 {
		t.Error("no abilities can be used")
	}
}

// A die that rests on the tab of a mat in brief opens it, so that it can be put down on the card.
func TestADieOpensAMatInBrief(t *testing.T) {
	g, seat := atAttempt(t, 1280, 720, 200)
	seat.Board.Held = []layout.Target{seat.Board.Hand.Gestures[0].Take[0]}
	seat.Board.Hover, seat.Board.HoverFor = layout.Target{Kind: layout.Tab, N: uint8(layout.MatPane + 1)}, board.SpringAfter
	seat.Board.SpringOpen(g)
	if !seat.Board.Plan(g).InSight(layout.Target{Kind: layout.Square, N: 1}) {
		t.Error("the card is not in sight")
	}
	if tip := seat.Board.TabTip(g, layout.MatPane+1); !tip.Empty() {
		t.Errorf("%q lies over where the die may be put down", tip.Title)
	}
}

// The keyboard comes to the abilities of both, and what lay together lies so again when it comes back from elsewhere.
func TestTheKeyboardComesToBothMats(t *testing.T) {
	g, seat := atAttempt(t, 1280, 720, 200)
	was := seat.Board.Plan(g).Panes
	for _, on := range []layout.Target{
		{Kind: layout.Ability, N: 0, Sub: 1}, {Kind: layout.Ability, N: 1, Sub: 1},
		{Kind: layout.Obstacle, N: uint8(seat.Board.State.Attempt.Obstacle)},
	} {
		seat.Board.Uncover(g, on)
		if seat.Board.Plan(g).Panes != was {
			t.Errorf("%+v has opened something though it is in sight", on)
		}
	}
	for _, away := range []layout.Target{{Kind: layout.Pool, N: 2}, {Kind: layout.Square, N: 1, Sub: 1}} {
		if seat.Board.Uncover(g, away); !seat.Board.Plan(g).InSight(away) {
			t.Errorf("%+v does not come into sight", away)
		}
		if seat.Board.Uncover(g, layout.Target{Kind: layout.Ability, N: 0, Sub: 1}); seat.Board.Plan(g).Panes != was {
			t.Errorf("after %+v the mats do not lie beside each other again", away)
		}
	}
}

// While an action die, or what lies in a stash, is in hand, the prompt shows whose it is.
func TestThePromptShowsWhoseDieIsInHand(t *testing.T) {
	for _, scale := range []int{100, 150, 200} {
		g, seat, next := tableAt(t, 3, 1280, 720, scale)
		for !seat.Board.CanFinish() || seat.Board.State.Players[0].Dice.Len() == 0 || seat.Board.State.Players[1].Dice.Len() == 0 {
			if !next() {
				t.Fatal("no actions step comes")
			}
		}
		seen := 0
		for _, piece := range seat.Board.Plan(g).Pieces {
			on := piece.Target
			if on.Kind != layout.Die || on.Place.Spot != rules.OnMat {
				continue
			}
			seen++
			if seat.Board.PressDown(g, on); seat.Board.View(g).PromptPlayer != int(on.Place.N) {
				t.Errorf("at %d %% the prompt shows player %d for %+v", scale, seat.Board.View(g).PromptPlayer, on)
			}
			if seat.Board.PutBack(); seat.Board.View(g).PromptPlayer != rules.NoPlayer {
				t.Errorf("at %d %% the prompt shows player %d with nothing in hand", scale, seat.Board.View(g).PromptPlayer)
			}
		}
		if seen == 0 {
			t.Error("there are no dice")
		}
		asset := rules.ResourceDie(content.Military, 3)
		seat.Board.State.Players[1].Stash = asset
		seat.Board.Shown, seat.Board.Hand = seat.Board.State, gesture.NewHand(seat.Board.Book, &seat.Board.State)
		if seat.Board.PressDown(g, gesture.Die(rules.Place{Spot: rules.InStash, N: 1}, asset)); seat.Board.View(g).PromptPlayer != 1 {
			t.Errorf("at %d %% the prompt shows player %d for a stashed asset", scale, seat.Board.View(g).PromptPlayer)
		}
	}
}

// When an attempt is over nothing of it lies in brief any more.
func TestNothingLiesInBriefAfterAnAttempt(t *testing.T) {
	over := 0
	for seed := uint64(1); seed < 20 && over < 5; seed++ {
		g, seat, next := tableAt(t, seed, 1280, 720, 200)
		for range 150 {
			in := seat.Board.State.Attempt.Phase != rules.NoAttempt
			if !next() {
				break
			}
			if in && seat.Board.State.Attempt.Phase == rules.NoAttempt {
				over++
				if seat.Board.Plan(g).Brief != [layout.NumPanes]bool{} {
					t.Errorf("%q: %v lie in brief", seat.Board.View(g).Prompt, seat.Board.Plan(g).Brief)
				}
			}
		}
	}
	if over == 0 {
		t.Error("no attempt comes to its end")
	}
}
