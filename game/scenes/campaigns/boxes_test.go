package campaigns

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/saves"
)

// installed puts a box on the shelf.
func installed(t *testing.T, g *app.App, zipped []byte, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	p, err := g.Shelf().Look(zipped, "box")
	if err == nil {
		err = g.Shelf().Install(p, false)
	}
	if err != nil {
		t.Fatal(err)
	}
	g.Library.Changed()
}

// smallBox is a box of a name that changes one event.
func smallBox(name, version, on string) ([]byte, error) {
	return boxes.Pack(fstest.MapFS{
		content.BoxFile: {Data: []byte("name = \"" + name + "\"\nversion = \"" + version + "\"\nauthor = \"Anna\"\nlicence = \"CC0\"\nabout = \"Dust.\"\n" + on)},
		"events.toml": {Data: []byte("[[event]]\nname = \"Dust of " + name + "\"\nseason = \"summer\"\nsymbols = 2\n" +
			"effects = [{ do = \"stress\", who = \"everyone\", body = 1 }]\n")},
	})
}

// Boxes are chosen for a new campaign by keys, in an order. Those that do not go together are said, and no campaign begins with them.
func TestNewCampaignWithBoxes(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	for _, name := range []string{"High Roads", "Low Roads"} {
		zipped, err := smallBox(name, "1.0", "")
		installed(t, g, zipped, err)
	}
	zipped, err := smallBox("Toll Roads", "1.0", "on = [\"High Roads\"]\n")
	installed(t, g, zipped, err)
	if err := OpenNew(g); err != nil {
		t.Fatal(err)
	}
	n := g.Scene.(*newCampaign)
	gametest.Tick(t, g)
	n.Menu.Focus(nil)
	gametest.Strike(t, g, "X")
	press := func(name, order, fault string) {
		t.Helper()
		gametest.PressIn(t, n.Menu, name)
		gametest.Tick(t, g)
		got := ""
		if len(n.boxes.stack) > 0 {
			got = n.boxes.order()
		}
		if got != order || !strings.Contains(n.boxes.fault, fault) || (fault == "") != (n.boxes.fault == "") {
			t.Errorf("after %s: %q, %q", name, got, n.boxes.fault)
		}
	}
	press("Toll Roads 1.0: On", "From the lowest: the game, High Roads then Toll Roads.", "")
	press("Toll Roads 1.0: Lower", "From the lowest: the game, Toll Roads then High Roads.", "Toll Roads is built on High Roads: put that box below it.")
	press("High Roads 1.0: Lower", "From the lowest: the game, High Roads then Toll Roads.", "")
	press("Low Roads 1.0: On", "From the lowest: the game, High Roads, Toll Roads then Low Roads.", "Low Roads and Toll Roads both change this event")
	gametest.Strike(t, g, "D")
	gametest.ButtonIn(t, n.Menu, "Boxes: They do not go together")
	gametest.Strike(t, g, "B")
	if g.Scene != app.Scene(n) || !strings.Contains(n.Trouble, "both change this event") {
		t.Fatalf("with boxes that do not go together there is %T: %q", g.Scene, n.Trouble)
	}
	gametest.Strike(t, g, "X")
	press("Low Roads 1.0: Off", "From the lowest: the game, High Roads then Toll Roads.", "")
	gametest.Strike(t, g, "Escape")
	gametest.ButtonIn(t, n.Menu, "Boxes: 2 chosen")
	gametest.Strike(t, g, "B")
	campaign := g.Campaign()
	if campaign == nil {
		t.Fatalf("there is %T: %s", g.Scene, n.Trouble)
	}
	defer campaign.Close()
	if named := campaign.Header.Boxes; len(named) != 2 || named[0].Name != "High Roads" || named[1].Name != "Toll Roads" {
		t.Errorf("the campaign names %v", named)
	}
	if e := campaign.Book().Content().Events[content.Summer][2]; e.Name != "Dust of Toll Roads" {
		t.Errorf("in summer comes %q", e.Name)
	}
}

// The first campaign, which asks only who plays, names the boxes that the game was started with.
func TestFirstCampaignNamesBoxes(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "")
	zipped, err := smallBox("High Roads", "1.0", "")
	installed(t, g, zipped, err)
	if err := OpenNew(g); err != nil {
		t.Fatal(err)
	}
	n := g.Scene.(*newCampaign)
	for _, want := range []string{"An easy campaign of 6 years.", "An easy campaign of 6 years with High Roads."} {
		gametest.Tick(t, g)
		if words := n.Menu.Spoken(); !strings.Contains(strings.Join(words.All(), " "), want) {
			t.Errorf("it says %q, want %q", words.All(), want)
		}
		n.boxes.choose(g, n.boxes.all())
		n.Menu = nil
	}
}

