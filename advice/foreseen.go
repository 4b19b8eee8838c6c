package advice

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// The ways in which the activate step may go, over all choices and rolls ([activate]).

// toll is what an obstacle does to one character.
type toll struct {
	stress, marks [content.NumStress]int // points taken, conditions marked
	is            [content.NumStress]int // the box of the last of these, 1..3
	out           bool
}

// tolls are what an obstacle does to the players' characters in one way.
type tolls [rules.NumPlayers]toll

// foreseen is what the activate step may bring, over all choices and rolls.
type foreseen struct {
	b         *rules.Rulebook
	s         *rules.State
	order     []content.ObstacleID // that activate, as they were met
	tolls     map[content.ObstacleID][]tolls
	activated [2]uint64                                            // in all ways, one bit each obstacle
	outs      []uint8                                              // sets of players whose characters are knocked out
	symbols   [content.NumResources]int                            // the fewest after it
	vary      bool                                                 // in some ways there are more
	assets    [content.NumSlots][content.NumResources]rules.Values // the most after it
	lies      [content.MaxObstacles]content.Slot                   // where each obstacle is after it, or unsure
	inPool    [content.NumResources]int                            // the most after it
	unmarked  [content.MaxCharacters][content.NumStress]uint8      // conditions not marked in some way
	takers    [content.NumResources][]content.ObstacleID           // what takes dice from a pool
	removers  [content.NumSlots][]content.ObstacleID               // what removes assets of a location
	markers   []content.ObstacleID                                 // and what marks conditions of characters who are not in play
	ends      int
	open      bool // some ways end before the step does
}

// The most tables at a choice that are looked at for each roll: what has come by then is certain beyond it too. Where many tables are
// compared it is fewer.
const (
	mostForeseen = 200
	fewForeseen  = 50
)

// fork is a table at a choice, with what the obstacle that has activated last has done.
type fork struct {
	table rules.State
	by    content.ObstacleID
	does  tolls
}

// foresee looks at the ways in which the activate step of a turn may go, or what is left of it. Ways that lead to the same table are
// one.
func foresee(b *rules.Rulebook, s *rules.State) *foreseen { return foreseeUpTo(b, s, mostForeseen) }

func foreseeUpTo(b *rules.Rulebook, s *rules.State, most int) *foreseen {
	all := &foreseen{b: b, s: s, tolls: map[content.ObstacleID][]tolls{}, activated: [2]uint64{^uint64(0), ^uint64(0)}}
	if s.IsOver(rules.StepActivate) {
		all.end(s)
		return all
	}
	story := rules.Story{}
	eachRefreshed(b, s, false, func(t *rules.State, rolls rules.Rolls) {
		eachChosen(b, t, rolls, &story, most, func(f *fork) bool {
			all.follow(f, story.Events)
			return true
		}, func(f *fork, open bool) {
			all.open = all.open || open
			all.note(f)
			all.end(&f.table)
		})
	})
	return all
}

// eachChosen calls see with the tables that what the players choose in the activate step leads to, the story telling what has led to each,
// and goes on from those of which see returns true, each once. It calls end where nothing is left to choose, or beyond the most tables.
func eachChosen(b *rules.Rulebook, t *rules.State, rolls rules.Rolls, story *rules.Story, most int, see func(f *fork) bool, end func(f *fork, open bool)) {
	met := map[fork]bool{}
	var todo []*fork
	next := &fork{table: *t, by: content.NoObstacle}
	look := func() {
		if see(next) && !met[*next] {
			met[*next] = true
			todo, next = append(todo, next), new(fork)
		}
	}
	story.Reset()
	b.TryActivate(&next.table, story, rolls)
	for look(); len(todo) > 0; todo = todo[1:] { // the earliest first, so that those left come equally far
		f := todo[0]
		legal := b.Moves(&f.table, nil)
		if len(met) > most || len(legal) == 0 {
			end(f, len(legal) > 0)
			continue
		}
		for _, m := range legal {
			*next = *f
			story.Reset()
			_ = b.ApplyRolling(&next.table, m, story, rolls) // a listed move is never refused
			look()
		}
	}
}

