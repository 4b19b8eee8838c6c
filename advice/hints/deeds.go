package hints

import "sixwinters/rules"

// deeds are what players do one after the other, each as long as nobody else does anything.
type deeds []deed

type deed struct {
	who  string
	does []string
}

// add adds what somebody does. One ability after another is told once.
func (d *deeds) add(who, say string) {
	last := len(*d) - 1
	switch {
	case last < 0 || (*d)[last].who != who:
		*d = append(*d, deed{who, []string{say}})
	case (*d)[last].does[len((*d)[last].does)-1] != say:
		(*d)[last].does = append((*d)[last].does, say)
	}
}

// words are what they can or may do: "Thea can create military 4, and Keel can march and finish Safehouses". first is said of the first
// of them, later of the others.
func (d deeds) words(first, later string) string {
	say, can := "", first
	for i, one := range d {
		switch {
		case i > 0 && i == len(d)-1:
			say += ", and "
		case i > 0:
			say += ", "
		}
		say += one.who + " " + can + " " + rules.Joined(one.does, "and")
		can = later
	}
	return say
}

// whose is who makes a move: a player, or all who take part in an attempt.
func whose(b *rules.Rulebook, s *rules.State, m rules.Move) string {
	if m.Kind == rules.MoveAttempt {
		return b.TeamName(s, m.Arg)
	}
	return b.PlayerName(s, int(m.Player))
}
