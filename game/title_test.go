package game

import (
	"fmt"
	"image"
	"os"
	"strings"
	"testing"

	"github.com/ebitenui/ebitenui/event"
	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/menu"
	"sixwinters/rules"
	"sixwinters/saves"
)

// pressIn presses the button of a name in a menu.
func pressIn(t *testing.T, m *menu.Menu, name string) {
	t.Helper()
	buttonIn(t, m, name).Click()
	event.ExecuteDeferred()
}

// buttonIn is the button of a menu whose name begins so.
func buttonIn(t *testing.T, m *menu.Menu, name string) *widget.Button {
	t.Helper()
	for f, is := range m.Names() {
		if b, ok := f.(*widget.Button); ok && strings.HasPrefix(is, name) {
			return b
		}
	}
	t.Fatalf("there is no button %q in %q", name, m.Name())
	return nil
}

// tickScene gives a scene its time.
func tickScene(t *testing.T, g *Game) {
	t.Helper()
	if _, err := g.tick(); err != nil {
		t.Fatal(err)
	}
}

// TestFirstStart is asked whether to learn or to play until a lesson or a campaign has been begun.
func TestFirstStart(t *testing.T) {
	for _, c := range []struct {
		press string
		comes func(s scene) bool
		begin string // the button there that begins it
	}{
		{"Learn first", func(s scene) bool { _, ok := s.(*lessons); return ok }, "Begin with the first lesson"},
		{"Play at once", func(s scene) bool { _, ok := s.(*newCampaign); return ok }, "Begin the campaign"},
	} {
		g := withSettings(t, Options{}, "")
		tickScene(t, g)
		pressIn(t, g.scene.(*title).menu, c.press)
		tickScene(t, g)
		if !c.comes(g.scene) {
			t.Fatalf("%s: there is %T", c.press, g.scene)
		}
		for _, begun := range []bool{false, true} {
			if begun {
				tickScene(t, g)
				pressIn(t, menuNow(g), c.begin)
				tickScene(t, g)
			}
			if inFile(t, g).Started != begun {
				t.Errorf("%s, begun %t: there is %T, and the file has %+v", c.press, begun, g.scene, inFile(t, g))
			}
			chosen := g.scene
			g.show(newTitle(g))
			tickScene(t, g)
			if m := g.scene.(*title).menu; hasButton(m, c.press) == begun {
				t.Errorf("%s, begun %t: it is asked: %t", c.press, begun, !begun)
			}
			g.show(chosen)
		}
	}
}

func hasButton(m *menu.Menu, name string) bool {
	for _, is := range m.Names() {
		if strings.HasPrefix(is, name) {
			return true
		}
	}
	return false
}

// TestNewCampaign sets a campaign up and looks for what was chosen in its file, on the title and on the table.
func TestNewCampaign(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\n")
	if err := toNewCampaign(g); err != nil {
		t.Fatal(err)
	}
	n := g.scene.(*newCampaign)
	tickScene(t, g)
	for _, name := range []string{"Difficulty: Hardcore", "Locations: Alternative", "Players: Two, in turn"} {
		pressIn(t, n.menu, name)
		n.build(g)
	}
	n.names, n.seed = [rules.NumPlayers]string{"Anna", "  Bartholomew of the Long Winter Nights "}, "7"
	n.begin(g)
	table, ok := g.scene.(*table)
	if !ok {
		t.Fatalf("there is %T: %s", g.scene, n.trouble)
	}
	defer table.campaign.Close()
	want := rules.Options{Seed: 7, Difficulty: content.Hardcore, Alternative: true}
	if table.options != want {
		t.Errorf("the campaign is %+v", table.options)
	}
	asked := ""
	for table.state.Players[1].Character == content.NoCharacter {
		if table.state.Players[0].Character == content.NoCharacter {
			asked = table.view(g).Prompt
		}
		table.play(g, table.book.Moves(&table.state, nil)[0])
		table.skip(g)
	}
	if !strings.HasPrefix(asked, "Anna,") {
		t.Errorf("the prompt is %q", asked)
	}
	placed := table.book.Prompt(&table.state).Text
	if name := table.book.PlayerName(&table.state, 0); placed != "Anna, place "+name+" at any location." {
		t.Errorf("the prompt is %q", placed)
	}
	if log := table.log.Lines[len(table.log.Lines)-1].Text; !strings.HasPrefix(log, "Bartholomew of the Long… plays ") {
		t.Errorf("the log says %q", log)
	}
	if !g.settings.HandOver || !inFile(t, g).HandOver {
		t.Error("the mouse is not handed over")
	}
	if !table.book.Seats() {
		t.Error("the sheets of the chronicle do not name the players")
	}
	e := g.folder().Entry(g.book, table.campaign.Name())
	if say := whereAndWho(g.book, &e); !strings.HasSuffix(say, "played by Anna and Bartholomew of the Long…") {
		t.Errorf("the title says %q", say)
	}
	if err := toNewCampaign(g); err != nil {
		t.Fatal(err)
	}
	if again := g.scene.(*newCampaign); again.names[0] != "Anna" || !strings.HasPrefix(again.names[1], "Bartholomew") || again.seating != twoInTurn || again.difficulty != content.Hardcore {
		t.Errorf("offered are the names %q and %s", again.names, again.difficulty)
	}
}

