package render

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// Moment is a picture across the boards of something that matters.
type Moment struct {
	Title, Say string
	Sign       string // the icon stamped on the picture, or ""
	Bad        bool   // it hurts: the picture trembles, where else light opens over it

	Cards   []CardRef // that it is about, or
	Event   *Event    // the event card whose picture it has
	Symbols bool      // the symbols of that event stand over its name, and the text is its own
	Gone    bool      // the first card is out of the game

	Wants rules.Values // the faces that a defence must show
	Dice  []rules.Die  // that defend
	Rolls bool         // they fall one after the other
	// The seconds after which the first die lies, and between two.
	FirstFall, Falls float64
	Track            *MomentTrack // a threat that rises

	About   []layout.Rect // what it tells of on the table: it covers as little of that as it can
	Seconds float64       // that have passed
	Lasts   float64       // seconds
	Calm    bool          // nothing moves
}

// MomentTrack is a track on which a threat advances from one space to another.
type MomentTrack struct {
	Resource           content.Resource
	Progress, From, To int
}

// Lengths of a moment in units.
const (
	momentHigh  = 144.0
	momentEvent = 178.0 // with the text of an event
	momentDice  = 200.0 // with the dice of a defence

	momentTitle = 30.0
	momentText  = 17.0
	momentRow   = 40.0 // dice, spaces of a track
	momentNames = 54.0 // what a row of dice is

	momentEdge   = 12.0
	momentBeside = 14.0 // between its pictures and its words
)

// The seconds of a moment.
const (
	momentOpens  = 0.12 // until it is open
	momentStamps = 0.5  // until its sign is on the picture
	momentShakes = 0.6
	momentBlooms = 1.0 // until the light over its picture is gone
	cubeSteps    = 0.7 // until the marker of a threat steps on
	dieFalls     = 0.2
	rollLasts    = 1.8 // a roll at the least: a shorter one is quicker in all
)

// The width of a picture as a share of its height, and its greatest share of the width of a moment.
const (
	momentPicture = 1.78
	momentShare   = 0.36
	momentLeast   = 0.5 // of the width of the boards, that a moment has at the least
)

// MomentRect returns the room of a scene's moment: in the middle of the boards, or at their upper or lower edge if less of what it
// tells of is covered there. It is empty without one.
func (s *Scene) MomentRect() layout.Rect {
	m, height := s.Moment, momentHigh
	switch {
	case m == nil:
		return layout.Rect{}
	case m.Symbols:
		height = momentEvent
	case m.Wants != rules.Values{}:
		height = momentDice
	}
	r := s.Plan.Boards
	middle := r.Middle(r.W, min(r.H, height*s.Plan.Unit))
	top, bottom := middle, middle
	top.Y, bottom.Y = r.Y, r.Bottom()-middle.H
	return slices.MinFunc([]layout.Rect{middle, top, bottom}, func(a, b layout.Rect) int {
		return cmp.Compare(a.SharedAll(m.About), b.SharedAll(m.About))
	})
}

func (c moments) draw() {
	m, r := c.s.Moment, c.s.MomentRect()
	pictures := c.momentPictureWidth(m, r.Inset(momentEdge*c.u))
	r = r.Middle(c.momentWidth(m, r, pictures), r.H)
	t, frame, title := m.Seconds, art.Gold, art.GoldBright
	if m.Calm {
		t = m.Lasts
	}
	if m.Bad {
		frame, title = art.Refused, standingOut(art.Refused)
		if left := 1 - t/momentShakes; left > 0 {
			r = r.Move(math.Round(6*c.u*left*left*math.Sin(2*math.Pi*5*left)), 0)
		}
	}
	if t < momentOpens {
		r = r.Middle(r.W, max(4*c.u, eased(t/momentOpens)*r.H))
	}
	c.shadow(r, 6*c.u, 8*c.u)
	c.framed(r, 6*c.u, 2*c.u, art.Fade(art.Night, 0.95), frame)
	if t < momentOpens {
		return
	}
	in := r.Inset(momentEdge * c.u)
	c.momentPictures(in.TakeLeft(pictures, momentBeside*c.u), t)
	if m.Symbols {
		c.momentEvent(in)
		return
	}
	said := c.setLines(font{body, momentText}, m.Say, in.W)
	if m.Wants == (rules.Values{}) && m.Track == nil {
		in = in.Middle(in.W, min(in.H, 44*c.u+c.linesHeight(said, momentText))) // title and sentence stay together
	}
	c.text(font{display, momentTitle}, m.Title, in.TakeTop(36*c.u, 4*c.u), left, title)
	if m.Wants != (rules.Values{}) {
		c.defence(m, in.TakeTop(2*momentRow*c.u+8*c.u, 4*c.u), t)
	}
	if m.Track != nil {
		c.momentTrack(in.TakeTop(34*c.u, 4*c.u), t)
	}
	if c.linesHeight(said, momentText) > in.H {
		c.paragraph(font{body, momentText}, m.Say, in, left, art.Pale) // smaller
		return
	}
	c.drawLines(font{body, momentText}, said, in, art.Pale)
}

