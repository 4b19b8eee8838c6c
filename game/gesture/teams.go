package gesture

import (
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// Teams returns what attempts of several teams at one obstacle promise, a sentence for each team, and where damage and printed dice
// come from that its card does not have ([overcome]).
func Teams(b *rules.Rulebook, s *rules.State, attempts []rules.Move) Tip {
	t := table{b, s}
	var text []string
	skilled := false
	id := content.ObstacleID(attempts[0].Card)
	for _, m := range attempts {
		a := advice.OfAttempt(b, s, id, m.Arg)
		skilled = skilled || a.Skilled != 0 && !a.Approach
		text = append(text, a.InShort(b, s))
	}
	aside := "Abilities aside."
	if skilled {
		aside = "Without abilities, placing no more dice."
	}
	return Tip{"Attempt at " + b.Content().Card(id).Name, slices.Concat(text, []string{aside}, t.numbers(id)), "overcome"}
}
