package layers_test

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/board/layers/standing"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The key or the button lays a sheet over the table that names all six tracks. Any key puts it away.
func TestStanding(t *testing.T) {
	g, b := under(t, played(t, 60), &standing.Standing{})
	for _, open := range []func(){
		func() { gametest.Strike(t, g, "G") },
		func() { b.PressUp(g, layout.Target{Kind: layout.Button, N: layout.ButtonStanding}) },
	} {
		if open(); b.Dialog == nil {
			t.Fatal("no sheet lies there")
		}
		gametest.Tick(t, g)
		says := saysAll(g)
		for r := range content.Resource(content.NumResources) {
			if !strings.Contains(says, rules.Capital(r.String())+": ") {
				t.Errorf("%v is missing in %q", r, says)
			}
		}
		if !strings.Contains(says, "If it ended now: ") {
			t.Errorf("no outcome is in %q", says)
		}
		if gametest.Strike(t, g, "Q"); b.Dialog != nil {
			t.Fatal("the sheet stays")
		}
	}
}
