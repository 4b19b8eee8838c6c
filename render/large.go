package render

import (
	"math"
	"slices"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
	"sixwinters/rules"
)

// Lengths of large cards in units.
const (
	largeLeast  = 210.0 // the least width of a room for one
	largeMargin = 10.0  // left free round one
)

// mostBeside is how many large cards lie side by side.
const mostBeside = 3

// Pinned is a card that is shown large until it is let go, and where it lies.
type Pinned struct {
	Target layout.Target
	Rect   layout.Rect
	Folded bool // to a slip
}

// PinnedAt returns the pinned card under a point of the last picture.
func (p *Painter) PinnedAt(x, y float64) (layout.Target, bool) {
	for _, pin := range slices.Backward(p.pinned) {
		if pin.Rect.Contains(x, y) {
			return pin.Target, true
		}
	}
	return layout.Target{}, false
}

// PinnedRect returns where a pinned card lies in the last picture, or nothing.
func (p *Painter) PinnedRect(on layout.Target) layout.Rect { return p.PinOf(on).Rect }

// PinOf returns how a pinned card lies in the last picture, or nothing.
func (p *Painter) PinOf(on layout.Target) Pinned {
	for _, pin := range p.pinned {
		if pin.Target == on {
			return pin
		}
	}
	return Pinned{}
}

// zoom draws the pinned cards and the one under the pointer, large and beside their things, clear of each other and of the
// pointer. It returns where the latter lies, and whether the tip is printed on it.
func (c largeCards) zoom() (large layout.Rect, tipOn bool) {
	var pinned []layout.Rect
	c.p.pinned, c.p.largeSigns = c.p.pinned[:0], c.p.largeSigns[:0]
	c.signs, c.words = &c.p.largeSigns, true
	defer func() { c.signs, c.words = nil, false }()
	for i, pin := range c.s.Pinned {
		one := *c.s
		one.Zoom = pin
		if lies := (largeCards{overlay{c.pieces, &one}}).pinned(i, pinned); !lies.Rect.Empty() {
			r := lies.Rect
			c.icon("pin", layout.Rect{X: r.Right() - 20*c.u, Y: r.Y + 5*c.u, W: 15 * c.u, H: 15 * c.u}, art.InkSoft)
			c.p.pinned = append(c.p.pinned, lies)
			pinned = append(pinned, r)
		}
	}
	if c.s.HereOnPin {
		c.here(c.p.PinnedRect(c.s.Here))
	}
	if c.s.Zoom.Kind == layout.None {
		return layout.Rect{}, false
	}
	return c.zoomed(pinned, c.s.Tip)
}

// zoomed draws one thing large, clear of the pinned cards if there is room, and returns where. A tip that has no place
// beside it is printed on it if possible.
func (c largeCards) zoomed(pinned []layout.Rect, tip Tip) (r layout.Rect, tipOn bool) {
	if c.p.Texts == nil {
		return layout.Rect{}, false
	}
	title, texts := c.p.Texts(c.s.Zoom)
	if title == "" {
		return layout.Rect{}, false
	}
	f := zoomedFace(c.s, title, texts)
	size, r, ok := c.placeFace(&f, pinned)
	if !ok {
		return layout.Rect{}, false
	}
	if tip.Title != "" {
		if _, beside := (tips{c.overlay}).placeTip(r, c.s.Tip.Text); beside.Empty() {
			f, size, r, tipOn = c.withTip(&f, size, r, pinned)
		}
	}
	c.shadow(r, 8*c.u, 10*c.u)
	faces{c.pieces}.face(&f, size, r)
	return r, tipOn
}

// zoomedFace returns the front of the thing that is shown large: on a card, all that is printed on it besides its text,
// every icon with its name.
func zoomedFace(s *Scene, title string, texts []string) Face {
	book, cards := s.View.Book, s.View.Book.Content()
	ref := cardOf(&s.View, s.Zoom)
	_, _, picture := cardFront(cards, ref)
	f := Face{Title: title, lines: texts, picture: picture}
	if s.Zoom.Kind == layout.Ability || s.Zoom.Kind == layout.DiscardPile {
		return f // it only has the picture of a card
	}
	var fields []string
	switch ref.Kind {
	case ObstacleCard:
		id := content.ObstacleID(ref.ID)
		pattern := book.Pattern(s.View.State, id, nil)
		fields = rules.ObstacleFields(cards.Card(id), pattern, book.Damage(s.View.State, id))
		if open := book.Uncovered(s.View.State, id); 0 < open.Len() && open.Len() < len(pattern) {
			fields = append(fields, rules.OpenField(open))
		}
	case LocationCard:
		if s.Zoom.Kind != layout.Offer {
			resource := book.SlotResource(content.Slot(s.Zoom.N)).String()
			fields = []string{"{" + resource + "}" + rich.Together + resource + " location"}
		}
		fields = append(fields, book.LocationFields(&cards.Locations[ref.ID])...)
	case ProgressCard:
		f.grid = &cards.Progress[ref.ID]
		if s.Zoom.Kind == layout.Current {
			f.player = &s.View.State.Players[s.Zoom.N]
		}
		fields = book.ProgressFields(f.grid)
	case CharacterCard:
		who := &cards.Characters[ref.ID]
		f.under = who.Title
		ranks := who.Skills
		for i := range ranks {
			ranks[i] = book.RankOf(s.View.State, content.CharacterID(ref.ID), content.Skill(i))
		}
		fields = rules.CharacterFields(who, ranks)
	}
	f.lines = append(fields, texts...)
	return f
}

