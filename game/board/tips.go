package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/background"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Tips explain the small thing that the pointer rests on.
type Tips struct {
	Tip  Tooltip
	hush layout.Target // a button that keeps quiet until the focus has left it
}

// Tooltip is the tip that is shown or comes.
type Tooltip struct {
	On        Pointed
	ticks     int  // that the pointer has been on it
	Explained bool // rested long enough: the tip is shown or being computed, if there is one

	Tip  gesture.Tip
	at   layout.Rect     // where that is
	next []layout.Target // places that what would be done opens
	adds []string        // what a proposal on the table changes of it, after what comes later

	Later  *gesture.Later                   // finds out more; nil if there is no more
	Coming *background.Thought[Explanation] // being computed; nil if nothing is
	More   *background.Thought[moreTip]     // the same of Later
}

// drop takes the tip away and lets go what is being computed for it, so that this wakes no sleeping window.
func (t *Tooltip) drop() {
	if t.Coming != nil {
		t.Coming.Forget()
	}
	if t.More != nil {
		t.More.Forget()
	}
	*t = Tooltip{}
}

// Pointed is all that a tip depends on: what the pointer is on, and with what in hand.
type Pointed struct {
	Part    layout.Part
	Target  layout.Target
	Sign    render.Sign
	pinned  bool // it is on a card that is pinned
	held    int
	playing bool // something is being shown
}

// Ticks that the pointer rests on something before it is explained. With something in hand the player expects it.
const (
	TipAfter    = 25
	tipWithDice = 8
)

// Point counts how long the pointer has rested on something. It reports whether a tip comes or goes.
func (t *Board) Point(g *app.App) (stale bool) {
	if t.hush.Kind != layout.None {
		if t.Pointing.On && t.Hover == t.hush {
			return false
		}
		t.hush = layout.Target{}
	}
	x, y := g.Pointer.X, g.Pointer.Y
	on := Pointed{Target: t.Hover, held: len(t.Held), playing: t.Beats.Playing()}
	if !t.Pointing.On && !t.Layers.Blocks(t).Pointer {
		if on.Target = targetAt(t, g, x, y); len(t.Held) > 0 {
			on.Target = t.Under(g, x, y) // what a drop here reaches
		}
		if liesThere(t, g, on.Target) {
			on.Part, _ = t.Plan(g).PartAt(x, y)
			on.Sign, _ = g.Painter.SignAt(x, y)
		}
		_, on.pinned = pinnedAt(t, g, x, y)
	}
	if on != t.Tip.On {
		stale = t.TipShown()
		t.Tip.drop()
		t.Tip.On = on
		return stale
	}
	if t.Tip.Explained {
		return t.Explained(g)
	}
	after := TipAfter
	if len(t.Held) > 0 {
		after = tipWithDice
	}
	g.Rested = 0 // it is counted without anything to draw
	if t.Tip.ticks++; t.Tip.ticks <= after {
		return false
	}
	t.Tip.Explained = true
	t.FindOut(g)
	t.Explained(g)
	return true
}

// Explain fills the tip of the smallest thing that the pointer or the focus is on, with what was computed for it, in the words of the
// device used last.
func (t *Board) Explain(g *app.App, found *Explanation) {
	explain(t, g, found)
	if tip := &t.Tip.Tip; g.Keyboard.Device != input.Desk {
		tip.Text = slices.Clone(tip.Text)
		for n := range tip.Text {
			tip.Text[n] = g.Keyboard.Told(tip.Text[n])
		}
	}
}

// explain fills the tip from the first source that has something to say.
func explain(t *Board, g *app.App, found *Explanation) {
	tip := &t.Tip
	if tip.On.pinned {
		tip.Tip, tip.at = meaning(t, g, tip.On.Sign), tip.On.Sign.Rect
		return
	}
	tip.next, tip.adds, tip.Later = found.next, found.adds, found.later
	tip.Tip = gesture.Tip{}
	tip.at, _ = t.Plan(g).Rect(tip.On.Target)
	for _, says := range sources(t, g) {
		if is, at := says(t, g, found); !is.Empty() {
			tip.Tip, tip.at = is, at
			return
		}
	}
}

