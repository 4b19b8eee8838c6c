package table

import (
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/saves"
)

// The pictures of menus.

// stageSettings lays a page of the settings over the table, as the keyboard has come to it.
func stageSettings(page string) func(g *app.App) error {
	return func(g *app.App) error {
		if _, err := stageTable(g, Begun(4)); err != nil {
			return err
		}
		g.OpenSettings(nil)
		if _, err := g.Tick(); err != nil {
			return err
		}
		return gametest.Press(gametest.MenuNow(g), page)
	}
}

// stagePause is the menu of the table, as the keyboard has come to it.
func stagePause(g *app.App) error {
	t, err := stageTable(g, Begun(4))
	if err != nil {
		return err
	}
	t.Board.Dialog = newPause(t)
	g.Skin.ByKeys = true
	return nil
}

// stageNames is the table of two players who have names, one of them a long one, while the second chooses a character, or
// once both play.
func stageNames(moves int) func(g *app.App) error {
	return stageNamesOf(moves, "Anna", "Bartholomew of the Long Winter Nights")
}

// stageNamesOf is the table of two players of these names after some moves.
func stageNamesOf(moves int, names ...string) func(g *app.App) error {
	return func(g *app.App) error {
		campaign := saves.Scratch(g.Book, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
		campaign.Header.SetNames(names...)
		t := tableOf(g, campaign)
		t.Board.Speed, t.Board.OwnPace = motion.Off, true
		for range moves {
			t.Board.Play(g, t.Board.Book.Moves(&t.Board.State, nil)[0])
		}
		g.Show(t)
		return nil
	}
}
