package rules

// moveRules are the rules of the kinds of move that are no actions and yet say themselves what they are about.
var moveRules = map[MoveKind]string{
	MoveCover: "overcome", MoveDefend: "defend", MoveFace: "split", MoveSplit: "split", MoveTake: "complete", MoveSettle: "locations",
}

// Rule is the id of the rule that a kind of move belongs to. It is "" for choices, which belong to what asks for them.
func (k MoveKind) Rule() string {
	if rule := actions[k].rule; rule != "" {
		return rule
	}
	return moveRules[k]
}
