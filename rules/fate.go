package rules

import "sixwinters/content"

// Fate is how a player's character has come out of the year.
type Fate struct {
	Character content.CharacterID
	Out       bool   // knocked out or burned
	Say       string // in a word or two
	Marked    []Mark
	Achieved  int // achievements in all
	Rule      string
}

// Mark is a condition that a character bears, and the track it is printed on.
type Mark struct {
	Stress content.Stress
	Name   string
}

// Fates are how the players' characters have come out of the year, s being the table at its end.
func (b *Rulebook) Fates(s *State) [NumPlayers]Fate {
	var all [NumPlayers]Fate
	for p := range all {
		q := &s.Players[p]
		f := Fate{Character: q.Character, Out: q.Out, Say: "came through", Rule: "stress"}
		if q.Character == content.NoCharacter {
			all[p] = f
			continue
		}
		c := &s.Characters[q.Character]
		switch {
		case c.Burned:
			f.Say, f.Rule = "left the campaign", "in-play"
		case q.Out:
			f.Say, f.Rule = "knocked out", "knocked-out"
		}
		for k := range c.Marked {
			for box, name := range b.c.Board.Conditions[k] {
				if c.Marked[k]&(1<<box) != 0 {
					f.Marked = append(f.Marked, Mark{content.Stress(k), name})
				}
			}
		}
		f.Achieved = int(c.Achieved)
		all[p] = f
	}
	return all
}
