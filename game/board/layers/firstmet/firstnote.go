package firstmet

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
)

// The note of what is met for the first time, and where it may lie.

// firstNote returns the note of what is met for the first time, or nil. It makes way for what is in hand, for what is to be chosen
// from and for an attempt.
func (v *Novelties) firstNote(t *board.Board, g *app.App) *layout.Note {
	f := &v.Firsts
	if !f.Shown || t.Beats.Playing() && !f.Holds || len(t.Held) > 0 {
		return nil
	}
	m := f.Met[0]
	if v.waits(t, m) || v.beforeAttempt(t, &m) {
		return nil // it goes in this tick
	}
	return &layout.Note{
		Text: note.Text{
			Head: m.head(), Short: m.headAlone(), Fact: v.Dated(t, m), Say: m.Says(), Button: "Got it", Key: g.Keyboard.Key(command.Back),
		},
		Low: true, Folds: !f.Holds, Open: f.Open, Yields: true, Free: func(p *layout.Plan) []layout.Rect { return v.leftClear(t, p) },
		Legal:  obstacles,
		Banner: func(p *layout.Plan) []layout.Rect { return v.banners(t, p) }, About: func(p *layout.Plan) []layout.Rect {
			r, ok := p.Rect(m.On)
			switch {
			case m.Tip.Event == ActFirst && !p.Mats[m.On.N].Dice.Empty():
				return []layout.Rect{p.Mats[m.On.N].Dice}
			case m.Tip.Event == ofSigns && len(p.Prompt.Strip) > 0:
				return []layout.Rect{geom.Around(p.Prompt.Strip)}
			case m.On.Kind == layout.None, !ok:
				return nil // it has left the table
			case m.On.Kind == layout.DrawPile && m.When != board.TurnOf(&t.Shown):
				return nil // the pile shows another season now
			case m.On.Kind == layout.Staged:
				return []layout.Rect{p.StagedRow(), p.Staging.Piles()} // what is told of one is told of them all
			case m.On.Kind == layout.StressDie && t.Shown.BearsStress(int(m.On.N)):
				return []layout.Rect{p.Mats[m.On.N].Tracks[m.On.Sub].Die} // and of none of the conditions beside it
			}
			return []layout.Rect{r}
		},
	}
}

// obstacles returns the places of the obstacles in a plan.
func obstacles(p *layout.Plan) (list []layout.Rect) {
	for _, piece := range p.Pieces {
		if piece.Target.Kind == layout.Obstacle {
			list = append(list, piece.Rect)
		}
	}
	return list
}

// Dated returns what happened, with its turn and step where these are over; "" while that is told beside the note.
func (v *Novelties) Dated(t *board.Board, m Met) string {
	when := ""
	switch {
	case v.Firsts.Holds && m.Move == t.Campaign.Len() && t.Beats.Tells(m.At): // the banner and the prompt line say it
		return ""
	case m.When != board.TurnOf(&t.Shown) && m.When.Number == 0:
		when = "Before the first turn"
	case m.When != board.TurnOf(&t.Shown):
		when = fmt.Sprintf("In turn %d, step %s", m.When.Number, m.Step.Name())
	case m.Step != t.Shown.Step && t.Shown.Phase == rules.Turns:
		when = fmt.Sprintf("In the step %s", m.Step.Name())
	default:
		return m.Fact
	}
	if m.Fact == "" {
		return when + "."
	}
	return when + ": " + m.Fact
}

// leftClear lists what a note of something new leaves clear in a plan: what can be chosen now, what is asked about, the track or
// the progress card that it speaks of and, while what happens waits for it, the banner that tells of it.
func (v *Novelties) leftClear(t *board.Board, p *layout.Plan) []layout.Rect {
	list := append(v.choosable(t, p), v.asksAbout(t, p)...)
	switch m := &v.Firsts.Met[0]; {
	case m.On.Kind == layout.Track:
		list = append(list, p.Trade.Rect)
	case m.On.Kind == layout.StressDie:
		list = append(list, p.Mats[m.On.N].Tracks[m.On.Sub].Rect)
	case m.Tip.Event == ActFirst:
		list = append(list, p.Cards[m.On.N].Rect)
	}
	return append(list, v.banners(t, p)...)
}

