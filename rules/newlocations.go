package rules

import (
	"fmt"

	"sixwinters/content"
)

// At session end a location burns in each region, and new ones take their place ([session-end], [locations]).

// beginBurning burns a location in each region that has a card left to replace it.
func (e *engine) beginBurning() {
	for r := range e.s.Freed {
		e.s.Freed[r] = content.NoSlot
	}
	for r := content.NumRegions - 1; r >= 0; r-- {
		if len(e.b.locationDeck(e.s, content.Region(r))) > 0 {
			e.s.push(Frame{Task: TaskBurn, Player: NoPlayer, PC: uint8(r)})
		}
	}
}

// inLocationDeck reports whether a location card is in its region's deck: neither in play nor burned, and no threat
// location nor Desolation ([locations]).
func (b *Rulebook) inLocationDeck(s *State, id content.LocationID) bool {
	l := &b.c.Locations[id]
	return !l.Threat && !l.Desolation && s.Burned&(1<<id) == 0 && !s.locationInPlay(id)
}

// locationDeck returns the location cards that a region has left.
func (b *Rulebook) locationDeck(s *State, r content.Region) (deck []content.LocationID) {
	for id := range content.LocationID(len(b.c.Locations)) {
		if b.c.Locations[id].Region == r && b.inLocationDeck(s, id) {
			deck = append(deck, id)
		}
	}
	return deck
}

// mostObstructed returns the set of slots of a region with the most attached obstacles.
func (s *State) mostObstructed(r content.Region) (set uint16) {
	most := uint8(0)
	for row := range content.SlotsPerRegion {
		at := content.SlotAt(r, row)
		switch n := s.Attached[at].N; {
		case n > most:
			most, set = n, 1<<at
		case n == most:
			set |= 1 << at
		}
	}
	return set
}

// burnLocation burns the location in a slot. Its obstacles go on top of the region's draw pile, outermost first.
func (e *engine) burnLocation(at content.Slot) {
	r := at.Region()
	e.burn(at)
	e.s.Freed[r] = at
	for e.s.Attached[at].N > 0 {
		id := e.s.Attached[at].pop()
		o := &e.s.Obstacles[id]
		o.Zone, o.At = InDraw, content.NoSlot
		e.s.Draw[r].push(id)
		e.tell(Event{Kind: EvObstacle, Card: uint8(id), From: attachedAt(at), To: drawPile(r)})
	}
}

// beginNewLocations asks for the espionage mastery's choice first, then draws for the other regions.
func (e *engine) beginNewLocations() {
	e.s.push(Frame{Task: TaskSettle, Player: NoPlayer})
	e.s.push(Frame{Task: taskDraw, Player: NoPlayer})
	if e.b.Mastery(e.s, content.Espionage) {
		e.s.push(Frame{Task: TaskEspionage, Player: NoPlayer})
	}
}

func espionageChoices(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	for id := range b.c.Locations {
		card := content.LocationID(id)
		if b.inLocationDeck(s, card) && s.Freed[b.c.Locations[id].Region] != content.NoSlot {
			l = append(l, Move{Kind: MoveSettle, Card: uint8(id)})
		}
	}
	return append(l, Move{Kind: MoveNo})
}

// locationsDrawn is the number of location cards drawn for a free slot ([locations]).
const locationsDrawn = 2

// drawLocations draws two cards for each region with a free slot. All are seen before any is chosen. The last card of a region is
// taken at once.
func (e *engine) drawLocations() {
	for r := range content.Region(content.NumRegions) {
		if e.s.Freed[r] == content.NoSlot {
			continue
		}
		deck := e.b.locationDeck(e.s, r)
		e.offer(deck, locationsDrawn)
		if len(deck) == 1 {
			e.settle(deck[0])
		}
	}
}

// offer draws up to n cards of a deck of locations to choose from.
func (e *engine) offer(deck []content.LocationID, n int) {
	shuffle(&e.s.Chance, deck)
	for _, id := range deck[:min(n, len(deck))] {
		e.s.Offered |= 1 << id
		e.tell(Event{Kind: EvOffer, Card: uint8(id)})
	}
}

// offers lists the drawn locations of regions that still have a free slot.
func offers(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	for id := range b.c.Locations {
		if s.Offered&(1<<id) != 0 && s.Freed[b.c.Locations[id].Region] != content.NoSlot {
			l = append(l, Move{Kind: MoveSettle, Card: uint8(id)})
		}
	}
	return l
}

// settle puts a new location into its region's free slot; its starting obstacles are attached.
func (e *engine) settle(id content.LocationID) {
	r := e.c.Locations[id].Region
	at := e.s.Freed[r]
	e.s.Freed[r] = content.NoSlot
	e.replaceLocation(at, id)
}

// Settled returns the slot of a region whose new location has been chosen while others are still to be chosen ([locations]);
// NoSlot if there is none.
func (s *State) Settled(r content.Region) content.Slot {
	for row := range content.SlotsPerRegion {
		if at := content.SlotAt(r, row); s.Phase == SessionEnd && at != s.Freed[r] && s.Offered&(1<<s.Slots[at]) != 0 {
			return at
		}
	}
	return content.NoSlot
}

// playEspionage settles the location chosen by espionage mastery, if one was.
func playEspionage(e *engine, f *Frame, m Move) {
	e.s.pop()
	if m.Kind == MoveSettle {
		e.settle(content.LocationID(m.Card))
	}
}

// runSettle waits until every region has its new location.
func runSettle(e *engine, f *Frame) bool {
	if len(offers(e.b, e.s, f, nil)) == 0 {
		e.s.pop()
		return false
	}
	return await(e, f)
}

// BurnReason is the reason a location burns at session end ([locations]).
type BurnReason struct {
	Obstacles int // attached to it: the most in its region
	Equals    int // locations of the region with as many, including it; if more than 1, the players have chosen
}

// BurnReason returns why the location in a slot burns. Its obstacles must still be attached.
func (s *State) BurnReason(at content.Slot) BurnReason {
	r := BurnReason{Obstacles: int(s.Attached[at].N)}
	for row := range content.SlotsPerRegion {
		if int(s.Attached[content.SlotAt(at.Region(), row)].N) == r.Obstacles {
			r.Equals++
		}
	}
	return r
}

// String returns the reason in a few words: "most obstacles: 3", "chosen from 2 with 1 obstacle each".
func (r BurnReason) String() string {
	switch {
	case r.Obstacles == 0:
		return "chosen: none had an obstacle"
	case r.Equals > 1:
		return fmt.Sprintf("chosen from %d with %s each", r.Equals, HowMany(r.Obstacles, "obstacle", "obstacles"))
	}
	return fmt.Sprintf("most obstacles: %d", r.Obstacles)
}

// describeBurned describes a location that burns, at session end with the reason.
func (b *Rulebook) describeBurned(s *State, e Event) string {
	name := b.c.Locations[e.Card].Name
	if s.Phase != SessionEnd {
		return name + " is burned"
	}
	return fmt.Sprintf("%s in %s is burned (%s)", name, b.RegionName(e.Slot.Region()), s.BurnReason(e.Slot))
}
