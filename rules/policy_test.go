package rules_test

import (
	"sixwinters/rules"
	"sixwinters/rules/policy"
)

func init() {
	rules.Players.Greedy, rules.Players.Steered = policy.Greedy, policy.Steered
}