// banners returns the place of the banner of what is being shown, while that waits for the note.
func (v *Novelties) banners(t *board.Board, p *layout.Plan) []layout.Rect {
	if !v.Firsts.Holds {
		return nil
	}
	return []layout.Rect{v.BannerRect(t, p)}
}

// BannerRect returns where the banner of what is being shown lies in a plan, or empty.
func (v *Novelties) BannerRect(t *board.Board, p *layout.Plan) layout.Rect {
	s := render.Scene{Plan: p}
	board.ShowingLayer{}.Draw(t, nil, &s)
	return s.MomentRect()
}

// choosable lists what can be chosen or taken up in a plan now: no note of its own accord lies on that.
func (v *Novelties) choosable(t *board.Board, p *layout.Plan) (list []layout.Rect) {
	if t.Beats.Playing() {
		return nil
	}
	for _, piece := range p.Pieces {
		on := piece.Target
		if board.IsButton(on.Kind) || on.Kind == layout.Tab || t.Hand.CanTake(nil, on) || t.Hand.CanClick(on) {
			list = append(list, piece.Rect)
		}
	}
	return list
}

// asksAbout lists what is asked about in a plan now, outside of the actions that are free to choose: the card that the prompt
// names because it is attempted or its effect is in hand, and wherever something can be put down as an answer.
func (v *Novelties) asksAbout(t *board.Board, p *layout.Plan) (list []layout.Rect) {
	asks := t.State.Asks()
	if t.Beats.Playing() || asks == nil || asks.Task == rules.TaskActions {
		return nil
	}
	about := []layout.Target{v.Bearer(t, asks)}
	for _, ge := range t.Hand.Gestures {
		about = append(about, ge.Drop)
	}
	for _, on := range about {
		if r, ok := p.Rect(on); ok && on.Kind != layout.None && !slices.Contains(list, r) {
			list = append(list, r)
		}
	}
	return list
}

// Bearer returns the card on the table that bears the effect which asks, or that is attempted; None if there is none.
func (v *Novelties) Bearer(t *board.Board, asks *rules.Frame) layout.Target {
	of := asks.Program
	switch of.Kind {
	case rules.OnActivate, rules.OnOvercome, rules.OnArrive:
		return layout.Target{Kind: layout.Obstacle, N: of.Card}
	case rules.OnLocationEntry, rules.OnAction:
		if at := slices.Index(t.State.Slots[:], content.LocationID(of.Card)); at >= 0 {
			return layout.Target{Kind: layout.Location, N: uint8(at)}
		}
	case rules.OnUse:
		return layout.Target{Kind: layout.Ability, N: asks.Player, Sub: of.Nth}
	}
	if t.State.Attempt.Phase != rules.NoAttempt {
		return layout.Target{Kind: layout.Obstacle, N: uint8(t.State.Attempt.Obstacle)}
	}
	return layout.Target{}
}

// head returns the head of a note on something new, with the other thing that is told on it.
func (m *Met) head() string {
	if m.And == nil {
		return m.headAlone()
	}
	return m.headAlone() + "; " + m.alsoNew()
}

// headAlone returns the head by the title of the first thing, which may say that it is new as well, with the name of a condition.
func (m *Met) headAlone() string {
	if m.Name != "" {
		return "New: " + m.Name + ", " + strings.ToLower(m.Tip.Title)
	}
	return "New: " + rules.Capital(strings.TrimPrefix(m.Tip.Title, "New "))
}

// alsoNew returns the title of the other thing within a sentence.
func (m *Met) alsoNew() string { return rules.LowerFirst(strings.TrimPrefix(m.And.Title, "New ")) }
