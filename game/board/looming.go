package board

import (
	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// forecast is the last forecast, and the table that it is of.
type forecast struct {
	of    rules.State
	looms layout.Looming
}

// looming returns the worst that looms at the table that is shown. In the middle of what happens nothing is forecast.
func looming(t *Board) layout.Looming {
	if t.Watched || t.Shown.Step != rules.StepActions && t.Shown != t.State {
		return layout.Looming{}
	}
	if f := &t.looms; f.of != t.Shown {
		*f = forecast{of: t.Shown}
		if l := advice.WhatLooms(t.Book, &t.Shown); l.Kind != advice.NothingLooms {
			f.looms = layout.Looming{Step: l.Step(), Says: l.Says}
			switch {
			case l.Step() == rules.StepThreats:
				f.looms.On = layout.Target{Kind: layout.Track, N: uint8(l.Track)}
			case l.Obstacle != content.NoObstacle:
				f.looms.On = layout.Target{Kind: layout.Obstacle, N: uint8(l.Obstacle)}
			}
		}
	}
	return t.looms.looms
}
