package table

import (
	"sixwinters/game/app"
	"sixwinters/game/menu"
)

// newPause is the menu of the table.
func newPause(t *table) *dialog {
	if t.lesson != nil {
		return newLessonPause(&t.tutor)
	}
	return &dialog{build: func(g *app.App, m *menu.Menu, d *dialog) {
		m.Title("Six Winters", 34)
		if name := t.campaign.Name(); name != "" {
			m.Text("Every move is saved as it is made, in "+name, 520)
		}
		m.Text(t.stuck(g), 520)
		m.Lettered("B", m.Next("Back to the table", d.press(nil)))
		m.Buttons(
			m.Lettered("S", m.NewButton("Settings", d.does(func(g *app.App) {
				g.OpenSettings(func(*app.App) { t.pause() })
			}))),
			m.Lettered("H", m.NewButton("A hint", d.does(t.hintAsked))),
			m.Lettered("R", m.NewButton("The rules", d.does(func(g *app.App) { g.OpenRules(t.rulePrompted()) }))),
			m.Lettered("P", m.NewButton("Replay the campaign", d.press(t.replay))),
			m.Lettered("T", m.NewButton("Leave for the title", d.press(t.leave(g.Routes.Title)))),
			m.Lettered("Q", m.NewButton("Quit", d.press(t.leave(app.Quit)))),
		)
	}}
}
