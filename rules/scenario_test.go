package rules

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// A scenario is one situation of a rule: a bare table is set up, lines of notation are played on it, and what lies
// where is compared. The tests named for a rule group hold lists of them, each under the id of its rule.
type scenario struct {
	name string
	play func(tb *table)
}

// scenarios runs the scenarios of a rule, each on a bare table of its own that must be whole before and after it.
func scenarios(t *testing.T, rule string, list []scenario) {
	t.Helper()
	runScenarios(t, rule, list, bareTable)
}

// cardScenarios runs scenarios of single cards and abilities. Each is played with frozen cards, but for those that its name names:
// they are those of the game.
func cardScenarios(t *testing.T, rule string, list []scenario) {
	t.Helper()
	frozen, game := contenttest.Cards(t), contenttest.GameCards(t)
	runScenarios(t, rule, list, func(t *testing.T) *table {
		return bareTableOf(t, New(withNamed(t, frozen, game)))
	})
}

// withNamed returns frozen with the cards of the game that the name of a test names. It fails if there are none.
func withNamed(t *testing.T, frozen, game *content.Content) *content.Content {
	t.Helper()
	_, title, _ := strings.Cut(strings.ReplaceAll(t.Name(), "_", " "), "/")
	c, n := *frozen, 0
	named := func(name string) bool {
		is := strings.Contains(title, name)
		if is {
			n++
		}
		return is
	}
	c.Obstacles = replaced(c.Obstacles, game.Obstacles, func(o *content.Obstacle) string { return o.Name }, named)
	c.Locations = replaced(c.Locations, game.Locations, func(l *content.Location) string { return l.Name }, named)
	c.Characters = replaced(c.Characters, game.Characters, func(who *content.Character) string { return who.Name }, named)
	for season := range c.Events {
		for i := range c.Events[season] {
			if ev := game.Events[season][i]; named(ev.Name) {
				c.Events[season][i] = ev
			}
		}
	}
	c.Cards = nil
	for entry, o := range c.Obstacles {
		for i, season := range o.Seasons {
			c.Cards = append(c.Cards, content.Copy{Entry: entry, Nth: i + 1, Season: season})
		}
	}
	if n == 0 {
		t.Error("the scenario names no card of the game")
	}
	return &c
}

// replaced returns cards with those of the game that are named: each takes the place of one of its name, or else comes at the end.
func replaced[T any](cards, game []T, name func(card *T) string, named func(name string) bool) []T {
	all := slices.Clone(cards)
	next := map[string]int{} // where to look for the next one of a name
	for i := range game {
		card := &game[i]
		if !named(name(card)) {
			continue
		}
		from := next[name(card)]
		at := len(all)
		if k := slices.IndexFunc(all[from:], func(c T) bool { return name(&c) == name(card) }); k >= 0 {
			at = from + k
			all[at] = *card
		} else {
			all = append(all, *card)
		}
		next[name(card)] = at + 1
	}
	return all
}

func runScenarios(t *testing.T, rule string, list []scenario, lay func(t *testing.T) *table) {
	t.Helper()
	t.Run(rule, func(t *testing.T) {
		for _, c := range list {
			t.Run(c.name, func(t *testing.T) {
				tb := lay(t)
				c.play(tb)
				tb.whole("at the end")
			})
		}
	})
}

// table is a table in a scenario.
type table struct {
	*testing.T
	b     *Rulebook
	s     State
	story Story // all that has been played
}

// shared is the rulebook of most scenarios: it is never changed.
var shared struct {
	once sync.Once
	book *Rulebook
}

// sharedBook returns one rulebook for the frozen cards, made once for all tests.
func sharedBook(t testing.TB) *Rulebook {
	t.Helper()
	shared.once.Do(func() { shared.book = loadBook(t) })
	return shared.book
}

