package skadimind

import (
	"cmp"
	"math"
	"slices"

	"sixwinters/advice/yield"
	"sixwinters/rules/skadi"
)

// Player plays a game of one sheet. It is not for several goroutines at a time.
type Player struct {
	Game  *skadi.Game
	worth *Worth
	known map[skadi.State]float64 // states at an action whose worth was searched
	most  *skadi.State            // the most of everything that worth knows, of a player of a neighbouring sheet; otherwise nil
}

// New returns a player. For a sheet other than the printed one it fits the worth of weeks first, which takes some seconds.
func New(g *skadi.Game) *Player {
	w := Fitted()
	if w.Sheet != g.Sheet().Hash {
		w = Fit(g, Effort{States: 1000, Rounds: 1, Seed: 1})
	}
	return With(g, w)
}

// With returns a player that values weeks by a worth.
func With(g *skadi.Game, w *Worth) *Player {
	return &Player{Game: g, worth: w, known: map[skadi.State]float64{}}
}

// Near returns a player of a neighbouring sheet, at once. It weighs a week by the sheet, and values what comes after as the printed sheet does:
// weeks count from the last, and more than the printed sheet has of something is worth as much as the most that it has.
func Near(g *skadi.Game) *Player {
	most := mostOf(skadi.Printed())
	p := With(g, Fitted())
	p.most = &most
	return p
}

// Another returns a player with the same worth, for another goroutine.
func (p *Player) Another() *Player {
	return &Player{Game: p.Game, worth: p.worth, known: map[skadi.State]float64{}, most: p.most}
}

// Choice is a legal move and the points that the winter is expected to bring after it.
type Choice struct {
	Move  skadi.Move
	Worth float64
}

// Choices returns all legal moves, the best first. Moves that only roll dice have no worth.
func (p *Player) Choices(s *skadi.State) []Choice {
	seen := p.bare(s)
	p.forget()
	var list []Choice
	for _, m := range p.Game.Moves(s, nil) {
		c := Choice{Move: m}
		switch m.Kind {
		case skadi.RollWeather, skadi.RollEvent:
		case skadi.Write:
			grid := s.Grid[s.Told]
			grid[m.Cell] = s.Throw
			c.Worth = Fragments.Worth(grid)
		case skadi.Pray:
			c.Worth = p.prayed(&seen, s.Failed)
		case skadi.Accept:
			seen := seen
			seen.Stage, seen.Failed, seen.Rolled = skadi.Actions, skadi.Move{}, 0
			c.Worth = p.of(&seen)
		default:
			c.Worth = p.after(&seen, m)
		}
		list = append(list, c)
	}
	slices.SortStableFunc(list, func(a, b Choice) int { return cmp.Compare(b.Worth, a.Worth) })
	return list
}

// mostKnown is how many searched states a player keeps: some tens of megabytes.
const mostKnown = 200000

// forget makes room for what is searched next.
func (p *Player) forget() {
	if len(p.known) > mostKnown {
		clear(p.known)
	}
}

// Best returns the best move. There is one unless the game is over.
func (p *Player) Best(s *skadi.State) (skadi.Move, bool) {
	if list := p.Choices(s); len(list) > 0 {
		return list[0].Move, true
	}
	return skadi.Move{}, false
}

// bare returns a state without what does not matter to its worth: chance, and what is written of the saga.
func (p *Player) bare(s *skadi.State) skadi.State {
	seen := p.Game.Observation(s)
	seen.Grid, seen.Throw = [skadi.MaxFragments][skadi.Cells]uint8{}, 0
	return seen
}

// of returns the worth of a state at an action.
func (p *Player) of(s *skadi.State) float64 {
	if s.Stage == skadi.Over || s.Left == 0 {
		return p.ended(*s)
	}
	if worth, ok := p.known[*s]; ok {
		return worth
	}
	yield.Now()
	best := math.Inf(-1)
	for _, m := range p.Game.Moves(s, nil) {
		best = max(best, p.after(s, m))
	}
	p.known[*s] = best
	return best
}

// after returns the worth of an action before its dice are rolled.
func (p *Player) after(s *skadi.State, m skadi.Move) float64 {
	next := *s
	switch {
	case m.Kind == skadi.End:
		return p.ended(next)
	case !m.Kind.IsCheck():
		p.Game.Settle(&next, m, true)
		return p.of(&next)
	}
	chance := skadi.Chance(p.Game.NeedFor(s, m).Total(), m.Blessing)
	worth := 0.0
	if chance > 0 {
		success := *s
		p.Game.Settle(&success, m, true)
		worth = chance * p.of(&success)
	}
	if chance == 1 {
		return worth
	}
	p.Game.Settle(&next, m, false)
	return worth + (1-chance)*max(p.of(&next), p.prayed(&next, m))
}

// prayed returns the worth of a prayer after a check has failed, or 0 if none is possible.
func (p *Player) prayed(s *skadi.State, m skadi.Move) float64 {
	god := m.Kind.Against()
	chance, ok := p.Game.PrayerChance(s, god)
	if !ok {
		return 0
	}
	failed := *s
	failed.Stage, failed.Failed, failed.Rolled = skadi.Actions, skadi.Move{}, 0
	failed.Prayed[god]++
	answered := failed
	answered.Left++ // Settle takes the action
	m.Blessing = false
	p.Game.Settle(&answered, m, true)
	return chance*p.of(&answered) + (1-chance)*p.of(&failed)
}

// ended returns the worth of a state whose actions are over.
func (p *Player) ended(s skadi.State) float64 {
	if s.Stage != skadi.Over {
		s.Stage = skadi.Actions
		p.Game.EndWeek(&s)
	}
	if s.Stage == skadi.Over {
		return p.final(&s)
	}
	k := p.key(&s)
	return p.week(&s).at(&k)
}

// final returns the points of a winter that is over, each fragment at its average.
func (p *Player) final(s *skadi.State) float64 {
	if s.Living() == 0 {
		return 0
	}
	return float64(p.Game.Score(s).Total) + SagaWorth*float64(s.Told)
}
