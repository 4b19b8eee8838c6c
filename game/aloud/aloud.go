// Package aloud is the layer that speaks: what is pointed at, what happened last and what is asked.
package aloud

import (
	"fmt"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/command"
	"sixwinters/game/hover"
	"sixwinters/game/layer"
	"sixwinters/game/refusal"
	"sixwinters/game/text"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/speech"
)

type Aloud struct {
	layer.Base
	attention *board.Attention
	game      *board.Position
	hands     *board.Hands
	keeping   *board.Keeping
	laying    *board.Laying
	refusing  *refusal.Refusing
	tips      *board.Tips
	move      func(m rules.Move) string                             // what a move does
	large     func(on layout.Target) (title string, lines []string) // the words on a large card
}

func Over(b *board.Board) *Aloud {
	return &Aloud{
		attention: &b.Attention, game: &b.Position, hands: &b.Hands, keeping: &b.Keeping, laying: &b.Laying, refusing: &b.Refusing, tips: &b.Tips,
		large: b.LargeText, move: b.Label,
	}
}

// Speaks adds what is pointed at on the table, the last move and what is asked. What layers above have said of it is not said again.
func (a *Aloud) Speaks(g *app.App, w *speech.Words) (alone bool) {
	on, tip := layout.Target{}, hover.Tip{}
	if len(w.Focus) == 0 { // otherwise a layer above has the focus
		if a.attention.Pointing.On || g.Keyboard.Asks(command.Speak) {
			a.tips.ExplainNow(g)
		}
		on, tip = a.attention.Hover, a.tips.Tip.Tip
	}
	title, lines := a.large(on)
	shows := text.Window{
		Card:  append([]string{title}, lines...),
		Tip:   append([]string{a.label(g, on), tip.Title}, tip.Text...),
		Asked: a.asked(g, on),
	}
	campaign, back := a.keeping.Campaign, a.keeping.TakenBackLast()
	if a.game.Watched {
		campaign, back = nil, "" // its last move is not the one that is looked at
	}
	if back != "" {
		campaign, w.Last = nil, append(w.Last, back)
	}
	table := text.Aloud(a.game.Book, g.Reference, &a.game.State, campaign, on, shows)
	w.Focus, w.Last, w.Asked = append(w.Focus, table.Focus...), append(w.Last, table.Last...), append(table.Asked, w.Asked...)
	return true
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

// asked returns what is asked: the note, why something was refused, the question and its answers. After it come what is in the hand,
// and the cards that are kept large besides the one pointed at.
func (a *Aloud) asked(g *app.App, on layout.Target) (list []string) {
	v, plan := a.laying.View(g), a.laying.Plan(g)
	if n := v.Note; n != nil && !plan.Note.Rect.Empty() {
		list = append(list, n.Head, n.Fact, n.Say, n.Do, n.Answer, n.Button)
	}
	list = append(list, a.refusing.Refusal.Words())
	if !plan.Prompt.Rect.Empty() {
		list = append(list, v.Prompt)
		for n := range v.Options {
			list = append(list, a.answer(g, n))
		}
		if plan.Prompt.Pages > 1 {
			list = append(list, "0: more answers")
		}
	}
	for _, held := range a.hands.Held {
		list = append(list, "In hand: "+hover.Thing(a.game.Book, &a.game.Shown, held).Title)
	}
	for _, pinned := range a.attention.Pinned {
		if pinned != on {
			title, lines := a.large(pinned)
			list = append(append(list, title), lines...)
		}
	}
	return list
}
