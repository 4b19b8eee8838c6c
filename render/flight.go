package render

import (
	"math"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Flight is something that moves over the table: a die, a card, a cube, a stress die, the frame of the current season, or the
// sign of a reward.
type Flight struct {
	Die      rules.Die // NoDie if something else flies
	Card     CardRef
	Cube     Cube
	Stress   *StressToken
	Frame    bool   // the gold frame round a box of the wheel of seasons
	Reward   Reward // the sign of an advance on a track
	From, To layout.Rect
	Over     []layout.Rect // stops between From and To, in order
	Rolled   bool          // the die tumbles on its way
	Flip     bool          // the card turns over on its way
	T        float64       // share of the time passed: 0 at From, 1 at To
}

// Cube is one of the two cubes on a track.
type Cube uint8

const (
	NoCube Cube = iota
	ProgressCube
	ThreatCube
)

// StressToken is the die on a stress track, and what it shows.
type StressToken struct {
	Kind  content.Stress
	Value int
}

// Reward is an advance that a progress card grants, on the track of a resource or, with NoResource, on any.
type Reward struct {
	Is       bool // false for none
	Resource content.Resource
}

// A rolled die shows a number of faces before it comes to rest after a share of its way.
const (
	tumbles = 9
	still   = 0.8
)

// face returns the die as it looks now: a rolled one shows other values before it comes to rest.
func (f *Flight) face() rules.Die {
	if !f.Rolled || f.T >= still {
		return f.Die
	}
	// Any order of faces will do, as long as no two that follow each other are the same.
	turn := int(f.T / still * tumbles)
	return rules.NewDie(f.Die.Kind(), 1+(f.Die.Value()+turn*5+turn/3)%6)
}

// Angle returns how far the die is turned, in radians: a rolled one turns over and over and comes to rest straight.
func (f *Flight) Angle() float64 {
	if left := 1 - f.T/still; f.Rolled && left > 0 {
		return spin * left * left * float64(1-2*(f.Die.Value()%2))
	}
	return 0
}

// spin is how far a rolled die turns before it rests, in radians.
const spin = 9

// eased returns a share of a way that begins and ends gently.
func eased(t float64) float64 { return t * t * (3 - 2*t) }

// where returns the place of something on its way, and how high it is lifted: from 0 at both ends of a leg to 1 in its middle.
func (f *Flight) where() (r layout.Rect, lift float64) {
	stops := append(append([]layout.Rect{f.From}, f.Over...), f.To)
	legs := float64(len(stops) - 1)
	leg := min(int(f.T*legs), len(stops)-2)
	t := f.T*legs - float64(leg)
	return stops[leg].Between(stops[leg+1], eased(t)), 4 * t * (1 - t)
}

// flights draws all that is on its way. It passes below the prompt line, which is to be read.
func (c overlay) flights() {
	prompt, plan := c.s.Plan.Prompt.Rect, c.s.Plan
	for _, side := range [...]layout.Rect{{W: plan.W, H: prompt.Y}, {Y: prompt.Bottom(), W: plan.W, H: plan.H - prompt.Bottom()}} {
		if !side.Empty() && len(c.s.Flights) > 0 {
			overlay{on(c.within(side)), c.s}.flying()
		}
	}
}

// flying draws all that is on its way over all else.
func (c overlay) flying() {
	rects, lifts := c.s.flyingRects()
	for i := range c.s.Flights {
		if f := &c.s.Flights[i]; f.isCard() {
			c.flyingCard(c.s.View.Book.Content(), f, rects[i], lifts[i])
		} else {
			c.flight(f)
		}
	}
}

// flight draws something on its way that is no card.
func (c overlay) flight(f *Flight) {
	r, lift := f.where()
	switch {
	case f.Die != rules.NoDie:
		size := max(f.From.Square().W, f.To.Square().W)
		r = r.Square().Inset(-0.12 * lift * r.H)
		if f.Rolled && f.T < still {
			// It bounces: twice, the second time lower.
			hop := math.Abs(math.Cos(math.Pi*(1.5*f.T/still))) * (1 - f.T/still)
			r = r.Move(0, -10*c.u*hop)
			lift = max(lift, hop)
		}
		if lift > 0.05 {
			x, y := r.Center()
			c.turned(Mote{"soft", 1.2 * r.H, 1, x + lift*3*c.u, y + lift*9*c.u, 0}, art.Fade(art.Night, 0.5))
		}
		c.turnedDie(f.face(), r, size, f.Angle())
	case f.Cube != NoCube:
		marker := art.ProgressMarker()
		if f.Cube == ThreatCube {
			marker = art.ThreatMarker()
		}
		c.Cube(cubeIn(r), marker) // slides along its groove, so that it passes over no number
	case f.Stress != nil:
		r = r.Middle(stressSize*c.u, stressSize*c.u).Inset(-2 * lift * c.u)
		c.shadow(r.Move(0, lift*6*c.u), 4*c.u, 3*c.u)
		c.StressDie(f.Stress.Kind, f.Stress.Value, r)
	case f.Frame:
		c.frame(r, 2*c.u, art.GoldBright)
		c.frame(r.Inset(-2*c.u), 2*c.u, art.Fade(art.GoldBright, 0.6*lift))
	case f.Reward.Is:
		r = r.Square().Inset(-6 * lift * c.u)
		c.shadow(r.Move(0, lift*8*c.u), 4*c.u, 4*c.u)
		c.Reward(f.Reward.Resource, r)
	case f.Card.Kind == CharacterToken:
		if who := c.s.View.State.Players[f.Card.ID].Character; who != content.NoCharacter {
			c.Figure(c.s.View.Book.Content(), int(f.Card.ID), who, r.Inset(-0.2*lift*r.H))
		}
	}
}

// cardBacks are the signs on the backs of cards.
var cardBacks = map[CardKind]string{ObstacleCard: "threat", ProgressCard: "progress", LocationCard: "development", CharacterCard: "start"}

// flyingCard draws a card on its way: its name and, where there is room, its picture, or its back until it has turned over.
func (c overlay) flyingCard(cards *content.Content, f *Flight, r layout.Rect, lift float64) {
	name, icon, picture := cardFront(cards, f.Card)
	if name == "" {
		return
	}
	c.shadow(r.Move(0, lift*8*c.u), 4*c.u, 6*c.u)
	if f.Flip {
		// It turns over on the way: its back narrows, then its face widens.
		r = r.Middle(r.W*math.Abs(1-2*f.T), r.H)
		if f.T < 0.5 {
			c.framed(r, 4*c.u, 1.5*c.u, art.Night, art.Gold)
			c.icon(cardBacks[f.Card.Kind], r.Inset(4*c.u), art.Gold)
			return
		}
	}
	c.framed(r, 4*c.u, 1.5*c.u, art.Parchment, art.Gold)
	in := r.Inset(4 * c.u)
	if in.W < 60*c.u { // there is no room for the name yet
		c.icon(icon, in, art.InkSoft)
		return
	}
	line := in
	if in.H > 44*c.u {
		line = in.TakeTop(c.headOfCard(name, in.W))
		c.miniatureAt(picture, f.To, in)
	}
	c.icon(icon, line.TakeLeft(min(24*c.u, line.H), 4*c.u), art.InkSoft)
	c.paragraph(font{bold, normal}, name, line, left, art.Ink)
}

// The least size in units of a card on its way, which has room for its name and a picture.
const (
	flyingWide = 120.0
	flyingHigh = 72.0
)

// flyingRects returns where the cards on their way are, by their flights, and how high they are lifted. None lies over another: later ones
// make way on the side on which they land.
func (s *Scene) flyingRects() (rects []layout.Rect, lifts []float64) {
	u, floor := s.Plan.Unit, s.Plan.H
	if s.Plan.Folded { // the prompt line below stays free
		floor = s.Plan.Prompt.Rect.Y
	}
	rects, lifts = make([]layout.Rect, len(s.Flights)), make([]float64, len(s.Flights))
	for i := range s.Flights {
		f := &s.Flights[i]
		if !f.isCard() {
			continue
		}
		r, lift := f.where()
		r = r.Middle(max(r.W, flyingWide*u), max(r.H, flyingHigh*u)).Inset(-3 * lift * u)
		r.X, r.Y = max(0, min(r.X, s.Plan.W-r.W)), max(0, min(r.Y, floor-r.H)) // a card is larger than a tab at the edge
		fromX, fromY := f.To.Center()
		for range i { // one that makes way for one may come upon the next
			for k := range i {
				if !rects[k].Overlaps(r) {
					continue
				}
				otherX, otherY := s.Flights[k].To.Center()
				across, down := fromX-otherX, fromY-otherY
				switch {
				case math.Abs(across) > math.Abs(down) && across > 0:
					r.X = rects[k].Right() + 2*u
				case math.Abs(across) > math.Abs(down):
					r.X = rects[k].X - r.W - 2*u
				case down >= 0:
					r.Y = rects[k].Bottom() + 2*u
				default:
					r.Y = rects[k].Y - r.H - 2*u
				}
				if r.Y < 0 || r.Bottom() > floor {
					r.X, r.Y = rects[k].Right()+2*u, rects[k].Y
				}
			}
		}
		r.X, r.Y = max(0, min(r.X, s.Plan.W-r.W)), max(0, min(r.Y, floor-r.H))
		rects[i], lifts[i] = r, lift
	}
	return rects, lifts
}

// isCard reports whether a card flies, other than a character's token.
func (f *Flight) isCard() bool {
	return f.Die == rules.NoDie && f.Cube == NoCube && f.Stress == nil && !f.Frame && !f.Reward.Is && f.Card.Kind != CharacterToken
}

// headOfCard returns the height in pixels of the line with the icon and the name of a flying card, above its picture.
func (c overlay) headOfCard(name string, width float64) float64 {
	if len(c.setLines(font{bold, normal}, name, width-28*c.u)) > 1 {
		return 30 * c.u
	}
	return 24 * c.u
}

// miniatureAt draws a picture over a rectangle that changes all the time. It is painted once, at the size of painted.
func (c *surface) miniatureAt(of illustration, painted, r layout.Rect) {
	r = snap(r)
	img := c.painted(of, int(max(96*c.u, min(painted.W, 300*c.u))), int(max(64*c.u, min(painted.H, 300*c.u))), 100)
	if img != nil {
		c.image(img, r, opaque)
	}
}

// stressSize is the size of the die on a stress track, in units.
const stressSize = 21.0
