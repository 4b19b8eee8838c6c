package layout

import "slices"

// A table can arrive in parts, as in a first lesson: what has not arrived is neither drawn nor pointed at.

// leastArrived is the share of a piece that must lie on the parts that have arrived if its middle does not.
const leastArrived = 0.25

// leaveParts leaves only the parts that have arrived. What is laid after it, such as the note, is there in any case.
func (p *planner) leaveParts() {
	if p.v.Parts == nil {
		return
	}
	p.Parts = slices.DeleteFunc(slices.Clone(p.v.Parts(p.Plan)), Rect.Empty)
	p.Pieces = slices.DeleteFunc(p.Pieces, func(piece Piece) bool { return !p.arrived(piece.Rect) })
}

// arrived reports whether enough of a piece lies on the parts that have arrived.
func (p *Plan) arrived(r Rect) bool {
	x, y := r.Center()
	return slices.ContainsFunc(p.Parts, func(part Rect) bool {
		return part.Contains(x, y) || part.Shared(r) >= leastArrived*r.W*r.H
	})
}

// Arrived reports whether the table has arrived at a point, or a note lies there.
func (p *Plan) Arrived(x, y float64) bool {
	return p.Parts == nil || p.Note.Rect.Contains(x, y) ||
		slices.ContainsFunc(p.Parts, func(part Rect) bool { return part.Contains(x, y) })
}
