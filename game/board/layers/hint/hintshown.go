package hint

import (
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The move of a hint is shown in HintFlight ticks, again each HintRound ticks, and HintShown times, until the pointer moves.
const (
	HintFlight = 60
	HintRound  = 100
	HintShown  = 3
)

// rests reports whether the move has been shown as often as that.
func (h *hinting) rests() bool { return h.Ticks >= HintShown*HintRound }

// HintTargets returns what the hint's move picks up and where it drops it, or the button of an answer. Equal dice are told apart.
func (n *Hinter) HintTargets(t *board.Board) (take []layout.Target, drop layout.Target) {
	seen := map[layout.Target]uint8{}
	for _, on := range n.Hinting.Gesture.Take {
		same := gesture.Same(on)
		on.I += seen[same]
		seen[same]++
		take = append(take, on)
	}
	drop = n.Hinting.Gesture.Drop
	if answer, ok := n.hintAnswer(t); ok && len(take) == 0 &&
		(drop.Kind == layout.None || n.Hinting.Given.Move.Kind == rules.MoveOrder) {
		drop = answer
	}
	return take, drop
}

// answerable lists what a hint rather does not cover: what answers the question, tabs, and what the players plan with, their action
// dice and progress cards.
func (n *Hinter) answerable(t *board.Board, p *layout.Plan) (list []layout.Rect) {
	for _, l := range t.LitOn(p) {
		if r, ok := p.Rect(l.Target); ok {
			list = append(list, r)
		}
	}
	for _, piece := range p.Pieces {
		on := piece.Target
		if on.Kind == layout.Tab || on.Kind == layout.Die && on.Place.Spot == rules.OnMat || on.Kind == layout.Current {
			list = append(list, piece.Rect)
		}
	}
	return list
}

// needed lists what is answerable, and what the move of the hint uses.
func (n *Hinter) needed(t *board.Board, p *layout.Plan) []layout.Rect {
	list := n.answerable(t, p)
	take, drop := n.HintTargets(t)
	for _, on := range append(append(take, drop), obstaclesAt(t, drop)...) {
		if r, ok := p.Rect(on); ok && on.Kind != layout.None {
			list = append(list, r)
		}
	}
	return list
}

// obstaclesAt lists the obstacles at a location, and nothing for anything else.
func obstaclesAt(t *board.Board, at layout.Target) (list []layout.Target) {
	if at.Kind == layout.Location {
		for _, id := range t.State.Attached[at.N].List() {
			list = append(list, layout.Target{Kind: layout.Obstacle, N: uint8(id)})
		}
	}
	return list
}

// AboutHint lists what the note is about: at first the card to finish or the character, then the things themselves.
func (n *Hinter) AboutHint(t *board.Board, p *layout.Plan) []layout.Rect {
	var list []layout.Rect
	add := func(on layout.Target) {
		if r, _, ok := p.Seen(on); ok && on.Kind != layout.None {
			list = append(list, r)
		}
	}
	h := &n.Hinting
	if h.Given.Move.Kind == rules.MoveOrder { // it speaks of all the cards, and most of the one at the right end
		for i := len(p.Order.Cards) - 1; i >= 0; i-- {
			list = append(list, p.Order.Cards[i].Rect)
		}
		return list
	}
	if h.Step == 1 {
		switch {
		case len(h.Given.Plan) > 1 || h.Given.Move.Kind == rules.MovePlace:
			add(layout.Target{Kind: layout.Current, N: uint8(h.Given.Player)})
		case h.Given.Move.Kind == rules.MoveStart: // the place is named, and often what can be done for a card from there
			add(h.Gesture.Drop)
			for p := range t.State.Players {
				add(layout.Target{Kind: layout.Current, N: uint8(p)})
			}
		case h.Given.Move.Kind == rules.MoveAttempt, h.Given.Move.Kind == rules.MoveTake:
			add(h.Gesture.Drop)
		}
		return list
	}
	take, drop := n.HintTargets(t)
	add(drop)
	for _, on := range take {
		add(on)
	}
	for _, on := range append(take, drop) { // nor does the note hide the pool that a die lies in
		if on.Kind == layout.Die && on.Place.Spot == rules.InPool {
			add(layout.Target{Kind: layout.Pool, N: on.Place.N})
		}
	}
	if !p.Folded { // who goes there looks at what lies there: it may be what the note speaks of
		for _, on := range obstaclesAt(t, drop) {
			add(on)
		}
	}
	if len(h.Given.Plan) > 1 && !p.Folded { // where not all is in sight, the things themselves come first
		add(layout.Target{Kind: layout.Current, N: uint8(h.Given.Player)}) // the note speaks of it as well
	}
	return list
}

// AdvanceHint handles one tick, and reports whether the hint has to be drawn again.
func (n *Hinter) AdvanceHint(t *board.Board, g *app.App) bool {
	if n.Hinting.Coming != nil {
		return n.awaitHint(t, g)
	}
	h := &n.Hinting
	came := h.Step == HintSteps && n.weigh(t, g)
	if h.Step < HintSteps || g.Settings.ReducedMotion || h.rests() && !g.Pointer.Moved {
		return came
	}
	if h.rests() {
		h.Ticks = 0
	}
	h.Ticks++
	g.Rested = 0 // what comes next comes without input
	return came || h.rests() || h.Ticks%HintRound <= HintFlight
}

// Draw lights what a hint speaks of and, at its last step, shows the move: the dice fly to where they are put.
func (n *Hinter) Draw(t *board.Board, g *app.App, s *render.Scene) {
	h := &n.Hinting
	if h.Step < 2 || t.Beats.Playing() || t.Dialog != nil {
		return
	}
	take, drop := n.HintTargets(t)
	s.Glow = append(s.Glow, take...)
	if drop.Kind != layout.None {
		s.Glow = append(s.Glow, drop)
	}
	to, _, ok := s.Plan.Seen(drop)
	if h.Step < HintSteps || !ok || g.Settings.ReducedMotion || h.rests() {
		return
	}
	along := min(1, float64(h.Ticks%HintRound)/HintFlight)
	for _, on := range take {
		from, _, ok := s.Plan.Seen(on)
		if !ok || on.Kind != layout.Die && on.Kind != layout.StressDie {
			continue
		}
		f := render.Flight{From: from, To: to.Middle(min(from.W, to.W), min(from.H, to.H)), T: along, Die: on.Die}
		if on.Kind == layout.StressDie {
			value := t.Shown.Players[on.N].Stress[on.Sub].Value
			f.Stress = &render.StressToken{Kind: content.Stress(on.Sub), Value: int(value)}
		}
		s.Flights = append(s.Flights, f)
	}
}
