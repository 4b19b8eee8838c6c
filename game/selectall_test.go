package game

import "testing"

// Ctrl+A selects all that is written in a field.
func TestSelectAll(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\nplayers = [\"Anna\"]\n")
	if err := toNewCampaign(g); err != nil {
		t.Fatal(err)
	}
	tickScene(t, g)
	m := g.scene.(*newCampaign).menu
	for f, name := range m.Names() {
		field, is := f.(interface{ SelectedText() string })
		if !is || name != "Your name" {
			continue
		}
		m.Focus(f)
		strike(t, g, "Ctrl+A")
		if got := field.SelectedText(); got != "Anna" {
			t.Errorf("selected is %q", got)
		}
		return
	}
	t.Error("there is no field for a name")
}
