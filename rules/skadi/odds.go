package skadi

import (
	"fmt"
	"strings"
)

// Need is what the bare die of a check must reach, as a sum of its parts ([check]).
type Need struct {
	God     God   // whose weather die it is
	Weather uint8 // the weather die
	Despair uint8 // the modifier of the despair position ([despair])
	Hex     uint8 // the modifier of the hex ([hunt])
	Where   uint8 // the hex
	Hunts   bool
}

// Total returns the need.
func (n Need) Total() int { return int(n.Weather) + int(n.Despair) + int(n.Hex) }

// NeedFor returns the need of a check.
func (g *Game) NeedFor(s *State, m Move) Need {
	god := m.Kind.Against()
	n := Need{God: god, Weather: s.Dice[god], Despair: g.Modifier(s.Despair)}
	if m.Kind == Hunt {
		n.Hunts, n.Where, n.Hex = true, m.Hex, uint8(g.sheet.Hunt.Hexes[m.Hex].Modifier)
	}
	return n
}

// Modifier returns the despair modifier at a position ([despair]).
func (g *Game) Modifier(position uint8) uint8 { return uint8(g.sheet.Despair.Modifier[position]) }

// Parts says a need as a sum: "need 5 (blizzard 3, despair 1, Boar thicket 1)".
func (g *Game) Parts(n Need) string {
	parts := []string{fmt.Sprintf("%s %d", strings.ToLower(n.God.String()), n.Weather), fmt.Sprintf("despair %d", n.Despair)}
	if n.Hunts {
		parts = append(parts, fmt.Sprintf("%s %d", g.sheet.Hunt.Hexes[n.Where].Name, n.Hex))
	}
	return fmt.Sprintf("need %d (%s)", n.Total(), strings.Join(parts, ", "))
}

// FoodFor returns how many weeks the larder lasts.
func (g *Game) FoodFor(s *State) int { return int(s.Larder) / max(1, g.sheet.Larder.Eaten) }

// NextStar says how far the next fragment is ([saga-when]).
func (g *Game) NextStar(s *State) string {
	marks := g.sheet.Inspiration.Marks
	if int(s.Told) >= len(marks) {
		return "All fragments are told. Scaldwork still eases despair."
	}
	return Count(marks[s.Told]-int(s.Inspiration), "step") + " to the next star."
}

// Chance returns the probability, 0..1, that one die reaches a need, or the higher of two ([check-nolimit], [blessing]).
func Chance(need int, blessing bool) float64 {
	fail := float64(min(max(need-1, 0), 6)) / 6
	if blessing {
		fail *= fail
	}
	return 1 - fail
}

// Odds are the chances of a check, 0..1.
type Odds struct {
	Plain, Blessed float64 // without a prayer
	Prayed         float64 // one die, then a prayer if it fails
	Both           float64 // a blessing, then a prayer
	CanBless       bool
	CanPray        bool
}

// OddsOf returns the chances of a check.
func (g *Game) OddsOf(s *State, m Move) Odds {
	need := g.NeedFor(s, m).Total()
	prayer, can := g.PrayerChance(s, m.Kind.Against())
	plain, blessed := Chance(need, false), Chance(need, true)
	return Odds{
		Plain: plain, Blessed: blessed, Prayed: plain + (1-plain)*prayer, Both: blessed + (1-blessed)*prayer,
		CanBless: s.Blessings > 0, CanPray: can,
	}
}

// PrayerChance returns the chance of the next prayer to a god; ok is false if no space is free ([prayer-limit]).
func (g *Game) PrayerChance(s *State, god God) (chance float64, ok bool) {
	spaces := g.Spaces(god)
	if int(s.Prayed[god]) >= len(spaces) {
		return 0, false
	}
	return Chance(spaces[s.Prayed[god]], false), true
}

// RaidChance returns the chance that the week's event is a raid, and that a raid then breaks in.
func (g *Game) RaidChance(s *State) (raid, breakIn float64) {
	for die := uint8(1); die <= 6; die++ {
		if g.EventOf(die) == Raid {
			raid += 1. / 6
		}
	}
	return raid, Chance(int(s.Defence)+1, false)
}

// PrayerMatters reports whether it makes a difference that the failed check succeeds after all: to the table, or at the end of winter to the
// score.
func (g *Game) PrayerMatters(s *State) bool {
	fails := *s
	fails.Stage, fails.Failed, fails.Rolled = Actions, Move{}, 0
	succeeds := fails
	(&engine{Game: g, s: &succeeds}).succeed(s.Failed)
	if s.Left == 0 {
		g.EndWeek(&fails)
		g.EndWeek(&succeeds)
	}
	if fails.Stage == Over && succeeds.Stage == Over {
		return fails.Told != succeeds.Told || g.Score(&fails) != g.Score(&succeeds)
	}
	return fails != succeeds
}
