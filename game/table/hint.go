package table

import (
	"fmt"

	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/hand"
	"sixwinters/game/layer"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// hinter gives hints.
type hinter struct {
	layer.Base
	*board

	hinting hinting
}

// hinting is a hint that lies on the table, on a note beside what it speaks of, in three steps: what is worth doing and
// why; with what and where; and the move, which is shown and can be made from there. Until it is thought out the note says
// that.
type hinting struct {
	hinter  *hints.Hinter // keeps for the campaign
	coming  *comingHint   // that is being thought out; nil for none
	step    int           // 1 to hintSteps; 0: no hint lies on the table
	given   hints.Hint
	gesture hand.Gesture // how its move is made
	ticks   int          // since its move is shown
}

// lies reports whether the note of a hint lies on the table.
func (h *hinting) lies() bool {
	return h.step > 0 || h.coming != nil && h.coming.ticks >= comingAfter
}

// drop takes the hint away that lies on the table, and the one that is being thought out.
func (h *hinting) drop() {
	if h.coming != nil {
		h.coming.Forget()
	}
	h.coming, h.step = nil, 0
}

// key is what presses the button of the note: the key that asks for hints and, where the button makes the move, the key
// that presses whatever the keyboard points at.
func (h *hinting) key(g *app.App) string {
	if h.step == hintSteps {
		return g.Keyboard.Keys.Key(command.Take)
	}
	return g.Keyboard.Keys.Key(command.Hint)
}

// hintSteps is how many steps a hint has.
const hintSteps = 3

// button is what the button of the note says at each step.
func (h *hinting) button() string {
	switch {
	case h.step == hintSteps:
		return "Do it"
	case h.step > 1:
		return "Show the move"
	case len(h.gesture.Take) > 0:
		return "With what?"
	}
	return "What exactly?"
}

// How many ticks the move of a hint takes to be seen, how many pass until it is shown again, and how often it is shown before it
// rests. It is shown again when the pointer moves.
const (
	hintFlight = 60
	hintRound  = 100
	hintShown  = 3
)

// rests reports whether the move has been shown as often as that.
func (h *hinting) rests() bool { return h.ticks >= hintShown*hintRound }

// hint asks for a hint or its next step, and after the last takes it away, as it does once a note says that it is being thought
// out: before that it has been asked for twice. Where a campaign is only looked at there are none.
func (n *hinter) hint(g *app.App) {
	if n.laying.strip != nil || n.showing.beats.playing() {
		return
	}
	n.refusing.forgetRefusal()
	h := &n.hinting
	switch {
	case h.coming != nil:
		if h.lies() {
			h.drop()
		}
		return
	case h.step == 0:
		n.askHint(g)
		return
	}
	h.step, h.ticks = (h.step+1)%(hintSteps+1), 0
	if h.step == hintSteps && h.given.Move.Kind == rules.MoveOrder {
		n.hintOrder()
	}
	n.turnToHint(g)
}

// hintAsked asks for a hint on a sheet: one that lies on the table already stays, where the key would bring its next step or take it
// away, since under the sheet it is not seen.
func (n *hinter) hintAsked(g *app.App) {
	if !n.hinting.lies() {
		n.hint(g)
	}
}

// hintOrder lays the staged cards in the order of the hint.
func (n *hinter) hintOrder() {
	order := rules.Order(n.hinting.given.Move)
	n.asking.order.at, n.asking.order.lifted = order[:], 0
	n.asking.offer()
}

// turnToHint turns to the page of the answers that the hint's lies on.
func (n *hinter) turnToHint(g *app.App) {
	if n.hinting.step < 2 {
		return
	}
	on, ok := n.hintAnswer()
	for range n.laying.plan(g).Prompt.Pages {
		if _, seen := n.laying.plan(g).Rect(on); !ok || seen {
			return
		}
		n.asking.optionPage++
	}
}

// hintAnswer is the button of the prompt line that makes the hint's move, if one does.
func (n *hinter) hintAnswer() (layout.Target, bool) {
	for i := range n.asking.choices {
		if n.asking.choices[i].move == n.hinting.given.Move {
			return layout.Target{Kind: layout.Option, N: uint8(i)}, true
		}
	}
	return layout.Target{}, false
}

// pressHint presses the button of the note: the next step, or the move itself; of one that is not thought out yet it takes the
// hint away.
func (n *hinter) pressHint(g *app.App) {
	if n.hinting.step < hintSteps {
		n.hint(g)
		return
	}
	switch h := &n.hinting.given; {
	case h.Yields && n.sharing.handing(g): // without the question whether Done is to end the step
		n.hands.letGo()
		n.sharing.handOver(g)
	case !n.sharing.handsOver(g, h.Move):
		n.keeping.play(g, h.Move)
	}
}

// hintNote is the note of the hint that lies on the table, or nil.
func (n *hinter) hintNote(g *app.App) *layout.Note {
	h := &n.hinting
	if h.step == 0 || n.showing.beats.playing() {
		return n.comingNote(g)
	}
	note := &layout.Note{
		Head: fmt.Sprintf("A hint (%d of %d)", h.step, hintSteps), Say: h.given.Why, Button: h.button(), Key: h.key(g), Pointed: h.step == hintSteps,
		About: n.aboutHint,
		Free:  n.answerable, Open: true,
	}
	if h.step > 1 {
		note.Do, note.Known = h.given.Where, true
	}
	if h.step == hintSteps {
		if more := moreMoves(h.given.Plan); more > 0 {
			note.Say += " After this " + rules.HowMany(more, "more move finishes", "more moves finish") + " the card."
		}
		if adds := h.given.Adds(); adds != "" {
			note.Do += " " + adds
		}
	}
	return note
}

// moreMoves is how many moves after the first one finish a card: what is only chosen once it is finished is none of them.
func moreMoves(plan []rules.Move) int {
	for i := len(plan) - 1; i > 0; i-- {
		if plan[i].Kind == rules.MovePlace {
			return i
		}
	}
	return 0
}

// hintTargets are the things that a hint's move takes up and where it puts them, each die apart from its equals; of an answer
// the button that gives it.
func (n *hinter) hintTargets() (take []layout.Target, drop layout.Target) {
	seen := map[layout.Target]uint8{}
	for _, on := range n.hinting.gesture.Take {
		same := hand.Same(on)
		on.I += seen[same]
		seen[same]++
		take = append(take, on)
	}
	drop = n.hinting.gesture.Drop
	if answer, ok := n.hintAnswer(); ok && len(take) == 0 && (drop.Kind == layout.None || n.hinting.given.Move.Kind == rules.MoveOrder) {
		drop = answer
	}
	return take, drop
}

// answerable lists what answers the question that is asked, and the action dice that can be taken up, with the tabs beside
// them: a hint rather lies beside that.
func (n *hinter) answerable(p *layout.Plan) (list []layout.Rect) {
	for _, l := range n.hands.litOn(p) {
		if r, ok := p.Rect(l.Target); ok {
			list = append(list, r)
		}
	}
	for _, piece := range p.Pieces {
		on := piece.Target
		if on.Kind == layout.Tab || on.Kind == layout.Die && on.Place.Spot == rules.OnMat && n.hands.hand.CanTake(nil, on) {
			list = append(list, piece.Rect)
		}
	}
	return list
}

// aboutHint finds what the note speaks of: at first the card that is to be finished or the character, then the things
// themselves.
func (n *hinter) aboutHint(p *layout.Plan) []layout.Rect {
	var list []layout.Rect
	add := func(on layout.Target) {
		if r, _, ok := p.Seen(on); ok && on.Kind != layout.None {
			list = append(list, r)
		}
	}
	h := &n.hinting
	if h.given.Move.Kind == rules.MoveOrder { // it speaks of all the cards, and most of the one at the right end
		for i := len(p.Order.Cards) - 1; i >= 0; i-- {
			list = append(list, p.Order.Cards[i].Rect)
		}
		return list
	}
	if h.step == 1 {
		switch {
		case len(h.given.Plan) > 1 || h.given.Move.Kind == rules.MovePlace:
			add(layout.Target{Kind: layout.Current, N: uint8(h.given.Player)})
		case h.given.Move.Kind == rules.MoveStart: // the place is named, and often what can be done for a card from there
			add(h.gesture.Drop)
			for p := range n.state.Players {
				add(layout.Target{Kind: layout.Current, N: uint8(p)})
			}
		case h.given.Move.Kind == rules.MoveAttempt, h.given.Move.Kind == rules.MoveTake:
			add(h.gesture.Drop)
		}
		return list
	}
	take, drop := n.hintTargets()
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
		for _, id := range n.state.Attached[drop.N].List() {
			add(layout.Target{Kind: layout.Obstacle, N: uint8(id)})
		}
	}
	if len(h.given.Plan) > 1 && !p.Folded { // where not all is in sight, the things themselves come first
		add(layout.Target{Kind: layout.Current, N: uint8(h.given.Player)}) // the note speaks of it as well
	}
	return list
}

