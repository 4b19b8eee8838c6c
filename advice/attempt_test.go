package advice

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestAttempts looks at one obstacle with known dice: Out of them all, the chance is counted by hand.
func TestAttempts(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	id := rulestest.ObstacleNamed(b, "False Confidence") // a pattern of two different dice: 1 and 3
	at := s.Players[0].At
	s.Attached = [content.NumSlots]rules.Pile{}
	rulestest.Attach(&s, id, at)
	s.Assets[at] = [content.NumResources]rules.Values{}
	c := &s.Characters[s.Players[0].Character]
	for _, tc := range []struct {
		name      string
		rank      uint8
		dice      rules.Values
		asset     int
		marked    []rules.Move
		approach  bool
		holds     float64
		completes float64
	}{
		{"two dice hold with two of 36", 0, rules.Values{2}, 0, nil, false, 2.0 / 36, 2.0 / 36},
		{"one die never holds", 0, rules.Values{1}, 0, nil, false, 0, 0},
		{"an asset completes but does not defend", 0, rules.Values{1}, 3, nil, false, 0, 1.0 / 6},
		{"dice in hand do for the skilled", 1, rules.Values{1, 0, 1}, 0, nil, true, 2.0 / 36, 2.0 / 36},
		{"a marked die is not rolled", 1, rules.Values{1, 1}, 0, []rules.Move{{Kind: rules.MoveCover, Arg: 1, Dice: [rules.Sides]rules.Die{rules.ActionDie(1)}}}, false, 0, 1.0 / 6},
		{"with mastery the number counts", 6, rules.Values{0, 0, 0, 0, 2}, 0, nil, true, 2.0 / 36, 1},
	} {
		t.Run(tc.name, func(t *testing.T) {
			table := s
			c = &table.Characters[s.Players[0].Character]
			c.Skills[b.Content().Card(id).Skill] = tc.rank
			table.Players[0].Dice = tc.dice
			if tc.asset > 0 {
				table.Assets[at][0][tc.asset-1] = 1
			}
			a := OfAttempt(b, &table, id, 1, tc.marked...)
			if a.Approach != tc.approach || math.Abs(a.Holds-tc.holds) > 1e-12 || math.Abs(a.Completes-tc.completes) > 1e-12 {
				t.Errorf("approach %v, holds %v, completes %v", a.Approach, a.Holds, a.Completes)
			}
			if len(a.Shares) != 1 || a.Damage[content.Psyche] != 3 {
				t.Errorf("damage %v, shares %v", a.Damage, a.Shares)
			}
		})
	}
}

// TestCoveringPromisesWhatIsLeft compares what is promised of an attempt before a die is placed with what is promised once it lies there: with
// mastery a die covers whatever printed die the players say ([skill-mastery]), and the others stay open.
func TestCoveringPromisesWhatIsLeft(t *testing.T) {
	b := rulestest.Book(t)
	compared, other := 0, 0
	advicetest.WildPlay(t, b, 300, 300, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		for _, m := range legal {
			if m.Kind != rules.MoveCover {
				continue
			}
			after := *s
			if err := b.Apply(&after, m, nil); err != nil {
				t.Fatal(err)
			}
			if after.Obstacles[s.Attempt.Obstacle].Zone != rules.InPlay {
				continue // it is overcome
			}
			id, team := s.Attempt.Obstacle, s.Attempt.Team
			promised, is := OfAttempt(b, s, id, team, m), OfAttempt(b, &after, id, team)
			if says, is := promised.Words(b, s), is.Words(b, &after); promised.Damage != b.Damage(&after, id) || !slices.Equal(says, is) {
				t.Errorf("%s promises %q, and then it is %q", b.Notation(s, m), says, is)
			}
			if compared++; int(m.Arg) != m.Dice[0].Value() {
				other++
			}
		}
	})
	if compared < 500 || other < 50 {
		t.Errorf("only %d were compared, %d of them with another value than is printed", compared, other)
	}
}

// What an attempt whose dice are rolled at once leads to is said as it is: what cannot hold is not given a chance.
func TestAttemptAtOnceInWords(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	for _, tc := range []struct {
		dice  int
		holds float64
		want  string
	}{
		{0, 0, "No one is skilled and no action dice are left: the defence fails and costs 3 body."},
		{1, 0, "No one is skilled: the only die is rerolled immediately. The defence fails and costs 3 body."},
		{4, 0.25, "No one is skilled: all 4 dice are rerolled immediately. Chances: 60% to overcome, 25% to defend; failing costs 3 body."},
	} {
		a := Attempt{Dice: tc.dice, Holds: tc.holds, Defends: tc.holds, Chance: 0.6}
		a.Damage[content.Body] = 3
		if say := a.AtOnce(b, &s); say != tc.want {
			t.Errorf("%d dice: %q", tc.dice, say)
		}
	}
}

