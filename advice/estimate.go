package advice

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Burden is an estimate of the cost of leaving an obstacle in play where it is until the end of the year.
//
// Its activations are estimated from the symbol now showing, for this turn, and for each later turn from the share of cards in its
// region's draw pile whose backs activate its row. A turn whose box on the wheel is dashed counts by the chance that a matching
// symbol shows. The piles are assumed to stay as they are.
type Burden struct {
	Obstacle    content.ObstacleID
	Activations float64 // expected, this turn's included
	Stress      float64 // points for each activation by Harm.Points, the players choosing the least
	Total       float64 // points until the end of the year
	Threat      float64 // expected extra spaces of threat markers until then
	Dice        int     // dice still needed to overcome it
	Forbids     []string
}

// turnsLeft returns how many turns of the year are expected after this one ([time]).
func turnsLeft(b *rules.Rulebook, s *rules.State) float64 {
	n := 0.0
	for box := int(s.Box) + 1; box < content.WheelBoxes; box++ {
		n += entered(b, s, box)
	}
	return n
}

// entered returns the chance that a box of the wheel is entered: a dashed one only if a matching symbol shows.
func entered(b *rules.Rulebook, s *rules.State, box int) float64 {
	w := b.Content().Board.Seasons[box]
	if !w.Dashed {
		return 1
	}
	none := 1.0
	for r := range content.Region(content.NumRegions) {
		none *= 1 - share(b, s, r, w.Season)
	}
	return 1 - none
}

// share returns the share of the cards in a region's draw pile that bear one of some seasons on their backs.
func share(b *rules.Rulebook, s *rules.State, r content.Region, seasons ...content.Season) float64 {
	pile := s.Draw[r].List()
	if len(pile) == 0 {
		return 0
	}
	n := 0
	for _, id := range pile {
		if slices.Contains(seasons, b.Content().Cards[id].Season) {
			n++
		}
	}
	return float64(n) / float64(len(pile))
}

// Burdens estimates every obstacle in play, the heaviest first.
func Burdens(b *rules.Rulebook, s *rules.State) []Burden {
	var all []Burden
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			all = append(all, burdenOf(b, s, id))
		}
	}
	slices.SortStableFunc(all, func(x, y Burden) int { return cmp.Compare(y.weight(), x.weight()) })
	return all
}

// weight returns the whole cost in points of stress; a space of a threat marker counts as 3.
func (u *Burden) weight() float64 { return u.Total + 3*u.Threat }

// burdenOf estimates one obstacle in play.
func burdenOf(b *rules.Rulebook, s *rules.State, id content.ObstacleID) Burden {
	a := ActivationNow(b, s, id)
	open := b.Uncovered(s, id)
	u := Burden{Obstacle: id, Stress: a.Mean, Dice: open.Len()}
	now := 0.0
	if slices.ContainsFunc(activating(b, s).Obstacles, func(t Trigger) bool { return t.Obstacle == id }) {
		now = 1
	}
	each := share(b, s, a.At.Region(), a.Symbols...)
	never := 1 - now
	u.Activations = now
	turns, counted := 1+turnsLeft(b, s), never // and those in which it has not activated when threats are counted
	for box := int(s.Box) + 1; box < content.WheelBoxes; box++ {
		p := entered(b, s, box)
		u.Activations += p * each
		never *= 1 - p*each
		counted += p * never
	}
	if rules.DiscardsItself(b.Content().Card(id)) { // it is gone once it has activated
		u.Activations, turns = 1-never, counted
	}
	u.Total = u.Activations * u.Stress
	f := Threats(b, s)
	for _, c := range f.Counts {
		for _, card := range c.From {
			if card.Obstacle == id {
				u.Threat += turns * float64(min(card.Symbols, c.Over))
			}
		}
	}
	room := 0 // spaces that are left to all threats together; no step goes further ([threats])
	for _, space := range s.Threat {
		room += content.TrackSpaces - int(space)
	}
	u.Threat = min(u.Threat, float64(room))
	o := b.Content().Card(id)
	if len(o.Standing) > 0 {
		for _, line := range b.ObstacleText(o) {
			if !strings.HasPrefix(line, "{") {
				u.Forbids = append(u.Forbids, b.Plain(line))
			}
		}
	}
	return u
}

// Words puts the estimate into sentences.
func (u *Burden) Words() []string {
	say := []string{fmt.Sprintf("Left alone it activates about %.1f times this year.", u.Activations)}
	if u.Total > 0 {
		say = append(say, fmt.Sprintf("Stress: %.1f each time, about %.1f in all.", u.Stress, u.Total))
	}
	if u.Threat > 0 {
		say = append(say, fmt.Sprintf("Threat: about %.1f steps.", u.Threat))
	}
	say = append(say, "Overcoming it takes "+rules.HowMany(u.Dice, "more die", "more dice")+".")
	return append(say, u.Forbids...)
}
