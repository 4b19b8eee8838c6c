package render

import (
	"slices"
	"strings"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
	"sixwinters/rules"
)

// lettered reports whether a thing is a card full of pictures and text. It has no label before it is pointed at: cards without
// room for one would look as if they could not be chosen.
func lettered(kind layout.Kind) bool { return filled(kind) || kind == layout.Staged }

// LabelAt returns the lit target whose label has its place under a point of the last picture, also while it is pointed at, when
// its label is drawn elsewhere.
func (p *Painter) LabelAt(x, y float64) (layout.Target, bool) {
	for _, label := range p.labels {
		if label.Rect.Contains(x, y) {
			return label.Target, true
		}
	}
	return layout.Target{}, false
}

// draw draws the labels of lit targets that are not pointed at: on large things where nothing else lies, on small ones a verb.
func (c labels) draw() {
	c.p.labels = c.p.labels[:0]
	var drawn []layout.Rect
	for i := range c.s.Lit {
		l := &c.s.Lit[i]
		r, ok := c.s.Plan.Rect(l.Target)
		if !ok || l.Label == "" || l.Quiet || lettered(l.Target.Kind) || c.s.beyond(r) {
			continue
		}
		own := *l
		if l.Target.Kind == layout.Location && l.Verb != "" { // in one line, so that the picture stays free; whole while it is pointed at
			own.Label = l.Verb
		}
		tag := c.ownTag(&own, r, nil)
		if r.H <= 3*tag.rect.H || l.Target.Kind == layout.Location && !free(c.s.Plan, l.Target, tag.rect) {
			if tag, ok = c.shortTag(l, r); !ok {
				continue
			}
		}
		covered := slices.ContainsFunc(drawn, func(d layout.Rect) bool { return d.Overlaps(tag.rect) })
		if covered || !free(c.s.Plan, l.Target, tag.rect) {
			continue
		}
		c.p.labels = append(c.p.labels, layout.Piece{Target: l.Target, Rect: tag.rect})
		if !c.s.pointsAt(l.Target) && l.Target != c.s.Focus {
			c.drawTag(tag)
			drawn = append(drawn, tag.rect)
		}
	}
}

// pointedLabel draws the labels of what is pointed at, beside the large card if there is one.
func (c labels) pointedLabel(large layout.Rect) {
	for _, tag := range c.pointedTags(large) {
		c.drawTag(tag)
	}
}

// pointedTags returns the labels of what the pointer and the keyboard point at, in their places.
func (c labels) pointedTags(large layout.Rect) (tags []tag) {
	if c.s.Tip.Title != "" && len(c.s.Held) > 0 {
		return nil
	}
	for i := range c.s.Lit {
		l := &c.s.Lit[i]
		if r, ok := c.s.Plan.Rect(l.Target); ok && l.Label != "" && (c.s.pointsAt(l.Target) || l.Target == c.s.Focus) {
			if tag, ok := c.hoveredTag(l, r); ok {
				tag.rect = tag.rect.Beside(large, c.s.Plan.W, 3*c.u)
				tags = append(tags, tag)
			}
		}
	}
	return tags
}

// pointsAt reports whether the pointer is on a target, or on a die of a pool.
func (s *Scene) pointsAt(on layout.Target) bool {
	at := s.Hover
	inPool := on.Kind == layout.Pool && at.Kind == layout.Die && at.Place.Spot == rules.InPool && at.Place.N == on.N
	return at == on || inPool
}

// ownTag returns the label of a thing at its lower edge. On a location it may be as wide as that, and is raised until it lies
// on nothing there and on none of others.
func (c labels) ownTag(l *Lit, r layout.Rect, others []layout.Rect) tag {
	width := r.W - 6*c.u
	if l.Target.Kind == layout.Location {
		width = r.W
	}
	tag := c.newTag(l, width)
	x, _ := r.Center()
	tag.rect.X, tag.rect.Y = x-tag.rect.W/2, r.Bottom()-tag.rect.H-3*c.u
	if l.Target.Kind == layout.Location {
		tag.rect = raised(c.s.Plan, l.Target, r, tag.rect, others)
		if !free(c.s.Plan, l.Target, tag.rect) {
			if beside, ok := c.besideFigures(l, r, others); ok {
				return beside
			}
		}
	}
	return tag
}

// besideFigures returns the label of a location left of the figures that stand there. ok is false where it has no room.
func (c labels) besideFigures(l *Lit, r layout.Rect, others []layout.Rect) (_ tag, ok bool) {
	end := r.Right()
	for _, piece := range c.s.Plan.Pieces {
		if piece.Target.Kind == layout.Standee && piece.Rect.Overlaps(r) {
			end = min(end, piece.Rect.X)
		}
	}
	t := c.newTag(l, end-r.X-6*c.u)
	t.rect.X, t.rect.Y = r.X+3*c.u, r.Bottom()-t.rect.H-3*c.u
	t.rect = raised(c.s.Plan, l.Target, r, t.rect, others)
	return t, t.rect.Right() <= end && t.rect.Y > r.Y+r.H/3 && free(c.s.Plan, l.Target, t.rect)
}

