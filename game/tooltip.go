package game

import (
	"slices"

	"sixwinters/game/hand"
	"sixwinters/game/hover"
	"sixwinters/render"
	"sixwinters/render/layout"
)

// tooltip explains the small thing that the pointer rests on.
type tooltip struct {
	at    layout.Rect // where that is
	tip   hover.Tip
	ticks int // the pointer has been on it
}

// tipAfter is how many ticks the pointer rests on something before it is explained.
const tipAfter = 25

// point finds what the pointer is on, or counts how long it has been there. It reports whether the tip has to be drawn
// or taken away.
func (t *table) point(g *Game) (stale bool) {
	tip, at := t.explain(g)
	if tip.Title != t.tip.tip.Title || at != t.tip.at {
		stale = t.tip.ticks > tipAfter
		t.tip = tooltip{at: at, tip: tip}
		return stale
	}
	if tip.Empty() || t.tip.ticks > tipAfter {
		return false
	}
	t.tip.ticks++
	return true
}

// explain is what is to be said of the smallest thing under the pointer, or of what the keyboard points at, and where it
// lies.
func (t *table) explain(g *Game) (hover.Tip, layout.Rect) {
	if t.pointing.on {
		r, _ := t.plan.Rect(t.hover)
		return hover.Thing(t.book, &t.shown, t.hover), r
	}
	x, y := g.pointer.x, g.pointer.y
	_, pinned := g.painter.PinnedAt(x, y)
	sign, signed := g.painter.SignAt(x, y)
	if pinned {
		return t.meaning(g, sign, signed)
	}
	if len(t.held) > 0 {
		return t.whyNot(t.plan.At(x, y))
	}
	part, at := t.plan.PartAt(x, y)
	if part.Kind != layout.NoPart && part.Kind != layout.PartTags {
		if tip := hover.Part(t.book, &t.shown, part); !tip.Empty() {
			return tip, at
		}
	}
	on := t.plan.At(x, y)
	if tip := hover.Thing(t.book, &t.shown, on); !tip.Empty() {
		r, _ := t.plan.Rect(on)
		return tip, r
	}
	if tip, r := t.meaning(g, sign, signed); !tip.Empty() {
		return tip, r
	}
	if part.Kind == layout.PartTags {
		return hover.Part(t.book, &t.shown, part), at
	}
	return hover.Tip{}, layout.Rect{}
}

// whyNot is why what is held cannot be put down on something. It is empty where it can, and for what nothing is put on.
func (t *table) whyNot(on layout.Target) (hover.Tip, layout.Rect) {
	if !takes[on.Kind] || slices.Contains(t.held, on) || slices.ContainsFunc(t.lit(), func(l render.Lit) bool { return l.Target == on }) {
		return hover.Tip{}, layout.Rect{}
	}
	say, rule := hand.Refusal(t.book, &t.state, t.held, on)
	r, _ := t.plan.Rect(on)
	return hover.Tip{Title: "Not here", Text: []string{say}, Rule: rule}, r
}

// takes are the kinds of thing that something may be put down on at one time or another.
var takes = map[layout.Kind]bool{
	layout.Location: true, layout.Action: true, layout.Obstacle: true, layout.Square: true, layout.Ability: true,
	layout.Stash: true, layout.StressDie: true, layout.Pool: true, layout.Arrow: true,
}

// refused are the places that what is held cannot be put down on, with nothing lit on them.
func (t *table) refused(lit []render.Lit) (list []layout.Target) {
	if len(t.held) == 0 || t.onto.Kind != layout.None {
		return nil
	}
	var open []layout.Rect
	for _, l := range lit {
		if r, ok := t.plan.Rect(l.Target); ok {
			open = append(open, r)
		}
	}
	for _, p := range t.plan.Pieces {
		if takes[p.Target.Kind] && !slices.ContainsFunc(open, p.Rect.Overlaps) {
			list = append(list, p.Target)
		}
	}
	return list
}

// meaning explains an icon or a word.
func (t *table) meaning(g *Game, sign render.Sign, there bool) (hover.Tip, layout.Rect) {
	switch {
	case !there:
		return hover.Tip{}, layout.Rect{}
	case sign.Icon != "":
		return hover.Sign(g.reference, sign.Icon), sign.Rect
	}
	return hover.Word(g.reference, sign.Word), sign.Rect
}

// showTip puts the tip into a scene, once the pointer has rested.
func (t *table) showTip(s *render.Scene) {
	if t.tip.ticks > tipAfter {
		s.Tip, s.TipAt = render.Tip(t.tip.tip), t.tip.at
	}
}

// mostPinned is how many cards are shown large to compare.
const mostPinned = 2

// pin keeps a card large beside its thing, to be compared with others, or lets it go if it is one of them already.
func (t *table) pin(on layout.Target) {
	if i := slices.Index(t.pinned, on); i >= 0 {
		t.pinned = slices.Delete(t.pinned, i, i+1)
		return
	}
	if title, _ := t.texts(on); title == "" {
		return
	}
	if len(t.pinned) == mostPinned {
		t.pinned = slices.Delete(t.pinned, 0, 1)
	}
	t.pinned = append(t.pinned, on)
}

// pinPointed pins what is under the pointer, or lets go of the pinned card that is.
func (t *table) pinPointed(g *Game) {
	if pinned, ok := g.painter.PinnedAt(g.pointer.x, g.pointer.y); ok && len(t.pinned) > 0 {
		t.pin(pinned)
	} else {
		t.pin(t.hover)
	}
}

// under is the target under a point; pinned cards cover what they lie on.
func (t *table) under(g *Game, x, y float64) layout.Target {
	if len(t.pinned) > 0 {
		if _, covered := g.painter.PinnedAt(x, y); covered {
			return layout.Target{}
		}
	}
	return t.plan.At(x, y)
}
