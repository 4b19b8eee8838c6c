//go:build !js

package gathering

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/togethertest"
)

// opened shows the scene, for two desks.
func opened(t *testing.T) (*app.App, *scene) {
	t.Helper()
	g := gametest.InFolder(t)
	return g, openedFor(t, g)
}

// openedFor is opened for a program that is there.
func openedFor(t *testing.T, g *app.App) *scene {
	t.Helper()
	if err := Open(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	s := g.Scene.(*scene)
	gametest.PressIn(t, s.Menu, "Two desks")
	gametest.Tick(t, g)
	return s
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

// A link that the system hands over while the program runs opens its table, but takes nobody from a campaign.
func TestLinkFromTheSystem(t *testing.T) {
	anna, links := togethertest.Create(t, saves.Folder(t.TempDir()), togethertest.Server(t), gametest.InFolder(t).Book)
	ben, s := opened(t)
	ben.TakeLink("sixwinters:hello")
	if ben.Notice == "" || ben.Scene != app.Scene(s) {
		t.Errorf("a link that is none shows %T and says %q", ben.Scene, ben.Notice)
	}
	link := strings.Replace(links[2].String(), "http:", "sixwinters:", 1)
	ben.TakeLink(link)
	until(t, ben, "Ben sits down", func() bool { return ben.Scene.Played() != nil })
	if c := ben.Scene.Played(); c.Table() == nil || c.Table().ID != anna.Link.Table {
		t.Errorf("Ben is at %T", ben.Scene)
	}
	at := ben.Scene
	ben.TakeLink(link)
	if !strings.Contains(ben.Notice, "Quit to the title") || ben.Scene != at {
		t.Errorf("at the table a link shows %T and says %q", ben.Scene, ben.Notice)
	}
	if err := ben.Scene.Quit(ben); err == nil {
		t.Error("quitting does not end the program")
	}
}

// Who creates a table says how hard it is and who moves which character, and gets the link of the other seat.
func TestWhoMovesWhom(t *testing.T) {
	server := togethertest.Server(t)
	for _, c := range []struct {
		button string
		own    int
		names  [saves.NumSeats]string
		plays  [saves.NumSeats][]int
	}{
		{"You move: The second", 2, [...]string{"Ben", "Anna"}, together.EachOwn},
		{"You move: Either", 1, [...]string{"Anna", "Ben"}, together.AnyBoth},
	} {
		g, s := opened(t)
		s.server, s.names = server, [...]string{"Anna", "Ben"}
		for _, button := range []string{"Difficulty: Hardcore", c.button} {
			gametest.PressIn(t, s.Menu, button)
			gametest.Tick(t, g)
		}
		gametest.PressIn(t, s.Menu, "Create a table")
		until(t, g, "the table is made", func() bool { return s.made != nil })
		d, other := s.made.desk, saves.NumSeats+1-c.own
		head := d.Campaign.Table()
		if d.Link.Seat != c.own || d.Campaign.Header.Options.Difficulty != content.Hardcore {
			t.Errorf("%s: it is seat %d, %v", c.button, d.Link.Seat, d.Campaign.Header.Options.Difficulty)
		}
		for i, seat := range head.Seats {
			if seat.Name != c.names[i] || !slices.Equal(seat.Plays, c.plays[i]) {
				t.Errorf("%s: seat %d is %+v", c.button, i+1, seat)
			}
		}
		if len(d.Invites) != 2 || d.Invites[0].Seat != other || d.Invites[1].Seat != together.Watching {
			t.Errorf("%s: the invites are for %v", c.button, d.Invites)
		}
		gametest.Tick(t, g)
		if shown := strings.Join(gametest.NamesOf(s.Menu), "\n"); !strings.Contains(shown, "Copy the link") || s.made.other != other {
			t.Errorf("%s: offered is %s for seat %d", c.button, shown, s.made.other)
		}
		if back, _, ok := (together.Shelf{Folder: g.Folder()}).Find(d.Link.Table); !ok || back.Seat != c.own {
			t.Errorf("%s: kept is seat %d", c.button, back.Seat)
		}
		if err := s.back(g); err != nil {
			t.Fatal(err)
		}
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
	s := openedFor(t, anna)
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

// Two people are asked first whether they sit at one desk, with no field to write in. One desk leads to a new campaign.
func TestOneDeskOrTwo(t *testing.T) {
	g := gametest.InFolder(t)
	if err := Open(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	s := g.Scene.(*scene)
	if shown := gametest.NamesOf(s.Menu); len(shown) != 3 {
		t.Errorf("it begins with %q", shown)
	}
	gametest.PressIn(t, s.Menu, "One desk")
	until(t, g, "another scene is there", func() bool { return g.Scene != app.Scene(s) })
	until(t, g, "it has its menu", func() bool {
		m := gametest.MenuNow(g)
		return m != nil && gametest.HasButton(m, "Begin the campaign")
	})
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

// The list of tables says whose turn it is and what one has missed, the title and the window's name that it is one's turn.
func TestTurnsAreListed(t *testing.T) {
	g := gametest.InFolder(t)
	anna, links := togethertest.Create(t, g.Folder(), togethertest.Server(t), g.Book)
	ben := togethertest.Join(t, saves.Folder(t.TempDir()), links[2], g.Book)
	if err := anna.Close(); err != nil {
		t.Fatal(err)
	}
	for range 2 { // he chooses both characters: Anna is asked where hers begins
		if _, err := ben.Do(t.Context(), g.Book.Notation(ben.Campaign.Now(), g.Book.Moves(ben.Campaign.Now(), nil)[0]), gametest.Patience); err != nil {
			t.Fatal(err)
		}
	}
	var turns app.Turns
	turns.Begin(g)
	defer g.Lookout.Close()
	if err := g.Routes.Title(g); err != nil {
		t.Fatal(err)
	}
	shows := func(what, button string) {
		t.Helper()
		until(t, g, what, func() bool {
			turns.Tick(g, true)
			m := gametest.MenuNow(g)
			return m != nil && gametest.HasButton(m, button)
		})
	}
	shows("the title says it", "Play together: your turn")
	if err := Open(g); err != nil {
		t.Fatal(err)
	}
	_, file, _ := together.Shelf{Folder: g.Folder()}.Find(links[1].Table)
	listed := "Continue \"" + saves.NameOf(file) + "\" with Ben\nIt is your turn."
	shows("the list says it", listed+" Since you left, 2 lines.")
	elsewhere := togethertest.Join(t, saves.Folder(t.TempDir()), links[1], g.Book) // Anna answers at another desk
	if _, err := elsewhere.Do(t.Context(), g.Book.Notation(elsewhere.Campaign.Now(), g.Book.Moves(elsewhere.Campaign.Now(), nil)[0]), gametest.Patience); err != nil {
		t.Fatal(err)
	}
	if together.Calls(&elsewhere.Campaign.History, 1) {
		t.Fatal("Anna has answered, and is called")
	}
	until(t, g, "nobody is called", func() bool { turns.Tick(g, true); return g.Lookout.Calling() == 0 })
	if err := g.Routes.Title(g); err != nil {
		t.Fatal(err)
	}
	shows("the title says nothing", "Play together")
}

// A campaign that is set up for two computers becomes a table with all that was chosen.
func TestTableForANewCampaign(t *testing.T) {
	g := gametest.InFolder(t)
	o := rules.Options{Seed: 11, Difficulty: content.Hardcore, Alternative: true}
	if err := g.Routes.TogetherWith(g, g.Book, o, "Anna", "Ben"); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	s := g.Scene.(*scene)
	s.server = togethertest.Server(t)
	gametest.PressIn(t, s.Menu, "Create a table")
	until(t, g, "the table is made", func() bool { return s.made != nil })
	c := s.made.desk.Campaign
	if c.Header.Options != o || c.Table().Name(1) != "Anna" || c.Table().Name(2) != "Ben" {
		t.Errorf("the table is %+v for %q and %q", c.Header.Options, c.Table().Name(1), c.Table().Name(2))
	}
	if err := s.back(g); err != nil {
		t.Fatal(err)
	}
}

// Who lacks a box of the table is told which, and nothing of it is kept; the table is unharmed.
func TestBoxThatThePartnerLacks(t *testing.T) {
	box, err := boxes.Zipped("../../../examples/frozen-harbour")
	if err != nil {
		t.Fatal(err)
	}
	anna, ben := gametest.InFolder(t), gametest.InFolder(t)
	p, err := anna.Shelf().Look(box, "box")
	if err == nil {
		err = anna.Shelf().Install(p, false)
	}
	if err != nil {
		t.Fatal(err)
	}
	anna.Library.Changed()
	book, err := anna.Library.With(anna.Shelf().Boxes()...)
	if err != nil {
		t.Fatal(err)
	}
	desk, links := togethertest.Create(t, anna.Folder(), togethertest.Server(t), book)
	if err := Join(ben, links[2]); err != nil {
		t.Fatal(err)
	}
	s := ben.Scene.(*scene)
	until(t, ben, "Ben is told", func() bool { return s.Trouble != "" && !s.work.Running() })
	if !strings.Contains(s.Trouble, "Frozen Harbour") || ben.Scene != app.Scene(s) {
		t.Errorf("Ben reads %q", s.Trouble)
	}
	if files := ben.Folder().Files(); len(files) != 0 {
		t.Errorf("Ben keeps %v", files)
	}
	if _, err := desk.Do(t.Context(), book.Notation(desk.Campaign.Now(), book.Moves(desk.Campaign.Now(), nil)[0]), gametest.Patience); err != nil {
		t.Errorf("Anna cannot go on: %v", err)
	}
}