// hoveredTag returns the whole label of what is pointed at: on the thing if that is large and nothing lies there, the hand
// neither; otherwise below or above it, where it covers fewer of the other lit things. ok is false where it has no place.
func (c labels) hoveredTag(l *Lit, r layout.Rect) (_ tag, ok bool) {
	x, _ := r.Center()
	on := c.ownTag(l, r, c.heldRects())
	full := filled(l.Target.Kind) || l.Target.Kind == layout.Staged && on.covers(&c.s.Plan.Staging.Cards[l.Target.N])
	if r.H > 3*on.rect.H && !full && free(c.s.Plan, l.Target, on.rect) && !slices.ContainsFunc(c.heldRects(), on.rect.Overlaps) {
		return on, true
	}
	tag := c.newTag(l, 260*c.u)
	tag.rect.X = max(2*c.u, min(x-tag.rect.W/2, c.s.Plan.W-tag.rect.W-2*c.u))
	if l.Target.Kind == layout.Choice || l.Target.Kind == layout.Offer {
		if c.s.View.Aside { // a chip is hardly more than a label itself
			return tag, false
		}
		return c.onFull(l, r, tag)
	}
	if l.Target.Kind == layout.Obstacle {
		return c.byObstacle(l, r, tag), true
	}
	below, above := tag.rect, tag.rect
	below.Y, above.Y = r.Bottom()+3*c.u, r.Y-tag.rect.H-3*c.u
	if l.Target.Kind == layout.Location { // the next one begins with its name
		below.Y = r.Bottom() - hanging*tag.rect.H
	}
	tag.rect = below
	if below.Bottom() > c.s.Plan.H || above.Y > c.s.Plan.Bar.Rect.Bottom() && c.s.covers(above, r) < c.s.covers(below, r) {
		tag.rect = above
	}
	return tag, true
}

// filled reports whether a thing is full of text, so that a label would cover some of it. The prompt says what it is for.
func filled(kind layout.Kind) bool {
	return kind == layout.Choice || kind == layout.Offer || kind == layout.Ordered
}

// tag is a label set in lines.
type tag struct {
	rect  layout.Rect
	lines []rich.Line
}

// shortTag returns the label of what has too little room for all of it: on a location, such as from the sofa, what the move is, how many dice
// it takes, and as much of what else it costs as has room; and else the verb.
func (c labels) shortTag(l *Lit, r layout.Rect) (tag, bool) {
	if l.Target.Kind != layout.Location {
		return c.verbTag(l, r)
	}
	for say := l.Verb; ; {
		t := c.ownTag(&Lit{Target: l.Target, Label: say}, r, nil)
		low, end := r.H > 3*t.rect.H, strings.LastIndex(say, ", ")
		if low && free(c.s.Plan, l.Target, t.rect) || end < 0 {
			return t, say != "" && low
		}
		say = say[:end]
	}
}

// verbTag returns the label with what is done at an arrow, a stress die or a die of a pool, at its lower edge.
func (c labels) verbTag(l *Lit, r layout.Rect) (tag, bool) {
	kind := l.Target.Kind
	inPool := kind == layout.Die && l.Target.Place.Spot == rules.InPool
	if l.Verb == "" || kind != layout.Arrow && kind != layout.StressDie && !inPool {
		return tag{}, false
	}
	t := c.newTag(&Lit{Label: l.Verb}, r.W+20*c.u)
	x, _ := r.Center()
	t.rect.X = min(x-t.rect.W/2, c.s.Plan.W-t.rect.W)
	t.rect.Y = r.Bottom() - c.u // below it, so that a die can still be read
	if inPool {                 // and the threat symbols beside it
		if line, ok := c.besideDice(l, r); ok {
			return line, true
		}
		t.rect = t.rect.Beside(c.s.Plan.Trade.Pools[l.Target.Place.N].Threat, c.s.Plan.W, 0)
	}
	if above := t.rect.Move(0, r.Y-t.rect.H+c.u-t.rect.Y); kind == layout.Arrow && c.s.Plan.OnTrack(t.rect) && !c.s.Plan.OnTrack(above) {
		t.rect = above // and so can the levels of a track
	}
	if kind == layout.StressDie {
		t.rect.X, t.rect.Y = r.Right()-t.rect.W, r.Y+(r.H-t.rect.H)/2 // on its last condition, so that the portrait can be seen
		if track := &c.s.Plan.Mats[l.Target.N].Tracks[l.Target.Sub]; track.Die.Overlaps(t.rect) {
			t.rect.X = max(0, r.X-t.rect.W) // left of it, so that the die can be read
		}
	}
	return t, true
}

// besideDice returns the verb of a die of a pool in one line behind the last of its dice, where it covers neither the name under them nor the
// badge. ok is false where there is no room.
func (c labels) besideDice(l *Lit, r layout.Rect) (_ tag, ok bool) {
	pool, end := c.s.Plan.Trade.Pools[l.Target.Place.N].Rect, r.Right()
	for _, piece := range c.s.Plan.Pieces {
		if on := piece.Target; on.Kind == layout.Die && on.Place == l.Target.Place {
			end = max(end, piece.Rect.Right())
		}
	}
	t := c.newTag(&Lit{Label: l.Verb}, pool.W)
	t.rect.X, t.rect.Y = end+3*c.u, r.Y+(r.H-t.rect.H)/2
	return t, t.rect.Right() <= pool.Right()-2*c.u
}

