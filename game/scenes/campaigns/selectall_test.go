package campaigns

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// Ctrl+A selects all that is written in a field.
func TestSelectAll(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\nplayers = [\"Anna\"]\n")
	if err := OpenNew(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	m := g.Scene.(*newCampaign).Menu
	for f, name := range m.Names {
		field, is := f.(interface{ SelectedText() string })
		if !is || name != "Your name" {
			continue
		}
		m.Focus(f)
		gametest.Strike(t, g, "Ctrl+A")
		if got := field.SelectedText(); got != "Anna" {
			t.Errorf("selected is %q", got)
		}
		return
	}
	t.Error("there is no field for a name")
}
