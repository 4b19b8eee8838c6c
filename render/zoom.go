package render

import (
	"math"
	"slices"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
)

// zoom draws the cards that are pinned and the one that is pointed at, large and beside their things, clear of each
// other and of the pointer. It keeps where the pinned ones lie, and returns where the other does, and whether the tip stands on it.
func (c *canvas) zoom(s *Scene) (large layout.Rect, tells bool) {
	var pinned []layout.Rect
	c.p.pinned, c.p.largeSigns = c.p.pinned[:0], c.p.largeSigns[:0]
	c.signs, c.words = &c.p.largeSigns, true
	defer func() { c.signs, c.words = nil, false }()
	for _, pin := range s.Pinned {
		one := *s
		one.Zoom = pin
		if r, _ := c.zoomed(&one, pinned, Tip{}); !r.Empty() {
			c.icon("pin", layout.Rect{X: r.Right() - 20*c.u, Y: r.Y + 5*c.u, W: 15 * c.u, H: 15 * c.u}, art.InkSoft)
			c.p.pinned = append(c.p.pinned, Pinned{pin, r})
			pinned = append(pinned, r)
		}
	}
	if s.Zoom.Kind == layout.None {
		return layout.Rect{}, false
	}
	return c.zoomed(s, pinned, s.Tip)
}

// zoomed draws one thing large, clear of the cards that are pinned if there is room, and returns where. A tip that has no place
// beside it stands on it, if that can be.
func (c *canvas) zoomed(s *Scene, pinned []layout.Rect, tip Tip) (r layout.Rect, tells bool) {
	if c.p.Texts == nil {
		return layout.Rect{}, false
	}
	title, texts := c.p.Texts(s.Zoom)
	if title == "" {
		return layout.Rect{}, false
	}
	f := Face{Title: title, under: zoomedUnder(s), lines: append(fields(s), texts...), picture: zoomedPicture(s), grid: zoomedProgress(s)}
	size, r, ok := c.placeFace(s, &f, pinned)
	if !ok {
		return layout.Rect{}, false
	}
	if tip.Title != "" && !c.tipFits(s, r) {
		f, size, r, tells = c.telling(s, &f, size, r, pinned)
	}
	c.shadow(r, 8*c.u, 10*c.u)
	c.face(&f, size, r)
	return r, tells
}

// telling is a large card, placed, with the tip under what is printed on it: without its squares, which are seen on the card itself,
// where there is too little room for both. Where there is none for that either the card stays as it was.
func (c *canvas) telling(s *Scene, f *Face, size faceSize, r layout.Rect, pinned []layout.Rect) (_ Face, _ faceSize, _ layout.Rect, tells bool) {
	all := *f
	all.lines = slices.Concat(f.lines, s.Tip.paragraphs(s, f.Title))
	bare := all
	bare.grid = nil
	clear := append(slices.Clone(pinned), s.TipAt)
	if s.Zoom.Kind == layout.Staged {
		clear = append(clear, s.Plan.StagedRow())
	}
	for _, face := range []Face{all, bare} {
		if set, at, ok := c.placeFace(s, &face, clear); ok && !at.Overlaps(s.TipAt) {
			return face, set, at, true
		}
	}
	return *f, size, r, false
}

// placeFace finds how a large card is set and where it lies, so that it covers neither what is asked nor the note and, if
// there is room, nothing else that is to stay clear. Where there is no such place it is not shown, and ok is false. One that is
// pinned stays while the buttons of the bar are pressed, and leaves the bar free where it has room enough under it; a staged one rather
// leaves the mats free.
func (c *canvas) placeFace(s *Scene, f *Face, pinned []layout.Rect) (size faceSize, r layout.Rect, ok bool) {
	if slices.Contains(s.Pinned, s.Zoom) && s.Zoom.Kind != layout.Staged {
		if size, r, covers := c.placeUnder(s, f, pinned, s.Plan.Bar.Rect.Bottom()); covers == 0 && !size.bare {
			return size, r, true
		}
	}
	size, r, covers := c.placeUnder(s, f, pinned, 0)
	return size, r, covers < math.Inf(1)
}

