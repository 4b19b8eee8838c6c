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

// openedScenes are the pictures of what players open, and of what is proposed for a first year.
var openedScenes = []gametest.Staged{
	{Name: "log-of-a-player", Stage: stageLog("", "L", "Shift+L")},
	{Name: "log-of-losses", Stage: stageLog("", "L", "Shift+L", "Shift+L", "Shift+L")},
	{Name: "log-searched", Stage: stageLog("stress", "Ctrl+F")},
	{Name: "pile-of-discards", Stage: stagePile(layout.DiscardPile)},
	{Name: "pile-to-draw", Stage: stagePile(layout.DrawPile)},
	{Name: "first-year-goal", Stage: stageFirstYear(0)},
	{Name: "first-year-character", Stage: stageFirstYear(1)},
	{Name: "first-year-location", Stage: stageFirstYear(3)},
}

// stageLog opens the log of some turns by keys, with something searched.
func stageLog(search string, keys ...string) func(g *app.App) error {
	return func(g *app.App) error {
		t, err := stageTable(g, nil)
		if err != nil {
			return err
		}
		if err := tellTurns(g, t, 4); err != nil {
			return err
		}
		if err := gametest.StrikeAll(g, keys...); err != nil {
			return err
		}
		t.Pane.Seek.Text = search
		return nil
	}
}

// stagePile opens the largest pile of a kind late in a year.
func stagePile(kind layout.Kind) func(g *app.App) error {
	return func(g *app.App) error {
		if err := inThirdYear(g); err != nil {
			return err
		}
		t := g.Scene.(*table)
		piles, largest := &t.Board.State.Discard, 0
		if kind == layout.DrawPile {
			piles = &t.Board.State.Draw
		}
		for r := range piles {
			if piles[r].N > piles[largest].N {
				largest = r
			}
		}
		t.Board.Click(g, layout.Target{Kind: kind, N: uint8(largest)})
		if t.Board.Dialog == nil {
			return fmt.Errorf("the pile does not open")
		}
		return nil
	}
}

// stageFirstYear is the setup of a first campaign after a number of ticks in which proposals came and were followed.
func stageFirstYear(proposal int) func(g *app.App) error {
	return func(g *app.App) error {
		g.Settings.Introduced, g.Settings.Tips, g.Settings.Met, g.Settings.Learned = true, true, nil, nil
		t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Easy})
		g.Show(t)
		choose := mind.Greedy(gametest.ShotSeed)
		if _, err := g.Tick(); err != nil || proposal == 0 {
			return err
		}
		t.Board.Dialog = nil
		for range proposal - 1 {
			t.Board.Play(g, choose(t.Board.Book, &t.Board.State, t.Board.Book.Moves(&t.Board.State, nil)))
		}
		for range 5000 {
			if _, err := g.Tick(); err != nil {
				return err
			}
			if t.Hinter.Hinting.Step > 0 {
				return nil
			}
		}
		return fmt.Errorf("nothing is proposed")
	}
}
