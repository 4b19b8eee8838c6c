package rules

import "sixwinters/content"

// Activate or move obstacles ([activate], [move-obstacle]).

func init() {
	tasks[taskActivate] = task{rule: "activate", run: runActivate}
	tasks[TaskSlot] = task{
		rule:  "move-obstacle",
		run:   runSlot,
		moves: relocations,
		play: func(e *engine, f *Frame, m Move) {
			slot := e.s.pop().Slot
			e.because(Cause{Kind: ByEmptySlot, Slot: slot}, func() { e.moveObstacle(content.ObstacleID(m.Card), slot) })
		},
		ask: asks("There is no obstacle at $at: choose which of the region's hardest ones moves there."),
		label: func(b *Rulebook, s *State, f *Frame, m Move) string {
			return "move " + b.obstacleWith(s, content.ObstacleID(m.Card), "from") + " to " + b.placeName(s, f.Slot)
		},
	}
}

func (e *engine) beginActivate() {
	e.s.push(Frame{Task: taskActivate, Player: NoPlayer})
}

// How far a taskActivate frame has come in its region, its N: rowUnseen before it has looked at the symbol.
const (
	rowUnseen = 0
	rowAll    = 1 // winter: N-rowAll slots are done
	rowOnce   = 5 // another season: one slot, done
)

// runActivate goes through the regions; each one's symbol is looked at when its turn comes. PC is the region, N how
// far it has come in it.
func runActivate(e *engine, f *Frame) bool {
	region := content.Region(f.PC)
	if region == content.NumRegions {
		e.s.pop()
		return false
	}
	row := -1
	switch {
	case f.N == rowUnseen:
		switch season := e.b.Showing(e.s, region); season {
		case content.NoSeason:
		case content.Winter:
			row, f.N = 0, rowAll+1
		default:
			row, f.N = RowOf(season), rowOnce
		}
	case f.N < rowAll+content.SlotsPerRegion:
		row = int(f.N - rowAll)
		f.N++
	}
	if row < 0 {
		f.PC++
		f.N = rowUnseen
		return false
	}
	e.s.push(Frame{Task: TaskSlot, Player: NoPlayer, Slot: content.SlotAt(region, row), N: bool8(f.N == rowOnce)})
	return false
}

// RowOf returns the row of a region, 0 the top, that the symbol of a season but winter activates ([activate]).
func RowOf(season content.Season) int { return int(season - content.Spring) }

// RowName names the row of a slot: "middle".
func RowName(at content.Slot) string { return rowNames[at.Row()] }

// SeasonOf returns the season whose symbol activates a slot, as winter's does ([activate]).
func SeasonOf(at content.Slot) content.Season { return content.Spring + content.Season(at.Row()) }

// HasActivated reports whether an obstacle has activated this turn ([activate]).
func (s *State) HasActivated(id content.ObstacleID) bool { return has(s.Activated, id) }

// Activates reports whether the symbol now showing on the pile of its region activates a slot ([activate]).
func (b *Rulebook) Activates(s *State, at content.Slot) bool {
	season := b.Showing(s, at.Region())
	return season == content.Winter || season == SeasonOf(at)
}

// NothingAt says why a location that activated did nothing more: its obstacles have all activated this turn ([activate]), or it
// has none and none moves there ([move-obstacle]).
func (b *Rulebook) NothingAt(s *State, at content.Slot) string {
	var names []string
	for _, id := range s.Attached[at].List() {
		names = append(names, b.c.Card(id).Name)
	}
	switch len(names) {
	case 0:
		if b.Showing(s, at.Region()) == content.Winter {
			return "no obstacle there"
		}
		return "no obstacle to move there"
	case 1:
		return names[0] + " has activated already"
	}
	return JoinedOnce(names, ManyCards) + " have activated already"
}

func bool8(yes bool) uint8 {
	if yes {
		return 1
	}
	return 0
}

// The parts of activating a slot: the PC of a TaskSlot frame. Its N is 1 if an obstacle moves to an empty slot, as
// the symbols but winter do.
const (
	slotBegin = iota
	slotObstacles
	slotRelocate
)

// runSlot activates one slot: the location first, then the obstacles that were attached as its turn came.
func runSlot(e *engine, f *Frame) bool {
	s := e.s
	switch f.PC {
	case slotBegin:
		f.PC = slotObstacles
		if s.Attached[f.Slot].N == 0 && f.N == 1 {
			f.PC = slotRelocate
		}
		s.Queue = s.Attached[f.Slot]
		symbol := e.b.Showing(s, f.Slot.Region())
		e.because(Cause{Kind: BySymbol, Slot: f.Slot, Season: symbol}, func() {
			e.tell(Event{Kind: EvActivate, Slot: f.Slot, Season: symbol})
		})
		if icon := e.b.Location(s, f.Slot).Icon; icon.Kind == content.ResourceIcon {
			e.roll(Kind(icon.Resource), atLocation(f.Slot))
		}
		if s.Queue.N > 1 {
			s.push(Frame{Task: TaskOrder, Player: NoPlayer, Slot: f.Slot})
		}
	case slotObstacles:
		if s.Queue.N == 0 {
			s.pop()
			return false
		}
		e.trigger(s.Queue.Cards[0], f.Slot)
	case slotRelocate:
		return await(e, f)
	}
	return false
}

// trigger activates an obstacle of the Queue, if it is still in the slot and has not activated this turn.
func (e *engine) trigger(id content.ObstacleID, at content.Slot) {
	s := e.s
	s.Queue.remove(id)
	if !s.activates(id, at) {
		return
	}
	mark(&s.Activated, id)
	e.tell(Event{Kind: EvTrigger, Card: uint8(id), Slot: at})
	s.push(activation(id, at))
}

// activation returns the frame that carries out an obstacle's activation.
func activation(id content.ObstacleID, at content.Slot) Frame {
	return Frame{Task: taskEffects, Player: NoPlayer, Slot: at, Program: Program{Kind: OnActivate, Card: uint8(id)}}
}

// activates reports whether a listed obstacle activates when it is reached.
func (s *State) activates(id content.ObstacleID, at content.Slot) bool {
	return s.Obstacles[id].At == at && !has(s.Activated, id)
}

// relocations lists the obstacles of the highest difficulty in the region of an empty slot ([move-obstacle]).
func relocations(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	highest, first := 0, len(l)
	for row := range content.SlotsPerRegion {
		for _, id := range s.Attached[content.SlotAt(f.Slot.Region(), row)].List() {
			d := b.c.Card(id).Difficulty
			if d > highest {
				highest, l = d, l[:first]
			}
			if d == highest {
				l = append(l, Move{Kind: MoveCard, Card: uint8(id)})
			}
		}
	}
	return l
}

// hardestOfSeveral reports whether there are several obstacles in the region of a slot and one of them is harder than all others
// ([move-obstacle]).
func (b *Rulebook) hardestOfSeveral(s *State, at content.Slot) bool {
	all := 0
	for row := range content.SlotsPerRegion {
		all += len(s.Attached[content.SlotAt(at.Region(), row)].List())
	}
	return all > 1 && len(relocations(b, s, &Frame{Slot: at}, nil)) == 1
}
