package title

import (
	"errors"
	"os"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// Shots are the pictures of the menus around the campaigns.
func Shots() []gametest.Staged {
	return []gametest.Staged{
		{Name: "first-start", Stage: stageTitle(false)},
		{Name: "prologue", Stage: stagePrologue(0)},
		{Name: "prologue-autarch", Stage: stagePrologue(1)},
		{Name: "prologue-years", Stage: stagePrologue(2)},
		{Name: "title", Stage: stageTitle(true)},
		{Name: "credits", Stage: stageCredits(0)},
		{Name: "credits-icons", Stage: stageCredits(1)},
		{Name: "title-with-campaigns", Stage: stageContinue},
		{Name: "crash", Stage: stageCrash},
		{Name: "crash-without-report", Stage: stageCrashOf(&Crash{Fault: "the dice have melted", Unsaved: errors.New("no space left on device"), Campaign: "Long nights.txt", Trouble: errors.New("the report cannot be written: no space left on device")})},
		{Name: "crash-without-campaign", Stage: stageCrashOf(&Crash{Fault: "the dice have melted", Report: "reports/report.zip"})},
		{Name: "lessons", Stage: stageLessons},
		{Name: "other-winters", Stage: stageOtherWinters(0)},
		{Name: "other-winters-begun", Stage: stageOtherWinters(60)},
	}
}

// stageTitle is the title without a campaign: at the first start, and later.
func stageTitle(started bool) func(g *app.App) error {
	return func(g *app.App) error {
		dir, err := os.MkdirTemp("", "sixwinters-shots-")
		if err != nil {
			return err
		}
		defer os.Remove(dir)
		g.Options.Saves, g.Settings.Started, g.Settings.Introduced = dir, started, true
		g.Settings.Learned, g.Settings.Lesson = nil, ""
		return Open(g)
	}
}

// stagePrologue is a page of the prologue.
func stagePrologue(page int) func(g *app.App) error {
	return func(g *app.App) error {
		g.Show(&prologue{page: page})
		return nil
	}
}

// stageContinue is the title once there are campaigns to go on with.
func stageContinue(g *app.App) error {
	if err := gametest.StageFolder(g); err != nil {
		return err
	}
	defer os.RemoveAll(g.Options.Saves)
	g.Settings.Learned, g.Settings.Lesson = nil, ""
	g.Show(newTitle(g))
	return nil
}

// stageCredits shows a page of who made what.
func stageCredits(page int) func(g *app.App) error {
	return func(g *app.App) error {
		for file, to := range map[string]*string{"../../../CREDITS.md": &g.Options.Credits, "../../../LICENSE": &g.Options.Licence} {
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

// stageCrash is what comes after a fault.
func stageCrash(g *app.App) error {
	g.Show(&Crash{
		Fault: "runtime error: index out of range [6] with length 6", Campaign: "/home/anna/.local/share/sixwinters/campaigns/Long nights.txt",
		Report: "/home/anna/.local/share/sixwinters/campaigns/reports/report 2026-11-21 150405.000.zip",
	})
	return nil
}

// stageCrashOf is the screen after a fault.
func stageCrashOf(c *Crash) func(g *app.App) error {
	return func(g *app.App) error {
		again := *c
		g.Show(&again)
		return nil
	}
}

// stageLessons shows the list, some of the lessons learned and one left in the middle.
func stageLessons(g *app.App) error {
	g.Settings.Learned, g.Settings.Lesson = []string{g.Lessons[0].ID, g.Lessons[1].ID}, g.Lessons[2].ID+" 3"
	return OpenLessons(g)
}

// stageOtherWinters shows the page of Skadi, with a winter after so many moves.
func stageOtherWinters(moves int) func(g *app.App) error {
	return func(g *app.App) error {
		dir, err := os.MkdirTemp("", "sixwinters-shots-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		g.Options.Saves = dir
		if moves > 0 {
			if err := gametest.KeepWinter(g.Folder().File("A hard one"), 4, moves); err != nil {
				return err
			}
		}
		return OpenOtherWinters(g)
	}
}
