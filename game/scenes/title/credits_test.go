package title

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// No picture is drawn without the sheet: another page of the credits lies there in the tick in which it is pressed.
func TestPagesComeAtOnce(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	if err := OpenCredits(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	c := g.Scene.(*credits)
	for f, name := range c.Menu.Names {
		if b, ok := f.(interface{ Click() }); ok && name == "Icons" {
			b.Click() // it is seen to in the tick
		}
	}
	gametest.Tick(t, g)
	if c.page != 1 || c.Menu == nil {
		t.Errorf("page %d of the credits is open, and there is a sheet: %v", c.page, c.Menu != nil)
	}
}
