package advice

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// What abilities spare is counted up to these numbers; with more of them the bound is loose, but no less true.
const (
	mostTurns = 1 // resources changed
	mostAside = 1 // assets that come besides others
	mostGifts = 5 // the same and those created for stress: two at most of each kind, which takes 2 points of 6 or fewer
	mostRides = 1 // moves by abilities that take a die
)

// aids is what abilities that are still to be used can spare: a turn fills a square with an asset of any resource, a gift
// with one that came along with another; a ride is a move for nothing to some slots.
type aids struct {
	turns, gifts, rides       int
	to                        uint16                      // where rides lead
	anyTurn, anyGift, anyRide bool                        // there are more than are counted
	fixes                     bool                        // values may be changed
	choosy                    bool                        // a ride asks for certain dice
	boxes                     int                         // that take any die
	changed                   [content.NumResources]uint8 // by resource, those that abilities can change it into, one bit each
	allTurns, allGifts        int                         // all there are
	// before are, by resource, the values that abilities can turn into each value; last those of any of them.
	before [content.NumResources + 1][sides]uint8
	base   kinds // assets that lead to one of which an ability makes several
}

func (v *solver) aids(used uint16) *aids {
	if a := v.aided[used]; a != nil {
		return a
	}
	a := &aids{}
	var boxes []*box
	for i := range v.boxes {
		x := &v.boxes[i]
		if used&(1<<i) != 0 || x.op == content.NoOp {
			continue
		}
		if x.Cost == content.NoStress {
			a.boxes++
		}
		switch {
		case x.op == content.OpRetype:
			a.turns++
		case x.rides():
			a.rides++
			a.to |= x.to
			a.choosy = a.choosy || x.Box != content.AnyDieBox
		case x.changes():
			a.fixes = true
			a.gifts += x.more()
			boxes = append(boxes, x)
		}
	}
	count := func(n *int, most int) bool {
		if *n <= most {
			return false
		}
		*n = 0
		return true
	}
	a.allTurns, a.allGifts = a.turns, a.gifts
	a.anyTurn, a.anyGift, a.anyRide = count(&a.turns, mostTurns), count(&a.gifts, mostAside), count(&a.rides, mostRides)
	for r := range a.before {
		for i := range sides {
			a.before[r][i] = before(boxes, 1<<i, content.Resource(r))
		}
	}
	v.change(a, used)
	for _, x := range boxes {
		if x.more() > 0 {
			a.base |= a.leadTo(x)
		}
	}
	v.aided[used] = a
	return a
}

// change finds what abilities left can change the resource of an asset into, one after the other.
func (v *solver) change(a *aids, used uint16) {
	for range v.boxes {
		for i := range v.boxes {
			x := &v.boxes[i]
			if used&(1<<i) != 0 || x.op != content.OpRetype {
				continue
			}
			for from := range content.Resource(content.NumResources) {
				for r := range content.Resource(content.NumResources) {
					if (x.Box == content.ResourceBox && x.Resource != r) || from != r && a.changed[from]&(1<<r) == 0 {
						continue
					}
					for to := range content.Resource(content.NumResources) {
						if to != r && x.turnsInto(to) {
							a.changed[from] |= 1 << to
						}
					}
				}
			}
		}
	}
}

// turnable reports whether an ability may still change the resource of an asset.
func (a *aids) turnable() bool { return a.turns > 0 || a.anyTurn }

// leadTo are the assets that abilities lead to one that can be put on an ability.
func (a *aids) leadTo(x *box) (set kinds) {
	for r := range content.Resource(content.NumResources) {
		from := r
		if a.turnable() {
			from = content.NumResources
		}
		switch {
		case x.Box == content.ValueBox:
			set |= kindOf(r, a.before[from][x.Value-1])
		case x.Box != content.ResourceBox || x.Resource == r || a.turnable():
			set |= kindOf(r, rules.AnyValue)
		}
	}
	return set
}

// before are the values of a resource from which abilities lead to some values; of any resource past the last.
func before(boxes []*box, values uint8, r content.Resource) uint8 {
	for range boxes {
		for _, x := range boxes {
			if x.Box == content.ResourceBox && x.Resource != r && r < content.NumResources {
				continue
			}
			for from := 1; from <= sides; from++ {
				if x.outcomes(from)&values != 0 {
					values |= 1 << (from - 1)
				}
			}
		}
	}
	return values
}