// source explains what is pointed at in one way, and says where that lies. Its tip is empty if it has nothing to say.
type source func(t *Board, g *app.App, found *Explanation) (gesture.Tip, layout.Rect)

// sources returns what can explain what is pointed at, in the order in which it is asked.
func sources(t *Board, g *app.App) []source {
	part := t.Tip.On.Part.Kind
	switch {
	case len(t.Held) > 0:
		return []source{previewTip, controlTip, notHereTip}
	case part == layout.PartTags, part == layout.PartPrompt && !t.Plan(g).Prompt.Who.Contains(g.Pointer.X, g.Pointer.Y):
		return []source{previewTip, controlTip, thingTip, signTip, partTip} // a sign on these parts is explained before them
	}
	return []source{previewTip, controlTip, partTip, thingTip, signTip}
}

// previewTip says what a drop or a click would do.
func previewTip(t *Board, g *app.App, found *Explanation) (gesture.Tip, layout.Rect) {
	on, plan := t.Tip.On.Target, t.Plan(g)
	if on.Kind == layout.Square {
		return found.preview, plan.Cards[on.N].Rect // so that the squares that it opens stay in sight
	}
	at, _ := plan.Rect(on)
	return found.preview, at
}

// controlTip says what a button or a tab does.
func controlTip(t *Board, g *app.App, _ *Explanation) (tip gesture.Tip, at layout.Rect) {
	on := t.Tip.On.Target
	at, _ = t.Plan(g).Rect(on)
	switch {
	case on.Kind == layout.Button && len(t.Held) == 0:
		if tip = ButtonTip(g, on.N); on.N == layout.ButtonUndo {
			tip.Text = t.UndoSays(g)
		}
	case on == NoteBack && t.Guide.Plays():
		tip = commandTip(g, command.PageBack)
	case on.Kind == layout.Tab:
		tip = t.TabTip(g, layout.Pane(on.N))
	}
	return tip, at
}

// notHereTip says why what is held cannot be dropped here.
func notHereTip(t *Board, g *app.App, _ *Explanation) (gesture.Tip, layout.Rect) {
	at, _ := t.Plan(g).Rect(t.Tip.On.Target)
	return whyNot(t, g, t.Tip.On.Target), at
}

// partTip explains the part of a board, a card or the prompt line under the pointer.
func partTip(t *Board, g *app.App, found *Explanation) (gesture.Tip, layout.Rect) {
	_, at := t.Plan(g).PartAt(g.Pointer.X, g.Pointer.Y)
	return t.PartTip(g, t.Tip.On.Part, found.part), at
}

// thingTip explains a thing. To a die it adds what can be done with it; if the die answers the question, that stands instead.
func thingTip(t *Board, g *app.App, _ *Explanation) (gesture.Tip, layout.Rect) {
	on := t.Tip.On.Target
	at, _ := t.Plan(g).Rect(on)
	tip, moves := gesture.Thing(t.Book, &t.Shown, on), answering(t, on)
	switch {
	case tip.Empty() || on.Kind != layout.Die:
	case len(moves) > 0:
		tip.Text, tip.Rule = []string{rules.FixFullStops("A click: " + t.Label(moves[0]) + ".")}, t.Shown.RuleInHand()
	case on.Place.Spot == rules.OnMat && t.Hand.CanTake(nil, on):
		tip.Text = append(tip.Text, "Drag it to spend it; everything you can do lights up.")
	}
	return tip, at
}

// signTip explains an icon or a word. Of an ability it says what the icon means there.
func signTip(t *Board, g *app.App, _ *Explanation) (gesture.Tip, layout.Rect) {
	on, sign := t.Tip.On.Target, t.Tip.On.Sign
	if on.Kind == layout.Ability {
		if tip := gesture.AbilitySign(t.Book, &t.Shown, int(on.N), int(on.Sub), sign.Icon); !tip.Empty() {
			return tip, sign.Rect
		}
	}
	return meaning(t, g, sign), sign.Rect
}

