package teach

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// An event that a lesson speaks of by its name is that of the turn on the table, and where it brings dice the places with such
// dice are those in the light: no other has any ([event]).
func TestLessonsTellTheEventOfTheTurn(t *testing.T) {
	b, _, all := lessons(t)
	told := map[string]bool{}
	var events []content.Event
	for _, ofSeason := range b.Content().Events {
		events = append(events, ofSeason[:]...)
	}
	for _, l := range all {
		p := enter(t, b, l, 0)
		p.through(func() {
			s, st := &p.shown, p.session.Step()
			for _, ev := range events {
				if !strings.Contains(st.Say, ev.Name) {
					continue
				}
				told[l.ID] = true
				if season := b.Season(s); ev.Season != season || ev.Symbols != b.Symbols(s, season) {
					t.Errorf("%s, step %d: %s is not the event of turn %d", l.Title, p.session.At()+1, ev.Name, s.Turn)
				}
				for _, op := range ev.Effects {
					if op.Do != content.OpAddAssets {
						continue
					}
					if !strings.Contains(st.Say, "{"+op.Resource.String()+"}") {
						t.Errorf("%s, step %d does not say that the dice are of %s", l.Title, p.session.At()+1, op.Resource)
					}
					for slot := range content.Slot(content.NumSlots) {
						has := s.Assets[slot][op.Resource] != rules.Values{}
						name := fmt.Sprintf("location %s/%s", slot.Region(), b.SlotResource(slot))
						lit := slices.ContainsFunc(p.session.lights(), func(light light) bool { return light.name == name })
						if has != lit {
							t.Errorf("%s, step %d: dice at %s: %t, in the light: %t", l.Title, p.session.At()+1, b.Location(s, slot).Name, has, lit)
						}
					}
				}
			}
		})
	}
	if !told["turn"] {
		t.Error("the lesson of the turn does not say what its event did")
	}
}

// saying finds the step of a lesson in whose text some words stand, and the table on which it is shown.
func saying(t *testing.T, lesson, words string) (b *rules.Rulebook, step content.LessonStep, shown rules.State) {
	t.Helper()
	b, _, all := lessons(t)
	l := all[slices.IndexFunc(all, func(l *Lesson) bool { return l.ID == lesson })]
	p := enter(t, b, l, 0)
	found := 0
	p.through(func() {
		if st := p.session.Step(); strings.Contains(st.Say, words) {
			step, shown = *st, p.shown
			found++
		}
	})
	if found != 1 {
		t.Fatalf("%d steps of the lesson %s say %q", found, lesson, words)
	}
	return b, step, shown
}

// What the lesson of the turn says of its threats is so: five symbols, and an obstacle that shows one lies where Keel is ([threats]).
func TestLessonCountsThreats(t *testing.T) {
	b, _, s := saying(t, "turn", "Sorcery {sorcery} now has five threat symbols.")
	if n := b.ThreatSymbols(&s)[content.Sorcery]; n != 5 {
		t.Errorf("there are %d", n)
	}
	b, _, s = saying(t, "turn", "like Radiant Fernbrake, right where Keel is")
	if o := s.Obstacles[rulestest.ObstacleNamed(b, "Radiant Fernbrake")]; o.At != s.Players[0].At {
		t.Errorf("it lies at %v, and Keel is at %v", o.At, s.Players[0].At)
	}
}

// The page that tells of five new dice is read with them on the table: each character has five, and they are not those left over ([refresh]).
func TestLessonShowsTheNewDice(t *testing.T) {
	b, _, all := lessons(t)
	l := all[slices.IndexFunc(all, func(l *Lesson) bool { return l.ID == "turn" })]
	old := enter(t, b, l, 0).state.Players
	_, _, s := saying(t, "turn", "rolled these five new ones")
	for i := range s.Players {
		if now := s.Players[i].Dice; now.Len() != 5 || now == old[i].Dice {
			t.Errorf("%s has %v, and had %v before", b.PlayerName(&s, i), now, old[i].Dice)
		}
	}
}

