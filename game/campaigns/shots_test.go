package campaigns

import (
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// Shots are the pictures of setting campaigns up and keeping them in order.
func Shots() []gametest.Staged {
	return []gametest.Staged{
		{Name: "new-campaign", Stage: stageNewCampaign},
		{Name: "house-rules", Stage: stageHouseRules},
		{Name: "campaigns", Stage: stageList(func(*app.App, *list) error { return nil })},
		{Name: "campaign-renamed", Stage: stageList(func(g *app.App, l *list) error { l.build(g); return l.beginNaming(l.menu) })},
		{Name: "campaign-deleted", Stage: stageList(func(g *app.App, l *list) error { return l.remove(g) })},
		{Name: "campaign-refused", Stage: stageList(func(_ *app.App, l *list) error { l.choose(len(l.entries) - 1); return nil })},
		{Name: "campaigns-dropped", Stage: stageList(stageDropped)},
	}
}

func stageList(with func(g *app.App, l *list) error) func(g *app.App) error {
	return func(g *app.App) error {
		if err := gametest.StageFolder(g); err != nil {
			return err
		}
		defer os.RemoveAll(g.Options.Saves)
		l := newList(g)
		l.choose(1)
		if err := with(g, l); err != nil {
			return err
		}
		g.Show(l)
		for stale := true; stale; { // until all in sight have their pictures
			var err error
			if stale, err = l.Update(g); err != nil {
				return err
			}
			l.Draw(g, ebiten.NewImage(g.Width, g.Height))
		}
		return nil
	}
}

// stageDropped drops a campaign on the list of all campaigns, and what is none.
func stageDropped(g *app.App, l *list) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := gametest.StageFile(g, filepath.Join(dir, "From Bert.txt"), 3); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "Shopping list.txt"), []byte("Ink, candles\n"), 0o666); err != nil {
		return err
	}
	l.TakeFiles(g, os.DirFS(dir))
	return nil
}

// stageNewCampaign sets a campaign up, with a name that is too long.
func stageNewCampaign(g *app.App) error {
	g.Settings.Players = []string{"Anna", "Bartholomew of the Long Winter Nights"}
	return OpenNew(g)
}

// stageHouseRules opens the sheet of house rules with all of them on.
func stageHouseRules(g *app.App) error {
	g.Show(&newCampaign{house: rules.HouseRules{PlayedRest: 1, LongRest: true, Dice: 9}, inHouse: true})
	return nil
}
