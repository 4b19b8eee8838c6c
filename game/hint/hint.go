package hint

import (
	"fmt"

	"sixwinters/game/board"
	"sixwinters/game/order"
	"sixwinters/game/refusal"
	"sixwinters/game/sheet"

	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/hand"
	"sixwinters/game/layer"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
)

// Hinter gives hints.
type Hinter struct {
	layer.Base
	game      *board.Position
	asking    *board.Asking
	attention *board.Attention
	focusing  *board.Focusing
	hands     *board.Hands
	keeping   *board.Keeping
	order     *order.Order
	laying    *board.Laying
	refusing  *refusal.Refusing
	sharing   *board.Sharing
	sheets    *sheet.Sheets
	showing   *board.Showing

	Hinting hinting
}

// Over returns the layer over a board.
func Over(b *board.Board) Hinter {
	return Hinter{
		game: &b.Position, asking: &b.Asking, attention: &b.Attention, focusing: &b.Focusing, hands: &b.Hands, keeping: &b.Keeping, order: &b.Order, laying: &b.Laying,
		refusing: &b.Refusing, sharing: &b.Sharing, sheets: &b.Sheets, showing: &b.Showing,
	}
}

// hinting is a hint on a note, in three steps: what is worth doing and why; with what and where; and the move, which is shown
// and can be made by the button.
type hinting struct {
	Hinter  *hints.Hinter // keeps for the campaign
	Coming  *ComingHint   // that is being computed; nil for none
	Step    int           // 1 to hintSteps; 0: no hint lies on the table
	Given   hints.Hint
	Gesture hand.Gesture // how its move is made
	Ticks   int          // since its move is shown
	Offers  bool         // the hint is a proposal that nobody asked for, and shown whole
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
	h.Coming, h.Step, h.Offers = nil, 0, false
	h.weighing.drop()
}

// key returns the key of the button: that of hints or, where the button makes the move, that which presses what has the focus.
func (h *hinting) key(g *app.App) string {
	if h.Step == HintSteps {
		return g.Keyboard.Keys.Key(command.Take)
	}
	return g.Keyboard.Keys.Key(command.Hint)
}

// HintSteps is how many steps a hint has.
const HintSteps = 3

// button is what the button of the note says at each step.
func (h *hinting) button() string {
	switch {
	case h.Step == HintSteps:
		return "Do it"
	case h.Step > 1:
		return "Show the move"
	case len(h.Gesture.Take) > 0:
		return "With what?"
	}
	return "What exactly?"
}

// The move of a hint is shown in HintFlight ticks, again each HintRound ticks, and HintShown times, until the pointer moves.
const (
	HintFlight = 60
	HintRound  = 100
	HintShown  = 3
)

// rests reports whether the move has been shown as often as that.
func (h *hinting) rests() bool { return h.Ticks >= HintShown*HintRound }

// Hint asks for a hint or its next step, and takes it away after the last or while its note says that it is being computed.
func (n *Hinter) Hint(g *app.App) {
	if n.showing.Beats.Playing() {
		return
	}
	n.refusing.ForgetRefusal()
	h := &n.Hinting
	switch {
	case h.Coming != nil:
		if h.lies() {
			h.Drop()
		}
		return
	case h.Step == 0:
		n.askHint(g)
		return
	}
	h.Step, h.Ticks = (h.Step+1)%(HintSteps+1), 0
	if h.Step == HintSteps && h.Given.Move.Kind == rules.MoveOrder {
		order := rules.Order(h.Given.Move)
		n.order.At, n.order.Lifted = order[:], 0
		n.asking.Offer()
	}
	if on, ok := n.hintAnswer(); ok && h.Step > 1 {
		n.focusing.Uncover(g, on)
	}
}

// Propose lays a hint on the table that nobody has asked for, with its move, as a proposal.
func (n *Hinter) Propose(g *app.App) {
	n.Hint(g)
	n.Hinting.Offers = true
	if n.Hinting.Step > 0 {
		n.Hinting.Step = HintSteps // it came at once
	}
}

