package skadimind

import (
	"fmt"
	"strings"

	"sixwinters/rules/skadi"
)

// Hint is what is worth doing, said in three presses: where to look, what to do, and why.
type Hint struct {
	Look, Do, Why string
	Move          skadi.Move
}

// Press returns the hint as after a number of presses, 1 to 3.
func (h *Hint) Press(n int) string {
	return [...]string{h.Look, h.Do, strings.TrimSpace(h.Do + " " + h.Why)}[min(max(n, 1), 3)-1]
}

// Hint returns the hint at a table; ok is false once the winter is over.
func (p *Player) Hint(s *skadi.State) (h Hint, ok bool) {
	list := p.Choices(s)
	if len(list) == 0 {
		return Hint{}, false
	}
	best := list[0]
	h = Hint{Move: best.Move, Look: p.look(s, best.Move), Do: p.Game.Sentence(s, best.Move) + "."}
	if chance := p.ChanceOf(s, best.Move); chance != "" {
		h.Why = chance + ". "
	}
	if len(list) == 1 {
		h.Why += "There is nothing else to do."
		return h, true
	}
	what := "the winter"
	if s.Stage == skadi.Saga {
		what = "the fragment"
	}
	gap := best.Worth - list[1].Worth
	if gap < 0.05 {
		h.Why += fmt.Sprintf("Just as good: %s.", p.Game.Sentence(s, list[1].Move))
		return h, true
	}
	h.Why += fmt.Sprintf("It brings %s to %.1f points on average, %.1f more than the next best: %s.", what, best.Worth, gap, p.Game.Sentence(s, list[1].Move))
	return h, true
}

// look says where to look first.
func (p *Player) look(s *skadi.State, m skadi.Move) string {
	name := p.Game.Sheet().Family.Names[p.Game.Member(s)]
	switch m.Kind {
	case skadi.RollWeather, skadi.RollEvent:
		return "Look at the dice cup."
	case skadi.Hunt:
		return fmt.Sprintf("Look at the blizzard die and the larder: food for %s.", skadi.Count(p.Game.FoodFor(s), "week"))
	case skadi.Barricade:
		_, breakIn := p.Game.RaidChance(s)
		return fmt.Sprintf("Look at the palisade: a raid now breaks in with %.0f%%.", 100*breakIn)
	case skadi.Scaldwork:
		return "Look at the freezing die and the saga. " + p.Game.NextStar(s)
	case skadi.Ritual:
		return "Look at the bowl: blessing dice help where checks are hard."
	case skadi.Slaughter:
		return fmt.Sprintf("Look at the larder: food for %s.", skadi.Count(p.Game.FoodFor(s), "week"))
	case skadi.Rest:
		return fmt.Sprintf("Look at %s: %d health.", name, s.Health[p.Game.Member(s)])
	case skadi.End:
		return "Look at what the actions left could still bring."
	case skadi.Pray, skadi.Accept:
		return "Count the free prayer spaces."
	}
	return "Look at the sums of rows and columns: one direction unequal, the other level."
}

// ChanceOf says the chance of a check, or of a prayer, and its need as a sum; "" for other moves.
func (p *Player) ChanceOf(s *skadi.State, m skadi.Move) string {
	switch {
	case m.Kind == skadi.Pray:
		chance, _ := p.Game.PrayerChance(s, s.Failed.Kind.Against())
		return Percent(chance)
	case !m.Kind.IsCheck():
		return ""
	}
	odds := p.Game.OddsOf(s, m)
	say := Percent(odds.Plain)
	if m.Blessing {
		say = Percent(odds.Blessed)
	}
	if odds.CanPray {
		prayed := odds.Prayed
		if m.Blessing {
			prayed = odds.Both
		}
		say += fmt.Sprintf(", %s with a prayer", Percent(prayed))
	}
	if odds.CanBless && !m.Blessing {
		say += fmt.Sprintf(", %s with a blessing", Percent(odds.Blessed))
	}
	return say + ": " + p.Game.Parts(p.Game.NeedFor(s, m))
}

// Percent words a chance, 0 to 1.
func Percent(chance float64) string { return fmt.Sprintf("%.0f%%", 100*chance) }
