package game

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
	g.skin.byKeys = true
	return nil
}
