package layout

import "sixwinters/content"

// SetupPanel is what lies over the boards while characters are chosen; it is empty at other times.
type SetupPanel struct {
	Rect  Rect
	Title Rect
	Cards []ChoiceCard
}

// ChoiceCard is a character to choose.
type ChoiceCard struct {
	Character content.CharacterID
	Rect      Rect
	Emblem    Rect
	Name      Rect
	Title     Rect
	Stress    Rect
	Skills    Rect
	Abilities Rect
}

// laySetup lays the characters that are unlocked over the boards, as long as one is to be chosen ([session] 6).
func (p *Plan) laySetup(v *View, r Rect) {
	if !v.Choosing() {
		return
	}
	var ids []content.CharacterID
	for id := range v.State.Characters {
		if c := &v.State.Characters[id]; c.Unlocked && !c.Burned && !c.New {
			ids = append(ids, content.CharacterID(id))
		}
	}
	p.Setup.Rect = r
	r = r.Inset(p.units(12))
	p.Setup.Title = r.TakeTop(p.units(34))
	r.TakeTop(p.units(4))
	n := len(ids)
	between := p.units(10)
	width := min((r.W-between*float64(n-1))/float64(max(n, 1)), p.units(270))
	row := r.Middle(float64(n)*(width+between)-between, r.H)
	for i, id := range ids {
		c := ChoiceCard{Character: id, Rect: row.Column(i, n, between)}
		p.add(Target{Kind: Choice, N: uint8(id)}, c.Rect)
		in := c.Rect.Inset(p.units(8))
		c.Emblem = in.TakeTop(0.34 * in.H)
		c.Name = in.TakeTop(p.units(28))
		c.Title = in.TakeTop(p.units(20))
		in.TakeTop(p.units(4))
		c.Stress = in.TakeTop(p.units(26))
		in.TakeTop(p.units(4))
		c.Skills = in.TakeTop(p.units(52))
		in.TakeTop(p.units(4))
		c.Abilities = in
		p.Setup.Cards = append(p.Setup.Cards, c)
	}
}
