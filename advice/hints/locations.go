package hints

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// The reasons for locations at the end of a year: which is settled, and which is burned ([session-end]).

// locationFacts is what a location brings in two facts: its moves, and its sign or the obstacles that come with it; and in what it is
// better than the other one offered for its region.
func (w *worder) locationFacts(id content.LocationID) string {
	l := &w.b.Content().Locations[id]
	cost, shut := waysFrom(l)
	ways := fmt.Sprintf("moves from it cost %s in all", rules.HowMany(cost, "die", "dice"))
	if shut > 0 {
		ways = fmt.Sprintf("%s closed from it", rules.HowMany(shut, "region is", "regions are"))
	}
	attach := "no obstacle comes with it"
	if n := len(l.Attach); n > 0 {
		attach = rules.HowMany(n, "obstacle comes with it", "obstacles come with it")
	}
	if other := w.worse(l); other != nil {
		otherCost, otherShut := waysFrom(other)
		switch {
		case otherShut > shut:
			ways += fmt.Sprintf(" (%s: none to %d)", other.Name, otherShut)
		case otherShut == shut && otherCost > cost:
			ways += fmt.Sprintf(" (%s: %d)", other.Name, otherCost)
		default:
			return fmt.Sprintf("%s and %s (%s: %d)", ways, attach, other.Name, len(other.Attach))
		}
	}
	switch l.Icon.Kind {
	case content.PortIcon:
		return ways + " and it is a port"
	case content.GateIcon:
		return ways + " and it has a magic gate"
	case content.ResourceIcon:
		return fmt.Sprintf("%s and it brings %s assets by itself", ways, l.Icon.Resource)
	case content.SkillIcon:
		return fmt.Sprintf("%s and several dice can be taken there through %s", ways, l.Icon.Skill)
	case content.StressIcon:
		return ways + " and assets can be created there for stress"
	}
	return ways + " and " + attach
}

// worse is another location offered for the region of one, from which there are fewer ways or dearer ones, or with which more
// obstacles come; nil for none ([session-end]).
func (w *worder) worse(l *content.Location) *content.Location {
	cost, shut := waysFrom(l)
	for _, m := range w.b.Moves(w.s, nil) {
		other := &w.b.Content().Locations[m.Card]
		if m.Kind != rules.MoveSettle || other.Region != l.Region {
			continue
		}
		otherCost, otherShut := waysFrom(other)
		if otherShut > shut || otherShut == shut && otherCost > cost || len(other.Attach) > len(l.Attach) {
			return other
		}
	}
	return nil
}

// waysFrom is how many dice the ways from a location cost in all, and to how many regions there is none.
func waysFrom(l *content.Location) (cost, shut int) {
	for _, way := range l.Move {
		if way == content.NoWay {
			shut++
		} else {
			cost += int(way)
		}
	}
	return cost, shut
}

// whyBurn is why for the location of a region that is burned, of those with the most obstacles: what it has less of than
// another that could burn ([session-end]).
func (w *worder) whyBurn(at content.Slot) string {
	l := w.b.Location(w.s, at)
	cost, shut := waysFrom(l)
	for _, m := range w.b.Moves(w.s, nil) {
		if m.Slot == at {
			continue
		}
		other := w.b.Location(w.s, m.Slot)
		otherCost, otherShut := waysFrom(other)
		switch {
		case shut > otherShut && otherShut == 0:
			return fmt.Sprintf(": %s closed from it, and none from %s.", rules.HowMany(shut, "region is", "regions are"), other.Name)
		case shut > otherShut:
			return fmt.Sprintf(": %s closed from it, and only %d from %s.", rules.HowMany(shut, "region is", "regions are"), otherShut, other.Name)
		case shut == otherShut && cost > otherCost:
			return fmt.Sprintf(": moves from it cost %s in all, and those from %s %d.", rules.HowMany(cost, "die", "dice"), other.Name, otherCost)
		case l.Icon.Kind == content.NoIcon && other.Icon.Kind != content.NoIcon:
			return fmt.Sprintf(": it has no icon, and %s has one.", other.Name)
		}
	}
	return ": one of those with the most obstacles must, and none is missed less."
}