// TestCoveredNeedsNoDefence shows that what has come to be covered without a placement is overcome on approach, whoever tries.
func TestCoveredNeedsNoDefence(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	at, id := s.Players[0].At, content.ObstacleID(0)
	s.Attached = [content.NumSlots]rules.Pile{}
	rulestest.Attach(&s, id, at)
	for i, v := range b.Content().Card(id).Dice {
		s.Obstacles[id].Dice[i] = rules.ActionDie(v)
	}
	s.Characters[s.Players[0].Character].Skills = [content.NumSkills]uint8{}
	m := rules.Move{Kind: rules.MoveAttempt, Card: uint8(id), Arg: 1}
	if a := OfAttempt(b, &s, id, 1); !a.Approach || DefendsAtOnce(b, &s, m) {
		t.Errorf("%+v", a)
	}
	var story rules.Story
	if err := b.Apply(&s, m, &story); err != nil || !slices.ContainsFunc(story.Events, func(e rules.Event) bool { return e.Kind == rules.EvOvercome }) {
		t.Errorf("it is not overcome: %v", err)
	}
}

// TestOddsAddUp looks at what may come of every kind of move.
func TestOddsAddUp(t *testing.T) {
	b := rulestest.Book(t)
	kinds := map[rules.MoveKind]int{}
	rng := rand.New(rand.NewPCG(9, 9))
	advicetest.WildPlay(t, b, 500, rulestest.Count(16, 40), func(s *rules.State, legal []rules.Move, m rules.Move) {
		if rng.IntN(10) > 0 && kinds[m.Kind] > 0 {
			return
		}
		out, err := WhatIf(b, s, m)
		if err != nil {
			t.Fatal(err)
		}
		sum := 0.0
		for _, o := range out.Odds {
			sum += o.Chance
		}
		if len(out.Odds) > 0 {
			kinds[m.Kind]++
			if math.Abs(sum-1) > 1e-9 {
				t.Errorf("%s: the chances add up to %v: %v", b.Notation(s, m), sum, out.Odds)
			}
		}
	})
	for _, kind := range []rules.MoveKind{rules.MoveUse, rules.MoveBarter, rules.MoveAttempt, rules.MoveDefend} {
		if kinds[kind] == 0 {
			t.Errorf("no odds were told of moves of kind %d", kind)
		}
	}
}

// TestOneOfTwoGoesOn rolls the defence of two of whom one is knocked out if it fails, however the damage is split: the other
// may go on, and the chance to complete the pattern counts that.
func TestOneOfTwoGoesOn(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	id := rulestest.ObstacleNamed(b, "Allocating Funds")
	at := s.Players[0].At
	s.Attached = [content.NumSlots]rules.Pile{}
	rulestest.Attach(&s, id, at)
	s.Assets[at] = [content.NumResources]rules.Values{}
	for p := range s.Players {
		q := &s.Players[p]
		q.At, q.Dice = at, rules.Values{2 - uint8(p)}
		s.Characters[q.Character].Skills = [content.NumSkills]uint8{}
		q.Stress[content.Psyche] = rules.StressDie{Value: 1, Box: 3}
		s.Characters[q.Character].Marked[content.Psyche] = 7
	}
	// A 4 is printed: any 4 of the three dice defends, and then covers it; without one nothing does.
	a := OfAttempt(b, &s, id, 3)
	if cost := a.Cost(b, &s); cost != fmt.Sprintf("2 psyche, enough to knock %s or %s out", b.PlayerName(&s, 0), b.PlayerName(&s, 1)) {
		t.Errorf("it costs %q", cost)
	}
	if math.Abs(a.Holds-91.0/216) > 1e-12 || math.Abs(a.Completes-a.Holds) > 1e-12 {
		t.Errorf("holds %v, completes %v", a.Holds, a.Completes)
	}
	// With an asset that shows 4 whoever stays lays that.
	s.Assets[at][content.Support][3] = 1
	if a = OfAttempt(b, &s, id, 3); math.Abs(a.Completes-1) > 1e-12 {
		t.Errorf("with an asset it completes with %v", a.Completes)
	}
	var story rules.Story
	ones := func(rules.Kind, rules.Place) int { return 1 }
	play := func(m rules.Move) {
		if err := b.ApplyRolling(&s, m, &story, ones); err != nil {
			t.Fatalf("%s: %v", b.Notation(&s, m), err)
		}
	}
	play(rules.Move{Kind: rules.MoveAttempt, Card: uint8(id), Arg: 3})
	play(rules.Move{Kind: rules.MoveFace})
	play(rules.Move{Kind: rules.MoveSplit, Arg: 2})
	i := slices.IndexFunc(b.Moves(&s, nil), func(m rules.Move) bool { return m.Kind == rules.MoveCover && m.Player == 1 })
	if i < 0 || s.Players[0].InPlay() {
		t.Fatal("the other one cannot go on")
	}
	play(b.Moves(&s, nil)[i])
	if !slices.ContainsFunc(story.Events, func(e rules.Event) bool { return e.Kind == rules.EvOvercome }) {
		t.Error("it is not overcome")
	}
}
