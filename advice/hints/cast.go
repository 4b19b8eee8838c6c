package hints

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// What is known of characters before a year begins, for hints about whom to play ([session]).

// ranksOf are the ranks that a character has or would begin with.
func ranksOf(b *rules.Rulebook, s *rules.State, who content.CharacterID) (ranks [content.NumSkills]int) {
	for skill := range ranks {
		ranks[skill] = b.RankOf(s, who, content.Skill(skill))
	}
	return ranks
}

// served are the obstacles in play that a character is skilled against ([overcome]).
func served(b *rules.Rulebook, s *rules.State, who content.CharacterID) (list []content.ObstacleID) {
	ranks := ranksOf(b, s, who)
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			if b.RankServes(ranks[b.Content().Card(id).Skill], id) {
				list = append(list, id)
			}
		}
	}
	return list
}

// outdone reports whether another character is skilled against all that one is skilled against in play and more, and is no
// worse in anything else that a hint weighs: ranks, achievements, conditions.
func outdone(b *rules.Rulebook, s *rules.State, one, other content.CharacterID) bool {
	serves, more := served(b, s, one), served(b, s, other)
	if len(more) <= len(serves) || slices.ContainsFunc(serves, func(id content.ObstacleID) bool { return !slices.Contains(more, id) }) {
		return false
	}
	sum := func(who content.CharacterID) (n int) {
		for _, rank := range ranksOf(b, s, who) {
			n += rank
		}
		return n
	}
	is, than := &s.Characters[other], &s.Characters[one]
	return sum(other) >= sum(one) && is.Achieved >= than.Achieved && is.Conditions() <= than.Conditions()
}