// HintAsked asks for a hint from a sheet. One that lies under the sheet stays as it is.
func (n *Hinter) HintAsked(g *app.App) {
	if !n.Hinting.lies() {
		n.Hint(g)
	}
}

// hintAnswer returns the button of the prompt line that makes the hint's move, if there is one.
func (n *Hinter) hintAnswer() (layout.Target, bool) {
	for i := range n.asking.Choices {
		if n.asking.Choices[i].Move == n.Hinting.Given.Move {
			return layout.Target{Kind: layout.Option, N: uint8(i)}, true
		}
	}
	return layout.Target{}, false
}

// PressHint presses the button of the note: the next step or the move itself. It drops a hint that is still being computed.
func (n *Hinter) PressHint(g *app.App) {
	if n.Hinting.Step < HintSteps {
		n.Hint(g)
		return
	}
	switch h := &n.Hinting.Given; {
	case h.Yields && n.sharing.Handing(g): // without the question whether Done is to end the step
		n.hands.LetGo()
		n.sharing.HandOver(g)
	case !n.sharing.HandsOver(g, h.Move):
		n.keeping.Play(g, h.Move)
	}
}

// HintNote is the note of the hint that lies on the table, or nil.
func (n *Hinter) HintNote(g *app.App) *layout.Note {
	h := &n.Hinting
	if h.Step == 0 || n.showing.Beats.Playing() {
		return n.comingNote(g)
	}
	head := fmt.Sprintf("A hint (%d of %d)", h.Step, HintSteps)
	if h.Offers {
		head = "A proposal"
	}
	hint := &layout.Note{
		Text: note.Text{
			Head: head, Say: h.Given.Says(),
			Button: h.button(), Key: h.key(g), Bare: true,
		},
		Pointed: h.Step == HintSteps, About: n.AboutHint, Free: n.answerable, Open: true,
	}
	if h.Step > 1 {
		hint.Do, hint.Known = h.Given.Where, true
	}
	if h.Step == HintSteps {
		if more := MoreMoves(h.Given.Plan); more > 0 {
			hint.Say += " After this " + rules.HowMany(more, "more move finishes", "more moves finish") + " the card."
		}
		if adds := h.Given.Adds(); adds != "" {
			hint.Do += " " + adds
		}
		if h.worth != "" {
			hint.Say += " " + h.worth
		}
	}
	return hint
}

// MoreMoves returns how many moves after the first finish a card. Choices after that do not count.
func MoreMoves(plan []rules.Move) int {
	for i := len(plan) - 1; i > 0; i-- {
		if plan[i].Kind == rules.MovePlace {
			return i
		}
	}
	return 0
}

// HintTargets returns what the hint's move picks up and where it drops it, or the button of an answer. Equal dice are told apart.
func (n *Hinter) HintTargets() (take []layout.Target, drop layout.Target) {
	seen := map[layout.Target]uint8{}
	for _, on := range n.Hinting.Gesture.Take {
		same := hand.Same(on)
		on.I += seen[same]
		seen[same]++
		take = append(take, on)
	}
	drop = n.Hinting.Gesture.Drop
	if answer, ok := n.hintAnswer(); ok && len(take) == 0 &&
		(drop.Kind == layout.None || n.Hinting.Given.Move.Kind == rules.MoveOrder) {
		drop = answer
	}
	return take, drop
}

// answerable lists what a hint rather does not cover: what answers the question, action dice that can be picked up, and tabs.
func (n *Hinter) answerable(p *layout.Plan) (list []layout.Rect) {
	for _, l := range n.hands.LitOn(p) {
		if r, ok := p.Rect(l.Target); ok {
			list = append(list, r)
		}
	}
	for _, piece := range p.Pieces {
		on := piece.Target
		if on.Kind == layout.Tab || on.Kind == layout.Die && on.Place.Spot == rules.OnMat && n.hands.Hand.CanTake(nil, on) {
			list = append(list, piece.Rect)
		}
	}
	return list
}

