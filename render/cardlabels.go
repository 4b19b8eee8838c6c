package render

import (
	"slices"

	"sixwinters/render/layout"
)

// Where labels lie on cards that are full of what is printed on them.

// lowCard is how many labels high a card is that has no place for one at its lower edge.
const lowCard = 6

// onStaged is the first word of a label beside the reward of a staged card, where nothing is printed.
func (c *canvas) onStaged(s *Scene, l *Lit) (tag, bool) {
	card := &s.Plan.Staging.Cards[l.Target.N]
	t := c.newTag(&Lit{Label: verb(l.Label), Refused: l.Refused}, card.Rect.W)
	t.rect.X, t.rect.Y = card.Rect.Right()-t.rect.W-3*c.u, card.Reward.Y
	rewards := float64(len(s.View.Book.Content().Progress[s.View.State.Staging[l.Target.N]].Reward)) * (card.Reward.H + 2*c.u)
	return t, t.rect.X > card.Reward.X+rewards && !slices.ContainsFunc(append(card.Squares[:], card.Name), t.rect.Overlaps)
}

// covers reports whether a label lies on what is printed on a staged card.
func (t *tag) covers(card *layout.SmallCard) bool {
	return slices.ContainsFunc(append(card.Squares[:], card.Name, card.Reward, card.Goes), t.rect.Overlaps)
}

// onFull is the label of a card whose neighbours are as full as it: it hangs at the lower edge, or where the card is low it
// lies in that corner in which the least is lost, if there is room for it.
func (c *canvas) onFull(l *Lit, r layout.Rect, t tag) (tag, bool) {
	switch {
	case r.H > lowCard*t.rect.H:
		t.rect.Y = r.Bottom() - 0.7*t.rect.H
		return t, true
	case l.Target.Kind == layout.Choice: // the name stands on the left
		t.rect.X = r.Right() - t.rect.W - 3*c.u
	default: // the name is in the label
		t.rect.X = r.X + 3*c.u
	}
	t.rect.Y = r.Y + 3*c.u
	return t, t.rect.W <= r.W-6*c.u
}
