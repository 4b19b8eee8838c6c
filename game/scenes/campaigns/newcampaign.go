package campaigns

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
	"sixwinters/settings"
)

// newCampaign is the screen on which a campaign is set up: how hard it is, where it begins, and who plays.
type newCampaign struct {
	app.MenuScene
	difficulty  content.Difficulty
	alternative bool // starting locations are drawn and chosen
	house       rules.HouseRules
	boxes       boxesChosen
	sheet       formSheet // that is open
	seating     words.Seating
	forTwo      bool // two people at this desk begin it: no other seating is offered
	names       [rules.NumPlayers]string
	seed        string // "": by chance
}

// formSheet is a part of the form on a sheet of its own.
type formSheet uint8

const (
	wholeForm formSheet = iota
	houseSheet
	boxesSheet
	proposal // of the first campaign
)

// leaveSheet goes back to the form.
func (n *newCampaign) leaveSheet(*app.App) error {
	n.sheet, n.Menu = wholeForm, nil
	return nil
}

// lastSeating returns how it was when a campaign was begun last.
func lastSeating(g *app.App) words.Seating {
	switch {
	case g.Settings.Accompanied:
		return words.Accompanied
	case words.PlaysAlone(g.Settings.Players):
		return words.OneAlone
	case g.Settings.HandOver:
		return words.TwoInTurn
	}
	return words.TwoTogether
}

// OpenNew opens the screen with the names that were given last and the difficulty that was chosen last. Whoever has no
// campaign yet is advised to play an easy one, alone.
func OpenNew(g *app.App) error {
	difficulty := content.Standard
	if last := slices.Index(settings.Difficulties, g.Settings.Difficulty); last >= 0 {
		difficulty = content.Difficulty(last)
	} else if g.Folder().Newest() == "" {
		difficulty = content.Easy
	}
	_, page := g.NextLesson()
	learns := g.Settings.Difficulty == "" && (page > 0 || g.LessonsLearned() > 0) // nothing but lessons yet
	n := &newCampaign{difficulty: difficulty, seating: lastSeating(g)}
	if difficulty == content.Easy && (learns || !g.Settings.Started) {
		if n.sheet = proposal; n.seating == words.TwoTogether {
			n.seating = words.OneAlone // two at this desk have a button of their own
		}
	}
	if !slices.Contains(g.Settings.Players, words.OnePlayer) {
		copy(n.names[:], g.Settings.Players)
	}
	g.Skin.Forget(newCampaignTitle)
	g.Show(n)
	return nil
}

// OpenForTwo opens the screen for two people at this desk: in turn, unless they last played otherwise.
func OpenForTwo(g *app.App) error {
	if err := OpenNew(g); err != nil {
		return err
	}
	n := g.Scene.(*newCampaign)
	n.forTwo = true
	if n.seating = words.TwoTogether; g.Settings.HandOver || !g.Settings.Started {
		n.seating = words.TwoInTurn
	}
	return nil
}

const newCampaignTitle = "A new campaign"

// startHelp says what each choice of starting locations means; the second is the alternative one.
var startHelp = []string{
	"The nine simple locations. Best for a first campaign.",
	"Four locations are drawn for each region, and you choose three. Expect surprises.",
}

// build lays the screen out for the window.
func (n *newCampaign) build(g *app.App) {
	n.boxes.list(g)
	switch n.sheet {
	case houseSheet:
		n.buildHouse(g)
		return
	case boxesSheet:
		n.buildBoxes(g)
		return
	case proposal:
		n.buildProposal(g)
		return
	}
	m := n.New(g)
	m.InHead()
	m.Title(newCampaignTitle, 32)
	m.InBody()
	m.Least(menu.SettingWidth, 0)
	again := func(do func()) { do(); n.Menu = nil }
	m.ChooseOf("Difficulty", words.DifficultyHelp, words.DifficultyNames, int(n.difficulty), func(i int) {
		again(func() { n.difficulty = content.Difficulty(i) })
	})
	start := 0
	if n.alternative {
		start = 1
	}
	m.ChooseOf("Locations", startHelp, []string{"Standard", "Alternative"}, start, func(i int) {
		again(func() { n.alternative = i == 1 })
	})
	n.sheetRow(m, "H", houseRulesTitle, "Optional rules: more rest, other numbers of dice.", n.houseCount(), houseSheet)
	n.sheetRow(m, "X", boxesTitle, "Cards that others have made.", n.boxes.count(), boxesSheet)
	n.whoPlays(m)
	m.Setting("Seed", "The same seed gives the same dice and cards.", func(int) widget.PreferredSizeLocateableWidget {
		return n.field(m, "Seed", &n.seed, "random", validSeed)
	})
	m.InFoot()
	n.SayTrouble(menu.SettingWidth)
	m.Row(
		m.Lettered("B", m.NewButton("Begin the campaign", n.Do(n.begin))),
		m.NewButton("Back to title", n.Do(g.Routes.Title)),
	)
}

