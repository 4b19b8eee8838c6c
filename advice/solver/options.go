package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// The ways in which a square may be given a die. They depend on what the square asks for, on
// what the die is at first and on the abilities not used yet, and are found once for all positions.

// option is a way in which a die comes to a square.
type option struct {
	boxes  uint16                   // abilities it takes, one bit each
	slots  uint16                   // where it may be placed then
	arrows [content.Wheel - 1]uint8 // that it is traded along
	trades uint8                    // so many of them
	at     uint8                    // slot where it is created; onTable where it is an asset already
	stress bool                     // it is created for stress
	turned bool                     // an ability changes its resource
	// What it is as an asset before abilities change it.
	resource content.Resource
}

// anywhere is all slots, one bit each.
const anywhere = 1<<content.NumSlots - 1

// onTable is where no asset is created.
const onTable = 255

// class is how a die may come to a square at all.
type class uint8

const (
	lying   class = iota // an asset that stays where it lies
	along                // an asset that comes along with the character
	pooled               // a pool die
	classes = iota
)

// asks is what a square asks for: a resource, or any, and one of some values.
type asks struct {
	used     uint16 // abilities
	resource content.Resource
	values   uint8
}

// options are all ways to give a square a die.
type options struct {
	asks
	ways *ways
	from [classes][content.NumResources][rules.Sides][]option // nil where they have not been asked for
}

// optionsFor returns the options for what a square asks for.
func (v *lookups) optionsFor(used uint16, r content.Resource, values uint8) *options {
	key := asks{used, r, values}
	o := v.offered[key]
	if o == nil {
		o = &options{asks: key, ways: v.waysTo(used, values)}
		v.offered[key] = o
	}
	return o
}

// of returns the options with a die of a source.
func (o *options) of(v *solver, d *source) []option {
	all := &o.from[d.class][d.resource][d.value-1]
	if *all == nil {
		*all = []option{}
		for _, boxes := range o.ways.from[d.value-1] {
			*all = o.add(*all, v, v.aids(o.used), d, boxes)
		}
	}
	return *all
}

// add adds the options with a die and some abilities.
func (o *options) add(all []option, v *solver, a *aids, d *source, boxes uint16) []option {
	first, last := content.Resource(0), content.Resource(content.NumResources-1)
	if d.class != pooled {
		first, last = d.resource, d.resource
	}
	for r := first; r <= last; r++ {
		roams := d.class == along || v.roaming&(1<<r) != 0
		fits := o.resource == content.NoResource || o.resource == r
		with := option{boxes: boxes, resource: r, at: onTable}
		if !a.goesInto(v, boxes, r) || d.class == pooled && !with.trade(&v.reading, d.resource, r) {
			continue
		}
		if fits {
			all = with.placed(all, v, d, roams)
		}
		turned := a.changed[r]
		if !roams && turned&v.roaming != 0 {
			roams = true // it may roam then
		} else if fits {
			continue
		}
		if a.turns > 0 && (o.resource == content.NoResource || turned&(1<<o.resource) != 0) {
			with.turned = true
			all = with.placed(all, v, d, roams)
		}
	}
	return all
}

// trade notes the arrows that lead a die from one pool to another; false where there are none.
func (o *option) trade(v *reading, from, to content.Resource) bool {
	if to == content.Sorcery && from != to {
		return false
	}
	for from != to {
		n, next := arrow(from, to)
		if v.atOnce[n] == 0 {
			return false
		}
		o.arrows[o.trades] = uint8(n)
		o.trades++
		from = next
	}
	return true
}

// placed adds the options that differ in where the die is created and placed.
func (o option) placed(all []option, v *solver, d *source, roams bool) []option {
	o.slots = anywhere
	if d.class != pooled {
		if !roams {
			o.slots = 0
		}
		return append(all, o)
	}
	for makes := v.makes[o.resource]; makes != 0; makes &= makes - 1 {
		o.at = uint8(bits.TrailingZeros16(makes))
		if !roams {
			o.slots = 1 << o.at
		}
		if v.stressed&(1<<o.at) != 0 {
			o.stress = true
			all = append(all, o)
			o.stress = false
		}
		all = append(all, o)
	}
	return all
}
