package game

import (
	"os"

	"sixwinters/content"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/saves"
)

// The pictures of menus.

// stageSettings lays a page of the settings over the table, as the keyboard has come to it.
func stageSettings(page prefPage) func(g *Game) error {
	return func(g *Game) error {
		if _, err := stageTable(g, begun(4)); err != nil {
			return err
		}
		g.openSettings(nil)
		g.preferences.page = page
		return nil
	}
}

// stagePause is the menu of the table, as the keyboard has come to it.
func stagePause(g *Game) error {
	t, err := stageTable(g, begun(4))
	if err != nil {
		return err
	}
	t.dialog = newPause(t)
	g.skin.ByKeys = true
	return nil
}

// stageTitle is the title without a campaign: at the first start, and later.
func stageTitle(started bool) func(g *Game) error {
	return func(g *Game) error {
		dir, err := os.MkdirTemp("", "sixwinters-shots-")
		if err != nil {
			return err
		}
		defer os.Remove(dir)
		g.options.Saves, g.settings.Started = dir, started
		return toTitle(g)
	}
}

// stageNewCampaign sets a campaign up, with a name that is too long.
func stageNewCampaign(g *Game) error {
	g.settings.Players = []string{"Anna", "Bartholomew of the Long Winter Nights"}
	return toNewCampaign(g)
}

// stageCredits shows a page of who made what.
func stageCredits(page int) func(g *Game) error {
	return func(g *Game) error {
		g.show(&credits{page: page})
		return nil
	}
}

// stageNames is the table of two players who have names, one of them a long one, while the second chooses a character, or
// once both play.
func stageNames(moves int) func(g *Game) error {
	return func(g *Game) error {
		campaign := saves.Scratch(g.book, rules.Options{Seed: shotSeed, Difficulty: content.Standard})
		campaign.Header.SetNames("Anna", "Bartholomew of the Long Winter Nights")
		t := tableOf(g, campaign)
		t.speed, t.ownPace = motion.Off, true
		for range moves {
			t.play(g, t.book.Moves(&t.state, nil)[0])
		}
		g.show(t)
		return nil
	}
}
