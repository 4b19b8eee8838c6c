package skadi

import (
	"sixwinters/render/farm"
	"sixwinters/rules/play"
	"sixwinters/rules/skadi"
)

// This file says what a hand may do at the table: which spots are lit, what can be taken up, and which move a click or a drop means. It
// needs no window.

// target is a spot at which a legal move is made.
type target struct {
	at   farm.Spot
	move skadi.Move
}

// targets returns where moves can be made, in the order of the list of moves. A blessing is laid on a check before: it is no target.
func targets(g *skadi.Game, s *skadi.State) (all []target) {
	for _, m := range g.Moves(s, nil) {
		if at := spotOf(s, m); !m.Blessing && at.Kind != farm.Nowhere {
			all = append(all, target{at, m})
		}
	}
	return all
}

// spotOf returns where a move is made: nowhere for one that is only a button.
func spotOf(s *skadi.State, m skadi.Move) farm.Spot {
	switch m.Kind {
	case skadi.RollWeather, skadi.RollEvent:
		return farm.Spot{Kind: farm.Cup}
	case skadi.Hunt:
		return farm.Spot{Kind: farm.Hex, N: int(m.Hex)}
	case skadi.Pray:
		god := s.Failed.Kind.Against()
		return farm.PrayerSpot(god, int(s.Prayed[god]))
	case skadi.Write:
		return farm.Spot{Kind: farm.Cell, N: int(s.Told)*skadi.Cells + int(m.Cell)}
	case skadi.Accept:
		return farm.Spot{}
	}
	return farm.ActionSpot(m.Kind)
}

// rollOf returns the roll that is due.
func rollOf(s *skadi.State) skadi.Move {
	if s.Stage == skadi.Event {
		return skadi.Move{Kind: skadi.RollEvent}
	}
	return skadi.Move{Kind: skadi.RollWeather}
}

// clicked returns the move that a click on a spot means, zero for none, and why it is not meant there if the rules of moves do not say it.
func clicked(g *skadi.Game, s *skadi.State, at farm.Spot) (m skadi.Move, why play.Refusal) {
	switch at.Kind {
	case farm.Cup:
		m = rollOf(s)
	case farm.WeatherDie:
		m.Kind = skadi.RollWeather
	case farm.EventCell:
		m.Kind = skadi.RollEvent
	case farm.Action:
		m.Kind = skadi.Kind(at.N)
	case farm.Hex:
		m = skadi.Move{Kind: skadi.Hunt, Hex: uint8(at.N)}
	case farm.Prayer:
		m.Kind, why = skadi.Pray, g.WhyNotPray(s, skadi.God(at.N/skadi.MaxPrayers), at.N%skadi.MaxPrayers)
	case farm.Cell:
		m, why = skadi.Move{Kind: skadi.Write, Cell: uint8(at.N % skadi.Cells)}, g.WhyNotWrite(s, at.N/skadi.Cells)
	}
	return m, why
}

// takes returns what a hand takes up at a spot; ok is false if there is nothing to take.
func takes(s *skadi.State, at farm.Spot) (t farm.Thing, ok bool) {
	switch {
	case at.Kind == farm.Cup && s.Stage == skadi.Weather:
		return farm.Thing{Stuff: farm.Ice}, true // what has not been rolled shows nothing
	case at.Kind == farm.Cup && s.Stage == skadi.Event, at.Kind == farm.ActionDie && at.N < int(s.Left):
		return farm.Thing{}, true
	case at.Kind == farm.Bowl && s.Blessings > 0:
		return farm.Thing{Stuff: farm.Amber}, true
	case at.Kind == farm.Herd && s.Herd > 0:
		return farm.Thing{Stuff: farm.Cow}, true
	case s.Stage == skadi.Prayer && at == spotOf(s, s.Failed):
		return farm.Thing{Value: int(s.Rolled)}, true
	case at.Kind == farm.SagaDie && s.Throw > 0:
		return farm.Thing{Value: int(s.Throw)}, true
	}
	return farm.Thing{}, false
}

// drop is what letting go of something means.
type drop struct {
	move skadi.Move   // zero for none
	arms bool         // a blessing is laid on the next check
	why  play.Refusal // why it cannot be dropped there, if the rules of moves do not say it
}

// dropped returns what it means to drop what was taken at one spot on another.
func dropped(g *skadi.Game, s *skadi.State, from, to farm.Spot) (d drop) {
	move, why := clicked(g, s, to)
	means := false
	switch onCheck := to.Kind == farm.Action || to.Kind == farm.Hex; from.Kind {
	case farm.Cup:
		means = to.Kind == farm.WeatherDie || to.Kind == farm.EventCell
	case farm.ActionDie:
		if means = onCheck; to.Kind == farm.Member {
			means, move, why = true, skadi.Move{Kind: skadi.Rest}, g.WhyNotRest(s, to.N)
		}
	case farm.Bowl:
		means, move.Blessing = onCheck, true
		d.arms = to.Kind == farm.ActionDie
	case farm.Herd:
		means, move = to.Kind == farm.Larder || to == farm.ActionSpot(skadi.Slaughter), skadi.Move{Kind: skadi.Slaughter}
	case farm.SagaDie:
		means = to.Kind == farm.Cell
	case farm.Action, farm.Hex: // the die of a failed check
		means = to.Kind == farm.Prayer
	}
	switch {
	case !means:
	case to == farm.ActionSpot(skadi.Hunt):
		d.why = play.Refusal{Rule: "hunt-place", Say: "Choose where to hunt: drop it on a highlighted hex."}
	case why.OK():
		d.move = move
	default:
		d.why = why
	}
	return d
}

// threat returns how likely a danger of this week comes true at a spot where it is shown: at whom it may kill, and at what is missing against it.
func threat(g *skadi.Game, d *skadi.Danger, at farm.Spot) float64 {
	shown := false
	switch at.Kind {
	case farm.Member:
		return d.Chance[at.N]
	case farm.Larder:
		shown = d.Cause == skadi.ByHunger
	case farm.Palisade:
		shown = d.Cause == skadi.ByRaid
	case farm.EventCell:
		shown = d.Cause != skadi.ByRaid && d.Cause == skadi.BySickness+skadi.Cause(g.EventOf(uint8(at.N)))
	}
	if !shown {
		return 0
	}
	return d.Worst()
}

// signs returns the signs of this week's dangers among some spots.
func signs(g *skadi.Game, s *skadi.State, among []farm.Spot) (all []farm.Sign) {
	dangers := g.Dangers(s)
	for _, at := range among {
		sign := farm.Sign{Spot: at}
		for i := range dangers {
			sign.Chance += threat(g, &dangers[i], at)
		}
		if sign.Chance > 0 {
			all = append(all, sign)
		}
	}
	return all
}
