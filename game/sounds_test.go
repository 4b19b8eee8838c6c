package game

import (
	"testing"

	"sixwinters/rules"
)

// The sound is turned off and on with the settings, and a game without a window needs none.
func TestMute(t *testing.T) {
	g := withSettings(t, Options{}, "")
	table := practice(g, rules.Options{Seed: 1})
	g.show(table)
	table.toggleMute(g)
	if !inFile(t, g).Mute || !table.view(g).Muted {
		t.Error("the sound is not off")
	}
	table.toggleMute(g)
	if inFile(t, g).Mute || table.view(g).Muted {
		t.Error("the sound is not on again")
	}
}
