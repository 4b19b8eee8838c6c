package gesture

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// eachState calls look with every table of campaigns of random legal play.
func eachState(t *testing.T, campaigns int, look func(b *rules.Rulebook, s *rules.State)) {
	t.Helper()
	eachStateOf(t, campaigns, rules.RandomPolicy, func(seed uint64) rules.Options {
		return rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}
	}, look)
}

// eachStatePlayedWell is eachState with campaigns that are played with some care, so that cards get finished.
func eachStatePlayedWell(t *testing.T, campaigns int, look func(b *rules.Rulebook, s *rules.State)) {
	t.Helper()
	eachStateOf(t, campaigns, mind.Greedy, func(seed uint64) rules.Options {
		return rules.Options{Seed: seed, Difficulty: content.Easy, Alternative: seed%2 == 1}
	}, look)
}

// eachStateOf calls look with every table of campaigns that are played by a policy, each of a seed.
func eachStateOf(t *testing.T, campaigns int, chooses func(seed uint64) rules.Policy, options func(seed uint64) rules.Options, look func(b *rules.Rulebook, s *rules.State)) {
	t.Helper()
	b := rulestest.Book(t)
	for seed := range uint64(campaigns) {
		choose := chooses(seed)
		b.PlayCampaign(options(seed), func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
			look(b, s)
			return choose(b, s, legal)
		}, nil, nil)
	}
}

// TestEveryMoveByHand shows that each legal move can be made at the table: what it takes up lies there, what it is put
// down on too, and doing so makes that move or asks which of several is meant.
func TestEveryMoveByHand(t *testing.T) {
	eachState(t, 8, func(b *rules.Rulebook, s *rules.State) {
		h := NewHand(b, s)
		v := layout.View{Book: b, State: s, W: 1280, H: 720, Done: true, PromptPlayer: rules.NoPlayer, Offers: h.Offers()}
		for range h.Buttons() {
			v.Options = append(v.Options, "a button")
		}
		plan := layout.Lay(&v)
		if complete, more := h.Put(nil, layout.Target{}); len(complete)+len(more) > 0 {
			t.Fatalf("a click on nothing means %s", b.Notation(s, append(complete, more...)[0].Move))
		}
		for _, g := range h.Gestures {
			line := b.Notation(s, g.Move)
			for _, take := range g.Take {
				if _, ok := plan.Rect(take); !ok {
					t.Fatalf("%s: %+v does not lie on the table", line, take)
				}
			}
			if g.Drop.Kind == layout.None {
				if !slices.Contains(h.Buttons(), g.Move) {
					t.Fatalf("%s has neither a place nor a button", line)
				}
				continue
			}
			if _, ok := plan.Rect(g.Drop); !ok {
				t.Fatalf("%s: %+v does not lie on the table", line, g.Drop)
			}
			complete, _ := h.Put(g.Take, g.Drop)
			if !slices.ContainsFunc(complete, func(c Gesture) bool { return c.Move == g.Move }) {
				t.Fatalf("%s: putting %+v on %+v does not make it", line, g.Take, g.Drop)
			}
		}
	})
}

// TestPutCollects shows that a move that costs several dice takes them one after the other, in any order.
func TestPutCollects(t *testing.T) {
	found := false
	eachState(t, 4, func(b *rules.Rulebook, s *rules.State) {
		h := NewHand(b, s)
		for _, g := range h.Gestures {
			if g.Move.Kind != rules.MoveTravel || len(g.Take) < 2 {
				continue
			}
			found = true
			last := g.Take[len(g.Take)-1:]
			complete, more := h.Put(last, g.Drop)
			if len(complete) == 1 && complete[0].Move.Kind == rules.MoveSail {
				continue // from port to port one die is enough
			}
			if len(complete) > 0 || len(more) == 0 {
				t.Fatalf("%s: one die of %d makes %d moves", b.Notation(s, g.Move), len(g.Take), len(complete))
			}
			if !h.CanTake(last, g.Take[0]) {
				t.Fatalf("%s: the next die cannot be taken up", b.Notation(s, g.Move))
			}
		}
	})
	if !found {
		t.Error("no move ever cost more than one die")
	}
}