// bareTable is the first actions step of a year of standard difficulty with nothing done yet: Thea is in Red Bank at
// its support slot, Keel in the Empire at its technology slot. No die has been rolled and no obstacle is in play; the
// piles lie in the order of the content, the first card on top.
func bareTable(t *testing.T) *table {
	t.Helper()
	return bareTableOf(t, sharedBook(t))
}

// bareTableOf is a bare table with the cards of a rulebook.
func bareTableOf(t *testing.T, b *Rulebook) *table {
	t.Helper()
	tb := &table{T: t, b: b, s: b.NewCampaign(Options{Seed: 1, Difficulty: content.Standard}, nil)}
	tb.takeBackObstacles()
	tb.dealProgress()
	tb.cast("thea", "keel")
	tb.at("thea", "redbank/support")
	tb.at("keel", "empire/technology")
	tb.s.Phase, tb.s.Turn = Turns, 1
	tb.s.Step = StepActions
	tb.s.pop()
	tb.s.push(Frame{Task: taskTurn, Player: NoPlayer, PC: uint8(StepActions) + 1})
	tb.s.push(Frame{Task: TaskActions, Player: NoPlayer})
	tb.s.Chance = 1
	tb.whole("at the start")
	return tb
}

func (tb *table) takeBackObstacles() {
	s := &tb.s
	s.Attached, s.Draw, s.Discard = [content.NumSlots]Pile{}, [content.NumRegions]Pile{}, [content.NumRegions]Pile{}
	for i := len(s.Obstacles) - 1; i >= 0; i-- {
		if o := &s.Obstacles[i]; o.Zone != Locked {
			*o = ObstacleState{Zone: InDraw, At: content.NoSlot}
			s.Draw[tb.b.c.Card(content.ObstacleID(i)).Region].push(content.ObstacleID(i))
		}
	}
}

// dealProgress gives each player a card of stage one, stages the next four and leaves the rest as the deck.
func (tb *table) dealProgress() {
	s := &tb.s
	s.Stage, s.Deck = 1, ProgressPile{}
	var cards []content.ProgressID
	for i := range tb.b.c.Progress {
		if tb.b.c.Progress[i].Stage == 1 {
			cards = append(cards, content.ProgressID(i))
		}
	}
	s.Players[0].Card, s.Players[1].Card = cards[0], cards[1]
	copy(s.Staging[:], cards[2:])
	for _, id := range slices.Backward(cards[2+NumStaged:]) {
		s.Deck.push(id)
	}
}

// whole fails the test if anything cannot be true of the table.
func (tb *table) whole(when string) {
	tb.Helper()
	if err := tb.b.Broken(&tb.s); err != nil {
		tb.Fatalf("%s: %v", when, err)
	}
	if err := canonical(&tb.s); err != nil {
		tb.Fatalf("%s: %v", when, err)
	}
}

// engine is an engine at work on the table.
func (tb *table) engine() *engine {
	return &engine{b: tb.b, c: tb.b.c, s: &tb.s, story: &tb.story}
}

// Names. Everything on the table is called as in the notation of moves.

func (tb *table) slot(name string) content.Slot {
	tb.Helper()
	i := slices.Index(tb.b.names.slots[:], name)
	if i < 0 {
		tb.Fatalf("there is no slot %s", name)
	}
	return content.Slot(i)
}

func (tb *table) obstacle(name string) content.ObstacleID {
	tb.Helper()
	i := slices.Index(tb.b.names.obstacles, name)
	if i < 0 {
		tb.Fatalf("there is no obstacle %s", name)
	}
	return content.ObstacleID(i)
}

func (tb *table) progressCard(name string) content.ProgressID {
	tb.Helper()
	i := slices.Index(tb.b.names.progress, name)
	if i < 0 {
		tb.Fatalf("there is no progress card %s", name)
	}
	return content.ProgressID(i)
}

func (tb *table) locationCard(name string) content.LocationID {
	tb.Helper()
	return locationNamed(tb, tb.b, name)
}

