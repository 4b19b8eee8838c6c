package rules

import (
	"fmt"

	"sixwinters/content"
)

// Broken names the first thing that cannot be true of a table, or nil: every die in exactly one place, every card too,
// markers on their tracks ([supply], [piles]). It is run after every move in tests and automatic play.
func (b *Rulebook) Broken(s *State) error {
	for k := range Kind(NumKinds) {
		want := b.c.Board.DicePerResource
		if k == Action {
			want = b.c.Board.ActionDice
		}
		if got := s.countDice(k); got != want {
			return fmt.Errorf("there are %d %s dice, not %d", got, k, want)
		}
	}
	if err := s.brokenObstacles(); err != nil {
		return err
	}
	if err := b.brokenProgress(s); err != nil {
		return err
	}
	if err := b.brokenLocations(s); err != nil {
		return err
	}
	for r := range content.Resource(content.NumResources) {
		if s.Progress[r] < 1 || s.Progress[r] > lastSpace || s.Threat[r] < 1 || s.Threat[r] > lastSpace {
			return fmt.Errorf("a marker has left the %s track", r)
		}
	}
	return b.brokenCharacters(s)
}

// inYear reports whether the table is laid: after session setup and before session end.
func (s *State) inYear() bool { return s.Phase == Turns || s.Phase == YearOver }

// countDice is the number of dice of a kind on the whole table.
func (s *State) countDice(k Kind) int {
	n := s.inSupplyOf(k) + s.Hand[k].Len()
	count := func(d Die) {
		if d != NoDie && d.Kind() == k {
			n++
		}
	}
	if k != Action {
		n += s.Pool[k].Len()
		for at := range s.Assets {
			n += s.Assets[at][k].Len()
		}
	}
	for p := range s.Players {
		player := &s.Players[p]
		if k == Action {
			n += player.Dice.Len()
		}
		count(player.Stash)
		for _, d := range player.Boxes {
			count(d)
		}
		for _, d := range player.Laid {
			count(d)
		}
	}
	for id := range s.Obstacles {
		o := &s.Obstacles[id]
		for _, d := range o.Dice {
			count(d)
		}
		if Kind(o.Kind) == k {
			n += o.Beside.Len()
		}
	}
	return n
}

func (s *State) brokenObstacles() error {
	var seen [content.NumObstacles]int
	look := func(p *Pile, zone Zone, at content.Slot) error {
		for _, id := range p.List() {
			seen[id]++
			if o := &s.Obstacles[id]; o.Zone != zone || o.At != at {
				return fmt.Errorf("obstacle %d does not lie where it is said to lie", id)
			}
		}
		return nil
	}
	for r := range s.Draw {
		if s.Draw[r].N == 0 && s.Discard[r].N > 0 {
			return fmt.Errorf("the draw pile of region %d was not rebuilt", r)
		}
		if err := look(&s.Draw[r], InDraw, content.NoSlot); err != nil {
			return err
		}
		if err := look(&s.Discard[r], InDiscard, content.NoSlot); err != nil {
			return err
		}
	}
	for at := range s.Attached {
		if err := look(&s.Attached[at], InPlay, content.Slot(at)); err != nil {
			return err
		}
	}
	for id, n := range seen {
		locked := s.Obstacles[id].Zone == Locked
		if locked && n != 0 || !locked && n != 1 {
			return fmt.Errorf("obstacle %d lies in %d places", id, n)
		}
	}
	return nil
}

func (b *Rulebook) brokenProgress(s *State) error {
	var seen [content.NumProgress]int
	for _, id := range s.Deck.List() {
		seen[id]++
	}
	gap := false
	for i := NumStaged - 1; i >= 0; i-- {
		id := s.Staging[i]
		if id == content.NoProgress {
			gap = true
			continue
		}
		seen[id]++
		if gap && s.inYear() {
			return fmt.Errorf("the staged cards do not lie at the bottom")
		}
	}
	for p := range s.Players {
		player := &s.Players[p]
		if player.Card == content.NoProgress {
			if player.Chain > 0 {
				return fmt.Errorf("player %d has dice on no card", p+1)
			}
			continue
		}
		seen[player.Card]++
		if err := b.brokenChain(player); err != nil {
			return err
		}
	}
	for id, n := range seen {
		if n > 1 {
			return fmt.Errorf("progress card %d lies in %d places", id, n)
		}
	}
	return nil
}

// brokenChain looks for a chain that does not go from square to square.
func (b *Rulebook) brokenChain(player *Player) error {
	var used uint16
	for i := range player.Chain {
		sq := player.Path[i]
		square := &b.c.Progress[player.Card].Squares[sq]
		switch {
		case !square.There || used&(1<<sq) != 0 || !player.Laid[i].valid(),
			i == 0 && !square.Start,
			i > 0 && b.neighbor[player.Path[i-1]]&(1<<sq) == 0:
			return fmt.Errorf("the chain on %s is broken", b.c.Progress[player.Card].Name)
		}
		used |= 1 << sq
	}
	return nil
}

// brokenLocations looks for a location card that is in play twice, or burned and in play.
func (b *Rulebook) brokenLocations(s *State) error {
	var seen uint64
	for at, id := range s.Slots {
		bit := uint64(1) << id
		if s.unsettled(content.Slot(at)) {
			continue
		}
		switch {
		case seen&bit != 0:
			return fmt.Errorf("%s lies in two slots", b.c.Locations[id].Name)
		case s.Burned&bit != 0:
			return fmt.Errorf("%s is burned and in play", b.c.Locations[id].Name)
		}
		seen |= bit
	}
	return nil
}

func (b *Rulebook) brokenCharacters(s *State) error {
	for p := range s.Players {
		player := &s.Players[p]
		if player.Character == content.NoCharacter {
			continue
		}
		if player.Out != (player.At == content.NoSlot) && s.inYear() {
			return fmt.Errorf("player %d is half out of play", p+1)
		}
		if player.Out && player.Dice.Len() > 0 {
			return fmt.Errorf("player %d has action dice out of play", p+1)
		}
		for _, d := range player.Stress {
			if d.Value < 1 || d.Value > dieFull || d.Box > conditions {
				return fmt.Errorf("a stress die of player %d is off its track", p+1)
			}
		}
	}
	for id := range s.Characters {
		for skill, rank := range s.Characters[id].Skills {
			if rank > maxRank {
				return fmt.Errorf("%s has rank %d in %s", b.c.Characters[id].Name, rank, content.Skill(skill))
			}
		}
	}
	return nil
}
