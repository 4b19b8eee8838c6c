package workshop

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/menu"
	"sixwinters/lab"
	"sixwinters/lab/stats"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

// tollRoads are the files of a box: it adds a card, replaces one, takes one away and changes a key of a board.
var tollRoads = map[string]string{
	"box.toml": `name = "Toll Roads"
version = "1.0"
author = "Anna"
licence = "CC0"
about = "Tolls on all roads of the Empire."
`,
	"board.toml": `[region.empire]
name = "the Toll Empire"
`,
	"obstacles-empire.toml": `# Who asks for tolls.
remove = ["Legionary"]

[[obstacle]]
name = "Toll Collectors"
region = "empire"
seasons = ["spring", "winter"]
tags = ["guard", "unit"]
threats = ["support"]
skill = "rapport"
difficulty = 2
dice = [2, 4, 4]
damage = { psyche = 1, body = 1 }
activate = [
  { do = "move", to = { region = "empire", most = "assets" } },
  { do = "clear-assets", at = "here", count = 1 },
]
overcome = [
  { do = "add-dice", resource = "support", count = 2 },
]
standing = [
  { do = "move-cost", change = 1 },
]
`,
}

// makeBox writes the files of a box into a folder.
func makeBox(folder string, files map[string]string) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// save saves a file of a box as editors do: another file takes its place.
func save(t *testing.T, folder, name, text string) {
	t.Helper()
	part := filepath.Join(t.TempDir(), name)
	gametest.WriteText(t, part, text)
	if err := os.Rename(part, filepath.Join(folder, name)); err != nil {
		t.Fatal(err)
	}
}

// changed returns the file of cards with something changed.
func changed(old, new string) string {
	return strings.Replace(tollRoads["obstacles-empire.toml"], old, new, 1)
}

// stage opens the workshop with the box, and then does something with it.
func stage(g *app.App, then func(w *workshop, folder string)) error {
	dir, err := os.MkdirTemp("", "sixwinters-workshop-")
	if err != nil {
		return err
	}
	folder := filepath.Join(dir, "toll-roads")
	if err := makeBox(folder, tollRoads); err != nil {
		return err
	}
	if err := OpenBox(g, folder); err != nil {
		return err
	}
	then(g.Scene.(*workshop), folder)
	return nil
}

// openNamed opens the page of a card.
func (w *workshop) openNamed(name string) {
	for _, card := range w.bench.book.Content().AllCards() {
		if w.bench.book.DistinctName(card) == name {
			s := showing(w.bench.book, card)
			w.open, w.Menu = &s, nil
		}
	}
}

// Shots are the pictures of the workshop.
func Shots() []gametest.Staged {
	card := func(name string) func(g *app.App) error {
		return func(g *app.App) error {
			return stage(g, func(w *workshop, _ string) { w.openNamed(name) })
		}
	}
	breaks := func(w *workshop, folder string) {
		_ = makeBox(folder, map[string]string{"obstacles-empire.toml": changed("damage", "dmage")})
		w.bench.read()
	}
	installed := func(g *app.App) error {
		dir, err := os.MkdirTemp("", "sixwinters-workshop-")
		if err != nil {
			return err
		}
		g.Options.Saves = dir
		if err := makeBox(filepath.Join(string(g.Shelf()), "toll-roads"), tollRoads); err != nil {
			return err
		}
		return Open(g)
	}
	return []gametest.Staged{
		{Name: "workshop-boxes", Stage: installed},
		{Name: "workshop-remove", Stage: func(g *app.App) error {
			if err := installed(g); err != nil {
				return err
			}
			g.Sheet = g.Routes.Remove(g, g.Shelf().List()[0])
			return nil
		}},
		{Name: "workshop-newbox", Stage: func(g *app.App) error {
			if err := Open(g); err != nil {
				return err
			}
			s := g.Scene.(*shelf)
			s.build(g)
			return s.begin(g)
		}},
		{Name: "workshop-list", Stage: func(g *app.App) error { return stage(g, func(*workshop, string) {}) }},
		{Name: "workshop-all", Stage: func(g *app.App) error {
			return stage(g, func(w *workshop, _ string) { w.all, w.search = true, "guard" })
		}},
		{Name: "workshop-broken", Stage: func(g *app.App) error { return stage(g, breaks) }},
		{Name: "workshop-card", Stage: card("Toll Collectors")},
		{Name: "workshop-brokencard", Stage: func(g *app.App) error {
			return stage(g, func(w *workshop, folder string) {
				w.openNamed("Toll Collectors")
				breaks(w, folder)
			})
		}},
		{Name: "workshop-character", Stage: card("Thea")},
		{Name: "workshop-location", Stage: card("Eastkeep")},
		{Name: "workshop-progress", Stage: card("Grand Tour")},
		{Name: "workshop-event", Stage: card("Heavy Rains")},
	}
}

