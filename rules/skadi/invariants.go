package skadi

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
)

// Broken returns the first invariant that a table violates, or nil. Tests and automatic play check it after every move.
func (g *Game) Broken(s *State) error {
	sheet := g.sheet
	if s.Week < 1 || int(s.Week) > sheet.Game.Weeks {
		return fmt.Errorf("week %d is not one of the %d", s.Week, sheet.Game.Weeks)
	}
	for t := range numTracks {
		if at, most := *s.Track(t), sheet.Most(t); int(at) > most {
			return fmt.Errorf("the %s track is at %d, above %d", trackWords[t], at, most)
		}
	}
	for who := range s.Health {
		if int(s.Health[who]) > sheet.Family.Health {
			return fmt.Errorf("%s has %d health, above %d", sheet.Family.Names[who], s.Health[who], sheet.Family.Health)
		}
		if s.Sick[who] > 6 || s.Sick[who] > 0 && !s.Alive(who) {
			return fmt.Errorf("%s has a sick die of %d with %d health", sheet.Family.Names[who], s.Sick[who], s.Health[who])
		}
	}
	for god := range numGods {
		if int(s.Prayed[god]) > len(g.Spaces(god)) {
			return fmt.Errorf("%d prayers to %s are marked", s.Prayed[god], g.NameOf(god))
		}
	}
	if err := g.brokenStage(s); err != nil {
		return err
	}
	return g.brokenSaga(s)
}

// brokenStage returns what is on the table that the stage has no room for, or nil.
func (g *Game) brokenStage(s *State) error {
	rolled, happened := s.Dice[Blizzard] > 0 && s.Dice[Freezing] > 0, s.Event > 0
	switch {
	case s.Stage > Over:
		return fmt.Errorf("there is no stage %d", s.Stage)
	case s.Dice[Blizzard] > 6 || s.Dice[Freezing] > 6 || s.Event > 6 || s.Throw > 6:
		return fmt.Errorf("a die shows more than 6")
	case s.Stage != Over && s.Living() == 0:
		return fmt.Errorf("nobody lives and the game goes on")
	case s.Stage == Weather && (rolled || happened || s.Hunted != 0):
		return fmt.Errorf("dice of last week are left")
	case s.Stage == Event && (!rolled || happened):
		return fmt.Errorf("the event comes after the weather")
	case (s.Stage == Actions || s.Stage == Prayer || s.Stage == Saga) && (!rolled || !happened):
		return fmt.Errorf("actions come after weather and event")
	case int(s.Left) > g.sheet.Game.Actions || s.Stage == Actions && s.Left == 0 || s.Stage < Actions && s.Left > 0:
		return fmt.Errorf("%d actions are left", s.Left)
	case (s.Stage == Prayer) != (s.Failed != Move{}):
		return fmt.Errorf("a failed check and a prayer go together")
	case s.Stage == Prayer && int(s.Prayed[s.Failed.Kind.Against()]) >= len(g.Spaces(s.Failed.Kind.Against())):
		return fmt.Errorf("no prayer space is free")
	}
	return nil
}

// brokenSaga returns what is wrong with the hunting dice and the saga, or nil.
func (g *Game) brokenSaga(s *State) error {
	if s.Hunted != 0 && !s.HasHuntedAt(g.first) {
		return fmt.Errorf("a hunt has left out the leftmost hex")
	}
	marks := g.sheet.Inspiration.Marks
	reached := 0
	for _, mark := range marks {
		if int(s.Inspiration) >= mark {
			reached++
		}
	}
	told := int(s.Told)
	if s.Stage == Saga {
		told++
	}
	if told != reached {
		return fmt.Errorf("%d fragments are told at inspiration %d", told, s.Inspiration)
	}
	if (s.Stage == Saga) != (s.Throw > 0) {
		return fmt.Errorf("a saga die and a fragment in hand go together")
	}
	for i, grid := range s.Grid {
		written := 0
		for _, die := range grid {
			if die > 6 {
				return fmt.Errorf("a cell of the saga holds a %d", die)
			}
			if die > 0 {
				written++
			}
		}
		want := written == 0
		switch {
		case i < int(s.Told):
			want = written == Cells
		case i == int(s.Told) && s.Stage == Saga:
			want = written < Cells
		}
		if !want {
			return fmt.Errorf("fragment %d has %d cells written", i+1, written)
		}
	}
	return nil
}

// Fingerprint returns a 64-bit hash of a table. Records contain it, so its definition must not change: FNV-1a over all fields in order
// of declaration, little-endian.
func (g *Game) Fingerprint(s *State) uint64 {
	h := fnv.New64a()
	if err := binary.Write(h, binary.LittleEndian, s); err != nil {
		panic(err) // a state has only numbers of fixed size
	}
	return h.Sum64()
}

// Print returns the low 16 bits of the fingerprint in hexadecimal, as on the lines of a record.
func (g *Game) Print(s *State) string { return fmt.Sprintf("%04x", uint16(g.Fingerprint(s))) }
