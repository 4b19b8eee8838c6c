package render

import (
	"slices"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
	"sixwinters/rules"
)

// What would come of a move on lit things is written on tags.

// lettered reports whether a thing is a card full of pictures and text. It has no label before it is pointed at: on some of
// several cards there would be room for one, and the others would look as if they could not be had.
func lettered(kind layout.Kind) bool { return filled(kind) || kind == layout.Staged }

// labels writes what comes of lit targets that are not pointed at: on large things where nothing else lies, on small ones in a word.
func (c *canvas) labels(s *Scene) {
	var drawn []layout.Rect
	for i := range s.Lit {
		l := &s.Lit[i]
		r, ok := s.Plan.Rect(l.Target)
		if !ok || l.Label == "" || s.pointsAt(l.Target) || l.Target == s.Focus || lettered(l.Target.Kind) || s.beyond(r) {
			continue
		}
		tag := c.newTag(l, c.labelRoom(l.Target, r))
		x, _ := r.Center()
		tag.rect.X, tag.rect.Y = x-tag.rect.W/2, r.Bottom()-tag.rect.H-3*c.u
		if r.H <= 3*tag.rect.H {
			if tag, ok = c.verbTag(l, r, s.Plan); !ok {
				continue
			}
		}
		if l.Target.Kind == layout.Location {
			tag.rect = raised(s.Plan, l.Target, r, tag.rect, nil)
		}
		covered := slices.ContainsFunc(drawn, func(d layout.Rect) bool { return d.Overlaps(tag.rect) })
		if !covered && free(s.Plan, l.Target, tag.rect) {
			c.drawTag(tag)
			drawn = append(drawn, tag.rect)
		}
	}
}

// pointedLabel draws the whole label of what is pointed at, beside the card that is shown large if there is one.
func (c *canvas) pointedLabel(s *Scene, large layout.Rect) {
	for _, tag := range c.pointedTags(s, large) {
		c.drawTag(tag)
	}
}

// pointedTags are the labels of what the pointer and the keyboard point at, each where it lies.
func (c *canvas) pointedTags(s *Scene, large layout.Rect) (tags []tag) {
	if s.Tip.Title != "" && len(s.Held) > 0 {
		return nil
	}
	for i := range s.Lit {
		l := &s.Lit[i]
		if r, ok := s.Plan.Rect(l.Target); ok && l.Label != "" && (s.pointsAt(l.Target) || l.Target == s.Focus) {
			if tag, ok := c.hoveredTag(s, l, r); ok {
				tag.rect = tag.rect.Beside(large, s.Plan.W, 3*c.u)
				tags = append(tags, tag)
			}
		}
	}
	return tags
}

// pointsAt reports whether the pointer is on a target: on a lit pool it is so on any of its dice.
func (s *Scene) pointsAt(on layout.Target) bool {
	at := s.Hover
	inPool := on.Kind == layout.Pool && at.Kind == layout.Die && at.Place.Spot == rules.InPool && at.Place.N == on.N
	return at == on || inPool
}

// hoveredTag is the whole label of what is pointed at: on the thing where it is large and nothing lies there, the hand
// neither; or else below it or above it, if there is room, where it covers fewer of the other lit things.
func (c *canvas) hoveredTag(s *Scene, l *Lit, r layout.Rect) (tag, bool) {
	x, _ := r.Center()
	on := c.newTag(l, c.labelRoom(l.Target, r))
	on.rect.X, on.rect.Y = x-on.rect.W/2, r.Bottom()-on.rect.H-3*c.u
	if l.Target.Kind == layout.Location {
		on.rect = raised(s.Plan, l.Target, r, on.rect, c.heldRects(s))
	}
	full := filled(l.Target.Kind) || l.Target.Kind == layout.Staged && on.covers(&s.Plan.Staging.Cards[l.Target.N])
	if r.H > 3*on.rect.H && !full && free(s.Plan, l.Target, on.rect) && !slices.ContainsFunc(c.heldRects(s), on.rect.Overlaps) {
		return on, true
	}
	tag := c.newTag(l, 260*c.u)
	tag.rect.X = max(2*c.u, min(x-tag.rect.W/2, s.Plan.W-tag.rect.W-2*c.u))
	if l.Target.Kind == layout.Choice || l.Target.Kind == layout.Offer {
		if s.View.Aside { // a chip is hardly more than a label itself
			return tag, false
		}
		return c.onFull(l, r, tag)
	}
	if l.Target.Kind == layout.Obstacle {
		return c.byObstacle(s, l, r, tag), true
	}
	below, above := tag.rect, tag.rect
	below.Y, above.Y = r.Bottom()+3*c.u, r.Y-tag.rect.H-3*c.u
	if l.Target.Kind == layout.Location { // the next one begins with its name
		below.Y = r.Bottom() - hanging*tag.rect.H
	}
	tag.rect = below
	if below.Bottom() > s.Plan.H || above.Y > 0 && s.covers(above, r) < s.covers(below, r) {
		tag.rect = above
	}
	return tag, true
}

// filled reports whether a thing is full of text, so that a label would cover some of it. What it is for says the prompt.
func filled(kind layout.Kind) bool {
	return kind == layout.Choice || kind == layout.Offer || kind == layout.Ordered
}

// tag is a label set in lines.
type tag struct {
	rect  layout.Rect
	lines []rich.Line
}

// verbTag is what is done at a small thing that does not say so itself, at its lower edge.
func (c *canvas) verbTag(l *Lit, r layout.Rect, plan *layout.Plan) (tag, bool) {
	switch l.Target.Kind {
	case layout.Arrow, layout.StressDie:
	case layout.Die:
		if l.Target.Place.Spot != rules.InPool {
			return tag{}, false
		}
	default:
		return tag{}, false
	}
	if l.Verb == "" {
		return tag{}, false
	}
	t := c.newTag(&Lit{Label: l.Verb}, r.W+20*c.u)
	x, _ := r.Center()
	t.rect.X = min(x-t.rect.W/2, plan.W-t.rect.W)
	t.rect.Y = r.Bottom() - c.u      // below it, so that a die can still be read
	if l.Target.Kind == layout.Die { // and the threat symbols beside it
		t.rect = t.rect.Beside(plan.Trade.Pools[l.Target.Place.N].Threat, plan.W, 0)
	}
	if above := t.rect.Move(0, r.Y-t.rect.H+c.u-t.rect.Y); l.Target.Kind == layout.Arrow && plan.OnTrack(t.rect) && !plan.OnTrack(above) {
		t.rect = above // and so can the levels of a track
	}
	if l.Target.Kind == layout.StressDie {
		t.rect.X, t.rect.Y = max(0, r.X-t.rect.W), r.Y+(r.H-t.rect.H)/2 // left of it, so that die and conditions can be read
	}
	return t, true
}

// newTag sets the label of a lit target in lines no wider than width pixels.
func (c *canvas) newTag(l *Lit, width float64) tag {
	t := tag{lines: c.setLines(font{bold, small}, l.Label, width)}
	t.rect.W, t.rect.H = rich.Widest(t.lines)+8*c.u, c.linesHeight(t.lines, small)+6*c.u
	return t
}

func (c *canvas) drawTag(t tag) {
	c.framed(t.rect, 3*c.u, c.u, art.Legal, art.Night)
	in := t.rect.Inset(3 * c.u)
	in.X += c.u
	c.drawLines(font{bold, small}, t.lines, in, art.Ink)
}

// free reports whether a label covers no part of another piece that lies on its own.
func free(plan *layout.Plan, on layout.Target, label layout.Rect) bool {
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