// advanceHint takes the time of one tick, and reports whether the hint has to be drawn again.
func (n *hinter) advanceHint(g *app.App) bool {
	if n.hinting.coming != nil {
		return n.awaitHint(g)
	}
	h := &n.hinting
	if h.step < hintSteps || g.Settings.ReducedMotion || h.rests() && !g.Pointer.Moved {
		return false
	}
	if h.rests() {
		h.ticks = 0
	}
	h.ticks++
	g.Rested = 0 // what comes next comes without input
	return h.rests() || h.ticks%hintRound <= hintFlight
}

// drawHint lights what a hint speaks of and, at its last step, shows the move: the dice fly to where they are put.
func (n *hinter) drawHint(g *app.App, s *render.Scene) {
	h := &n.hinting
	if h.step < 2 || n.showing.beats.playing() || n.sheets.dialog != nil {
		return
	}
	take, drop := n.hintTargets()
	s.Glow = append(s.Glow, take...)
	if drop.Kind != layout.None {
		s.Glow = append(s.Glow, drop)
	}
	to, _, ok := s.Plan.Seen(drop)
	if h.step < hintSteps || !ok || g.Settings.ReducedMotion || h.rests() {
		return
	}
	along := min(1, float64(h.ticks%hintRound)/hintFlight)
	for _, on := range take {
		from, _, ok := s.Plan.Seen(on)
		if !ok || on.Kind != layout.Die && on.Kind != layout.StressDie {
			continue
		}
		f := render.Flight{From: from, To: to.Middle(min(from.W, to.W), min(from.H, to.H)), T: along, Die: on.Die}
		if on.Kind == layout.StressDie {
			value := n.shown.Players[on.N].Stress[on.Sub].Value
			f.Stress = &render.StressToken{Kind: content.Stress(on.Sub), Value: int(value)}
		}
		s.Flights = append(s.Flights, f)
	}
}

