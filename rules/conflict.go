package rules

import (
	"math/bits"

	"sixwinters/content"
)

// Two things that happen at once conflict if one changes a part of the table that the other reads or changes. Only the orders of things
// that conflict need be tried ([choice]).

// aspects is a set of parts of the table, one bit each. It leaves out parts without an order, such as a supply: two things may both change it.
type aspects uint32

// The parts of the table. Those of a location or a resource are as many bits, from the first one up.
const (
	cardsAt    aspects = 1                                // the obstacles at a location, in their order
	poolOf     aspects = cardsAt << content.NumSlots      // the pool of a resource
	assetsOf   aspects = poolOf << content.NumResources   // the assets of a resource
	cardsGone  aspects = assetsOf << content.NumResources // obstacles that leave play: they have no order
	stress     aspects = cardsGone << 1                   // stress dice and conditions
	rollsShown aspects = stress << 1                      // the results of rolls: choices read them; rolls have no order
	theRest    aspects = rollsShown << 1                  // such as who is in play and where: all things read it
	allCards           = poolOf - cardsAt | cardsGone
	allAssets          = cardsGone - assetsOf
	unordered          = cardsGone | rollsShown
	wholeTable         = theRest<<1 - cardsAt
)

// changes returns what an effect may change.
func (b *Rulebook) changes(s *State, f *Frame, ef *content.Effect) aspects {
	if op := &operations[ef.Do]; op.changes != nil {
		return op.changes(b, s, f, ef)
	}
	return wholeTable
}

func changesNothing(*Rulebook, *State, *Frame, *content.Effect) aspects { return 0 }

func changesStress(*Rulebook, *State, *Frame, *content.Effect) aspects { return stress }

func changesPool(_ *Rulebook, _ *State, _ *Frame, ef *content.Effect) aspects {
	return poolOf << ef.Resource
}

func changesAssets(_ *Rulebook, _ *State, _ *Frame, ef *content.Effect) aspects {
	if ef.Resource == content.NoResource {
		return allAssets
	}
	return assetsOf << ef.Resource
}

// addsDice returns what is changed where dice are rolled and the supply may be too small for several: all dice of the resource.
func addsDice(_ *Rulebook, _ *State, _ *Frame, ef *content.Effect) aspects {
	return (poolOf|assetsOf)<<ef.Resource | rollsShown
}

func rerollsAssets(b *Rulebook, s *State, f *Frame, ef *content.Effect) aspects {
	return changesAssets(b, s, f, ef) | rollsShown
}

// conflicting returns the things of l that conflict with another one, in l itself.
func (b *Rulebook) conflicting(s *State, l []thing) []thing {
	var due stressTotal
	for i := range l {
		b.survey(s, &l[i], &due)
	}
	byStress := b.stressChanges(s, &due)
	for i := range l {
		if l[i].changes&stress != 0 {
			l[i].changes = l[i].changes&^stress | byStress
		}
	}
	keeps := 0
	for i := range l {
		for k := range l {
			if i != k && l[i].changes&(l[k].changes&^unordered|l[k].reads)|l[i].reads&l[k].changes != 0 {
				keeps |= 1 << i
			}
		}
	}
	n := 0
	for i := range l {
		if keeps&(1<<i) != 0 {
			l[n] = l[i]
			n++
		}
	}
	return l[:n]
}

// stressTotal is an upper bound of the stress that several things do together.
type stressTotal struct {
	points, times [NumPlayers][content.NumStress]int
}

func (due *stressTotal) add(p int, k content.Stress, points int) {
	due.points[p][k] += points
	due.times[p][k]++
}

// beyondCount is used for stress that cannot be counted beforehand: more than a character can take.
const beyondCount = 100

// stressChanges returns what stress may change: nothing where every die stays above zero, the whole table where it may knock a
// character out or another character may absorb it.
func (b *Rulebook) stressChanges(s *State, due *stressTotal) (changes aspects) {
	for p := range s.Players {
		if !s.Players[p].InPlay() {
			continue
		}
		for k := range content.Stress(content.NumStress) {
			if due.times[1-p][k] > 0 && b.absorbs(s, p, k) {
				return wholeTable
			}
			if due.points[p][k] < int(s.Players[p].Stress[k].Value) {
				continue
			}
			if due.times[p][k] > bits.OnesCount8(s.OpenBoxes(p, k)) {
				return wholeTable
			}
			changes = stress
		}
	}
	return changes
}

// survey sets what a thing reads and changes, and adds an upper bound of its stress to what is due.
func (b *Rulebook) survey(s *State, t *thing, due *stressTotal) {
	f := &t.frame
	t.reads, t.changes = theRest, 0
	from, to := 0, len(b.effects(f.Program))
	switch f.Task {
	case taskEffects:
	case TaskSubject:
		from, to = int(f.PC), int(f.PC)+1
	case TaskStress:
		t.changes = stress
		due.add(int(f.Player), content.Stress(f.N), int(f.M))
		return
	default:
		t.changes = wholeTable
		return
	}
	for i := from; i < to; i++ {
		f.PC = uint8(i)
		ef := f.effect(b)
		if t.changes&allCards == 0 && ofCharacters(ef) && b.who(s, f, &ef.Who) == 0 {
			continue // it is for no one, since the card does not move before
		}
		t.changes |= b.changes(s, f, ef)
		if operations[ef.Do].options != nil || ef.May || ef.Who.One {
			t.reads |= rollsShown
		}
		t.reads |= readsPlaces(&ef.To) | readsPlaces(&ef.At) | readsPlaces(&ef.Who.Places)
		switch ef.If.Test {
		case content.CardsHere:
			t.reads |= allCards
		case content.PairInPool:
			t.reads |= poolOf << ef.If.Resource
		}
		if t.changes&stress == 0 {
			continue
		}
		for k, amount := range [content.NumStress]*content.Amount{content.Psyche: &ef.Psyche, content.Body: &ef.Body} {
			points := beyondCount // as much as a condition does
			switch amount.Per {
			case content.PerObstacle:
				t.reads |= allCards
			case content.PerPoolDie:
				t.reads |= poolOf << amount.Resource
			default:
				if ef.Stress == content.NoStress {
					points = b.amount(s, f, amount)
				}
			}
			for p := range s.Players {
				if points > 0 && (f.Task == taskEffects || p == int(f.Player)) {
					due.add(p, content.Stress(k), points)
				}
			}
		}
	}
}

// readsPlaces returns the aspects that a selection of places depends on.
func readsPlaces(p *content.Places) aspects {
	switch p.Most {
	case content.MostAssets:
		return allAssets
	case content.NoMost:
		return 0
	}
	return allCards
}
