package render

import (
	"math"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What is on its way over the table.

// Flight is something on its way: a die, a card, a cube on its track, a stress die, the frame that marks the season, or a
// sign.
type Flight struct {
	Die      rules.Die // NoDie if something else flies
	Card     CardRef
	Cube     Cube
	Stress   *StressToken
	Frame    bool   // the gold frame round a box of the wheel of seasons
	Reward   Reward // the sign of an advance on a track
	From, To layout.Rect
	Over     []layout.Rect // where it steps on its way, in order
	Rolled   bool          // the die tumbles on its way
	Flip     bool          // the card comes from a pile and turns over on its way
	T        float64       // how much of its time has passed: 0 at From, 1 at To
}

// Cube is one of the two cubes on a track.
type Cube uint8

// The cubes.
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

// Reward is a resource of which a progress card grants an advance, if it is one at all.
type Reward struct {
	Is       bool
	Resource content.Resource
}

// CardKind is a kind of card that can fly over the table.
type CardKind uint8

// The kinds of card.
const (
	NoCard CardKind = iota
	ObstacleCard
	ProgressCard
	LocationCard
	CharacterCard
	CharacterToken
)

// CardRef names a card: ID is the content's ObstacleID, ProgressID, LocationID or CharacterID; for a CharacterToken it is
// the player.
type CardRef struct {
	Kind CardKind
	ID   uint8
}

// tumbles is how many faces a rolled die shows before it comes to rest, and still the share of the way after which it
// lies still.
const (
	tumbles = 9
	still   = 0.8
)

// face is what a die shows on its way: a rolled one tumbles before it comes to rest.
func (f *Flight) face() rules.Die {
	if !f.Rolled || f.T >= still {
		return f.Die
	}
	// Any order of faces will do, as long as no two that follow each other are the same.
	turn := int(f.T / still * tumbles)
	return rules.NewDie(f.Die.Kind(), 1+(f.Die.Value()+turn*5+turn/3)%6)
}

// eased is a share of a way that begins and ends gently.
func eased(t float64) float64 { return t * t * (3 - 2*t) }

// lifted is how high something is on its way, from 0 at both ends to 1 in the middle.
func lifted(t float64) float64 { return 4 * t * (1 - t) }

// where is where something is on its way, and how high it is lifted.
func (f *Flight) where() (r layout.Rect, lift float64) {
	stops := append(append([]layout.Rect{f.From}, f.Over...), f.To)
	legs := float64(len(stops) - 1)
	leg := min(int(f.T*legs), len(stops)-2)
	t := f.T*legs - float64(leg)
	return stops[leg].Between(stops[leg+1], eased(t)), lifted(t)
}

// flight draws something on its way. It starts and lands gently.
func (c *canvas) flight(s *Scene, f *Flight) {
	r, lift := f.where()
	switch {
	case f.Die != rules.NoDie:
		r = r.Square().Inset(-0.12 * lift * r.H)
		if f.Rolled && f.T < still {
			// It bounces: twice, the second time lower.
			hop := math.Abs(math.Cos(math.Pi*(1.5*f.T/still))) * (1 - f.T/still)
			r = r.Move(0, -10*c.u*hop)
			lift = max(lift, hop)
		}
		c.shadow(r.Move(0, lift*8*c.u), 5*c.u, 4*c.u)
		c.die(f.face(), r)
	case f.Cube != NoCube:
		r = r.Move(0, -5*lift*c.u)
		c.shadow(r.Square().Inset(4*c.u).Move(0, 5*lift*c.u), 3*c.u, 2*c.u)
		if f.Cube == ThreatCube {
			c.threatMarker(r)
		} else {
			c.progressMarker(r)
		}
	case f.Stress != nil:
		r = r.Middle(stressSize*c.u, stressSize*c.u).Inset(-2 * lift * c.u)
		c.shadow(r.Move(0, lift*6*c.u), 4*c.u, 3*c.u)
		c.stressToken(f.Stress, r)
	case f.Frame:
		c.frame(r, 2*c.u, art.GoldBright)
		c.frame(r.Inset(-2*c.u), 2*c.u, art.Fade(art.GoldBright, 0.6*lift))
	case f.Reward.Is:
		r = r.Square().Inset(-6 * lift * c.u)
		c.shadow(r.Move(0, lift*8*c.u), 4*c.u, 4*c.u)
		c.reward(f.Reward.Resource, r)
	case f.Card.Kind == CharacterToken:
		if who := s.View.State.Players[f.Card.ID].Character; who != content.NoCharacter {
			c.figure(s.View.Book.Content(), int(f.Card.ID), who, r.Inset(-0.2*lift*r.H))
		}
	default:
		c.flyingCard(s.View.Book.Content(), f, r, lift)
	}
}

// flyingCard draws a card on its way: its name and, where there is room, its picture; its back until it has turned over.
func (c *canvas) flyingCard(cards *content.Content, f *Flight, r layout.Rect, lift float64) {
	name, icon, picture := cardFront(cards, f.Card)
	if name == "" {
		return
	}
	r = r.Middle(max(r.W, 110*c.u), max(r.H, 40*c.u)).Inset(-3 * lift * c.u)
	c.shadow(r.Move(0, lift*8*c.u), 4*c.u, 6*c.u)
	if f.Flip {
		// It turns over on the way: its back narrows, then its face widens.
		r = r.Middle(r.W*math.Abs(1-2*f.T), r.H)
		if f.T < 0.5 {
			c.framed(r, 4*c.u, 1.5*c.u, art.Night, art.Gold)
			return
		}
	}
	c.framed(r, 4*c.u, 1.5*c.u, art.Parchment, art.Gold)
	in := r.Inset(4 * c.u)
	if in.W < 60*c.u {
		return // there is no room for the name yet
	}
	line := in
	if in.H > 56*c.u {
		line = in.TakeTop(c.headOfCard(name, in.W))
		c.miniatureAt(picture, f.To, in)
	}
	c.icon(icon, line.TakeLeft(min(24*c.u, line.H)), art.InkSoft)
	line.TakeLeft(4 * c.u)
	c.paragraph(font{bold, normal}, name, line, left, art.Ink)
}

// headOfCard is the height of the line with the icon and the name of a card that has its picture under it.
func (c *canvas) headOfCard(name string, width float64) float64 {
	if len(c.setLines(font{bold, normal}, name, width-28*c.u)) > 1 {
		return 30 * c.u
	}
	return 24 * c.u
}

// miniatureAt draws a picture over a rectangle that changes all the time: it is painted once, for the size of another.
func (c *canvas) miniatureAt(of illustration, painted, r layout.Rect) {
	r = snap(r)
	img := c.painted(of, int(max(96*c.u, min(painted.W, 300*c.u))), int(max(64*c.u, min(painted.H, 300*c.u))), 100)
	if img != nil {
		c.image(img, r, opaque)
	}
}

// cardFront is the name of a card, an icon for its kind, and its picture.
func cardFront(cards *content.Content, ref CardRef) (name, icon string, picture illustration) {
	switch id := int(ref.ID); ref.Kind {
	case ObstacleCard:
		if id < len(cards.Cards) {
			o := cards.Card(content.ObstacleID(id))
			return o.Name, o.Skill.String(), obstaclePicture(cards, content.ObstacleID(id))
		}
	case ProgressCard:
		if id < len(cards.Progress) {
			return cards.Progress[id].Name, "progress", progressPicture(cards, content.ProgressID(id))
		}
	case LocationCard:
		if id < len(cards.Locations) {
			return cards.Locations[id].Name, cards.Locations[id].Region.String(), locationPicture(cards, content.LocationID(id))
		}
	case CharacterCard:
		if id < len(cards.Characters) {
			return cards.Characters[id].Name, emblem(cards.Characters[id].Name), portraitPicture(cards, content.CharacterID(id))
		}
	}
	return "", "", illustration{}
}

// stressSize is the size of the die on a stress track, in units.
const stressSize = 21.0

// stressToken draws the die on a stress track.
func (c *canvas) stressToken(of *StressToken, r layout.Rect) {
	swatch, _ := art.Named(of.Kind.String())
	c.stressDie(swatch, of.Value, r)
}
