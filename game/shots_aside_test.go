package game

import (
	"fmt"

	"sixwinters/render/layout"
	"sixwinters/rules"
)

// asideScenes are the pictures of the table behind the cards to choose from.
var asideScenes = []staged{
	{"aside-characters", stageAside(func(g *Game) (*table, error) { return stageTable(g, nil) }, layout.None)},
	{"aside-characters-of-year-two", stageAside(func(g *Game) (*table, error) {
		t, err := stageTable(g, func(t *table, _ int) bool { return t.state.Phase == rules.Setup && t.state.Year == 2 })
		if err == nil {
			t.page = t.pageNow() // the sheet has been read
		}
		return t, err
	}, layout.Choice)},
	{"aside-locations", stageAside(func(g *Game) (*table, error) {
		return stageTable(g, func(t *table, _ int) bool { return len(t.hand.Offers()) == 6 })
	}, layout.Offer)},
	{"aside-starting-locations", stageAside(func(g *Game) (*table, error) {
		t := practice(g, rules.Options{Seed: shotSeed, Alternative: true})
		g.show(t)
		return t, nil
	}, layout.None)},
	{"aside-everybody", stageAside(func(g *Game) (*table, error) {
		t := practice(g, rules.Options{Seed: shotSeed})
		for i := range t.state.Characters {
			t.state.Characters[i].Unlocked = true
		}
		t.shown = t.state
		g.show(t)
		return t, nil
	}, layout.None)},
	{"aside-order", stageAside(toOrder, layout.None)},
	{"aside-in-a-replay", stageReplay(func(g *Game, r *replay) {
		r.jump(g, 0)
		r.t.putAside(g)
	})},
}

// stageAside puts the cards to choose from aside and points at one of a kind.
func stageAside(to func(g *Game) (*table, error), kind layout.Kind) func(g *Game) error {
	return func(g *Game) error {
		t, err := to(g)
		if err != nil {
			return err
		}
		t.putAside(g)
		for _, p := range t.plan(g).Pieces {
			if kind != layout.None && p.Target.Kind == kind {
				t.enlarge(g, p.Target)
				return nil
			}
		}
		if kind != layout.None || !t.aside.put {
			return fmt.Errorf("no cards are put aside")
		}
		return nil
	}
}
