package gesture

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// NotEarned returns what brings an ability, 0..8, that a player's character does not have yet; "" for one that it has
// ([achievement]).
func NotEarned(b *rules.Rulebook, s *rules.State, player, ability int) string {
	if b.HasAbility(s, player, ability) {
		return ""
	}
	who := s.Players[player].Character
	return fmt.Sprintf("Not earned yet: achievement %d of %d brings it, and %s has %d. %s", ability+1-content.BaseAbilities,
		rules.MostAchieved,
		b.PlayerName(s, player), s.Characters[who].Achieved, b.AchievementText(who))
}

// AbilitySign returns what a sign means where an ability of a player's character has its box: a lock or, where it has none, a
// chain, which mean something else on cards. It is empty for others, which mean the same everywhere.
func AbilitySign(b *rules.Rulebook, s *rules.State, player, ability int, icon string) Tip {
	switch icon {
	case "locked":
		return say("achievement", "{locked} An ability to be earned", NotEarned(b, s, player, ability))
	case "attach":
		tip := say("ability", "{attach} An ability without a box", b.AbilityHelp(s.Players[player].Character, ability),
			"It takes no die, however often it is used.")
		if still := NotEarned(b, s, player, ability); still != "" {
			tip.Text = append(tip.Text, still)
		}
		return tip
	}
	return Tip{}
}
