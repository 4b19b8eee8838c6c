package table

import (
	"fmt"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/scenes/replay"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// asideScenes are the pictures of the table behind the cards to choose from.
var asideScenes = []gametest.Staged{
	{Name: "aside-characters", Stage: stageAside(func(g *app.App) (*table, error) { return stageTable(g, nil) }, layout.None)},
	{Name: "aside-characters-of-year-two", Stage: stageAside(func(g *app.App) (*table, error) {
		t, err := stageTable(g, func(t *table, _ int) bool { return t.Board.State.Phase == rules.Setup && t.Board.State.Year == 2 })
		if err == nil {
			t.Pages.ReadPage(&t.Board) // the sheet has been read
		}
		return t, err
	}, layout.Choice)},
	{Name: "aside-locations", Stage: stageAside(func(g *app.App) (*table, error) {
		return stageTable(g, func(t *table, _ int) bool { return len(t.Board.Hand.Offers()) == 6 })
	}, layout.Offer)},
	{Name: "aside-starting-locations", Stage: stageAside(func(g *app.App) (*table, error) {
		t := practice(g, rules.Options{Seed: gametest.ShotSeed, Alternative: true})
		g.Show(t)
		return t, nil
	}, layout.None)},
	{Name: "aside-everybody", Stage: stageAside(func(g *app.App) (*table, error) {
		t := practice(g, rules.Options{Seed: gametest.ShotSeed})
		for i := range t.Board.Book.Content().Characters {
			t.Board.State.Characters[i].Unlocked = true
		}
		t.Board.Shown = t.Board.State
		g.Show(t)
		return t, nil
	}, layout.None)},
	{Name: "aside-order", Stage: stageAside(toOrder, layout.None)},
	{Name: "aside-in-a-replay", Stage: stageReplay(func(g *app.App, r *replay.Replay) {
		r.Jump(g, 0)
		r.Table.PutAside(g)
	})},
}

// stageAside puts the cards to choose from aside and points at one of a kind.
func stageAside(to func(g *app.App) (*table, error), kind layout.Kind) func(g *app.App) error {
	return func(g *app.App) error {
		t, err := to(g)
		if err != nil {
			return err
		}
		t.Board.PutAside(g)
		for _, p := range t.Board.Plan(g).Pieces {
			if kind != layout.None && p.Target.Kind == kind {
				t.enlarge(g, p.Target)
				return nil
			}
		}
		if kind != layout.None || !t.Board.Aside.Put {
			return fmt.Errorf("no cards are put aside")
		}
		return nil
	}
}
