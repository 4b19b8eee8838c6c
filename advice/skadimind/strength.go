package skadimind

import (
	"sixwinters/rules/play"
	"sixwinters/rules/skadi"
)

// Strength is how well a player plays.
type Strength uint8

const (
	Novice Strength = iota // looks one action ahead and often does something else
	Steady                 // looks one action ahead
	Master                 // weighs the whole week
)

// Strengths are the words for the strengths.
var Strengths = [...]string{"novice", "steady", "master"}

// Move returns a player's move at a strength; chance decides where a novice errs. There is one unless the game is over.
func (p *Player) Move(s *skadi.State, strength Strength, chance *play.Chance) (skadi.Move, bool) {
	if strength == Master || s.Stage != skadi.Actions {
		return p.Best(s)
	}
	if strength == Novice && chance.Below(3) == 0 {
		list := p.Game.Moves(s, nil)
		return list[chance.Below(len(list))], true
	}
	return p.quick(s, &whims{}), true
}

// single returns the worth of one action if the week ends after it.
func (p *Player) single(s *skadi.State, m skadi.Move) float64 {
	if m.Kind == skadi.End {
		return p.ended(*s)
	}
	chance := 1.0
	if m.Kind.IsCheck() {
		chance = skadi.Chance(p.Game.NeedFor(s, m).Total(), m.Blessing)
	}
	success, failure := *s, *s
	p.Game.Settle(&success, m, true)
	p.Game.Settle(&failure, m, false)
	return chance*p.ended(success) + (1-chance)*p.ended(failure)
}

// Policy chooses a legal move, of which there is at least one.
type Policy = func(s *skadi.State) skadi.Move

// erring begins the chance by which a player of the winter of a seed errs: not the dice of that winter.
func erring(seed uint64) play.Chance { return play.Chance(^seed) }

// Policy returns how a strength plays the winter of a seed.
func (p *Player) Policy(strength Strength, seed uint64) Policy {
	chance := erring(seed)
	return func(s *skadi.State) skadi.Move {
		m, _ := p.Move(s, strength, &chance)
		return m
	}
}

// Random returns how the random player plays the winter of a seed.
func Random(g *skadi.Game, seed uint64) Policy {
	chance := erring(seed)
	return func(s *skadi.State) skadi.Move { return g.RandomMove(s, &chance) }
}
