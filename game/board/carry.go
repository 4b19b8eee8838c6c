package board

import (
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What is in the hand: dice, and cards and characters, which are carried to where they go as dice are.

// Lift hides the cards to choose from while one of them is dragged, so that its place can be seen.
func (h *Hands) Lift(g *app.App) {
	if h.lifted || !h.Dragging || !g.Pointer.Far {
		return
	}
	if kind := h.Held[0].Kind; kind == layout.Choice || kind == layout.Offer {
		h.lifted = true
		var to []layout.Target
		for _, ge := range h.Hand.With(h.Held) {
			to = append(to, ge.Drop)
		}
		h.laying.BringToSight(g, to)
	}
}

// takeUnderSkip picks up what lies under a press that skipped an animation, once it is dragged: no second press is needed. A
// mere click only skips.
func (h *Hands) takeUnderSkip(g *app.App) {
	p := &g.Pointer
	if !p.Down && !p.Released {
		h.skips = false
	}
	if !h.skips || !p.Far {
		return
	}
	h.skips = false
	if on := h.attention.Under(g, p.PressX, p.PressY); len(h.Held) == 0 && h.Hand.CanTake(nil, on) {
		h.PressDown(g, on)
	}
}

// drawHeld puts what is in the hand into a scene. What a click chooses is not in the hand before it is dragged.
func (h *Hands) drawHeld(g *app.App, s *render.Scene) {
	for _, on := range h.Held {
		if h.Dragging && !g.Pointer.Far && h.Hand.CanClick(on) {
			continue
		}
		if on.Kind != layout.Portrait { // only the figure leaves the mat
			s.Hidden = append(s.Hidden, on)
		}
		s.Held = append(s.Held, h.inHand(on))
	}
}

// holder returns whose action die, stashed asset or stress die is in hand or, as other assets and cards can be either player's to
// use, who is asked.
func (h *Hands) holder(asked int) int {
	switch what := h.Held[0]; {
	case what.Kind == layout.StressDie, what.Kind == layout.Standee && h.Hand.With(h.Held)[0].Move.Player == what.N:
		return int(what.N)
	case what.Kind == layout.Die && (what.Place.Spot == rules.OnMat || what.Place.Spot == rules.InStash):
		return int(what.Place.N)
	}
	return asked
}

// putsDown notes where the hand puts down the one thing that it holds.
func (h *Hands) putsDown(g *app.App) {
	h.put = putDown{}
	if len(h.Held) != 1 {
		return
	}
	switch on := h.Held[0]; on.Kind {
	case layout.Die:
		h.put.lain = h.laying.Plan(g).PlaceRect(on.Place, on.Die)
	default:
		h.put.lain, _, _ = h.laying.Plan(g).Seen(on)
	}
	h.put.x, h.put.y = h.attention.handAt(g)
}

// inHand returns how something looks in the hand.
func (h *Hands) inHand(what layout.Target) render.Held {
	card := func(kind render.CardKind, id uint8) render.Held {
		return render.Held{Card: render.CardRef{Kind: kind, ID: id}}
	}
	switch what.Kind {
	case layout.StressDie:
		die := h.Shown.Players[what.N].Stress[what.Sub]
		return render.Held{Stress: &render.StressToken{Kind: content.Stress(what.Sub), Value: int(die.Value)}}
	case layout.Staged:
		return card(render.ProgressCard, uint8(h.Shown.Staging[what.N]))
	case layout.Offer:
		return card(render.LocationCard, what.N)
	case layout.Choice:
		takes := h.Hand.With([]layout.Target{what})[0].Move.Player // it is only taken up to be chosen
		return render.Held{Card: render.CardRef{Kind: render.CharacterCard, ID: what.N}, Player: int(takes)}
	case layout.Portrait, layout.Standee:
		return card(render.CharacterToken, what.N)
	case layout.Obstacle:
		return card(render.ObstacleCard, what.N)
	}
	return render.Held{Die: what.Die}
}
