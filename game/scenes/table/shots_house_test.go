package table

import (
	"fmt"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The pictures of a campaign with house rules ([house-rules]).

// houseOfShots are the house rules of the pictures.
var houseOfShots = rules.HouseRules{PlayedRest: 1, LongRest: true, Dice: 9}

// stageHouse plays with some sense by house rules until a moment comes.
func stageHouse(g *app.App, moment func(t *table) bool) (*table, error) {
	t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard, House: houseOfShots})
	err := t.playUntil(g, mind.Greedy(gametest.ShotSeed), func(int) bool { return moment(t) })
	g.Show(t)
	return t, err
}

// stageHouseNamed points at where the table names the house rules.
func stageHouseNamed(g *app.App) error {
	t, err := stageHouse(g, func(t *table) bool { return t.Board.State.Turn == 3 })
	if err == nil && !t.restOn(g, layout.Part{Kind: layout.PartHouse}) {
		err = fmt.Errorf("the house rules are not named on the table")
	}
	return err
}

// stageHouseAsked asks on which track a character recovers that was played.
func stageHouseAsked(g *app.App) error {
	_, err := stageHouse(g, func(t *table) bool {
		f := t.Board.State.Asks()
		return f != nil && f.Task == rules.TaskPlayedRest
	})
	return err
}

// stageHouseTold is the sheet that tells what house rules did between two years.
func stageHouseTold(g *app.App) error {
	_, err := stageHouse(g, func(t *table) bool {
		years := t.Board.Log.Annals.Years
		return t.Board.State.Phase == rules.Setup && t.Board.State.Year > 1 && len(years[t.Board.State.Year-2].PlayedRecovered) > 0
	})
	return err
}
