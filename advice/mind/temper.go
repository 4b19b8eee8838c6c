package mind

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Temper is how a planner weighs luck: by the mean of what it imagines, or more by the worst or the best of it.
type Temper uint8

const (
	Even Temper = iota // the strongest, and the usual one
	Cautious
	Bold
)

// Tempers are the words of the tempers.
var Tempers = [...]string{"even", "cautious", "bold"}

func (t Temper) String() string { return Tempers[t] }

// leaning is how far a temper that is not even goes from the mean to the worst or the best.
const leaning = 0.6

// of is what values that come by chance, each as likely as the others, are worth together.
func (t Temper) of(values []float64) float64 {
	sum, least, most := 0.0, values[0], values[0]
	for _, v := range values {
		sum += v
		least, most = min(least, v), max(most, v)
	}
	mean := sum / float64(len(values))
	switch t {
	case Cautious:
		return mean + leaning*(least-mean)
	case Bold:
		return mean + leaning*(most-mean)
	}
	return mean
}

// Favors are what a partner has asked a planner for, beyond what it would do by itself.
type Favors struct {
	Hold [content.NumResources]bool // tracks to keep the threat down on, and to advance
	Here content.Slot               // a place to help at, if Help
	Help bool
}

// Points of a favor, beside the weights of a planner: a threat space costs it some 200, an obstacle some 70.
const (
	heldThreat   = 250.0 // for each threat space of a track that is held
	heldSymbol   = 60.0  // for each threat symbol of it in play
	heldProgress = 150.0 // for each of its progress spaces
	helpObstacle = 200.0 // for each obstacle at the place
	helpCover    = 15.0  // for each die on one of them
	helpAsset    = 5.0   // for each asset there
	helpThere    = 30.0  // for each character there
)

// favor is what a table is worth beyond what it is worth by itself to a planner of whom favors are asked.
func (v *valuer) favor(s *rules.State) (total float64) {
	if v.favors == (Favors{}) {
		return 0
	}
	symbols := v.b.ThreatSymbols(s)
	for r, held := range v.favors.Hold {
		if held {
			total += heldProgress*float64(s.Progress[r]) - heldThreat*float64(s.Threat[r]) - heldSymbol*float64(symbols[r])
		}
	}
	if !v.favors.Help {
		return total
	}
	at := v.favors.Here
	for _, id := range s.Attached[at].List() {
		total -= helpObstacle
		for _, d := range s.Obstacles[id].Dice {
			if d != rules.NoDie {
				total += helpCover
			}
		}
	}
	for p := range s.Players {
		if s.Players[p].At == at && s.Players[p].InPlay() {
			total += helpThere
		}
	}
	for r := range s.Assets[at] {
		total += helpAsset * float64(s.Assets[at][r].Len())
	}
	return total
}

// Temper has the planner weigh luck as a temper does, from the next plan on.
func (p *Planner) Temper(t Temper) { p.temper = t }

// Favor has the planner do what it is asked for, from the next plan on.
func (p *Planner) Favor(f Favors) { p.favors = f }