func (tb *table) characterID(name string) content.CharacterID {
	tb.Helper()
	i := slices.Index(tb.b.names.characters, name)
	if i < 0 {
		tb.Fatalf("there is no character %s", name)
	}
	return content.CharacterID(i)
}

func (tb *table) player(name string) int {
	tb.Helper()
	id := tb.characterID(name)
	for p := range tb.s.Players {
		if tb.s.Players[p].Character == id {
			return p
		}
	}
	tb.Fatalf("nobody plays %s", name)
	return 0
}

// character is the sheet of a character.
func (tb *table) character(name string) *Character {
	tb.Helper()
	return &tb.s.Characters[tb.characterID(name)]
}

func (tb *table) mat(name string) *Player {
	tb.Helper()
	return &tb.s.Players[tb.player(name)]
}

func (tb *table) dice(words string) []Die {
	tb.Helper()
	var dice []Die
	for _, word := range strings.Fields(words) {
		d, err := parseDie(word)
		if err != nil {
			tb.Fatal(err)
		}
		dice = append(dice, d)
	}
	return dice
}

// Playing.

// play plays lines of notation, all of which must be legal, and looks at the whole table after each.
func (tb *table) play(lines ...string) {
	tb.Helper()
	for _, line := range lines {
		m, err := tb.b.Parse(&tb.s, line)
		if err != nil {
			tb.Fatalf("%s: %v", line, err)
		}
		if !tb.listed(m) {
			tb.Errorf("%s is not among the legal moves", line)
		}
		if err := tb.b.Apply(&tb.s, m, &tb.story); err != nil {
			tb.Fatalf("%s: %v", line, err)
		}
		tb.whole("after " + line)
	}
}

// refused says that a line must be refused by a rule, and leave the table as it is.
func (tb *table) refused(line, rule string) {
	tb.Helper()
	m, err := tb.b.Parse(&tb.s, line)
	if err != nil {
		tb.Fatalf("%s: %v", line, err)
	}
	if tb.listed(m) {
		tb.Errorf("%s is among the legal moves", line)
	}
	before := tb.s
	var r Refusal
	if err := tb.b.Apply(&tb.s, m, nil); !errors.As(err, &r) {
		tb.Fatalf("%s is not refused", line)
	}
	if r.Rule != rule {
		tb.Errorf("%s is refused by [%s], not [%s]: %s", line, r.Rule, rule, r.Error())
	}
	if tb.s != before {
		tb.Errorf("%s is refused and changes the table", line)
	}
}

func (tb *table) listed(m Move) bool { return slices.Contains(tb.b.Choices(&tb.s, nil), m) }

// run carries out one step of the turn as far as the players need not choose; the actions step follows it.
func (tb *table) run(step Step) {
	tb.Helper()
	tb.instead(turn[step].begin)
}

// activate activates one slot, as a symbol other than winter does, in a turn in which nothing has activated.
func (tb *table) activate(slot string) {
	tb.Helper()
	at := tb.slot(slot)
	tb.s.Activated = [2]uint64{}
	tb.instead(func(e *engine) { e.s.push(Frame{Task: TaskSlot, Player: NoPlayer, Slot: at, N: 1}) })
}

// instead carries something out in place of what is going on; the actions step follows it.
func (tb *table) instead(begin func(e *engine)) {
	tb.Helper()
	for tb.s.Depth > 0 {
		tb.s.pop()
	}
	tb.s.push(Frame{Task: taskTurn, Player: NoPlayer, PC: uint8(StepActions)})
	e := tb.engine()
	begin(e)
	e.advance()
	tb.whole("afterwards")
}

// overcome has an obstacle overcome by the characters of a team, written as in an attempt, without a die of theirs.
func (tb *table) overcome(name, team string) {
	tb.Helper()
	tb.cover(name)
	first, _, _ := strings.Cut(team, "+")
	tb.play("attempt " + first + " " + name + " " + team)
}
