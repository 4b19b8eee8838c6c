package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
)

// SetupPanel is what lies over the boards while characters are chosen; it is empty at other times.
type SetupPanel struct {
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
	SkillRows int  // in which the skills stand
	Abilities Rect // may be too low for them
	Abreast   int  // how many abilities stand side by side
}

// ChoiceAbility is the least height of an ability on the card of a character to choose, in units.
const ChoiceAbility = 23.0

// choiceFirst is how many abilities every character begins with ([ability]).
const choiceFirst = 3

// Lengths of the panel of characters in units.
const (
	choiceWidest = 270.0
	choiceWider  = 320.0 // the same in two rows
	choiceRow    = 150.0 // a card in a row of several, at the least
	choiceTall   = 336.0 // a card with the portrait above all else, at the least
	choicePlain  = 138.0 // what lies between the portrait and the abilities on it
	choiceBroad  = 200.0 // the width of an ability's row from which two lines hold its text, and not three
	choiceTwo    = 31.0  // the height of such a row
	choiceThree  = 44.0  // and of a narrower one
	choiceFace   = 50.0  // a portrait, at the least
	choiceSkills = 256.0 // the width of a line of all skills, at the least
	choiceLeast  = 80.0  // the abilities of a character below each other, at the least
	choiceLine   = 20.0  // a line of skills or stress on lower cards; the portrait and the name beside it take two
)

// laySetup lays the characters that are unlocked over the boards, as long as one is to be chosen ([session] 6).
func (p panels) laySetup(r Rect) {
	if p.v.Lifted || p.v.Aside || !p.v.Choosing() {
		return
	}
	ids := p.v.candidates()
	p.Panel = r
	margin := p.panelMargin()
	r = r.Inset(margin)
	p.Setup.Title = r.TakeTop(p.units(panelTitle))
	n, between := max(1, len(ids)), p.units(10)
	rows, widest := 1, choiceWidest
	if (r.W+between)/float64(n)-between < p.units(choiceRow) {
		rows, widest = 2, choiceWider
		between = p.units(6)
	}
	cols := (n + rows - 1) / rows
	width := min((r.W-between*float64(cols-1))/float64(cols), p.units(widest))
	grid := r.Middle(float64(cols)*(width+between)-between, r.H)
	for i, id := range ids {
		c := ChoiceCard{Character: id, Rect: grid.Row(i/cols, rows, between).Column(i%cols, cols, between)}
		p.add(Target{Kind: Choice, N: uint8(id)}, c.Rect)
		if c.Rect.H >= p.units(choiceTall) {
			p.layTallChoice(&c)
		} else {
			p.layLowChoice(&c)
		}
		p.Setup.Cards = append(p.Setup.Cards, c)
	}
}

// candidates returns the characters to choose from.
func (v *View) candidates() (ids []content.CharacterID) {
	for id := range v.State.Characters {
		if c := &v.State.Characters[id]; c.Unlocked && !c.Burned && !c.New {
			ids = append(ids, content.CharacterID(id))
		}
	}
	return ids
}

// panelMargin returns the margin of a panel of cards to choose.
func (p panels) panelMargin() float64 {
	if p.Folded {
		return p.units(6)
	}
	return p.units(12)
}

// layTallChoice plans a character to choose with everything one below the other.
func (p panels) layTallChoice(c *ChoiceCard) {
	in := c.Rect.Inset(p.units(8))
	ability := choiceTwo
	if in.W < p.units(choiceBroad) {
		ability = choiceThree
	}
	free := in.H - p.units(choicePlain+choiceFirst*ability)
	c.Emblem = in.TakeTop(geom.Clamp(free, p.units(choiceFace), 0.34*in.H))
	c.Name = in.TakeTop(p.units(28))
	c.Title = in.TakeTop(p.units(20), p.units(4))
	c.Stress = in.TakeTop(p.units(26), p.units(4))
	c.Skills = in.TakeTop(p.units(52), p.units(4))
	c.SkillRows, c.Abilities, c.Abreast = 2, in, 1
}

// layLowChoice plans a character to choose where there is little height: the name beside the portrait, and abilities only
// as far as there is room: side by side where all skills have room on one line.
func (p panels) layLowChoice(c *ChoiceCard) {
	in := c.Rect.Inset(p.units(5))
	c.SkillRows, c.Abreast = 2, 1
	line := min(p.units(choiceLine), (in.H-p.units(4))/5)
	if in.W >= p.units(choiceSkills) && in.H < 5*p.units(choiceLine)+p.units(8+choiceLeast) {
		c.SkillRows, c.Abreast = 1, 3
		line = min(p.units(choiceLine), (in.H-p.units(8+ChoiceAbility))/4)
	}
	lines := 2.0 // of the name and the title
	if c.Abreast == 1 && in.H >= 6*line+p.units(10+choiceLeast) {
		lines = 3 // a long title takes two
	}
	head := in.TakeTop(lines * line)
	c.Emblem = head.TakeLeft(2*line, p.units(4))
	c.Emblem.H = c.Emblem.W
	c.Name = head.TakeTop(line)
	c.Title = head
	in.TakeTop(p.units(2))
	c.Stress = in.TakeTop(line, p.units(2))
	c.Skills = in.TakeTop(float64(c.SkillRows)*line, p.units(4))
	c.Abilities = in
}
