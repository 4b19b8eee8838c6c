package rules

import (
	"strings"

	"sixwinters/content"
)

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
		f.Marked = b.marks(s, q.Character)
		f.Achieved = int(c.Achieved)
		all[p] = f
	}
	return all
}

// marks are the conditions of a character that are marked, track by track from the highest box ([stress]).
func (b *Rulebook) marks(s *State, who content.CharacterID) (marks []Mark) {
	for k, marked := range s.Characters[who].Marked {
		for box, name := range b.c.Board.Conditions[k] {
			if marked&(1<<box) != 0 {
				marks = append(marks, Mark{content.Stress(k), name})
			}
		}
	}
	return marks
}

// MarkedText says which conditions of a character are marked, and where none is left to be; "" if none is marked ([stress]).
func (b *Rulebook) MarkedText(s *State, who content.CharacterID) string {
	var tracks []string
	for k, marked := range s.Characters[who].Marked {
		var names []string
		for _, m := range b.marks(s, who) {
			if m.Stress == content.Stress(k) {
				names = append(names, m.Name)
			}
		}
		if len(names) == 0 {
			continue
		}
		say := "{" + content.Stress(k).String() + "} " + Joined(names, "and")
		if marked == 1<<conditions-1 {
			say += " (the next fall there is a knock-out)"
		}
		tracks = append(tracks, say)
	}
	if len(tracks) == 0 {
		return ""
	}
	return "Marked: " + strings.Join(tracks, "; ") + "."
}
