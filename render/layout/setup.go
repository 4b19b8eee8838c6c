package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
)

// SetupPanel lies over the boards while characters are chosen; it is empty at other times.
type SetupPanel struct {
	Title Rect
	Cards []ChoiceCard
}

type ChoiceCard struct {
	Character content.CharacterID
	Rect      Rect
	Emblem    Rect
	Name      Rect
	Title     Rect
	Stress    Rect
	Skills    Rect
	SkillRows int  // of the skills
	Abilities Rect // may be too low for all of them
	PerRow    int  // how many abilities stand side by side
}

// ChoiceAbility is the least height of an ability on the card of a character to choose, in units.
const ChoiceAbility = 23.0

// choiceFirst is how many abilities every character begins with ([ability]).
const choiceFirst = 3

// Lengths of the panel of characters in units.
const (
	choiceWidest        = 270.0
	choiceWidestTwoRows = 320.0 // the same in two rows
	choiceLeastWidth    = 150.0 // a card in a row of several, at the least
	choiceTallHeight    = 336.0 // a card with the portrait above all else, at the least
	choiceMiddle        = 138.0 // what lies between the portrait and the abilities on it
	twoLineWidth        = 200.0 // the width of an ability's row from which two lines hold its text, and not three
	twoLineHeight       = 31.0  // the height of such a row
	threeLineHeight     = 44.0  // and of a narrower one
	choicePortrait      = 50.0  // a portrait, at the least
	oneLineSkills       = 256.0 // the width of a line of all skills, at the least
	choiceAbilities     = 80.0  // the abilities of a character below each other, at the least
	choiceLine          = 20.0  // a line of skills or stress on lower cards; the portrait and the name beside it take two
)

// laySetup lays the unlocked characters over the boards while one is to be chosen ([session] 6).
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
	if (r.W+between)/float64(n)-between < p.units(choiceLeastWidth) {
		rows, widest = 2, choiceWidestTwoRows
		between = p.units(6)
	}
	cols := (n + rows - 1) / rows
	width := min((r.W-between*float64(cols-1))/float64(cols), p.units(widest))
	grid := r.Middle(float64(cols)*(width+between)-between, r.H)
	for i, id := range ids {
		c := ChoiceCard{Character: id, Rect: grid.Row(i/cols, rows, between).Column(i%cols, cols, between)}
		p.add(Target{Kind: Choice, N: uint8(id)}, c.Rect)
		if c.Rect.H >= p.units(choiceTallHeight) {
			p.layTallChoice(&c)
		} else {
			p.layLowChoice(&c)
		}
		p.Setup.Cards = append(p.Setup.Cards, c)
	}
}

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

// layTallChoice lays the card of a character with its parts below each other.
func (p panels) layTallChoice(c *ChoiceCard) {
	in := c.Rect.Inset(p.units(8))
	ability := twoLineHeight
	if in.W < p.units(twoLineWidth) {
		ability = threeLineHeight
	}
	free := in.H - p.units(choiceMiddle+choiceFirst*ability)
	c.Emblem = in.TakeTop(geom.Clamp(free, p.units(choicePortrait), 0.34*in.H))
	c.Name = in.TakeTop(p.units(28))
	c.Title = in.TakeTop(p.units(20), p.units(4))
	c.Stress = in.TakeTop(p.units(26), p.units(4))
	c.Skills = in.TakeTop(p.units(52), p.units(4))
	c.SkillRows, c.Abilities, c.PerRow = 2, in, 1
}

// layLowChoice lays the card of a character where there is little height: the name is beside the portrait, and abilities are
// left out if there is no room. If all skills fit on one line, the abilities stand side by side.
func (p panels) layLowChoice(c *ChoiceCard) {
	in := c.Rect.Inset(p.units(5))
	c.SkillRows, c.PerRow = 2, 1
	line := min(p.units(choiceLine), (in.H-p.units(4))/5)
	if in.W >= p.units(oneLineSkills) && in.H < 5*p.units(choiceLine)+p.units(8+choiceAbilities) {
		c.SkillRows, c.PerRow = 1, 3
		line = min(p.units(choiceLine), (in.H-p.units(8+ChoiceAbility))/4)
	}
	lines := 2.0 // of the name and the title
	if c.PerRow == 1 && in.H >= 6*line+p.units(10+choiceAbilities) {
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
