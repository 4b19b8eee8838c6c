package advice

import (
	"hash/maphash"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// What the solver knows of a table: what its moves change, as a position, and what they do not, read once.

// position is all of a table that the moves of a solution change, and that decides on them. Dice are counted by value.
type position struct {
	at     uint8
	spare  uint8  // action dice in the supply
	used   uint16 // abilities whose boxes are full, one bit each
	spent  uint8  // action dice used so far
	owed   uint8  // of the action dice in hand, those that moves have taken, whichever they are
	placed uint8
	loan   bool      // some move has counted on more or fewer dice in the supply than there are
	last   rules.Die // of the chain
	// came: the character has just moved from a slot for a fare in dice, and nothing was done since.
	came   bool
	from   uint8
	fare   uint8
	stash  rules.Die
	stress [content.NumStress]uint8
	more   more
	due    due
	done   [rules.NumSquares]uint8 // of each die of the deal, if the search is along one: trades, and one more once it is created
	dice   rules.Values
	supply [content.NumResources]uint8
	pool   [content.NumResources]rules.Values
	assets [content.NumSlots][content.NumResources]rules.Values
}

// more is what is left of a create or trade action of several dice; left 0: none.
type more struct {
	left, most uint8
	low        uint8 // the further ones show no less, so that the same dice are taken in one order only
	from, to   content.Resource
	trade      bool
}

// solver searches the positions that a player's moves lead to.
type solver struct {
	b        *rules.Rulebook
	p        int
	table    rules.State
	start    position
	rows     [content.NumSlots]place
	boxes    [content.NumAbilities]box
	least    [content.NumSlots]costs                           // from slot to slot at least, however many moves it takes
	fares    [content.NumSlots]costs                           // the same, to slot from slot
	walks    [content.NumSlots][content.NumSlots]uint8         // and in whole dice, farAway at most
	beside   [content.NumSlots]uint16                          // slots to where it takes no action die, one bit each
	makes    [content.NumResources]uint16                      // slots where assets are created, one bit each
	arrows   [content.NumResources][content.NumResources]uint8 // the most dice that a trade takes by skill, from and to
	atOnce   [arrows]uint8                                     // the same by arrow
	alikes   uint8                                             // the most pool dice that show the same
	tradedAt [arrows]uint16                                    // slots where each arrow is traded along, one bit each
	near     []int                                             // slots where the character may come to stand

	// gated is the stress that gates take as long as a character has any to give, since nothing else takes it; -1 where both
	// kinds are taken for other things.
	gated int

	wild, military, support bool
	stashes                 content.Resource
	barred                  uint8                   // resources with which the card may not be completed, one bit each
	absorbs                 [content.NumStress]bool // the other character may absorb it: that it does not is said
	bars                    bool                    // a die with which the card may not be completed lies on it

	roams    []content.Resource // whose assets can be carried or march
	roaming  uint8              // the same, one bit each
	tolls    uint16             // slots where creating takes stress, one bit each
	stressed uint16             // slots where assets are created for stress
	skill    uint8              // the most dice a create or trade action takes by skill
	converts uint8              // pools whose dice may be used as action dice somewhere

	seed      maphash.Seed
	*search                      // the one that goes on
	met       []*search          // all of them so far
	aided     map[uint16]*aids   // by the abilities used
	led       map[uint32]*ways   // by the abilities used and the values they are to lead to
	offered   map[asks]*options  // by what squares ask for
	moved     map[uint16]*moving // by the abilities left that move the character
	matching  match              // used again for every position
	lifts     uint16             // abilities that an action die may be put on, one bit each
	demand    uint8              // action dice that abilities bring at most
	left      int                // effort that may still be made
	lefts     [2]left            // used again for every outlook
	leftHighs [2]leftHigh

	searched shortcut // what is not left out, in tests
	card     *content.Progress
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
	converts uint8 // pools whose dice may be used as action dice, one bit each
}

func newSolver(b *rules.Rulebook, s *rules.State, p int) *solver {
	v := &solver{b: b, p: p, table: b.Blind(s), seed: maphash.MakeSeed(), aided: map[uint16]*aids{}, led: map[uint32]*ways{}, offered: map[asks]*options{}, moved: map[uint16]*moving{}}
	player := &v.table.Players[p]
	v.card = &b.Content().Progress[player.Card]
	v.wild = b.Mastery(s, content.Sorcery)
	v.military = b.Mastery(s, content.Military)
	v.support = b.Mastery(s, content.Support)
	v.stashes = b.Stashes(s, p)
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			for i := range b.Content().Card(id).Standing {
				if ef := &b.Content().Card(id).Standing[i]; ef.Do == content.OpForbidComplete {
					v.barred |= 1 << ef.Resource
				}
			}
		}
	}
	v.start = position{
		at: uint8(player.At), spare: s.ActionSupply, stash: player.Stash, dice: player.Dice,
		supply: s.Supply, pool: s.Pool, assets: s.Assets,
	}
	for k, d := range player.Stress {
		v.start.stress[k] = d.Value
	}
	for i, d := range player.Boxes {
		if d != rules.NoDie {
			v.start.used |= 1 << i
		}
	}
	for i, d := range player.Laid[:player.Chain] {
		v.bars = v.bars || v.barred&(1<<d.Kind()) != 0
		if i == int(player.Chain)-1 {
			v.start.last = d
		}
	}
	if other := 1 - p; s.Players[other].InPlay() {
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
	v.look()
	for i := range v.boxes {
		if x := &v.boxes[i]; x.takesActionDice() {
			v.demand += uint8(x.more() + 1)
		}
	}
	if v.converts != 0 {
		v.demand = 255
	}
	return v
}

