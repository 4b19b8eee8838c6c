package table

import (
	"fmt"
	"slices"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/firstmet"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// stageTip rests the pointer on a part of the table, on whichever pane it lies.
func stageTip(on layout.Part) func(g *app.App) error {
	return func(g *app.App) error {
		t, err := stageTable(g, Begun(40))
		if err != nil {
			return err
		}
		found := t.restOn(g, on)
		for pane := layout.Pane(0); !found && pane < layout.NumPanes; pane++ {
			t.Board.Panes.Open(pane)
			found = t.restOn(g, on)
		}
		if !found {
			return fmt.Errorf("%+v is not on the table", on)
		}
		return nil
	}
}

// stageLasting points at a fare that the event of the turn has lowered.
func stageLasting(g *app.App) error {
	t, err := stageTable(g, Begun(40))
	if err != nil {
		return err
	}
	t.Board.State.Discount = 1
	t.Board.Shown = t.Board.State
	t.restOn(g, layout.Part{Kind: layout.PartMoveCost, N: 4, Sub: uint8(content.Empire)})
	return nil
}

// stageCrowded puts up to four obstacles to each place.
func stageCrowded(g *app.App) error {
	t, err := stageTable(g, Begun(40))
	if err != nil {
		return err
	}
	s := &t.Board.State
	for id := range s.Obstacles {
		if at := content.Slot(id % content.NumSlots); id < len(t.Board.Book.Content().Obstacles) && s.Obstacles[id].At == content.NoSlot && int(s.Attached[at].N) < 2+int(at)%3 {
			s.Attached[at].Cards[s.Attached[at].N] = content.ObstacleID(id)
			s.Attached[at].N++
			s.Obstacles[id].Zone, s.Obstacles[id].At = rules.InPlay, at
		}
	}
	t.Board.Shown = t.Board.State
	return nil
}

// stageCrowdedSofa shows the same from the sofa.
func stageCrowdedSofa(g *app.App) error {
	g.Settings.Sofa = true
	return stageCrowded(g)
}

// restOn rests the pointer on a part of the table if it is in sight.
func (t *table) restOn(g *app.App, on layout.Part) bool {
	for y := 1.0; y < t.Board.Plan(g).H; y += 3 {
		for x := 1.0; x < t.Board.Plan(g).W; x += 3 {
			if part, at := t.Board.Plan(g).PartAt(x, y); part == on {
				g.Pointer.X, g.Pointer.Y = at.Center()
				t.rest(g)
				return true
			}
		}
	}
	return false
}

// stageCompare pins two cards and points at a third.
func stageCompare(g *app.App) error {
	t, err := stageTable(g, Begun(60))
	if err != nil {
		return err
	}
	for _, p := range t.Board.Plan(g).Pieces {
		if p.Target.Kind == layout.Obstacle || p.Target.Kind == layout.Location {
			t.Board.Pin(g, p.Target)
		}
		if p.Target.Kind == layout.Staged {
			t.enlarge(g, p.Target)
		}
	}
	return nil
}

// stageTake points at one of the staged cards that can be taken.
func stageTake(card uint8) func(g *app.App) error {
	return func(g *app.App) error {
		t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
		err := t.playUntil(g, mind.Greedy(gametest.ShotSeed), func(int) bool {
			asks := t.Board.State.Asks()
			return asks != nil && asks.Task == rules.TaskTake
		})
		if err != nil {
			return err
		}
		t.Novelties.Firsts = firstmet.Firsts{}
		g.Show(t)
		t.enlarge(g, layout.Target{Kind: layout.Staged, N: card})
		t.rest(g)
		return nil
	}
}

// stageRefused holds an asset over a location, where it cannot be put.
func stageRefused(g *app.App) error {
	if err := stageAsset(g); err != nil {
		return err
	}
	t := g.Scene.(*table)
	for _, p := range t.Board.Plan(g).Pieces {
		if p.Target.Kind != layout.Obstacle {
			continue
		}
		g.Pointer.X, g.Pointer.Y = p.Rect.Center()
		t.rest(g)
	}
	return nil
}

// stageTeams points at an obstacle that either of two characters, or both, could attempt.
func stageTeams(g *app.App) error {
	t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
	var found gesture.Gesture
	err := t.playUntil(g, mind.Greedy(gametest.ShotSeed), func(int) bool {
		i := slices.IndexFunc(t.Board.Hand.Gestures, func(ge gesture.Gesture) bool {
			return ge.Move.Kind == rules.MoveAttempt && len(t.Board.Doing(ge.Drop)) == 3
		})
		if i >= 0 {
			found = t.Board.Hand.Gestures[i]
		}
		return i >= 0
	})
	if err != nil {
		return err
	}
	t.Novelties.Firsts = firstmet.Firsts{}
	g.Show(t)
	return t.restWith(g, found)
}

// stageReroll has picked one of the dice that an ability rerolls.
func stageReroll(g *app.App) error {
	_, err := stageTable(g, func(t *table, _ int) bool {
		asks, hand := t.Board.State.Asks(), &t.Board.State.Hand[rules.Action]
		return asks != nil && t.Board.Book.Rerolls(asks) && hand.Len() == 1
	})
	return err
}

// stagePreview holds what a gesture takes over where it puts it down.
func stagePreview(is func(ge gesture.Gesture) bool) func(g *app.App) error {
	return func(g *app.App) error {
		t, ge, err := find(g, func(t *table, ge gesture.Gesture) bool { return t.Board.State.Turn > 2 && is(ge) })
		if err != nil {
			return err
		}
		return t.restWith(g, ge)
	}
}

// restWith holds what a gesture takes over where it puts it down.
func (t *table) restWith(g *app.App, ge gesture.Gesture) error {
	t.Board.Held = ge.Take
	t.Board.BringToSight(g, []layout.Target{ge.Drop})
	on, ok := t.Board.Plan(g).Rect(ge.Drop)
	if !ok {
		return fmt.Errorf("%+v is not on the table", ge.Drop)
	}
	g.Pointer.X, g.Pointer.Y = on.Center()
	t.rest(g)
	return nil
}

// rest lets the pointer rest where it is until something is explained. What lies there is known once it was drawn.
func (t *table) rest(g *app.App) {
	sketch := ebiten.NewImage(g.Width, g.Height)
	defer sketch.Deallocate()
	t.Draw(g, sketch)
	for range board.TipAfter + 2 {
		t.Board.Point(g)
	}
}
