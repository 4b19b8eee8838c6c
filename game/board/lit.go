package board

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/game/teach"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Highlights: where what is held may go, and what can be chosen.

// Chosen are the kinds of move that answer a question by a click on the table. Their targets are lit with empty hands.
var Chosen = map[rules.MoveKind]bool{
	rules.MoveChoose: true, rules.MoveStart: true, rules.MoveTo: true, rules.MoveCard: true, rules.MoveWith: true,
	rules.MoveSettle: true, rules.MoveTake: true, rules.MoveResource: true,
	rules.MoveRegion: true, rules.MovePick: true, rules.MovePickAt: true,
	rules.MovePickTo: true, rules.MoveSuffer: true,
}

// Lit returns the highlighted targets, each with what would come of it.
func (t *Board) Lit(g *app.App) []render.Lit { return t.LitOn(t.Plan(g)) }

// LitOn returns the highlighted targets of a plan.
func (t *Board) LitOn(p *layout.Plan) []render.Lit {
	if t.Beats.Playing() || t.Dialog != nil || t.Watched {
		return nil
	}
	switch {
	case t.Collects():
		return addable(t, p)
	case len(t.Held) > 0:
		return withEqual(litForHeld(t), p)
	case t.Guide.Reads():
		return nil // what can be chosen lights up when the note has been read
	}
	all := lighting{Position: &t.Position, does: map[layout.Target][]rules.MoveKind{}}
	for _, ge := range t.Hand.Gestures {
		if Chosen[ge.Move.Kind] && len(ge.Take) == 0 && ge.Drop.Kind != layout.None {
			all.add(ge.Drop, ge.Move, t.Label(ge.Move))
		}
	}
	return withEqual(all.list, p)
}

// litForHeld returns the targets that what is held can be dropped on.
func litForHeld(t *Board) []render.Lit {
	all := lighting{Position: &t.Position, does: map[layout.Target][]rules.MoveKind{}}
	with, done := t.Hand.Open(t.Held), map[layout.Target]bool{}
	for _, ge := range with {
		done[ge.Drop] = done[ge.Drop] || len(ge.Take) == len(t.Held)
	}
	for _, ge := range with {
		if len(ge.Take) == len(t.Held) || !done[ge.Drop] { // a move that is complete asks for no more dice
			all.add(ge.Drop, ge.Move, t.HandLabel(ge))
		}
	}
	return all.list
}

// quietTrade keeps the arrows of trade from drawing the eye in the first turns of players who have not learned to trade, as long as
// anything else takes what is held. A die dropped there trades all the same.
func quietTrade(t *Board, g *app.App, lit []render.Lit) {
	arrow := func(l render.Lit) bool { return l.Target.Kind == layout.Arrow }
	others := slices.ContainsFunc(lit, func(l render.Lit) bool { return !arrow(l) })
	if !others || !newPlayers(t, g) || taught(g, "trade") {
		return
	}
	for i := range lit {
		lit[i].Quiet = arrow(lit[i])
	}
}

// taught reports whether a lesson with a page about a rule has been learned.
func taught(g *app.App, rule string) bool {
	return slices.ContainsFunc(g.Lessons, func(l *teach.Lesson) bool {
		return g.Learned(l) && slices.ContainsFunc(l.Steps, func(st content.LessonStep) bool { return slices.Contains(st.Rules, rule) })
	})
}

// lighting gathers targets, each once, with what the moves there do.
type lighting struct {
	*Position
	list []render.Lit
	does map[layout.Target][]rules.MoveKind
}

func (l *lighting) add(on layout.Target, m rules.Move, label string) {
	l.does[on] = append(l.does[on], m.Kind)
	if i := slices.IndexFunc(l.list, func(is render.Lit) bool { return is.Target == on }); i < 0 {
		verb, asks := l.Book.Verb(&l.State, m), l.State.Asks()
		if _, costs, harms := strings.Cut(label, l.Book.Label(&l.State, m)+": "); harms && verb != "" && on.Kind == layout.Location {
			verb += ", " + costs // what it does to whoever arrives
		}
		l.list = append(l.list, render.Lit{Target: on, Label: label, Verb: verb,
			Adds: m.Kind == rules.MovePick && asks != nil && l.Book.Rerolls(asks)})
	} else if l.list[i].Label != label {
		label, verb := Several(l.does[on])
		if l.list[i].Label = label; !strings.HasPrefix(l.list[i].Verb, verb) {
			l.list[i].Verb = verb
		}
	}
}