// A box is listed with what it changes; a card of it is found by its name, tag, operation and effect.
func TestWorkshopLists(t *testing.T) {
	g := gametest.InFolder(t)
	folder := filepath.Join(t.TempDir(), "toll-roads")
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	if err := OpenBox(g, folder); err != nil {
		t.Fatal(err)
	}
	w := g.Scene.(*workshop)
	gametest.Tick(t, g)
	if say := w.state(); !strings.HasPrefix(say, "Adds 1 obstacle. Changes 1 key of the boards. Takes away 1 obstacle.") {
		t.Errorf("it says %q", say)
	}
	if names := gametest.NamesOf(w.Menu); !slices.Contains(names, "Toll Collectors, obstacle, added") {
		t.Errorf("the list has %q", names)
	}
	for search, want := range map[string]bool{
		"toll coll": true, "unit guard": true, "add-dice": true, "clear-assets": true, "roll 2 new dice": true, "obstacle": true,
		"poison": false, "toll spy": false,
	} {
		found := false
		for _, card := range find(w.bench.book, search) {
			found = found || w.bench.book.Content().NameOf(card) == "Toll Collectors"
		}
		if found != want {
			t.Errorf("%q finds the card: %t", search, found)
		}
	}
	gametest.PressIn(t, w.Menu, "Toll Collectors")
	gametest.Tick(t, g)
	if w.open == nil || w.open.name != "Toll Collectors" {
		t.Fatalf("%+v is open", w.open)
	}
	gametest.Strikes(t, g, "Escape", "Escape")
	if _, still := g.Scene.(*workshop); still {
		t.Error("there is no way back")
	}
}

// What is wrong stands at its line; the last good cards stay until it is mended. A card that is given another name stays open.
func TestWorkshopKeepsTheLastGoodCards(t *testing.T) {
	folder := t.TempDir()
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	b := openBench(folder, func() []*content.Box { return nil })
	good := b.book
	save(t, folder, "obstacles-empire.toml", changed("damage", "dmage"))
	b.read()
	if b.good() || b.book != good || len(b.found) != 1 {
		t.Fatalf("it finds %v, %v", b.found, b.wrong)
	}
	if f := b.fileOf(b.found[0].File); b.found[0].Line != 13 || len(f.at(13)) != 1 || !strings.HasPrefix(f.lines[12], "dmage") {
		t.Errorf("it is found at line %d of %q: %v", b.found[0].Line, f.path, f.at(13))
	}
	save(t, folder, "obstacles-empire.toml", "[[obstacle")
	if b.read(); b.good() || b.book != good {
		t.Errorf("it finds %v", b.found)
	}
	save(t, folder, "toll.svg", "<svg viewBox='0 0 5 3'><text>Toll</text></svg>")
	save(t, folder, "obstacles-empire.toml", changed("damage", "picture = \"toll.svg\"\ndamage"))
	if b.read(); b.good() || b.book != good || len(b.found) != 1 || b.found[0].Line != 13 {
		t.Errorf("with a picture that cannot be drawn it finds %v", b.found)
	}
	s := shown{}
	for _, card := range good.Content().AllCards() {
		if good.Content().NameOf(card) == "Toll Collectors" {
			s = showing(good, card)
		}
	}
	save(t, folder, "obstacles-empire.toml", changed("Toll Collectors", "Toll Gatherers"))
	if b.read(); !b.good() || b.book == good || !s.find(b.book) || s.name != "Toll Gatherers" {
		t.Errorf("it finds %v; %q is open", b.found, s.name)
	}
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if b.read(); b.wrong == nil || b.book == nil {
		t.Error("a box that has gone is read")
	}
}