// momentWidth returns the width that a moment takes of its room, with pictures of a width: what is in it, but not too little.
func (c moments) momentWidth(m *Moment, room layout.Rect, pictures float64) float64 {
	if m.Track != nil {
		return room.W
	}
	beside := pictures + (2*momentEdge+2*momentBeside)*c.u
	words := max(c.width(font{display, momentTitle}, m.Title), rich.Widest(c.setLines(font{body, momentText}, m.Say, room.W-beside)),
		momentNames*c.u+float64(len(m.Dice))*(momentRow+4)*c.u)
	return min(room.W, max(momentLeast*room.W, beside+words))
}

// momentPictureWidth returns the width of the pictures of a moment in its room.
func (c moments) momentPictureWidth(m *Moment, in layout.Rect) float64 {
	shape := momentPicture
	if len(m.Cards) > 0 && m.Cards[0].Kind == CharacterCard {
		shape = 1
	}
	return min(float64(max(1, len(m.Cards)))*shape*in.H, momentShare*in.W)
}

// momentPictures draws the pictures at the left of a moment.
func (c moments) momentPictures(all layout.Rect, t float64) {
	m, cards := c.s.Moment, c.s.View.Book.Content()
	var pictures []illustration
	if m.Event != nil {
		pictures = append(pictures, eventPicture(cards, m.Event.Season, m.Event.Symbols))
	}
	for _, ref := range m.Cards {
		_, _, picture := cardFront(cards, ref)
		pictures = append(pictures, picture)
	}
	if len(pictures) == 0 { // a threat that unlocks nothing
		c.Chip(art.ResourceNames[m.Track.Resource], art.Resources[m.Track.Resource], all.Square())
	}
	for i, picture := range pictures {
		c.miniature(picture, all.Column(i, len(pictures), 4*c.u))
	}
	if len(pictures) > 0 {
		all = all.Column(0, len(pictures), 4*c.u)
	}
	if m.Gone {
		c.fill(snap(all), art.Fade(art.Night, ashes))
	}
	if !m.Bad && !m.Calm {
		c.bloom(&Effect{At: all, T: min(1, t/min(momentBlooms, m.Lasts))})
	}
	if m.Sign != "" && t > momentOpens {
		c.stamp(m, all, min(1, (t-momentOpens)/(momentStamps-momentOpens)))
	}
}

// stamp sets the sign of a moment on a corner of its picture, as a seal: it comes down from above the table.
func (c moments) stamp(m *Moment, r layout.Rect, t float64) {
	size := min(0.44*r.H, 0.5*r.W)
	r = layout.Rect{X: r.Right() - 0.9*size, Y: r.Bottom() - 0.9*size, W: size, H: size}
	size *= 1 + 1.6*(1-eased(t))
	at := r.Middle(size, size)
	fill, ink := art.Gold, art.Night
	if m.Bad {
		fill, ink = art.Refused, art.Chalk
	}
	c.form("disc", at.Inset(-2*c.u), art.Fade(art.Night, 0.8*t))
	c.form("disc", at, art.Fade(fill, 0.95*t))
	c.icon(m.Sign, at.Inset(0.2*size), art.Fade(ink, t))
}