// TestRefusals puts everything that can be taken up on everything that lies on the table: what is not legal is refused
// with a sentence and a rule.
func TestRefusals(t *testing.T) {
	reference := contenttest.Reference(t)
	n := 0
	eachState(t, 2, func(b *rules.Rulebook, s *rules.State) {
		if n++; n%40 != 0 {
			return // a sample is enough
		}
		h := NewHand(b, s)
		plan := layout.Lay(&layout.View{Book: b, State: s, W: 1280, H: 720, PromptPlayer: rules.NoPlayer})
		for _, from := range plan.Pieces {
			held := []layout.Target{Same(from.Target)}
			if from.Target.I != 0 || !h.CanTake(nil, held[0]) {
				continue
			}
			for _, on := range plan.Pieces {
				if complete, more := h.Put(held, on.Target); len(complete)+len(more) > 0 {
					continue
				}
				say, rule := Refusal(b, s, held, on.Target)
				if !strings.HasSuffix(say, ".") || reference.Rule(rule) == nil {
					t.Fatalf("%+v on %+v is refused with %q [%s]", held, on.Target, say, rule)
				}
				if say == "That cannot be put there." || say == "That is not one of the choices now." {
					t.Fatalf("%+v on %+v is refused without saying what else: %q", held, on.Target, say)
				}
			}
		}
	})
}

