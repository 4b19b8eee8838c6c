package campaigns

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/scenes/replay"
	"sixwinters/game/words"
	"sixwinters/saves"
)

// listed is the list of all campaigns, with campaigns of these names, the last one played last.
func listed(t *testing.T, names ...string) (*app.App, *list) {
	t.Helper()
	g := gametest.InFolder(t)
	gametest.Keep(t, g, names...)
	l := newList(g)
	g.Show(l)
	pass(t, g, l)
	return g, l
}

// pass lets a tick pass, and draws.
func pass(t *testing.T, g *app.App, s app.Scene) {
	t.Helper()
	if _, err := s.Update(g); err != nil {
		t.Fatal(err)
	}
	s.Draw(g, ebiten.NewImage(gametest.WindowWidth, gametest.WindowHeight))
}

// doAndPass does something on the screen of all campaigns.
func (l *list) doAndPass(t *testing.T, g *app.App, act func(g *app.App) error) {
	t.Helper()
	l.act = act
	pass(t, g, l)
	pass(t, g, l)
}

func (l *list) names() string {
	var names []string
	for i := range l.shown {
		names = append(names, l.shown[i].Name)
	}
	return strings.Join(names, ", ")
}

func TestListShowsCampaigns(t *testing.T) {
	g, l := listed(t, "Old", "New")
	gametest.WriteText(t, filepath.Join(string(g.Folder()), "Letter.txt"), "Dear Thea,\n")
	l.read(g)
	if got := l.names(); got != "Letter, New, Old" {
		t.Fatalf("listed are %s", got)
	}
	if c := l.shown[0].row; c.Trouble == "" || c.Table != nil {
		t.Errorf("a letter is shown as %+v", c)
	}
	for range 9 {
		pass(t, g, l)
	}
	c := l.shown[2].row
	if !strings.Contains(c.Where, "Year I") || !strings.Contains(c.Where, "hardcore") || !strings.Contains(c.Where, g.Book.Season(c.Table).String()) {
		t.Errorf("it is said to be at %q", c.Where)
	}
	if !strings.Contains(c.Who, " and ") || c.Played == "" {
		t.Errorf("it is said to be played by %q, %q", c.Who, c.Played)
	}
	for i := range 9 {
		pass(t, g, l)
		if i == 8 && (l.shown[1].row.Thumb == nil || l.shown[2].row.Thumb == nil || l.shown[0].row.Thumb != nil) {
			t.Error("not every campaign that has a table has a picture of it")
		}
	}
	// The pictures are kept: back on the screen, no new ones are drawn.
	kept := len(g.Thumbs)
	again := newList(g)
	for range 9 {
		pass(t, g, again)
	}
	if len(g.Thumbs) != kept || again.shown[1].row.Thumb != l.shown[1].row.Thumb {
		t.Errorf("there are %d pictures, not %d", len(g.Thumbs), kept)
	}
}

func TestListKeepsCampaignsInOrder(t *testing.T) {
	g, l := listed(t, "Old", "New")
	l.choose(1)
	l.doAndPass(t, g, l.duplicate)
	if got := l.chosen.Name; got != "Old (copy)" || len(l.all) != 3 {
		t.Errorf("after duplicating, %q is chosen of %s", got, l.names())
	}
	l.doAndPass(t, g, l.remove)
	if strings.Contains(l.names(), "copy") || l.deleted == "" {
		t.Errorf("after deleting there are %s", l.names())
	}
	l.doAndPass(t, g, l.restore)
	if got := l.chosen.Name; got != "Old (copy)" || l.deleted != "" {
		t.Errorf("after undoing the deletion %q is chosen", got)
	}
	l.doAndPass(t, g, func(g *app.App) error { return l.beginNaming(g, l.menu) })
	if l.naming == nil {
		t.Fatal("nothing is asked")
	}
	l.naming.SetText("Third")
	l.players.SetText("Anna and Bert")
	l.doAndPass(t, g, func(g *app.App) error {
		return l.rename(g, l.entry(g), l.naming.GetText(), l.players.GetText())
	})
	if got := l.entry(g); got.Name != "Third" || got.Header.Players != "Anna, Bert" || l.naming != nil {
		t.Errorf("it is named %q and played by %q; still asked: %v", got.Name, got.Header.Players, l.naming != nil)
	}
	if who := l.chosen.row.Who; !strings.HasPrefix(who, "Anna and Bert, with ") {
		t.Errorf("it is played by %q", who)
	}
	l.doAndPass(t, g, func(g *app.App) error { return l.rename(g, l.entry(g), "Third", "Anna, Carl") })
	if want := "The players of \"Third\" are saved."; l.say != want {
		t.Errorf("with other players and the same name it says %q, not %q", l.say, want)
	}
	// A name that is taken is asked again.
	l.doAndPass(t, g, func(g *app.App) error { return l.beginNaming(g, l.menu) })
	l.doAndPass(t, g, func(g *app.App) error { return l.rename(g, l.entry(g), "New", "") })
	if l.naming == nil || !strings.Contains(l.say, "already") {
		t.Errorf("of a name that is taken it says %q", l.say)
	}
	if l.back(g); l.naming != nil || g.Scene != app.Scene(l) {
		t.Error("it cannot be left as it was")
	}
	if l.back(g); g.Scene == app.Scene(l) {
		t.Error("the screen cannot be left")
	}
}

