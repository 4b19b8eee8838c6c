//go:build !js

package gathering

import (
	"strings"
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/togethertest"
)

// opened shows the scene.
func opened(t *testing.T) (*app.App, *scene) {
	t.Helper()
	g := gametest.InFolder(t)
	if err := Open(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	return g, g.Scene.(*scene)
}

// until gives the program ticks until something is so.
func until(t *testing.T, g *app.App, what string, so func() bool) {
	t.Helper()
	for late := time.Now().Add(gametest.Patience); !so(); time.Sleep(time.Millisecond) {
		gametest.Tick(t, g)
		if time.Now().After(late) {
			t.Fatalf("in vain until %s: %T", what, g.Scene)
		}
	}
}

// A table is created by one program and joined by another with the link, and each sits down at it.
func TestCreateAndJoin(t *testing.T) {
	server := togethertest.Server(t)
	anna, s := opened(t)
	s.server, s.names = server, [...]string{"Anna", "Ben"}
	gametest.PressIn(t, s.Menu, "Create a table")
	until(t, anna, "the table is made", func() bool { return s.made != nil })
	gametest.Tick(t, anna)
	link := s.made.links[2].String()
	gametest.PressIn(t, s.Menu, "Sit down")
	until(t, anna, "Anna sits down", func() bool { return anna.Scene != app.Scene(s) })
	if c := anna.Scene.Played(); c == nil || c.Table() == nil || c.Table().Name(1) != "Anna" {
		t.Fatalf("Anna is at %T", anna.Scene)
	}
	ben, s := opened(t)
	s.link = " " + link + "\n"
	gametest.PressIn(t, s.Menu, "Join the table")
	until(t, ben, "Ben sits down", func() bool { return ben.Scene != app.Scene(s) })
	if c := ben.Scene.Played(); c == nil || c.Table() == nil || c.Table().ID != anna.Scene.Played().Table().ID {
		t.Fatalf("Ben is at %T", ben.Scene)
	}
	for _, g := range []*app.App{anna, ben} {
		if err := g.Scene.Quit(g); err == nil {
			t.Error("quitting does not end the program")
		}
	}
	if err := Open(ben); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, ben)
	if names := strings.Join(gametest.NamesOf(ben.Scene.(*scene).Menu), "\n"); !strings.Contains(names, "Continue") {
		t.Errorf("the table is not listed: %s", names)
	}
}

// A campaign that was played alone becomes a table: with its moves, and at both desks.
func TestShareACampaign(t *testing.T) {
	server := togethertest.Server(t)
	anna := gametest.InFolder(t)
	c, err := saves.New(anna.Book, anna.Folder().NewFile(time.Now()), rules.Options{Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	for range 5 {
		if err := c.Play(anna.Book.Moves(c.Now(), nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	if err := Open(anna); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, anna)
	s := anna.Scene.(*scene)
	s.server = server
	gametest.PressIn(t, s.Menu, "Campaign: My last one")
	gametest.Tick(t, anna)
	gametest.PressIn(t, s.Menu, "Create a table")
	until(t, anna, "the table is made", func() bool { return s.made != nil })
	gametest.Tick(t, anna)
	link := s.made.links[2]
	gametest.PressIn(t, s.Menu, "Sit down")
	until(t, anna, "Anna sits down", func() bool { return anna.Scene != app.Scene(s) })
	ben := gametest.InFolder(t)
	if err := Join(ben, link); err != nil {
		t.Fatal(err)
	}
	until(t, ben, "Ben sits down", func() bool { return ben.Scene.Played() != nil })
	for _, g := range []*app.App{anna, ben} {
		if played := g.Scene.Played(); played == nil || played.Table() == nil || played.Len() != 5 {
			t.Errorf("it is at %T", g.Scene)
		}
		if err := g.Scene.Quit(g); err == nil {
			t.Error("quitting does not end the program")
		}
	}
}

// What cannot work is said, and the scene stays.
func TestWrongLinksAndServers(t *testing.T) {
	g, s := opened(t)
	for _, c := range []struct{ link, server, button, says string }{
		{"hello", "", "Join the table", "not a link to a table"},
		{"", "", "Create a table", "not the address of a server"},
		{"", "http://127.0.0.1:1", "Create a table", "cannot be reached"},
		{"http://127.0.0.1:1/#" + together.NewID() + ".1." + strings.Repeat("A", 22), "", "Join the table", "cannot be reached"},
	} {
		s.link, s.server = c.link, c.server
		gametest.PressIn(t, s.Menu, c.button)
		until(t, g, "it is said", func() bool { return s.Trouble != "" && !s.work.Running() })
		if !strings.Contains(s.Trouble, c.says) || g.Scene != app.Scene(s) {
			t.Errorf("%+v: said %q at %T", c, s.Trouble, g.Scene)
		}
		s.Trouble, s.Menu = "", nil
		gametest.Tick(t, g)
	}
}

func TestNoMenuOverflows(t *testing.T) { gametest.NoMenuOverflows(t, Shots()) }

func TestEverythingCanBeFocused(t *testing.T) { gametest.EverythingCanBeFocused(t, Shots()) }
