package gesture

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// asOniri has the first player play Oniri, with a number of achievements.
func asOniri(b *rules.Rulebook, s *rules.State, achieved uint8) {
	id := rulestest.CharacterNamed(b, "Oniri")
	s.Players[0].Character = id
	s.Characters[id].Achieved = achieved
}

// A lock at an ability says which achievement brings it, and a chain there that no die is put in a box: on cards both mean
// something else ([achievement], [ability]).
func TestSignsAtAbilities(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	asOniri(b, &s, 5)
	const absorbing, sacrifice = 7, 8
	if say := NotEarned(b, &s, 0, absorbing); say != "" {
		t.Errorf("of an ability that is earned: %q", say)
	}
	for _, test := range []struct {
		ability    int
		icon, rule string
		says       string
	}{
		{sacrifice, "locked", "achievement", "Not earned yet: achievement 6 of 6 brings it, and Oniri has 5. For an achievement: overcome a foe."},
		{absorbing, "attach", "ability", "Whenever another character takes {body}, you may take any part of it instead. It takes no die, however often it is used."},
		{absorbing, "body", "", ""},
	} {
		tip := AbilitySign(b, &s, 0, test.ability, test.icon)
		if got := strings.Join(tip.Text, " "); got != test.says || tip.Rule != test.rule {
			t.Errorf("%s at ability %d: %q by [%s], not %q by [%s]", test.icon, test.ability, got, tip.Rule, test.says, test.rule)
		}
	}
	asOniri(b, &s, 4)
	if tip := AbilitySign(b, &s, 0, absorbing, "attach"); !strings.Contains(strings.Join(tip.Text, " "), "Not earned yet: achievement 5 of 6") {
		t.Errorf("of an ability without a box that is not earned: %q", tip.Text)
	}
}

// A die says what a mastery that holds, or an ability, lets be done with it, and nothing of those that do not hold ([mastery],
// [ability]).
func TestDiceSayWhatTheyAreForBesides(t *testing.T) {
	b, s := actions(t)
	s.Pool[content.Sorcery] = rules.Values{1, 0, 0, 1}
	pooled := layout.Target{Kind: layout.Die, Die: rules.ResourceDie(content.Sorcery, 4), Place: rules.Place{Spot: rules.InPool, N: uint8(content.Sorcery)}}
	asset := func(r content.Resource) layout.Target {
		return layout.Target{Kind: layout.Die, Die: rules.ResourceDie(r, 4), Place: rules.Place{Spot: rules.AtLocation}}
	}
	looks := func(name string, on layout.Target, want ...string) {
		t.Helper()
		tip := Thing(b, &s, on)
		said := strings.Join(tip.Text, " ")
		for _, w := range []string{"as an action die", "Mastery of {support}", "Mastery of {diplomacy}", "Mastery of {military}", "Mastery of {sorcery}"} {
			wanted := false
			for _, is := range want {
				wanted = wanted || is == w
			}
			if strings.Contains(said, w) != wanted {
				t.Errorf("%s: %q; that it says %q should be %v", name, tip.Text, w, wanted)
			}
		}
	}
	looks("a pool die, no mastery", pooled)
	looks("a military asset, no mastery", asset(content.Military))
	asOniri(b, &s, 3)
	looks("a sorcery pool die and Oniri", pooled, "as an action die")
	s.Players[0].Out = true
	looks("a sorcery pool die and Oniri knocked out", pooled)
	for r := range s.Progress {
		s.Progress[r] = content.TrackSpaces
	}
	looks("a pool die, all masteries", pooled, "Mastery of {support}", "Mastery of {diplomacy}")
	looks("a military asset, all masteries", asset(content.Military), "Mastery of {military}")
	looks("a sorcery asset, all masteries", asset(content.Sorcery), "Mastery of {sorcery}")
	looks("a support asset, all masteries", asset(content.Support))
	s.Pool[content.Sorcery] = rules.Values{0, 0, 0, 1}
	looks("the only die of a pool", pooled, "Mastery of {support}")
}

// Where a skill is mastered the mat says so, and so does a printed die, before an attempt and in it ([skill-mastery]).
func TestSkillMasteryIsTold(t *testing.T) {
	b, s := actions(t)
	s.Attempt = rules.Attempt{}
	var id content.ObstacleID
	for at := range s.Attached {
		if list := s.Attached[at].List(); len(list) > 0 {
			id = list[0]
		}
	}
	skill := b.Content().Card(id).Skill
	rank := layout.Part{Kind: layout.PartSkillRank, Sub: uint8(skill)}
	printed := layout.Part{Kind: layout.PartPattern, N: uint8(id)}
	const any, mastered = "any die covers it, whatever it shows", "any die covers any printed die"
	tells := func(p layout.Part, what string) bool {
		return strings.Contains(strings.Join(Part(b, &s, p).Text, " "), what)
	}
	skills := &s.Characters[s.Players[0].Character].Skills
	skills[skill] = rules.MostRank - 1
	s.Characters[s.Players[1].Character].Skills[skill] = 0
	if tells(rank, mastered) || tells(printed, any) {
		t.Errorf("rank %d is told as mastery: %q, %q", skills[skill], Part(b, &s, rank), Part(b, &s, printed))
	}
	s.Attempt = rules.Attempt{Phase: rules.Overcome, Obstacle: id, Team: 1}
	skills[skill] = rules.MostRank // it comes too late for this attempt
	if !tells(rank, mastered) || tells(printed, any) {
		t.Errorf("with rank %d, in an attempt begun without it: %q, %q", skills[skill], Part(b, &s, rank), Part(b, &s, printed))
	}
	if rule := Part(b, &s, rank).Rule; rule != "skill-mastery" {
		t.Errorf("mastery belongs to [%s]", rule)
	}
	s.Attempt.Masters = 1
	if !tells(printed, any) {
		t.Errorf("in an attempt of a master: %q", Part(b, &s, printed))
	}
	s.Attempt = rules.Attempt{}
	if !tells(printed, any) {
		t.Errorf("before an attempt of a master: %q", Part(b, &s, printed))
	}
}

// The mat says what brings the next achievement as long as there is one ([achievement]).
func TestAchievementsToCome(t *testing.T) {
	b, s := actions(t)
	on := layout.Part{Kind: layout.PartAchievements}
	for achieved, want := range map[uint8]string{
		5: "Oniri has earned 5 of 6. Each is another ability.|For an achievement: overcome a foe.",
		6: "Oniri has earned all 6. Each is another ability.",
	} {
		asOniri(b, &s, achieved)
		if got := strings.Join(Part(b, &s, on).Text, "|"); got != want {
			t.Errorf("with %d: %q, not %q", achieved, got, want)
		}
	}
}
