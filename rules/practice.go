package rules

import (
	"errors"
	"slices"

	"sixwinters/content"
)

// Deed is something a card does that can be shown on a table of its own: the Nth of a kind.
type Deed struct {
	Kind DeedKind
	Nth  int // of an ability of a character: 0..8
}

type DeedKind uint8

// The kinds of deed, with the cards that have them.
const (
	DeedActivate DeedKind = iota // obstacles, and locations that bring dice or obstacles
	DeedOvercome                 // obstacles
	DeedAct                      // locations with an action
	DeedIcon                     // locations: a move from its port or gate, or dice created there
	DeedArrive                   // obstacles and locations: a character moves there
	DeedComplete                 // progress cards
	DeedUse                      // characters: an ability
	DeedEvent                    // events
)

// Deeds returns the deeds of a card in the order in which they are printed. There is none for a
// location without a text or an icon.
func (b *Rulebook) Deeds(card content.CardOf) (all []Deed) {
	add := func(kind DeedKind, does bool) {
		if does {
			all = append(all, Deed{Kind: kind})
		}
	}
	switch card.Kind {
	case content.ObstacleKind:
		o := b.c.Card(content.ObstacleID(card.N))
		add(DeedActivate, len(o.Activate) > 0)
		add(DeedOvercome, true)
		add(DeedArrive, len(o.Arrive) > 0)
	case content.LocationKind:
		l := &b.c.Locations[card.N]
		add(DeedActivate, l.Icon.Kind == content.ResourceIcon || len(l.Attach) > 0)
		add(DeedIcon, iconMove(l) != NoMove)
		add(DeedAct, len(l.Action) > 0)
		add(DeedArrive, len(l.Arrive) > 0)
	case content.ProgressKind:
		add(DeedComplete, true)
	case content.CharacterKind:
		for i := range b.c.Characters[card.N].Abilities {
			if a := &b.c.Characters[card.N].Abilities[i]; len(a.Effects) > 0 || stashes(a) != content.NoResource || poolDice(a) != content.NoResource {
				all = append(all, Deed{DeedUse, i})
			}
		}
	case content.EventKind:
		add(DeedEvent, true)
	}
	return all
}

// iconMove returns the kind of move that a location is known by, or NoMove.
func iconMove(l *content.Location) MoveKind {
	switch l.Icon.Kind {
	case content.PortIcon:
		return MoveSail
	case content.GateIcon:
		return MoveGate
	case content.SkillIcon:
		return MoveCreate
	case content.StressIcon:
		return MoveCreateStress
	}
	if createCost(l) != [content.NumStress]int{} {
		return MoveCreate
	}
	return NoMove
}

// Practice is a table in the actions step on which a deed can be seen.
type Practice struct {
	Table State
	Moves []Move             // that bring it about, together with chance
	Is    func(e Event) bool // reports whether an event is the deed; nil: the last of the moves is

	b    *Rulebook
	card content.CardOf
	deed Deed
}

// Practice lays out a table on which a card does something. It goes through the first year of a campaign played by chance to a
// turn in which that can be, and lays the card and the dice it needs there. The error says that there is none.
func (b *Rulebook) Practice(card content.CardOf, deed Deed) (*Practice, error) {
	const longest = 400 // moves, about a year
	s := b.NewCampaign(Options{Seed: 1, Difficulty: content.Easy}, nil)
	if card.Kind == content.CharacterKind {
		s.Characters[card.N].Unlocked = true
	}
	choose, first := RandomPolicy(1), true
	for range longest {
		legal := b.Moves(&s, nil)
		if len(legal) == 0 || s.Phase > Turns {
			break
		}
		if s.Asks().Task == TaskActions && s.Players[0].InPlay() {
			p := &Practice{Table: s, b: b, card: card, deed: deed}
			if p.lay() || first && p.layAmid() {
				return p, b.Broken(&p.Table)
			}
			first = false
		}
		m := choose(b, &s, legal)
		if him := (Move{Kind: MoveChoose, Card: card.N}); card.Kind == content.CharacterKind && slices.Contains(legal, him) {
			m = him
		}
		if err := b.Apply(&s, m, nil); err != nil {
			return nil, err
		}
	}
	return nil, errors.New("no turn of a first year has a place for this")
}

