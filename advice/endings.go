package advice

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// The ways a turn may end, over all choices in the activate step ([activate]) and all rolls of the refresh before it ([refresh]).

// mostEndings is the most ways through the choices of the activate step that are examined for each roll.
const mostEndings = 100

// ending is one way in which the activate step may end, or has begun to.
type ending struct {
	lines  []Said // its sentences
	events []rules.Event
	// What is sure where not all ways were looked at: how many of the lines and events come up to the first choice of the players, the
	// line of that included; all of them where there is none.
	surely struct{ lines, events int }
	chosen bool // the players have chosen something
}

// known returns what is told of an ending: all, or what is sure where not all ways were looked at.
func (w *ending) known(whole bool) []Said {
	if whole {
		return w.lines
	}
	return w.lines[:w.surely.lines]
}

// endings are the ways that are looked at.
type endings struct {
	b       *rules.Rulebook
	tells   bool // with lines and harm
	rolls   rules.Rolls
	looked  int // ways with these rolls
	ways    []ending
	harm    reach // what they do to the characters
	surely  reach // what they do before the first choice
	threats comingSoFar
	whole   bool // all of them were looked at
	turned  bool // an obstacle pile changes in one of them: what comes after it is not known
}

// endingsOf looks at the ways in which the activate step of a turn may end, or what is left of it, and tells of each if that is wanted:
// sentences take longer than all else. Once the step is over there is one, in which nothing comes any more.
func endingsOf(b *rules.Rulebook, s *rules.State, tells bool) *endings {
	e := &endings{b: b, whole: true, tells: tells}
	if s.IsOver(rules.StepActivate) {
		e.end(s, &ending{}, true)
		return e
	}
	eachRefreshed(b, s, tells, func(t *rules.State, rolls rules.Rolls) {
		e.rolls, e.looked = rolls, 0
		e.walk(*t, ending{}, func(t *rules.State, story *rules.Story) { b.TryActivate(t, story, rolls) })
	})
	return e
}

// walk goes on from a table by something that is done there, and then by all that the players may choose.
func (e *endings) walk(t rules.State, w ending, do func(t *rules.State, story *rules.Story)) {
	w.lines = slices.Clip(w.lines)
	var story rules.Story
	if e.tells {
		story.Watch = e.telling(&w)
	}
	do(&t, &story)
	w.events = append(slices.Clip(w.events), story.Events...)
	legal := e.b.Moves(&t, nil)
	asks := len(legal) > 0
	if asks && e.tells {
		w.lines = append(w.lines, leftToYou(e.b, &t, legal, story.Events))
	}
	if !w.chosen {
		w.surely.lines, w.surely.events, w.chosen = len(w.lines), len(w.events), asks
	}
	if !asks || e.looked >= mostEndings || len(w.events) >= mostEvents {
		e.end(&t, &w, !asks)
		return
	}
	for _, m := range legal {
		e.walk(t, w, func(t *rules.State, story *rules.Story) {
			_ = e.b.ApplyRolling(t, m, story, e.rolls) // a listed move is never refused
		})
	}
}

// telling returns a watcher that adds a line for each event to a way.
func (e *endings) telling(w *ending) func(t *rules.State, ev rules.Event) {
	return func(t *rules.State, ev rules.Event) {
		// What is short now need not be once another die has come back.
		if ev.Kind != rules.EvShort {
			w.lines = tell(w.lines, e.b, t, ev)
		}
	}
}

// end records a way that is over, or is cut off there.
func (e *endings) end(t *rules.State, w *ending, over bool) {
	e.looked++
	e.whole = e.whole && over
	e.ways = append(e.ways, *w)
	if e.tells {
		e.harm.add(harms(e.b, w.events))
		e.surely.add(harms(e.b, w.events[:w.surely.events]))
	}
	e.threats.add(e.b, t)
	e.turned = e.turned || slices.ContainsFunc(w.events, func(ev rules.Event) bool { return ev.Reveals() })
}

// certain returns the lines that all ways share.
func (e *endings) certain() []Said {
	all := e.ways[0].known(e.whole)
	for i := range e.ways[1:] {
		all, _ = split(all, e.ways[1+i].known(e.whole))
	}
	return counted(all)
}

// least returns the least harm of any way to each character.
func (e *endings) least() [rules.NumPlayers]Harm {
	if e.whole {
		return e.harm.least
	}
	return e.surely.least
}

