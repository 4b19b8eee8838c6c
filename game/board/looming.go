package board

import (
	"fmt"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// forecast is the last forecast, and the table that it is of.
type forecast struct {
	of       rules.State
	worst    advice.Looming
	besides  []advice.Further
	looms    layout.Looming
	asked    bool     // what would avert it was asked for
	averting []string // and is this
	chosen   []string // what the players choose before the turn ends
}

// looming returns the worst that looms at the table that is shown. In the middle of what happens nothing is forecast.
func looming(t *Board) layout.Looming {
	if t.Watched || t.Shown.Step != rules.StepActions && t.Shown != t.State {
		return layout.Looming{}
	}
	if f := &t.looms; f.of != t.Shown {
		*f = forecast{of: t.Shown}
		if f.worst, f.besides = advice.WhatComes(t.Book, &t.Shown); f.worst.Kind != advice.NothingLooms {
			l := &f.worst
			f.looms = layout.Looming{Step: l.Step(), On: loomsOn(l)}
			for i := range l.Also {
				if on := loomsOn(&l.Also[i]); on != f.looms.On {
					f.looms.Also = append(f.looms.Also, on)
				}
			}
			f.looms.Says = append(saysAll(l, f.besides), l.Says...)
		}
	}
	return t.looms.looms
}

// saysAll says in fewer and fewer words what looms besides the worst as well: by which cards, then only to whom; nil where nothing does.
func saysAll(l *advice.Looming, besides []advice.Further) (says []string) {
	by, to, others := "", "", ""
	for i := range l.Also {
		by += " " + l.Also[i].Says[1]
		to += " " + l.Also[i].Whom
	}
	for i := range besides {
		if besides[i].Brief != "" {
			others = " " + besides[i].Brief
		}
	}
	if others != "" {
		says = append(says, l.Says[0]+by+others)
	}
	if l.Also != nil {
		says = append(says, l.Says[0]+by, l.Says[0]+to, l.Says[1]+to, fmt.Sprintf("%s And %d more.", l.Says[0], len(l.Also)))
	}
	return says
}

// coming returns the sentences of what is certain to come besides harm to the players' characters, as far as one asks for it.
func coming(t *Board, is func(one *advice.Further) bool) (says []string) {
	if looming(t); t.looms.of != t.Shown || t.Beats.Playing() {
		return nil // the table is not yet what it will be
	}
	for i := range t.looms.besides {
		if is(&t.looms.besides[i]) {
			says = append(says, rules.FixFullStops("As things stand, "+t.looms.besides[i].Says))
		}
	}
	return says
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

// loomingTip explains the warning: what looms, with which step it comes, what would avert the worst, and what the players choose. It is empty where nothing looms.
func loomingTip(t *Board) gesture.Tip {
	if looming(t).Says == nil {
		return gesture.Tip{}
	}
	l := &t.looms.worst
	text := []string{l.Says[0], fmt.Sprintf("It comes in step %d, %s, if nothing changes.", l.Step()+1, l.Step().Name())}
	if !t.looms.asked {
		t.looms.asked, t.looms.averting = true, advice.Averting(t.Book, &t.Shown, l)
		for _, said := range advice.Activating(t.Book, &t.Shown).Brief {
			if said.Chooses() {
				t.looms.chosen = append(t.looms.chosen, said.Words)
			}
		}
	}
	text = append(text, t.looms.averting...)
	for i := range l.Also {
		text = append(text, "Also: "+l.Also[i].Says[0])
	}
	for i := range t.looms.besides {
		text = append(text, t.looms.besides[i].Says)
	}
	text = append(text, t.looms.chosen...)
	for i := range text {
		text[i] = rules.FixFullStops(text[i])
	}
	return gesture.Tip{Title: "Warning", Text: text, Rule: l.Step().Rule()}
}
