package lab

import (
	"slices"

	"sixwinters/advice/hints"
	"sixwinters/advice/mind"
	"sixwinters/rules"
)

// players are the ways to choose moves.
var players = []struct {
	name   string
	policy func(seed uint64) rules.Policy
}{
	{"random", rules.RandomPolicy},
	{"greedy", mind.Greedy},
	{"planner-novice", planner(mind.Novice)},
	{"planner-steady", planner(mind.Steady)},
	{"planner-master", planner(mind.Master)},
	{"hints", hints.Policy},
}

// planner plays as a planner of a strength.
func planner(s mind.Strength) func(seed uint64) rules.Policy {
	return func(seed uint64) rules.Policy {
		p := mind.NewPlanner(seed)
		p.Play(s)
		return p.Choose
	}
}

// PlayerNames lists the players that a plan may name, from the weakest on.
func PlayerNames() (names []string) {
	for _, p := range players {
		names = append(names, p.name)
	}
	return names
}

// policyOf is the policy of a player, for one campaign.
func policyOf(name string, seed uint64) rules.Policy {
	for _, p := range players {
		if p.name == name {
			return p.policy(seed)
		}
	}
	panic("the plan was checked, and has a player " + name)
}

// leaving plays as a policy does but never takes some characters, as long as another can be taken.
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
		if !slices.Contains(others, m) { // a policy that lists the moves itself
			return others[0]
		}
		return m
	}
}
