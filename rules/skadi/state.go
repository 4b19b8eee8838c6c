package skadi

import "sixwinters/rules/play"

// Stage is what the player is asked for.
type Stage uint8

const (
	Weather Stage = iota // to roll the weather dice ([weather])
	Event                // to roll the event die ([event])
	Actions              // to choose an action, or to end the week ([actions])
	Prayer               // whether to pray after a failed check ([prayer])
	Saga                 // to write the saga die into a cell ([saga-grid])
	Over                 // nothing: the winter is over ([end])
)

// God is a god whom the family prays to, by the weather die that a check is against ([prayer-track]).
type God uint8

const (
	Blizzard God = iota
	Freezing
	numGods
)

// String names the weather die of a god for a reader.
func (god God) String() string { return [numGods]string{"Blizzard", "Freezing"}[god] }

// State is the whole sheet at any moment of the game: plain data, copied by assignment and compared with ==.
type State struct {
	Chance play.Chance
	Stage  Stage
	Week   uint8          // from 1
	Dice   [numGods]uint8 // the weather dice, 0 before they are rolled
	Event  uint8          // the event die, 0 before it is rolled
	Left   uint8          // actions left this week

	Larder      uint8
	Herd        uint8
	Defence     uint8
	Despair     uint8 // the position, not the modifier
	Inspiration uint8
	Blessings   uint8 // dice in the bowl

	Health [Members]uint8 // 0 is dead
	Sick   [Members]uint8 // the sick die, 0 if there is none
	Prayed [numGods]uint8 // spaces used up

	Hunted uint16 // hexes with a hunting die of this week, one bit each
	Failed Move   // the check that may still be prayed for; zero unless Stage is Prayer
	Rolled uint8  // what it came to

	Told  uint8 // fragments that are written
	Throw uint8 // the saga die to write, 0 unless Stage is Saga
	Grid  [MaxFragments][Cells]uint8
}

// Alive reports whether a member lives ([death]).
func (s *State) Alive(member int) bool { return s.Health[member] > 0 }

// Living returns the number of members that live.
func (s *State) Living() int {
	n := 0
	for _, health := range s.Health {
		if health > 0 {
			n++
		}
	}
	return n
}

// HasHuntedAt reports whether a hex has a hunting die of this week.
func (s *State) HasHuntedAt(hex int) bool { return s.Hunted&(1<<hex) != 0 }

// Options are what a game begins with.
type Options struct {
	Seed uint64
}

// Game is the rules for one sheet. It does not change, and can be used by several goroutines.
type Game struct {
	sheet   *Sheet
	touches [MaxHexes]uint16 // the hexes that touch a hex, one bit each
	first   int              // the leftmost hex
	week    []uint8          // the member of each week
	event   [6]EventKind     // by the event die, from 0
}

// EventKind is what an event die brings ([event]).
type EventKind uint8

const (
	Sickness EventKind = iota
	LivestockDeath
	Spoilage
	Frostbite
	Raid
	numEvents
)

// eventWords name the events in a sheet.
var eventWords = [numEvents]string{"sickness", "livestock", "spoilage", "frostbite", "raid"}

// New returns the game of a sheet.
func New(sheet *Sheet) *Game {
	g := &Game{sheet: sheet}
	for i, hex := range sheet.Hunt.Hexes {
		if hex.Q < sheet.Hunt.Hexes[g.first].Q {
			g.first = i
		}
		for k, other := range sheet.Hunt.Hexes {
			if hex.Touches(other) {
				g.touches[i] |= 1 << k
			}
		}
	}
	for _, letter := range sheet.Weeks.Rune {
		g.week = append(g.week, index(sheet.Family.Members, letter))
	}
	for i, word := range sheet.Event.Table {
		g.event[i] = EventKind(index(eventWords[:], word))
	}
	return g
}

func index(list []string, word string) uint8 {
	for i, other := range list {
		if word == other {
			return uint8(i)
		}
	}
	return 0 // a checked sheet has it
}

// Sheet returns the sheet. It must not be changed.
func (g *Game) Sheet() *Sheet { return g.sheet }

// Begin returns the table at the beginning of a game ([setup]).
func (g *Game) Begin(o Options) State {
	start := &g.sheet.Start
	s := State{
		Chance: play.Chance(o.Seed),
		Week:   1,
		Larder: uint8(start.Larder), Herd: uint8(start.Livestock), Defence: uint8(start.Defence), Despair: uint8(start.Despair),
		Inspiration: uint8(start.Inspiration), Blessings: uint8(start.Blessing),
	}
	for i := range s.Health {
		s.Health[i] = uint8(g.sheet.Family.Health)
	}
	return s
}

// Member returns the week's member ([rune]).
func (g *Game) Member(s *State) int { return int(g.week[s.Week-1]) }

// MemberOf returns the member of a week, from 1.
func (g *Game) MemberOf(week int) int { return int(g.week[week-1]) }

// EventOf returns what a value of the event die brings.
func (g *Game) EventOf(die uint8) EventKind { return g.event[die-1] }

// Spaces returns the values of a god's prayer spaces.
func (g *Game) Spaces(god God) []int {
	if god == Blizzard {
		return g.sheet.Prayer.Blizzard
	}
	return g.sheet.Prayer.Freezing
}

// NameOf returns a god's name.
func (g *Game) NameOf(god God) string {
	if god == Blizzard {
		return g.sheet.Prayer.BlizzardGod
	}
	return g.sheet.Prayer.FreezingGod
}

// Observation returns the table as the player sees it, without the generator.
func (g *Game) Observation(s *State) State {
	seen := *s
	seen.Chance = 0
	return seen
}

// Reveals reports whether dice were rolled between two tables.
func (g *Game) Reveals(was, is *State) bool { return was.Chance != is.Chance }
