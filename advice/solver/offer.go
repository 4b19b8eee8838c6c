package solver

import (
	"iter"
)

// Which options there are still for a square, with the dice that are left.

// offer is an option with a die of a source that a square may be given, and the further actions that it takes.
type offer struct {
	*option
	source  int
	actions int
}

// offers returns those of some options that can be had with what is assigned, and fill a square at one of some slots. They
// take no more action dice than may be used.
func (m *match) offers(o *options, a *assigned, slots uint16) iter.Seq[offer] {
	return func(yield func(offer) bool) {
		spent := int(a.need[1]) + int(a.way)
		for i := range m.sources {
			d := &m.sources[i]
			m.weighed++
			if d.count == 0 {
				continue
			}
			all := o.of(m.v, d)
			m.weighed += len(all)
			for j := range all {
				x := &all[j]
				if x.where(d)&slots == 0 || !m.may(x, a) {
					continue
				}
				if actions := m.takes(x, d, a); m.within(spent+actions) && !yield(offer{x, i, actions}) {
					return
				}
			}
		}
	}
}

// may reports whether an option is there still.
func (m *match) may(o *option, a *assigned) bool {
	return o.boxes&a.boxes == 0 && (!o.turned || a.turns > 0) && (!o.stress || a.stress > 0)
}

// where returns where an asset of a source may be placed with an option.
func (o *option) where(d *source) uint16 {
	if o.slots == 0 {
		return 1 << d.at
	}
	return o.slots
}

// takes returns how many further actions an option takes.
func (m *match) takes(o *option, d *source, a *assigned) (actions int) {
	if o.at == onTable {
		return 0
	}
	v := m.v
	for _, k := range o.arrows[:o.trades] {
		if a.traded[v.joint[k]].further(d.value) {
			actions++
		}
	}
	if !o.stress && a.created[o.at].further(d.value) {
		actions++
	}
	return actions
}