// look reads the slots and abilities once.
func (v *solver) look() {
	b, t := v.b, v.table
	player := &t.Players[v.p]
	for i := range v.boxes {
		a := b.Ability(&t, v.p, i)
		if a == nil || len(a.Effects) != 1 {
			continue
		}
		ef := &a.Effects[0]
		switch ef.Do {
		case content.OpBecome, content.OpShift, content.OpFlip, content.OpSplit, content.OpRetype:
		case content.OpTravel:
			v.boxes[i].to = b.Places(&t, v.p, &ef.To)
		default:
			continue
		}
		if a.Cost != content.NoStress && v.start.stress[a.Cost] <= 1 {
			continue // nobody pays what marks a condition
		}
		x := &v.boxes[i]
		x.Ability, x.op, x.ef = a, ef.Do, ef
		if x.takesActionDice() {
			v.lifts |= 1 << i
		}
		for value := 1; value <= sides && x.takesActionDice(); value++ {
			x.raises[value] = uint8(x.net(value))
		}
	}
	for at := range content.Slot(content.NumSlots) {
		w := &v.rows[at]
		player.At = at
		l := b.Location(&t, at)
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
		if w.toll != [content.NumStress]uint8{} {
			v.tolls |= 1 << at
		}
		tolled := v.start
		w.taxed = !v.toll(&tolled, w)
		for r := range content.Resource(content.NumResources) {
			if b.MayConvert(&t, v.p, r) {
				w.converts |= 1 << r
			}
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
	v.gated = v.useless()
	v.skill = 1
	for at := range v.rows {
		w := &v.rows[at]
		v.skill = max(v.skill, w.skill)
		v.converts |= w.converts
		if stress := v.start.stress; w.icon.Kind == content.StressIcon && !w.taxed && stress[w.icon.Stress] > 2+w.toll[w.icon.Stress] {
			v.stressed |= 1 << at
		}
	}
	for r := range content.Resource(content.NumResources) {
		if r == v.stashes || v.military && r == content.Military {
			v.roams = append(v.roams, r)
			v.roaming |= 1 << r
		}
	}
	v.measure()
}

// useless is a kind of stress that nothing but gates takes; -1 if there is none.
func (v *solver) useless() int {
	var other [content.NumStress]bool // something else takes it
	for at := range v.rows {
		w := &v.rows[at]
		for k := range w.toll {
			other[k] = other[k] || w.toll[k] > 0
		}
		if w.icon.Kind == content.StressIcon {
			other[w.icon.Stress] = true
		}
	}
	for i := range v.boxes {
		if x := &v.boxes[i]; x.op != content.NoOp && x.Cost != content.NoStress {
			other[x.Cost] = true
		}
	}
	return slices.Index(other[:], false)
}

// marches reports whether assets of a resource can be had anywhere ([mastery]).
func (v *solver) marches(r content.Resource) bool { return v.military && r == content.Military }

// farAway is more dice than anybody has.
const farAway = 60

// measure finds the least dice from slot to slot, by moves that cost dice, gates and abilities paid in stress.
func (v *solver) measure() {
	for from := range v.least {
		for to := range v.least[from] {
			n := farAway
			w := &v.rows[from]
			if v.rows[to].closed {
				v.least[from][to] = never
				continue
			}
			if c := w.travel[to]; c != int8(content.NoWay) {
				n = int(c)
			}
			if c := w.sail[to]; c != int8(content.NoWay) {
				n = min(n, int(c))
			}
			if w.gate[to] && max(v.start.stress[content.Psyche], v.start.stress[content.Body]) > 1 {
				n = 0
			}
			for i := range v.boxes {
				if x := &v.boxes[i]; x.op == content.OpTravel && x.Cost != content.NoStress && x.to&(1<<to) != 0 {
					n = 0
				}
			}
			v.least[from][to] = uint16(n) * whole
		}
		v.least[from][from] = 0
	}
	for by := range v.least {
		for from := range v.least {
			for to := range v.least {
				v.least[from][to] = min(v.least[from][to], v.least[from][by]+v.least[by][to])
			}
		}
	}
	rides := false
	for i := range v.boxes {
		rides = rides || v.boxes[i].op == content.OpTravel
	}
	for at := range v.rows {
		if at == int(v.start.at) || !v.rows[at].closed && (rides || int(v.least[v.start.at][at]) <= v.hand(&v.start)*whole) {
			v.near = append(v.near, at)
			w := &v.rows[at]
			if !w.taxed || v.stressed&(1<<at) != 0 {
				v.makes[w.resource] |= 1 << at
			}
			for r := range content.Resource(content.NumResources) {
				v.arrows[w.resource][r] = max(v.arrows[w.resource][r], w.skill)
				v.arrows[r][w.resource] = max(v.arrows[r][w.resource], w.skill)
			}
		}
	}
	for from := range content.Resource(content.NumResources) {
		for to := range content.Resource(content.Wheel) {
			if n, next := arrow(from, to); from != to && next == to {
				v.atOnce[n] = v.arrows[from][to]
				for _, at := range v.near {
					if r := v.rows[at].resource; r == from || r == to {
						v.tradedAt[n] |= 1 << at
					}
				}
			}
		}
	}
	for _, n := range v.equals(&v.start) {
		v.alikes = max(v.alikes, uint8(n))
	}
	for from := range v.least {
		for to := range v.least {
			v.fares[to][from] = v.least[from][to]
			v.walks[from][to] = uint8(min(v.least[from][to]/whole, farAway))
			if v.walks[from][to] == 0 {
				v.beside[from] |= 1 << to
			}
		}
	}
}