// newTag sets a label in lines no wider than width pixels.
func (c labels) newTag(l *Lit, width float64) tag {
	t := tag{lines: c.setLines(font{bold, small}, l.Label, width)}
	t.rect.W, t.rect.H = rich.Widest(t.lines)+8*c.u, c.linesHeight(t.lines, small)+6*c.u
	return t
}

func (c labels) drawTag(t tag) {
	c.framed(t.rect, 3*c.u, c.u, art.Legal, art.Night)
	in := t.rect.Inset(3 * c.u)
	in.X += c.u
	c.drawLines(font{bold, small}, t.lines, in, art.Wearing().Dark())
}

// free reports whether a label covers no die, standee or other small piece but its own, and neither the bar nor Done.
func free(plan *layout.Plan, on layout.Target, label layout.Rect) bool {
	if label.Overlaps(plan.Bar.Rect) || label.Overlaps(plan.Prompt.Done) {
		return false
	}
	for _, piece := range plan.Pieces {
		switch piece.Target.Kind {
		case layout.Die, layout.Standee, layout.Action, layout.Square, layout.Ability, layout.Stash:
			if piece.Target != on && piece.Rect.Overlaps(label) {
				return false
			}
		}
	}
	return true
}

// lowCard is the height of a card, in labels, up to which it has no place for one at its lower edge.
const lowCard = 6

// hanging is the share of a label at the lower edge of a card that lies on the card.
const hanging = 0.45

// covers reports whether a label lies on what is printed on a staged card.
func (t *tag) covers(card *layout.SmallCard) bool {
	return slices.ContainsFunc(append(card.Squares[:], card.Name, card.Reward, card.Goes), t.rect.Overlaps)
}

// onFull returns the label of a card whose neighbours are as full as it: at the lower edge, or on a low card in the corner where
// the least is lost. ok is false where it has no room there.
func (c labels) onFull(l *Lit, r layout.Rect, t tag) (_ tag, ok bool) {
	switch {
	case r.H > lowCard*t.rect.H:
		t.rect.Y = r.Bottom() - hanging*t.rect.H
		return t, true
	case l.Target.Kind == layout.Choice: // the name stands on the left
		t.rect.X = r.Right() - t.rect.W - 3*c.u
	default: // the name is in the label
		t.rect.X = r.X + 3*c.u
	}
	t.rect.Y = r.Y + 3*c.u
	return t, t.rect.W <= r.W-6*c.u
}

// nameHeight is the height of an obstacle's head in units, which a label on it leaves free.
const nameHeight = 24

// byObstacle returns the label of an obstacle that is pointed at, where it hides no other obstacle: below it, on its lower part,
// above it or beside it.
func (c labels) byObstacle(l *Lit, r layout.Rect, t tag) tag {
	own := c.newTag(l, r.W-6*c.u)
	own.rect = layout.Rect{X: r.X + (r.W-own.rect.W)/2, Y: r.Bottom() - own.rect.H - 3*c.u, W: own.rect.W, H: own.rect.H}
	at := func(x, y float64) layout.Rect { return layout.Rect{X: x, Y: y, W: t.rect.W, H: t.rect.H} }
	middle := r.Y + (r.H-t.rect.H)/2
	places := []layout.Rect{
		at(t.rect.X, r.Bottom()+3*c.u), own.rect, at(t.rect.X, r.Y-t.rect.H-3*c.u),
		at(r.Right()+3*c.u, middle), at(r.X-t.rect.W-3*c.u, middle),
	}
	if own.rect.Y < r.Y+nameHeight*c.u {
		places[1] = layout.Rect{} // it would hide the name
	}
	i := clearOfObstacles(c.s.Plan, l.Target, places)
	if i == 1 {
		return own
	}
	t.rect = places[i]
	return t
}

// clearOfObstacles returns the index of the first place in the window that lies on no obstacle but one, or 0.
func clearOfObstacles(plan *layout.Plan, but layout.Target, places []layout.Rect) int {
	return max(0, slices.IndexFunc(places, func(at layout.Rect) bool {
		if at.Empty() || at.X < 0 || at.Y < 0 || at.Right() > plan.W || at.Bottom() > plan.H {
			return false
		}
		return !slices.ContainsFunc(plan.Pieces, func(p layout.Piece) bool {
			return p.Target.Kind == layout.Obstacle && p.Target != but && p.Rect.Overlaps(at)
		})
	}))
}

// raised moves a label from the lower edge of a location up in its lower half, until it lies on no piece and on none of others.
// Where there is no such place it stays.
func raised(plan *layout.Plan, on layout.Target, r, label layout.Rect, others []layout.Rect) layout.Rect {
	for at := label; at.Y > r.Y+r.H/2; at.Y -= label.H / 2 {
		if free(plan, on, at) && !slices.ContainsFunc(others, at.Overlaps) {
			return at
		}
	}
	return label
}
