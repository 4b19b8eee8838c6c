package render

import (
	"math"
	"slices"

	"sixwinters/art"
	"sixwinters/render/layout"
)

// Pins are cards that stay open, small enough to plan beside: they have no picture, lie on the side of the player who pinned them, and
// off their own things, the sheets and dice of both, and all that is asked or shown. A card that has no such place is folded to a slip with its
// name. It stays where and as it lay first: what comes there folds it meanwhile. A click unfolds a slip over the table.

// PinPlace is where a pinned card lies.
type PinPlace struct {
	Side   int     // the half of the window: -1 left, 1 right, 0 where there is room
	By     string  // who pinned it, where that is known
	Found  bool    // it has a place already:
	Moved  bool    // somebody has moved it there:
	X, Y   float64 // its upper left corner
	Folded bool    // it lay there as a slip
	Open   bool    // a click has unfolded it over the table
}

// Lengths of a pinned card in units.
const (
	pinPast   = 40.0 // the least width of what it tries to lie beside
	pinWidth  = 216.0
	pinWide   = 300.0 // where its text has no room in that, or only in two columns
	pinFolded = 380.0 // in two columns, beside a thing of a folded table
	pinWidest = 450.0 // in two columns, where notes leave little room

	slipName = 15.0 // size of the name on a slip
	slipEdge = 7.0
	slipPin  = 20.0 // beside the name
)

// pinPlace returns where a pinned card lies.
func (s *Scene) pinPlace(i int) PinPlace {
	if i < len(s.PinPlaces) {
		return s.PinPlaces[i]
	}
	return PinPlace{}
}

// pinned draws the card of the scene that is shown large as a pin, or as a slip where only that has room, and returns where. While
// something is held it makes way for what is lit under it, and is not drawn.
func (c largeCards) pinned(i int, others []layout.Rect) (pin Pinned) {
	if c.p.Texts == nil {
		return pin
	}
	title, texts := c.p.Texts(c.s.Zoom)
	if title == "" {
		return pin
	}
	place, by := c.s.pinPlace(i), ""
	if place.By != "" {
		by = "Pinned by " + place.By
	}
	f := zoomedFace(c.s, title, texts)
	f.picture, f.under = illustration{}, by
	size, r, ok := faceSize{}, layout.Rect{}, false
	if !place.Folded || place.Open {
		size, r, ok = c.wholePin(&f, place, others)
	}
	folded := !ok
	if folded {
		r, ok = c.pinIn(c.slip(title, by), place, true, others)
	}
	if !ok || len(c.s.Held) > 0 && c.s.covers(r, layout.Rect{}) > 0 {
		return pin
	}
	c.shadow(r, 8*c.u, 10*c.u)
	if folded {
		c.drawSlip(title, by, r)
	} else {
		faces{c.pieces}.face(&f, size, r)
	}
	return Pinned{c.s.Zoom, r, folded}
}

// slip returns the size of a pinned card that is folded to its name, and to who pinned it.
func (c largeCards) slip(title, by string) layout.Rect {
	name, who := font{displayBold, slipName}, font{italic, small}
	r := layout.Rect{W: c.width(name, title) + (slipPin+2*slipEdge)*c.u, H: c.textHeight(name, title, c.s.Plan.W) + 2*slipEdge*c.u}
	if by != "" {
		r.W = max(r.W, c.width(who, by)+2*slipEdge*c.u)
		r.H += c.textHeight(who, by, c.s.Plan.W)
	}
	return r
}

func (c largeCards) drawSlip(title, by string, r layout.Rect) {
	c.parchment(r, 6*c.u, 2*c.u, art.Gold)
	in := r.Inset(slipEdge * c.u)
	c.text(font{displayBold, slipName}, title, in.TakeTop(c.textHeight(font{displayBold, slipName}, title, c.s.Plan.W)), left, art.Ink)
	c.text(font{italic, small}, by, in, left, art.InkSoft)
}

// wholePin sets a pinned card and finds its place: as narrow as can be, and lower where notes leave less room. ok is false where it has none.
func (c largeCards) wholePin(f *Face, place PinPlace, others []layout.Rect) (size faceSize, r layout.Rect, ok bool) {
	plan := c.s.Plan
	for _, width := range [...]float64{pinWidth, pinWide, pinFolded, pinWidest} {
		for _, share := range [...]float64{1, 0.75, 0.6, 0.45} {
			boards := layout.Rect{W: plan.W, H: share * (plan.Boards.Bottom() - plan.Bar.Rect.Bottom())}
			size, fits := c.faceFor(f, boards, width*c.u)
			if !fits || size.text < faceLeast || size.columns && width < pinFolded {
				continue
			}
			if r, ok := c.pinIn(layout.Rect{W: size.width, H: size.height}, place, false, others); ok {
				return size, r, true
			}
		}
	}
	return size, r, false
}

