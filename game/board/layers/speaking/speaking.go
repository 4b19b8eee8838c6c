// Package speaking is the layer that speaks: what is pointed at, what happened last and what is asked.
package speaking

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
	"sixwinters/game/input/command"
	"sixwinters/game/motion"
	"sixwinters/game/text"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/speech"
)

type Aloud struct {
	board.Base
}

// Speaks adds what is pointed at on the table, the last move and what is asked. What layers above have said of it is not said again.
func (a *Aloud) Speaks(t *board.Board, g *app.App, w *speech.Words) (alone bool) {
	on, tip := layout.Target{}, gesture.Tip{}
	if len(w.Focus) == 0 { // otherwise a layer above has the focus
		if t.Pointing.On || g.Keyboard.Asks(command.Speak) {
			t.ExplainNow(g)
		}
		on, tip = t.Hover, t.Tip.Tip
	}
	title, lines := t.LargeText(on)
	shows := text.Window{
		Card:  append([]string{title}, lines...),
		Label: a.named(t, g, on, tip.Title), Tip: tip.Text,
		Asked: a.asked(t, g, on),
		Brief: g.Settings.SpeechDetail == "brief", Full: g.Settings.SpeechDetail == "full", Answers: on.Kind == layout.Option && !t.View(g).Stands, Hidden: t.Hidden(g),
	}
	campaign, back := t.Campaign, t.TakenBackLast()
	if t.Watched {
		campaign, back = nil, "" // its last move is not the one that is looked at
	}
	if back != "" {
		campaign, w.Last = nil, append(w.Last, back)
	}
	switch note := t.View(g).Note; {
	case on == layout.Target{}, on != board.NoteButton && advised(t, g):
	case on.Kind == layout.Option, !t.View(g).Stands && !t.Beats.Playing() && on.Kind != layout.Button && on.Kind != layout.NoteButton: // the question comes before its answers
		shows.Heading = []string{t.View(g).Prompt}
	case on == board.NoteButton && note != nil && !note.Yields: // and what a note says before its button
		shows.Heading = noted(note)
	}
	if campaign != nil {
		w.Made = campaign.Len() + 1
	}
	a.once(t, g, w)
	a.stands(t, g, w)
	table := text.Aloud(t.Book, g.Reference, &t.State, campaign, on, shows)
	w.Heading = append(w.Heading, table.Heading...)
	w.Focus, w.Last, w.Asked = append(w.Focus, table.Focus...), append(w.Last, table.Last...), append(table.Asked, w.Asked...)
	w.More, w.Constant = append(w.More, table.More...), a.constant(t, g, on)
	return true
}

// constant reports whether something has the focus that is told only to who moves it: a button, anything in the actions while the hand is empty,
// and anything while something is shown or a note tells what to do.
func (a *Aloud) constant(t *board.Board, g *app.App, on layout.Target) bool {
	if asks := t.State.Asks(); on == (layout.Target{}) || len(t.Held) == 0 && asks != nil && asks.Task == rules.TaskActions {
		return on != layout.Target{}
	}
	if on == board.NoteButton {
		note := t.View(g).Note
		return note != nil && note.Aloud != nil
	}
	return on.Kind == layout.Button || t.Beats.Playing() && !t.Watched || advised(t, g)
}

// advised reports whether a note tells what to do: a hint or a proposal.
func advised(t *board.Board, g *app.App) bool {
	note := t.View(g).Note
	return note != nil && !note.Yields && len(note.Aloud) > 0
}

// named returns what stands on what is pointed at and the title of its tip, unless they are the same.
func (a *Aloud) named(t *board.Board, g *app.App, on layout.Target, title string) []string {
	label := a.label(t, g, on)
	if title != "" && strings.HasSuffix(strings.ToLower(label), strings.ToLower(strings.TrimSuffix(title, "."))) {
		title = ""
	}
	return []string{label, title}
}

// once adds what is told once: a note on something new, which comes back after a hint, how hints are made, the steps of a plan, in each
// turn, and what an automatic step does.
func (a *Aloud) once(t *board.Board, g *app.App, w *speech.Words) {
	if _, does := t.PromptAloud(g); does != "" {
		w.Once = append(w.Once, speech.Once{Key: does, Say: does, After: true})
	}
	if t.View(g).Stands && t.State.Asks().Task == rules.TaskActions {
		w.Once = append(w.Once, speech.Once{Key: fmt.Sprint("dice ", turn(t)), Say: text.Dice(t.Book, &t.State), After: true})
	}
	n := t.View(g).Note
	if n == nil || t.Plan(g).Note.Rect.Empty() {
		return
	}
	if n.Yields { // something new
		for _, say := range []string{n.Head, n.Fact, n.Say, noteButton(n)} {
			w.Once = append(w.Once, speech.Once{Key: n.Head + " " + say, Say: say})
		}
		return
	}
	for _, say := range n.Once {
		w.Once = append(w.Once, speech.Once{Key: fmt.Sprint(turn(t), say), Say: say, After: true})
	}
}

// noted returns what a note says but for what is told once.
func noted(n *layout.Note) []string {
	if n.Aloud != nil {
		return n.Aloud
	}
	return []string{n.Head, n.Fact, n.Say, n.Do}
}

// turn returns a number of the turn that is played, for each another one from 1.
func turn(t *board.Board) int { return 1 + int(t.State.Year)<<8 + int(t.State.Turn) }

