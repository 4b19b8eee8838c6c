package render

import (
	"slices"

	"sixwinters/render/layout"
)

// Where labels lie on cards that are full of what is printed on them.

// lowCard is how many labels high a card is that has no place for one at its lower edge.
const lowCard = 6

// hanging is how much of a label that hangs at the lower edge of a card lies on it.
const hanging = 0.45

// covers reports whether a label lies on what is printed on a staged card.
func (t *tag) covers(card *layout.SmallCard) bool {
	return slices.ContainsFunc(append(card.Squares[:], card.Name, card.Reward, card.Goes), t.rect.Overlaps)
}

// onFull is the label of a card whose neighbours are as full as it: it hangs at the lower edge, or where the card is low it
// lies in that corner in which the least is lost, if there is room for it.
func (c *canvas) onFull(l *Lit, r layout.Rect, t tag) (tag, bool) {
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

// obstacleHead is how much of an obstacle is kept free for its name by a label on it, in units.
const obstacleHead = 24

// byObstacle is the label of an obstacle that is pointed at, where it hides no other obstacle: below it, on its own lower
// part, above it or beside it.
func (c *canvas) byObstacle(s *Scene, l *Lit, r layout.Rect, t tag) tag {
	own := c.newTag(l, r.W-6*c.u)
	own.rect = layout.Rect{X: r.X + (r.W-own.rect.W)/2, Y: r.Bottom() - own.rect.H - 3*c.u, W: own.rect.W, H: own.rect.H}
	below, above, right, left := t.rect, t.rect, t.rect, t.rect
	below.Y, above.Y = r.Bottom()+3*c.u, r.Y-t.rect.H-3*c.u
	right.X, left.X = r.Right()+3*c.u, r.X-t.rect.W-3*c.u
	right.Y = r.Y + (r.H-t.rect.H)/2
	left.Y = right.Y
	places := []layout.Rect{below, own.rect, above, right, left}
	if own.rect.Y < r.Y+obstacleHead*c.u {
		places[1] = layout.Rect{} // it would hide the name
	}
	switch i := clearOfObstacles(s.Plan, l.Target, places); i {
	case 1:
		return own
	default:
		t.rect = places[i]
		return t
	}
}

// clearOfObstacles is the first of some places in the window that lies on no obstacle but one, or the first of all.
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

// raised is the place of a label at the lower edge of a location, moved up in its lower half until it lies on nobody who
// stands there, on no die and on none of other things; where there is no such place it stays.
func raised(plan *layout.Plan, on layout.Target, r, label layout.Rect, others []layout.Rect) layout.Rect {
	for at := label; at.Y > r.Y+r.H/2; at.Y -= label.H / 2 {
		if free(plan, on, at) && !slices.ContainsFunc(others, at.Overlaps) {
			return at
		}
	}
	return label
}

// labelRoom is how wide the text of a label on a thing may be. On a location it may reach to both edges, to stay in a line.
func (c *canvas) labelRoom(on layout.Target, r layout.Rect) float64 {
	if on.Kind == layout.Location {
		return r.W
	}
	return r.W - 6*c.u
}
