package layout

import "math"

// noteRoomy is how much worse than the best place one may be where a note has room for its answers.
const noteRoomy = 450.0

// noteSettles is how often at most a note is looked a place for from where it would lie. None has gone on from there more than three times.
const noteSettles = 8

// settle finds the shape and the place of an open note. That of a lesson lies at once where it would go from there if the table were laid
// again.
func (p *Plan) settle(n *Note, by *beside) notePlace {
	place := p.placeRoom(n, by)
	if !n.Dim {
		return place
	}
	for range noteSettles {
		if place.rect.Empty() {
			break
		}
		again := *n
		again.Was, again.Before = place.takes(), Rect{}
		before := place
		if place = p.placeRoom(&again, by); place.rect == before.rect && place.takes() == before.takes() {
			break
		}
	}
	return place
}

// placeRoom finds the shape and the place of an open note. One that may answer lies where there is room for that: its answer comes
// below what it says, and nothing of it moves. It goes without where its room would lie much worse, and where an answer is too long for it,
// and rather has room for a shorter one than lie over the prompt line, which is read before anything is done.
func (p *Plan) placeRoom(n *Note, by *beside) notePlace {
	var bare notePlace
	if n.Was.Empty() {
		bare = p.placeForm(n, by)
	}
	var over notePlace // the best one over the prompt line
	for _, answer := range n.Room {
		full := *n
		if full.Answer = answer; !n.Was.Empty() && !p.fills(&full, n.Was) {
			continue
		}
		place, ok := p.keepRoom(n, &full, p.placeForm(&full, by), bare.rect, by)
		switch {
		case !ok:
		case n.Was.Empty() && place.rect.Overlaps(p.Prompt.Rect) && !bare.rect.Overlaps(p.Prompt.Rect):
			if over.rect.Empty() {
				over = place
			}
		default:
			return place
		}
	}
	if !over.rect.Empty() {
		return over
	}
	if !n.Was.Empty() {
		return p.placeForm(n, by)
	}
	for _, answer := range n.Room { // at least it lies at once where it would go to answer
		full := *n
		full.Answer = answer
		room, stays := p.stay(&full, bare.rect, by)
		if !stays {
			continue
		}
		if place, ok := p.keepRoom(n, &full, room, bare.rect, by); ok {
			return place
		}
	}
	return bare
}

// keepRoom keeps the place that a note has with an answer, full, as its room, if that is large enough for what it says now and lies not
// much worse than it would without, in bare. Then it finds where it lies in there now.
func (p *Plan) keepRoom(n, full *Note, room notePlace, bare Rect, by *beside) (place notePlace, ok bool) {
	form, ok := room.form.set(n)
	if room.rect.Empty() || !ok || form.height(n) > room.form.height(full) {
		return notePlace{}, false
	}
	place = room
	place.form, place.rect.H, place.room = form, p.units(form.height(n)), room.rect
	if n.Was.Empty() && by.roomWorse(place.rect, bare) {
		return notePlace{}, false
	}
	return place, true
}

// roomWorse reports whether a note that has room for its answers lies much worse than without.
func (by *beside) roomWorse(r, bare Rect) bool {
	if by.covers(r) > by.covers(bare) || by.leads(bare) && !by.leads(r) {
		return true
	}
	return len(by.about) > 0 && by.weigh(r, math.Inf(1)) > by.weigh(bare, math.Inf(1))+noteRoomy
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
