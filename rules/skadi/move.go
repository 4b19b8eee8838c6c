package skadi

import (
	"fmt"
	"strconv"
	"strings"

	"sixwinters/rules/play"
)

// Kind is a kind of move.
type Kind uint8

const (
	RollWeather Kind = iota + 1 // roll both weather dice
	RollEvent                   // roll the event die, and whatever it asks for
	Hunt                        // Hex, Blessing
	Barricade                   // Blessing
	Scaldwork                   // Blessing
	Ritual                      // Blessing
	Slaughter
	Rest
	End    // end the week with actions left
	Pray   // after a failed check
	Accept // a failed check, without a prayer
	Write  // the saga die into Cell
	numKinds
)

// kindWords are the first words of the notation.
var kindWords = [numKinds]string{
	RollWeather: "weather", RollEvent: "event", Hunt: "hunt", Barricade: "barricade", Scaldwork: "scaldwork", Ritual: "ritual",
	Slaughter: "slaughter", Rest: "rest", End: "end", Pray: "pray", Accept: "accept", Write: "write",
}

// blessingWord ends the notation of a check with a blessing die.
const blessingWord = "blessing"

// Move is a decision. Fields that a kind does not use are zero.
type Move struct {
	Kind     Kind
	Hex      uint8
	Blessing bool
	Cell     uint8 // 0..8, row by row
}

// String returns the word of a kind in the notation.
func (k Kind) String() string { return kindWords[k] }

// IsCheck reports whether a kind of move is a weather check ([check]).
func (k Kind) IsCheck() bool { return k >= Hunt && k <= Ritual }

// Against returns the weather die that a check is against.
func (k Kind) Against() God {
	if k == Hunt || k == Barricade {
		return Blizzard
	}
	return Freezing
}

// Moves appends to l every legal move. There is none only when the game is over.
func (g *Game) Moves(s *State, l []Move) []Move {
	switch s.Stage {
	case Weather:
		return append(l, Move{Kind: RollWeather})
	case Event:
		return append(l, Move{Kind: RollEvent})
	case Prayer:
		return append(l, Move{Kind: Pray}, Move{Kind: Accept})
	case Saga:
		for cell, die := range s.Grid[s.Told] {
			if die == 0 {
				l = append(l, Move{Kind: Write, Cell: uint8(cell)})
			}
		}
		return l
	case Over:
		return l
	}
	for kind := Hunt; kind <= End; kind++ {
		hexes := 1
		if kind == Hunt {
			hexes = len(g.sheet.Hunt.Hexes)
		}
		for hex := range hexes {
			m := Move{Kind: kind, Hex: uint8(hex)}
			if !g.Allows(s, m) {
				continue
			}
			l = append(l, m)
			if kind.IsCheck() && s.Blessings > 0 {
				m.Blessing = true
				l = append(l, m)
			}
		}
	}
	return l
}

// Check returns why a move is not legal, as a [play.Refusal] with the rule's id and a sentence for the player; nil if it is legal.
func (g *Game) Check(s *State, m Move) error {
	if r := g.WhyNot(s, m); !r.OK() {
		return r
	}
	return nil
}

func refuse(rule, format string, args ...any) play.Refusal {
	return play.Refusal{Rule: rule, Say: fmt.Sprintf(format, args...)}
}

// stages are the stages in which the kinds of move are made.
var stages = [numKinds]Stage{RollWeather: Weather, RollEvent: Event, Hunt: Actions, Barricade: Actions, Scaldwork: Actions,
	Ritual: Actions, Slaughter: Actions, Rest: Actions, End: Actions, Pray: Prayer, Accept: Prayer, Write: Saga}

// WhyNot is [Game.Check] as a refusal; the zero one means legal.
func (g *Game) WhyNot(s *State, m Move) play.Refusal {
	switch {
	case m.Kind == 0 || m.Kind >= numKinds:
		return refuse("week", "There is no such move.")
	case s.Stage == Over:
		return refuse("end", "The winter is over: begin a new game.")
	case stages[m.Kind] != s.Stage:
		return g.outOfTurn(s)
	case m.Kind != Hunt && m.Hex != 0 || m.Kind != Write && m.Cell != 0:
		return refuse("actions", "This move names a place it does not use.")
	case m.Blessing && !m.Kind.IsCheck():
		return refuse("blessing", "A blessing die only helps a weather check: hunt, barricade, scaldwork or ritual.")
	case m.Blessing && s.Blessings == 0:
		return refuse("blessing", "There is no blessing die in the bowl. A ritual fills it.")
	}
	sheet := g.sheet
	switch m.Kind {
	case Hunt:
		return g.refuseHex(s, int(m.Hex))
	case Barricade:
		if int(s.Defence) >= sheet.Defence.Max {
			return refuse("barricade", "The palisade has all its %d stakes. Keep the action for something else.", sheet.Defence.Max)
		}
	case Ritual:
		if int(s.Larder) < max(1, sheet.Blessing.Ritual) {
			return refuse("ritual", "A ritual burns %d food, and the larder has %d. Hunt or slaughter first.", max(1, sheet.Blessing.Ritual), s.Larder)
		}
		if int(s.Blessings) >= sheet.Blessing.Max {
			return refuse("ritual", "The bowl has all its %d blessing dice. Spend one on a check first.", sheet.Blessing.Max)
		}
	case Slaughter:
		if s.Herd == 0 {
			return refuse("slaughter", "The stalls are empty. Hunt for food.")
		}
	case Rest:
		who := g.Member(s)
		switch name := sheet.Family.Names[who]; {
		case int(s.Left) < sheet.Game.Actions:
			return refuse("rest", "Rest takes the whole week, so it must come first. %s left now.", Count(int(s.Left), "action"))
		case !s.Alive(who):
			return refuse("rest", "%s is dead, and this week is only for %s. Take other actions.", name, name)
		case int(s.Health[who]) >= sheet.Family.Health:
			return refuse("rest", "%s has full health already. Take other actions.", name)
		}
	case Write:
		if m.Cell >= Cells {
			return refuse("saga-grid", "A fragment has %d cells.", Cells)
		}
		if die := s.Grid[s.Told][m.Cell]; die != 0 {
			return refuse("saga-grid", "This cell has a %d already. Write the %d in a free cell.", die, s.Throw)
		}
	}
	return play.Refusal{}
}

