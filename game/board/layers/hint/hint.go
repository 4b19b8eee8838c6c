package hint

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/game/board"

	"sixwinters/advice/hints"
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/game/input/command"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
)

type Hinter struct {
	board.Base

	Hinting hinting
}

// hinting is a hint on a note, in three steps: what is worth doing and why; with what and where; and the move, which is shown
// and can be made by the button.
type hinting struct {
	Thinker *hints.Hinter // keeps for the campaign
	Coming  *ComingHint   // that is being computed; nil for none
	Step    int           // 1 to hintSteps; 0: no hint lies on the table
	Given   hints.Hint
	Gesture gesture.Gesture // how its move is made
	Ticks   int             // since its move is shown
	Offers  bool            // the hint is a proposal that nobody asked for, and shown whole
	asked   bool            // the last thing that was done was to ask for a hint by its key
	keeps   bool            // it was asked for by its key, and nothing else has been pointed at since: the key that takes is its own
	again   bool            // it was asked for once more
	new     bool            // it begins another step of the plan than the last hint, so that its reason is heard
	step    string          // of the plan that the last hint was of
	more    bool            // the rest of the plan and what it is for is shown instead of the first step
	held    holding
	weighing
}

// lies reports whether the note of a hint lies on the table.
func (h *hinting) lies() bool {
	return h.Step > 0 || h.Coming != nil && h.Coming.Ticks >= ComingAfter
}

// Drop takes the hint away, also one that is being computed.
func (h *hinting) Drop() {
	if h.Coming != nil {
		h.Coming.Forget()
	}
	h.Coming, h.Step, h.Offers, h.keeps, h.again, h.more = nil, 0, false, false, false, false
	h.weighing.drop()
}

// key returns the key of the button: that of hints or, where the button makes the move, that which presses what has the focus.
func (h *hinting) key(g *app.App) string {
	if h.Step == HintSteps {
		return g.Keyboard.Key(command.Take)
	}
	return g.Keyboard.Key(command.Hint)
}

const HintSteps = 3

// heard reports whether hints are told as they come: then the first step tells the move as well.
func heard(g *app.App) bool { return g.Settings.Speech && g.Settings.Narrate }

// next returns the step that comes next, 0 after the last. A hint that is heard, and one that nobody asked for, stay: the key has them told again.
func (h *hinting) next(g *app.App) int {
	if heard(g) || h.Offers {
		return HintSteps
	}
	return (h.Step + 1) % (HintSteps + 1)
}

// button returns what the button of the note says at each step.
func (h *hinting) button(g *app.App) string {
	switch {
	case h.Step == HintSteps:
		return "Do it"
	case h.next(g) == HintSteps:
		return "Show the move"
	case len(h.Gesture.Take) > 0:
		return "With what?"
	}
	return "What exactly?"
}

// to returns the player that a hint is for: at a table with a companion the other one, as long as both act.
func (n *Hinter) to(t *board.Board, g *app.App) int {
	if seat := t.Campaign.Header.CompanionSeat(); !t.Guide.Plays() && hints.PartOf(t.Book, &t.State, seat) == hints.Action {
		return 1 - seat
	}
	return t.HintFor(g)
}

// passes returns the place of the answer that has a companion act, where the hint is to let it; -1 for none.
func (n *Hinter) passes(t *board.Board) int {
	if !n.Hinting.Given.Yields {
		return -1
	}
	return slices.IndexFunc(t.Choices, func(c board.Choice) bool { return c.Passes })
}

// Hint asks for a hint or its next step, and takes it away after the last or while its note says that it is being computed.
func (n *Hinter) Hint(t *board.Board, g *app.App) {
	if t.Beats.Playing() {
		if t.Beats.Waits {
			t.Refuse(g, "No hint now: the next step runs by itself. Continue first.", "")
		}
		return
	}
	t.Refusal.Forget()
	h := &n.Hinting
	switch {
	case h.Coming != nil:
		if h.lies() {
			h.Drop()
		}
		return
	case h.Step == 0:
		n.askHint(t, g)
		return
	}
	if g.TellNow(); h.Step == HintSteps { // the way of its move is shown for long
		h.again = true
		g.TellAgain()
	}
	if h.Step, h.Ticks, h.more = h.next(g), 0, false; h.Step == 0 {
		h.Drop()
		return
	}
	if h.Step == HintSteps && h.Given.Move.Kind == rules.MoveOrder {
		order := rules.Order(h.Given.Move)
		t.Order.At, t.Order.Lifted = order[:], 0
		t.Offer()
	}
	if on, ok := n.hintAnswer(t); ok && h.Step > 1 {
		t.Uncover(g, on)
	}
}

// tellFirst tells which key puts the note away that what is shown waits for, to somebody who asks for a hint meanwhile.
func tellFirst(t *board.Board, g *app.App) {
	if n := t.View(g).Note; n != nil && n.Yields && n.Key != "" {
		app.Say(g, n.Key+": "+n.Button+".")
	}
}

