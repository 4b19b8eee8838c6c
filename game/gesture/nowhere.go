package gesture

import (
	"slices"

	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Nowhere says of what is put down where nothing lies what may be done with it, and the rule that asks for it. can are the
// gestures that take it up.
func Nowhere(b *rules.Rulebook, s *rules.State, held []layout.Target, can []Gesture) (say, rule string) {
	asked := b.Prompt(s)
	switch {
	case !isDie(held[0]):
		return "Nothing there takes it. " + asked.Text, asked.Rule
	case slices.ContainsFunc(can, func(g Gesture) bool { return g.Drop != can[0].Drop }):
		return "Nothing there takes a die. Whatever does lights up while you hold one.", asked.Rule
	}
	return rules.FixFullStops("Nothing there takes a die. Right now it can only do this: " + b.Sentence(s, can[0].Move) + "."), asked.Rule
}
