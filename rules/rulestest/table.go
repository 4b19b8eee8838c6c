package rulestest

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

// Table is a table that a test lays out. Everything on it is called as in the notation of moves.
type Table struct {
	Book  *rules.Rulebook
	State rules.State

	t testing.TB
}

// Bare returns the first actions step of a year of standard difficulty with nothing done yet: the first player's Thea is in Red
// Bank at its support slot, the second one's Keel in the Empire at its technology slot. All dice are in the supply, and no obstacle
// is in play.
func Bare(t testing.TB) *Table {
	t.Helper()
	book := Book(t)
	tb := &Table{Book: book, State: book.NewCampaign(rules.Options{Seed: 1, Difficulty: content.Standard}, nil), t: t}
	tb.Play("choose 1 thea", "choose 2 keel", "start thea redbank/support", "start keel empire/technology")
	if tb.State.Asks().Task != rules.TaskActions {
		t.Fatalf("the year does not begin with actions: %s", book.Prompt(&tb.State).Text)
	}
	s := &tb.State
	for r := range s.Pool {
		s.Supply[r] += uint8(s.Pool[r].Len())
		s.Pool[r] = rules.Values{}
		for at := range s.Assets {
			s.Supply[r] += uint8(s.Assets[at][r].Len())
			s.Assets[at][r] = rules.Values{}
		}
	}
	for p := range s.Players {
		s.ActionSupply += uint8(s.Players[p].Dice.Len())
		s.Players[p].Dice = rules.Values{}
		for k := range s.Players[p].Stress {
			s.Players[p].Stress[k] = rules.StressDie{Value: uint8(book.Base(s, p, content.Stress(k)))}
		}
	}
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			s.Obstacles[id] = rules.ObstacleState{Zone: rules.InDraw, At: content.NoSlot}
			onTop(&s.Draw[book.Content().Card(id).Region], id)
		}
		s.Attached[at] = rules.Pile{}
	}
	tb.whole()
	return tb
}

func onTop(pile *rules.Pile, id content.ObstacleID) {
	pile.Cards[pile.N] = id
	pile.N++
}

// whole fails the test if anything cannot be true of the table.
func (tb *Table) whole() {
	tb.t.Helper()
	if err := tb.Book.Broken(&tb.State); err != nil {
		tb.t.Fatal(err)
	}
}

// Parse reads a move, which need not be legal.
func (tb *Table) Parse(line string) rules.Move {
	tb.t.Helper()
	m, err := tb.Book.Parse(&tb.State, line)
	if err != nil {
		tb.t.Fatalf("%s: %v", line, err)
	}
	return m
}

func (tb *Table) Play(lines ...string) {
	tb.t.Helper()
	for _, line := range lines {
		if err := tb.Book.Apply(&tb.State, tb.Parse(line), nil); err != nil {
			tb.t.Fatalf("%s: %v", line, err)
		}
	}
	tb.whole()
}

func (tb *Table) Player(name string) int {
	tb.t.Helper()
	return int(tb.Parse("with " + name).Player)
}

func (tb *Table) Slot(name string) content.Slot {
	tb.t.Helper()
	return tb.Parse("to " + name).Slot
}

func (tb *Table) Obstacle(name string) content.ObstacleID {
	tb.t.Helper()
	return content.ObstacleID(tb.Parse("card " + name).Card)
}

// At puts a character at a slot; it does not move there.
func (tb *Table) At(name, slot string) {
	tb.t.Helper()
	tb.State.Players[tb.Player(name)].At = tb.Slot(slot)
}

// Put lays dice from the supply somewhere: on the mat of a character ("thea", action dice), in their pools ("pool"), at a slot
// ("redbank/support") as assets.
func (tb *Table) Put(place, dice string) {
	tb.t.Helper()
	s := &tb.State
	named := tb.Parse("move thea redbank/support " + dice)
	for _, d := range named.Dice[:named.NumDice()] {
		switch r := d.Kind(); {
		case d.IsAction():
			s.ActionSupply--
			s.Players[tb.Player(place)].Dice.Add(d.Value())
		case place == "pool":
			s.Supply[r]--
			s.Pool[r].Add(d.Value())
		default:
			s.Supply[r]--
			s.Assets[tb.Slot(place)][r].Add(d.Value())
		}
	}
	tb.whole()
}

// Attach puts obstacles into play at a slot, from their draw piles.
func (tb *Table) Attach(slot string, names ...string) {
	tb.t.Helper()
	at := tb.Slot(slot)
	for _, name := range names {
		id := tb.Obstacle(name)
		pile := &tb.State.Draw[tb.Book.Content().Card(id).Region]
		pile.N = uint8(len(slices.DeleteFunc(pile.List(), func(other content.ObstacleID) bool { return other == id })))
		tb.State.Obstacles[id] = rules.ObstacleState{Zone: rules.InPlay, At: at}
		onTop(&tb.State.Attached[at], id)
	}
	tb.whole()
}

// Card makes a progress card a player's current one; the old one lies where it lay.
func (tb *Table) Card(name, card string) {
	tb.t.Helper()
	s := &tb.State
	id := content.ProgressID(tb.Parse("take " + name + " " + card).Card)
	mine := &s.Players[tb.Player(name)].Card
	exchange := func(lies *content.ProgressID) {
		if *lies == id {
			*lies, *mine = *mine, id
		}
	}
	for i := range s.Deck.List() {
		exchange(&s.Deck.Cards[i])
	}
	for i := range s.Staging {
		exchange(&s.Staging[i])
	}
	for p := range s.Players {
		exchange(&s.Players[p].Card)
	}
	tb.whole()
}

func (tb *Table) Rank(name string, skill content.Skill, rank int) {
	tb.t.Helper()
	who := tb.State.Players[tb.Player(name)].Character
	tb.State.Characters[who].Skills[skill] = uint8(rank)
}

func (tb *Table) StressDie(name string, k content.Stress, value int) {
	tb.t.Helper()
	tb.State.Players[tb.Player(name)].Stress[k].Value = uint8(value)
}