// follow adds up what obstacles do in some events.
func (f *foreseen) follow(at *fork, events []rules.Event) {
	for _, ev := range events {
		f.open = f.open || ev.Reveals()
		if ev.Kind == rules.EvTrigger {
			f.note(at)
			at.by, at.does = content.ObstacleID(ev.Card), tolls{}
		}
		switch {
		case ev.Kind == rules.EvDie && ev.From.Spot == rules.InPool && ev.To.Spot != rules.InPool:
			f.takers[ev.From.N] = with(f.takers[ev.From.N], at.by)
		case ev.Kind == rules.EvDie && ev.From.Spot == rules.AtLocation && ev.To.Spot == rules.InSupply:
			f.removers[ev.From.N] = with(f.removers[ev.From.N], at.by)
		case ev.Kind == rules.EvCondition && ev.Player == rules.NoPlayer:
			f.markers = with(f.markers, at.by)
		}
		if ev.Player >= rules.NumPlayers {
			continue
		}
		switch one := &at.does[ev.Player]; ev.Kind {
		case rules.EvStress:
			one.stress[ev.Stress] += int(ev.N)
		case rules.EvCondition:
			one.marks[ev.Stress]++
			one.is[ev.Stress] = int(ev.N)
		case rules.EvKnockedOut:
			one.out = true
		}
	}
}

// note notes what the last obstacle has done.
func (f *foreseen) note(at *fork) {
	if at.by == content.NoObstacle || slices.Contains(f.tolls[at.by], at.does) {
		return
	}
	if f.tolls[at.by] == nil {
		f.order = append(f.order, at.by)
	}
	f.tolls[at.by] = append(f.tolls[at.by], at.does)
}

// end notes a table after the step.
func (f *foreseen) end(t *rules.State) {
	outs := uint8(0)
	for p := range t.Players {
		if t.Players[p].Out && !f.s.Players[p].Out {
			outs |= 1 << p
		}
	}
	f.outs = with(f.outs, outs)
	for i := range f.activated {
		f.activated[i] &= t.Activated[i]
	}
	for r, n := range f.b.ThreatSymbols(t) {
		f.vary = f.vary || f.ends > 0 && n != f.symbols[r]
		if f.ends == 0 || n < f.symbols[r] {
			f.symbols[r] = n
		}
	}
	for at := range t.Assets {
		for r, values := range t.Assets[at] {
			for v, n := range values {
				f.assets[at][r][v] = max(f.assets[at][r][v], n)
			}
		}
	}
	for id := range t.Obstacles {
		if at := t.Obstacles[id].At; f.ends == 0 || f.lies[id] == at {
			f.lies[id] = at
		} else {
			f.lies[id] = unsure
		}
	}
	for r := range t.Pool {
		f.inPool[r] = max(f.inPool[r], t.Pool[r].Len())
	}
	for who := range t.Characters {
		for k, marked := range t.Characters[who].Marked {
			f.unmarked[who][k] |= ^marked
		}
	}
	f.ends++
}

// AssetsLeft returns the most assets that the activate step of this turn can leave at a location as things stand now, whatever is chosen and
// rolled; ok is false where that is not known.
func AssetsLeft(b *rules.Rulebook, s *rules.State, at content.Slot) (left [content.NumResources]rules.Values, ok bool) {
	if s.Phase != rules.Turns || s.IsOver(rules.StepActivate) {
		return left, false
	}
	f := foresee(b, s)
	return f.assets[at], !f.open
}

// surely reports whether an obstacle activates in all ways.
func (f *foreseen) surely(id content.ObstacleID) bool { return f.activated[id>>6]&(1<<(id&63)) != 0 }

// least returns the least that an obstacle does to each character, if it activates in all ways.
func (f *foreseen) least(id content.ObstacleID) (least tolls) {
	if !f.surely(id) {
		return least
	}
	least = f.tolls[id][0]
	for _, does := range f.tolls[id] {
		for p := range least {
			one, now := &least[p], &does[p]
			one.out = one.out && now.out
			for k := range one.stress {
				one.stress[k], one.marks[k] = min(one.stress[k], now.stress[k]), min(one.marks[k], now.marks[k])
				if one.is[k] != now.is[k] || one.marks[k] == 0 {
					one.is[k] = 0
				}
			}
		}
	}
	return least
}

// hurts returns the set of those whom an obstacle hurts.
func (t *tolls) hurts() (team uint8) {
	for p := range t {
		if t[p] != (toll{}) {
			team |= 1 << p
		}
	}
	return team
}

// alike reports whether a toll has a kind of stress that another has too.
func (t *toll) alike(other *toll) bool {
	for k := range t.stress {
		if t.stress[k]+t.marks[k] > 0 && other.stress[k]+other.marks[k] > 0 {
			return true
		}
	}
	return false
}
