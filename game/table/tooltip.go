package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/hand"
	"sixwinters/game/hover"
	"sixwinters/game/thought"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// tooltip explains the small thing that the pointer rests on.
type tooltip struct {
	on        pointed
	ticks     int  // the pointer has been on it
	explained bool // it has rested there long enough: there is a tip, or one is coming, if there is anything to say

	tip  hover.Tip
	at   layout.Rect     // where that is
	next []layout.Target // places that what would be done opens

	later  *hover.Later                  // what more may come to light of it; nil if nothing
	coming *thought.Thought[explanation] // what is being thought out of it; nil if nothing
	more   *thought.Thought[goneOn]      // the same of later
}

// pointed is all that a tip depends on: what the pointer is on, and with what in hand.
type pointed struct {
	part    layout.Part
	target  layout.Target
	sign    render.Sign
	pinned  bool // it is on a card that is pinned
	held    int
	playing bool // something is being shown
}

// How many ticks the pointer rests on something before it is explained: with something in hand, that is waited for.
const (
	tipAfter    = 25
	tipWithDice = 8
)

// point finds what the pointer is on, or counts how long it has been there. It reports whether a tip has to be drawn or
// taken away.
func (t *table) point(g *app.App) (stale bool) {
	x, y := g.Pointer.X, g.Pointer.Y
	on := pointed{target: t.hover, held: len(t.held), playing: t.beats.playing()}
	if !t.pointing.on && t.log.view.line == 0 {
		on.target = t.at(g, x, y)
		if t.liesThere(g, on.target) {
			on.part, _ = t.plan(g).PartAt(x, y)
			on.sign, _ = g.Painter.SignAt(x, y)
		}
		_, on.pinned = t.pinnedAt(g, x, y)
	}
	if on != t.tip.on {
		stale = t.tipShown()
		t.tip = tooltip{on: on}
		return stale
	}
	if t.tip.explained {
		return t.explained(g)
	}
	after := tipAfter
	if len(t.held) > 0 {
		after = tipWithDice
	}
	g.Rested = 0 // it is counted without anything to draw
	if t.tip.ticks++; t.tip.ticks <= after {
		return false
	}
	t.tip.explained = true
	t.findOut(g)
	t.explained(g)
	return true
}

// explain says what is to be said of the smallest thing that the pointer, or the keyboard, is on, with what was found out of it.
func (t *table) explain(g *app.App, found *explanation) {
	x, y := g.Pointer.X, g.Pointer.Y
	on := &t.tip.on
	t.tip.at, _ = t.plan(g).Rect(on.target)
	if on.pinned {
		t.tip.tip, t.tip.at = t.meaning(g, on.sign), on.sign.Rect
		return
	}
	if t.tip.tip, t.tip.next, t.tip.later = found.preview, found.next, found.later; !t.tip.tip.Empty() {
		if on.target.Kind == layout.Square {
			t.tip.at = t.plan(g).Cards[on.target.N].Rect // so that the squares that open can be seen
		}
		return
	}
	if on.target.Kind == layout.Button && len(t.held) == 0 {
		t.tip.tip = buttonTip(g, on.target.N)
		return
	}
	if on.target == noteBack {
		t.tip.tip = commandTip(g, command.PageBack)
		return
	}
	if on.target.Kind == layout.Tab {
		t.tip.tip = t.tabTip(g, layout.Leaf(on.target.N))
		return
	}
	if len(t.held) > 0 {
		t.tip.tip = t.whyNot(g, on.target)
		return
	}
	// A sign on some parts is explained first.
	behind := on.part.Kind == layout.PartTags || on.part.Kind == layout.PartPrompt && !t.plan(g).Prompt.Who.Contains(x, y)
	if !behind {
		if t.tip.tip = t.partTip(g, on.part, found.part); !t.tip.tip.Empty() {
			_, t.tip.at = t.plan(g).PartAt(x, y)
			return
		}
	}
	if t.tip.tip = hover.Thing(t.book, &t.shown, on.target); !t.tip.tip.Empty() {
		t.handTip(on.target)
		return
	}
	if on.target.Kind == layout.Ability {
		t.tip.tip = hover.AbilitySign(t.book, &t.shown, int(on.target.N), int(on.target.Sub), on.sign.Icon)
	}
	if t.tip.tip.Empty() {
		t.tip.tip = t.meaning(g, on.sign)
	}
	if !t.tip.tip.Empty() {
		t.tip.at = on.sign.Rect
		return
	}
	if behind {
		t.tip.tip = t.partTip(g, on.part, found.part)
		_, t.tip.at = t.plan(g).PartAt(x, y)
	}
}

// handTip adds to what a die is what can be done with it: pick it up, or answer the question asked by a click, which takes precedence
// over what it is for at other times.
func (t *table) handTip(on layout.Target) {
	tip, moves := &t.tip.tip, t.answering(on)
	switch {
	case on.Kind != layout.Die:
	case len(moves) > 0:
		tip.Text, tip.Rule = []string{rules.Stopped("A click: " + t.label(moves[0]) + ".")}, t.shown.RuleInHand()
	case on.Place.Spot == rules.OnMat && t.hand.CanTake(nil, on):
		tip.Text = append(tip.Text, "Drag it to spend it; everything you can do lights up.")
	}
}