// PartTip adds to the tip of a part why it is so in this campaign. That of the prompt line names the keys that help.
func (t *Board) PartTip(g *app.App, part layout.Part, tip gesture.Tip) gesture.Tip {
	if looms := loomingTip(t); part.Kind == layout.PartHelp && !looms.Empty() {
		return looms
	}
	tip.Text = append(tip.Text, t.Log.Why(&t.Shown, part)...)
	if part.Kind == layout.PartPrompt {
		if t.Beats.Playing() {
			return gesture.Tip{}
		}
		tip.Text = append(tip.Text, t.Guide.Stuck(g))
		if t.AskedBy != "" {
			tip.Rule = t.AskedBy
		}
	}
	return tip
}

// whyNot tells why what is held cannot be dropped on something. It is empty if it can, or nothing ever can.
func whyNot(t *Board, g *app.App, on layout.Target) gesture.Tip {
	if !takes[on.Kind] || slices.Contains(t.Held, on) ||
		slices.ContainsFunc(t.Lit(g), func(l render.Lit) bool { return l.Target == on }) {
		return gesture.Tip{}
	}
	if takesThere(t, on) {
		return gesture.Tip{} // as a pool takes what one of its dice takes
	}
	say, rule := gesture.Refusal(t.Book, &t.State, t.Held, on)
	return gesture.Tip{Title: "Not here", Text: []string{say}, Rule: rule}
}

// takes are the kinds of thing that something can be dropped on at some time.
var takes = map[layout.Kind]bool{
	layout.Location: true, layout.Action: true, layout.Obstacle: true, layout.Square: true, layout.Ability: true,
	layout.Stash: true, layout.StressDie: true, layout.Pool: true, layout.Arrow: true,
	layout.CardPlace: true, layout.Seat: true,
}

// pale are the kinds of thing that take no drop, but would outshine the highlights if not dimmed.
var pale = map[layout.Kind]bool{layout.Current: true, layout.Staged: true}

// Refused returns what is dimmed while something is held: places and cards with nothing lit on them.
func (t *Board) Refused(p *layout.Plan, lit []render.Lit) (list []layout.Target) {
	if len(t.Held) == 0 {
		return nil
	}
	var open []layout.Rect
	if r, ok := p.Rect(t.Onto); ok && t.Collects() {
		open = append(open, r)
	}
	for _, is := range lit {
		if r, ok := p.Rect(is.Target); ok {
			open = append(open, r)
		}
	}
	for _, piece := range p.Pieces {
		if on := piece.Target; (takes[on.Kind] || pale[on.Kind]) && !slices.ContainsFunc(open, piece.Rect.Overlaps) {
			list = append(list, on)
		}
	}
	return list
}

// meaning explains an icon or a word.
func meaning(t *Board, g *app.App, sign render.Sign) gesture.Tip {
	if sign.Icon != "" {
		return gesture.Sign(g.Reference, sign.Icon)
	}
	return gesture.Word(g.Reference, sign.Word)
}

// Pin pins the large card of a thing, in place of the oldest if there are enough, or unpins it. Of a square that is its card. A refusal goes.
func (t *Board) Pin(g *app.App, on layout.Target) {
	if on.Kind == layout.Square {
		on = layout.Target{Kind: layout.Current, N: on.N}
	}
	title, _ := t.Texts(on)
	switch i := slices.Index(t.Pinned, on); {
	case i >= 0:
		t.Pinned = slices.Delete(t.Pinned, i, i+1)
	case title == "":
		return
	default:
		if len(t.Pinned) == mostPinned {
			t.Pinned = slices.Delete(t.Pinned, 0, 1)
		}
		t.Pinned = append(t.Pinned, on)
		if t.pins == nil {
			t.pins = map[layout.Target]pin{}
		}
		t.pins[on] = pin{render.PinPlace{Side: sideOf(t, on), By: pinner(t, g)}, title}
	}
	t.Refusal.Forget()
}