// hope is what the squares of the path take, by what abilities may still change of an asset. It depends on which are used.
type hope struct {
	*aids
	used  uint16
	moves bool                       // an ability that takes a die may move the character
	want  [rules.NumSquares][2]kinds // by whether the resource is changed
	gift  [rules.NumSquares]kinds    // as one that comes besides
	// From a square on: what any of them takes, with all that abilities may change; the same and what abilities make
	// several of; how many take a die as it is; and how many turns may be of use.
	units, matter [rules.NumSquares]kinds
	asks          [rules.NumSquares]uint8 // the resources that they ask for, one bit each
	accept        [rules.NumSquares][content.NumResources][sides]uint8
	// lacking is, from a square on and by a set of values, how many dice showing one of them are to be there: for squares
	// that take no others, less those that abilities may make.
	lacking   [rules.NumSquares][1 << sides]int8
	turnsLeft [rules.NumSquares + 1]int
}

func (v *solver) hope(used uint16) *hope {
	if h := v.lately; h != nil && h.used == used {
		return h
	}
	if h := v.hopes[used]; h != nil {
		v.lately = h
		return h
	}
	a := v.aids(used)
	h := &hope{aids: a, used: used, moves: a.rides > 0 || a.anyRide}
	var units kinds
	made := v.made(used)
	for i := len(v.path) - 1; i >= 0; i-- {
		n := &v.path[i]
		for turned := range min(a.turns, 1) + 1 {
			h.want[i][turned] = v.takes(a, n, a.anyTurn || turned > 0, a.fixes)
		}
		h.gift[i] = v.takes(a, n, a.turnable(), true)
		units |= v.takes(a, n, a.turnable(), a.fixes)
		h.units[i], h.matter[i] = units, units|a.base
		w := &h.want[i]
		h.turnsLeft[i] = h.turnsLeft[i+1]
		along := v.military || v.stashes != content.NoResource // what is changed into may come from elsewhere
		if a.turns > h.turnsLeft[i] && (along || w[1] != w[0]) {
			h.turnsLeft[i]++
		}
		if i+1 < len(v.path) {
			h.accept[i], h.asks[i] = h.accept[i+1], h.asks[i+1]
		}
		for set := range h.lacking[i] {
			if h.lacking[i][set] = -int8(made[set]); i+1 < len(v.path) {
				h.lacking[i][set] = h.lacking[i+1][set]
			}
			if n.Values&^uint8(set) == 0 {
				h.lacking[i][set]++
			}
		}
		if n.Resource != content.NoResource {
			h.asks[i] |= 1 << n.Resource
		}
		asItIs := v.takes(a, n, false, false)
		for r := range h.accept[i] {
			for k := range h.accept[i][r] {
				if asItIs.of(content.Resource(r))&(1<<k) != 0 {
					h.accept[i][r][k]++
				}
			}
		}
	}
	v.hopes[used], v.lately = h, h
	return h
}

// made is, by a set of values, how many dice showing one of them abilities may still make at most.
func (v *solver) made(used uint16) (most [1 << sides]uint8) {
	for i := range v.boxes {
		x := &v.boxes[i]
		if used&(1<<i) != 0 || !x.changes() {
			continue
		}
		for set := range most {
			switch x.op {
			case content.OpBecome:
				for _, value := range x.ef.Values {
					if set&(1<<(value-1)) != 0 {
						most[set]++
					}
				}
			case content.OpSplit:
				most[set] += 2
			default:
				most[set]++
			}
		}
	}
	return most
}

// enough reports whether the dice that are or may become assets, of whatever resource, show what the squares from one on
// ask for.
func (h *hope) enough(all *rules.Values, from uint8) bool {
	var there [1 << sides]int8
	for set := 1; set < len(there); set++ {
		low := bits.TrailingZeros(uint(set))
		there[set] = there[set&(set-1)] + int8(all[low])
		if h.lacking[from][set] > there[set] {
			return false
		}
	}
	return true
}

// ridden reports whether an asset that fits no square may be wanted to move the character by an ability. Where any die does,
// the action die that creates it would as well, unless it creates others with it.
func (h *hope) ridden(atOnce uint8) bool {
	return h.moves && (atOnce > 1 || h.choosy || h.rides > 1 || h.anyRide)
}

// takes are the assets that do for a square; turned: also once their resource is changed, fix: of values that abilities can
// change.
func (v *solver) takes(a *aids, n *Need, turned, fix bool) (want kinds) {
	for r := range content.Resource(content.NumResources) {
		values := n.Values
		resources := uint8(1) << r // that it may have
		if turned {
			resources |= a.changed[r]
		}
		switch {
		case v.wild && resources&(1<<content.Sorcery) != 0:
			values = rules.AnyValue
		case v.barred&resources == resources && v.ends(), n.Resource != content.NoResource && resources&(1<<n.Resource) == 0:
			continue
		case fix:
			from := r
			if turned {
				from = content.NumResources
			}
			values = 0
			for set := n.Values; set != 0; set &= set - 1 {
				values |= a.before[from][bits.TrailingZeros8(set)]
			}
		}
		want |= kindOf(r, values)
	}
	return want
}
