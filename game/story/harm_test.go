package story

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What several obstacles do to the same characters is one sentence that names them all.
func TestHarmOfSeveralIsOneSentence(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	s.Players[0].Character, s.Players[1].Character = 0, 1
	one, two := b.PlayerName(&s, 0), b.PlayerName(&s, 1)
	hurt := func(card, p uint8, kind content.Stress, n int8) rules.Event {
		return rules.Event{Kind: rules.EvStress, Player: p, Stress: kind, N: n,
			Cause: rules.Cause{Kind: rules.ByText, Program: rules.Program{Kind: rules.OnActivate, Card: card}}}
	}
	condition := hurt(1, 0, content.Body, 1)
	condition.Kind = rules.EvCondition
	story := rules.Story{Events: []rules.Event{hurt(0, 0, content.Body, 2), hurt(1, 0, content.Body, 3), condition, hurt(1, 1, content.Psyche, 1), {Kind: rules.EvKnockedOut}}}
	for range story.Events {
		story.States = append(story.States, s)
	}
	teller := teller{book: b, story: &story}
	name := func(card content.ObstacleID) string { return b.Content().Card(card).Name }
	want := rules.JoinedOnce([]string{rules.Capital(name(0)), name(1)}, rules.ManyCards) + ": " + one + " takes 5 body stress and is " +
		b.Content().Board.Conditions[content.Body][0] + "; " + two + " takes 1 psyche stress."
	if got := teller.harm(0, 1).And(teller.harm(1, 4)).String(); got != rules.Capital(want) {
		t.Errorf("%q, not %q", got, want)
	}
	if !teller.harm(0, 5).None() {
		t.Error("a knock-out is told with other harm")
	}
}

// What overcoming a card costs several characters is one sentence and one banner, and so are the ranks that they gain by it.
func TestWhatOvercomingBringsToAllIsOneSentence(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	s.Players[0].Character, s.Players[1].Character, s.Phase, s.Step = 0, 1, rules.Turns, rules.StepActions
	of, card := rules.Story{}, uint8(1)
	for p := range uint8(2) {
		of.Events = append(of.Events, rules.Event{Kind: rules.EvCondition, Character: content.CharacterID(p), Stress: content.Body, N: 1,
			Cause: rules.Cause{Kind: rules.ByText, Player: p, Program: rules.Program{Kind: rules.OnOvercome, Card: card}}})
	}
	for p := range uint8(2) {
		of.Events = append(of.Events, rules.Event{Kind: rules.EvRank, Character: content.CharacterID(p), Skill: content.Skill(0), N: int8(p) + 1,
			Cause: rules.Cause{Kind: rules.ByOvercome, Card: card}})
	}
	for range of.Events {
		of.States = append(of.States, s)
	}
	list := Sentences(b, &of, false)
	one, two := b.PlayerName(&s, 0), b.PlayerName(&s, 1)
	want := rules.Capital(b.Content().Card(content.ObstacleID(card)).Name) + ", overcome: " + one + " and " + two + " are now " + b.Content().Board.Conditions[content.Body][0] + "."
	if len(list) != 2 || list[0].Say != want || list[1].Moment.Kind != Ranked || list[1].To != 4 {
		t.Fatalf("%+v, not %q and the ranks", list, want)
	}
}

// In its fewest words what activates for nothing keeps a reason that all of it shares ([activate]).
func TestFewestWordsKeepTheReason(t *testing.T) {
	one := clause{one: "%s (no activation effect)", names: []string{"Lightning Chamber"}}
	other := clause{one: "%s (nobody in the region)", names: []string{"The Amber Hand"}}
	for _, c := range []struct {
		does []clause
		want string
	}{
		{[]clause{one}, "Lightning Chamber (no activation effect): nothing happens."},
		{[]clause{other}, "The Amber Hand (nobody): nothing happens."},
		{[]clause{one, other}, "Lightning Chamber and The Amber Hand: nothing happens."},
	} {
		if _, got := (&words{does: c.does, idles: true}).short(); got != c.want {
			t.Errorf("%q, and not %q", got, c.want)
		}
	}
}
