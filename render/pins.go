package render

import (
	"math"
	"slices"

	"sixwinters/render/layout"
)

// Pins are cards that stay open, small enough to plan beside: they have no picture, lie on the side of the player who pinned them, and
// off their own things, the dice of both, the prompt and its answers, and notes. A card that has no such place is folded to a slip with its title.

// PinPlace is where a pinned card lies.
type PinPlace struct {
	Side  int     // the half of the window: -1 left, 1 right, 0 where there is room
	By    string  // who pinned it, where that is known
	Found bool    // it has a place already:
	Moved bool    // somebody has moved it there:
	X, Y  float64 // its upper left corner
}

// Lengths of a pinned card in units.
const (
	pinPast   = 40.0 // the least width of what it tries to lie beside
	pinWidth  = 216.0
	pinWide   = 300.0 // where its text has no room in that, or only in two columns
	pinWidest = 450.0 // in two columns, where notes leave little room
)

// pinPlace returns where a pinned card lies.
func (s *Scene) pinPlace(i int) PinPlace {
	if i < len(s.PinPlaces) {
		return s.PinPlaces[i]
	}
	return PinPlace{}
}

// pinned draws the card of the scene that is shown large as a pin, or its title alone where only that has room, and returns where. While
// something is held it makes way for what is lit under it, and is not drawn.
func (c largeCards) pinned(i int, others []layout.Rect) layout.Rect {
	if c.p.Texts == nil {
		return layout.Rect{}
	}
	title, texts := c.p.Texts(c.s.Zoom)
	if title == "" {
		return layout.Rect{}
	}
	place := c.s.pinPlace(i)
	whole := zoomedFace(c.s, title, texts)
	whole.picture = illustration{}
	titled := Face{Title: title, under: "Folded"}
	if place.By != "" {
		whole.under, titled.under = "Pinned by "+place.By, "Pinned by "+place.By+", folded"
	}
	for _, f := range [...]*Face{&whole, &titled} {
		size, r, ok := c.placePin(f, place, others)
		if !ok {
			continue
		}
		if len(c.s.Held) > 0 && c.s.covers(r, layout.Rect{}) > 0 {
			break
		}
		c.shadow(r, 8*c.u, 10*c.u)
		faces{c.pieces}.face(f, size, r)
		return r
	}
	return layout.Rect{}
}

// placePin sets a pinned card and finds its place, which is never on its own thing, what is asked, what answers it, or dice, and never on
// what the note is about if it has a text: as narrow as can be, and lower where notes leave less room. ok is false where it has none.
func (c largeCards) placePin(f *Face, place PinPlace, others []layout.Rect) (size faceSize, r layout.Rect, ok bool) {
	plan := c.s.Plan
	thing, _ := plan.Rect(c.s.Zoom)
	never := append(plan.OffPins(), thing, plan.StagedRow()) // staged cards are looked at beside what is pinned
	if len(f.lines) > 0 {
		never = append(never, plan.Note.About...)
	}
	for _, width := range [...]float64{pinWidth, pinWide, pinWidest} {
		for _, share := range [...]float64{1, 0.75, 0.6, 0.45} {
			boards := layout.Rect{W: plan.W, H: share * (plan.Boards.Bottom() - plan.Bar.Rect.Bottom())}
			size, fits := c.faceFor(f, boards, width*c.u)
			if !fits || size.text < faceLeast || size.columns && width < pinWidest {
				continue
			}
			if r, ok := c.pinIn(layout.Rect{W: size.width, H: size.height}, place, never, others); ok {
				return size, r, true
			}
		}
	}
	return size, r, false
}

// pinIn returns the place of a pinned card of a size: where it has been so far or nearby, or on its side, or on the other one where that has none.
func (c largeCards) pinIn(at layout.Rect, place PinPlace, never, others []layout.Rect) (r layout.Rect, ok bool) {
	plan := c.s.Plan
	room := layout.Rect{W: plan.W, H: plan.H}
	room.TakeTop(plan.Bar.Rect.Bottom())
	if place.Moved || place.Found {
		at.X, at.Y = place.X, place.Y
		off := never
		if place.Moved { // a player may lay it on anything else
			at, off = plan.OffTrays(at), plan.OffPins()
		}
		if at.Within(room) && at.Count(off) == 0 {
			return at, true
		}
	}
	rather := others
	if !place.Moved {
		rather = slices.Concat(others, []layout.Rect{plan.Mats[0].Rect, plan.Mats[1].Rect}, plan.Note.About)
		for _, piece := range plan.Pieces {
			if keptFromPins[piece.Target.Kind] {
				rather = append(rather, piece.Rect)
			}
		}
	}
	if place.Moved || place.Found {
		return c.pinSpot(at, room, never, rather)
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
		if r, ok = c.pinSpot(c.beside(side, at, never), side, never, rather); ok {
			return r, true
		}
	}
	return r, false
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
