package layout

import (
	"slices"

	"sixwinters/render/geom"
)

// Where large cards may lie: never over the buttons of the prompt, and rather not over what it says.

// Answers returns the places of what answers the prompt: its buttons, and the whole line while the table is folded or cards to
// choose from lie on it.
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

// RoomsForLarge returns the rooms in which a large card may lie, the best first: the whole window, then what lies above, beside
// and below all answers. With cards to lie beside, the rooms are the parts of those to the left and right of the cards.
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

// OffPrompt returns a large card moved up to a gap above the prompt line, if it would lie on what that says and the room has a
// place for it there.
func (p *Plan) OffPrompt(r, room Rect, gap float64) Rect {
	up := r
	up.Y = p.Prompt.Rect.Y - gap - r.H
	if p.Prompt.Rect.Empty() || up.Y < room.Y+gap || !slices.ContainsFunc(p.busyPrompt(), r.Overlaps) {
		return r
	}
	return up
}

// StagedRow returns the rectangle around all staged cards, empty without any.
func (p *Plan) StagedRow() Rect {
	var cards []Rect
	for i := range p.Staging.Cards {
		if r := p.Staging.Cards[i].Rect; !r.Empty() {
			cards = append(cards, r)
		}
	}
	return geom.Around(cards)
}

// Trays returns the places of the players' action dice.
func (p *Plan) Trays() (list []Rect) {
	for i := range p.Mats {
		if r := p.Mats[i].Dice; !r.Empty() {
			list = append(list, r)
		}
	}
	return list
}

// OffTrays returns a card that a player has moved inside the window, and off the action dice of both players and the prompt.
func (p *Plan) OffTrays(r Rect) Rect {
	r.X, r.Y = max(0, min(r.X, p.W-r.W)), max(0, min(r.Y, p.H-r.H))
	for _, tray := range append(p.Trays(), p.Prompt.Rect) {
		if r.Overlaps(tray) {
			r.Y = max(0, tray.Y-p.units(gap)-r.H)
		}
	}
	return r
}

// OffPins returns what no pinned card may lie on: the prompt and its answers, the note with its buttons, the action dice of both players,
// the tabs and the bar.
func (p *Plan) OffPins() (list []Rect) {
	for _, r := range slices.Concat(p.Asked(), p.Trays(), p.Tabs[:], []Rect{p.Prompt.Rect, p.Prompt.Sheet, p.Bar.Rect}) {
		if !r.Empty() {
			list = append(list, r)
		}
	}
	return list
}
