package campaigns

import (
	"fmt"
	"image"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
	"sixwinters/saves"
)

// TestNewCampaign sets a campaign up and looks for what was chosen in its file, on the title and on the table.
func TestNewCampaign(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	if err := OpenNew(g); err != nil {
		t.Fatal(err)
	}
	n := g.Scene.(*newCampaign)
	gametest.Tick(t, g)
	for _, name := range []string{"Difficulty: Hardcore", "Locations: Alternative", "Players: Two, in turn"} {
		gametest.PressIn(t, n.Menu, name)
		n.build(g)
	}
	n.names, n.seed = [rules.NumPlayers]string{"Anna", "  Bartholomew of the Long Winter Nights "}, "7"
	n.begin(g)
	campaign := g.Campaign()
	if campaign == nil {
		t.Fatalf("there is %T: %s", g.Scene, n.Trouble)
	}
	defer campaign.Close()
	want := rules.Options{Seed: 7, Difficulty: content.Hardcore, Alternative: true}
	if got := campaign.Header.Options; got != want {
		t.Errorf("the campaign is %+v", got)
	}
	if got := campaign.Header.Names(); !slices.Equal(got, []string{"Anna", "Bartholomew of the Long Winter Nights"}) {
		t.Errorf("it is played by %q", got)
	}
	if !g.Settings.HandOver || !gametest.InFile(t, g).HandOver {
		t.Error("the mouse is not handed over")
	}
	if err := OpenNew(g); err != nil {
		t.Fatal(err)
	}
	if again := g.Scene.(*newCampaign); again.names[0] != "Anna" || !strings.HasPrefix(again.names[1], "Bartholomew") || again.seating != words.TwoInTurn || again.difficulty != content.Hardcore {
		t.Errorf("offered are the names %q and %s", again.names, again.difficulty)
	}
}

// A partner at another desk is chosen like any other: the campaign that is set up then waits for a server.
func TestNewCampaignAtTwoComputers(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	if err := OpenNew(g); err != nil {
		t.Fatal(err)
	}
	n := g.Scene.(*newCampaign)
	gametest.Tick(t, g)
	gametest.PressIn(t, n.Menu, "Players: Two, at two computers")
	n.build(g)
	n.names, n.seed = [rules.NumPlayers]string{"Anna", "Ben"}, "7"
	gametest.PressIn(t, n.Menu, "Begin the campaign")
	gametest.Tick(t, g)
	gametest.Tick(t, g)
	if m := gametest.MenuNow(g); !gametest.HasButton(m, "Create a table") || g.Campaign() != nil {
		t.Fatalf("there is %T: %s", g.Scene, n.Trouble)
	}
	if files := g.Folder().Files(); len(files) != 0 {
		t.Errorf("there are %v before the table is created", files)
	}
}

// The first campaign is proposed, and only who plays is asked; More choices leads to the whole form.
func TestFirstCampaignIsProposed(t *testing.T) {
	for name, settings := range map[string]string{"at once": "", "after a lesson": "started = true\nlearned = [\"moving\"]\n"} {
		t.Run(name, func(t *testing.T) { firstIsProposed(t, gametest.WithSettings(t, app.Options{}, settings)) })
	}
}