// Several returns the label and the verb of several moves with different labels: what they do, if they do the same and differ
// only in which die, what for or whom.
func Several(kinds []rules.MoveKind) (label, verb string) {
	verb = kinds[0].Verb()
	for _, k := range kinds {
		if k.Verb() != verb {
			verb = ""
		}
	}
	if verb == "" {
		return "choose what to do", "choose"
	}
	return verb + ": choose which", verb
}

// HandLabel returns what would come of dropping what is held.
func (t *Board) HandLabel(ge gesture.Gesture) string {
	if ge.Move.Kind == rules.MoveBarter && len(ge.Take) > len(t.Held) {
		return fmt.Sprintf("with another %s die: roll %s", ge.Move.Dice[0].Kind(), content.Resource(ge.Move.Arg))
	}
	return labelBegun(t, ge.Move, beginning(t, layout.Part{}))
}

func (HandsLayer) Prompts(t *Board, g *app.App, v *layout.View) bool {
	if len(t.Held) == 0 || t.Beats.Playing() {
		return false
	}
	if v.PromptPlayer = holder(t, v.PromptPlayer); v.PromptPlayer == rules.NoPlayer && t.Handing(g) { // an asset
		if v.PromptPlayer = t.Desk.Player; t.lends() {
			v.PromptPlayer = t.Desk.Other()
		}
	}
	if t.Collects() {
		v.Prompt, v.Options = collecting(t), []string{"Put back"}
		return true
	}
	v.Prompt = "Drop it on a highlighted spot. " + [...]string{
		input.Desk:  "Hover to preview. " + g.Keyboard.Key(command.Back) + " puts it back.",
		input.Pad:   g.Keyboard.Key(command.Back) + " puts it back.",
		input.Touch: "Tap where it was to put it back.",
	}[g.Keyboard.Device]
	if t.lends() {
		v.Prompt = "This is " + t.seat(t.Desk.Other()) + "'s. Drop it on a highlighted spot to propose that move."
	}
	v.Offers = t.Hand.Offers()
	return true
}

// collecting returns the prompt while dice are collected.
func collecting(t *Board) string {
	_, more := t.Hand.Put(t.Held, t.Onto)
	if len(more) == 0 {
		return ""
	}
	least := slices.MinFunc(more, func(a, b gesture.Gesture) int { return len(a.Take) - len(b.Take) })
	m, lack := least.Move, len(least.Take)-len(t.Held)
	to := t.Book.Location(&t.State, m.Slot).Name
	if slices.ContainsFunc(more, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveGate }) {
		return fmt.Sprintf("Pay for going to %s: choose dice, or a stress die for the gate.", to)
	}
	if m.Kind == rules.MoveBarter {
		return fmt.Sprintf("Two %s dice go for a new %s die: add another, or put it back.",
			m.Dice[0].Kind(), content.Resource(m.Arg))
	}
	if t.carriesFigure() && len(t.Held) == 1 {
		return fmt.Sprintf("Going to %s takes %s: choose what pays for it, or stay.", to, rules.HowMany(lack, "die", "dice"))
	}
	add := fmt.Sprintf("add %d more", lack)
	if t.lends() {
		add += " to propose it"
	}
	return fmt.Sprintf("Going to %s takes %d dice: %s, or put them back.", to, m.NumDice(), add)
}

// withEqual adds the dice that are equal to a lit one, since a move takes any of them.
func withEqual(list []render.Lit, plan *layout.Plan) []render.Lit {
	if plan == nil {
		return list
	}
	for i := range list {
		l := list[i]
		if l.Target.Kind != layout.Die {
			continue
		}
		for _, p := range plan.Pieces {
			if p.Target != l.Target && gesture.Same(p.Target) == l.Target {
				list = append(list, render.Lit{Target: p.Target, Label: l.Label, Verb: l.Verb, Adds: l.Adds})
			}
		}
	}
	return list
}

// addable returns the dice that can be added to those collected.
func addable(t *Board, plan *layout.Plan) (list []render.Lit) {
	eachAddable(t.Hand, t.Held, plan, func(on layout.Target) {
		list = append(list, render.Lit{Target: on, Label: "add this die", Verb: "add"})
	})
	return list
}

// eachAddable calls add with the dice of a plan that can be added to what is held.
func eachAddable(can *gesture.Hand, held []layout.Target, plan *layout.Plan, add func(on layout.Target)) {
	for _, p := range plan.Pieces {
		die := p.Target.Kind == layout.Die || p.Target.Kind == layout.StressDie
		if die && !slices.Contains(held, p.Target) && can.CanTake(held, p.Target) {
			add(p.Target)
		}
	}
}