// outOfTurn is the refusal of a move that another stage is for.
func (g *Game) outOfTurn(s *State) play.Refusal {
	switch s.Stage {
	case Weather:
		return refuse("week", "Roll the weather first.")
	case Event:
		return refuse("week", "Roll the event first.")
	case Prayer:
		return refuse("prayer", "Decide about the prayer first: pray, or accept the failure.")
	case Saga:
		return refuse("saga-grid", "Write the saga die first: a %d.", s.Throw)
	}
	return refuse("week", "This is the time for actions. Choose one, or end the week.")
}

func (g *Game) refuseHex(s *State, hex int) play.Refusal {
	hexes := g.sheet.Hunt.Hexes
	switch {
	case hex >= len(hexes):
		return refuse("hunt", "There is no such hex on the hunting ground.")
	case s.Hunted == 0 && hex != g.first:
		return refuse("hunt-place", "The first hunt of a week is at the leftmost hex: %s.", hexes[g.first].Name)
	case s.HasHuntedAt(hex):
		return refuse("hunt-place", "%s has a hunting die of this week. Choose a free hex beside one.", hexes[hex].Name)
	case s.Hunted != 0 && s.Hunted&g.touches[hex] == 0:
		return refuse("hunt-place", "%s touches no hunting die of this week. Choose a free hex beside one.", hexes[hex].Name)
	}
	return play.Refusal{}
}

// Notation returns a move as a line of a record.
func (g *Game) Notation(_ *State, m Move) string {
	text := kindWords[m.Kind]
	switch {
	case m.Kind == Hunt && int(m.Hex) < len(g.sheet.Hunt.Hexes):
		text += " " + g.sheet.Hunt.Hexes[m.Hex].word()
	case m.Kind == Write:
		text += fmt.Sprintf(" %d", m.Cell+1)
	}
	if m.Blessing {
		text += " " + blessingWord
	}
	return text
}

// Parse reads a move from its notation. The move need not be legal. The error is a sentence that names the word it cannot read.
func (g *Game) Parse(_ *State, text string) (Move, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Move{}, fmt.Errorf("there is no move in an empty line")
	}
	m := Move{Kind: Kind(index(kindWords[:], words[0]))}
	if m.Kind == 0 {
		return Move{}, fmt.Errorf("%q is no move; there are %s", words[0], strings.Join(kindWords[1:], ", "))
	}
	words = words[1:]
	switch {
	case m.Kind == Hunt:
		if len(words) == 0 {
			return Move{}, fmt.Errorf("a hunt names its hex, such as hunt %s", g.sheet.Hunt.Hexes[g.first].word())
		}
		hex := -1
		for i, h := range g.sheet.Hunt.Hexes {
			if h.word() == words[0] {
				hex = i
			}
		}
		if hex < 0 {
			return Move{}, fmt.Errorf("there is no hex %q on the hunting ground", words[0])
		}
		m.Hex, words = uint8(hex), words[1:]
	case m.Kind == Write:
		if len(words) == 0 {
			return Move{}, fmt.Errorf("a saga die is written in a cell from 1 to %d", Cells)
		}
		cell, err := strconv.Atoi(words[0])
		if err != nil || cell < 1 || cell > Cells {
			return Move{}, fmt.Errorf("%q is no cell; they are 1 to %d, row by row", words[0], Cells)
		}
		m.Cell, words = uint8(cell-1), words[1:]
	}
	if m.Kind.IsCheck() && len(words) > 0 && words[0] == blessingWord {
		m.Blessing, words = true, words[1:]
	}
	if len(words) > 0 {
		return Move{}, fmt.Errorf("%q is one word too many after %s", words[0], kindWords[m.Kind])
	}
	return m, nil
}

// Count returns a number of things in words.
func Count(n int, what string) string {
	switch {
	case n == 1:
		return "1 " + what
	case strings.HasSuffix(what, "die"):
		return fmt.Sprintf("%d %sce", n, strings.TrimSuffix(what, "e"))
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// Allows reports whether a move is legal.
func (g *Game) Allows(s *State, m Move) bool { return g.WhyNot(s, m).OK() }