// Suggest lays a hint on the table that nobody has asked for, with its move, as a proposal.
func (n *Hinter) Suggest(t *board.Board, g *app.App) {
	if n.Hinting.Step > 0 || n.Hinting.Coming != nil {
		return // the players have asked for it themselves
	}
	n.Hint(t, g)
	n.Hinting.Offers = true
	if n.Hinting.Step > 0 {
		n.Hinting.Step = HintSteps // it came at once
	}
}

// HintAsked asks for a hint from a sheet. One that lies under the sheet stays as it is.
func (n *Hinter) HintAsked(t *board.Board, g *app.App) {
	if !n.Hinting.lies() {
		n.Hint(t, g)
	}
}

// hintAnswer returns the button of the prompt line that makes the hint's move, if there is one.
func (n *Hinter) hintAnswer(t *board.Board) (layout.Target, bool) {
	if i := n.passes(t); i >= 0 {
		return layout.Target{Kind: layout.Option, N: uint8(i)}, true
	}
	for i := range t.Choices {
		if t.Choices[i].Move == n.Hinting.Given.Move {
			return layout.Target{Kind: layout.Option, N: uint8(i)}, true
		}
	}
	return layout.Target{}, false
}

// PressHint presses the button of the note: the next step or the move itself. It drops a hint that is still being computed.
func (n *Hinter) PressHint(t *board.Board, g *app.App) {
	if n.Hinting.Step < HintSteps {
		n.Hint(t, g)
		return
	}
	n.make(t, g)
}

// make makes the hint's moves, whatever step it has come to.
func (n *Hinter) make(t *board.Board, g *app.App) {
	passes := n.passes(t)
	switch h := &n.Hinting.Given; {
	case passes >= 0:
		t.Option(g, passes)
	case h.Yields && t.Handing(g): // without the question whether Done is to end the step
		t.LetGo()
		t.HandOver(g)
	case !t.HandsOver(g, h.Move):
		t.PlayAll(g, h.Moves)
	}
}

// HintNote returns the note of the hint that lies on the table, or nil.
func (n *Hinter) HintNote(t *board.Board, g *app.App) *layout.Note {
	h := &n.Hinting
	if h.Step == 0 || t.Beats.Playing() {
		return n.comingNote(t, g)
	}
	head := fmt.Sprintf("A hint (%d of %d)", h.Step, HintSteps)
	short := ""
	take, ask := g.Keyboard.Key(command.Take), g.Keyboard.Key(command.Hint)
	switch {
	case h.Offers:
		head = "A proposal"
	case h.Step == 1 && h.asked && take != "" && ask != "":
		does := "does it"
		switch h.Given.Move.Kind {
		case rules.MoveTravel, rules.MoveSail, rules.MoveGate: // what is done there comes after that
			does = "goes there"
		}
		short = fmt.Sprintf("%s: %s %s", head, take, does)
		head = fmt.Sprintf("%s, holding %s plays the turn", short, ask)
	}
	say, other := "", ""
	if h.Step == 1 || h.whole() {
		say = h.Given.Says()
		if more := h.Given.More(); h.more {
			if ask != "" {
				more = append(more, "Holding "+ask+" shows and makes each move until the turn ends.")
			}
			say, other = strings.Join(more, " "), "In short"
		} else if len(more) > 0 {
			other = "Why?"
		}
	}
	hint := &layout.Note{
		Text: note.Text{
			Head: head, Short: short, Say: say,
			Button: h.button(g), Key: h.key(g), Bare: true, Back: other, Both: other != "",
		},
		Pointed: h.Step == HintSteps, About: func(p *layout.Plan) []layout.Rect { return n.AboutHint(t, p) }, Free: func(p *layout.Plan) []layout.Rect { return n.needed(t, p) }, Open: true,
	}
	if h.Step > 1 {
		hint.Do, hint.Known = h.Given.Where, true
	}
	if h.Step == HintSteps {
		if more := MoreMoves(h.Given.Plan); more > 0 {
			hint.Say += " After this " + rules.HowMany(more, "more move finishes", "more moves finish") + " the card."
		}
		touch := h.Given.Touch
		if i := n.passes(t); i >= 0 {
			touch = fmt.Sprintf("Press %q.", t.Choices[i].Label)
		}
		hint.Do += " " + touch
		if h.worth != "" {
			hint.Say += " " + h.worth
		}
		hint.Say = strings.TrimSpace(hint.Say)
	}
	if h.Step == 1 || h.Step == HintSteps && heard(g) {
		for _, step := range h.Given.Then() {
			hint.Once = append(hint.Once, "After that "+step)
		}
		hint.Once = append(hint.Once, hint.Key+": "+hint.Button+howToHold(g))
		hint.Aloud = []string{head, h.Given.Grounds()}
	}
	if h.Step == HintSteps && heard(g) {
		what := "Hint: "
		if h.Offers {
			what = "A proposal: "
		}
		if h.Given.Move.Kind == rules.MoveStart { // the reason begins with where
			hint.Aloud = []string{what + h.Given.Grounds()}
		} else if hint.Aloud = []string{what + n.does(t)}; h.Offers || h.again || h.new || g.Settings.SpeechDetail == "full" {
			hint.Aloud = append(hint.Aloud, h.Given.Heard())
		} else if h.Given.Arriving != "" {
			hint.Aloud = append(hint.Aloud, h.Given.Arriving)
		}
	}
	return hint
}