// pinner returns what the table calls the player who pins a card where two share the mouse: who has it or is asked; else "".
func pinner(t *Board, g *app.App) string {
	by := t.View(g).PromptPlayer
	switch {
	case !sharesMouse(t, g):
		return ""
	case by != rules.NoPlayer:
		return t.seat(by)
	case t.Desk.On:
		return t.seat(t.Desk.Player)
	}
	return ""
}

// PinPointed pins what is under the pointer, or unpins the pinned card there.
func (t *Board) PinPointed(g *app.App) {
	if pinned, ok := pinnedAt(t, g, g.Pointer.X, g.Pointer.Y); ok {
		t.Pin(g, pinned)
	} else {
		t.Pin(g, t.Hover)
	}
}

// pinnedAt returns the pinned card under a point. If none is pinned the painter is not asked: its last frame may still show one.
func pinnedAt(t *Board, g *app.App, x, y float64) (layout.Target, bool) {
	if len(t.Pinned) == 0 {
		return layout.Target{}, false
	}
	return g.Painter.PinnedAt(x, y)
}

// Under returns the target under a point. Pinned cards cover what they lie on; all of a page to read is its button.
func (t *Board) Under(g *app.App, x, y float64) layout.Target {
	if _, covered := pinnedAt(t, g, x, y); covered {
		return layout.Target{}
	}
	on := targetAt(t, g, x, y)
	switch {
	case on.Kind == layout.None && len(t.Held) > 0 && amongDice(t, g, x, y).Kind != layout.None:
		return amongDice(t, g, x, y)
	case len(t.Held) > 0 && !t.Collects():
		return near(t, t.Plan(g), on, x, y)
	case on.Kind == layout.NotePanel && len(t.Held) == 0 && t.Guide.Reads() && !t.Guide.LooksBack():
		// So the hand need not follow the button from page to page.
		return NoteButton
	}
	return on
}

// amongDice returns the character between whose action dice a point lies, if what is in hand becomes one of them there.
func amongDice(t *Board, g *app.App, x, y float64) layout.Target {
	part, _ := t.Plan(g).PartAt(x, y)
	on := layout.Target{Kind: layout.Portrait, N: part.N}
	if complete, _ := t.Hand.Put(t.Held, on); part.Kind != layout.PartTray || len(complete) == 0 {
		return layout.Target{}
	}
	return on
}

// TipsLayer is the tip of the small thing that the pointer rests on.
type TipsLayer struct{ Base }

// Draw shows the tip, and lights the places that what would be done opens.
func (TipsLayer) Draw(t *Board, _ *app.App, s *render.Scene) {
	if t.TipShown() && !t.Layers.Blocks(t).Tips {
		s.Tip, s.TipAt = render.Tip(t.Tip.Tip), t.Tip.at
		s.Glow = append(s.Glow, t.Tip.next...)
	}
}

func (TipsLayer) Topic(t *Board, _ *app.App) string { return t.Tip.Tip.Rule }

func (TipsLayer) Renew(t *Board) {
	t.Tip.drop()
	t.hush = layout.Target{}
	hushButton(t)
}

// hushButton keeps a button with the focus from explaining itself: the keyboard has pressed it, or the focus came to it by itself.
func hushButton(t *Board) {
	if t.Pointing.On && t.Hover.Kind == layout.Button {
		t.hush = t.Hover
	}
}

// Linger counts a tick of rest, after which large cards and tips come. After a click or a key the pointer first has to move
// clearly, so that nothing pops up over what came of it. It reports whether anything has to be drawn again.
func (t *Board) Linger(g *app.App) (stale bool) {
	if g.Pointer.Clicked && !t.Pointing.On {
		stale = t.TipShown() || t.Enlarges() && len(t.Held) == 0
		t.Tip.drop()
		if len(t.Held) == 0 {
			t.StartOver()
		}
		return stale
	}
	waits, stale := restTick(t)
	if waits {
		g.Rested = 0 // it is counted on without anything to draw
	}
	return t.Point(g) || stale
}
