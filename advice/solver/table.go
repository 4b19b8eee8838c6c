package solver

import (
	"hash/maphash"

	"sixwinters/content"
	"sixwinters/rules"
)

// What the solver knows of a table: what its moves change, as a position, and what they do not, read once.

// position is all of a table that the moves of a solution change, and that decides on them. Dice are counted by value.
type position struct {
	actor
	board
}

// actor is the part of whoever acts: where the character is, and what has been used and done.
type actor struct {
	at     uint8
	spare  uint8  // action dice in the supply
	used   uint16 // abilities whose boxes are full, one bit each
	spent  uint8  // action dice used so far
	owed   uint8  // of the action dice in hand, those that moves have taken, whichever they are
	placed uint8
	last   rules.Die // of the chain
	stash  rules.Die
	stress [content.NumStress]uint8
	more   more
	done   [rules.NumSquares]uint8 // of each die of the assignment, if the search is along one: trades, and one more once it is created
	dice   rules.Values
}

// board is the dice on the table.
type board struct {
	supply [content.NumResources]uint8
	pool   [content.NumResources]rules.Values
	assets [content.NumSlots][content.NumResources]rules.Values
}

// more is what is left of a create or trade action of several dice; left 0: none.
type more struct {
	left, most uint8
	low        uint8 // the further ones show no less, or go along a later arrow, so that the same dice are taken in one order only
	from, to   content.Resource
	trade      bool
}

// reading is what is read of a table once, and what follows from it alone.
type reading struct {
	b        *rules.Rulebook
	p        int
	table    rules.State
	card     *content.Progress
	start    position
	rows     [content.NumSlots]place
	boxes    [content.NumAbilities]box
	walks    [content.NumSlots][content.NumSlots]uint8 // dice from slot to slot at least, however many moves it takes; infinity at most
	makes    [content.NumResources]uint16              // slots where assets are created, one bit each
	atOnce   [arrows]uint8                             // the most dice that a trade along each arrow takes by skill; 0 where there is none
	joint    [arrows]uint8                             // the lowest of the arrows along which dice of the same action may go
	alikes   uint8                                     // the most pool dice that show the same
	tradedAt [arrows]uint16                            // slots where each arrow is traded along, one bit each
	near     []int                                     // slots where the character may come to stand
	lifts    uint16                                    // abilities that an action die may be put on, one bit each

	wild, military, support bool
	stashes                 content.Resource
	barred                  uint8                   // resources with which the card may not be completed, one bit each
	absorbs                 [content.NumStress]bool // the other character may absorb it: that it does not is said
	bars                    bool                    // a die with which the card may not be completed lies on it

	roaming  uint8  // resources whose assets can be carried or march, one bit each
	stressed uint16 // slots where assets are created for stress
	converts bool   // pool dice may be used as action dice somewhere, which no search does
}

// lookups are what many positions share, found on demand.
type lookups struct {
	reading
	aided   map[uint16]*aids   // by the abilities used
	led     map[uint32]*ways   // by the abilities used and the values they are to lead to
	offered map[asks]*options  // by what squares ask for
	moved   map[uint16]*moving // by the abilities left that move the character
}

// solver searches the positions that a player's moves lead to.
type solver struct {
	lookups
	*search  // the one that goes on
	seed     maphash.Seed
	boards   map[board]*board // of all searches
	matching match            // used again for every position
	matches  int              // for all squares, so far
	assets   []asset          // used again
	left     int              // nodes left of the budget
}

// place is what is true of a slot for the player.
type place struct {
	resource content.Resource
	region   content.Region
	closed   bool // arriving does something: it is not entered
	skill    uint8
	toll     [content.NumStress]uint8 // stress on top of creating
	taxed    bool                     // it marks a condition: nothing is created
	icon     content.Icon
	travel   [content.NumSlots]int8 // dice, or NoWay
	sail     [content.NumSlots]int8
	gate     [content.NumSlots]bool
}