// howToHold says which key has the moves of hints made until the turn ends.
func howToHold(g *app.App) string {
	if key := g.Keyboard.Key(command.Hint); key != "" {
		return ". Holding " + key + " plays the turn"
	}
	return ""
}

// does returns the move of the hint in a sentence.
func (n *Hinter) does(t *board.Board) string {
	if i := n.passes(t); i >= 0 {
		return t.Choices[i].Label
	}
	return t.Book.Sentence(&t.State, n.Hinting.Given.Move)
}

// whole reports whether the hint says its reason at each step: where its first step was not read. Otherwise each step says only what is new.
func (h *hinting) whole() bool { return h.Offers || h.held.ticks >= HoldAfter }

// MoreMoves returns how many moves after the first finish a card. Choices after that do not count.
func MoreMoves(plan []rules.Move) int {
	for i := len(plan) - 1; i > 0; i-- {
		if plan[i].Kind == rules.MovePlace {
			return i
		}
	}
	return 0
}

func (n *Hinter) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	if k := &g.Keyboard; g.Pointer.Pressed || k.Any() && !k.Asks(command.Take) {
		n.Hinting.asked = k.Asks(command.Hint)
	}
	if h := &n.Hinting; h.asked {
		h.keeps = true
	} else if g.Pointer.Pressed || board.MovesFocus(&g.Keyboard) {
		h.keeps = false
	}
	if g.Keyboard.Asks(command.Hint) && t.Beats.Playing() && heard(g) { // it comes after what is shown
		tellFirst(t, g)
	}
	stale = n.hold(t, g)
	return !t.Beats.Playing() && n.AdvanceHint(t, g) || stale, false
}

// Key asks for a hint or its next step, and presses the button of its note while the keyboard points at nothing. After the key of
// hints, until something else is pointed at, the key that takes makes the hint's move at any step, whatever has the focus: while the hint
// is being worked out, and just after the key where there is none, it does nothing.
func (n *Hinter) Key(t *board.Board, g *app.App) bool {
	k, h, p := &g.Keyboard, &n.Hinting, &t.Pointing
	switch {
	case k.Asks(command.Hint):
		n.Hint(t, g)
	case !k.Asks(command.Take):
		return false
	case (h.asked || h.keeps) && h.Step > 0:
		n.make(t, g) // the same key once more is not meant for what has the focus either
	case h.keeps && h.Coming != nil: // what has the focus, or a note that lies there yet, is not meant
	case h.asked && h.Coming == nil:
		h.asked = false
		if p.On && (t.Hover == board.NoteButton || t.Hover.Kind == layout.Option && t.HoverFor > app.Settled) { // an answer to what came since
			return false
		}
		g.TellFocus() // which the next one takes
		return true
	case h.Coming != nil:
		return !(p.On && t.Hover == board.NoteButton) // it is meant for the hint, as its note says
	case h.Step == 0 || p.On:
		return false
	default:
		if _, lies := t.Plan(g).Rect(board.NoteButton); !lies {
			return false
		}
		n.PressHint(t, g)
	}
	n.pointAtHint(t, g)
	return true
}

func (n *Hinter) Escape(t *board.Board, _ *app.App) bool {
	is := n.Hinting.Step > 0 || n.Hinting.Coming != nil
	n.Hinting.Drop()
	return is
}

func (n *Hinter) Release(t *board.Board, g *app.App, on layout.Target) bool {
	is := on.Kind == layout.NoteButton && n.Hinting.lies()
	switch {
	case is && on == board.NoteBack:
		n.Hinting.more = !n.Hinting.more
		g.Stale = true
	case is:
		n.PressHint(t, g)
	}
	return is
}

func (n *Hinter) Place(t *board.Board, g *app.App, v *layout.View) {
	if note := n.HintNote(t, g); note != nil {
		v.Note = note
	}
}

func (n *Hinter) HintLies() bool { return n.Hinting.lies() }

func (n *Hinter) Blocks(t *board.Board) board.Blocks { return board.Blocks{News: n.Hinting.lies()} }

func (n *Hinter) NoteInput(t *board.Board) any { return n.Hinting.Given.Move }

// Renew drops the hint: it was one for another table.
func (n *Hinter) Renew(t *board.Board) { n.Hinting.Drop() }

// Follows reports whether a hint lies there, whose move is shown again when the pointer moves.
func (n *Hinter) Follows(t *board.Board) bool { return n.Hinting.Step > 0 }
