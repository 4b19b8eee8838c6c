package advice

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sixwinters/content"
	"sixwinters/rules"
)

// everything is all that is foreseen on a table, as text.
func everything(t testing.TB, b *rules.Rulebook, s *rules.State, moves []rules.Move) string {
	var w strings.Builder
	if s.Phase != rules.Turns {
		return ""
	}
	fmt.Fprintf(&w, "%+v\n%+v\n", Activating(b, s), Threats(b, s))
	for p := range s.Players {
		fmt.Fprintf(&w, "%+v\n", Solve(b, s, p))
	}
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			fmt.Fprintf(&w, "%+v\n%+v\n", OfActivation(b, s, id), OfBurden(b, s, id))
			for team := uint8(1); team < 4; team++ {
				if teamAt(s, team, content.Slot(at)) {
					fmt.Fprintf(&w, "%+v\n", OfAttempt(b, s, id, team))
				}
			}
		}
	}
	for _, m := range moves {
		out, err := WhatIf(b, s, m)
		if err != nil {
			t.Fatalf("%s: %v", b.Notation(s, m), err)
		}
		fmt.Fprintf(&w, "%s: %+v\n", b.Notation(s, m), out)
	}
	return w.String()
}

func teamAt(s *rules.State, team uint8, at content.Slot) bool {
	for p := range s.Players {
		if team&(1<<p) != 0 && s.Players[p].At != at {
			return false
		}
	}
	return true
}

// TestNothingHiddenIsForeseen changes all that players cannot see: whatever is foreseen must stay the same.
func TestNothingHiddenIsForeseen(t *testing.T) {
	b := loadBook(t)
	rng := rand.New(rand.NewPCG(4, 4))
	tables := 0
	wildPlay(t, b, 0, 12, func(s *rules.State, legal []rules.Move, m rules.Move) {
		if rng.IntN(40) > 0 {
			return
		}
		moves := []rules.Move{m, legal[rng.IntN(len(legal))], legal[len(legal)-1]}
		other := unseen(b, s, rng)
		want := everything(t, b, s, moves)
		if got := everything(t, b, &other, moves); got != want {
			t.Fatalf("what is hidden shows:\n%s", cmp.Diff(strings.Split(want, "\n"), strings.Split(got, "\n")))
		}
		tables++
	})
	if tables < 30 {
		t.Errorf("only %d tables were looked at", tables)
	}
}

func TestRollsAreCountedExactly(t *testing.T) {
	for n := range 5 {
		counted := map[rules.Values]float64{}
		ways := 1
		for range n {
			ways *= 6
		}
		for i := range ways {
			var v rules.Values
			for rest, k := i, 0; k < n; k, rest = k+1, rest/6 {
				v[rest%6]++
			}
			counted[v] += 1 / float64(ways)
		}
		seen := 0
		eachRoll(n, func(v *rules.Values, chance float64) {
			seen++
			if math.Abs(counted[*v]-chance) > 1e-12 {
				t.Errorf("%v with %d dice has chance %v, not %v", *v, n, chance, counted[*v])
			}
		})
		if seen != len(counted) {
			t.Errorf("%d dice fall in %d ways, not %d", n, seen, len(counted))
		}
	}
}

