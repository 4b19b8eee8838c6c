package render

import (
	"math"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/rules"
)

// What is on its way over the table.

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

// flight draws a die or card on its way. It starts and lands gently.
func (c *canvas) flight(s *Scene, f *Flight) {
	ease := f.T * f.T * (3 - 2*f.T)
	r := f.From.Between(f.To, ease)
	lift := 4 * f.T * (1 - f.T) // highest in the middle
	if f.Die != rules.NoDie {
		r = r.Square().Inset(-0.12 * lift * r.H)
		c.shadow(r.Move(0, lift*8*c.u), 5*c.u, 4*c.u)
		c.die(f.face(), r)
		return
	}
	if f.Card.Kind == CharacterToken {
		if who := s.View.State.Players[f.Card.ID].Character; who != content.NoCharacter {
			r = r.Inset(-0.2 * lift * r.H)
			c.figure(s.View.Book.Content(), int(f.Card.ID), who, r)
		}
		return
	}
	name, icon := cardName(s.View.Book.Content(), f.Card)
	if name == "" {
		return
	}
	r = r.Middle(max(r.W, 110*c.u), max(r.H, 40*c.u))
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
	if in.W < 40*c.u {
		return // there is no room for the name yet
	}
	c.icon(icon, in.TakeLeft(min(24*c.u, in.H)), art.InkSoft)
	in.TakeLeft(4 * c.u)
	c.paragraph(bold, normal, name, in, left, art.Ink)
}

// cardName is the name of a card and an icon for its kind.
func cardName(cards *content.Content, ref CardRef) (name, icon string) {
	switch id := int(ref.ID); ref.Kind {
	case ObstacleCard:
		if id < len(cards.Cards) {
			o := cards.Card(content.ObstacleID(id))
			return o.Name, o.Skill.String()
		}
	case ProgressCard:
		if id < len(cards.Progress) {
			return cards.Progress[id].Name, "progress"
		}
	case LocationCard:
		if id < len(cards.Locations) {
			return cards.Locations[id].Name, cards.Locations[id].Region.String()
		}
	}
	return "", ""
}
