// Package motion is how what happened is shown: at what speed, for how long, and what of it is seen. What moves flies from
// where it was to where it is; what becomes active, succeeds or suffers glows; a cube steps along its track; a character under
// stress shakes.
package motion

import (
	"slices"

	"sixwinters/game/story"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Table is a table and where everything lies on it.
type Table struct {
	Plan  *layout.Plan
	State *rules.State
}

// Picture is what is seen of a beat besides the table that it leads to.
type Picture struct {
	Flights []render.Flight
	Effects []render.Effect
	Moment  *render.Moment // across the boards; nil for none

	hidden []layout.Target // where each flight comes to, which is not drawn until it has; None for nothing
	cards  []int           // the flights of cards, which take turns where there are many
	fades  bool            // the season has turned
}

// Of returns what is seen of a beat of a story, which leads from one table to another. calm is for players who want less motion.
func Of(b Beat, of *rules.Story, book *rules.Rulebook, was, now Table, calm bool) Picture {
	m := motion{book: book, was: was, now: now, calm: calm}
	m.fades = book.Season(was.State) != book.Season(now.State)
	if was.Plan == nil {
		return m.Picture // nothing has lain anywhere yet
	}
	for i := b.From; i < b.To; i++ {
		ev := of.Events[i]
		for i+1 < b.To && story.GoesOn(of.Events, i+1) { // one way
			i++
			ev.M = of.Events[i].M
		}
		if ev.Kind == rules.EvTrigger && of.Idle(i) {
			m.on(render.Pulse, layout.Target{Kind: layout.Obstacle, N: ev.Card})
		} else {
			m.show(ev)
		}
	}
	m.moment(b, of)
	return m.Picture
}

// Draw adds what is seen to a scene, along the way from 0 to 1. Where it has arrived everything lies in its place.
func (p *Picture) Draw(s *render.Scene, along float64, arrived bool) {
	if !arrived {
		for i, f := range p.Flights {
			if f.T = p.flown(i, along); f.T >= 1 && along < 1 {
				continue // it lies there while others fly
			}
			if f.T > 0 || along <= 0 || !f.Flip { // what has still to come lies unseen in its pile
				s.Flights = append(s.Flights, f)
			}
			if p.hidden[i].Kind != layout.None {
				s.Hidden = append(s.Hidden, p.hidden[i])
			}
		}
	}
	for _, e := range p.Effects {
		e.T = along
		s.Effects = append(s.Effects, e)
	}
	if p.Moment != nil {
		m := *p.Moment
		m.Seconds, s.Moment = along*m.Lasts, &m
	}
	if p.fades {
		s.Fade = 1 - along
	}
}

// Of more cards than fewCards each sets off when the one before it has half arrived.
const (
	fewCards = 2
	setsOff  = 0.5
)

// flown returns how far a flight has come, from 0 to 1, where the beat has come so far along.
func (p *Picture) flown(flight int, along float64) float64 {
	turn := slices.Index(p.cards, flight)
	if turn < 0 || len(p.cards) <= fewCards {
		return along
	}
	flights := 1 + setsOff*float64(len(p.cards)-1) // that the beat has time for, one after the other
	return max(0, min(1, along*flights-setsOff*float64(turn)))
}