// placeUnder is the same under a height, and how much lies under the card that is to stay clear: infinitely much if it has no place.
func (c *canvas) placeUnder(s *Scene, f *Face, pinned []layout.Rect, top float64) (size faceSize, r layout.Rect, least float64) {
	// Several cards lie side by side as far as there is width for them.
	widest := s.Plan.W / float64(min(len(s.Pinned)+1, mostBeside))
	if len(s.Pinned) == 0 {
		widest = s.Plan.W
	}
	least = math.Inf(1)
	asked := s.Plan.Asked()
	for _, clear := range keptClear(s, pinned) {
		all := slices.Concat(asked, clear)
		beside := clear
		if note := s.Plan.Note.Rect; !note.Empty() {
			beside = append(slices.Clone(clear), note)
		}
		for _, room := range slices.Concat(s.Plan.RoomsForLarge(clear...), s.Plan.RoomsForLarge(beside...), s.Plan.RoomsForLarge()) {
			room.TakeTop(max(0, top-room.Y))
			set, fits := c.faceFor(f, room, widest)
			if !fits {
				continue
			}
			at := c.beside(s, room, layout.Rect{W: set.width, H: set.height}, all)
			covers := shared(at, all)
			if covers == 0 {
				return set, at, 0
			}
			if covers < least && shared(at, asked) == 0 {
				size, r, least = set, at, covers
			}
		}
	}
	return size, r, least
}

// faceFor is how a large card is set for a room, no wider than it may be; fits is false where the room is too small for it.
func (c *canvas) faceFor(f *Face, room layout.Rect, widest float64) (set faceSize, fits bool) {
	if room.W < largeLeast*c.u {
		return set, false
	}
	free := 2 * largeMargin * c.u
	set = c.sizeFace(f, min(widest, room.W)-free, room.H-free)
	return set, set.width <= room.W-free+1 && set.height <= room.H-free+1
}

// keptClear lists what large cards rather leave clear, each list shorter than the one before, for where there is no room
// beside all of it: the cards that are pinned, and what the note is about, of which the things that are lit and what its arrow
// points to matter most.
func keptClear(s *Scene, pinned []layout.Rect) [][]layout.Rect {
	about := s.Plan.Note.About
	if len(about) == 0 {
		return [][]layout.Rect{pinned}
	}
	lit := about[:1:1]
	for _, on := range s.Glow {
		if r, _, ok := s.Plan.Seen(on); ok {
			lit = append(lit, r)
		}
	}
	return [][]layout.Rect{slices.Concat(pinned, about, lit), slices.Concat(pinned, lit), slices.Concat(pinned, about[:1])}
}

// shared is the area that a rectangle shares with others.
func shared(r layout.Rect, others []layout.Rect) float64 {
	sum := 0.0
	for _, other := range others {
		sum += r.Shared(other)
	}
	return sum
}

// mostBeside is how many large cards are laid side by side.
const mostBeside = 3

// largeLeast is the least width of a room for a large card, in units.
const largeLeast = 210.0

// largeMargin is what is left free round a large card, in units.
const largeMargin = 10.0

// zoomedProgress is the progress card that is shown large, or nil.
func zoomedProgress(s *Scene) *content.Progress {
	if id := zoomedProgressID(s); id != content.NoProgress {
		return &s.View.Book.Content().Progress[id]
	}
	return nil
}

func zoomedProgressID(s *Scene) content.ProgressID {
	switch s.Zoom.Kind {
	case layout.Staged:
		return s.View.State.Staging[s.Zoom.N]
	case layout.Ordered:
		return s.View.State.Staging[s.View.Order[s.Zoom.N]]
	case layout.Current, layout.Square:
		return s.View.State.Players[s.Zoom.N].Card
	}
	return content.NoProgress
}

