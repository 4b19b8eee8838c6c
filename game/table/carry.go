package table

import (
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What is in the hand: dice, and cards and characters, which are carried to where they go as dice are.

// lift clears the table of the cards to choose from once one of them is dragged, so that its place can be seen.
func (t *table) lift(g *app.App) {
	if t.lifted || !t.dragging || !g.Pointer.Far {
		return
	}
	if kind := t.held[0].Kind; kind == layout.Choice || kind == layout.Offer {
		t.lifted = true
		var to []layout.Target
		for _, ge := range t.hand.With(t.held) {
			to = append(to, ge.Drop)
		}
		t.bringToSight(g, to)
	}
}

// takeUnderSkip takes up what lies where a press has skipped what was being shown, once the hand drags it: who already
// knows what to do next need not press again. A mere click only skips.
func (t *table) takeUnderSkip(g *app.App) {
	p := &g.Pointer
	if !p.Down && !p.Released {
		t.skips = false
	}
	if !t.skips || !p.Far {
		return
	}
	t.skips = false
	if on := t.under(g, p.PressX, p.PressY); len(t.held) == 0 && t.hand.CanTake(nil, on) {
		t.press(g, on)
	}
}

// drawHeld puts what is in the hand into a scene. What a click chooses is not in the hand before it is dragged.
func (t *table) drawHeld(g *app.App, s *render.Scene) {
	for _, h := range t.held {
		if t.dragging && !g.Pointer.Far && t.hand.CanClick(h) {
			continue
		}
		if h.Kind != layout.Portrait { // only the figure leaves the mat
			s.Hidden = append(s.Hidden, h)
		}
		s.Held = append(s.Held, t.inHand(h))
	}
}

// holder is whose action die, stashed asset or stress die is in hand or, as other assets and cards can be either player's to use, who
// is asked.
func (t *table) holder(asked int) int {
	switch what := t.held[0]; {
	case what.Kind == layout.StressDie:
		return int(what.N)
	case what.Kind == layout.Die && (what.Place.Spot == rules.OnMat || what.Place.Spot == rules.InStash):
		return int(what.Place.N)
	}
	return asked
}

// putsDown notes where the hand puts down the one thing that it holds.
func (t *table) putsDown(g *app.App) {
	t.put = putDown{}
	if len(t.held) != 1 {
		return
	}
	switch h := t.held[0]; h.Kind {
	case layout.Die:
		t.put.lain = t.plan(g).PlaceRect(h.Place, h.Die)
	default:
		t.put.lain, _, _ = t.plan(g).Seen(h)
	}
	t.put.x, t.put.y = t.handAt(g)
}

// inHand is how something looks in the hand.
func (t *table) inHand(what layout.Target) render.Held {
	card := func(kind render.CardKind, id uint8) render.Held {
		return render.Held{Card: render.CardRef{Kind: kind, ID: id}}
	}
	switch what.Kind {
	case layout.StressDie:
		die := t.shown.Players[what.N].Stress[what.Sub]
		return render.Held{Stress: &render.StressToken{Kind: content.Stress(what.Sub), Value: int(die.Value)}}
	case layout.Staged:
		return card(render.ProgressCard, uint8(t.shown.Staging[what.N]))
	case layout.Offer:
		return card(render.LocationCard, what.N)
	case layout.Choice:
		takes := t.hand.With([]layout.Target{what})[0].Move.Player // it is only taken up to be chosen
		return render.Held{Card: render.CardRef{Kind: render.CharacterCard, ID: what.N}, Player: int(takes)}
	case layout.Portrait, layout.Standee:
		return card(render.CharacterToken, what.N)
	case layout.Obstacle:
		return card(render.ObstacleCard, what.N)
	}
	return render.Held{Die: what.Die}
}