// withTip adds the tip under what is printed on a large card, and places it again; where there is too little room for both,
// without the squares of a progress card, which are seen on the card itself. Where that has no place either the card stays
// as it was.
func (c largeCards) withTip(f *Face, size faceSize, r layout.Rect, pinned []layout.Rect) (
	_ Face, _ faceSize, _ layout.Rect, tipOn bool,
) {
	all := *f
	all.lines = slices.Concat(f.lines, c.s.Tip.paragraphs(c.s, f.Title))
	bare := all
	bare.grid = nil
	clear := append(slices.Clone(pinned), c.s.TipAt)
	if c.s.Zoom.Kind == layout.Staged {
		clear = append(clear, c.s.Plan.StagedRow())
	}
	for _, face := range []Face{all, bare} {
		if set, at, ok := c.placeFace(&face, clear); ok && !at.Overlaps(c.s.TipAt) {
			return face, set, at, true
		}
	}
	return *f, size, r, false
}

// placeFace sets a large card and finds its place, where it covers neither what is asked nor the note and, if there is room,
// nothing else that is to stay clear. ok is false where there is no such place. A card leaves the bar and its
// buttons free if it has room enough below; a staged one rather leaves the mats free.
func (c largeCards) placeFace(f *Face, pinned []layout.Rect) (size faceSize, r layout.Rect, ok bool) {
	if c.s.Zoom.Kind != layout.Staged {
		if size, r, covers := c.placeBelow(f, pinned, c.s.Plan.Bar.Rect.Bottom()); covers == 0 && !size.bare {
			return size, r, true
		}
	}
	size, r, covers := c.placeBelow(f, pinned, 0)
	return size, r, covers < math.Inf(1)
}

// placeBelow sets a large card and places it below a height. least is the area that it covers of what is to stay clear,
// infinite if it has no place.
func (c largeCards) placeBelow(f *Face, pinned []layout.Rect, top float64) (size faceSize, r layout.Rect, least float64) {
	widest := c.s.Plan.W
	if len(c.s.Pinned) > 0 {
		widest /= float64(min(len(c.s.Pinned)+1, mostBeside))
	}
	least = math.Inf(1)
	asked := c.s.Plan.Asked()
	for _, clear := range keptClear(c.s, pinned) {
		all := slices.Concat(asked, clear)
		beside := clear
		if note := c.s.Plan.Note.Rect; !note.Empty() {
			beside = append(slices.Clone(clear), note)
		}
		for _, room := range slices.Concat(c.s.Plan.RoomsForLarge(clear...), c.s.Plan.RoomsForLarge(beside...), c.s.Plan.RoomsForLarge()) {
			room.TakeTop(max(0, top-room.Y))
			set, fits := c.faceFor(f, room, widest)
			if !fits {
				continue
			}
			at := c.beside(room, layout.Rect{W: set.width, H: set.height}, all)
			covers := at.SharedAll(all)
			if covers == 0 {
				return set, at, 0
			}
			if covers < least && at.SharedAll(asked) == 0 {
				size, r, least = set, at, covers
			}
		}
	}
	return size, r, least
}

// faceFor sets a large card for a room, no wider than widest pixels; fits is false where the room is too small for it.
func (c largeCards) faceFor(f *Face, room layout.Rect, widest float64) (set faceSize, fits bool) {
	if room.W < largeLeast*c.u {
		return set, false
	}
	free := 2 * largeMargin * c.u
	set = faces{c.pieces}.sizeFace(f, min(widest, room.W)-free, room.H-free)
	return set, set.width <= room.W-free+1 && set.height <= room.H-free+1
}

// keptClear lists what large cards should leave clear, each list shorter than the one before, for where there is no room
// beside all of it: the pinned cards, and what the note is about, of which the glowing things and what its arrow points to
// matter most.
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

// beside returns where a large card lies in a room: at the side of its thing with most room, as near to its height as the
// room allows, and above what the prompt says if it is not too high for that; for a staged card as far up as the prompt line.
// So it covers neither the thing nor the pointer. Where it would cover what must stay clear or more of what is lit, it lies at
// the other side, or at an edge of the room. The card of a thing that has left the table lies in a corner.
func (c largeCards) beside(room, r layout.Rect, clear []layout.Rect) layout.Rect {
	thing, _ := c.s.Plan.Rect(c.s.Zoom)
	space := largeMargin * c.u
	right, left := thing.Right()+space, thing.X-r.W-space
	places := []float64{right, left}
	if room.Right()-thing.Right() < r.W+2*space && room.Right()-thing.Right() < thing.X-room.X {
		places = []float64{left, right}
	}
	if c.s.Zoom.Kind == layout.Staged { // beside them all it stays where it is from one to the next
		if row := c.s.Plan.StagedRow(); !row.Empty() {
			places = append([]float64{row.X - r.W - space, row.Right() + space}, places...)
		}
	}
	places = append(places, room.X+space, room.Right()-r.W-space)
	_, y := thing.Center()
	if c.s.Zoom.Kind == layout.Staged { // rather above the mats, where it goes and what can be spent on it lies
		y = min(y, c.s.Plan.Prompt.Rect.Y-space-r.H/2)
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
			off := c.s.Plan.OffPrompt(at, room, space)
			for _, at := range [...]layout.Rect{off, at} {
				covered, over := at.Shared(thing)+at.SharedAll(clear), c.s.covers(at, thing)
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
