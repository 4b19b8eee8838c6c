package layout

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Bar is the bar along the top.
type Bar struct {
	Rect    Rect
	Year    Rect
	House   Rect // where house rules are named; empty without any
	Seasons Rect // the wheel of seasons, with what lies between its boxes
	Wheel   [content.WheelBoxes]Rect
	Steps   [rules.NumSteps]Rect
	Help    Rect // the line that says what the current step does
	Named   bool // there is room for the names of the buttons
	Short   bool // there is only room for the numbers of the steps; Help is for the name of the current one
}

// stepShares are the widths of the seven steps in relation to each other, as their names are long.
var stepShares = [rules.NumSteps]float64{7, 8.5, 8.5, 9, 13.5, 8.5, 6.5}

// Widths in the bar in units.
const (
	yearWidth   = 118.0
	yearNarrow  = 100.0
	houseWidth  = 40.0
	seasonBox   = 30.0
	seasonSmall = 22.0
	stepsNamed  = 450.0 // of the steps with their names, at the least
	stepsWidest = 720.0
	buttonNamed = 50.0 // with its name
	buttonWidth = 30.0
	buttonSmall = 25.0 // where there is only room for the numbers of the steps
)

func (p *planner) layBar(r Rect) {
	b := &p.Bar
	b.Rect = r
	r = r.Inset(p.units(pad))
	button, count := buttonWidth, float64(NumButtons-ButtonRules)
	fixed := gap + 3*gap + 2*gap + (button+2)*count
	if p.v.State.House != (rules.HouseRules{}) {
		fixed += gap + houseWidth
	}
	year, season := yearWidth, seasonBox
	if named := fixed + (buttonNamed-button)*count; r.W >= p.units(named+year+season*content.WheelBoxes+stepsNamed) {
		button, fixed, b.Named = buttonNamed, named, true
	}
	if r.W < p.units(fixed+year+season*content.WheelBoxes+stepsNamed) {
		year, season = yearNarrow, seasonSmall
	}
	if r.W < p.units(fixed+year+season*content.WheelBoxes+stepsNamed) {
		fixed -= (button - buttonSmall) * count
		button = buttonSmall
	}
	b.Short = r.W < p.units(fixed+year+season*content.WheelBoxes+stepsNamed)
	b.Year = r.TakeLeft(p.units(year), p.units(gap))
	if p.v.State.House != (rules.HouseRules{}) {
		b.House = r.TakeLeft(p.units(houseWidth), p.units(gap))
	}
	b.Seasons = r.TakeLeft(p.units(season * content.WheelBoxes))
	for i := range b.Wheel {
		b.Wheel[i] = b.Seasons.Column(i, content.WheelBoxes, p.units(2))
	}

	for n := NumButtons - 1; n >= ButtonRules; n-- {
		p.add(Target{Kind: Button, N: n}, r.TakeRight(p.units(button), p.units(2)))
	}

	r.TakeLeft(p.units(3 * gap))
	r.TakeRight(p.units(2 * gap))
	r.W = min(r.W, p.units(stepsWidest))
	steps := r.TakeTop(p.units(18))
	b.Help = r
	if b.Short {
		for i := range b.Steps {
			b.Steps[i] = steps.Column(i, rules.NumSteps, 0)
		}
		return
	}
	total := 0.0
	for _, share := range stepShares {
		total += share
	}
	width := steps.W
	for i, share := range stepShares {
		b.Steps[i] = steps.TakeLeft(width * share / total)
	}
}
