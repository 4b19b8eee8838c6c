package mind

import (
	"hash/maphash"

	"sixwinters/content"
	"sixwinters/rules"
)

// Tables that have been there before. Marches, abilities on assets and attempts that are left cost nothing and can be taken back by
// others of their kind, so a player or a search that did not remember where it has been could go on forever.

// mostMoves is how many moves are chosen in the actions step of a turn before it is ended; even long turns take some sixty.
const mostMoves = 150

// tables is a set of tables, by hash: one in 2^64 is taken for another.
type tables map[uint64]struct{}

var hashSeed = maphash.MakeSeed()

// hashOf is the hash of a table as the players see it. Where dice have been rolled in between, the rolls to come count too: a failed
// attempt may look like none, and be worth a try all the same.
func hashOf(s *rules.State, rolled bool) uint64 {
	t := *s
	if !rolled {
		t.Chance = 0
	}
	t.Deck.Cards = [content.MaxProgress]content.ProgressID{}
	for r := range t.Draw {
		t.Draw[r].Cards = [content.MaxObstacles]content.ObstacleID{}
	}
	return maphash.Comparable(hashSeed, t)
}

// add adds a table, and reports whether it is new.
func (t tables) add(hash uint64) bool {
	_, old := t[hash]
	if !old {
		t[hash] = struct{}{}
	}
	return !old
}

// ofTurn is what a player remembers of the actions step of a turn.
type ofTurn struct {
	year, turn uint8
	attempts   uint8 // they are free, so they are counted
	moves      int
	met        tables // on which a move was chosen
}

// meet notes that a move is to be chosen on a table of the actions step.
func (o *ofTurn) meet(s *rules.State) {
	if o.met == nil || o.year != s.Year || o.turn != s.Turn {
		*o = ofTurn{year: s.Year, turn: s.Turn, met: tables{}}
	}
	o.moves++
	o.met.add(hashOf(s, false))
}

// leadsBack reports whether a move rolls nothing and leads to a table on which a move of this turn was chosen before. An attempt may
// always be left: how often one is made is counted.
func (o *ofTurn) leadsBack(b *rules.Rulebook, s *rules.State, m rules.Move) bool {
	if !takesNothing(m) {
		return false
	}
	t := *s
	if b.Apply(&t, m, nil) != nil || t.Chance != s.Chance {
		return false
	}
	_, met := o.met[hashOf(&t, false)]
	return met
}

// takesNothing reports whether a move may be one that others can take back.
func takesNothing(m rules.Move) bool {
	switch m.Kind {
	case rules.MoveMarch, rules.MoveUse, rules.MoveUnstash, rules.MoveStash, rules.MoveAttempt:
		return m.ActionDice() == 0
	}
	return false
}

// over reports whether so many moves have been chosen in this turn that the step is to end.
func (o *ofTurn) over() bool { return o.moves > mostMoves }

// ending is the legal move that brings the actions step nearest to its end, and false where none does.
func ending(legal []rules.Move) (rules.Move, bool) {
	for _, kind := range []rules.MoveKind{rules.MoveDone, rules.MoveLeave, rules.MoveFace} {
		for _, m := range legal {
			if m.Kind == kind {
				return m, true
			}
		}
	}
	return rules.Move{}, false
}