// zoomedUnder is what stands under the title of the card that is shown large: who a character is.
func zoomedUnder(s *Scene) string {
	who := content.NoCharacter
	switch s.Zoom.Kind {
	case layout.Standee, layout.Portrait:
		who = s.View.State.Players[s.Zoom.N].Character
	case layout.Choice:
		who = content.CharacterID(s.Zoom.N)
	}
	if who == content.NoCharacter {
		return ""
	}
	return s.View.Book.Content().Characters[who].Title
}

// zoomedPicture is the picture of the card that is shown large.
func zoomedPicture(s *Scene) illustration {
	cards, state, n := s.View.Book.Content(), s.View.State, s.Zoom.N
	switch s.Zoom.Kind {
	case layout.Obstacle:
		return obstaclePicture(cards, content.ObstacleID(n))
	case layout.Location, layout.Action:
		return locationPicture(cards, state.Slots[n])
	case layout.Offer:
		return locationPicture(cards, content.LocationID(n))
	case layout.Standee, layout.Portrait, layout.Ability:
		if who := state.Players[n].Character; who != content.NoCharacter {
			return portraitPicture(cards, who)
		}
	case layout.Choice:
		return portraitPicture(cards, content.CharacterID(n))
	case layout.DiscardPile:
		if top := state.Discard[n].Top(); top != content.NoObstacle {
			return obstaclePicture(cards, top)
		}
	case layout.Staged, layout.Ordered, layout.Current, layout.Square:
		if id := zoomedProgressID(s); id != content.NoProgress {
			return progressPicture(cards, id)
		}
	}
	return illustration{}
}

// beside is where a large card lies in a room: at the side of the thing where there is most room, as near to its height as
// the room allows, and above what the prompt says if it is not too high for that; for a staged card as far up as the prompt line. So it
// covers neither the thing nor the pointer. Where it would cover what must stay clear or more of what is lit, it lies at the other side,
// or at an edge of the room. That of a thing which has left the table lies in a corner.
func (c *canvas) beside(s *Scene, room, r layout.Rect, clear []layout.Rect) layout.Rect {
	thing, _ := s.Plan.Rect(s.Zoom)
	space := largeMargin * c.u
	right, left := thing.Right()+space, thing.X-r.W-space
	places := []float64{right, left}
	if room.Right()-thing.Right() < r.W+2*space && room.Right()-thing.Right() < thing.X-room.X {
		places = []float64{left, right}
	}
	if s.Zoom.Kind == layout.Staged { // beside them all it stays where it is from one to the next
		if row := s.Plan.StagedRow(); !row.Empty() {
			places = append([]float64{row.X - r.W - space, row.Right() + space}, places...)
		}
	}
	places = append(places, room.X+space, room.Right()-r.W-space)
	_, y := thing.Center()
	if s.Zoom.Kind == layout.Staged { // rather above the mats, where it goes and what can be spent on it lies
		y = min(y, s.Plan.Prompt.Rect.Y-space-r.H/2)
	}
	var between []float64
	for _, other := range clear {
		between = append(between, other.X-r.W-space, other.Right()+space)
	}
	best, least, hides := layout.Rect{}, math.Inf(1), 0
	for _, places := range [...][]float64{places, between} {
		if least == 0 {
			break
		}
		for _, x := range places {
			at := r
			at.X = max(room.X+space, min(x, room.Right()-r.W-space))
			at.Y = max(room.Y+space, min(y-r.H/2, room.Bottom()-r.H-space))
			off := s.Plan.OffPrompt(at, room, space)
			for _, at := range [...]layout.Rect{off, at} {
				covered, over := at.Shared(thing)+shared(at, clear), s.covers(at, thing)
				if at != off {
					over++ // what the prompt says is worth as much as what is lit
				}
				if covered < least || covered == least && over < hides {
					best, least, hides = at, covered, over
				}
			}
		}
	}
	return best
}
