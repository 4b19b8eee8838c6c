package layout

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Bar is the bar along the top.
type Bar struct {
	Rect  Rect
	Year  Rect
	Wheel [content.WheelBoxes]Rect
	Steps [rules.NumSteps]Rect
	Help  Rect // the line that says what the current step does
}

// stepShares are the widths of the seven steps in relation to each other, as their names are long.
var stepShares = [rules.NumSteps]float64{7, 8.5, 8.5, 9, 13.5, 8.5, 6.5}

func (p *Plan) layBar(v *View, r Rect) {
	b := &p.Bar
	b.Rect = r
	r = r.Inset(p.units(pad))
	b.Year = r.TakeLeft(p.units(118))
	r.TakeLeft(p.units(gap))
	wheel := r.TakeLeft(p.units(30 * content.WheelBoxes))
	for i := range b.Wheel {
		b.Wheel[i] = wheel.Column(i, content.WheelBoxes, p.units(2))
	}

	for n := NumButtons - 1; n > ButtonDone; n-- {
		p.add(Target{Kind: Button, N: n}, r.TakeRight(p.units(30)))
		r.TakeRight(p.units(2))
	}

	r.TakeLeft(p.units(3 * gap))
	r.TakeRight(p.units(2 * gap))
	r.W = min(r.W, p.units(720))
	steps := r.TakeTop(p.units(18))
	b.Help = r
	total := 0.0
	for _, share := range stepShares {
		total += share
	}
	width := steps.W
	for i, share := range stepShares {
		b.Steps[i] = steps.TakeLeft(width * share / total)
	}
}
