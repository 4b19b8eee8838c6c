package table

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/hand"
	"sixwinters/game/hover"
	"sixwinters/game/layer"
	"sixwinters/game/thought"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// tips are what explains itself under a pointer that rests.
type tips struct {
	layer.Base
	*board

	tip tooltip
}

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
func (i *tips) point(g *app.App) (stale bool) {
	x, y := g.Pointer.X, g.Pointer.Y
	on := pointed{target: i.attention.hover, held: len(i.hands.held), playing: i.showing.beats.playing()}
	if !i.attention.pointing.on && i.telling.log.view.line == 0 {
		on.target = i.attention.at(g, x, y)
		if i.attention.liesThere(g, on.target) {
			on.part, _ = i.laying.plan(g).PartAt(x, y)
			on.sign, _ = g.Painter.SignAt(x, y)
		}
		_, on.pinned = i.attention.pinnedAt(g, x, y)
	}
	if on != i.tip.on {
		stale = i.tipShown()
		i.tip = tooltip{on: on}
		return stale
	}
	if i.tip.explained {
		return i.explained(g)
	}
	after := tipAfter
	if len(i.hands.held) > 0 {
		after = tipWithDice
	}
	g.Rested = 0 // it is counted without anything to draw
	if i.tip.ticks++; i.tip.ticks <= after {
		return false
	}
	i.tip.explained = true
	i.findOut(g)
	i.explained(g)
	return true
}

// explain says what is to be said of the smallest thing that the pointer, or the keyboard, is on, with what was found out of it.
func (i *tips) explain(g *app.App, found *explanation) {
	x, y := g.Pointer.X, g.Pointer.Y
	on := &i.tip.on
	i.tip.at, _ = i.laying.plan(g).Rect(on.target)
	if on.pinned {
		i.tip.tip, i.tip.at = i.meaning(g, on.sign), on.sign.Rect
		return
	}
	if i.tip.tip, i.tip.next, i.tip.later = found.preview, found.next, found.later; !i.tip.tip.Empty() {
		if on.target.Kind == layout.Square {
			i.tip.at = i.laying.plan(g).Cards[on.target.N].Rect // so that the squares that open can be seen
		}
		return
	}
	if on.target.Kind == layout.Button && len(i.hands.held) == 0 {
		i.tip.tip = buttonTip(g, on.target.N)
		return
	}
	if on.target == noteBack {
		i.tip.tip = commandTip(g, command.PageBack)
		return
	}
	if on.target.Kind == layout.Tab {
		i.tip.tip = i.laying.tabTip(g, layout.Leaf(on.target.N))
		return
	}
	if len(i.hands.held) > 0 {
		i.tip.tip = i.whyNot(g, on.target)
		return
	}
	// A sign on some parts is explained first.
	behind := on.part.Kind == layout.PartTags || on.part.Kind == layout.PartPrompt && !i.laying.plan(g).Prompt.Who.Contains(x, y)
	if !behind {
		if i.tip.tip = i.partTip(g, on.part, found.part); !i.tip.tip.Empty() {
			_, i.tip.at = i.laying.plan(g).PartAt(x, y)
			return
		}
	}
	if i.tip.tip = hover.Thing(i.book, &i.shown, on.target); !i.tip.tip.Empty() {
		i.handTip(on.target)
		return
	}
	if on.target.Kind == layout.Ability {
		i.tip.tip = hover.AbilitySign(i.book, &i.shown, int(on.target.N), int(on.target.Sub), on.sign.Icon)
	}
	if i.tip.tip.Empty() {
		i.tip.tip = i.meaning(g, on.sign)
	}
	if !i.tip.tip.Empty() {
		i.tip.at = on.sign.Rect
		return
	}
	if behind {
		i.tip.tip = i.partTip(g, on.part, found.part)
		_, i.tip.at = i.laying.plan(g).PartAt(x, y)
	}
}

// handTip adds to what a die is what can be done with it: pick it up, or answer the question asked by a click, which takes precedence
// over what it is for at other times.
func (i *tips) handTip(on layout.Target) {
	tip, moves := &i.tip.tip, i.answering(on)
	switch {
	case on.Kind != layout.Die:
	case len(moves) > 0:
		tip.Text, tip.Rule = []string{rules.Stopped("A click: " + i.wording.label(moves[0]) + ".")}, i.shown.RuleInHand()
	case on.Place.Spot == rules.OnMat && i.hands.hand.CanTake(nil, on):
		tip.Text = append(tip.Text, "Drag it to spend it; everything you can do lights up.")
	}
}

// partTip is what a part says, besides what can be said of any table. The prompt line also names the keys that help, and says
// nothing while nothing is asked.
func (i *tips) partTip(g *app.App, part layout.Part, tip hover.Tip) hover.Tip {
	tip.Text = append(tip.Text, i.telling.log.Why(&i.shown, part)...)
	if part.Kind == layout.PartPrompt {
		if i.showing.beats.playing() {
			return hover.Tip{}
		}
		tip.Text = append(tip.Text, i.guide.stuck(g))
		if i.asking.askedBy != "" {
			tip.Rule = i.asking.askedBy
		}
	}
	return tip
}