// The list and the title show a campaign with the cards of its boxes, whatever the game was started with; without the box they say
// which is missing and what to do, and with it again all is as before.
func TestListWithBoxes(t *testing.T) {
	g := gametest.InFolder(t)
	zipped, err := boxes.Zipped("../../../examples/frozen-harbour")
	installed(t, g, zipped, err)
	book, err := g.Library.With(g.Shelf().Boxes()...)
	if err != nil {
		t.Fatal(err)
	}
	file := g.Folder().NewFile(time.Now())
	c, err := saves.New(book, file, rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	last := len(book.Content().Characters) - 1
	for c.Now().Players[0].Character == content.NoCharacter {
		moves := book.Moves(c.Now(), nil)
		move := moves[0]
		for _, m := range moves {
			if strings.Contains(book.Notation(c.Now(), m), strings.ToLower(book.Content().Characters[last].Name)) {
				move = m
			}
		}
		if err := c.Play(move, nil); err != nil {
			t.Fatal(err)
		}
	}
	if got := int(c.Now().Players[0].Character); got != last {
		t.Fatalf("character %d is played, not the one of the box", got)
	}
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	if err := g.Routes.Title(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	l := newList(g)
	g.Show(l)
	for range 4 {
		pass(t, g, l)
	}
	if c := l.shown[0].row; !strings.Contains(c.Who, "Ressa") || !strings.Contains(c.Where, "Frozen Harbour") || c.Thumb == nil {
		t.Errorf("with its box it is shown as %+v", c)
	}
	if err := os.RemoveAll(string(g.Shelf())); err != nil {
		t.Fatal(err)
	}
	g.Library.Changed()
	pass(t, g, l)
	if c := l.shown[0].row; c.Table != nil || !strings.Contains(c.Trouble, "Frozen Harbour 1.0") {
		t.Errorf("without its box it is shown as %+v", c)
	}
	installed(t, g, zipped, nil)
	pass(t, g, l)
	if c := l.shown[0].row; !strings.Contains(c.Who, "Ressa") || c.Trouble != "" {
		t.Errorf("with its box again it is shown as %+v", c)
	}
}

// Where a campaign needs the old version of a box, Enter keeps both; where none does, it replaces the old one, which is not deleted; and a
// folder, which is somebody's work, is not replaced at all.
func TestOldVersionIsKept(t *testing.T) {
	g := gametest.InFolder(t)
	if err := g.Routes.Title(g); err != nil {
		t.Fatal(err)
	}
	drop := func(version string) string {
		t.Helper()
		zipped, err := smallBox("Tolls", version, "")
		if err != nil {
			t.Fatal(err)
		}
		g.TakeDropped(fstest.MapFS{"tolls.zip": {Data: zipped}})
		gametest.Tick(t, g)
		gametest.Tick(t, g)
		words := gametest.MenuNow(g).Spoken()
		says := strings.Join(words.All(), " ")
		gametest.Strike(t, g, "Enter")
		gametest.Tick(t, g)
		if g.Sheet != nil {
			t.Fatalf("Enter does not end the sheet: %s", says)
		}
		return says
	}
	shelf := func(want ...string) {
		t.Helper()
		var is []string
		for _, box := range g.Shelf().Boxes() {
			is = append(is, box.Version)
		}
		if !slices.Equal(is, want) {
			t.Errorf("on the shelf there are %v, not %v", is, want)
		}
	}
	drop("1.0")
	if says := drop("1.1"); !strings.Contains(says, `Tolls 1.0 is installed. Replace moves it to the folder "removed boxes".`) {
		t.Error(says)
	}
	shelf("1.1")
	book, err := g.Library.With(g.Shelf().Boxes()...)
	if err != nil {
		t.Fatal(err)
	}
	file := g.Folder().NewFile(time.Now())
	c, err := saves.New(book, file, rules.Options{Seed: 1})
	if err == nil {
		err = c.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	if says := drop("1.2"); !strings.Contains(says, `Tolls 1.1 is installed. "`+saves.NameOf(file)+`" needs it. Replace moves it`) {
		t.Error(says)
	}
	shelf("1.1", "1.2")
	for _, item := range g.Shelf().List() {
		if _, err := g.Shelf().Remove(item.File); err != nil {
			t.Fatal(err)
		}
	}
	work, err := g.Shelf().New("Tolls")
	if err != nil {
		t.Fatal(err)
	}
	if says := drop("1.3"); !strings.Contains(says, "1.0 is in a folder of yours and stays.") || strings.Contains(says, "Replace") {
		t.Error(says)
	}
	if _, err := os.Stat(work); err != nil {
		t.Error(err)
	}
	shelf("1.0", "1.3")
}
