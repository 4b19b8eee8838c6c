package rules

import (
	"slices"

	"sixwinters/content"
)

// What the cards allow at all, whatever happens in a campaign: for those who make cards.

// Chains is which squares of a progress card can hold a die, bit 0 for square 0.
type Chains struct {
	OnWay   uint16 // on a way from the start to the end ([progress])
	Filled  uint16 // on a way that dice can fill without sorcery mastery
	Blocked int    // where Filled is empty: the square at which the way that can be filled furthest breaks off, or -1
	Short   content.Resource
}

// Chains looks at every way through a progress card. Of a way, the values that its squares ask for must follow from each other, and
// no resource may be asked for more often than it has dice ([supply]). Where Filled is empty because of that alone, Blocked is -1 and
// Short the resource that is too scarce. Region limits hinder no way: a character moves between two dice.
func (b *Rulebook) Chains(id content.ProgressID) Chains {
	card := &b.c.Progress[id]
	all := Chains{Blocked: -1, Short: content.NoResource}
	furthest := -1
	for way := range b.Ways(&Player{Card: id}) {
		var squares uint16
		var asked [content.NumResources]int
		values, fits := uint8(AnyValue), true
		for n, sq := range way {
			squares |= 1 << sq
			square := &card.Squares[sq]
			values = ValuesAfter(square.Relation, values)
			if square.Value != 0 {
				values &= only(square.Value)
			}
			if values == 0 {
				if n > furthest {
					furthest, all.Blocked = n, int(sq)
				}
				fits = false
				values = AnyValue // the rest of the way still counts as a way
			}
			if r := square.Resource; r != content.NoResource {
				if asked[r]++; asked[r] > b.c.Board.DicePerResource && fits {
					fits, all.Short = false, r
				}
			}
		}
		all.OnWay |= squares
		if fits {
			all.Filled |= squares
		}
		if all.Filled == card.There() {
			break
		}
	}
	if all.Short != content.NoResource {
		all.Blocked = -1
	}
	return all
}

// CanEarn reports whether overcoming some obstacle earns a character an achievement.
func (b *Rulebook) CanEarn(who content.CharacterID) bool {
	return slices.ContainsFunc(b.c.Obstacles, func(o content.Obstacle) bool { return matchesCard(&b.c.Characters[who].Task, &o) })
}
