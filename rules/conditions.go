package rules

import (
	"strings"

	"sixwinters/content"
)

// Mark is a marked condition and its track.
type Mark struct {
	Stress content.Stress
	Name   string
}

// Marks returns the marked conditions of a character, track by track from the highest box ([stress]).
func (b *Rulebook) Marks(s *State, who content.CharacterID) (marks []Mark) {
	for k, marked := range s.Characters[who].Marked {
		for box, name := range b.c.Board.Conditions[k] {
			if marked&(1<<box) != 0 {
				marks = append(marks, Mark{content.Stress(k), name})
			}
		}
	}
	return marks
}

// MarkedText names the marked conditions of a character, and the track on which the next one knocks it out; "" without any
// ([stress]).
func (b *Rulebook) MarkedText(s *State, who content.CharacterID) string {
	var tracks []string
	for k, marked := range s.Characters[who].Marked {
		var names []string
		for _, m := range b.Marks(s, who) {
			if m.Stress == content.Stress(k) {
				names = append(names, m.Name)
			}
		}
		if len(names) == 0 {
			continue
		}
		say := "{" + content.Stress(k).String() + "} " + Joined(names, "and")
		if marked == 1<<conditions-1 {
			say += " (the next drop there is a knock-out)"
		}
		tracks = append(tracks, say)
	}
	if len(tracks) == 0 {
		return ""
	}
	return "Marked: " + strings.Join(tracks, "; ") + "."
}
