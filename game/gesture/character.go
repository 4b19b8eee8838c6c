package gesture

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// Character returns the text of a character: marked conditions, abilities, those not earned yet apart, and the task while it can earn
// one.
func Character(b *rules.Rulebook, s *rules.State, who content.CharacterID) []string {
	var lines []string
	if marked := b.MarkedText(s, who); marked != "" {
		lines = append(lines, marked)
	}
	for i := range content.NumAbilities {
		if i == s.Abilities(who) {
			lines = append(lines, StillToEarn)
		}
		lines = append(lines, b.AbilityText(who, i))
	}
	if s.Characters[who].Achieved == rules.MostAchieved {
		return append(lines, AllEarned)
	}
	return append(lines, b.AchievementText(who))
}

// AllEarned stands where the task of a character does, once it can bring nothing more ([achievement]).
var AllEarned = fmt.Sprintf("All %d achievements are earned.", rules.MostAchieved)

// StillToEarn stands before the abilities that a character does not have yet.
const StillToEarn = "Not earned yet; each achievement brings one:"
