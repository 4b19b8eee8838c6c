package layout

import (
	"slices"

	"sixwinters/render/geom"
)

// Where large cards may lie: never over the buttons of the prompt, and rather not over what it says.

// Answers are the places of what answers the prompt: its buttons, and the whole line while cards to choose from lie on it or
// the table is folded, as there is room enough beside it.
func (p *Plan) Answers() []Rect {
	var list []Rect
	// While cards are put aside, one goes from chip to chip with the large card lying there.
	if (p.Folded || len(p.Prompt.Chips) > 0) && !p.Prompt.Rect.Empty() {
		list = append(list, p.Prompt.Rect)
	}
	for _, r := range append([]Rect{p.Prompt.Done, p.Prompt.More, p.Prompt.ChipSheet}, p.Prompt.Options...) {
		if !r.Empty() {
			list = append(list, r)
		}
	}
	return list
}

// RoomsForLarge are the rooms in which a large card may be laid, the best first: the whole window, and then what lies above,
// beside and below all answers. With cards to lie beside they are the parts of those rooms to the left and right of all these.
func (p *Plan) RoomsForLarge(beside ...Rect) []Rect {
	rooms := []Rect{{W: p.W, H: p.H}}
	if answers := p.Answers(); len(answers) > 0 {
		all := geom.Around(answers)
		rooms = append(rooms,
			Rect{W: p.W, H: all.Y},
			Rect{X: all.Right(), W: p.W - all.Right(), H: p.H},
			Rect{W: all.X, H: p.H},
			Rect{Y: all.Bottom(), W: p.W, H: p.H - all.Bottom()},
		)
	}
	if len(beside) == 0 {
		return rooms
	}
	cards := geom.Around(beside)
	var parts []Rect
	for _, r := range rooms {
		parts = append(parts,
			Rect{X: r.X, Y: r.Y, W: cards.X - r.X, H: r.H},
			Rect{X: cards.Right(), Y: r.Y, W: r.Right() - cards.Right(), H: r.H},
		)
	}
	return parts
}

// OffPrompt is a large card moved up until it lies on nothing that the prompt line says, a gap above it, if it would lie on that; it
// stays where the room that it lies in has no place for it there.
func (p *Plan) OffPrompt(r, room Rect, gap float64) Rect {
	up := r
	up.Y = p.Prompt.Rect.Y - gap - r.H
	if p.Prompt.Rect.Empty() || up.Y < room.Y+gap || !slices.ContainsFunc(p.busyPrompt(), r.Overlaps) {
		return r
	}
	return up
}

// StagedRow is the rectangle round all staged cards; empty if none lies on the table.
func (p *Plan) StagedRow() Rect {
	var cards []Rect
	for i := range p.Staging.Cards {
		if r := p.Staging.Cards[i].Rect; !r.Empty() {
			cards = append(cards, r)
		}
	}
	return geom.Around(cards)
}