// Tick takes the time of one tick.
func (n *hinter) Tick(g *app.App) (stale, keeps bool) {
	return !n.showing.beats.playing() && n.advanceHint(g), false
}

// Key asks for a hint or its next step, and presses the button of its note while the keyboard points at nothing.
func (n *hinter) Key(g *app.App) bool {
	k, h, p := &g.Keyboard, &n.hinting, &n.attention.pointing
	switch {
	case k.Asks(command.Hint):
		n.hint(g)
	case !k.Asks(command.Take):
		return false
	case h.coming != nil:
		return !(p.on && n.attention.hover == noteButton) // it is meant for the hint, as its note says
	case h.step == 0 || p.on:
		return false
	default:
		if _, lies := n.laying.plan(g).Rect(noteButton); !lies {
			return false
		}
		n.pressHint(g)
	}
	n.pointAtHint(g)
	return true
}

// Escape takes the hint away.
func (n *hinter) Escape(*app.App) bool {
	is := n.hinting.step > 0 || n.hinting.coming != nil
	n.hinting.drop()
	return is
}

// Release presses the button of the note.
func (n *hinter) Release(g *app.App, on layout.Target) bool {
	is := on.Kind == layout.NoteButton && n.hinting.lies()
	if is {
		n.pressHint(g)
	}
	return is
}

// Place lays the note of the hint.
func (n *hinter) Place(g *app.App, v *layout.View) {
	if note := n.hintNote(g); note != nil {
		v.Note = note
	}
}

// Draw lights what the hint speaks of, and shows its move.
func (n *hinter) Draw(g *app.App, s *render.Scene) { n.drawHint(g, s) }

// Blocks is what would come in its place.
func (n *hinter) Blocks() layer.Blocks { return layer.Blocks{News: n.hinting.lies()} }

// NoteInput is the move that the hint speaks of.
func (n *hinter) NoteInput() any { return n.hinting.given.Move }

// Renew drops the hint: it was one for another table.
func (n *hinter) Renew() { n.hinting.drop() }

// Follows reports whether a hint lies there, whose move is shown again when the pointer moves.
func (n *hinter) Follows() bool { return n.hinting.step > 0 }
