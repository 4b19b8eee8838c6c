package board

import (
	"fmt"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// forecast is the last forecast, and the table that it is of.
type forecast struct {
	of    rules.State
	worst advice.Looming
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
			f.worst = l
			f.looms = layout.Looming{Step: l.Step(), On: loomsOn(&l), Says: l.Says}
			for i := range l.Also {
				if on := loomsOn(&l.Also[i]); on != f.looms.On {
					f.looms.Also = append(f.looms.Also, on)
				}
			}
			f.looms.Says = append(saysAll(&l), l.Says...)
		}
	}
	return t.looms.looms
}

// saysAll says in fewer and fewer words what looms besides the worst as well: by which cards, then only to whom; nil where nothing does.
func saysAll(l *advice.Looming) []string {
	if l.Also == nil {
		return nil
	}
	by, to := "", ""
	for i := range l.Also {
		say := l.Also[i].Says[1]
		by += " " + say
		if _, who, ok := strings.Cut(say, ": "); ok && l.Also[i].Obstacle != content.NoObstacle {
			say = who
		}
		to += " " + say
	}
	return []string{l.Says[0] + by, l.Says[0] + to, l.Says[1] + to, fmt.Sprintf("%s And %d more.", l.Says[0], len(l.Also))}
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

// loomingTip explains the warning: what looms, with which step it comes, and what would avert the worst. It is empty where nothing looms.
func loomingTip(t *Board) gesture.Tip {
	if looming(t).Says == nil {
		return gesture.Tip{}
	}
	l := &t.looms.worst
	text := []string{l.Says[0], fmt.Sprintf("It comes in step %d, %s, if nothing changes.", l.Step()+1, l.Step().Name())}
	switch card := "one of the cards"; {
	case l.Step() == rules.StepThreats:
		if names := bearers(t.Book, &t.Shown, l.By); names != nil {
			text = append(text, "Each card with its symbol that you overcome lowers it: "+rules.JoinedOnce(names, rules.ManyCards)+".")
		}
	default:
		away := " or get out of its reach."
		if l.Obstacle != content.NoObstacle {
			card = t.Book.ObstacleName(&t.Shown, l.Obstacle)
			if reach := t.Book.Reach(&t.Shown, l.Obstacle, t.Shown.Obstacles[l.Obstacle].At); reach != "" {
				away = ". It reaches " + reach + "."
			}
		}
		text = append(text, "To avert it, overcome "+card+away)
	}
	for i := range l.Also {
		text = append(text, "Also: "+l.Also[i].Says[0])
	}
	for i := range text {
		text[i] = rules.FixFullStops(text[i])
	}
	return gesture.Tip{Title: "Warning", Text: text, Rule: l.Step().Rule()}
}

// bearers names the obstacles that bear threat symbols of some tracks, each once.
func bearers(b *rules.Rulebook, s *rules.State, tracks []content.Resource) (names []string) {
	var met [content.MaxObstacles]bool // it may bear symbols of more than one
	for _, r := range tracks {
		for _, card := range advice.CountThreats(b, s, r).From {
			if !met[card.Obstacle] {
				met[card.Obstacle], names = true, append(names, b.Content().Card(card.Obstacle).Name)
			}
		}
	}
	return names
}
