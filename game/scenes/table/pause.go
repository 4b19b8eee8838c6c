package table

import (
	"math"

	"sixwinters/game/app"
	"sixwinters/game/board/layers/lesson"
	"sixwinters/game/menu"
	"sixwinters/game/scenes/replay"
	"sixwinters/render/layout"
)

// replayAll replays the campaign, beginning at the present table.
func (t *table) replayAll(g *app.App) error { return t.replay(g, math.MaxInt) }

// replay replays the campaign from after at moves, at most from the present table.
func (t *table) replay(g *app.App, at int) error {
	replay.Look(g, replay.New(g, t.Board.Campaign, at, &t.Board, func(g *app.App) {
		g.Painter.Texts = t.Board.LargeText
		g.Show(t)
	}))
	return nil
}

func (t *table) review(g *app.App) error {
	if err := t.replayAll(g); err != nil {
		return err
	}
	g.Scene.(*replay.Replay).OpenReview(g)
	return nil
}

// newPause returns the menu of the table.
func newPause(t *table) *app.Dialog {
	if t.Tutor.Lesson != nil {
		return lesson.NewLessonPause(&t.Board, &t.Tutor)
	}
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		say, sheet := "Who plays", func() *app.Dialog { return t.Companion.NewSheet(&t.Board) }
		if t.Board.Partner != nil {
			say, sheet = "The other desk", t.Board.NewPartnerSheet
		}
		m.Pictured = "Pause"
		m.Title("Six Winters", 34)
		m.Text(t.Tutor.Stuck(g), 520)
		m.Lettered("B", m.Next("Back to the table", d.Press(nil)))
		stops := "Stop at each step"
		if t.Board.View(g).Stepped {
			stops = "Run steps by themselves"
		}
		m.Buttons(
			m.Lettered("N", m.NewButton("Settings", d.Does(func(g *app.App) {
				g.OpenSettings(func(*app.App) { t.Board.Pause() })
			}))),
			m.Lettered("O", m.NewButton(stops, d.Does(func(g *app.App) {
				t.Board.Layers.Release(&t.Board, g, layout.Target{Kind: layout.Button, N: layout.ButtonSteps})
			}))),
			m.Lettered("H", m.NewButton("A hint", d.Does(func(g *app.App) { t.Hinter.HintAsked(&t.Board, g) }))),
			m.Lettered("A", m.NewButton(say, d.Does(func(*app.App) { t.Board.Dialog = sheet() }))),
			m.Lettered("R", m.NewButton("The rules", func() { g.OpenRules(t.Board.RulePrompted()) })), // the menu waits under them
			m.Lettered("E", m.NewButton("Replay the campaign", d.Press(t.replayAll))),
			m.Lettered("T", m.NewButton("Quit to title", d.Press(t.Board.Leave(g.Routes.Title)))),
			m.Lettered("Q", m.NewButton("Quit", d.Press(t.Board.Leave(app.Quit)))),
		)
		if name := t.Board.Campaign.Name(); name != "" {
			file := m.NewParagraph("Every move is saved as it is made, in "+name, 520)
			m.Says(file, "Every move is saved as it is made.")
			m.Add(file)
		}
	}}
}

// newTryPause returns the menu of a table at which something is tried.
func newTryPause(t *table, trial *app.Trial) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title(trial.Title, 34)
		m.Text(trial.About+" Nothing of it is saved.", 520)
		m.Lettered("B", m.Next("Back to the table", d.Press(nil)))
		m.Buttons(
			m.Lettered("H", m.NewButton("A hint", d.Does(func(g *app.App) { t.Hinter.HintAsked(&t.Board, g) }))),
			m.Lettered("R", m.NewButton("The rules", func() { g.OpenRules(t.Board.RulePrompted()) })),
			m.Lettered("T", m.NewButton(trial.Leave, d.Does(trial.Back))),
		)
	}}
}
