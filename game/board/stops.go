package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Stops of the keyboard focus.

// Stops returns what can have the focus, in the order of reading: what can be chosen or, with looking, all that can be read.
// What is folded away has an empty rectangle, and the tabs that lead there are stops as well.
func (t *Board) Stops(g *app.App, looking bool) []gesture.Stop {
	// Their order is that of a table with nothing folded away and no obstacles spread, so that it stays the same while the
	// focus moves.
	flat := flat(t, g)
	parts := partsOf(flat)
	var stops []gesture.Stop
	add := func(on layout.Target) {
		if _, twice := gesture.StopOf(stops, on); twice {
			return
		}
		r, lies := flat.Rect(on)
		if on.Kind == layout.Option { // one after the other, whatever page they are on
			r, lies = layout.Rect{Y: 2 * float64(on.N), W: 1, H: 1}, true
		}
		if lies {
			stops = append(stops, gesture.Stop{Target: on, Rect: r, Group: group(parts, on, r)})
		}
	}
	if looking {
		for _, piece := range flat.Pieces {
			if title, _ := t.Texts(piece.Target); title != "" && piece.Target == gesture.Same(piece.Target) {
				add(piece.Target)
			}
		}
	} else {
		t.EachChoosable(g, flat, add)
	}
	gesture.SortStops(stops)
	plan := t.Plan(g)
	for i := range stops {
		stops[i].Rect, _ = plan.Rect(stops[i].Target)
	}
	for _, piece := range plan.Pieces {
		leads := piece.Target.Kind == layout.Tab || piece.Target.Kind == layout.Page && !looking
		if leads && plan.At(piece.Rect.Center()) == piece.Target {
			stops = append(stops, gesture.Stop{Target: piece.Target, Rect: piece.Rect})
		}
	}
	return stops
}

// InSight returns the stops that are not folded away.
func InSight(stops []gesture.Stop) []gesture.Stop {
	return slices.DeleteFunc(slices.Clone(stops), func(s gesture.Stop) bool { return s.Rect.Empty() })
}

// EachChoosable calls add with all that can be chosen now. flat is a plan with nothing folded away.
func (t *Board) EachChoosable(g *app.App, flat *layout.Plan, add func(on layout.Target)) {
	switch {
	case t.Beats.Playing():
		return
	case t.Collects():
		eachAddable(t.Hand, t.Held, flat, add)
	case len(t.Held) > 0:
		for _, ge := range t.Hand.Open(t.Held) {
			add(ge.Drop)
		}
		eachAddable(t.Hand, t.Held, flat, add) // to a move that needs several dice
		return
	default:
		eachBegun(t, flat, add)
	}
	v := t.View(g)
	for i := range v.Options {
		if i > 0 || !v.Waits {
			add(layout.Target{Kind: layout.Option, N: uint8(i)})
		}
	}
}

// eachBegun calls add with what can be picked up, clicked or pressed with empty hands.
func eachBegun(t *Board, flat *layout.Plan, add func(on layout.Target)) {
	for _, ge := range t.Hand.Gestures {
		for _, take := range ge.Take {
			add(take)
		}
		if len(ge.Take) == 0 && ge.Drop.Kind != layout.None && ge.Drop.Kind != layout.Button {
			add(ge.Drop)
		}
	}
	for _, piece := range flat.Pieces {
		switch piece.Target.Kind {
		case layout.Button, layout.NoteButton, layout.Ordered, layout.Swap:
			add(piece.Target)
		}
	}
}

// The groups of stops in the order of reading; the parts of the table lie between cards and buttons.
const (
	answerGroup = iota
	doneGroup
	cardGroup // to choose, over the boards
	boardGroup
	buttonGroup = 100
)

// partsOf returns the parts of the table on a plan with nothing folded away, in the order of reading.
func partsOf(flat *layout.Plan) (parts []layout.Rect) {
	for region := range flat.Regions {
		parts = append(parts, flat.Regions[region].Rect)
	}
	parts = append(parts, flat.Trade.Rect, flat.Staging.Rect)
	for p := range flat.Mats {
		parts = append(parts, flat.Mats[p].Rect, flat.Cards[p].Rect)
	}
	return parts
}

// group returns the part of the table that a thing lies in: answers first, then the boards, the cards and the mats, the buttons of
// the bar at last.
func group(parts []layout.Rect, on layout.Target, r layout.Rect) int {
	switch {
	case on.Kind == layout.Option:
		return answerGroup
	case on.Kind == layout.Button && (on.N == layout.ButtonDone || on.N == layout.ButtonAside),
		on.Kind == layout.Die && on.Place.Spot == rules.InHand:
		return doneGroup
	case on.Kind == layout.Button, on == NoteBack, on == NoteReturn:
		return buttonGroup
	case on.Kind == layout.Choice || on.Kind == layout.Offer || on.Kind == layout.Ordered || on.Kind == layout.Swap:
		return cardGroup
	}
	x, y := r.Center()
	i := slices.IndexFunc(parts, func(part layout.Rect) bool { return part.Contains(x, y) })
	if i < 0 {
		i = len(parts)
	}
	return boardGroup + i
}