// Who is played in the last lesson has the skills of the obstacles that are named, and all are at one location ([overcome]).
func TestLastLessonChoosesWell(t *testing.T) {
	b, _, s := saying(t, "first", "This turn is all yours")
	for i, want := range []struct {
		skill    content.Skill
		obstacle string
	}{{content.Thievery, "Tripwire"}, {content.Tactics, "Legionary"}} {
		id := rulestest.ObstacleNamed(b, want.obstacle)
		if card := b.Content().Card(id); b.Rank(&s, i, want.skill) == 0 || card.Skill != want.skill {
			t.Errorf("%s has rank %d in %s, %s asks for %s", b.PlayerName(&s, i), b.Rank(&s, i, want.skill), want.skill, card.Name, card.Skill)
		}
		if s.Players[i].At != content.SlotAt(content.Empire, 0) {
			t.Errorf("%s does not begin at Eastkeep", b.PlayerName(&s, i))
		}
	}
}

// Of the staged cards those to the right of one that is taken go too, and as many come as have gone ([complete]).
func TestLessonSaysWhatTakingACardCosts(t *testing.T) {
	b, _, before := saying(t, "progress", "All cards to the right of the one you take are discarded.")
	for place, card := range before.Staging {
		s := before
		if err := b.Apply(&s, rules.Move{Kind: rules.MoveTake, Player: 0, Card: uint8(card)}, nil); err != nil {
			t.Fatal(err)
		}
		fresh := 0
		for _, now := range s.Staging {
			if !slices.Contains(before.Staging[:], now) {
				fresh++
			}
		}
		if fresh != len(before.Staging)-place {
			t.Errorf("taking card %d of the row brings %d new ones", place+1, fresh)
		}
	}
}

// What the lessons say of covering dice before the defence is what the dice promise: a few of them leave fewer to defend but are
// sure to stay, and all of them are no danger ([approach], [defend]).
func TestLessonsSayWhatCoveringIsWorth(t *testing.T) {
	b, _, s := saying(t, "overcoming", "They must show every printed value, the covered 2 too.")
	id, team := s.Attempt.Obstacle, s.Attempt.Team
	now := advice.OfAttempt(b, &s, id, team)
	uncovered := s
	uncovered.Obstacles[id].Dice, uncovered.Attempt.Phase = [len(s.Obstacles[id].Dice)]rules.Die{}, rules.Approach
	uncovered.Players[0].Dice[2-1]++
	all := advice.OfAttempt(b, &uncovered, id, team)
	if now.Dice != 4 || all.Dice != 5 {
		t.Errorf("%d dice defend where the lesson says four, and %d where it says five", now.Dice, all.Dice)
	}
	if b.DefenceShows(&s, id)[2-1] == 0 || b.Uncovered(&s, id)[2-1] > 0 {
		t.Error("the defence need not show a 2 that is covered")
	}
	if all.Holds <= now.Holds || all.Completes >= now.Completes {
		t.Errorf("covering one makes the defence hold with %v and not %v, and overcomes with %v and not %v", now.Holds, all.Holds, now.Completes, all.Completes)
	}
	b, _, s = saying(t, "stress", "would cover both printed dice")
	id, team = s.Attempt.Obstacle, s.Attempt.Team
	cover := func(value int) rules.Move {
		return rules.Move{Kind: rules.MoveCover, Player: team >> 1, Arg: uint8(value), Dice: [rules.Sides]rules.Die{rules.ActionDie(value)}}
	}
	both := advice.OfAttempt(b, &s, id, team, cover(1), cover(6))
	none := advice.OfAttempt(b, &s, id, team)
	if both.Missing.Len() != 0 || !both.Approach {
		t.Error("a 1 and a 6 do not overcome it on approach")
	}
	if none.Dice != 5 || none.Missing.Len() != 2 {
		t.Errorf("%d dice defend against %d", none.Dice, none.Missing.Len())
	}
	for _, one := range []int{1, 6} {
		if a := advice.OfAttempt(b, &s, id, team, cover(one)); a.Holds >= none.Holds || a.Completes <= none.Completes {
			t.Errorf("to cover the %d alone makes the defence hold with %v and not %v, and overcomes with %v and not %v", one, a.Holds, none.Holds, a.Completes, none.Completes)
		}
	}
}

// No page names a chance: the one that the table works out stands beside the obstacle.
func TestLessonsNameNoChances(t *testing.T) {
	_, _, all := lessons(t)
	for _, l := range all {
		for i := range l.Steps {
			if strings.Contains(l.Steps[i].Say, "%") {
				t.Errorf("%s, step %d names a chance", l.Title, i+1)
			}
		}
	}
}
