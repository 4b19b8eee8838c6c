package skadi

import "sixwinters/rules/play"

// A hand says more than a move does: which member rests, which space of a prayer is marked, in which fragment a cell lies. Here is why
// that is not the one of now; the zero refusal means that it is, or that no such move is made now.

// WhyNotRest returns why a member is not the one who can rest this week ([rune]).
func (g *Game) WhyNotRest(s *State, member int) play.Refusal {
	who := g.Member(s)
	if who == member {
		return play.Refusal{}
	}
	names := g.sheet.Family.Names
	return refuse("rune", "This week is %s's, and only %s can rest. %s waits for another week.", names[who], names[who], names[member])
}

// WhyNotPray returns why a space of a god, from 0, is not the one to mark for the check that has failed ([prayer], [prayer-limit]).
func (g *Game) WhyNotPray(s *State, god God, space int) play.Refusal {
	if s.Stage != Prayer {
		return play.Refusal{}
	}
	against := s.Failed.Kind.Against()
	switch next := int(s.Prayed[against]); {
	case god != against:
		return refuse("prayer", "This check was against the other weather die. Pray to %s.", g.NameOf(against))
	case space < next:
		return refuse("prayer-limit", "This space is used up. Mark the next free one.")
	case space > next:
		return refuse("prayer", "Mark the first free space from the left.")
	}
	return play.Refusal{}
}

// WhyNotWrite returns why a fragment, from 0, is not the one that is told now ([saga-when]).
func (g *Game) WhyNotWrite(s *State, fragment int) play.Refusal {
	if s.Stage != Saga || fragment == int(s.Told) {
		return play.Refusal{}
	}
	return refuse("saga-when", "Write in the %s fragment: it is told now.", Ordinal(int(s.Told)))
}
