package rules

import (
	"fmt"
	"slices"

	"sixwinters/content"
)

// Threats ([threats], [unlock], [threat-location]).

func init() {
	tasks[TaskThreats] = task{
		rule:  "threats",
		run:   runThreats,
		moves: overflowTracks,
		play: func(e *engine, f *Frame, m Move) {
			e.s.Advance[content.Sorcery]--
			e.raiseBySymbol(content.Sorcery, content.Resource(m.Arg))
		},
		ask:   askOverflow,
		label: labelOverflow,
	}
	tasks[taskAttach] = task{rule: "attach", run: func(e *engine, _ *Frame) bool {
		f := e.s.pop()
		e.unlockObstacle(f.picked(), f.Slot)
		return false
	}}
}

// ThreatSymbols counts each resource's threat symbols on all obstacles in play, conditional ones that hold included.
func (b *Rulebook) ThreatSymbols(s *State) (n [content.NumResources]int) {
	for at := range content.Slot(content.NumSlots) {
		for _, id := range s.Attached[at].List() {
			o := b.c.Card(id)
			for _, r := range o.Threats {
				n[r]++
			}
			if b.ExtraThreat(s, id) {
				n[o.ExtraThreat]++
			}
		}
	}
	return n
}

// ExtraThreat reports whether an obstacle's conditional threat symbol counts now ([threats]).
func (b *Rulebook) ExtraThreat(s *State, id content.ObstacleID) bool {
	o := b.c.Card(id)
	f := Frame{Program: Program{Kind: OnActivate, Card: uint8(id)}, Slot: s.Obstacles[id].At}
	return o.ExtraThreat != content.NoResource && b.holds(s, &f, &o.ThreatIf)
}

// FreeThreats is how many threat symbols of a resource do no harm ([threats]).
const FreeThreats = 2

// Advances returns how many spaces a threat advances in the threats step with so many of its symbols in play ([threats]).
func Advances(symbols int) int { return max(0, symbols-FreeThreats) }

func (e *engine) beginThreats() {
	for r, n := range e.b.ThreatSymbols(e.s) {
		e.s.Advance[r] = uint8(Advances(n))
	}
	e.s.push(Frame{Task: TaskThreats, Player: NoPlayer})
}

// runThreats advances the tracks in trade order, sorcery last, one space at a time. A marker on the last space passes
// the step to the next track along the wheel that is not there.
func runThreats(e *engine, f *Frame) bool {
	for r := range content.Resource(content.NumResources) {
		if e.s.Advance[r] == 0 {
			continue
		}
		to, chosen := e.s.ThreatGoesTo(r)
		if chosen {
			return await(e, f)
		}
		if to == content.NoResource {
			e.s.Advance[r] = 0 // all six tracks are at the last space
			continue
		}
		e.s.Advance[r]--
		e.raiseBySymbol(r, to)
		return false
	}
	e.s.pop()
	return false
}

// raiseBySymbol advances the threat marker of a track by one space, because of a symbol of r ([threats]).
func (e *engine) raiseBySymbol(r, track content.Resource) {
	e.because(Cause{Kind: ByStep, Step: StepThreats, Resource: r}, func() { e.raiseThreat(track) })
}

// ThreatGoesTo returns the track that advances for one symbol of r: its own, else the next along the wheel, else sorcery;
// NoResource where all six are at the last space. For sorcery at its last space the players choose it ([threats]).
func (s *State) ThreatGoesTo(r content.Resource) (to content.Resource, chosen bool) {
	if s.Threat[r] < lastSpace {
		return r, false
	}
	for i := range content.Wheel {
		if next := (r + content.Resource(i)) % content.Wheel; s.Threat[next] < lastSpace {
			if r == content.Sorcery {
				return content.NoResource, true
			}
			return next, false
		}
	}
	if s.Threat[content.Sorcery] < lastSpace {
		return content.Sorcery, false
	}
	return content.NoResource, false
}

func overflowTracks(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	for r := range content.Resource(content.NumResources) {
		if s.Threat[r] < lastSpace {
			l = append(l, Move{Kind: MoveResource, Arg: uint8(r)})
		}
	}
	return l
}

// askOverflow asks which threat advances for sorcery, and says how often the players choose ([threats]).
func askOverflow(_ *Rulebook, s *State, _ *Frame) string {
	times := ""
	if n := s.Advance[content.Sorcery]; n > 1 {
		times = fmt.Sprintf(", %d times", n)
	}
	return "The sorcery threat is on its last space: choose together which threat advances instead" + times + "."
}

// labelOverflow says where a threat comes to that advances for sorcery, and what it brings there ([unlock], [threat-location]).
func labelOverflow(b *Rulebook, s *State, _ *Frame, m Move) string {
	r := content.Resource(m.Arg)
	space := int(s.Threat[r]) + 1
	say := fmt.Sprintf("advance the %v threat to %s", r, b.SpaceName(r, space))
	for _, a := range b.ThreatAhead(s, r) {
		if a.Space != space {
			continue
		}
		if n := len(a.Unlocks); n > 0 {
			say += ", unlocking " + HowMany(n, "obstacle", "obstacles")
		}
		if a.Location != content.NoLocation {
			say += ", with " + b.c.Locations[a.Location].Name
		}
	}
	return say
}

