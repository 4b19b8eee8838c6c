package skadi

import (
	"fmt"
	"slices"
	"strings"
)

// Danger is what members may die of in a week.
type Danger struct {
	Cause  Cause
	Chance [Members]float64 // of the death of each, 0..1
}

// Worst returns the chance of the member whom it threatens most.
func (d *Danger) Worst() float64 { return slices.Max(d.Chance[:]) }

// Dangers returns what members may die of in this week if nothing more is done. It plays an event that is still to come with all dice, and then the
// end of the week ([death], [event], [resolution]).
func (g *Game) Dangers(s *State) (all []Danger) {
	ways, comes := 1, s.Stage < Actions
	if comes {
		ways = 36 // an event rolls two dice at most
	}
	var deaths [numCauses][Members]float64
	for way := range ways {
		table, story, dice := *s, Story{}, []int{1 + way/6, 1 + way%6}
		e := engine{Game: g, s: &table, story: &story, roll: func() (die int) { die, dice = dice[0], dice[1:]; return die }}
		if comes {
			e.event()
		}
		if table.Stage != Over {
			e.resolve()
		}
		for _, h := range story.Events {
			if h.Kind == Died {
				deaths[h.Cause][h.Who] += 1 / float64(ways)
			}
		}
	}
	for cause, chance := range deaths {
		if d := (Danger{Cause(cause), chance}); d.Worst() > 0 {
			all = append(all, d)
		}
	}
	return all
}

// Warn says a danger: "Frostbite may kill Kari this week: 17%."
func (g *Game) Warn(d Danger) string {
	var who []string
	for i, chance := range d.Chance {
		if chance > 0 {
			who = append(who, g.sheet.Family.Names[i])
		}
	}
	names := strings.Join(who, ", ")
	if last := len(who) - 1; last > 0 {
		names = strings.Join(who[:last], ", ") + " and " + who[last]
	}
	if d.Worst() > 0.999 {
		return fmt.Sprintf("As it stands, %s kills %s this week.", d.Cause, names)
	}
	return capital(fmt.Sprintf("%s may kill %s this week: %.0f%%.", d.Cause, names, 100*d.Worst()))
}