// begun is a campaign of standard difficulty after some moves.
func begun(t *testing.T, b *rules.Rulebook, moves ...string) rules.State {
	t.Helper()
	s := b.NewCampaign(rules.Options{Seed: 5, Difficulty: content.Standard}, nil)
	for _, line := range moves {
		m, err := b.Parse(&s, line)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Apply(&s, m, nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestRefusalNamesTheRule looks at drops that players will try.
func TestRefusalNamesTheRule(t *testing.T) {
	b := rulestest.Book(t)
	s := begun(t, b, "choose 1 keel", "choose 2 thea", "start keel empire/espionage", "start thea redbank/support")
	die := Die(rules.Place{Spot: rules.OnMat}, rules.ActionDie(s.Players[0].Dice.Lowest()))
	at := func(kind layout.Kind, n, sub uint8) layout.Target { return layout.Target{Kind: kind, N: n, Sub: sub} }
	espionage, sorcery, support := uint8(content.Espionage), uint8(content.Sorcery), uint8(content.Support)
	for _, test := range []struct {
		name string
		on   layout.Target
		rule string
	}{
		{"no way from Whitehold to Red Bank", at(layout.Location, 4, 0), "move"},
		{"the location where the character is", at(layout.Location, uint8(s.Players[0].At), 0), "create"},
		{"an action die on a progress card", at(layout.Square, 0, 0), "progress"},
		{"a pool of another location", at(layout.Pool, support, 0), "create"},
		{"nothing becomes sorcery", at(layout.Arrow, espionage, sorcery), "trade"},
		{"an ability not earned yet", at(layout.Ability, 0, 8), "achievement"},
		{"an obstacle elsewhere", at(layout.Obstacle, 91, 0), "overcome"},
		{"the other player's mat", at(layout.Ability, 1, 0), "spend"},
		{"a track", at(layout.Track, support, 0), "tracks"},
		{"a staged card", at(layout.Staged, 0, 0), "complete"},
		{"a button", at(layout.Button, 0, 0), "actions"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if say, rule := Refusal(b, &s, []layout.Target{die}, test.on); rule != test.rule {
				t.Errorf("refused by [%s], not [%s]: %s", rule, test.rule, say)
			}
		})
	}
}

// A die that the attempt in hand takes, put on another obstacle, is refused with where it lies and what is attempted.
func TestRefusalNamesTheObstacleOfTheAttempt(t *testing.T) {
	seen := 0
	eachState(t, 4, func(b *rules.Rulebook, s *rules.State) {
		a := s.Attempt.Obstacle
		if s.Attempt.Phase == rules.NoAttempt {
			return
		}
		for _, cover := range b.Covers(s, nil) {
			from := rules.Place{Spot: rules.OnMat, N: cover.Player}
			if !cover.Dice[0].IsAction() {
				from = rules.Place{Spot: rules.AtLocation, N: uint8(s.Obstacles[a].At)}
			}
			for _, other := range s.Attached[s.Obstacles[a].At].List() {
				name, on := b.ObstacleName(s, other), layout.Target{Kind: layout.Obstacle, N: uint8(other)}
				if other == a || name == b.ObstacleName(s, a) {
					continue
				}
				seen++
				say, rule := Refusal(b, s, []layout.Target{Die(from, cover.Dice[0])}, on)
				if !strings.HasPrefix(say, "This is "+rules.Quoted(name)+": the attempt is at ") || rule != "attempt" {
					t.Fatalf("a die for %s on %s is refused by [%s]: %q", b.ObstacleName(s, a), name, rule, say)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("no other obstacle lay beside an attempted one")
	}
}

// TestRefusalOfWhatLiesElsewhere puts down dice that do not come from a mat or a location where nothing takes them: it is said
// what they are for, by the rule that lets them be taken up.
func TestRefusalOfWhatLiesElsewhere(t *testing.T) {
	b := rulestest.Book(t)
	s := begun(t, b, "choose 1 keel", "choose 2 thea", "start keel empire/espionage", "start thea redbank/support")
	s.Progress[content.Diplomacy] = uint8(b.Content().Board.Tracks[content.Diplomacy].Mastery)
	stress := layout.Target{Kind: layout.StressDie, N: 1, Sub: uint8(content.Psyche)}
	stashed := Die(rules.Place{Spot: rules.InStash}, rules.ResourceDie(content.Technology, 3))
	pooled := func(r content.Resource) layout.Target {
		return Die(rules.Place{Spot: rules.InPool, N: uint8(r)}, rules.ResourceDie(r, 3))
	}
	at := func(kind layout.Kind, n, sub uint8) layout.Target { return layout.Target{Kind: kind, N: n, Sub: sub} }
	for _, test := range []struct {
		name      string
		what, on  layout.Target
		rule, say string
	}{
		{"a stress die on a pool", stress, at(layout.Pool, uint8(content.Military), 0), "stress", "from one magic gate to another"},
		{"a stashed asset at another location", stashed, at(layout.Location, 4, 0), "stash", "where Keel is, Whitehold"},
		{"a stashed asset on a square", stashed, at(layout.Square, 0, 0), "stash", "where Keel is, Whitehold"},
		{"a die of a pool on one that is not the next", pooled(content.Military), at(layout.Pool, uint8(content.Support), 0), "mastery", "along the wheel, diplomacy"},
		{"a sorcery die on a progress card", pooled(content.Sorcery), at(layout.Square, 0, 0), "mastery", "any other resource"},
		{"a die of a pool on a location", pooled(content.Military), at(layout.Location, 4, 0), "create", "Spend an action die on one"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if say, rule := Refusal(b, &s, []layout.Target{test.what}, test.on); rule != test.rule || !strings.Contains(say, test.say) {
				t.Errorf("refused by [%s], not [%s]: %q, not with %q", rule, test.rule, say, test.say)
			}
		})
	}
	for id := range content.LocationID(len(b.Content().Locations)) {
		if b.Content().Locations[id].Name == "The Weird Rock" {
			s.Slots[s.Players[1].At] = id
		}
	}
	say, rule := Refusal(b, &s, []layout.Target{stress}, at(layout.Pool, uint8(content.Military), 0))
	if rule != "create" || !strings.Contains(say, "At The Weird Rock you may pay 2 psyche") || !strings.HasSuffix(say, "a die of the support pool.") {
		t.Errorf("where stress creates assets a stress die on another pool is refused by [%s]: %q", rule, say)
	}
}

// An asset on a progress card of which several squares take it is refused with what those are for.
func TestRefusalNamesTheSquares(t *testing.T) {
	b := rulestest.Book(t)
	s := begun(t, b, "choose 1 keel", "choose 2 thea", "start keel empire/espionage", "start thea redbank/support")
	here, on, seen := &s.Players[0], layout.Target{Kind: layout.Current}, 0
	for card := range content.ProgressID(len(b.Content().Progress)) {
		for r := range content.Resource(content.NumResources) {
			die := rules.ResourceDie(r, 3)
			here.Card, here.Chain, s.Assets[here.At][r] = card, 0, rules.Values{2: 1}
			for sq, square := range b.Content().Progress[card].Squares {
				if square.Start {
					here.Chain, here.Path[0], here.Laid[0] = 1, uint8(sq), die
				}
			}
			takes, n := b.SquaresTaking(&s, 0, die)
			if n < 2 {
				continue
			}
			seen++
			asset := Die(rules.Place{Spot: rules.AtLocation, N: uint8(here.At)}, die)
			if say, rule := Refusal(b, &s, []layout.Target{asset}, on); rule != "progress" || !strings.Contains(say, takes[0]) || strings.Contains(say, "sorcery sorcery") {
				t.Errorf("%s, %d squares: refused by [%s]: %q", b.Content().Progress[card].Name, n, rule, say)
			}
		}
	}
	if seen == 0 {
		t.Error("no card has several squares that take an asset")
	}
}

// Where it is asked how many there shall be, or how much, and nothing is an answer too, each digit presses its own number, and
// nothing is pressed by the one after them.
func TestNumbersArePressedByThemselves(t *testing.T) {
	var h Hand
	for n := range uint8(4) {
		h.Gestures = append(h.Gestures, Gesture{Move: rules.Move{Kind: rules.MoveValue, Arg: n}})
	}
	var got []uint8
	for _, m := range h.Buttons() {
		got = append(got, m.Arg)
	}
	if !slices.Equal(got, []uint8{1, 2, 3, 0}) {
		t.Errorf("the buttons are %v", got)
	}
}
