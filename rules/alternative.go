package rules

import "sixwinters/content"

// The alternative starting locations ([campaign] 3): of four cards drawn for each region the players choose three.

func init() {
	tasks[TaskFound] = task{
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
		play:  func(e *engine, f *Frame, m Move) { e.found(content.LocationID(m.Card)) },
		ask: func(*Rulebook, *State, *Frame) string {
			return "Choose where the campaign begins: three locations for each region, from the top slot down."
		},
	}
}

// drawStart draws location cards for all regions. Until a slot has its own, the standard one lies there.
func (e *engine) drawStart() {
	for r := range content.Region(content.NumRegions) {
		var deck []content.LocationID
		for id := range e.c.Locations {
			if l := &e.c.Locations[id]; l.Region == r && !l.Threat && !l.Desolation {
				deck = append(deck, content.LocationID(id))
			}
		}
		shuffle(&e.s.Chance, deck)
		for _, id := range deck[:content.DrawnToStart] {
			e.s.Offered |= 1 << id
			e.tell(Event{Kind: EvOffer, Card: uint8(id)})
		}
		e.s.Freed[r] = content.SlotAt(r, 0)
	}
	e.s.push(Frame{Task: TaskFound, Player: NoPlayer})
}

// found lays a drawn location in the slot of its region whose turn it is; the next below is then to be settled.
func (e *engine) found(id content.LocationID) {
	r := e.c.Locations[id].Region
	at := e.s.Freed[r]
	e.s.Offered &^= 1 << id
	if e.s.Freed[r]++; e.s.Freed[r] > content.SlotAt(r, content.SlotsPerRegion-1) {
		e.s.Freed[r] = content.NoSlot
	}
	e.layLocation(at, id)
}

// unsettled reports whether a slot waits for its location: the card that lies there is not in play, or no longer. While
// a year begins with alternative locations, the slots of a region are settled from the top down.
func (s *State) unsettled(at content.Slot) bool {
	next := s.Freed[at.Region()]
	return at == next || s.Phase == Setup && next != content.NoSlot && at > next
}

// Empty reports whether no location lies in a slot yet: while alternative ones are chosen for it ([campaign] 3).
func (s *State) Empty(at content.Slot) bool { return s.Phase == Setup && s.unsettled(at) }
