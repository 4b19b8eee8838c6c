package table

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The note of what is met for the first time, and where it may lie.

// firstNote is the note of what is met for the first time, or nil. It makes way for what is in hand, for what is to be chosen from
// and for an attempt.
func (v *novelties) firstNote(g *app.App) *layout.Note {
	f := &v.firsts
	if !f.shown || v.showing.beats.playing() && !f.holds || len(v.hands.held) > 0 {
		return nil
	}
	m := f.met[0]
	if v.waits(m) {
		return nil // it is laid aside in this tick
	}
	return &layout.Note{
		Head: "New: " + m.tip.Title, Fact: v.dated(m), Say: m.tip.Say, Button: "I see", Key: g.Keyboard.Keys.Key(command.Back),
		Low: true, Folds: !f.holds, Open: f.open, Yields: true, Free: v.leftClear, About: func(p *layout.Plan) []layout.Rect {
			r, ok := p.Rect(m.on)
			switch {
			case m.tip.Event == actFirst && !p.Mats[m.on.N].Dice.Empty():
				return []layout.Rect{p.Mats[m.on.N].Dice}
			case m.on.Kind == layout.None, !ok:
				return nil // it has left the table
			case m.on.Kind == layout.Staged:
				return []layout.Rect{p.StagedRow(), p.Staging.Piles()} // what is told of one is told of them all
			case m.on.Kind == layout.StressDie && v.shown.BearsStress(int(m.on.N)):
				return []layout.Rect{p.Mats[m.on.N].Tracks[m.on.Sub].Die} // and of none of the conditions beside it
			}
			return []layout.Rect{r}
		},
	}
}

// dated is what happened, with its turn and step where these are over.
func (v *novelties) dated(m met) string {
	when := ""
	switch {
	case m.when != turnOf(&v.shown) && m.when.number == 0:
		when = "Before the first turn"
	case m.when != turnOf(&v.shown):
		when = fmt.Sprintf("In turn %d, step %s", m.when.number, m.step.Name())
	case m.step != v.shown.Step && v.shown.Phase == rules.Turns:
		when = fmt.Sprintf("In the step %s", m.step.Name())
	default:
		return m.fact
	}
	if m.fact == "" {
		return when + "."
	}
	return when + ": " + m.fact
}

// leftClear lists what a note of something new leaves clear in a plan: what can be chosen now, what is asked about and, while what
// happens waits for it, the banner that tells of it.
func (v *novelties) leftClear(p *layout.Plan) []layout.Rect {
	list := append(v.choosable(p), v.asksAbout(p)...)
	if v.firsts.holds {
		list = append(list, v.bannerRect(p))
	}
	return list
}

// bannerRect is where the banner of what is being shown lies in a plan, or empty.
func (v *novelties) bannerRect(p *layout.Plan) layout.Rect {
	s := render.Scene{Plan: p}
	v.showing.drawBeats(&s)
	return s.BannerRect()
}

// choosable lists what can be chosen or taken up in a plan now: no note of its own accord lies on that.
func (v *novelties) choosable(p *layout.Plan) (list []layout.Rect) {
	if v.showing.beats.playing() {
		return nil
	}
	for _, piece := range p.Pieces {
		on := piece.Target
		if isButton(on.Kind) || on.Kind == layout.Tab || v.hands.hand.CanTake(nil, on) || v.hands.hand.CanClick(on) {
			list = append(list, piece.Rect)
		}
	}
	return list
}

// asksAbout lists what is asked about in a plan now, outside of the actions that are free to choose: the card that the prompt names
// because it is attempted or its effect is in hand, and wherever something can be put down as an answer.
func (v *novelties) asksAbout(p *layout.Plan) (list []layout.Rect) {
	asks := v.state.Asks()
	if v.showing.beats.playing() || asks == nil || asks.Task == rules.TaskActions {
		return nil
	}
	about := []layout.Target{v.bearer(asks)}
	for _, ge := range v.hands.hand.Gestures {
		about = append(about, ge.Drop)
	}
	for _, on := range about {
		if r, ok := p.Rect(on); ok && on.Kind != layout.None && !slices.Contains(list, r) {
			list = append(list, r)
		}
	}
	return list
}

// bearer is the card on the table that bears the effect which asks, or that is attempted; None if there is none.
func (v *novelties) bearer(asks *rules.Frame) layout.Target {
	of := asks.Program
	switch of.Kind {
	case rules.OnActivate, rules.OnOvercome, rules.OnArrive:
		return layout.Target{Kind: layout.Obstacle, N: of.Card}
	case rules.OnLocationEntry, rules.OnAction:
		if at := slices.Index(v.state.Slots[:], content.LocationID(of.Card)); at >= 0 {
			return layout.Target{Kind: layout.Location, N: uint8(at)}
		}
	case rules.OnUse:
		return layout.Target{Kind: layout.Ability, N: asks.Player, Sub: of.Nth}
	}
	if v.state.Attempt.Phase != rules.NoAttempt {
		return layout.Target{Kind: layout.Obstacle, N: uint8(v.state.Attempt.Obstacle)}
	}
	return layout.Target{}
}
