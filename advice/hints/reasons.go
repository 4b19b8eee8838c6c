package hints

import (
	"fmt"
	"slices"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// reason says what reaching a goal is for, and of an attempt what overcoming does besides.
func (g goal) reason(b *rules.Rulebook, s *rules.State) string {
	switch g.does {
	case rules.MoveAttempt:
		id, team := content.ObstacleID(g.card), g.player
		if g.inHand() {
			team = s.Attempt.Team
		}
		return reasonToAttempt(b, s, id) + overcoming(b, s, id, team)
	case rules.MovePlace:
		card := &b.Content().Progress[g.card]
		for _, r := range card.Reward {
			if r == mind.TrackPlayedFor(b, s) {
				return fmt.Sprintf("%s advances %s, the track we play for.", card.Name, r)
			}
		}
		return fmt.Sprintf("%s advances %s.", card.Name, rewards(card))
	case rules.MoveRest:
		return "A rest makes room for more stress."
	case rules.MoveCreate:
		return "Assets made now stay for later turns; dice left over do not."
	case rules.MoveTravel:
		if why := whyThere(b, s, g.player, content.Slot(g.card)); why != "" {
			return why + "."
		}
		return "The next turn starts best at " + b.Location(s, content.Slot(g.card)).Name + "."
	}
	return "No die does more elsewhere."
}

// reasonToAttempt says why an obstacle is to be overcome: which threat it raises, or might, or which passes its steps on ([threats]). Where all
// threats are on their last space its symbols are no reason.
func reasonToAttempt(b *rules.Rulebook, s *rules.State, id content.ObstacleID) string {
	card, symbols := b.Content().Card(id), b.ThreatSymbols(s)
	full := func(threat uint8) bool { return threat == content.TrackSpaces }
	rise := slices.ContainsFunc(s.Threat[:], func(threat uint8) bool { return !full(threat) })
	for _, r := range card.Threats {
		n, does := symbols[r], "raises that threat every turn"
		if full(s.Threat[r]) {
			does = "goes on to a threat that is not full"
		}
		if rise && n > rules.FreeThreats {
			return fmt.Sprintf("%s bears one of %d %s symbols, and each beyond %d %s.", card.Name, n, r, rules.FreeThreats, does)
		}
	}
	if at := s.Obstacles[id].At; at != content.NoSlot && b.Activates(s, at) { // a plan may attempt what is imagined to come
		return card.Name + " activates at the end of this turn."
	}
	if len(card.Threats) > 0 && !full(s.Threat[card.Threats[0]]) {
		return fmt.Sprintf("%s bears %s symbol, and with more than %d that threat rises.", card.Name, rules.AOrAn(card.Threats[0].String()), rules.FreeThreats)
	}
	return "Every obstacle that stays makes the next turns harder."
}
