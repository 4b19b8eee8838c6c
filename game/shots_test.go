package game

import (
	"errors"
	"os"
	"path/filepath"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// menuShots are the menus in the order in which a player meets them.
var menuShots = []gametest.Staged{
	{Name: "first-start", Stage: stageTitle(false)},
	{Name: "title", Stage: stageTitle(true)},
	{Name: "new-campaign", Stage: stageNewCampaign},
	{Name: "house-rules", Stage: stageHouseRules},
	{Name: "credits", Stage: stageCredits(0)},
	{Name: "credits-icons", Stage: stageCredits(1)},
	{Name: "campaigns", Stage: stageLoader(func(*app.App, *loader) error { return nil })},
	{Name: "campaign-renamed", Stage: stageLoader(func(g *app.App, l *loader) error { l.build(g); l.beginNaming(l.menu); return nil })},
	{Name: "campaign-deleted", Stage: stageLoader(func(g *app.App, l *loader) error { l.remove(g); return nil })},
	{Name: "title-with-campaigns", Stage: stageContinue},
	{Name: "campaign-refused", Stage: stageLoader(func(_ *app.App, l *loader) error { l.choose(len(l.list) - 1); return nil })},
	{Name: "campaigns-dropped", Stage: stageLoader(stageDropped)},
	{Name: "crash", Stage: stageCrash},
	{Name: "crash-without-report", Stage: stageCrashOf(&crash{fault: "the dice have melted", unsaved: errors.New("no space left on device"), campaign: "Long nights.txt", trouble: errors.New("the report cannot be written: no space left on device")})},
	{Name: "crash-without-campaign", Stage: stageCrashOf(&crash{fault: "the dice have melted", report: "reports/report.zip"})},
	{Name: "lessons", Stage: stageLessons},
}

func stageLoader(with func(g *app.App, l *loader) error) func(g *app.App) error {
	return func(g *app.App) error {
		if err := gametest.StageFolder(g); err != nil {
			return err
		}
		defer os.RemoveAll(g.Options.Saves)
		l := newLoader(g)
		l.choose(1)
		if err := with(g, l); err != nil {
			return err
		}
		if !l.built {
			l.build(g)
		}
		for l.paintThumb(g) {
		}
		g.Show(l)
		return nil
	}
}

// stageContinue is the title once there are campaigns to go on with.
func stageContinue(g *app.App) error {
	if err := gametest.StageFolder(g); err != nil {
		return err
	}
	defer os.RemoveAll(g.Options.Saves)
	g.Show(newTitle(g))
	return nil
}

// stageDropped drops a campaign on the list of all campaigns, and what is none.
func stageDropped(g *app.App, l *loader) error {
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

// stageCrash is what comes after a fault.
func stageCrash(g *app.App) error {
	g.Show(&crash{
		fault: "runtime error: index out of range [6] with length 6", campaign: "/home/anna/.local/share/sixwinters/campaigns/Long nights.txt",
		report: "/home/anna/.local/share/sixwinters/campaigns/reports/report 2026-11-21 150405.000.zip",
	})
	return nil
}

// stageTitle is the title without a campaign: at the first start, and later.
func stageTitle(started bool) func(g *app.App) error {
	return func(g *app.App) error {
		dir, err := os.MkdirTemp("", "sixwinters-shots-")
		if err != nil {
			return err
		}
		defer os.Remove(dir)
		g.Options.Saves, g.Settings.Started = dir, started
		return toTitle(g)
	}
}

// stageNewCampaign sets a campaign up, with a name that is too long.
func stageNewCampaign(g *app.App) error {
	g.Settings.Players = []string{"Anna", "Bartholomew of the Long Winter Nights"}
	return toNewCampaign(g)
}

// stageHouseRules opens the sheet of house rules with all of them on.
func stageHouseRules(g *app.App) error {
	g.Show(&newCampaign{house: rules.HouseRules{PlayedRest: 1, LongRest: true, Dice: 9}, inHouse: true})
	return nil
}

// stageCredits shows a page of who made what.
func stageCredits(page int) func(g *app.App) error {
	return func(g *app.App) error {
		for file, to := range map[string]*string{"../CREDITS.md": &g.Options.Credits, "../LICENSE": &g.Options.Licence} {
			text, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			*to = string(text)
		}
		g.Show(&credits{page: page})
		return nil
	}
}

// stageCrashOf is the screen after a fault.
func stageCrashOf(c *crash) func(g *app.App) error {
	return func(g *app.App) error {
		again := *c
		g.Show(&again)
		return nil
	}
}

// stageLessons shows the list, some of the lessons learned and one left in the middle.
func stageLessons(g *app.App) error {
	g.Settings.Learned, g.Settings.Lesson = []string{g.Lessons[0].ID, g.Lessons[1].ID}, g.Lessons[2].ID+" 3"
	return toLessons(g)
}