// buildProposal proposes the first campaign, and asks only who plays.
func (n *newCampaign) buildProposal(g *app.App) {
	m := n.New(g)
	m.InHead()
	m.Title("Your first campaign", 32)
	m.InBody()
	m.Least(menu.SettingWidth, 0)
	m.Text(n.proposes(g), menu.SettingWidth)
	n.whoPlays(m)
	m.Text("You can change this at the table: Menu, Who plays.", menu.SettingWidth)
	m.InFoot()
	n.SayTrouble(menu.SettingWidth)
	begin := m.NewButton("Begin the campaign", n.Do(n.begin))
	m.Begin(begin)
	m.Row(
		m.Lettered("B", begin),
		m.Lettered("C", m.NewButton("More choices", n.Do(n.leaveSheet))),
		m.NewButton("Back to title", n.Do(g.Routes.Title)),
	)
}

// proposes says what the first campaign is, with the boxes that the game was started with.
func (n *newCampaign) proposes(g *app.App) string {
	book, with := g.Book, ""
	if n.boxes.book != nil {
		book = n.boxes.book
	}
	if boxes := book.Content().Boxes; len(boxes) > 0 {
		var names []string
		for _, box := range boxes {
			names = append(names, box.Name)
		}
		with = " with " + rules.Joined(names, "and")
	}
	return "An easy campaign of " + rules.HowMany(book.Years(), "year", "years") + with + ". Next, you choose two characters; the table proposes some."
}

// whoPlays asks who plays the characters and how the mouse goes round, and for the names.
func (n *newCampaign) whoPlays(m *menu.Menu) {
	offered := len(words.SeatingNames)
	if n.forTwo {
		offered = int(words.TwoInTurn) + 1
	}
	m.ChooseOf("Players", words.SeatingHelp[:offered], words.SeatingNames[:offered], int(n.seating), func(i int) {
		n.seating, n.Menu = words.Seating(i), nil
	})
	n.nameFields(m)
}

// nameFields ask for the names of those who play. They take as much room for one as for two.
func (n *newCampaign) nameFields(m *menu.Menu) {
	const asYouLike = "Shown at the table."
	field := func(p int, say, help, hint string) []widget.PreferredSizeLocateableWidget {
		return m.NewSetting(say, help, nil, func(int) widget.PreferredSizeLocateableWidget {
			return n.field(m, say, &n.names[p], hint, words.ValidName)
		})
	}
	if n.seating.Solo() {
		m.Add(field(0, "Your name", asYouLike, "optional")...)
		for _, w := range field(1, words.SecondPlayer, "", words.Nameless(1)) {
			m.Add(menu.NewRoom(menu.HeightOf(w)))
		}
		return
	}
	m.Add(field(0, words.FirstPlayer, asYouLike, words.Nameless(0))...)
	m.Add(field(1, words.SecondPlayer, "", words.Nameless(1))...)
}

// field returns a field in which something is written that is kept when the screen is laid out anew.
func (n *newCampaign) field(m *menu.Menu, name string, to *string, hint string, valid func(string) bool) *widget.TextInput {
	f := m.NewField(name, *to, hint, valid)
	f.ChangedEvent.AddHandler(func(any) { *to = f.GetText() })
	f.SubmitEvent.AddHandler(func(any) { n.Act = n.begin })
	return f
}

// validSeed reports whether something may be a seed, or nothing yet.
func validSeed(s string) bool {
	_, err := strconv.ParseUint(s, 10, 64)
	return s == "" || err == nil
}

func (n *newCampaign) begin(g *app.App) error {
	o := rules.Options{Seed: uint64(time.Now().UnixNano()), Difficulty: n.difficulty, Alternative: n.alternative, House: n.house}
	if n.seed != "" {
		seed, err := strconv.ParseUint(n.seed, 10, 64)
		if err != nil {
			return errors.New("the seed is not a number: type digits only, or nothing")
		}
		o.Seed = seed
	}
	players := n.seating.Players(n.names[0], n.names[1])
	if n.boxes.list(g); n.boxes.fault != "" {
		return errors.New(strings.TrimSuffix(n.boxes.fault, "."))
	}
	if n.seating == words.TwoDesks {
		return g.Routes.TogetherWith(g, n.boxes.book, o, players...)
	}
	table, err := g.Routes.Begin(g, n.boxes.book, o, players...)
	if err != nil {
		return err
	}
	if n.seating == words.Accompanied {
		if err := table.Played().SeatCompanion(1); err != nil {
			return err
		}
	}
	g.Settings.Accompanied = n.seating == words.Accompanied
	g.Settings.Players, g.Settings.Started = players, true
	g.Settings.Difficulty = settings.Difficulties[n.difficulty]
	if !n.seating.Solo() {
		g.Settings.HandOver = n.seating == words.TwoInTurn
	}
	g.SaveSettings()
	g.Show(table)
	return nil
}

func (n *newCampaign) Update(g *app.App) (bool, error) {
	if n.boxes.installed != g.Library.Changes {
		n.Menu = nil
	}
	if n.sheet == houseSheet || n.sheet == boxesSheet {
		return n.Run(g, n.build, n.leaveSheet)
	}
	return n.Run(g, n.build, g.Routes.Title)
}