// whyNot is why what is held cannot be put down on something. It is empty if it can, and for things that nothing is ever put on.
func (i *tips) whyNot(g *app.App, on layout.Target) hover.Tip {
	if !takes[on.Kind] || slices.Contains(i.hands.held, on) || slices.ContainsFunc(i.hands.lit(g), func(l render.Lit) bool { return l.Target == on }) {
		return hover.Tip{}
	}
	say, rule := hand.Refusal(i.book, &i.state, i.hands.held, on)
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
func (h *hands) refused(p *layout.Plan, lit []render.Lit) (list []layout.Target) {
	if len(h.held) == 0 {
		return nil
	}
	var open []layout.Rect
	if r, ok := p.Rect(h.onto); ok && h.collects() {
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
func (i *tips) meaning(g *app.App, sign render.Sign) hover.Tip {
	if sign.Icon != "" {
		return hover.Sign(g.Reference, sign.Icon)
	}
	return hover.Word(g.Reference, sign.Word)
}

// showTip puts the tip into a scene, once the pointer has rested.
func (i *tips) showTip(s *render.Scene) {
	if i.tipShown() {
		s.Tip, s.TipAt = render.Tip(i.tip.tip), i.tip.at
		s.Glow = append(s.Glow, i.tip.next...)
	}
}

// pin keeps a card large beside its thing, to be compared with others, or lets it go if it is one of them already. What was refused
// makes room, as no card is large as long as that is read.
func (a *attention) pin(on layout.Target) {
	title, _ := a.wording.texts(on)
	if a.unpins(on) {
		a.refusing.forgetRefusal()
	} else if title != "" {
		a.refusing.forgetRefusal()
		a.pins(on)
	}
}

// pinPointed pins what is under the pointer, or lets go of the pinned card that is.
func (a *attention) pinPointed(g *app.App) {
	if pinned, ok := a.pinnedAt(g, g.Pointer.X, g.Pointer.Y); ok {
		a.pin(pinned)
	} else {
		a.pin(a.hover)
	}
}

// pinnedAt is the pinned card under a point. As long as none is pinned the picture is not asked: it may show the last one
// still.
func (a *attention) pinnedAt(g *app.App, x, y float64) (layout.Target, bool) {
	if len(a.pinned) == 0 {
		return layout.Target{}, false
	}
	return g.Painter.PinnedAt(x, y)
}

// under is the target under a point; pinned cards cover what they lie on. All of a page that is but read is its button.
func (a *attention) under(g *app.App, x, y float64) layout.Target {
	if _, covered := a.pinnedAt(g, x, y); covered {
		return layout.Target{}
	}
	on := a.at(g, x, y)
	switch {
	case on.Kind == layout.None && len(a.hands.held) > 0:
		return a.amongDice(g, x, y)
	case on.Kind == layout.NotePanel && len(a.hands.held) == 0 && a.guide.reads(): // so the hand need not follow the button from page to page
		return noteButton
	}
	return on
}

// amongDice is the character between whose action dice a point lies, if what is in hand becomes one of them there.
func (a *attention) amongDice(g *app.App, x, y float64) layout.Target {
	part, _ := a.laying.plan(g).PartAt(x, y)
	on := layout.Target{Kind: layout.Portrait, N: part.N}
	if complete, _ := a.hands.hand.Put(a.hands.held, on); part.Kind != layout.PartTray || len(complete) == 0 {
		return layout.Target{}
	}
	return on
}

// Draw shows the tip.
func (i *tips) Draw(_ *app.App, s *render.Scene) {
	if !i.layers.Blocks().Tips {
		i.showTip(s)
	}
}

// Topic is the rule of what is explained.
func (i *tips) Topic(*app.App) string { return i.tip.tip.Rule }

// Renew takes the tip away.
func (i *tips) Renew() { i.tip = tooltip{} }

// resting is the pointer that rests after the players have acted.
type resting struct {
	layer.Base
	tips *tips
}

// Tick takes the time of one tick.
func (r resting) Tick(g *app.App) (stale, keeps bool) { return r.tips.linger(g), false }

// linger takes the time in which the pointer rests on something: long enough, and it explains itself. After a click or a key it
// first has to move clearly, so that nothing pops up over what came of it.
func (i *tips) linger(g *app.App) (stale bool) {
	if g.Pointer.Clicked && !i.attention.pointing.on {
		stale = i.tipShown() || i.attention.enlarges() && len(i.hands.held) == 0
		i.tip = tooltip{}
		if len(i.hands.held) == 0 {
			i.startOver()
		}
		return stale
	}
	waits, stale := i.attention.count()
	if waits {
		g.Rested = 0 // it is counted on without anything to draw
	}
	return i.point(g) || stale
}
