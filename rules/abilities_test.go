package rules

import (
	"testing"

	"sixwinters/content"
)

// What a character has whoever plays it is the same as what it has in play, and before it was ever played what its card says.
func TestCharactersBesidePlay(t *testing.T) {
	scenarios(t, "ability", []scenario{
		{"each achievement is an ability more", func(tb *table) {
			p, thea := tb.player("thea"), tb.characterID("thea")
			for n := range MostAchieved + 1 {
				tb.achieved("thea", n)
				has := 0
				for tb.b.HasAbility(&tb.s, p, has) {
					has++
				}
				if got := tb.s.Abilities(thea); got != has || has != content.NumAbilities-MostAchieved+n {
					t.Errorf("with %d achievements it has %d abilities, and in play %d", n, got, has)
				}
			}
		}},
		{"ranks are those of the sheet, once there is one", func(tb *table) {
			p, thea, menas := tb.player("thea"), tb.characterID("thea"), tb.characterID("menas")
			tb.rank("thea", content.Disguise, 4)
			for skill := range content.Skill(content.NumSkills) {
				if got, want := tb.b.RankOf(&tb.s, thea, skill), tb.b.Rank(&tb.s, p, skill); got != want {
					t.Errorf("the rank in %v is %d, and in play %d", skill, got, want)
				}
				if got, want := tb.b.RankOf(&tb.s, menas, skill), tb.b.Content().Characters[menas].Skills[skill]; got != want {
					t.Errorf("the rank of who has not been played in %v is %d, and its card says %d", skill, got, want)
				}
			}
		}},
	})
}