// happens returns what happens for certain in a way: all, if all ways were looked at, and else what comes before the first
// choice.
func (e *endings) happens(w *ending) []rules.Event {
	if e.whole {
		return w.events
	}
	return w.events[:w.surely.events]
}

// turnOf returns as which of those that activate an obstacle does, from 1, or 0 if it does not, in the first way; whether it
// activates in all of them, and whether it is alike in all.
func (e *endings) turnOf(id content.ObstacleID) (nth int, surely, alike bool) {
	surely, alike = true, true
	for i := range e.ways {
		n, acts := 0, false
		for _, ev := range e.happens(&e.ways[i]) {
			if ev.Kind == rules.EvTrigger && !acts {
				n, acts = n+1, content.ObstacleID(ev.Card) == id
			}
		}
		if !acts {
			n, surely, alike = 0, false, alike && e.whole && !e.turned
		}
		if i == 0 {
			nth = n
		}
		alike = alike && n == nth
	}
	return nth, surely, alike
}

// threatsToCome forecasts the threats step after each way.
func (e *endings) threatsToCome() Coming {
	return Coming{ways: e.threats.all, open: !e.whole || e.turned, asked: e.asked()}
}

// asked reports whether any way asks the players to choose.
func (e *endings) asked() bool {
	return slices.ContainsFunc(e.ways, func(w ending) bool { return w.chosen })
}

// hurtsByPool reports whether the harm of an obstacle in play, as it activates, depends on the dice of a pool, and returns what counts
// those of a value.
func hurtsByPool(b *rules.Rulebook, s *rules.State) (counts []content.Amount, hurts bool) {
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			for i := range b.Content().Card(id).Activate {
				by, does := countsPool(&b.Content().Card(id).Activate[i])
				counts, hurts = append(counts, by...), hurts || does
			}
		}
	}
	return counts, hurts
}

// countsPool reports whether an effect depends on the dice of a pool, and returns what counts those of a value.
func countsPool(ef *content.Effect) (counts []content.Amount, depends bool) {
	for _, amount := range [content.NumStress]content.Amount{ef.Psyche, ef.Body} {
		if amount.Per == content.PerPoolDie {
			counts = append(counts, amount)
		}
	}
	return counts, counts != nil || ef.If.Test == content.PairInPool
}

// eachRefreshed calls see with tables as the refresh may leave their pools, and with rolls for what follows. All dice show 1, then
// all 2, up to 6; then the new dice of each pool differ from those in it as far as they can; at last only some show a value that is
// counted. What is the same each time does not depend on the rolls. The new dice all show 1 where no value is told or hurts.
func eachRefreshed(b *rules.Rulebook, s *rules.State, tells bool, see func(t *rules.State, rolls rules.Rolls)) {
	counts, hurts := hurtsByPool(b, s)
	refreshed := func(shows func(r content.Resource, pool *rules.Values) int) rules.State {
		t := b.Observation(s)
		if s.IsOver(rules.StepRefresh) {
			return t
		}
		for r := range content.Resource(content.NumResources) {
			b.TryFill(&t, r, func(rules.Kind, rules.Place) int { return shows(r, &t.Pool[r]) })
		}
		return t
	}
	filled := false
	eachFace(func(rolls rules.Rolls) {
		t := refreshed(func(content.Resource, *rules.Values) int {
			if !tells && !hurts {
				return 1
			}
			filled = true
			return rolls(rules.Action, rules.Place{})
		})
		see(&t, rolls)
	})
	if !filled {
		return
	}
	lowest := func(rules.Kind, rules.Place) int { return 1 }
	t := refreshed(func(_ content.Resource, pool *rules.Values) int { return another(pool) })
	see(&t, lowest)
	for _, count := range counts {
		for few, more := 1, true; more; few++ {
			n := 0
			t := refreshed(func(r content.Resource, _ *rules.Values) int {
				if r == count.Resource {
					if n++; n <= few {
						return count.Value
					}
				}
				return count.Value%rules.Sides + 1
			})
			if more = n > few; more {
				see(&t, lowest)
			}
		}
	}
}

// another returns the highest value that no die of a pool shows, or 6 if all values are there.
func another(pool *rules.Values) int {
	for value := rules.Sides; value > 0; value-- {
		if pool.Of(value) == 0 {
			return value
		}
	}
	return rules.Sides
}
