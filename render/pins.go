package render

import (
	"math"
	"slices"

	"sixwinters/render/layout"
)

// Pins are cards that stay open, small enough to plan beside: they have no picture, lie on the side of the player who pinned them, and
// off the dice of both and the prompt.

// PinPlace is where a pinned card lies.
type PinPlace struct {
	Side  int     // the half of the window: -1 left, 1 right, 0 where there is room
	Moved bool    // somebody has moved it there:
	X, Y  float64 // its upper left corner
}

// pinWidest is the width of a pinned card in units.
const pinWidest = 216.0

// pinPlace returns where a pinned card lies.
func (s *Scene) pinPlace(i int) PinPlace {
	if i < len(s.PinPlaces) {
		return s.PinPlaces[i]
	}
	return PinPlace{}
}

// pinned draws the card of the scene that is shown large as a pin, clear of other pins if there is room, and returns where. While
// something is held it makes way for what is lit under it, and is not drawn.
func (c largeCards) pinned(i int, others []layout.Rect) layout.Rect {
	if c.p.Texts == nil {
		return layout.Rect{}
	}
	title, texts := c.p.Texts(c.s.Zoom)
	if title == "" {
		return layout.Rect{}
	}
	f := zoomedFace(c.s, title, texts)
	small := f
	small.picture = Face{}.picture
	place := c.s.pinPlace(i)
	size, r, ok := c.placePin(&small, place, others)
	if ok {
		f = small
	} else if size, r, ok = c.placeFace(&f, others); !ok {
		return layout.Rect{}
	}
	if place.Moved {
		r = c.s.Plan.OffTrays(layout.Rect{X: place.X, Y: place.Y, W: r.W, H: r.H})
	}
	if len(c.s.Held) > 0 && c.s.covers(r, layout.Rect{}) > 0 {
		return layout.Rect{}
	}
	c.shadow(r, 8*c.u, 10*c.u)
	faces{c.pieces}.face(&f, size, r)
	return r
}

// placePin sets a pinned card and finds its place on its side or, where it would lie on a note there, on either. ok is false where it has
// no place.
func (c largeCards) placePin(f *Face, place PinPlace, others []layout.Rect) (size faceSize, r layout.Rect, ok bool) {
	size, r, ok = c.placeOnSide(f, place.Side, others)
	if note := c.s.Plan.Note.Rect; ok && place.Side != 0 && !note.Empty() && r.Overlaps(note) {
		if free, at, is := c.placeOnSide(f, 0, others); is && !at.Overlaps(note) {
			return free, at, true
		}
	}
	return size, r, ok
}

// placeOnSide finds the place of a pinned card on a side, where it covers least of the dice of both players, the other pins and
// what is asked.
func (c largeCards) placeOnSide(f *Face, side int, others []layout.Rect) (size faceSize, r layout.Rect, ok bool) {
	plan := c.s.Plan
	clear := slices.Concat(plan.Asked(), others, plan.Trays(), plan.Note.About)
	if !plan.Prompt.Rect.Empty() {
		clear = append(clear, plan.Prompt.Rect)
	}
	if !plan.Note.Rect.Empty() {
		clear = append(clear, plan.Note.Rect)
	}
	least := math.Inf(1)
	boards := layout.Rect{W: plan.W, H: plan.Boards.Bottom()}
	for _, room := range append([]layout.Rect{boards}, plan.RoomsForLarge()...) {
		room.TakeTop(max(0, plan.Bar.Rect.Bottom()-room.Y))
		switch half := plan.W / 2; {
		case side < 0:
			room.W = min(room.Right(), half) - room.X
		case side > 0 && room.X < half:
			room.X, room.W = half, room.Right()-half
		}
		set, fits := c.faceFor(f, room, pinWidest*c.u)
		if !fits {
			continue
		}
		at := c.beside(room, layout.Rect{W: set.width, H: set.height}, clear)
		if covers := at.SharedAll(clear); covers < least {
			size, r, least = set, at, covers
		}
	}
	return size, r, least < math.Inf(1)
}
