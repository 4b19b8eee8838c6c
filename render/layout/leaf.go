package layout

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Leaf is a part of the table that can be folded away where a window has not enough units for all of them: see
// [View.Scale]. A leaf that is folded away is opened at its tab.
type Leaf uint8

// The leaves, in the order in which they lie from left to right. The first three are the boards of the regions.
const (
	TradeLeaf   Leaf = content.NumRegions + iota
	StagingLeaf      // the four progress cards to come
	MatLeaf          // of the first player, with the progress card; the second player's follows
	NumLeaves   = MatLeaf + rules.NumPlayers
)

// RegionLeaf returns the leaf of a region's board.
func RegionLeaf(r content.Region) Leaf { return Leaf(r) }

// least returns the width in units that a leaf needs in a height in units, with everything on it in its least size.
func (l Leaf) least(height float64) float64 {
	switch {
	case l < TradeLeaf:
		return regionLeast(height)
	case l == TradeLeaf:
		return tradeLeast
	case l == StagingLeaf:
		return stagingLeast(height)
	}
	return matLeast(height)
}

// where remembers on which leaf things lie that can move from one to another.
type where struct {
	obstacles [content.MaxObstacles]content.Slot
	players   [rules.NumPlayers]content.Slot
}

func whereIn(s *rules.State) (w where) {
	for i := range s.Obstacles {
		w.obstacles[i] = s.Obstacles[i].At
	}
	for i := range s.Players {
		w.players[i] = s.Players[i].At
	}
	return w
}

// leafAt returns the leaf that a slot lies on.
func leafAt(slot content.Slot) (Leaf, bool) {
	if slot >= content.NumSlots {
		return 0, false
	}
	return RegionLeaf(slot.Region()), true
}

// LeafOf returns the leaf that a target lies on. What is always in sight, such as action dice, lies on none.
func (p *Plan) LeafOf(t Target) (Leaf, bool) {
	switch t.Kind {
	case Location, Action, Obstacle, Standee:
		return leafAt(p.slotOf(t))
	case Die:
		return p.LeafOf(holder(t.Place))
	case DrawPile, DiscardPile:
		return RegionLeaf(content.Region(t.N)), true
	case Pool, Track, Arrow:
		return TradeLeaf, true
	case Staged:
		return StagingLeaf, true
	case Square, Ability, Stash, StressDie, Portrait, Current, CardPlace, Seat:
		return MatLeaf + Leaf(t.N), true
	case Tab:
		return Leaf(t.N), true
	}
	return 0, false
}

// holder returns the target that holds what lies at a place, or stands for the whole place.
func holder(place rules.Place) Target {
	switch place.Spot {
	case rules.InPool, rules.InSupply:
		return Target{Kind: Pool, N: place.N}
	case rules.AtLocation, rules.AttachedAt:
		return Target{Kind: Location, N: place.N}
	case rules.OnObstacle:
		return Target{Kind: Obstacle, N: place.N}
	case rules.DrawPile:
		return Target{Kind: DrawPile, N: place.N}
	case rules.DiscardPile:
		return Target{Kind: DiscardPile, N: place.N}
	case rules.Staged, rules.ProgressDeck, rules.ProgressDiscard:
		return Target{Kind: Staged, N: place.N}
	case rules.OnSquare, rules.CurrentCard, rules.OnAbility, rules.InStash:
		return Target{Kind: Current, N: place.N}
	}
	return Target{}
}

// Shows reports whether a leaf is in sight, even if only in brief.
func (p *Plan) Shows(l Leaf) bool { return !p.Folded || !p.Leaves[l].Empty() }

// ShowsAll reports whether a leaf is in sight with everything that belongs on it, and not in brief.
func (p *Plan) ShowsAll(l Leaf) bool { return p.Shows(l) && !p.Brief[l] }

// InSight reports whether a target lies on no leaf that is folded away, nor on what is left out of one that lies in brief.
func (p *Plan) InSight(t Target) bool {
	leaf, ok := p.LeafOf(t)
	switch {
	case !ok || t.Kind == Tab && p.Shows(leaf):
		return true
	case !p.Shows(leaf):
		return false
	case !p.Brief[leaf]:
		return true
	case leaf >= MatLeaf:
		return !p.onCard(t)
	}
	return p.slotOf(t) == p.at
}

// onCard reports whether a target lies on a progress card that a player has, or is that.
func (p *Plan) onCard(t Target) bool {
	switch t.Kind {
	case Square, Current, CardPlace:
		return true
	case Die:
		return t.Place.Spot == rules.OnSquare || t.Place.Spot == rules.CurrentCard
	}
	return false
}

// slotOf returns the slot that a target on a region's board lies in, or [content.NoSlot].
func (p *Plan) slotOf(t Target) content.Slot {
	switch t.Kind {
	case Location, Action:
		return content.Slot(t.N)
	case Obstacle:
		return p.where.obstacles[t.N]
	case Standee:
		return p.where.players[t.N]
	case Die:
		return p.slotOf(holder(t.Place))
	}
	return content.NoSlot
}

// Seen returns the place of a target or, while that is folded away, of the tab that leads there.
func (p *Plan) Seen(t Target) (r Rect, tab, ok bool) {
	if r, ok := p.Rect(t); ok {
		return r, false, true
	}
	if leaf, ok := p.LeafOf(t); ok && !p.InSight(t) {
		return p.Tabs[leaf], true, true
	}
	return Rect{}, false, false
}

// openLeaves gives rooms on a floor to some leaves, and to those besides in an order, as many as there is width for.
func (p *planner) openLeaves(open, order []Leaf, floor Rect) {
	order = slices.Clone(order)
	for l := range NumLeaves {
		if !slices.Contains(order, l) {
			order = append(order, l)
		}
	}
	height, free := floor.H/p.Unit, floor.W/p.Unit+gap
	for _, l := range open {
		free -= p.least(l, height) + gap
	}
	for _, l := range order {
		if slices.Contains(open, l) {
			continue
		}
		if need := p.least(l, height) + gap; len(open) == 0 || need <= free {
			open, free = append(open, l), free-need
		}
	}
	slices.Sort(open)
	spare := max(0, free) / float64(len(open))
	for i, l := range open {
		if i == len(open)-1 {
			p.Leaves[l] = floor
			break
		}
		p.Leaves[l] = floor.TakeLeft(p.units(p.least(l, height)+spare), p.units(gap))
	}
}