// Of one who plays both characters and has given no name the title says just that.
func TestTheTitleTellsOfOnePlayer(t *testing.T) {
	g := withSettings(t, Options{}, "")
	var e saves.Entry
	e.Table = g.book.NewCampaign(rules.Options{Seed: 1}, nil)
	e.Header.SetNames(onePlayer)
	if say := whereAndWho(g.book, &e); !strings.HasSuffix(say, "  one player") {
		t.Errorf("the title says %q", say)
	}
}

// TestPlayersOfANewCampaign writes names in a header and reads them.
func TestPlayersOfANewCampaign(t *testing.T) {
	for _, c := range []struct {
		seating       seating
		first, second string
		want          string // in the file
	}{
		{twoTogether, "", "", ""},
		{twoTogether, "Anna", "", "Anna, Player 2"},
		{twoTogether, " ", "Bert", "Player 1, Bert"},
		{oneAlone, "Anna", "Bert", "Anna"},
		{oneAlone, "", "Bert", onePlayer},
	} {
		n := &newCampaign{seating: c.seating, names: [rules.NumPlayers]string{c.first, c.second}}
		var h saves.Header
		if h.SetNames(n.players()...); h.Players != c.want {
			t.Errorf("%+v: the file has %q", c, h.Players)
		}
	}
	for name, valid := range map[string]bool{"": true, "Anna": true, "Anna, Bert": false, strings.Repeat("ä", longestName): true, strings.Repeat("ä", longestName+1): false} {
		if validName(name) != valid {
			t.Errorf("%q is a name: %v", name, !valid)
		}
	}
	for seed, valid := range map[string]bool{"": true, "18446744073709551615": true, "18446744073709551616": false, "-1": false, "a": false} {
		if validSeed(seed) != valid {
			t.Errorf("%q is a seed: %v", seed, !valid)
		}
	}
}

// TestCreditsShowWhatIsWrittenDown compares the credits with the files they come from.
func TestCreditsShowWhatIsWrittenDown(t *testing.T) {
	file, err := os.ReadFile("../CREDITS.md")
	if err != nil {
		t.Fatal(err)
	}
	g := withSettings(t, Options{Credits: string(file)}, "")
	shown := map[string]string{}
	for _, page := range g.creditPages() {
		for _, p := range plainText(page.text) {
			shown[page.name] += p.text + "\n"
			if strings.ContainsAny(p.text, "*`|#") || strings.Contains(p.text, "](") {
				t.Errorf("%s: it says %q", page.name, p.text)
			}
		}
	}
	for page, say := range map[string]string{
		"Credits": "Vollkorn  ·  Friedrich Althausen and the Vollkorn Project Authors  ·  SIL OFL 1.1",
		"Icons":   "winter  ·  snowflake-2  ·  Lorc  ·  CC BY 3.0",
		"Cinzel":  "SIL OPEN FONT LICENSE Version 1.1",
	} {
		if !strings.Contains(shown[page], say) {
			t.Errorf("%s: it does not say %q", page, say)
		}
	}
	for page, not := range map[string]string{"Credits": "typeface  ·", "Icons": "name  ·"} {
		if strings.Contains(shown[page], not) {
			t.Errorf("%s: it says %q", page, not)
		}
	}
}

// The form of a new campaign lies where it does, whatever is chosen on it.
func TestNewCampaignKeepsItsHeight(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 1920, Y: 1080}, {X: 900, Y: 1200}} {
		g := withSettings(t, Options{}, "started = true\n")
		g.width, g.height = size.X, size.Y
		places := map[image.Rectangle]string{}
		for seating := range seating(len(seatingName)) {
			for _, alternative := range []bool{false, true} {
				for difficulty := range content.NumDifficulties {
					n := &newCampaign{difficulty: content.Difficulty(difficulty), alternative: alternative, seating: seating}
					g.show(n)
					tickScene(t, g)
					places[n.menu.At()] = fmt.Sprintf("difficulty %d, alternative %t, seating %d", difficulty, alternative, seating)
				}
			}
		}
		if len(places) > 1 {
			t.Errorf("at %v the form lies at %v", size, places)
		}
	}
}

// The campaign that is set up is begun by the letter that its button shows, as the buttons of the title and of the sheets are; in a
// name it is a letter like any other.
func TestNewCampaignBeginsByItsLetter(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\nplayers = [\"Anna\"]\n")
	if err := toNewCampaign(g); err != nil {
		t.Fatal(err)
	}
	tickScene(t, g)
	m := g.scene.(*newCampaign).menu
	for f, name := range m.Names() {
		if _, field := f.(*widget.TextInput); field && name == "Your name" {
			m.Focus(f)
		}
	}
	strike(t, g, "B")
	if _, still := g.scene.(*newCampaign); !still {
		t.Fatal("the letter begins the campaign while a name is written")
	}
	m.Focus(nil)
	strike(t, g, "B")
	table, begun := g.scene.(*table)
	if !begun {
		t.Fatalf("the letter does not begin the campaign: there is %T", g.scene)
	}
	table.campaign.Close()
}
