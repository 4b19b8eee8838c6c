package advice

import "sixwinters/rules"

// KnocksOut is which players' characters a legal move knocks out for sure, however dice fall: by what it costs, or
// by arriving where it leads ([knocked-out]).
func KnocksOut(b *rules.Rulebook, s *rules.State, m rules.Move) (out [rules.NumPlayers]bool) {
	t := b.Blind(s)
	var story rules.Story
	if b.ApplyRolling(&t, m, &story, nil) != nil {
		return out
	}
	for _, e := range story.Events {
		if e.Rolled { // what comes after a roll is not sure
			break
		}
		if e.Kind == rules.EvKnockedOut {
			out[e.Player] = true
		}
	}
	return out
}