// layAmid lays out the table with one more obstacle in play or discarded, and reports whether the deed can be seen on it.
func (p *Practice) layAmid() bool {
	s := &p.Table
	was := *s
	for i := range p.b.c.Cards {
		id := content.ObstacleID(i)
		r := p.b.c.Card(id).Region
		for _, zone := range []Zone{InPlay, InDiscard} {
			*s = was
			if s.Obstacles[id].Zone != InDraw || s.Draw[r].N == 1 {
				continue
			}
			p.b.unpile(s, id)
			s.Obstacles[id].Zone = zone
			if zone == InDiscard {
				s.Discard[r].push(id)
			} else {
				at := content.SlotAt(r, content.SlotsPerRegion-1)
				s.Obstacles[id].At = at
				s.Attached[at].push(id)
			}
			if p.lay() {
				return true
			}
		}
	}
	return false
}

// lay lays out the table and reports whether the deed can be seen on it.
func (p *Practice) lay() bool {
	switch p.card.Kind {
	case content.ObstacleKind:
		return p.layObstacle(content.ObstacleID(p.card.N))
	case content.LocationKind:
		return p.layLocation(content.LocationID(p.card.N))
	case content.ProgressKind:
		return p.layProgress(content.ProgressID(p.card.N))
	case content.CharacterKind:
		return p.layAbility()
	case content.EventKind:
		season, symbols := p.card.Event()
		return p.layEvent(season, symbols)
	}
	return false
}

// layObstacle lays an obstacle at a location of its region that activates this turn. The first player is there, is skilled, and
// has exactly the dice of its pattern; to arrive there it comes from elsewhere.
func (p *Practice) layObstacle(id content.ObstacleID) bool {
	s, b := &p.Table, p.b
	o := b.c.Card(id)
	b.unpile(s, id)
	// Winter activates all locations, and would show more than this card.
	if !b.showOnTop(s, o.Region, func(season content.Season) bool { return season != content.Winter }) {
		return false
	}
	at := content.SlotAt(o.Region, RowOf(b.Showing(s, o.Region)))
	s.Obstacles[id] = ObstacleState{Zone: InPlay, At: at}
	s.Attached[at].push(id)
	switch p.deed.Kind {
	case DeedActivate:
		p.Is = func(e Event) bool { return e.Kind == EvTrigger && e.Card == uint8(id) }
	case DeedOvercome:
		p.Is = func(e Event) bool { return e.Kind == EvOvercome && e.Card == uint8(id) }
	case DeedArrive:
		return p.layWay(at)
	}
	me := &s.Players[0]
	me.At = at
	rank := &s.Characters[me.Character].Skills[o.Skill]
	*rank = max(*rank, uint8(o.Difficulty))
	s.ActionSupply += uint8(me.Dice.Len())
	me.Dice = Values{}
	for _, value := range b.Pattern(s, id, nil) {
		p.take(ActionDie(value))
	}
	if p.deed.Kind == DeedActivate {
		return p.with(func(m Move) bool { return m.Kind == MoveDone })
	}
	return p.with(func(m Move) bool { return m.Kind == MoveAttempt && m.Card == uint8(id) && m.Arg == 1 })
}