// raiseThreat advances a threat marker by one space, unlocks obstacles when the level rises, and brings the threat
// location into play at the last space.
func (e *engine) raiseThreat(r content.Resource) {
	before := e.b.ThreatLevel(e.s, r)
	e.s.Threat[r]++
	now := e.s.Threat[r]
	e.tell(Event{Kind: EvThreat, Resource: r, N: int8(now - 1), M: int8(now)})
	e.because(Cause{Kind: ByThreat, Resource: r}, func() {
		if level := e.b.ThreatLevel(e.s, r); level > before {
			e.unlock(unlockedBy(r, level))
		}
		if now == lastSpace {
			e.threatLocation(r)
		}
	})
}

// unlockedBy reports whether an obstacle, if locked, is unlocked as a threat rises to a level ([unlock]).
func unlockedBy(r content.Resource, level int) func(o *content.Obstacle) bool {
	return func(o *content.Obstacle) bool { return o.Difficulty == level && o.HasThreat(r) }
}

// Ahead is the effect of a threat when it reaches a space.
type Ahead struct {
	Space    int                  // 1..12
	Level    int                  // that it then has, if it rises there; 0 if not
	Unlocks  []content.ObstacleID // as it rises ([unlock])
	Location content.LocationID   // the threat location that comes into play ([threat-location]), or NoLocation
}

// ThreatAhead returns the effects of a threat on its way to the last space that are still locked.
func (b *Rulebook) ThreatAhead(s *State, r content.Resource) (list []Ahead) {
	levels := &b.c.Board.Tracks[r].Levels
	for space := int(s.Threat[r]) + 1; space <= lastSpace; space++ {
		a := Ahead{Space: space, Location: content.NoLocation}
		if level := levels[space-1]; level > levels[space-2] {
			a.Level, a.Unlocks = level, slices.Collect(b.lockedThat(s, unlockedBy(r, level)))
		}
		if t := b.c.Board.ThreatLocations[r].Location; space == lastSpace && s.canCome(t) {
			a.Location = t
		}
		if a.Level > 0 || a.Location != content.NoLocation {
			list = append(list, a)
		}
	}
	return list
}

// lowerThreat moves a threat marker back, at most to space 1. Nothing is locked again ([lower]).
func (e *engine) lowerThreat(r content.Resource, steps int) {
	before := e.s.Threat[r]
	e.s.Threat[r] = uint8(max(1, int(before)-steps))
	if e.s.Threat[r] != before {
		e.tell(Event{Kind: EvThreat, Resource: r, N: int8(before), M: int8(e.s.Threat[r])})
	}
}

// threatLocation brings the threat location of r into play, once in a campaign ([threat-location]).
func (e *engine) threatLocation(r content.Resource) {
	t := e.c.Board.ThreatLocations[r]
	if e.s.canCome(t.Location) {
		e.replaceLocation(t.Slot, t.Location)
	}
}

// canCome reports whether a threat location can still come into play: it does so once in a campaign ([threat-location]).
func (s *State) canCome(id content.LocationID) bool {
	return s.Burned&(1<<id) == 0 && !s.locationInPlay(id)
}

// burn removes the location in a slot from the campaign. The card stays there until another replaces it.
func (e *engine) burn(at content.Slot) {
	e.s.Burned |= 1 << e.s.Slots[at]
	e.tell(Event{Kind: EvBurnLocation, Card: uint8(e.s.Slots[at]), Slot: at})
}

func (s *State) locationInPlay(id content.LocationID) bool { return slices.Contains(s.Slots[:], id) }

// replaceLocation burns the location in a slot and puts another there. Characters, assets and obstacles stay, nobody
// moves to it ([replace]); its starting obstacles are attached.
func (e *engine) replaceLocation(at content.Slot, id content.LocationID) {
	if e.s.Burned&(1<<e.s.Slots[at]) == 0 {
		e.burn(at)
	}
	e.layLocation(at, id)
}

// layLocation puts a location into play in a slot; its starting obstacles are attached.
func (e *engine) layLocation(at content.Slot, id content.LocationID) {
	e.s.Slots[at] = id
	e.tell(Event{Kind: EvLocation, Card: uint8(id), Slot: at})
	starting := e.locked(e.c.Locations[id].Attach...)
	if len(starting) == 1 {
		e.unlockObstacle(starting[0], at)
		return
	}
	before := e.s.Depth
	for _, obstacle := range slices.Backward(starting) {
		e.s.push(Frame{Task: taskAttach, Player: NoPlayer, Slot: at, Picked: uint8(obstacle) + 1})
	}
	e.inAnyOrder(before)
}

// locked returns locked location obstacles of some names, one for each name as far as there are any.
func (e *engine) locked(names ...string) (list []content.ObstacleID) {
	for _, name := range names {
		for id := range e.c.Cards {
			card := content.ObstacleID(id)
			if e.s.Obstacles[card].Zone == Locked && e.c.Card(card).Name == name && !slices.Contains(list, card) {
				list = append(list, card)
				break
			}
		}
	}
	return list
}

// unlockObstacle attaches a locked location obstacle.
func (e *engine) unlockObstacle(id content.ObstacleID, at content.Slot) {
	e.tell(Event{Kind: EvUnlock, Card: uint8(id), To: attachedAt(at)})
	e.attach(id, at, Place{Spot: OutOfGame})
}