// asking returns a number of what is asked in a turn: the actions, or an attempt, for each another one.
func asking(t *board.Board) int {
	for n := t.Campaign.Len(); t.State.Attempt.Phase != rules.NoAttempt && n > 0; n-- {
		if m, _ := t.Campaign.Move(n - 1); m.Kind == rules.MoveAttempt {
			return turn(t) + n<<16
		}
	}
	return turn(t)
}

// stands adds what is asked all through an attempt, in each of them, or through the actions, in each year.
func (a *Aloud) stands(t *board.Board, g *app.App, w *speech.Words) {
	v := t.View(g)
	if !v.Stands || t.Plan(g).Prompt.Rect.Empty() {
		return
	}
	asked := []string{v.Prompt}
	if key := v.Keys[layout.ButtonDone]; v.Done && key != "" {
		asked = append(asked, key+": Done")
	}
	if w.Turn = asking(t); t.State.Attempt.Phase != rules.NoAttempt {
		w.Stands = append(w.Stands, asked...)
	} else {
		for _, say := range asked {
			w.Once = append(w.Once, speech.Once{Key: fmt.Sprint("year ", t.State.Year, say), Say: say, After: true})
		}
	}
	w.Stands = append(w.Stands, a.answers(t, g)...)
}

// answers returns what answers the prompt line: dice that cover, and its buttons.
func (a *Aloud) answers(t *board.Board, g *app.App) (list []string) {
	if covers := slices.ContainsFunc(t.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCover }); covers && t.State.Attempt.Phase != rules.NoAttempt {
		list = append(list, "Some of your dice fit: take one and put it on "+t.Book.ObstacleName(&t.State, t.State.Attempt.Obstacle))
	}
	for n := range t.View(g).Options {
		list = append(list, a.answer(t, g, n))
	}
	if t.Plan(g).Prompt.Pages > 1 {
		list = append(list, "0: more answers")
	}
	return list
}

// label returns what stands on a button, or what a click does that no tip explains, or "".
func (a *Aloud) label(t *board.Board, g *app.App, on layout.Target) string {
	switch note := t.View(g).Note; {
	case on.Kind == layout.Option:
		return a.answer(t, g, int(on.N))
	case on == board.NoteButton && note != nil:
		return noteButton(note)
	case on.Kind == layout.Button:
		return a.button(t, g, on.N)
	}
	if moves := t.Doing(on); len(moves) == 1 && t.Tip.Tip.Empty() {
		return t.Label(moves[0])
	}
	if on.Kind == layout.Die && len(t.Held) > 0 && t.Tip.Tip.Empty() {
		return "Add " + thing(t, on)
	}
	return ""
}

// thing returns what a thing of the table is called, without its icon.
func thing(t *board.Board, on layout.Target) string {
	title := gesture.Thing(t.Book, &t.Shown, on).Title
	if _, bare, ok := strings.Cut(title, "} "); ok && strings.HasPrefix(title, "{") {
		return bare
	}
	return title
}

// noteButton returns what the button of a note says with the key that presses it, as answers of the prompt line are said.
func noteButton(n *layout.Note) string {
	if n.Key == "" || n.Button == "" {
		return n.Button
	}
	return n.Key + ": " + n.Button
}

// button returns what the buttons beside Done are called and how they are set; "" for others.
func (a *Aloud) button(t *board.Board, g *app.App, button uint8) string {
	switch v := t.View(g); {
	case button == layout.ButtonDone:
		return "Done, button"
	case button == layout.ButtonPace && v.Pace > 0:
		return "Speed: " + motion.Speed(v.Pace).String()
	case button == layout.ButtonSteps && v.Stepped:
		return "Pause before each step: on"
	case button == layout.ButtonSteps:
		return "Pause before each step: off"
	}
	return ""
}

// answer returns an answer of the prompt line with the digit that gives it; "" for one on another page.
func (a *Aloud) answer(t *board.Board, g *app.App, n int) string {
	options := t.View(g).Options
	digit := t.Plan(g).Prompt.Digit(n)
	if digit == 0 || n >= len(options) {
		return ""
	}
	return fmt.Sprintf("%d: %s", digit, options[n])
}

// asked returns what is asked: the note, why something was refused, the question and its answers. After it come what is in the hand,
// and the cards that are kept large besides the one pointed at.
func (a *Aloud) asked(t *board.Board, g *app.App, on layout.Target) (list []string) {
	v, plan := t.View(g), t.Plan(g)
	if n := v.Note; n != nil && !plan.Note.Rect.Empty() {
		if !n.Yields {
			list = append(append(list, noted(n)...), n.Answer)
			if n.Aloud == nil {
				list = append(list, noteButton(n))
			}
		}
	}
	list = append(list, t.Refusal.Words())
	if tells := t.Beats.Playing() && !t.Beats.Waits && !t.Watched; !tells && !plan.Prompt.Rect.Empty() { // what happened says all that it tells
		if !v.Stands {
			say, _ := t.PromptAloud(g)
			list = append(append(list, say), a.answers(t, g)...)
		}
	}
	for _, held := range t.Held {
		list = append(list, "In hand: "+thing(t, held))
	}
	for _, pinned := range t.Pinned {
		if pinned != on {
			title, lines := t.LargeText(pinned)
			list = append(append(list, title), lines...)
		}
	}
	return list
}
