package game

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// The pictures of what comes between turns.

// sheetScenes are the sheets of a campaign that goes well for a while.
var sheetScenes = []staged{
	{"end-of-a-good-year", stageWell(func(t *table) bool { return t.state.Phase == rules.YearOver && t.state.Year == 3 })},
	{"next-good-year", stageWell(func(t *table) bool { return t.state.Phase == rules.Setup && t.state.Year == 4 })},
	{"end-of-a-good-campaign", stageWell(func(t *table) bool { return t.state.Phase == rules.CampaignOver })},
}

// stageWell plays with some sense until a moment comes.
func stageWell(moment func(t *table) bool) func(g *Game) error {
	return func(g *Game) error {
		t := practice(g, rules.Options{Seed: shotSeed, Difficulty: content.Easy})
		choose := rules.GreedyPolicy(shotSeed)
		for !moment(t) {
			legal := t.book.Moves(&t.state, nil)
			if len(legal) == 0 {
				return fmt.Errorf("no such moment comes in the campaign of seed %d", shotSeed)
			}
			t.play(g, choose(t.book, &t.state, legal))
		}
		g.show(t)
		return nil
	}
}
