package rules

import (
	"cmp"
	"fmt"
	"slices"

	"sixwinters/content"
)

// Broken returns the first invariant that a table violates, or nil: every die and every card in exactly one place, markers on
// their tracks ([supply], [piles]). Tests and automatic play check it after every move.
func (b *Rulebook) Broken(s *State) error {
	if field := b.unknownPart(s); field != "" {
		return fmt.Errorf("%s names something that there is not", field)
	}
	for k := range Kind(NumKinds) {
		want := b.DicePerResource(s.House)
		if k == Action {
			want = b.c.Board.ActionDice
		}
		if got := s.countDice(k); got != want {
			return fmt.Errorf("there are %d %s dice, not %d", got, k, want)
		}
	}
	for r := range content.Resource(content.NumResources) {
		if s.Progress[r] < 1 || s.Progress[r] > lastSpace || s.Threat[r] < 1 || s.Threat[r] > lastSpace {
			return fmt.Errorf("a marker has left the %s track", r)
		}
	}
	return cmp.Or(b.brokenObstacles(s), b.brokenProgress(s), b.brokenLocations(s), b.brokenCharacters(s))
}

// inYear reports whether the table is between session setup and session end.
func (s *State) inYear() bool { return s.Phase == Turns || s.Phase == YearOver }

// countDice returns the number of dice of a kind on the whole table.
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

// brokenObstacles looks for an obstacle that is nowhere, in two places or not where its state says, and for a draw pile that
// should have been rebuilt ([piles]).
func (b *Rulebook) brokenObstacles(s *State) error {
	var seen [content.MaxObstacles]int
	look := func(p *Pile, zone Zone, at content.Slot) error {
		for _, id := range p.List() {
			seen[id]++
			if o := &s.Obstacles[id]; o.Zone != zone || o.At != at {
				return fmt.Errorf("%s does not lie where it is said to lie", b.names.obstacles[id])
			}
		}
		return nil
	}
	for r := range s.Draw {
		if s.Draw[r].N == 0 && s.Discard[r].N > 0 && !b.discarding(s) {
			return fmt.Errorf("the draw pile of %s is empty and was not rebuilt from its discard pile", b.RegionName(content.Region(r)))
		}
		if err := cmp.Or(look(&s.Draw[r], InDraw, content.NoSlot), look(&s.Discard[r], InDiscard, content.NoSlot)); err != nil {
			return err
		}
	}
	for at := range s.Attached {
		if err := look(&s.Attached[at], InPlay, content.Slot(at)); err != nil {
			return err
		}
	}
	for id := range b.c.Cards {
		o, n := &s.Obstacles[id], seen[id]
		if locked := o.Zone == Locked; locked && (n != 0 || o.At != content.NoSlot) || !locked && n != 1 {
			return fmt.Errorf("%s lies in %d places", b.names.obstacles[id], n)
		}
	}
	return nil
}

// brokenProgress looks for a progress card in two places, a gap below a staged one, and an impossible chain ([progress]).
func (b *Rulebook) brokenProgress(s *State) error {
	var seen [content.MaxProgress]int
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
			return fmt.Errorf("the progress card %s lies in %d places", b.c.Progress[id].Name, n)
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
	for _, d := range player.Laid[player.Chain:] {
		if d != NoDie {
			return fmt.Errorf("a die on %s is not in its chain", b.c.Progress[player.Card].Name)
		}
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

// brokenCharacters looks for a character partly out of play, off its stress tracks or beyond the highest rank.
func (b *Rulebook) brokenCharacters(s *State) error {
	for p := range s.Players {
		player := &s.Players[p]
		if player.Character == content.NoCharacter {
			continue
		}
		name := b.c.Characters[player.Character].Name
		if player.Out != (player.At == content.NoSlot) && s.inYear() {
			return fmt.Errorf("%s is half out of play", name)
		}
		if player.Out && player.Dice.Len() > 0 {
			return fmt.Errorf("%s has action dice out of play", name)
		}
		for _, d := range player.Stress {
			if d.Value < 1 || d.Value > Sides || d.Box > conditions {
				return fmt.Errorf("a stress die of %s is off its track", name)
			}
		}
	}
	for id := range s.Characters {
		for skill, rank := range s.Characters[id].Skills {
			if rank > MostRank {
				return fmt.Errorf("%s has rank %d in %s", b.c.Characters[id].Name, rank, content.Skill(skill))
			}
		}
	}
	return nil
}

// unknownPart names the first field of a table that is out of range, such as a card that does not exist; "" if there is none.
// The other checks rely on it.
func (b *Rulebook) unknownPart(s *State) string {
	known := func(id, n, none int) bool { return id < n || id == none }
	anyDie := func(list []Die) bool {
		return !slices.ContainsFunc(list, func(d Die) bool { return d != NoDie && !d.valid() })
	}
	slot := func(at content.Slot) bool { return known(int(at), content.NumSlots, int(content.NoSlot)) }
	progress := func(id content.ProgressID) bool { return known(int(id), len(b.c.Progress), int(content.NoProgress)) }
	switch {
	case s.Phase > CampaignOver || s.Step >= NumSteps || s.Box >= content.WheelBoxes || s.Difficulty >= content.NumDifficulties:
		return "the time"
	case s.Stage > content.NumStages:
		return "the stage"
	case !s.House.valid():
		return "the house rules"
	case !known(int(s.Attempt.Obstacle), len(b.c.Cards), int(content.NoObstacle)):
		return "the attempt"
	case slices.ContainsFunc(s.Slots[:], func(id content.LocationID) bool { return int(id) >= len(b.c.Locations) }):
		return "a slot"
	case slices.ContainsFunc(s.Freed[:], func(at content.Slot) bool { return !slot(at) }):
		return "a slot that waits for a location"
	case slices.ContainsFunc(s.Staging[:], func(id content.ProgressID) bool { return !progress(id) }):
		return "the staging area"
	case slices.ContainsFunc(s.Deck.List(), func(id content.ProgressID) bool { return int(id) >= len(b.c.Progress) }):
		return "the progress deck"
	}
	for i := range b.c.Cards {
		if o := &s.Obstacles[i]; o.Zone > InPlay || !slot(o.At) || o.Kind >= content.NumResources || !anyDie(o.Dice[:]) {
			return b.names.obstacles[i]
		}
	}
	for _, piles := range [][]Pile{s.Attached[:], s.Draw[:], s.Discard[:], {s.Queue}} {
		for i := range piles {
			if slices.ContainsFunc(piles[i].List(), func(id content.ObstacleID) bool { return int(id) >= len(b.c.Cards) }) {
				return "a pile of obstacles"
			}
		}
	}
	for i := range s.Players {
		p := &s.Players[i]
		beyond := p.Chain > NumSquares || slices.ContainsFunc(p.Path[:], func(sq uint8) bool { return sq >= NumSquares })
		if !slot(p.At) || !known(int(p.Character), len(b.c.Characters), int(content.NoCharacter)) || !progress(p.Card) || beyond ||
			!anyDie(p.Boxes[:]) || !anyDie(p.Laid[:]) || !anyDie([]Die{p.Stash}) {
			return "a mat"
		}
	}
	return ""
}