// What is newly found is scrolled into view, in the list and on the page of its card.
func TestFindingsScrollIntoView(t *testing.T) {
	g := gametest.InFolder(t)
	g.Width, g.Height = app.LeastWidth, app.LeastHeight
	folder := filepath.Join(t.TempDir(), "toll-roads")
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	if err := OpenBox(g, folder); err != nil {
		t.Fatal(err)
	}
	w := g.Scene.(*workshop)
	g.Skin.ByKeys = false // the mouse was used last, and nothing has the focus
	screen := ebiten.NewImage(g.Width, g.Height)
	saves := func(text string) {
		t.Helper()
		gametest.WriteText(t, filepath.Join(folder, "obstacles-empire.toml"), text)
		w.reread(g)
		gametest.Tick(t, g)
		w.Draw(g, screen)
	}
	good, broken := tollRoads["obstacles-empire.toml"], changed("do = \"move-cost\"", "do = \"move-costs\"")
	for _, place := range []struct {
		name  string
		shows func()
		from  int // how far it is scrolled before
	}{
		{"the list", func() { w.all, w.open = true, nil }, 1 << 20},
		{"the card", func() { w.openNamed("Toll Collectors") }, 0},
	} {
		place.shows()
		saves(good)
		w.Menu.ScrollTo(place.from)
		before := w.Menu.ScrolledBy()
		w.Settle(g)
		saves(good)
		if again := w.Menu.ScrolledBy(); again != before {
			t.Errorf("%s: built again it is scrolled by %d, not %d", place.name, again, before)
		}
		if saves(broken); w.finding == nil {
			t.Fatalf("%s: nothing is found: %v %v", place.name, w.bench.found, w.bench.wrong)
		}
		if at, view := w.finding.GetWidget().Rect, w.Menu.Seen(w.finding); at.Empty() || !at.In(view) || w.Menu.ScrolledBy() == before {
			t.Errorf("%s: the finding is at %v, seen is %v, scrolled from %d to %d", place.name, at, view, before, w.Menu.ScrolledBy())
		}
	}
}

// A table in the folder of a box is read into its cards whenever it is saved; a mistake in it stands at its row.
func TestWorkshopReadsTables(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "toll-roads")
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	table := func(difficulty string) {
		t.Helper()
		if err := makeBox(filepath.Join(folder, "tables"), map[string]string{
			"obstacles.csv": "name;region;skill;difficulty;notes\r\nToll Collectors;empire;rapport;" + difficulty + ";too weak\r\n"}); err != nil {
			t.Fatal(err)
		}
	}
	table("4")
	b := openBench(folder, func() []*content.Box { return nil })
	is := func(want int) {
		t.Helper()
		for _, o := range b.book.Content().Obstacles {
			if o.Name == "Toll Collectors" && o.Difficulty != want {
				t.Errorf("its difficulty is %d, want %d: %v %v", o.Difficulty, want, b.found, b.wrong)
			}
		}
	}
	is(4)
	if text, err := os.ReadFile(filepath.Join(folder, "obstacles-empire.toml")); err != nil || !strings.Contains(string(text), "# Who asks for tolls.") {
		t.Errorf("the file is now %s, %v", text, err)
	}
	table("9")
	b.read()
	is(4) // the last good cards stay
	if len(b.found) != 1 || b.found[0].Line != 2 || !strings.HasSuffix(b.found[0].File, "tables/obstacles.csv") ||
		b.found[0].What != "column difficulty: `difficulty` should be a number from 1 to 6, not the number 9" {
		t.Fatalf("found %v", b.found)
	}
	if f := b.fileOf(b.found[0].File); f.name != "tables/obstacles.csv" || len(f.lines) != 3 || len(f.at(2)) != 1 || f.path == "" {
		t.Errorf("the file shown is %+v", f)
	}
	table("5")
	b.read()
	is(5)
	before, _ := os.ReadFile(filepath.Join(folder, "obstacles-empire.toml"))
	b.read()
	if after, _ := os.ReadFile(filepath.Join(folder, "obstacles-empire.toml")); !bytes.Equal(before, after) {
		t.Error("reading the same table again writes the file")
	}
}

// An entry ends before the remarks of the next, whatever stands in between.
func TestEntriesInFiles(t *testing.T) {
	f := file{lines: strings.Split(`[[obstacle]]
name = "A"
dice = [1]

# the next
[[obstacle]]
name = 'B' # not "A"
dice = [2]
`, "\n")}
	for name, want := range map[string][2]int{"A": {0, 3}, "B": {5, 8}} {
		if from, to, ok := f.entry("obstacle", name, 1); !ok || from != want[0] || to != want[1] {
			t.Errorf("%s stands in lines %d to %d, %t", name, from, to, ok)
		}
	}
	if _, _, ok := f.entry("obstacle", "C", 1); ok {
		t.Error("there is a C")
	}
}

