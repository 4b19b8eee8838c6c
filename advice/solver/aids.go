package solver

import (
	"math/bits"

	"sixwinters/content"
)

// aids is what abilities that are still to be used can do for the squares, whichever dice they take.
type aids struct {
	used    uint16                      // the others, one bit each
	turns   uint8                       // those that change a resource
	gifts   uint8                       // assets that they bring besides others
	changed [content.NumResources]uint8 // by resource, those that they can change it into, one after the other; one bit each
}

// aids finds them, once for all positions.
func (v *lookups) aids(used uint16) *aids {
	if a := v.aided[used]; a != nil {
		return a
	}
	a := &aids{used: used}
	for i := range v.boxes {
		switch x := &v.boxes[i]; {
		case used&(1<<i) != 0:
		case x.op == content.OpRetype:
			a.turns++
		case x.changes():
			a.gifts += uint8(x.more())
		}
	}
	for range a.turns {
		for i := range v.boxes {
			if x := &v.boxes[i]; used&(1<<i) == 0 && x.op == content.OpRetype {
				a.change(x)
			}
		}
	}
	v.aided[used] = a
	return a
}

// change adds what an ability can change, and what others have changed into that.
func (a *aids) change(x *box) {
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

// goesInto reports whether an asset of a resource may be put on some abilities, if it is changed for those that take another one.
func (a *aids) goesInto(v *solver, boxes uint16, r content.Resource) bool {
	for ; boxes != 0; boxes &= boxes - 1 {
		x := &v.boxes[bits.TrailingZeros16(boxes)]
		if x.Box == content.ResourceBox && x.Resource != r && a.changed[r]&(1<<x.Resource) == 0 {
			return false
		}
	}
	return true
}