// offPins returns what no pinned card lies on: what is asked or shown, what that is about and, unless a player laid it there, its own thing and
// the staged cards, which are looked at beside it.
func (c largeCards) offPins(placed bool) []layout.Rect {
	plan := c.s.Plan
	about, _ := plan.Rect(c.s.About)
	off := append(slices.Concat(plan.OffPins(), plan.Note.About), c.s.MomentRect(), c.p.defenceAt, about)
	if !placed {
		thing, _ := plan.Rect(c.s.Zoom)
		off = append(off, thing, plan.StagedRow())
	}
	return off
}

// pinIn returns the place of a pinned card of a size: where it lies already. A slip may make way from there, and a card that is unfolded over the
// table. One that has no place yet lies on its side, or on the other one where that has none.
func (c largeCards) pinIn(at layout.Rect, place PinPlace, slip bool, others []layout.Rect) (r layout.Rect, ok bool) {
	plan := c.s.Plan
	room := layout.Rect{W: plan.W, H: plan.H}
	room.TakeTop(plan.Bar.Rect.Bottom())
	placed := place.Found || place.Moved
	never := c.offPins(place.Moved || place.Open)
	if placed {
		at.X, at.Y = place.X, place.Y
		if place.Moved { // a player may lay it on anything else
			at = plan.OffTrays(at)
		}
		if at.Within(room) && at.Count(never) == 0 {
			return at, true
		}
	}
	mats := []layout.Rect{plan.Mats[0].Rect, plan.Mats[1].Rect}
	rather := slices.Concat(others, mats, plan.Note.About, plan.Words())
	for _, piece := range plan.Pieces {
		if keptFromPins[piece.Target.Kind] {
			rather = append(rather, piece.Rect)
		}
	}
	for i := range plan.Slots {
		rather = append(rather, plan.Slots[i].Moves[:]...) // what it costs to come there
	}
	switch {
	case slip && placed, place.Open:
		return c.pinSpot(at, room, never, rather)
	case placed:
		return r, false
	case !slip:
		never = slices.Concat(never, mats, others)
	}
	half := room
	half.W /= 2
	if place.Side > 0 {
		half.X = half.W
	}
	for _, side := range [...]layout.Rect{half, room} {
		if place.Side == 0 {
			side = room
		}
		spot, is := c.pinSpot(c.beside(side, at, never), side, never, rather)
		if is && (!ok || spot.SharedAll(rather) < r.SharedAll(rather)) {
			r, ok = spot, true
		}
		if ok && !slip {
			break // only a slip leaves its side for empty land
		}
	}
	return r, ok
}

// keptFromPins are the kinds of things on which no pinned card lies where there is room elsewhere; those that lie on each other count twice.
var keptFromPins = [...]bool{layout.Location: true, layout.Obstacle: true, layout.Die: true, layout.Pool: true, layout.Track: true,
	layout.Standee: true, layout.Staged: true, layout.Current: true, layout.Tab: true}

// pinSpot returns the place of a pinned card in a room: on nothing of never, and on as little as can be of rather and of what is lit, near
// to where it is. ok is false where there is none.
func (c largeCards) pinSpot(at, room layout.Rect, never, rather []layout.Rect) (best layout.Rect, ok bool) {
	space := largeMargin * c.u
	xs := []float64{at.X, room.X + space, room.Right() - at.W - space}
	ys := []float64{at.Y, room.Y + space, room.Bottom() - at.H - space}
	for _, other := range slices.Concat(never, rather) {
		if other.W < pinPast*c.u {
			continue // dice and the like: too many places to try
		}
		xs = append(xs, other.X-at.W-space, other.Right()+space)
		ys = append(ys, other.Y-at.H-space, other.Bottom()+space)
	}
	slices.Sort(xs)
	slices.Sort(ys)
	xs, ys = slices.Compact(xs), slices.Compact(ys)
	least, lit, far := math.Inf(1), 0, 0.0
	for _, x := range xs {
		for _, y := range ys {
			spot := layout.Rect{X: x, Y: y, W: at.W, H: at.H}
			if !spot.Within(room) || spot.Count(never) > 0 {
				continue
			}
			covers, over, away := spot.SharedAll(rather), c.s.covers(spot, layout.Rect{}), math.Hypot(x-at.X, y-at.Y)
			if covers < least || covers == least && (over < lit || over == lit && away < far) {
				best, least, lit, far = spot, covers, over, away
			}
		}
	}
	return best, least < math.Inf(1)
}