// A file may be saved while a name is still being written.
func TestNamesHalfWritten(t *testing.T) {
	for line, want := range map[string]string{`name =`: "", `name = "`: "", `name = "To`: "To", `name = ''`: "", `name = 'Anna "the Toll"'`: `Anna "the Toll"`} {
		if is := nameIn([]string{"[[obstacle]]", line}); is != want {
			t.Errorf("%s gives the name %q", line, is)
		}
	}
}

// A file that is saved in place, or by another one that takes its place, wakes the window until that takes it up.
func TestSavedFilesWake(t *testing.T) {
	folder := t.TempDir()
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	woken := make(chan bool, 1)
	w, err := newWatch(folder, func() {
		select {
		case woken <- true:
		default:
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	defer w.close()
	for _, saves := range []func(){
		func() { save(t, folder, "obstacles-empire.toml", changed("difficulty = 2", "difficulty = 3")) },
		func() { _ = makeBox(folder, map[string]string{"events.toml": "# later\n"}) },
	} {
		saves()
		<-woken
		<-woken // until it is taken
		if !w.take() || w.take() {
			t.Error("nothing has changed, or twice")
		}
	}
}

// laid are the pictures whose menus differ.
func laid() []gametest.Staged {
	return gametest.Only(Shots(), "workshop-boxes", "workshop-remove", "workshop-newbox", "workshop-broken", "workshop-brokencard")
}

func TestNoWorkshopOverflows(t *testing.T)              { gametest.NoMenuOverflows(t, laid()) }
func TestEverythingInWorkshopCanBeFocused(t *testing.T) { gametest.EverythingCanBeFocused(t, laid()) }

// A card below the box is written into it as it is, and taken back as long as nobody has changed the file since.
func TestChangeThisCard(t *testing.T) {
	folder := t.TempDir()
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	b := openBench(folder, func() []*content.Box { return nil })
	named := func(name string) content.CardOf {
		c := b.book.Content()
		all := c.AllCards()
		return all[slices.IndexFunc(all, func(card content.CardOf) bool { return c.NameOf(card) == name })]
	}
	before := map[string]string{}
	for _, name := range []string{"Imperial Guard", "Eastkeep", "Grand Tour", "Thea", "Drought"} {
		card := named(name)
		file := filepath.Join(folder, filepath.Base(b.book.Content().SourceOf(card).File))
		was, _ := os.ReadFile(file)
		before[file] = string(was)
		if err := b.changeCard(card); err != nil {
			t.Fatal(err)
		}
		if b.read(); !b.good() {
			t.Fatalf("%s: %v %v", name, b.found, b.wrong)
		}
		if c := b.changeOf(named(name)); c == nil || c.How != content.Replaced || len(c.Keys) > 0 {
			t.Errorf("%s: the change is %+v", name, c)
		}
		if err := b.changeCard(named(name)); err == nil {
			t.Errorf("%s is written twice", name)
		}
	}
	for len(b.written) > 0 {
		file := b.written[len(b.written)-1].path
		if err := b.undo(); err != nil {
			t.Fatal(err)
		}
		if text, _ := os.ReadFile(file); string(text) != before[file] {
			t.Errorf("%s is not what it was:\n%s", file, text)
		}
	}
	if b.read(); !b.good() || len(b.changes()) != 3 {
		t.Errorf("after all is taken back: %v, %v", b.found, b.changes())
	}
	// What an editor has changed since is not taken back.
	if err := b.changeCard(named("Thea")); err != nil {
		t.Fatal(err)
	}
	_ = makeBox(folder, map[string]string{"characters.toml": "# mine\n"})
	if b.canUndo() || b.undo() == nil {
		t.Error("another's change is taken back")
	}
	if text, _ := os.ReadFile(filepath.Join(folder, "characters.toml")); string(text) != "# mine\n" {
		t.Errorf("the file is %q", text)
	}
}

// A copy of a card of each kind is written at the end of the box's file, under a name of its own, and can be played with at once.
func TestNewCards(t *testing.T) {
	folder := t.TempDir()
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	b := openBench(folder, func() []*content.Box { return nil })
	for _, name := range []string{"Toll Collectors", "Poison", "Eastkeep", "Grand Tour", "Thea", "Poison"} {
		c := b.book.Content()
		all := c.AllCards()
		card := all[slices.IndexFunc(all, func(card content.CardOf) bool { return c.NameOf(card) == name })]
		file := filepath.Join(folder, filepath.Base(c.SourceOf(card).File))
		was, _ := os.ReadFile(file)
		is, err := b.copyCard(card)
		if err != nil {
			t.Fatal(err)
		}
		if b.read(); !b.good() {
			t.Fatalf("%s: %v %v", is, b.found, b.wrong)
		}
		if text, _ := os.ReadFile(file); !strings.HasPrefix(string(text), string(was)) {
			t.Errorf("%s: the file has lost something:\n%s", is, text)
		}
		if !strings.HasPrefix(is, "Copy of "+name) || !slices.ContainsFunc(b.changes(), func(c content.Change) bool {
			return c.Name == is && c.How == content.Added
		}) {
			t.Errorf("%q is not among the cards", is)
		}
	}
	event := content.EventCard(content.Summer, 2)
	if _, err := b.copyCard(event); err != nil {
		t.Fatal(err)
	}
	if b.read(); !b.good() {
		t.Fatal(b.found)
	}
	if _, err := b.copyCard(event); err == nil {
		t.Error("two events take the same place")
	}
}

// An editor with a window is told the line; one that needs a terminal is not used.
func TestEditors(t *testing.T) {
	for editor, want := range map[string]string{
		"code": "code -g a.toml:7", "/usr/bin/gvim -p": "/usr/bin/gvim -p +7 a.toml", "kate": "kate -l 7 a.toml", "vim": "", "": "",
	} {
		t.Setenv("VISUAL", "")
		t.Setenv("EDITOR", editor)
		if is := strings.Join(editorOf("a.toml", 7), " "); is != want {
			t.Errorf("%q: %q", editor, is)
		}
	}
}

// Whatever a card of the game does can be shown on a table.
func TestPractice(t *testing.T) {
	book := rulestest.GameBook(t)
	for _, card := range book.Content().AllCards() {
		for _, deed := range book.Deeds(card) {
			campaign, err := practise(book, card, deed)
			if err != nil || campaign.Len() == 0 {
				t.Errorf("%s, %v: %v", book.DistinctName(card), deed, err)
			}
		}
	}
}

// What a card asks to be carried out by hand is asked: the practice waits there for the players ([by-hand]), wherever a card may ask it.
func TestPracticeByHand(t *testing.T) {
	cards, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	ask := content.Blank(content.OpByHand)
	ask.Text = "Move a threat marker one space up."
	effects := []content.Effect{ask}
	o, l, season := &cards.Obstacles[0], &cards.Locations[0], content.Summer
	o.Activate, o.Overcome, o.Arrive = effects, effects, effects
	l.Action, l.Arrive = effects, effects
	cards.Characters[0].Abilities[0] = content.Ability{Box: cards.Characters[0].Abilities[0].Box, Effects: effects}
	cards.Events[season][2].Effects = effects
	book, all := rules.New(cards), cards.AllCards()
	waits := 0
	for _, card := range all {
		by := card.Kind == content.ObstacleKind && cards.Card(content.ObstacleID(card.N)).Name == o.Name || card.Kind == content.EventKind && card == content.EventCard(season, 2) ||
			card.N == 0 && (card.Kind == content.LocationKind || card.Kind == content.CharacterKind)
		for _, deed := range book.Deeds(card) {
			if !by || card.Kind == content.CharacterKind && deed.Nth != 0 || deed.Kind == rules.DeedIcon {
				continue
			}
			campaign, err := practise(book, card, deed)
			if err != nil {
				t.Errorf("%s, %v: %v", book.DistinctName(card), deed, err)
				continue
			}
			if !campaign.Now().ByHand() {
				t.Errorf("%s, %v: it does not wait for what is asked by hand", book.DistinctName(card), deed)
			}
			waits++
		}
	}
	if waits < 6 {
		t.Errorf("only %d deeds were looked at", waits)
	}
}

// A card that asks something by hand is played at a table, which says so and comes back to the card once it is done; another one is replayed.
func TestSeeItByHand(t *testing.T) {
	folder := t.TempDir()
	files := maps.Clone(tollRoads)
	files["obstacles-empire.toml"] = changed("activate = [", "activate = [\n  { do = \"by-hand\", text = \"Move a threat marker one space up.\" },")
	if err := makeBox(folder, files); err != nil {
		t.Fatal(err)
	}
	w := &workshop{bench: openBench(folder, func() []*content.Box { return nil })}
	if !w.bench.good() {
		t.Fatal(w.bench.found, w.bench.wrong)
	}
	all := w.bench.book.Content().AllCards()
	w.show(all[slices.IndexFunc(all, func(card content.CardOf) bool { return w.bench.book.Content().NameOf(card) == "Toll Collectors" })])
	var begun *saves.Campaign
	var trial app.Trial
	g := &app.App{Routes: app.Routes{Try: func(_ *app.App, campaign *saves.Campaign, what app.Trial) { begun, trial = campaign, what }}}
	if err := w.play(rules.Deed{Kind: rules.DeedActivate})(g); err != nil {
		t.Fatal(err)
	}
	if begun == nil || !begun.Now().ByHand() || begun.Len() > 0 || trial.Title != "Toll Collectors" {
		t.Fatalf("no table is laid out where it is asked: %v, %+v", begun, trial)
	}
	book := w.bench.book
	ends := func() bool { return trial.Ends(begun, nil, false) }
	for range 2 { // a marker is taken up and moved
		if ends() {
			t.Error("it ends while it is asked")
		}
		moves := book.Choices(begun.Now(), nil)
		i := slices.IndexFunc(moves, func(m rules.Move) bool {
			return m.Kind == rules.MoveResource || m.Kind == rules.MoveValue && m.Arg == 3
		})
		if i < 0 {
			t.Fatalf("no marker can be moved: %v", moves)
		}
		if err := begun.Play(moves[i], nil); err != nil {
			t.Fatal(err)
		}
	}
	choose := rules.RandomPolicy(1)
	for n := 0; !ends(); n++ {
		if n > mostPractised {
			t.Fatal("it never ends")
		}
		if err := begun.Play(choose(book, begun.Now(), book.Moves(begun.Now(), nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	if trial.Ends(begun, nil, true) {
		t.Error("it ends while pieces move")
	}
}

// All cards lists every card, and each opens its page.
func TestAllCardsAreListed(t *testing.T) {
	g := gametest.InFolder(t)
	if err := stage(g, func(w *workshop, _ string) { w.all = true }); err != nil {
		t.Fatal(err)
	}
	w := g.Scene.(*workshop)
	gametest.Tick(t, g)
	for _, card := range w.bench.book.Content().AllCards() {
		if !gametest.HasButton(w.Menu, w.line(card)) {
			t.Errorf("%s is not listed", w.line(card))
		}
	}
}

// Enter in the search opens the first card it finds, and after Undo the card of the game is shown that was open.
func TestSearchAndUndoKeepTheCard(t *testing.T) {
	folder := t.TempDir()
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	w := &workshop{bench: openBench(folder, func() []*content.Box { return nil }), all: true, search: "poison"}
	g := &app.App{Painter: &render.Painter{}}
	if err := w.openFirst(g); err != nil || w.open == nil || w.open.name != "Poison" {
		t.Fatalf("%+v is open: %v", w.open, err)
	}
	if err := w.changeHere(g); err != nil || w.bench.changeOf(w.open.card) == nil {
		t.Fatal("the card is not changed", err)
	}
	if err := w.undo(g); err != nil || w.open == nil || w.open.name != "Poison" || w.bench.changeOf(w.open.card) != nil {
		t.Errorf("%+v is open after Undo: %v", w.open, err)
	}
	w.open, w.search = nil, "no such card"
	if err := w.openFirst(g); err != nil || w.open != nil {
		t.Errorf("%+v is found: %v", w.open, err)
	}
}

// The game without a card is the same but for it: one of the box is cut out of its file, one below is taken away. What it cannot do
// without is said.
func TestWithoutACard(t *testing.T) {
	folder := t.TempDir()
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	b := openBench(folder, func() []*content.Box { return nil })
	c := b.book.Content()
	for _, name := range []string{"Toll Collectors", "Poison"} {
		all := c.AllCards()
		i := slices.IndexFunc(all, func(card content.CardOf) bool { return c.NameOf(card) == name })
		left, err := b.without(all[i])
		if err != nil {
			t.Fatal(err)
		}
		if rest := left.AllCards(); len(rest) != len(all)-1 || slices.ContainsFunc(rest, func(card content.CardOf) bool { return left.NameOf(card) == name }) {
			t.Errorf("without %s there are %d cards of %d", name, len(rest), len(all))
		}
	}
	if _, err := b.without(content.EventCard(content.Winter, 1)); err == nil || !strings.Contains(err.Error(), "cannot do without") {
		t.Errorf("without an event: %v", err)
	}
}

// A card may go from a box with pictures of its own.
func TestWithoutACardOfABoxWithPictures(t *testing.T) {
	folder := t.TempDir()
	card := strings.Split(changed("skill =", "picture = \"toll.png\"\nskill ="), "[[obstacle]]\n")[1]
	files := maps.Clone(tollRoads)
	files["obstacles-empire.toml"] = "[[obstacle]]\n" + card + "\n[[obstacle]]\n" + strings.Replace(card, "Toll Collectors", "Toll Keepers", 1)
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 40, 30))); err != nil {
		t.Fatal(err)
	}
	files["toll.png"] = picture.String()
	if err := makeBox(folder, files); err != nil {
		t.Fatal(err)
	}
	b := openBench(folder, func() []*content.Box { return nil })
	if !b.good() {
		t.Fatalf("the box cannot be read: %v, %v", b.found, b.wrong)
	}
	c := b.book.Content()
	all := c.AllCards()
	i := slices.IndexFunc(all, func(card content.CardOf) bool { return c.NameOf(card) == "Toll Keepers" })
	if _, err := b.without(all[i]); err != nil {
		t.Error(err)
	}
}

// The figures say how many pairs there were, and give each difference with its interval.
func TestFiguresInASentence(t *testing.T) {
	f := &figures{pairs: lab.Pairs{Played: 100, Progress: stats.Estimate{Value: -1.2, Low: -2, High: -0.4, N: 100}, Threat: stats.Estimate{Low: -1, High: 1, N: 100}, Won: stats.Estimate{N: 100}}}
	const want = "100 campaigns each with and without it, same seeds: progress -1.20 (-2.00 to -0.40) spaces; no sure change of threat, 0.00 (-1.00 to +1.00) spaces. Won: 0 (0 to 0) points."
	if say := f.say(); say != want {
		t.Errorf("they say %q", say)
	}
}

// A new box is made by its name and opened; installed, it can be removed again after a question that names who needs it.
func TestNewBoxAndRemoval(t *testing.T) {
	g := gametest.InFolder(t)
	if err := Open(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	s := g.Scene.(*shelf)
	gametest.PressIn(t, s.Menu, "New box")
	gametest.Tick(t, g)
	gametest.PressIn(t, s.Menu, "Make box")
	gametest.Tick(t, g)
	if s.Trouble != "A box needs a name." {
		t.Errorf("without a name it says %q", s.Trouble)
	}
	s.naming.SetText("Toll Roads")
	gametest.PressIn(t, s.Menu, "Make box")
	gametest.Tick(t, g)
	w, ok := g.Scene.(*workshop)
	if !ok || w.bench.name() != "Toll Roads 1.0" || !w.bench.good() {
		t.Fatalf("there is %T: %s", g.Scene, s.Trouble)
	}
	zipped, err := boxes.Zipped(w.bench.path)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.up(g); err != nil {
		t.Fatal(err)
	}
	book, err := g.Library.With(g.Shelf().Boxes()...)
	if err != nil {
		t.Fatal(err)
	}
	file := g.Folder().NewFile(time.Now())
	campaign, err := saves.New(book, file, rules.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	if err := campaign.Close(); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	gametest.PressIn(t, g.Scene.(*shelf).Menu, "Toll Roads 1.0: Remove")
	gametest.Tick(t, g)
	if g.Sheet == nil || len(g.Shelf().List()) != 1 {
		t.Fatal("the box is removed without a question")
	}
	gametest.Tick(t, g)
	words := gametest.MenuNow(g).Spoken()
	if says := strings.Join(words.All(), " "); !strings.Contains(says, saves.NameOf(file)) {
		t.Errorf("the question is %q", says)
	}
	gametest.Strikes(t, g, "R")
	if g.Sheet != nil || len(g.Shelf().List()) != 0 {
		t.Error("the box is still there")
	}
	gametest.Tick(t, g)
	if names := gametest.NamesOf(g.Scene.(*shelf).Menu); slices.Contains(names, "Toll Roads 1.0: Remove") {
		t.Errorf("the list has %q", names)
	}
	if _, err := g.Shelf().Look(zipped, "toll-roads.zip"); err != nil {
		t.Errorf("a new box cannot be sent: %v", err)
	}
}

// A box is installed by the desktop's chooser; if nothing is chosen, nothing happens. Where no chooser opens, a sheet says why and asks for its
// path, which may be that of a folder.
func TestInstallABox(t *testing.T) {
	g := gametest.InFolder(t)
	if err := Open(g); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "toll-roads")
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	zipped, err := boxes.Zipped(folder)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "from Anna.zip")
	gametest.WriteText(t, file, string(zipped))
	says := func() string {
		words := gametest.MenuNow(g).Spoken()
		return strings.Join(words.All(), " ")
	}
	choose := func(path string, err error) {
		t.Helper()
		g.Chooser = func(context.Context) (string, error) { return path, err }
		gametest.Tick(t, g)
		gametest.PressIn(t, g.Scene.(*shelf).Menu, "Install a box ...")
		gametest.Tick(t, g)
		g.TakeChosen()
		if g.Sheet != nil {
			gametest.Tick(t, g)
		}
	}
	if choose("", nil); g.Sheet != nil || g.Notice != "" {
		t.Fatalf("nothing is chosen, and there is %T", g.Sheet)
	}
	if choose(filepath.Join(folder, "board.toml"), nil); !strings.Contains(says(), "This box cannot be installed board.toml") {
		t.Errorf("of a file that is none it says %q", says())
	}
	gametest.Strikes(t, g, "G")
	if choose(file, nil); !strings.Contains(says(), "Toll Roads 1.0") {
		t.Fatalf("the box is shown as %q", says())
	}
	gametest.Strikes(t, g, "I")
	if list := g.Shelf().List(); g.Sheet != nil || len(list) != 1 {
		t.Fatalf("installed is %v", list)
	}
	gametest.Tick(t, g)
	if names := gametest.NamesOf(g.Scene.(*shelf).Menu); !slices.Contains(names, "Toll Roads 1.0: Open") {
		t.Errorf("the list has %q", names)
	}

	choose("", errors.New("no file chooser opens here"))
	if !strings.Contains(says(), "No file chooser opens here.") || g.Sheet == nil {
		t.Fatalf("without a chooser it says %q", says())
	}
	write := func(path string) {
		t.Helper()
		field, ok := widgetOf[*widget.TextInput](gametest.MenuNow(g))
		if !ok {
			t.Fatal("there is no field")
		}
		field.SetText(path)
		gametest.PressIn(t, gametest.MenuNow(g), "Install")
		gametest.Tick(t, g)
		gametest.Tick(t, g)
	}
	write("")
	if !strings.Contains(says(), "Write the path") {
		t.Errorf("without a path it says %q", says())
	}
	write(filepath.Join(folder, "missing.zip"))
	if !strings.Contains(says(), "missing.zip cannot be opened") {
		t.Errorf("of a path that leads nowhere it says %q", says())
	}
	write("\"" + folder + "\"")
	if !strings.Contains(says(), "already installed") {
		t.Errorf("the box in the folder is shown as %q", says())
	}
}

// widgetOf returns the first widget of a kind in a menu.
func widgetOf[W any](m *menu.Menu) (is W, ok bool) {
	for w := range m.Names {
		if is, ok = w.(W); ok {
			return is, true
		}
	}
	return is, false
}

// While the chooser is open another is not opened, and the window says so.
func TestOneChooser(t *testing.T) {
	g := gametest.InFolder(t)
	g.Background = true // as in a window
	ends := make(chan bool)
	g.Chooser = func(ctx context.Context) (string, error) {
		<-ctx.Done()
		close(ends)
		return "", ctx.Err()
	}
	g.ChooseBox()
	g.TakeChosen()
	if g.Notice != "" || g.Sheet != nil {
		t.Fatalf("it says %q", g.Notice)
	}
	if g.ChooseBox(); g.Notice != "The file chooser is already open." {
		t.Errorf("it says %q", g.Notice)
	}
	g.CloseChooser()
	<-ends // with the program
}

// Quick figures say how far they are while they are played, and can be stopped.
func TestFiguresCanBeStopped(t *testing.T) {
	g := gametest.InFolder(t)
	if err := stage(g, func(w *workshop, _ string) { w.openNamed("Poison") }); err != nil {
		t.Fatal(err)
	}
	w := g.Scene.(*workshop)
	gametest.Tick(t, g)
	g.Background = true // as in a window
	gametest.PressIn(t, w.Menu, "Quick figures")
	gametest.Tick(t, g)
	if w.figures == nil {
		t.Fatal(w.Trouble)
	}
	says := regexp.MustCompile(`[1-9]\d* of 100 pairs of campaigns are played`)
	told := func() string {
		words := w.Menu.Spoken()
		return strings.Join(words.All(), " ")
	}
	for end := time.Now().Add(2 * time.Minute); !says.MatchString(told()); gametest.Tick(t, g) {
		if time.Now().After(end) {
			t.Fatalf("no pair is played: %q", told())
		}
		time.Sleep(10 * time.Millisecond)
	}
	gametest.PressIn(t, w.Menu, "Stop")
	gametest.Tick(t, g)
	if w.figures != nil || !gametest.HasButton(w.Menu, "Quick figures") {
		t.Error("they are still played")
	}
}
