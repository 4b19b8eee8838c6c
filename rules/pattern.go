package rules

import "sixwinters/content"

// What an obstacle asks of those who attempt it ([overcome]): the dice of its pattern, those that a defence must show, and skill.

// Pattern appends the printed dice of an obstacle, values 1..6, with those that other obstacles add, to dst.
func (b *Rulebook) Pattern(s *State, id content.ObstacleID, dst []int) []int {
	dst = append(dst, b.c.Card(id).Dice...)
	if s.Obstacles[id].Zone != InPlay {
		return dst
	}
	return b.extraDice(s, id, dst)
}

// Uncovered returns how many dice of an obstacle's pattern show each value and are not covered yet.
func (b *Rulebook) Uncovered(s *State, id content.ObstacleID) (open Values) {
	var room [MaxPattern]int
	for i, v := range b.Pattern(s, id, room[:0]) {
		if s.Obstacles[id].Dice[i] == NoDie {
			open.Add(v)
		}
	}
	return open
}

// DefenceShows returns one die of each different value of an obstacle's whole pattern: what a defence must show ([defend]).
func (b *Rulebook) DefenceShows(s *State, id content.ObstacleID) (want Values) {
	var room [MaxPattern]int
	for _, v := range b.Pattern(s, id, room[:0]) {
		want[v-1] = 1
	}
	return want
}

// Undefended returns what the participants' unspent action dice lack of what a defence against an obstacle must show
// ([defend]): the defence holds where that is nothing.
func (b *Rulebook) Undefended(s *State, id content.ObstacleID) Values {
	lacking, team := b.DefenceShows(s, id), s.TeamDice(s.Attempt.Team)
	for i, n := range team {
		if n > 0 {
			lacking[i] = 0
		}
	}
	return lacking
}

// AttemptAsks returns what the dice of the participants are still good for in the attempt in hand: one for each printed die
// that is not covered, and, as long as the defence does not hold, one of each value that it must show ([approach], [defend],
// [overcome]).
func (b *Rulebook) AttemptAsks(s *State) Values {
	want := b.Uncovered(s, s.Attempt.Obstacle)
	if s.Attempt.Phase == Defend {
		for i, one := range b.DefenceShows(s, s.Attempt.Obstacle) {
			want[i] = max(want[i], one)
		}
	}
	return want
}

// TeamDice returns the unspent action dice of some players, one bit each, such as take part in an attempt.
func (s *State) TeamDice(team uint8) (all Values) {
	for p := range s.Players {
		if team&(1<<p) != 0 {
			all.AddAll(&s.Players[p].Dice)
		}
	}
	return all
}

// Skilled reports whether a player's character is skilled against an obstacle ([overcome]).
func (b *Rulebook) Skilled(s *State, p int, id content.ObstacleID) bool {
	return b.RankServes(b.Rank(s, p, b.c.Card(id).Skill), id)
}

// Master reports whether a player's character is a master of the skill that an obstacle asks for ([skill-mastery]).
func (b *Rulebook) Master(s *State, p int, id content.ObstacleID) bool {
	return b.Rank(s, p, b.c.Card(id).Skill) >= MostRank
}

// RankServes reports whether a character with a rank in the skill that an obstacle asks for is skilled against it
// ([overcome]).
func (b *Rulebook) RankServes(rank int, id content.ObstacleID) bool {
	return rank >= b.c.Card(id).Difficulty
}
