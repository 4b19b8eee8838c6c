// Package aloud is the layer that speaks: what is pointed at, what happened last and what is asked.
package aloud

import (
	"fmt"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/refusal"
	"sixwinters/game/text"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Aloud is the layer.
type Aloud struct {
	layer.Base
	attention *board.Attention
	game      *board.Position
	keeping   *board.Keeping
	laying    *board.Laying
	refusing  *refusal.Refusing
	tips      *board.Tips
	move      func(m rules.Move) string                             // what a move does
	large     func(on layout.Target) (title string, lines []string) // the words on a large card
}

// Over returns the layer over a board.
func Over(b *board.Board) *Aloud {
	return &Aloud{
		attention: &b.Attention, game: &b.Position, keeping: &b.Keeping, laying: &b.Laying, refusing: &b.Refusing, tips: &b.Tips,
		large: b.LargeText, move: b.Label,
	}
}

// Key speaks.
func (a *Aloud) Key(g *app.App) bool {
	asks := g.Keyboard.Asks(command.Speak)
	if asks {
		spoken := a.Spoken(g)
		app.Say(g, spoken.All()...)
		g.Stale = true // the tip that is spoken shows
	}
	return asks
}

// Spoken returns what is to be said now.
func (a *Aloud) Spoken(g *app.App) text.Spoken {
	a.tips.ExplainNow(g)
	on, tip := a.attention.Hover, a.tips.Tip.Tip
	title, lines := a.large(on)
	shows := text.Window{
		Card:  append([]string{title}, lines...),
		Tip:   append([]string{a.label(g, on), tip.Title}, tip.Text...),
		Asked: a.asked(g),
	}
	return text.Aloud(a.game.Book, g.Reference, a.keeping.Campaign, on, shows)
}

// label returns what stands on a button, or what a click does that no tip explains, or "".
func (a *Aloud) label(g *app.App, on layout.Target) string {
	switch note := a.laying.View(g).Note; {
	case on.Kind == layout.Option:
		return a.answer(g, int(on.N))
	case on == board.NoteButton && note != nil:
		return note.Button
	}
	if moves := a.tips.Doing(on); len(moves) == 1 && a.tips.Tip.Tip.Empty() {
		return a.move(moves[0])
	}
	return ""
}

// answer returns an answer of the prompt line with the digit that gives it; "" for one on another page.
func (a *Aloud) answer(g *app.App, n int) string {
	options := a.laying.View(g).Options
	digit := a.laying.Plan(g).Prompt.Digit(n)
	if digit == 0 || n >= len(options) {
		return ""
	}
	return fmt.Sprintf("%d: %s", digit, options[n])
}

// asked returns what is asked: the note, why something was refused, the question and its answers.
func (a *Aloud) asked(g *app.App) (list []string) {
	v, plan := a.laying.View(g), a.laying.Plan(g)
	if n := v.Note; n != nil && !plan.Note.Rect.Empty() {
		list = append(list, n.Head, n.Fact, n.Say, n.Do, n.Answer)
	}
	list = append(list, a.refusing.Refusal.Words(), v.Prompt)
	for n := range v.Options {
		list = append(list, a.answer(g, n))
	}
	if plan.Prompt.Pages > 1 {
		list = append(list, "0: more answers")
	}
	return list
}