// AboutHint lists what the note is about: at first the card to finish or the character, then the things themselves.
func (n *Hinter) AboutHint(p *layout.Plan) []layout.Rect {
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
			for p := range n.game.State.Players {
				add(layout.Target{Kind: layout.Current, N: uint8(p)})
			}
		case h.Given.Move.Kind == rules.MoveAttempt, h.Given.Move.Kind == rules.MoveTake:
			add(h.Gesture.Drop)
		}
		return list
	}
	take, drop := n.HintTargets()
	add(drop)
	for _, on := range take {
		add(on)
	}
	for _, on := range append(take, drop) { // nor does the note hide the pool that a die lies in
		if on.Kind == layout.Die && on.Place.Spot == rules.InPool {
			add(layout.Target{Kind: layout.Pool, N: on.Place.N})
		}
	}
	if drop.Kind == layout.Location && !p.Folded { // who goes there looks at what lies there: it may be what the note speaks of
		for _, id := range n.game.State.Attached[drop.N].List() {
			add(layout.Target{Kind: layout.Obstacle, N: uint8(id)})
		}
	}
	if len(h.Given.Plan) > 1 && !p.Folded { // where not all is in sight, the things themselves come first
		add(layout.Target{Kind: layout.Current, N: uint8(h.Given.Player)}) // the note speaks of it as well
	}
	return list
}

// AdvanceHint takes the time of one tick, and reports whether the hint has to be drawn again.
func (n *Hinter) AdvanceHint(g *app.App) bool {
	if n.Hinting.Coming != nil {
		return n.awaitHint(g)
	}
	h := &n.Hinting
	came := h.Step == HintSteps && n.weigh(g)
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
func (n *Hinter) Draw(g *app.App, s *render.Scene) {
	h := &n.Hinting
	if h.Step < 2 || n.showing.Beats.Playing() || n.sheets.Dialog != nil {
		return
	}
	take, drop := n.HintTargets()
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
			value := n.game.Shown.Players[on.N].Stress[on.Sub].Value
			f.Stress = &render.StressToken{Kind: content.Stress(on.Sub), Value: int(value)}
		}
		s.Flights = append(s.Flights, f)
	}
}

func (n *Hinter) Tick(g *app.App) (stale, keeps bool) {
	return !n.showing.Beats.Playing() && n.AdvanceHint(g), false
}

// Key asks for a hint or its next step, and presses the button of its note while the keyboard points at nothing.
func (n *Hinter) Key(g *app.App) bool {
	k, h, p := &g.Keyboard, &n.Hinting, &n.attention.Pointing
	switch {
	case k.Asks(command.Hint):
		n.Hint(g)
	case !k.Asks(command.Take):
		return false
	case h.Coming != nil:
		return !(p.On && n.attention.Hover == board.NoteButton) // it is meant for the hint, as its note says
	case h.Step == 0 || p.On:
		return false
	default:
		if _, lies := n.laying.Plan(g).Rect(board.NoteButton); !lies {
			return false
		}
		n.PressHint(g)
	}
	n.pointAtHint(g)
	return true
}

func (n *Hinter) Escape(*app.App) bool {
	is := n.Hinting.Step > 0 || n.Hinting.Coming != nil
	n.Hinting.Drop()
	return is
}

func (n *Hinter) Release(g *app.App, on layout.Target) bool {
	is := on.Kind == layout.NoteButton && n.Hinting.lies()
	if is {
		n.PressHint(g)
	}
	return is
}

func (n *Hinter) Place(g *app.App, v *layout.View) {
	if note := n.HintNote(g); note != nil {
		v.Note = note
	}
}

// HintLies reports whether the note of a hint lies on the table.
func (n *Hinter) HintLies() bool { return n.Hinting.lies() }

func (n *Hinter) Blocks() layer.Blocks { return layer.Blocks{News: n.Hinting.lies()} }

func (n *Hinter) NoteInput() any { return n.Hinting.Given.Move }

// Renew drops the hint: it was one for another table.
func (n *Hinter) Renew() { n.Hinting.Drop() }

// Follows reports whether a hint lies there, whose move is shown again when the pointer moves.
func (n *Hinter) Follows() bool { return n.Hinting.Step > 0 }
