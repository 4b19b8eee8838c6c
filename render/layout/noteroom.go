package layout

import "math"

// noteRoomy is how much worse than the best place one may be where a note has room for its answers.
const noteRoomy = 200.0

// placeRoom finds the shape and the place of an open note. One that may answer lies where there is room for that: its answer comes
// below what it says, and nothing of it moves. It goes without where its room would lie much worse, and where an answer is too long for it.
func (p *Plan) placeRoom(n *Note, by *beside) (noteForm, notePlace) {
	var other noteForm
	var bare notePlace
	if n.Was.Empty() {
		other, bare = p.placeForm(n, by)
	}
	for _, answer := range n.Room {
		full := *n
		if full.Answer = answer; !n.Was.Empty() && !p.fills(&full, n.Was) {
			continue
		}
		form, place := p.placeForm(&full, by)
		fits, ok := form.set(n)
		if place.rect.Empty() || !ok || fits.height(n) > form.height(&full) {
			continue
		}
		room := place.rect
		place.rect.H = p.units(fits.height(n))
		if n.Was.Empty() && p.roomWorse(place.rect, bare.rect, by) {
			continue
		}
		p.Note.Room = room
		return fits, place
	}
	if n.Was.Empty() {
		return other, bare
	}
	return p.placeForm(n, by)
}

// roomWorse reports whether a note that has room for its answers lies much worse than without.
func (p *Plan) roomWorse(r, bare Rect, by *beside) bool {
	if by.covers(r) > by.covers(bare) || by.leads(bare) && !by.leads(r) {
		return true
	}
	return len(by.about) > 0 && p.noteCost(r, by, math.Inf(1)) > p.noteCost(bare, by, math.Inf(1))+noteRoomy
}

// fills reports whether a note has a shape as large as a place.
func (p *Plan) fills(n *Note, was Rect) bool {
	for _, f := range p.formsLike(n, was) {
		if math.Abs(p.units(f.width)-was.W) < 1 && math.Abs(p.units(f.height(n))-was.H) < 1 {
			return true
		}
	}
	return false
}