func firstIsProposed(t *testing.T, g *app.App) {
	if err := OpenNew(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	has := func(m *menu.Menu, name string) bool {
		return slices.Contains(slices.Collect(maps.Values(m.Names)), name)
	}
	n := g.Scene.(*newCampaign)
	if !gametest.HasButton(n.Menu, "Begin the campaign") || has(n.Menu, "Difficulty: Easy") {
		t.Fatalf("proposed is %q", n.Menu.Names)
	}
	if n.seating != words.OneAlone || !has(n.Menu, "Your name") {
		t.Errorf("proposed is seating %d, with %q", n.seating, n.Menu.Names)
	}
	gametest.PressIn(t, n.Menu, "Players: Two, in turn")
	gametest.Tick(t, g)
	gametest.Tick(t, g)
	if n.seating != words.TwoInTurn || !has(n.Menu, "First player") || !has(n.Menu, words.SecondPlayer) || has(n.Menu, "Difficulty: Easy") {
		t.Errorf("seated %d, the proposal has %q", n.seating, n.Menu.Names)
	}
	gametest.PressIn(t, n.Menu, "More choices")
	gametest.Tick(t, g)
	gametest.Tick(t, g)
	if !has(n.Menu, "Difficulty: Easy") {
		t.Errorf("the form has %q", n.Menu.Names)
	}
}

// TestPlayersOfANewCampaign writes names in a header and reads them.
func TestPlayersOfANewCampaign(t *testing.T) {
	for _, c := range []struct {
		seating       words.Seating
		first, second string
		want          string // in the file
	}{
		{words.TwoTogether, "", "", ""},
		{words.TwoTogether, "Anna", "", "Anna, Player 2"},
		{words.TwoTogether, " ", "Bert", "Player 1, Bert"},
		{words.OneAlone, "Anna", "Bert", "Anna"},
		{words.OneAlone, "", "Bert", words.OnePlayer},
		{words.Accompanied, "Anna", "Bert", "Anna"},
	} {
		var h saves.Header
		if h.SetNames(c.seating.Players(c.first, c.second)...); h.Players != c.want {
			t.Errorf("%+v: the file has %q", c, h.Players)
		}
	}
	for name, valid := range map[string]bool{"": true, "Anna": true, "Anna, Bert": false, strings.Repeat("ä", words.LongestName): true, strings.Repeat("ä", words.LongestName+1): false} {
		if words.ValidName(name) != valid {
			t.Errorf("%q is a name: %v", name, !valid)
		}
	}
	for seed, valid := range map[string]bool{"": true, "18446744073709551615": true, "18446744073709551616": false, "-1": false, "a": false} {
		if validSeed(seed) != valid {
			t.Errorf("%q is a seed: %v", seed, !valid)
		}
	}
}

// TestNewCampaignByHouseRules sets house rules by mouse and by keys: they are off at first, and kept while the sheet is closed
// ([house-rules]).
func TestNewCampaignByHouseRules(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	if err := OpenNew(g); err != nil {
		t.Fatal(err)
	}
	n := g.Scene.(*newCampaign)
	gametest.Tick(t, g)
	n.Menu.Focus(nil)
	gametest.ButtonIn(t, n.Menu, "House rules: None")
	gametest.Strike(t, g, "H")
	for _, name := range []string{"Rest after playing: One track", "Long rest: On"} {
		gametest.PressIn(t, n.Menu, name)
		gametest.Tick(t, g)
	}
	n.Menu.Focus(focuserIn(t, n.Menu, "Dice of each resource"))
	for range 3 {
		gametest.Strike(t, g, "Left")
	}
	want := rules.HouseRules{PlayedRest: 1, LongRest: true, Dice: 9}
	if n.house != want {
		t.Fatalf("the house rules are %+v", n.house)
	}
	gametest.Strike(t, g, "Escape")
	if _, there := g.Scene.(*newCampaign); !there || n.sheet != wholeForm {
		t.Fatalf("the key does not go back to the campaign: there is %T", g.Scene)
	}
	gametest.PressIn(t, n.Menu, "House rules: 3 on")
	gametest.Tick(t, g)
	gametest.PressIn(t, n.Menu, "All off")
	gametest.Tick(t, g)
	if n.house != (rules.HouseRules{}) {
		t.Errorf("all off leaves %+v", n.house)
	}
	n.house, n.seed = want, "7"
	gametest.Strike(t, g, "D")
	gametest.Strike(t, g, "B")
	campaign := g.Campaign()
	if campaign == nil {
		t.Fatalf("there is %T: %s", g.Scene, n.Trouble)
	}
	defer campaign.Close()
	if campaign.Header.Options.House != want || campaign.Now().House != want || !strings.Contains(campaign.Text(), "\nhouse rest-one long-rest dice-9\n") {
		t.Errorf("the campaign is %+v", campaign.Header.Options)
	}
}

// focuserIn is what of a menu can be focused and has this name.
func focuserIn(t *testing.T, m *menu.Menu, name string) widget.Focuser {
	t.Helper()
	for f, is := range m.Names {
		if is == name {
			return f
		}
	}
	t.Fatalf("nothing is called %q in %q", name, m.Name)
	return nil
}

// The form of a new campaign lies where it does, whatever is chosen on it.
func TestNewCampaignKeepsItsHeight(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 1920, Y: 1080}, {X: 900, Y: 1200}} {
		g := gametest.WithSettings(t, app.Options{}, "started = true\n")
		g.Width, g.Height = size.X, size.Y
		places := map[image.Rectangle]string{}
		for seating := range words.Seating(len(words.SeatingNames)) {
			for _, alternative := range []bool{false, true} {
				for difficulty := range content.NumDifficulties {
					n := &newCampaign{difficulty: content.Difficulty(difficulty), alternative: alternative, seating: seating}
					g.Show(n)
					gametest.Tick(t, g)
					places[n.Menu.At] = fmt.Sprintf("difficulty %d, alternative %t, seating %d", difficulty, alternative, seating)
				}
			}
		}
		if len(places) > 1 {
			t.Errorf("at %v the form lies at %v", size, places)
		}
	}
}

// The campaign that is set up is begun by the letter that its button shows, as the buttons of the title and of the sheets are;
// in a name it is a letter like any other.
func TestNewCampaignBeginsByItsLetter(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\nplayers = [\"Anna\"]\n")
	if err := OpenNew(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	m := g.Scene.(*newCampaign).Menu
	for f, name := range m.Names {
		if _, field := f.(*widget.TextInput); field && name == "Your name" {
			m.Focus(f)
		}
	}
	gametest.Strike(t, g, "B")
	if _, still := g.Scene.(*newCampaign); !still {
		t.Fatal("the letter begins the campaign while a name is written")
	}
	m.Focus(nil)
	gametest.Strike(t, g, "B")
	campaign := g.Campaign()
	if campaign == nil {
		t.Fatalf("the letter does not begin the campaign: there is %T", g.Scene)
	}
	campaign.Close()
}

// Whoever asks for two at one desk gets that, however a campaign was begun last: at first in turn.
func TestNewCampaignForTwo(t *testing.T) {
	for last, want := range map[string]words.Seating{
		"": words.TwoTogether, "accompanied = true\n": words.TwoTogether, "players = [\"Anna\"]\n": words.TwoTogether, "hand_over = true\n": words.TwoInTurn,
		"started = false\n": words.TwoInTurn,
	} {
		if !strings.HasPrefix(last, "started") {
			last = "started = true\n" + last
		}
		g := gametest.WithSettings(t, app.Options{}, last)
		if err := OpenForTwo(g); err != nil {
			t.Fatal(err)
		}
		if n := g.Scene.(*newCampaign); n.seating != want {
			t.Errorf("after %q the players are %q", last, words.SeatingNames[n.seating])
		}
	}
}

// Two who have said that they sit at one desk are offered what one desk offers.
func TestOneDeskOffersOneDesk(t *testing.T) {
	g := gametest.InFolder(t)
	if err := OpenForTwo(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	n := g.Scene.(*newCampaign)
	for i, name := range words.SeatingNames {
		n.build(g)
		if err := gametest.Press(n.Menu, "Players: "+name); (err == nil) != (i <= int(words.TwoInTurn)) {
			t.Errorf("%q is offered: %v", name, err)
		}
	}
}
