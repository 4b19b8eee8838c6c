package table

import (
	"fmt"
	"os"
	"testing"

	"sixwinters/content"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/saves"
)

func textOf(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestLinkWaits opens a campaign by a link. An answer to its question plays only once the players have continued.
func TestLinkWaits(t *testing.T) {
	for _, button := range []string{"Continue", "Back to title"} {
		g := gametest.InFolder(t)
		file := g.Folder().File("Old")
		campaign, err := saves.New(g.Book, file, rules.Options{Seed: 6, Difficulty: content.Easy})
		answers := func() bool {
			choices := tableOf(g, campaign).Board.Choices
			return len(choices) > 0 && !choices[0].Waits && choices[0].Move.Kind != rules.MoveLeave
		}
		for err == nil && !answers() { // until it asks what a digit answers, with no question after it
			err = gametest.PlayOut(g, campaign, 1, rules.RandomPolicy(6))
		}
		if err != nil {
			t.Fatal(err)
		}
		campaign.Close()
		was := textOf(t, file)
		if err := OpenLinked(g, file); err != nil {
			t.Fatal(err)
		}
		at := g.Scene.(*table)
		digit := "1"
		if own := at.Board.OwnDigits(); own != nil {
			digit = fmt.Sprint(own[0])
		}
		answer := func() {
			t.Helper()
			for range 30 {
				gametest.Tick(t, g)
			}
			gametest.Strike(t, g, digit)
			gametest.Tick(t, g)
		}
		answer()
		if textOf(t, file) != was {
			t.Fatalf("the answer plays below the sheet:\n%s", textOf(t, file))
		}
		gametest.PressIn(t, at.Board.Dialog.Menu, button)
		answer()
		at.Board.Campaign.Close()
		if played := textOf(t, file) != was; played != (button == "Continue") {
			t.Errorf("after %s the answer plays: %t", button, played)
		}
	}
}

// TestAutoplayKeepsToItsCampaign plays a campaign by itself, leaves it and continues another one, which stays as it is.
func TestAutoplayKeepsToItsCampaign(t *testing.T) {
	g := gametest.InFolder(t)
	mine := g.Folder().File("Mine")
	campaign, err := saves.New(g.Book, mine, rules.Options{Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	campaign.Close()
	was := textOf(t, mine)
	begun, err := Begin(g, g.Book, rules.Options{Seed: 8})
	if err != nil {
		t.Fatal(err)
	}
	g.Show(begun)
	autoplay := NewAutoplay(9, g.Campaign())
	if !autoplay.Play(g) || g.Campaign().Len() == 0 {
		t.Fatalf("it has played %d moves of its campaign", g.Campaign().Len())
	}
	g.Campaign().Close()
	for name, leave := range map[string]func() error{
		"the title":        func() error { return g.Routes.Title(g) },
		"another campaign": func() error { return Open(g, mine) },
	} {
		if err := leave(); err != nil {
			t.Fatal(err)
		}
		if autoplay.Play(g) {
			t.Errorf("it goes on at %s", name)
		}
	}
	if textOf(t, mine) != was {
		t.Errorf("it has played another campaign:\n%s", textOf(t, mine))
	}
}

// TestRecordIsForOneCampaign begins a second campaign after the one that -record names: it gets a file of its own.
func TestRecordIsForOneCampaign(t *testing.T) {
	g := gametest.InFolder(t)
	g.Options.Record = g.Folder().File("First")
	for range 2 {
		begun, err := Begin(g, g.Book, rules.Options{Seed: 8})
		if err != nil {
			t.Fatal(err)
		}
		begun.Played().Close()
	}
	if n := len(gametest.Files(g.Folder())); n != 2 {
		t.Errorf("there are %d campaigns", n)
	}
}