// defence draws the faces that a defence must show, large, and below them the dice that have fallen: what they show lights up.
func (c moments) defence(m *Moment, r layout.Rect, t float64) {
	names := r.TakeLeft(momentNames * c.u)
	size := min(momentRow*c.u, r.W/float64(max(len(m.Dice), rules.Sides))-4*c.u)
	wants, dice := r.TakeTop(size, 8*c.u), r.TakeTop(size)
	c.text(font{italic, 15}, "needs", names.TakeTop(size, 8*c.u), left, faintOr(art.ParchmentDark, art.Pale))
	c.text(font{italic, 15}, "shows", names.TakeTop(size), left, faintOr(art.ParchmentDark, art.Pale))
	fallen, show := len(m.Dice), rules.Values{}
	for i, die := range m.Dice {
		at := dice.TakeLeft(size, 4*c.u)
		lies := min(1, m.Lasts/rollLasts) * (m.FirstFall + m.Falls*float64(i))
		switch left := (lies - t) / dieFalls; {
		case !m.Rolls || left <= 0:
			show[die.Value()-1]++
			c.Die(die, at)
			continue
		case left < 1:
			f := Flight{Die: die, Rolled: true, T: (1 - left) * still}
			c.Die(f.face(), at.Move(0, -size*left*left))
		}
		fallen--
	}
	for i, n := range m.Wants {
		if n == 0 {
			continue
		}
		at := wants.TakeLeft(size, 4*c.u)
		switch {
		case show[i] > 0:
			c.framed(at, 0.2*size, 0.06*size, art.GoldBright, art.Chalk)
			c.text(font{displayBold, 0.62 * size / c.u}, strconv.Itoa(i+1), at, center, art.Wearing().Dark())
		case fallen == len(m.Dice):
			c.framed(at, 0.2*size, 0.06*size, art.Refused, art.Chalk)
			c.text(font{displayBold, 0.62 * size / c.u}, strconv.Itoa(i+1), at, center, art.Chalk)
		default:
			c.Wanted(i+1, at)
		}
	}
}

// momentTrack draws the track of a threat, and its marker, which steps on after a while.
func (c moments) momentTrack(r layout.Rect, t float64) {
	m, track := c.s.Moment, c.s.Moment.Track
	of := chronicle.Track{
		Progress: chronicle.Span{From: track.Progress, To: track.Progress}, Threat: chronicle.Span{From: track.From, To: track.To},
	}
	if t < cubeSteps*min(1, m.Lasts) {
		of.Threat.To = track.From
	}
	var spaces layout.Standing
	for i := range spaces.Spaces {
		spaces.Spaces[i] = r.Inset(2*c.u).Column(i, content.TrackSpaces, 2*c.u)
	}
	Chapter{c.pieces, c.s.View.Book.Content()}.standingSpaces(&spaces, track.Resource, &of)
}

// momentEvent writes the text of an event, beside the middle of its picture.
func (c moments) momentEvent(in layout.Rect) {
	m := c.s.Moment
	words := in
	words.TakeTop(62 * c.u)
	said := min(words.H, c.textHeight(font{body, momentText}, m.Say, words.W))
	in = in.Middle(in.W, 62*c.u+said) // as high as what it says
	sign := in
	sign = sign.TakeTop(26 * c.u)
	tint := art.Blend(art.Seasons[m.Event.Season].Fill, art.Chalk, 0.3)
	for range m.Event.Symbols {
		c.icon(m.Event.Season.String(), sign.TakeLeft(sign.H).Inset(2*c.u), tint)
	}
	if m.Event.Symbols == 0 {
		c.text(font{italic, 14}, "no symbol showing", sign, left, tint)
	}
	in.TakeTop(28 * c.u)
	c.text(font{display, 22}, m.Title, in.TakeTop(30*c.u, 4*c.u), left, art.GoldBright)
	c.paragraph(font{body, momentText}, m.Say, in, left, art.Pale)
}
