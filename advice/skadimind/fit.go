package skadimind

import (
	"math"
	"sync"

	"sixwinters/advice/yield"
	"sixwinters/rules/play"
	"sixwinters/rules/skadi"
)

// Effort says how carefully the worth is fitted.
type Effort struct {
	States  int // sampled for each week
	Rounds  int // after the first, each with states from games of the last
	Seed    uint64
	Workers int // at least 1 is used
}

// Fit fits the worth of a sheet: states of each week are taken from games, and valued, the last week first, by playing a week from each
// with the best actions and the worth of the week after.
func Fit(g *skadi.Game, e Effort) *Worth {
	e.Workers = max(1, e.Workers)
	w := guess(g)
	for round := range 1 + e.Rounds {
		w = refit(g, w, e, e.Seed+uint64(round)*1e6)
	}
	return w
}

// guess is a plain worth to begin with.
func guess(g *skadi.Game) *Worth {
	sheet := g.Sheet()
	w := &Worth{Sheet: sheet.Hash, Weeks: make([]Week, sheet.Game.Weeks)}
	health := [...]float32{0, 2.5, 4.5, 5.6, 6.2, 6.6, 6.9, 7.1, 7.2, 7.3}
	last := With(g, w).last()
	for i := range w.Weeks {
		left := sheet.Game.Weeks - i
		for at := range cells {
			t := &w.Weeks[i].Tables
			t[byLarder][at] = 0.5*float32(at) + 0.7*float32(min(at, left, 5))
			t[byHerd][at] = 1.6 * float32(at)
			t[byDefence][at] = 1.1 * float32(min(at, left))
			t[byDespair][at] = -0.8 * float32(at)
			t[byInspiration][at] = 0.9 * float32(at)
			t[byBlessing][at] = 0.6*float32(at/8) + 0.4*float32(at%8)
			t[byPrayer][at] = 0.4 * float32(at)
			for who := range skadi.Members {
				if h := at / 4; h < len(health) && health[h] > 0 {
					t[byMember+who][at] = health[h] - 0.1*float32(at%4) + 0.3*min(1, float32(at%4))
				}
			}
			for table := range t {
				if at > int(last[table]) { // never used
					t[table][at] = 0
				}
			}
		}
	}
	return w
}

// last returns the last cell of each table that a state of the sheet can come to.
func (p *Player) last() key {
	s := mostOf(p.Game.Sheet())
	return p.key(&s)
}

// mostOf returns a state with the most of everything that a sheet has.
func mostOf(sheet *skadi.Sheet) skadi.State {
	var s skadi.State
	for t := skadi.Larder; t <= skadi.Blessings; t++ {
		*s.Track(t) = uint8(sheet.Most(t))
	}
	for who := range s.Health {
		s.Health[who], s.Sick[who] = uint8(sheet.Family.Health), 6
	}
	return s
}

// sampled is a state at the beginning of a week, with what a week from there has come to.
type sampled struct {
	state skadi.State
	key   key
	worth float64
}

func refit(g *skadi.Game, by *Worth, e Effort, seed uint64) *Worth {
	weeks := make([][]sampled, g.Sheet().Game.Weeks)
	starts := gather(g, by, e, seed)
	for i := range weeks {
		weeks[i] = starts[i]
	}
	w := &Worth{Sheet: by.Sheet, Weeks: make([]Week, len(weeks))}
	for week := len(weeks) - 1; week >= 0; week-- {
		list := weeks[week]
		spreadOver(e.Workers, len(list), func(worker, from, to int) {
			p := With(g, w)
			chance := play.Chance(seed + uint64(week)*1000 + uint64(from)<<32)
			for i := from; i < to; i++ {
				list[i].key = p.key(&list[i].state)
				list[i].worth = p.sample(list[i].state, &chance)
			}
		})
		w.Weeks[week].fit(list, &by.Weeks[week])
	}
	return w
}

// spreadOver divides the numbers below n among goroutines.
func spreadOver(workers, n int, work func(worker, from, to int)) {
	var all sync.WaitGroup
	for i := range workers {
		all.Go(func() { work(i, n*i/workers, n*(i+1)/workers) })
	}
	all.Wait()
}

