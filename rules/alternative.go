package rules

import "sixwinters/content"

// Alternative starting locations ([campaign] 3): the players choose three of four cards drawn for each region.

func init() {
	tasks[TaskStartLocations] = task{
		rule: "campaign",
		run: func(e *engine, f *Frame) bool {
			if len(offers(e.b, e.s, f, nil)) > 0 {
				return true
			}
			e.s.Offered = 0
			e.s.pop()
			return false
		},
		moves: offers,
		play:  func(e *engine, f *Frame, m Move) { e.layStartLocation(content.LocationID(m.Card)) },
		ask:   asks("Choose where the campaign begins: three locations for each region, from the top slot down."),
	}
}

// drawStartLocations draws four location cards for each region. A slot keeps the standard location until one is chosen for it.
func (e *engine) drawStartLocations() {
	for r := range content.Region(content.NumRegions) {
		var deck []content.LocationID
		for id := range e.c.Locations {
			if l := &e.c.Locations[id]; l.Region == r && !l.Threat && !l.Desolation {
				deck = append(deck, content.LocationID(id))
			}
		}
		e.offer(deck, content.DrawnToStart)
		e.s.Freed[r] = content.SlotAt(r, 0)
	}
	e.s.push(Frame{Task: TaskStartLocations, Player: NoPlayer})
}

// layStartLocation lays a drawn location in the topmost slot of its region that still waits for one.
func (e *engine) layStartLocation(id content.LocationID) {
	r := e.c.Locations[id].Region
	at := e.s.Freed[r]
	e.s.Offered &^= 1 << id
	if e.s.Freed[r]++; e.s.Freed[r] > content.SlotAt(r, content.SlotsPerRegion-1) {
		e.s.Freed[r] = content.NoSlot
	}
	e.layLocation(at, id)
}

// unsettled reports whether a slot waits for its location: the card there is not in play yet, or no longer. With alternative
// starting locations the slots of a region are filled from the top down.
func (s *State) unsettled(at content.Slot) bool {
	next := s.Freed[at.Region()]
	return at == next || s.Phase == Setup && next != content.NoSlot && at > next
}

// Empty reports whether a slot has no location yet, while the alternative starting ones are chosen ([campaign] 3).
func (s *State) Empty(at content.Slot) bool { return s.Phase == Setup && s.unsettled(at) }