// layLocation lays a location into a slot of its region, with its starting obstacles, and puts the first player there or, to arrive,
// elsewhere.
func (p *Practice) layLocation(id content.LocationID) bool {
	s, b := &p.Table, p.b
	l := &b.c.Locations[id]
	at := content.Slot(max(0, slices.Index(s.Slots[:], id)))
	if !s.locationInPlay(id) {
		if l.Region != content.NoRegion {
			at = content.SlotAt(l.Region, 0)
		}
		for r := range b.c.Board.ThreatLocations {
			if t := b.c.Board.ThreatLocations[r]; t.Location == id {
				at = t.Slot
			}
		}
		e := engine{b: b, c: b.c, s: s}
		for _, obstacle := range e.locked(l.Attach...) {
			s.Obstacles[obstacle] = ObstacleState{Zone: InPlay, At: at}
			s.Attached[at].push(obstacle)
		}
	}
	s.Burned &^= 1 << id
	s.Slots[at] = id
	s.Players[0].At = at
	switch p.deed.Kind {
	case DeedActivate:
		p.Is = func(e Event) bool { return e.Kind == EvActivate && e.Slot == at }
		return b.showOnTop(s, at.Region(), func(season content.Season) bool { return season == SeasonOf(at) }) &&
			p.with(func(m Move) bool { return m.Kind == MoveDone })
	case DeedAct:
		return p.with(func(m Move) bool { return m.Kind == MoveAct && m.Player == 0 })
	case DeedIcon:
		return p.layIcon(at)
	}
	return p.layWay(at)
}

// layIcon finds a move by which the location in a slot is known. Where it leads to another of its kind, one of another region is laid.
func (p *Practice) layIcon(at content.Slot) bool {
	s, b := &p.Table, p.b
	l := b.Location(s, at)
	icon := func(m Move) bool { return m.Kind == iconMove(l) && m.Player == 0 }
	if p.with(icon) {
		return true
	}
	for i := range b.c.Locations {
		to, id := &b.c.Locations[i], content.LocationID(i)
		if to.Icon != l.Icon || to.Threat || to.Desolation || to.Region == at.Region() || s.locationInPlay(id) {
			continue
		}
		slot := content.SlotAt(to.Region, 0)
		was := s.Slots[slot]
		s.Slots[slot] = id
		if p.with(icon) {
			return true
		}
		s.Slots[slot] = was
	}
	return false
}

// layWay puts the first player where there is a way to a slot.
func (p *Practice) layWay(to content.Slot) bool {
	for from := range content.Slot(content.NumSlots) {
		p.Table.Players[0].At = from
		if p.with(func(m Move) bool { return m.Kind == MoveTravel && m.Player == 0 && m.Slot == to }) {
			return true
		}
	}
	return false
}

// with takes the first legal move of which is returns true, and reports whether there is one.
func (p *Practice) with(is func(m Move) bool) bool {
	legal := p.b.Moves(&p.Table, nil)
	i := slices.IndexFunc(legal, is)
	if i >= 0 {
		p.Moves = []Move{legal[i]}
	}
	return i >= 0
}

// take gives the first player a die from the supply, on its mat or as an asset at its location, and reports whether there is one.
func (p *Practice) take(d Die) bool {
	s := &p.Table
	if s.inSupplyOf(d.Kind()) == 0 {
		return false
	}
	me := &s.Players[0]
	if d.IsAction() {
		s.ActionSupply--
		me.Dice.Add(d.Value())
	} else {
		s.Supply[d.Kind()]--
		s.Assets[me.At][d.Kind()].Add(d.Value())
	}
	return true
}

// unpile takes an obstacle from any pile or slot.
func (b *Rulebook) unpile(s *State, id content.ObstacleID) {
	if o := &s.Obstacles[id]; o.Zone == InPlay {
		s.Attached[o.At].remove(id)
	}
	for r := range s.Draw {
		s.Draw[r].remove(id)
		s.Discard[r].remove(id)
	}
	s.Obstacles[id] = ObstacleState{Zone: Locked, At: content.NoSlot}
}

// showOnTop brings a card to the top of a region's draw pile on whose back is a season of which is returns true, from that pile or from
// those not in play, and reports whether there is one.
func (b *Rulebook) showOnTop(s *State, r content.Region, is func(season content.Season) bool) bool {
	for _, zone := range []Zone{InDraw, InDiscard, Locked} {
		for i := range b.c.Cards {
			id := content.ObstacleID(i)
			o := b.c.Card(id)
			if s.Obstacles[id].Zone != zone || o.Region != r || o.OfLocation || !is(b.c.Cards[id].Season) {
				continue
			}
			b.unpile(s, id)
			s.Obstacles[id].Zone = InDraw
			s.Draw[r].push(id)
			return true
		}
	}
	return false
}