// sample plays the weather and the event of a week and returns what its actions are then worth.
func (p *Player) sample(s skadi.State, chance *play.Chance) float64 {
	const times = 2 // weeks from each state
	sum := 0.0
	for range times {
		p.forget()
		week := s
		die := func() uint8 { return uint8(chance.Roll()) }
		p.Game.Brew(&week, die(), die(), [2]uint8{die(), die()})
		sum += p.of(&week)
	}
	return sum / times
}

// whim is how many points at most a game that is gathered likes or dislikes a kind of action beside its worth. Without whims, states that a
// better player would reach are never seen.
const whim = 1.5

// gather plays games, with whims and mistakes, and returns states at the beginnings of weeks.
func gather(g *skadi.Game, by *Worth, e Effort, seed uint64) [][]sampled {
	found := make([][][]sampled, e.Workers)
	spreadOver(e.Workers, e.States, func(worker, from, to int) {
		p := With(g, by)
		weeks := make([][]sampled, g.Sheet().Game.Weeks)
		for n := uint64(0); len(weeks[len(weeks)-1]) < to-from; n++ {
			s := g.Begin(skadi.Options{Seed: seed + uint64(from)<<20 + n})
			chance := play.Chance(seed + uint64(from)<<24 + n<<1)
			if n > uint64(8*(to-from)) { // hardly any game of this sheet lasts
				break
			}
			wild := chance.Below(3) // how often this game errs, of sixteen
			var likes whims
			for kind := range likes {
				likes[kind] = whim * float64(chance.Below(201)-100) / 100
			}
			for s.Stage != skadi.Over {
				yield.Now()
				if s.Stage == skadi.Weather && len(weeks[s.Week-1]) < to-from {
					weeks[s.Week-1] = append(weeks[s.Week-1], sampled{state: p.bare(&s)})
				}
				m := p.quick(&s, &likes)
				if list := g.Moves(&s, nil); m.Kind == 0 || chance.Below(16) < wild && s.Stage == skadi.Actions {
					m = list[chance.Below(len(list))]
				}
				if err := g.Apply(&s, m, nil); err != nil {
					panic(err) // it is one of the legal moves
				}
			}
		}
		found[worker] = weeks
	})
	all := make([][]sampled, g.Sheet().Game.Weeks)
	for _, weeks := range found {
		for i := range weeks {
			all[i] = append(all[i], weeks[i]...)
		}
	}
	return all
}

// whims are by how many points each kind of move is liked.
type whims [skadi.Write + 1]float64

// quick returns the move that is liked best one action ahead, or no move where dice are only rolled or written. It prays where it can.
func (p *Player) quick(s *skadi.State, likes *whims) (m skadi.Move) {
	switch s.Stage {
	case skadi.Prayer:
		return skadi.Move{Kind: skadi.Pray}
	case skadi.Actions:
		seen, best := p.bare(s), math.Inf(-1)
		for _, other := range p.Game.Moves(s, nil) {
			if worth := p.single(&seen, other) + likes[other.Kind]; worth > best {
				best, m = worth, other
			}
		}
	}
	return m
}

const (
	sweeps = 40 // over all tables
	shrink = 6  // as if each value of a table had been seen so often at its worth of before
)

// fit fits the tables of a week: each in turn takes what the others leave unexplained. What is seldom or never seen stays near the worth of
// before.
func (w *Week) fit(list []sampled, before *Week) {
	w.Tables = before.Tables
	if len(list) == 0 {
		w.Base = before.Base
		return
	}
	rest, mean := make([]float64, len(list)), 0.
	for i := range list {
		rest[i] = list[i].worth - w.at(&list[i].key)
		mean += rest[i] / float64(len(list))
	}
	for i := range rest {
		rest[i] -= mean
	}
	w.Base = mean
	var change [numTables][cells]float64
	for range sweeps {
		yield.Each()
		for t := range change {
			var sum, n [cells]float64
			for i := range list {
				at := list[i].key[t]
				sum[at] += rest[i] + change[t][at]
				n[at]++
			}
			was := change[t]
			for at := range sum {
				change[t][at] = sum[at] / (n[at] + shrink)
			}
			for i := range list {
				at := list[i].key[t]
				rest[i] += was[at] - change[t][at]
			}
		}
	}
	for t := range change {
		for at, by := range change[t] {
			w.Tables[t][at] += float32(by)
		}
	}
}
