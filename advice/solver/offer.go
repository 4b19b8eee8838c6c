package solver

import "iter"

// Which options there are still for a square, with the dice that are left.

// offer is an option with a die of a source that a square may be given, and the further actions that it takes.
type offer struct {
	*option
	source  int
	actions int
	paid    bool // it takes stress
}

// offers are those of some options that can be had with what is assigned, and fill a square at one of some slots; spares: with
// those too that spare abilities. They take no more action dice than may be used.
func (m *match) offers(o *options, a *assigned, slots uint16, spares bool) iter.Seq[offer] {
	return func(yield func(offer) bool) {
		spent := int(a.need[1]) + int(a.way)
		for _, i := range m.sourcesFor(o) {
			d := &m.sources[i]
			if d.count == 0 {
				continue
			}
			all := m.with(o, d, spares)
			var last *option
			actions, paid := 0, false
			for j := 0; j < len(all); j++ {
				x := &all[j]
				m.weighed++
				if m.where(x, d)&slots == 0 {
					j += int(x.after) // they are placed there too
					continue
				}
				if !m.may(x, a) {
					continue
				}
				if !x.alike(last) {
					actions, paid = m.takes(x, d, a)
					last = x
				}
				if !m.within(spent + actions) {
					j += int(x.after) // they take as many
					continue
				}
				if !yield(offer{x, i, actions, paid}) {
					return
				}
			}
		}
	}
}

// sourcesFor are the sources with whose dice there are options.
func (m *match) sourcesFor(o *options) []int {
	if o.matching != m.number {
		o.matching, o.sources = m.number, o.sources[:0]
		for i := range m.sources {
			if len(o.of(m.v, &m.sources[i]).all) > 0 {
				o.sources = append(o.sources, i)
			}
		}
		m.weighed += len(m.sources) * sourceWeighs
	}
	m.weighed += len(o.sources)
	return o.sources
}

// with are the options with a die of a source.
func (m *match) with(o *options, d *source, spares bool) []option {
	x := o.of(m.v, d)
	if !spares {
		return x.all[:x.needed]
	}
	return x.all
}

// may reports whether an option is there still.
func (m *match) may(o *option, a *assigned) bool {
	return o.boxes&a.boxes == 0 && (!o.turned || a.turns > 0) && (!o.stress || a.stress > 0)
}

// where is where an asset may be placed with an option.
func (m *match) where(o *option, d *source) uint16 {
	if o.slots == 0 {
		return 1 << d.at
	}
	return o.slots
}
