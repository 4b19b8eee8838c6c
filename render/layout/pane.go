package layout

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Pane is a part of the table that can be folded away if the window has too few units for all of it: see [View.Scale]. Its
// tab opens it.
type Pane uint8

// The panes, from left to right. The first three are the boards of the regions.
const (
	TradePane   Pane = content.NumRegions + iota
	StagingPane      // the four progress cards to come
	MatPane          // of the first player, with the progress card; the second player's follows
	NumPanes    = MatPane + rules.NumPlayers
)

func RegionPane(r content.Region) Pane { return Pane(r) }

// least returns the least width in units of a pane that is height units high.
func (l Pane) least(height float64) float64 {
	switch {
	case l < TradePane:
		return regionLeast(height)
	case l == TradePane:
		return tradeLeast
	case l == StagingPane:
		return stagingLeast(height)
	}
	return matLeast(height)
}

// positions are the slots of what can move from one pane to another.
type positions struct {
	obstacles [content.MaxObstacles]content.Slot
	players   [rules.NumPlayers]content.Slot
}

func positionsIn(s *rules.State) (w positions) {
	for i := range s.Obstacles {
		w.obstacles[i] = s.Obstacles[i].At
	}
	for i := range s.Players {
		w.players[i] = s.Players[i].At
	}
	return w
}

// paneAt returns the pane that a slot lies on.
func paneAt(slot content.Slot) (Pane, bool) {
	if slot >= content.NumSlots {
		return 0, false
	}
	return RegionPane(slot.Region()), true
}

// PaneOf returns the pane that a target lies on, if any. Action dice, for example, are always in sight and lie on none.
func (p *Plan) PaneOf(t Target) (Pane, bool) {
	switch t.Kind {
	case Location, Action, Obstacle, Standee:
		return paneAt(p.slotOf(t))
	case Die:
		return p.PaneOf(holder(t.Place))
	case DrawPile, DiscardPile:
		return RegionPane(content.Region(t.N)), true
	case Pool, Track, Arrow:
		return TradePane, true
	case Staged:
		return StagingPane, true
	case Square, Current, CardPlace:
		return MatPane + Pane(t.N), !p.Below
	case Ability, Stash, StressDie, Portrait, Seat:
		return MatPane + Pane(t.N), true
	case Tab:
		return Pane(t.N), true
	}
	return 0, false
}

// holder returns the target that holds what lies at a place.
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
	case rules.OnSquare, rules.CurrentCard:
		return Target{Kind: Current, N: place.N}
	case rules.OnAbility:
		return Target{Kind: Ability, N: place.N, Sub: place.Sub}
	case rules.InStash:
		return Target{Kind: Stash, N: place.N}
	}
	return Target{}
}

// Shows reports whether a pane is in sight, in brief or as a whole.
func (p *Plan) Shows(l Pane) bool { return !p.Folded || !p.Panes[l].Empty() }

// ShowsAll reports whether a pane is in sight as a whole.
func (p *Plan) ShowsAll(l Pane) bool { return p.Shows(l) && !p.InBrief(l) }

// InBrief reports whether a pane in sight could show more.
func (p *Plan) InBrief(l Pane) bool { return p.Brief[l] && !p.Below }

// InSight reports whether a target is neither folded away nor left out of a pane in brief.
func (p *Plan) InSight(t Target) bool {
	pane, ok := p.PaneOf(t)
	switch {
	case !ok || t.Kind == Tab && p.Shows(pane):
		return true
	case !p.Shows(pane):
		return false
	case !p.Brief[pane]:
		return true
	case pane >= MatPane:
		return !p.onCard(t)
	}
	return p.slotOf(t) == p.at
}

// onCard reports whether a target is a player's progress card or lies on it.
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
		return p.positions.obstacles[t.N]
	case Standee:
		return p.positions.players[t.N]
	case Die:
		return p.slotOf(holder(t.Place))
	}
	return content.NoSlot
}

// Seen returns the place of a target or, while it is folded away, of the tab that opens its pane.
func (p *Plan) Seen(t Target) (r Rect, tab, ok bool) {
	if r, ok := p.Rect(t); ok {
		return r, false, true
	}
	if pane, ok := p.PaneOf(t); ok && !p.InSight(t) {
		return p.Tabs[pane], true, true
	}
	return Rect{}, false, false
}

// openPanes lays some panes side by side on a floor, and after them as many others as fit, in an order.
func (p *planner) openPanes(open, order []Pane, floor Rect) {
	order = slices.Clone(order)
	for l := range NumPanes {
		if !slices.Contains(order, l) {
			order = append(order, l)
		}
	}
	height, free := floor.H/p.Unit, floor.W/p.Unit+gap
	for _, l := range open {
		free -= p.least(l, height) + gap
	}
	for _, l := range order {
		if slices.Contains(open, l) || p.v.Sofa && l < TradePane { // the map lies there as a whole or not at all
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
			p.Panes[l] = floor
			break
		}
		p.Panes[l] = floor.TakeLeft(p.units(p.least(l, height)+spare), p.units(gap))
	}
}
