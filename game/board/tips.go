package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/hand"
	"sixwinters/game/hover"
	"sixwinters/game/input"
	"sixwinters/game/layer"
	"sixwinters/game/thought"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Tips explain the small thing that the pointer rests on.
type Tips struct {
	layer.Base
	*Position
	asking    *Asking
	attention *Attention
	guide     Guide
	hands     *Hands
	layers    *layer.Stack
	laying    *Laying
	log       *tableLog
	showing   *Showing
	wording   *wording

	Tip Tooltip
}

// Tooltip is the tip that is shown or comes.
type Tooltip struct {
	On        Pointed
	ticks     int  // that the pointer has been on it
	Explained bool // rested long enough: the tip is shown or being computed, if there is one

	Tip  hover.Tip
	at   layout.Rect     // where that is
	next []layout.Target // places that what would be done opens

	Later  *hover.Later                  // finds out more; nil if there is no more
	Coming *thought.Thought[Explanation] // being computed; nil if nothing is
	More   *thought.Thought[moreTip]     // the same of Later
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
func (i *Tips) Point(g *app.App) (stale bool) {
	x, y := g.Pointer.X, g.Pointer.Y
	on := Pointed{Target: i.attention.Hover, held: len(i.hands.Held), playing: i.showing.Beats.Playing()}
	if !i.attention.Pointing.On && !i.layers.Blocks().Pointer {
		on.Target = i.attention.at(g, x, y)
		if i.attention.liesThere(g, on.Target) {
			on.Part, _ = i.laying.Plan(g).PartAt(x, y)
			on.Sign, _ = g.Painter.SignAt(x, y)
		}
		_, on.pinned = i.attention.pinnedAt(g, x, y)
	}
	if on != i.Tip.On {
		stale = i.TipShown()
		i.Tip = Tooltip{On: on}
		return stale
	}
	if i.Tip.Explained {
		return i.Explained(g)
	}
	after := TipAfter
	if len(i.hands.Held) > 0 {
		after = tipWithDice
	}
	g.Rested = 0 // it is counted without anything to draw
	if i.Tip.ticks++; i.Tip.ticks <= after {
		return false
	}
	i.Tip.Explained = true
	i.FindOut(g)
	i.Explained(g)
	return true
}

// Explain fills the tip of the smallest thing that the pointer or the focus is on, with what was computed for it, in the words of the
// device used last.
func (i *Tips) Explain(g *app.App, found *Explanation) {
	i.explain(g, found)
	if tip := &i.Tip.Tip; g.Keyboard.Device != input.Desk {
		tip.Text = slices.Clone(tip.Text)
		for n := range tip.Text {
			tip.Text[n] = g.Keyboard.Told(tip.Text[n])
		}
	}
}

func (i *Tips) explain(g *app.App, found *Explanation) {
	x, y := g.Pointer.X, g.Pointer.Y
	on := &i.Tip.On
	i.Tip.at, _ = i.laying.Plan(g).Rect(on.Target)
	if on.pinned {
		i.Tip.Tip, i.Tip.at = i.meaning(g, on.Sign), on.Sign.Rect
		return
	}
	if i.Tip.Tip, i.Tip.next, i.Tip.Later = found.preview, found.next, found.later; !i.Tip.Tip.Empty() {
		if on.Target.Kind == layout.Square {
			i.Tip.at = i.laying.Plan(g).Cards[on.Target.N].Rect // so that the squares that it opens stay in sight
		}
		return
	}
	if on.Target.Kind == layout.Button && len(i.hands.Held) == 0 {
		i.Tip.Tip = ButtonTip(g, on.Target.N)
		return
	}
	if on.Target == NoteBack {
		i.Tip.Tip = commandTip(g, command.PageBack)
		return
	}
	if on.Target.Kind == layout.Tab {
		i.Tip.Tip = i.laying.TabTip(g, layout.Pane(on.Target.N))
		return
	}
	if len(i.hands.Held) > 0 {
		i.Tip.Tip = i.whyNot(g, on.Target)
		return
	}
	// A sign on some parts is explained first.
	behind := on.Part.Kind == layout.PartTags || on.Part.Kind == layout.PartPrompt && !i.laying.Plan(g).Prompt.Who.Contains(x, y)
	if !behind {
		if i.Tip.Tip = i.PartTip(g, on.Part, found.part); !i.Tip.Tip.Empty() {
			_, i.Tip.at = i.laying.Plan(g).PartAt(x, y)
			return
		}
	}
	if i.Tip.Tip = hover.Thing(i.Book, &i.Shown, on.Target); !i.Tip.Tip.Empty() {
		i.handTip(on.Target)
		return
	}
	if on.Target.Kind == layout.Ability {
		i.Tip.Tip = hover.AbilitySign(i.Book, &i.Shown, int(on.Target.N), int(on.Target.Sub), on.Sign.Icon)
	}
	if i.Tip.Tip.Empty() {
		i.Tip.Tip = i.meaning(g, on.Sign)
	}
	if !i.Tip.Tip.Empty() {
		i.Tip.at = on.Sign.Rect
		return
	}
	if behind {
		i.Tip.Tip = i.PartTip(g, on.Part, found.part)
		_, i.Tip.at = i.laying.Plan(g).PartAt(x, y)
	}
}

// handTip adds to the tip of a die what can be done with it. If it answers the question, that stands instead.
func (i *Tips) handTip(on layout.Target) {
	tip, moves := &i.Tip.Tip, i.Answering(on)
	switch {
	case on.Kind != layout.Die:
	case len(moves) > 0:
		tip.Text, tip.Rule = []string{rules.FixFullStops("A click: " + i.wording.Label(moves[0]) + ".")}, i.Shown.RuleInHand()
	case on.Place.Spot == rules.OnMat && i.hands.Hand.CanTake(nil, on):
		tip.Text = append(tip.Text, "Drag it to spend it; everything you can do lights up.")
	}
}

// PartTip adds to the tip of a part why it is so in this campaign. That of the prompt line names the keys that help.
func (i *Tips) PartTip(g *app.App, part layout.Part, tip hover.Tip) hover.Tip {
	tip.Text = append(tip.Text, i.log.Why(&i.Shown, part)...)
	if part.Kind == layout.PartPrompt {
		if i.showing.Beats.Playing() {
			return hover.Tip{}
		}
		tip.Text = append(tip.Text, i.guide.Stuck(g))
		if i.asking.AskedBy != "" {
			tip.Rule = i.asking.AskedBy
		}
	}
	return tip
}

// whyNot tells why what is held cannot be dropped on something. It is empty if it can, or nothing ever can.
func (i *Tips) whyNot(g *app.App, on layout.Target) hover.Tip {
	if !takes[on.Kind] || slices.Contains(i.hands.Held, on) ||
		slices.ContainsFunc(i.hands.Lit(g), func(l render.Lit) bool { return l.Target == on }) {
		return hover.Tip{}
	}
	say, rule := hand.Refusal(i.Book, &i.State, i.hands.Held, on)
	return hover.Tip{Title: "Not here", Text: []string{say}, Rule: rule}
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
func (h *Hands) Refused(p *layout.Plan, lit []render.Lit) (list []layout.Target) {
	if len(h.Held) == 0 {
		return nil
	}
	var open []layout.Rect
	if r, ok := p.Rect(h.Onto); ok && h.Collects() {
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
func (i *Tips) meaning(g *app.App, sign render.Sign) hover.Tip {
	if sign.Icon != "" {
		return hover.Sign(g.Reference, sign.Icon)
	}
	return hover.Word(g.Reference, sign.Word)
}

// Pin pins the large card of a thing, in place of the oldest if there are enough, or unpins it. A refusal, which hides large cards, goes.
func (a *Attention) Pin(on layout.Target) {
	title, _ := a.wording.Texts(on)
	switch i := slices.Index(a.Pinned, on); {
	case i >= 0:
		a.Pinned = slices.Delete(a.Pinned, i, i+1)
	case title == "":
		return
	default:
		if len(a.Pinned) == mostPinned {
			a.Pinned = slices.Delete(a.Pinned, 0, 1)
		}
		a.Pinned = append(a.Pinned, on)
	}
	a.refusing.ForgetRefusal()
}

// PinPointed pins what is under the pointer, or unpins the pinned card there.
func (a *Attention) PinPointed(g *app.App) {
	if pinned, ok := a.pinnedAt(g, g.Pointer.X, g.Pointer.Y); ok {
		a.Pin(pinned)
	} else {
		a.Pin(a.Hover)
	}
}

// pinnedAt returns the pinned card under a point. If none is pinned the painter is not asked: its last frame may still show one.
func (a *Attention) pinnedAt(g *app.App, x, y float64) (layout.Target, bool) {
	if len(a.Pinned) == 0 {
		return layout.Target{}, false
	}
	return g.Painter.PinnedAt(x, y)
}

// Under returns the target under a point. Pinned cards cover what they lie on; all of a page to read is its button.
func (a *Attention) Under(g *app.App, x, y float64) layout.Target {
	if _, covered := a.pinnedAt(g, x, y); covered {
		return layout.Target{}
	}
	on := a.at(g, x, y)
	switch {
	case on.Kind == layout.None && len(a.hands.Held) > 0:
		return a.amongDice(g, x, y)
	case on.Kind == layout.NotePanel && len(a.hands.Held) == 0 && a.guide.Reads():
		// So the hand need not follow the button from page to page.
		return NoteButton
	}
	return on
}

// amongDice returns the character between whose action dice a point lies, if what is in hand becomes one of them there.
func (a *Attention) amongDice(g *app.App, x, y float64) layout.Target {
	part, _ := a.laying.Plan(g).PartAt(x, y)
	on := layout.Target{Kind: layout.Portrait, N: part.N}
	if complete, _ := a.hands.Hand.Put(a.hands.Held, on); part.Kind != layout.PartTray || len(complete) == 0 {
		return layout.Target{}
	}
	return on
}

// Draw shows the tip, and lights the places that what would be done opens.
func (i *Tips) Draw(_ *app.App, s *render.Scene) {
	if i.TipShown() && !i.layers.Blocks().Tips {
		s.Tip, s.TipAt = render.Tip(i.Tip.Tip), i.Tip.at
		s.Glow = append(s.Glow, i.Tip.next...)
	}
}

func (i *Tips) Topic(*app.App) string { return i.Tip.Tip.Rule }

func (i *Tips) Renew() { i.Tip = Tooltip{} }

// Linger counts a tick of rest, after which large cards and tips come. After a click or a key the pointer first has to move
// clearly, so that nothing pops up over what came of it. It reports whether anything has to be drawn again.
func (i *Tips) Linger(g *app.App) (stale bool) {
	if g.Pointer.Clicked && !i.attention.Pointing.On {
		stale = i.TipShown() || i.attention.Enlarges() && len(i.hands.Held) == 0
		i.Tip = Tooltip{}
		if len(i.hands.Held) == 0 {
			i.StartOver()
		}
		return stale
	}
	waits, stale := i.attention.count()
	if waits {
		g.Rested = 0 // it is counted on without anything to draw
	}
	return i.Point(g) || stale
}