// TestListByKeys works the list with the keyboard alone.
func TestListByKeys(t *testing.T) {
	g, l := listed(t, "Old", "Middle", "New")
	hit := func(c chord.Chord) {
		t.Helper()
		g.Keyboard.Struck = []input.Stroke{{Chord: c}}
		pass(t, g, l)
		g.Keyboard.Struck = nil
		pass(t, g, l)
	}
	chosen := func(name string) {
		t.Helper()
		if got := l.chosen.Name; got != name {
			t.Fatalf("chosen is %q, not %q", got, name)
		}
	}
	hit(chord.Chord{Key: "Tab"}) // comes to the list
	chosen("New")
	hit(chord.Chord{Key: "Down"})
	chosen("Middle")
	hit(chord.Chord{Key: "C"})
	chosen("Middle (copy)")
	hit(chord.Chord{Key: "Delete"})
	if strings.Contains(l.names(), "copy") {
		t.Fatalf("after deleting there are %s", l.names())
	}
	hit(chord.Chord{Key: "Z", Ctrl: true})
	chosen("Middle (copy)")
	hit(chord.Chord{Key: "Down"})
	chosen("New")
	hit(chord.Chord{Key: "N"})
	if l.naming == nil {
		t.Fatal("nothing is asked")
	}
	hit(chord.Chord{Key: "Escape"})
	chosen("New")
	hit(chord.Chord{Key: "R"})
	if got := fmt.Sprintf("%T", g.Scene); !strings.HasSuffix(got, ".Replay") {
		t.Fatalf("R leads to %s", got)
	}
	g.Show(l)
	hit(chord.Chord{Key: "V"})
	looked, ok := g.Scene.(*replay.Replay)
	if !ok || looked.Table.Dialog == nil || looked.At != looked.Line.Len()-1 {
		t.Fatalf("V leads to %T", g.Scene)
	}
	g.Show(l)
	hit(chord.Chord{Key: "Enter"})
	at := g.Campaign()
	if at == nil || saves.NameOf(at.Name()) != "New" {
		t.Fatalf("Enter leads to %T", g.Scene)
	}
	at.Close()
}

func TestListPlaysAndReplays(t *testing.T) {
	g, l := listed(t, "Old", "New")
	g.Skin.ByKeys = true
	looked := ""
	g.Routes.Replay = func(g *app.App, file string, back func(g *app.App)) error {
		looked = saves.NameOf(file)
		g.Show(elsewhere{})
		back(g)
		return nil
	}
	if l.doAndPass(t, g, l.replay); looked != "New" || g.Scene != app.Scene(l) {
		t.Errorf("from a replay of %q one comes to %T", looked, g.Scene)
	}
	l.click(g, l.shown[1])
	if l.index() != 1 || g.Scene != app.Scene(l) {
		t.Errorf("a click chooses %d and leads to %T", l.index(), g.Scene)
	}
	l.click(g, l.shown[1])
	at := g.Campaign()
	if at == nil || saves.NameOf(at.Name()) != "Old" {
		t.Fatalf("the second click leads to %T", g.Scene)
	}
	at.Close()
}

