package rules

import "sixwinters/content"

// What an attempt on an obstacle requires ([overcome]): the dice of its pattern, the values of a defence, and skill.

// Pattern appends to dst the values, 1..6, of an obstacle's printed dice and of those that other obstacles add.
func (b *Rulebook) Pattern(s *State, id content.ObstacleID, dst []int) []int {
	dst = append(dst, b.c.Card(id).Dice...)
	if s.Obstacles[id].Zone != InPlay {
		return dst
	}
	return b.extraDice(s, id, dst)
}

// Uncovered counts, by value, the dice of an obstacle's pattern that are not covered yet.
func (b *Rulebook) Uncovered(s *State, id content.ObstacleID) (open Values) {
	var room [MaxPattern]int
	for i, v := range b.Pattern(s, id, room[:0]) {
		if s.Obstacles[id].Dice[i] == NoDie {
			open.Add(v)
		}
	}
	return open
}

// DefenceShows returns one die of each value in an obstacle's pattern: the values a defence must show ([defend]).
func (b *Rulebook) DefenceShows(s *State, id content.ObstacleID) (want Values) {
	var room [MaxPattern]int
	for _, v := range b.Pattern(s, id, room[:0]) {
		want[v-1] = 1
	}
	return want
}

// Undefended returns the values of DefenceShows that the participants' unspent action dice lack. The defence holds if there
// are none ([defend]).
func (b *Rulebook) Undefended(s *State, id content.ObstacleID) Values {
	lacking, team := b.DefenceShows(s, id), s.TeamDice(s.Attempt.Team)
	for i, n := range team {
		if n > 0 {
			lacking[i] = 0
		}
	}
	return lacking
}

// AttemptAsks returns the dice still useful in the attempt in hand: one for each uncovered die and, until the defence holds, one
// of each value it must show ([approach], [defend], [overcome]).
func (b *Rulebook) AttemptAsks(s *State) Values {
	want := b.Uncovered(s, s.Attempt.Obstacle)
	if s.Attempt.Phase == Defend {
		for i, one := range b.DefenceShows(s, s.Attempt.Obstacle) {
			want[i] = max(want[i], one)
		}
	}
	return want
}

// TeamDice returns the unspent action dice of the players of a set, one bit each.
func (s *State) TeamDice(team uint8) (all Values) {
	for p := range s.Players {
		if team&(1<<p) != 0 {
			all.AddAll(&s.Players[p].Dice)
		}
	}
	return all
}

// Skilled reports whether player p's character is skilled against an obstacle ([overcome]).
func (b *Rulebook) Skilled(s *State, p int, id content.ObstacleID) bool {
	return b.RankServes(b.Rank(s, p, b.c.Card(id).Skill), id)
}

// Master reports whether player p's character is a master of an obstacle's skill ([skill-mastery]).
func (b *Rulebook) Master(s *State, p int, id content.ObstacleID) bool {
	return b.Rank(s, p, b.c.Card(id).Skill) >= MostRank
}

// RankServes reports whether a rank, 0..6, in an obstacle's skill makes a character skilled against it ([overcome]).
func (b *Rulebook) RankServes(rank int, id content.ObstacleID) bool {
	return rank >= b.c.Card(id).Difficulty
}
