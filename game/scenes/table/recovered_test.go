package table

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Of a damaged campaign with a backup the sheet names the backup and how far both go. It goes on from the backup, or from the file if
// that is chosen.
func TestRecoveredFromTheBestCopy(t *testing.T) {
	for _, own := range []bool{false, true} {
		g := gametest.InFolder(t)
		file := filepath.Join(g.Options.Saves, "c.txt")
		campaign, err := saves.New(g.Book, file, rules.Options{Seed: 7, Difficulty: content.Standard})
		if err != nil {
			t.Fatal(err)
		}
		if err := gametest.PlayOut(g, campaign, 60, rules.RandomPolicy(2)); err != nil {
			t.Fatal(err)
		}
		end, moves := *campaign.Now(), campaign.Len()
		if err := campaign.Close(); err != nil {
			t.Fatal(err)
		}
		if err := openWithBackup(g, file); err != nil {
			t.Fatal(err)
		}
		gametest.Tick(t, g)
		said := fmt.Sprint(g.Scene.Spoken(g))
		for _, part := range []string{"Line 10 of the file is damaged.", "backups/c.1.txt goes furthest: to year I", fmt.Sprintf("with %d moves", moves), "c.txt goes to year I"} {
			if !strings.Contains(said, part) {
				t.Errorf("it says %s, without %q", said, part)
			}
		}
		button := "Continue from here"
		if own {
			button = "Use the file itself"
		}
		gametest.PressIn(t, laid(g).Board.Dialog.Menu, button)
		gametest.Tick(t, g)
		table := laid(g)
		if is := *table.Board.Campaign.Now() == end && table.Board.State == end; is == own || table.Board.Dialog != nil {
			t.Errorf("after %q it goes on from another table", button)
		}
		table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0])
		if err := table.Board.Leave(func(*app.App) error { return nil })(g); err != nil {
			t.Fatal(err)
		}
		again, err := saves.Look(g.Book, file)
		if err != nil || again.Damaged() || *again.Now() != *table.Board.Campaign.Now() {
			t.Errorf("after %q and a move the file has something else: %v", button, err)
		}
	}
}
