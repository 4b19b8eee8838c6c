package rules

import (
	"math/bits"

	"sixwinters/content"
)

// Most of what happens at once has no bearing on anything else, so its order need not be tried ([choice]). What has is told by what it
// looks at and what it changes.

// aspects is a set of parts of the table, one bit each. What is left has no order: two things may both change it.
type aspects uint32

// The parts of the table. Those of a location or a resource are as many bits, from the first one up.
const (
	cardsAt    aspects = 1                                // the obstacles at a location, in their order
	poolOf     aspects = cardsAt << content.NumSlots      // the pool of a resource
	assetsOf   aspects = poolOf << content.NumResources   // the assets of a resource
	cardsGone  aspects = assetsOf << content.NumResources // obstacles that leave play: they have no order
	stress     aspects = cardsGone << 1                   // stress dice and conditions
	theRest    aspects = stress << 1                      // such as who is in play and where: all things look at it
	allCards           = poolOf - cardsAt | cardsGone
	allAssets          = cardsGone - assetsOf
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

// addsDice returns what is changed where the supply may be too small for several: all dice of the resource.
func addsDice(_ *Rulebook, _ *State, _ *Frame, ef *content.Effect) aspects {
	return (poolOf | assetsOf) << ef.Resource
}

// entangled keeps those of some things whose order may matter: each looks at what another one changes, or changes what another one
// looks at or changes.
func (b *Rulebook) entangled(s *State, l []thing) []thing {
	var due burden
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
			if i != k && l[i].changes&(l[k].changes&^cardsGone|l[k].looks)|l[i].looks&l[k].changes != 0 {
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

// burden is the stress that several things do together at most.
type burden struct {
	points, times [NumPlayers][content.NumStress]int
}

func (due *burden) add(p int, k content.Stress, points int) {
	due.points[p][k] += points
	due.times[p][k]++
}

// beyondCount is more stress than a character bears: of what cannot be counted beforehand.
const beyondCount = 100

// stressChanges returns what stress may change: nothing that matters where all bear it, and the whole table where it may knock out or
// another character may take it.
func (b *Rulebook) stressChanges(s *State, due *burden) (changes aspects) {
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

// survey finds out what a thing looks at and changes, and adds the stress that it does at most to what is due.
func (b *Rulebook) survey(s *State, t *thing, due *burden) {
	f := &t.frame
	t.looks, t.changes = theRest, 0
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
		t.looks |= looksAtPlaces(&ef.To) | looksAtPlaces(&ef.At) | looksAtPlaces(&ef.Who.Places)
		switch ef.If.Test {
		case content.CardsHere:
			t.looks |= allCards
		case content.PairInPool:
			t.looks |= poolOf << ef.If.Resource
		}
		if t.changes&stress == 0 {
			continue
		}
		for k, amount := range [content.NumStress]*content.Amount{content.Psyche: &ef.Psyche, content.Body: &ef.Body} {
			points := beyondCount // as much as a condition does
			switch amount.Per {
			case content.PerObstacle:
				t.looks |= allCards
			case content.PerPoolDie:
				t.looks |= poolOf << amount.Resource
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

// looksAtPlaces returns what is looked at to find places.
func looksAtPlaces(p *content.Places) aspects {
	switch p.Most {
	case content.MostAssets:
		return allAssets
	case content.NoMost:
		return 0
	}
	return allCards
}
