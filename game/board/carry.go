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
func (t *Board) Lift(g *app.App) {
	if t.lifted || !t.Dragging || !g.Pointer.Far {
		return
	}
	if kind := t.Held[0].Kind; kind == layout.Choice || kind == layout.Offer {
		t.lifted = true
		var to []layout.Target
		for _, ge := range t.Hand.With(t.Held) {
			to = append(to, ge.Drop)
		}
		t.BringToSight(g, to)
	}
}

// takeUnderSkip picks up what lies under a press that skipped an animation, once it is dragged: no second press is needed. A die
// that cannot be taken up is answered as any. A mere click only skips.
func takeUnderSkip(t *Board, g *app.App) {
	p := &g.Pointer
	if !p.Down && !p.Released {
		t.skips = false
	}
	if !t.skips || !p.Far {
		return
	}
	t.skips = false
	if on := t.Under(g, p.PressX, p.PressY); len(t.Held) == 0 && (on.Kind == layout.Die || t.Hand.CanTake(nil, on) || lendable(t, g, on)) {
		t.PressDown(g, on)
	}
}

// drawHeld puts what is in the hand into a scene. What a click chooses is not in the hand before it is dragged.
func drawHeld(t *Board, g *app.App, s *render.Scene) {
	for _, on := range t.Held {
		if t.Dragging && !g.Pointer.Far && t.Hand.CanClick(on) {
			continue
		}
		if on.Kind != layout.Portrait { // only the figure leaves the mat
			s.Hidden = append(s.Hidden, on)
		}
		s.Held = append(s.Held, InHand(t, on))
	}
}

// holder returns the player whose action die, stashed asset, stress die or figure is in hand. Either player can use anything else:
// then it returns asked.
func holder(t *Board, asked int) int {
	switch what := t.Held[0]; {
	case what.Kind == layout.StressDie, what.Kind == layout.Standee && t.Hand.With(t.Held)[0].Move.Player == what.N:
		return int(what.N)
	case what.Kind == layout.Die && (what.Place.Spot == rules.OnMat || what.Place.Spot == rules.InStash):
		return int(what.Place.N)
	}
	return asked
}

// putsDown notes where the hand puts down the one thing that it holds.
func putsDown(t *Board, g *app.App) {
	t.put = putDown{}
	if len(t.Held) != 1 {
		return
	}
	switch on := t.Held[0]; on.Kind {
	case layout.Die:
		t.put.lain = t.Plan(g).PlaceRect(on.Place, on.Die)
	default:
		t.put.lain, _, _ = t.Plan(g).Seen(on)
	}
	t.put.x, t.put.y = handAt(t, g)
}

// InHand returns how something looks in the hand.
func InHand(t *Board, what layout.Target) render.Held {
	card := func(kind render.CardKind, id uint8) render.Held {
		return render.Held{Card: render.CardRef{Kind: kind, ID: id}}
	}
	switch what.Kind {
	case layout.StressDie:
		die := t.Shown.Players[what.N].Stress[what.Sub]
		return render.Held{Stress: &render.StressToken{Kind: content.Stress(what.Sub), Value: int(die.Value)}}
	case layout.Staged:
		return card(render.ProgressCard, uint8(t.Shown.Staging[what.N]))
	case layout.Offer:
		return card(render.LocationCard, what.N)
	case layout.Choice:
		takes := t.Hand.With([]layout.Target{what})[0].Move.Player // it is only taken up to be chosen
		return render.Held{Card: render.CardRef{Kind: render.CharacterCard, ID: what.N}, Player: int(takes)}
	case layout.Portrait, layout.Standee:
		return card(render.CharacterToken, what.N)
	case layout.Obstacle:
		return card(render.ObstacleCard, what.N)
	}
	return render.Held{Die: what.Die}
}
