package table

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// TestTheTableIsSeenBehindTheCards puts the cards of each choice aside and brings them back, with the mouse and by keys. While
// they are aside all of the table can be pointed at, and what is asked stays as it is.
func TestTheTableIsSeenBehindTheCards(t *testing.T) {
	for _, of := range []struct {
		name string
		at   func(g *app.App) (*table, error)
	}{
		{"characters", func(g *app.App) (*table, error) { return stageTable(g, nil) }},
		{"locations", func(g *app.App) (*table, error) {
			return stageTable(g, func(t *table, _ int) bool { return len(t.Board.Hand.Offers()) > 0 })
		}},
		{"the order of staged cards", toOrder},
	} {
		for _, way := range []struct {
			name       string
			away, back func(t *testing.T, g *app.App, table *table)
		}{
			{"the button", clickAside, clickAside},
			{"its key", strikeAside("V"), strikeAside("V")},
			{"Escape", strikeAside("V"), strikeAside("Escape")},
		} {
			t.Run(of.name+" by "+way.name, func(t *testing.T) {
				g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\n")
				g.Width, g.Height = 1280, 720
				table, err := of.at(g)
				if err != nil {
					t.Fatal(err)
				}
				g.Show(table)
				before := table.Board.State
				if !table.Board.Plan(g).Covered() {
					t.Fatal("nothing covers the table")
				}
				if on, ok := table.Board.FirstStop(g, table.Board.Stops(g, false)); !ok || on.Target.Kind == layout.Button {
					t.Errorf("the keyboard begins at %+v, not at what is to be chosen", on.Target)
				}
				if way.away(t, g, table); table.Board.Plan(g).Covered() {
					t.Fatal("the table is still covered")
				}
				for slot := range table.Board.Plan(g).Slots {
					on := layout.Target{Kind: layout.Location, N: uint8(slot)}
					if r, _ := table.Board.Plan(g).Rect(on); table.Board.Plan(g).At(r.X+r.W/2, r.Y+3) != on {
						t.Errorf("location %d cannot be pointed at", slot)
					}
				}
				if way.back(t, g, table); !table.Board.Plan(g).Covered() || table.Board.Dialog != nil || table.Board.State != before {
					t.Error("the cards are not brought back as they were")
				}
			})
		}
	}
}

func clickAside(t *testing.T, g *app.App, table *table) {
	t.Helper()
	r, ok := table.Board.Plan(g).Rect(layout.Target{Kind: layout.Button, N: layout.ButtonAside})
	if !ok {
		t.Fatal("there is no button")
	}
	clickAt(g, table, r)
}

func strikeAside(key string) func(t *testing.T, g *app.App, table *table) {
	return func(t *testing.T, g *app.App, table *table) {
		t.Helper()
		gametest.Strikes(t, g, key)
	}
}

// TestChosenFromAside chooses both characters from the chips. They stay aside from the first to the second, and the next
// cards lie in sight again.
func TestChosenFromAside(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\n")
	g.Width, g.Height = 1280, 720
	table, err := stageTable(g, nil)
	if err != nil {
		t.Fatal(err)
	}
	table.Board.Speed = motion.Off
	table.Board.PutAside(g)
	for player := range rules.NumPlayers {
		if !table.Board.Aside.Put || len(table.Board.Plan(g).Prompt.Chips) < 2 {
			t.Fatalf("player %d: the cards are not aside: %d chips", player, len(table.Board.Plan(g).Prompt.Chips))
		}
		chip := table.Board.Plan(g).Prompt.Chips[player]
		table.Board.PressDown(g, chip.Target)
		table.Board.PressUp(g, chip.Target)
		if got := table.Board.State.Players[player].Character; uint8(got) != chip.Target.N {
			t.Fatalf("player %d has character %d, not %d", player, got, chip.Target.N)
		}
		for table.Board.Beats.Playing() {
			table.Board.AdvanceBeats(g)
		}
	}
	if table.Board.Aside.Put || len(table.Board.Plan(g).Prompt.Chips) > 0 {
		t.Error("there are chips though nothing is to be chosen")
	}
	if table.Board.PutAside(g); table.Board.Aside.Put {
		t.Error("there is nothing to put aside")
	}
}
