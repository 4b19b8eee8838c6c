package board

import (
	"fmt"

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
			f.looms = layout.Looming{Step: l.Step(), On: loomsOn(&l), Says: l.Says}
			for i := range l.Also {
				f.looms.Also = append(f.looms.Also, loomsOn(&l.Also[i]))
			}
			if n := len(l.Also); n > 0 {
				f.looms.Says = append([]string{fmt.Sprintf("%s And %d more.", l.Says[0], n)}, l.Says...)
			}
		}
	}
	return t.looms.looms
}

// loomsOn returns the track or the obstacle that harm comes from; none where several knock out together.
func loomsOn(l *advice.Looming) layout.Target {
	switch {
	case l.Step() == rules.StepThreats:
		return layout.Target{Kind: layout.Track, N: uint8(l.Track)}
	case l.Obstacle != content.NoObstacle:
		return layout.Target{Kind: layout.Obstacle, N: uint8(l.Obstacle)}
	}
	return layout.Target{}
}