func newSolver(b *rules.Rulebook, s *rules.State, p int) *solver {
	v := &solver{
		lookups: lookups{
			reading: reading{b: b, p: p, table: b.Observation(s)},
			aided:   map[uint16]*aids{}, led: map[uint32]*ways{}, offered: map[asks]*options{}, moved: map[uint16]*moving{},
		},
		seed: maphash.MakeSeed(), boards: map[board]*board{},
	}
	player := &v.table.Players[p]
	v.card = &b.Content().Progress[player.Card]
	v.start = position{
		actor{at: uint8(player.At), spare: s.ActionSupply, stash: player.Stash, dice: player.Dice},
		board{s.Supply, s.Pool, s.Assets},
	}
	for k, d := range player.Stress {
		v.start.stress[k] = d.Value
	}
	for i, d := range player.Boxes {
		if d != rules.NoDie {
			v.start.used |= 1 << i
		}
	}
	v.readStanding()
	for i, d := range player.Laid[:player.Chain] {
		v.bars = v.bars || v.barred&(1<<d.Kind()) != 0
		if i == int(player.Chain)-1 {
			v.start.last = d
		}
	}
	v.readAbilities()
	for at := range content.Slot(content.NumSlots) {
		v.readSlot(at)
	}
	v.measure()
	v.readTrade()
	return v
}

// readStanding reads what masteries, cards and the other character do all the time.
func (v *reading) readStanding() {
	b, s := v.b, &v.table
	v.wild = b.Mastery(s, content.Sorcery)
	v.military = b.Mastery(s, content.Military)
	v.support = b.Mastery(s, content.Support)
	v.stashes = b.Stashes(s, v.p)
	for r := range content.Resource(content.NumResources) {
		if r == v.stashes || v.marches(r) {
			v.roaming |= 1 << r
		}
	}
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			for i := range b.Content().Card(id).Standing {
				if ef := &b.Content().Card(id).Standing[i]; ef.Do == content.OpForbidComplete {
					v.barred |= 1 << ef.Resource
				}
			}
		}
	}
	other := 1 - v.p
	if !s.Players[other].InPlay() {
		return
	}
	for i := range content.NumAbilities {
		if a := b.Ability(s, other, i); a != nil {
			for _, ef := range a.Standing {
				if ef.Do == content.OpAbsorb {
					v.absorbs[ef.Stress] = true
				}
			}
		}
	}
}

// readSlot reads what is true of a slot for the player who is there.
func (v *reading) readSlot(at content.Slot) {
	b, t := v.b, v.table
	t.Players[v.p].At = at
	l := b.Location(&t, at)
	w := &v.rows[at]
	*w = place{resource: b.SlotResource(at), region: at.Region(), closed: len(l.Arrive) > 0, icon: l.Icon, skill: uint8(b.SkillDice(&t, v.p))}
	for _, id := range t.Attached[at].List() {
		w.closed = w.closed || len(b.Content().Card(id).Arrive) > 0
	}
	for i := range l.Standing {
		if ef := &l.Standing[i]; ef.Do == content.OpCreateCost {
			w.toll[content.Psyche] += uint8(ef.Psyche.Base)
			w.toll[content.Body] += uint8(ef.Body.Base)
		}
	}
	tolled := v.start
	w.taxed = !v.toll(&tolled, w)
	if stress := v.start.stress; w.icon.Kind == content.StressIcon && !w.taxed && stress[w.icon.Stress] > rules.CreateStress+w.toll[w.icon.Stress] {
		v.stressed |= 1 << at
	}
	for r := range content.Resource(content.NumResources) {
		v.converts = v.converts || b.MayConvert(&t, v.p, r)
	}
	for to := range content.Slot(content.NumSlots) {
		direct := b.MoveCost(&t, v.p, to.Region())
		w.travel[to], w.sail[to] = int8(direct), int8(content.NoWay)
		there := b.Location(&t, to)
		if l.Icon.Kind == content.PortIcon && there.Icon.Kind == content.PortIcon {
			if port := b.SailCost(&t, v.p, to.Region()); direct == content.NoWay || direct > port {
				w.sail[to] = int8(port)
			}
		}
		w.gate[to] = l.Icon.Kind == content.GateIcon && there.Icon.Kind == content.GateIcon
	}
}

// marches reports whether assets of a resource can be had anywhere ([mastery]).
func (v *reading) marches(r content.Resource) bool { return v.military && r == content.Military }
