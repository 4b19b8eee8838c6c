package chronicle

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Fate is how a year ended for a player's character.
type Fate struct {
	Character content.CharacterID
	Out       bool   // knocked out or burned
	Say       string // in a word or two
	Marked    []rules.Mark
	Achieved  int // achievements, 0..6
	Rule      string
}

// Fates returns how the year ended for the players' characters. s is the table at its end.
func Fates(b *rules.Rulebook, s *rules.State) [rules.NumPlayers]Fate {
	var all [rules.NumPlayers]Fate
	for p := range all {
		q := &s.Players[p]
		f := Fate{Character: q.Character, Out: q.Out, Say: "came through", Rule: "stress"}
		if q.Character != content.NoCharacter {
			c := &s.Characters[q.Character]
			switch {
			case c.Burned:
				f.Say, f.Rule = "left the campaign", "in-play"
			case q.Out:
				f.Say, f.Rule = "knocked out", "knocked-out"
			}
			f.Marked, f.Achieved = b.Marks(s, q.Character), int(c.Achieved)
		}
		all[p] = f
	}
	return all
}
