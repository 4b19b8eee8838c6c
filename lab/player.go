package lab

import (
	"slices"

	"sixwinters/advice/hints"
	"sixwinters/advice/mind"
	"sixwinters/rules"
)

// players are those that a plan may name, the weakest first; hints, whose strength is not ranked, stand last.
var players = []struct {
	name   string
	policy func(seed uint64) rules.Policy
}{
	{RandomPlayer, rules.RandomPolicy},
	{"greedy", mind.Greedy},
	{"planner-novice", planner(mind.Novice)},
	{"planner-steady", planner(mind.Steady)},
	{"planner-master", planner(mind.Master)},
	{"hints", hints.Policy},
}

// planner returns a policy that plays as a planner of a strength.
func planner(s mind.Strength) func(seed uint64) rules.Policy {
	return func(seed uint64) rules.Policy {
		p := mind.NewPlanner(seed)
		p.Play(s)
		return p.Choose
	}
}

// PlayerNames lists the players that a plan may name, in the order of players.
func PlayerNames() (names []string) {
	for _, p := range players {
		names = append(names, p.name)
	}
	return names
}

// policyOf returns the policy of a player for the campaign of a seed.
func policyOf(name string, seed uint64) rules.Policy {
	for _, p := range players {
		if p.name == name {
			return p.policy(seed)
		}
	}
	panic("the plan was checked, and has a player " + name)
}

// leaving returns a policy that plays as another does but never takes some characters while others can be taken.
func leaving(choose rules.Policy, left []uint8) rules.Policy {
	if len(left) == 0 {
		return choose
	}
	return func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
		others := slices.DeleteFunc(slices.Clone(legal), func(m rules.Move) bool {
			return m.Kind == rules.MoveChoose && slices.Contains(left, m.Card)
		})
		if len(others) == 0 {
			others = legal
		}
		m := choose(b, s, others)
		if !slices.Contains(others, m) { // a policy may list the moves by itself
			return others[0]
		}
		return m
	}
}
