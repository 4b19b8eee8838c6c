package rules_test

import (
	"sixwinters/advice/mind"
	"sixwinters/rules"
)

func init() {
	rules.Players.Greedy, rules.Players.Steered = mind.Greedy, mind.Steered
}