// brokenFS is a folder in which nothing can be read.
type brokenFS struct{}

func (brokenFS) Open(string) (fs.File, error) { return nil, errors.New("the stick was pulled out") }

// TestImportedFiles drops files on the title, and on the screen of all campaigns.
func TestImportedFiles(t *testing.T) {
	g, l := listed(t, "Old")
	text, err := os.ReadFile(l.shown[0].File)
	if err != nil {
		t.Fatal(err)
	}
	newer := regexp.MustCompile(`^six winters campaign \d+`).ReplaceAllString(string(text), "six winters campaign 9")
	if err := g.Routes.Title(g); err != nil {
		t.Fatal(err)
	}
	g.TakeDropped(fstest.MapFS{
		"From Bert.txt":     {Data: text},
		"a letter.txt":      {Data: []byte("Dear Thea,\n")},
		"newer.txt":         {Data: []byte(newer)},
		"folder/hidden.txt": {Data: text},
		"film.mkv":          {Data: make([]byte, mostDropped+1)},
	})
	l, ok := g.Scene.(*list)
	if !ok {
		t.Fatalf("files that are dropped on the title lead to %T", g.Scene)
	}
	if got := l.chosen.Name; got != "From Bert" || len(l.all) != 2 {
		t.Errorf("after that %q is chosen of %s", got, l.names())
	}
	for _, say := range []string{`"From Bert" is here now`, `"a letter.txt": this is not a campaign`, `"newer.txt": a newer version`, "format 9", `"folder" cannot be taken`, `"film.mkv" cannot be taken`} {
		if !strings.Contains(l.say, say) {
			t.Errorf("it does not say %q: %q", say, l.say)
		}
	}
	g.TakeDropped(fstest.MapFS{"From Bert.txt": {Data: text}})
	if got := l.chosen.Name; got != "From Bert (2)" {
		t.Errorf("dropped once more it is %q", got)
	}
	if g.TakeDropped(brokenFS{}); !strings.Contains(l.say, "pulled out") {
		t.Errorf("of files that cannot be read it says %q", l.say)
	}
	pass(t, g, l)
	// In the middle of a game nothing is taken.
	at := elsewhere{}
	g.Show(at)
	if g.TakeDropped(fstest.MapFS{"From Bert.txt": {Data: text}}); g.Scene != app.Scene(at) || len(newList(g).all) != 3 || !strings.Contains(g.Notice, "on the title") {
		t.Error("files are taken in the middle of a game")
	}
}

// elsewhere is a scene that takes no files.
type elsewhere struct{ app.BaseScene }

// Only campaigns in sight get a picture: without a graphics card each takes a while.
func TestListPaintsWhatIsInSight(t *testing.T) {
	var names []string
	for i := range 20 {
		names = append(names, fmt.Sprintf("Campaign %02d", i))
	}
	g, l := listed(t, names...)
	last := len(names) - 1
	for range 2 * len(names) {
		pass(t, g, l)
	}
	if l.shown[0].row.Thumb == nil || l.shown[last].row.Thumb != nil {
		t.Errorf("the first has a picture: %t; the last, out of sight: %t", l.shown[0].row.Thumb != nil, l.shown[last].row.Thumb != nil)
	}
	l.choose(last)
	for range 2 * len(names) {
		pass(t, g, l)
	}
	if l.shown[last].row.Thumb == nil {
		t.Error("the last one is in sight and has no picture")
	}
}

// The list cuts players' names where the title and the table do.
func TestListCutsNames(t *testing.T) {
	g, l := listed(t, "Winter")
	for _, long := range []string{strings.Repeat("Anna ", 10), strings.Repeat("ä", 60)} {
		if err := g.Folder().NamePlayers(g.Book, l.all[0].File, long); err != nil {
			t.Fatal(err)
		}
		e := g.Folder().Entry(g.Book, l.all[0].File)
		short := e.Header.ShortNames()[0]
		if who, at := whoPlays(&e), words.WhereAndWho(&e); !strings.HasPrefix(who, short) || !strings.HasSuffix(short, "…") || !strings.Contains(at, short) {
			t.Errorf("the list says %q, and the title %q", who, at)
		}
	}
}