// partTip is what a part says, besides what can be said of any table. The prompt line also names the keys that help, and says
// nothing while nothing is asked.
func (t *table) partTip(g *app.App, part layout.Part, tip hover.Tip) hover.Tip {
	tip.Text = append(tip.Text, t.log.Why(&t.shown, part)...)
	if part.Kind == layout.PartPrompt {
		if t.beats.playing() {
			return hover.Tip{}
		}
		tip.Text = append(tip.Text, t.stuck(g))
		if t.askedBy != "" {
			tip.Rule = t.askedBy
		}
	}
	return tip
}

// whyNot is why what is held cannot be put down on something. It is empty if it can, and for things that nothing is ever put on.
func (t *table) whyNot(g *app.App, on layout.Target) hover.Tip {
	if !takes[on.Kind] || slices.Contains(t.held, on) || slices.ContainsFunc(t.lit(g), func(l render.Lit) bool { return l.Target == on }) {
		return hover.Tip{}
	}
	say, rule := hand.Refusal(t.book, &t.state, t.held, on)
	return hover.Tip{Title: "Not here", Text: []string{say}, Rule: rule}
}

// takes are the kinds of thing that something may be put down on at one time or another.
var takes = map[layout.Kind]bool{
	layout.Location: true, layout.Action: true, layout.Obstacle: true, layout.Square: true, layout.Ability: true,
	layout.Stash: true, layout.StressDie: true, layout.Pool: true, layout.Arrow: true,
	layout.CardPlace: true, layout.Seat: true,
}

// pale are the kinds of thing that nothing is ever put down on, but that would outshine what is lit: cards in full.
var pale = map[layout.Kind]bool{layout.Current: true, layout.Staged: true}

// refused are the places that what is held cannot be put down on, with nothing lit on them, and the cards among them.
func (t *table) refused(p *layout.Plan, lit []render.Lit) (list []layout.Target) {
	if len(t.held) == 0 {
		return nil
	}
	var open []layout.Rect
	if r, ok := p.Rect(t.onto); ok && t.collects() {
		open = append(open, r)
	}
	for _, l := range lit {
		if r, ok := p.Rect(l.Target); ok {
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
func (t *table) meaning(g *app.App, sign render.Sign) hover.Tip {
	if sign.Icon != "" {
		return hover.Sign(g.Reference, sign.Icon)
	}
	return hover.Word(g.Reference, sign.Word)
}

// showTip puts the tip into a scene, once the pointer has rested.
func (t *table) showTip(s *render.Scene) {
	if t.tipShown() {
		s.Tip, s.TipAt = render.Tip(t.tip.tip), t.tip.at
		s.Glow = append(s.Glow, t.tip.next...)
	}
}

// pin keeps a card large beside its thing, to be compared with others, or lets it go if it is one of them already. What was refused
// makes room, as no card is large as long as that is read.
func (t *table) pin(on layout.Target) {
	title, _ := t.texts(on)
	if t.unpins(on) {
		t.forgetRefusal()
	} else if title != "" {
		t.forgetRefusal()
		t.pins(on)
	}
}

// pinPointed pins what is under the pointer, or lets go of the pinned card that is.
func (t *table) pinPointed(g *app.App) {
	if pinned, ok := t.pinnedAt(g, g.Pointer.X, g.Pointer.Y); ok {
		t.pin(pinned)
	} else {
		t.pin(t.hover)
	}
}

// pinnedAt is the pinned card under a point. As long as none is pinned the picture is not asked: it may show the last one
// still.
func (t *table) pinnedAt(g *app.App, x, y float64) (layout.Target, bool) {
	if len(t.pinned) == 0 {
		return layout.Target{}, false
	}
	return g.Painter.PinnedAt(x, y)
}

// under is the target under a point; pinned cards cover what they lie on. All of a page that is but read is its button.
func (t *table) under(g *app.App, x, y float64) layout.Target {
	if _, covered := t.pinnedAt(g, x, y); covered {
		return layout.Target{}
	}
	on := t.at(g, x, y)
	switch {
	case on.Kind == layout.None && len(t.held) > 0:
		return t.amongDice(g, x, y)
	case on.Kind == layout.NotePanel && len(t.held) == 0 && t.lesson.reads(): // so the hand need not follow the button from page to page
		return noteButton
	}
	return on
}

// amongDice is the character between whose action dice a point lies, if what is in hand becomes one of them there.
func (t *table) amongDice(g *app.App, x, y float64) layout.Target {
	part, _ := t.plan(g).PartAt(x, y)
	on := layout.Target{Kind: layout.Portrait, N: part.N}
	if complete, _ := t.hand.Put(t.held, on); part.Kind != layout.PartTray || len(complete) == 0 {
		return layout.Target{}
	}
	return on
}