func TestFallsAreCountedExactly(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	pool := func(n uint8) rules.Place { return rules.Place{Spot: rules.InPool, N: n} }
	want := map[string]float64{}
	for i := range 6 * 6 * 6 {
		x, y, z := i%6+1, i/6%6+1, i/36+1
		want[fmt.Sprint(min(x, y), max(x, y), z)] += 1.0 / 216
	}
	got := map[string]float64{}
	var last string
	if !eachFall(&s, false, func(_ *rules.State, _ *rules.Story, rolls rules.Rolls) {
		x, y := rolls(0, pool(0)), rolls(0, pool(0))
		last = fmt.Sprint(x, y, rolls(1, pool(1)))
	}, func(w *way) { got[last] += w.chance }) {
		t.Fatal("three dice are too many")
	}
	for k, p := range want {
		if math.Abs(got[k]-p) > 1e-12 {
			t.Errorf("%s has chance %v, not %v", k, got[k], p)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d falls, not %d", len(got), len(want))
	}
	// Dice of which each decides on the next: at most three, going on after a five.
	sum, fives := 0.0, 0.0
	eachFall(&s, true, func(_ *rules.State, _ *rules.Story, rolls rules.Rolls) {
		last = ""
		for range 3 {
			v := rolls(0, pool(0))
			last += fmt.Sprint(v)
			if v != 5 {
				break
			}
		}
	}, func(w *way) {
		sum += w.chance
		if strings.HasPrefix(last, "5") {
			fives += w.chance
		}
	})
	if math.Abs(sum-1) > 1e-12 || math.Abs(fives-1.0/6) > 1e-12 {
		t.Errorf("the chances add up to %v, and a five comes with %v", sum, fives)
	}
}

// TestActivateComesAsForeseen plays the end of the actions step and compares what activates.
func TestActivateComesAsForeseen(t *testing.T) {
	b := loadBook(t)
	compared, hurt := 0, 0
	wildPlay(t, b, 100, 60, func(s *rules.State, _ []rules.Move, m rules.Move) {
		if m.Kind != rules.MoveDone {
			return
		}
		a := Activating(b, s)
		if a.Asked || a.Turned {
			return
		}
		after := *s
		var story rules.Story
		if err := b.Apply(&after, m, &story); err != nil {
			t.Fatal(err)
		}
		var slots []content.Slot
		var obstacles []Trigger
		end := 0
		for i, e := range story.Events {
			switch {
			case e.Kind == rules.EvStep && rules.Step(e.N) == rules.StepNewObstacles:
				end = i
			case e.Kind == rules.EvActivate:
				slots = append(slots, e.Slot)
			case e.Kind == rules.EvTrigger:
				obstacles = append(obstacles, Trigger{content.ObstacleID(e.Card), e.Slot})
			}
			if end > 0 {
				break
			}
		}
		if end == 0 || dependsOnPools(b, a.Obstacles) {
			return // the players chose on the way, or refresh changed what counts
		}
		if !slices.Equal(slots, a.Slots) || !slices.Equal(obstacles, a.Obstacles) {
			t.Errorf("foreseen %v %v, come %v %v", a.Slots, a.Obstacles, slots, obstacles)
		}
		h := harms(b, s, story.Events[:end])
		for p := range h {
			if h[p].Points() != a.Harm[p].Points() {
				t.Errorf("foreseen %+v, come %+v", a.Harm[p], h[p])
			}
			hurt += h[p].Points()
		}
		compared++
	})
	if compared < 50 || hurt == 0 {
		t.Errorf("%d turns were compared, with %d points of stress", compared, hurt)
	}
}

// dependsOnPools reports whether what an obstacle does depends on dice of a pool, which refresh fills first.
func dependsOnPools(b *rules.Rulebook, list []Trigger) bool {
	for _, tr := range list {
		for _, ef := range b.Content().Card(tr.Obstacle).Activate {
			if ef.If.Test == content.PairInPool || ef.Psyche.Per == content.PerPoolDie || ef.Body.Per == content.PerPoolDie {
				return true
			}
		}
	}
	return false
}

// TestThreatsAddUp compares the forecast of the threats step with the symbols on the table and with its causes.
func TestThreatsAddUp(t *testing.T) {
	b := loadBook(t)
	steps := 0
	wildPlay(t, b, 200, 20, func(s *rules.State, _ []rules.Move, m rules.Move) {
		if m.Kind != rules.MoveDone {
			return
		}
		f := Threats(b, s)
		symbols := b.ThreatSymbols(s)
		space := s.Threat
		for r := range f.Counts {
			if n := Total(WhyThreats(b, s, content.Resource(r))); n != symbols[r] || f.Counts[r].Symbols != n {
				t.Errorf("%s has %d symbols, its causes come to %d", content.Resource(r), symbols[r], n)
			}
		}
		for _, step := range f.Steps {
			if space[step.Track]++; int(space[step.Track]) != step.Space {
				t.Errorf("%s goes to %d after %d", step.Track, step.Space, space[step.Track]-1)
			}
			if step.Symbol != step.Track && space[step.Symbol] < content.TrackSpaces {
				t.Errorf("a step of %s is passed on from space %d", step.Symbol, space[step.Symbol])
			}
			steps++
		}
		for r := range space {
			if n := Total(f.Causes(b, content.Resource(r))); n != int(space[r]-s.Threat[r]) {
				t.Errorf("the causes of the %s threat come to %d, not %d", content.Resource(r), n, space[r]-s.Threat[r])
			}
		}
	})
	if steps < 20 {
		t.Errorf("only %d steps were foreseen", steps)
	}
}

// TestCausesAddUp compares every list of causes with the number that the rules give.
func TestCausesAddUp(t *testing.T) {
	b := loadBook(t)
	rng := rand.New(rand.NewPCG(6, 6))
	compared := 0
	wildPlay(t, b, 300, 20, func(s *rules.State, _ []rules.Move, m rules.Move) {
		if s.Phase != rules.Turns || rng.IntN(8) > 0 {
			return
		}
		for p := range s.Players {
			for r := range content.Region(content.NumRegions) {
				if !s.Players[p].InPlay() {
					continue
				}
				want := int(b.MoveCost(s, p, r))
				causes := WhyMove(b, s, p, r)
				if want == int(content.NoWay) && causes != nil || want != int(content.NoWay) && Total(causes) != want {
					t.Errorf("a move costs %d, the causes are %v", want, causes)
				}
			}
		}
		for at := range s.Attached {
			for _, id := range s.Attached[at].List() {
				damage := b.Damage(s, id)
				for k := range damage {
					if causes := WhyDamage(b, s, id, content.Stress(k)); Total(causes) != damage[k] {
						t.Errorf("%s does %d, the causes are %v", b.Content().Card(id).Name, damage[k], causes)
					}
				}
				if causes := WhyPattern(b, s, id); Total(causes) != len(b.Pattern(s, id, nil)) {
					t.Errorf("%s has %d dice, the causes are %v", b.Content().Card(id).Name, len(b.Pattern(s, id, nil)), causes)
				}
				for p := range s.Players {
					if !s.Players[p].InPlay() {
						continue
					}
					if causes := WhySkilled(b, s, id, 1<<p); (Total(causes) >= 0) != b.Skilled(s, p, id) {
						t.Errorf("%s is skilled: %v, the causes are %v", b.PlayerName(s, p), b.Skilled(s, p, id), causes)
					}
				}
				compared++
			}
		}
		if causes := WhyScore(b, s); Total(causes) != b.Score(s).Points {
			t.Errorf("the score is %d, the causes are %v", b.Score(s).Points, causes)
		}
		for r := range content.Resource(content.NumResources) {
			if Total(WhyLevel(b, s, r, false)) != b.ProgressLevel(s, r) || Total(WhyLevel(b, s, r, true)) != b.ThreatLevel(s, r) {
				t.Errorf("the levels of %s do not add up", r)
			}
		}
	})
	if compared < 500 {
		t.Errorf("only %d obstacles were looked at", compared)
	}
}

// TestPathsAreWherePlacementsGo compares the paths of each card with the placements that are legal.
func TestPathsAreWherePlacementsGo(t *testing.T) {
	b := loadBook(t)
	placed := 0
	wildPlay(t, b, 400, 30, func(s *rules.State, legal []rules.Move, m rules.Move) {
		for _, m := range legal {
			if m.Kind != rules.MovePlace {
				continue
			}
			at := s.Players[m.Player].At
			begins := false
			for _, path := range Paths(b, s, int(m.Player)) {
				if path[0].Square == m.Arg && !path[len(path)-1].End {
					t.Error("a path does not end at an end square")
				}
				begins = begins || path[0].Square == m.Arg
			}
			if !begins {
				t.Errorf("%s begins no path", b.Notation(s, m))
			}
			out, err := Placing(b, s, m)
			if err != nil {
				t.Fatal(err)
			}
			end := b.Content().Progress[s.Players[m.Player].Card].Squares[m.Arg].End
			if out.Complete != end || len(out.Chain) != int(s.Players[m.Player].Chain)+1 {
				t.Errorf("%s leads to %+v", b.Notation(s, m), out)
			}
			// Where nothing is wild, a way is left exactly if the value was one that its path asks for.
			if !b.Mastery(s, content.Sorcery) && !end {
				fits := slices.ContainsFunc(Paths(b, s, int(m.Player)), func(path Path) bool {
					return path[0].Square == m.Arg && path[0].Takes(m.Dice[0], at.Region())
				})
				if fits != (len(out.Paths) > 0) {
					t.Errorf("%s fits a path: %v, paths left: %d", b.Notation(s, m), fits, len(out.Paths))
				}
			}
			placed++
		}
	})
	if placed < 100 {
		t.Errorf("only %d placements were looked at", placed)
	}
}

// TestAttempts looks at one obstacle with known dice: Out of them all, the chance is counted by hand.
func TestAttempts(t *testing.T) {
	b := loadBook(t)
	s := actionsStep(t, b)
	id := content.NoObstacle
	for other := range b.Content().Cards { // a pattern of two different dice: 1 and 3
		if b.Content().Card(content.ObstacleID(other)).Name == "False Confidence" {
			id = content.ObstacleID(other)
		}
	}
	at := s.Players[0].At
	s.Obstacles[id] = rules.ObstacleState{Zone: rules.InPlay, At: at}
	s.Attached = [content.NumSlots]rules.Pile{}
	s.Attached[at].N, s.Attached[at].Cards[0] = 1, id
	s.Assets[at] = [content.NumResources]rules.Values{}
	c := &s.Characters[s.Players[0].Character]
	for _, tc := range []struct {
		name      string
		rank      uint8
		dice      rules.Values
		asset     int
		marked    []rules.Die
		approach  bool
		holds     float64
		completes float64
	}{
		{"two dice hold with two of 36", 0, rules.Values{2}, 0, nil, false, 2.0 / 36, 2.0 / 36},
		{"one die never holds", 0, rules.Values{1}, 0, nil, false, 0, 0},
		{"an asset completes but does not defend", 0, rules.Values{1}, 3, nil, false, 0, 1.0 / 6},
		{"dice in hand do for the skilled", 1, rules.Values{1, 0, 1}, 0, nil, true, 2.0 / 36, 2.0 / 36},
		{"a marked die is not rolled", 1, rules.Values{1, 1}, 0, []rules.Die{rules.ActionDie(1)}, false, 0, 1.0 / 6},
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

// TestCoveredNeedsNoDefence shows that what has come to be covered without a placement is overcome on approach, whoever tries.
func TestCoveredNeedsNoDefence(t *testing.T) {
	b := loadBook(t)
	s := actionsStep(t, b)
	at, id := s.Players[0].At, content.ObstacleID(0)
	s.Attached = [content.NumSlots]rules.Pile{}
	s.Attached[at].N, s.Attached[at].Cards[0] = 1, id
	s.Obstacles[id].Zone, s.Obstacles[id].At = rules.InPlay, at
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
	b := loadBook(t)
	kinds := map[rules.MoveKind]int{}
	rng := rand.New(rand.NewPCG(9, 9))
	wildPlay(t, b, 500, 40, func(s *rules.State, legal []rules.Move, m rules.Move) {
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
	b := loadBook(t)
	s := actionsStep(t, b)
	id := content.ObstacleID(slices.IndexFunc(b.Content().Cards[:], func(c content.Copy) bool { return b.Content().Obstacles[c.Entry].Name == "Allocating Funds" }))
	at := s.Players[0].At
	s.Attached = [content.NumSlots]rules.Pile{}
	s.Attached[at].N, s.Attached[at].Cards[0] = 1, id
	s.Obstacles[id] = rules.ObstacleState{Zone: rules.InPlay, At: at}
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

// actionsStep is a campaign that random play has brought to its first actions step.
func actionsStep(t *testing.T, b *rules.Rulebook) rules.State {
	t.Helper()
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	policy := rules.RandomPolicy(1)
	for s.Phase != rules.Turns || s.Step != rules.StepActions {
		if err := b.Apply(&s, policy(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}
