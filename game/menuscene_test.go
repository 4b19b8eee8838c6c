package game

import "testing"

// No picture is drawn without the sheet: another page of the credits lies there in the tick in which it is pressed.
func TestPagesComeAtOnce(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\n")
	if err := toCredits(g); err != nil {
		t.Fatal(err)
	}
	tickScene(t, g)
	c := g.scene.(*credits)
	for f, name := range c.menu.Names() {
		if b, ok := f.(interface{ Click() }); ok && name == "Icons" {
			b.Click() // it is seen to in the tick
		}
	}
	tickScene(t, g)
	if c.page != 1 || c.menu == nil {
		t.Errorf("page %d of the credits is open, and there is a sheet: %v", c.page, c.menu != nil)
	}
}
