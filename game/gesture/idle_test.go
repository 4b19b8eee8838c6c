package gesture

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A click on an ability with nothing in hand is answered whenever players may act, unless it does something.
func TestIdle(t *testing.T) {
	answered := map[string]bool{}
	eachState(t, 3, func(b *rules.Rulebook, s *rules.State) {
		h := NewHand(b, s)
		for p := range uint8(rules.NumPlayers) {
			for i := range uint8(content.NumAbilities) {
				on := part(layout.Ability, p, i)
				say, rule := Idle(b, s, on)
				acting := s.Phase == rules.Turns && b.Prompt(s).Rule == "actions" && s.Players[p].InPlay()
				if clicks := h.CanClick(on); acting && !clicks && (say == "" || rule == "") || clicks && say != "" {
					t.Fatalf("ability %d of player %d: %q [%s], and a click does something: %v", i, p, say, rule, clicks)
				}
				if strings.HasPrefix(say, "That is not one of the choices") {
					t.Fatalf("in the middle of something else is said %q", say)
				}
				answered[say] = true
			}
		}
	})
	for _, say := range []string{
		"The character has not earned this ability yet. Keel earns the next one by overcoming a trap.",
		"Place any unspent action die or any asset from your location: reroll any of your unspent action dice, or any assets here.",
	} {
		if !answered[say] {
			t.Errorf("never said: %q; but %v", say, slices.Sorted(maps.Keys(answered)))
		}
	}
}

// A click on what an action die is put on says so as long as there is one, unless the click does something; elsewhere, and while
// something else is asked, nothing is said.
func TestIdleWithoutADie(t *testing.T) {
	reference := contenttest.Reference(t)
	answered := map[string]bool{}
	eachState(t, 2, func(b *rules.Rulebook, s *rules.State) {
		plan := layout.Lay(&layout.View{Book: b, State: s, W: 1280, H: 720, PromptPlayer: rules.NoPlayer})
		dice := 0
		for p := range s.Players {
			if s.Players[p].InPlay() {
				dice += s.Players[p].Dice.Len()
			}
		}
		acting := s.Phase == rules.Turns && b.Prompt(s).Rule == "actions" && dice > 0
		for _, p := range plan.Pieces {
			on := p.Target
			if on.Kind == layout.Ability {
				continue
			}
			if on.Kind == layout.Die && (s.Attempt.Phase != rules.NoAttempt && on.Place.Spot == rules.OnMat || on.Place.Spot == rules.InHand) {
				continue
			}
			say, rule := Idle(b, s, on)
			if say != "" && (!acting || reference.Rule(rule) == nil) || say == "" && acting && on.Kind == layout.Location {
				t.Fatalf("%+v: %q [%s], and players act: %v", on, say, rule, acting)
			}
			answered[rule] = true
		}
	})
	for _, rule := range []string{"move", "create", "trade", "rest", "location-action"} {
		if !answered[rule] {
			t.Errorf("nothing is said of %q", rule)
		}
	}
}

// What goes back on a draw pile is chosen on its discard pile, and what is discarded on the draw pile; a click on the other of
// the two means the same.
func TestPilesOfARegion(t *testing.T) {
	for name, want := range map[string]struct {
		ability uint8
		pile    layout.Kind
	}{"Lucia": {2, layout.DiscardPile}, "Yasmina": {3, layout.DrawPile}} {
		met := false
		eachStatePlayedWell(t, 1, func(b *rules.Rulebook, now *rules.State) {
			s := *now
			acts := s.Phase == rules.Turns && s.Step == rules.StepActions && s.Depth > 0 && s.Players[0].InPlay() && s.Players[0].Dice.Len() > 0
			if !acts || s.Discard[content.Empire].N == 0 || met {
				return
			}
			for id, c := range b.Content().Characters {
				if c.Name == name {
					s.Players[0].Character = content.CharacterID(id)
					s.Players[0].Boxes = [content.NumAbilities]rules.Die{}
					s.Characters[id].Achieved = 1
				}
			}
			m := with(rules.MoveUse, 0, rules.ActionDie(s.Players[0].Dice.Lowest()))
			m.Arg = want.ability
			if b.Apply(&s, m, nil) != nil {
				return // in the middle of a choice
			}
			met = true
			h := NewHand(b, &s)
			for _, g := range h.Gestures {
				if g.Drop.Kind != want.pile {
					t.Errorf("%s: %s is chosen on a pile of kind %d", name, b.Label(&s, g.Move), g.Drop.Kind)
				}
			}
			for _, kind := range []layout.Kind{layout.DrawPile, layout.DiscardPile} {
				if !h.CanClick(at(kind, content.Empire)) {
					t.Errorf("%s: the pile of kind %d cannot be clicked", name, kind)
				}
			}
		})
		if !met {
			t.Errorf("%s never acts", name)
		}
	}
}

// An asset that cannot be taken up, since nobody is where it lies, is answered where it is dragged all the same: to another
// location, to a square or to an obstacle.
func TestFumbleOfAnAsset(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 6, Difficulty: content.Easy}, nil)
	for s.Phase != rules.Turns || b.Prompt(&s).Rule != "actions" {
		if err := b.Apply(&s, b.Moves(&s, nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	at := 0
	for content.Slot(at) == s.Players[0].At || content.Slot(at) == s.Players[1].At {
		at++
	}
	s.Assets[at][content.Technology] = rules.Values{1}
	asset := layout.DieAt(rules.Place{Spot: rules.AtLocation, N: uint8(at)}, rules.ResourceDie(content.Technology, 1), 0)
	if NewHand(b, &s).CanTake(nil, asset) {
		t.Fatal("the asset can be taken up")
	}
	for _, test := range []struct {
		on   layout.Target
		rule string
	}{
		{layout.Target{Kind: layout.Location, N: uint8(s.Players[0].At)}, "mastery"},
		{layout.Target{Kind: layout.Square, N: 0}, "progress"},
		{layout.Target{Kind: layout.Track}, "actions"},
	} {
		if say, rule := Fumble(b, &s, asset, test.on); rule != test.rule || (say == "") != (rule == "") {
			t.Errorf("dragged to %+v it is answered %q [%s]", test.on, say, rule)
		}
	}
	// In the middle of an attempt, in which cards may be filled as well, it is answered too.
	slot := s.Players[0].At
	s.Attached[slot] = rules.Pile{N: 1}
	s.Obstacles[0].Zone, s.Obstacles[0].At = rules.InPlay, slot
	attempt := rules.Move{Kind: rules.MoveAttempt, Player: 0, Arg: 1}
	s.Characters[s.Players[0].Character].Skills[b.Content().Card(0).Skill] = 6
	if err := b.Apply(&s, attempt, nil); err != nil || s.Attempt.Phase != rules.Approach {
		t.Fatalf("the attempt does not begin with an approach: %v", err)
	}
	if _, rule := Fumble(b, &s, asset, layout.Target{Kind: layout.Square, N: 0}); rule != "progress" {
		t.Errorf("in an attempt it is answered by %q", rule)
	}
}

// In an attempt an action die that cannot be taken up, since it covers nothing and no ability takes it, is answered: where it is
// dragged to the obstacle or elsewhere, and by a click as well.
func TestFumbleOfAnActionDie(t *testing.T) {
	met := 0
	eachState(t, 3, func(b *rules.Rulebook, s *rules.State) {
		if asks := s.Asks(); asks == nil || asks.Task != rules.TaskAttempt {
			return
		}
		h := NewHand(b, s)
		for p := range uint8(rules.NumPlayers) {
			for v := 1; v <= 6; v++ {
				die := layout.DieAt(rules.Place{Spot: rules.OnMat, N: p}, rules.ActionDie(v), 0)
				if s.Players[p].Dice[v-1] == 0 || h.CanTake(nil, die) {
					continue
				}
				met++
				for _, on := range []layout.Target{{Kind: layout.Obstacle, N: uint8(s.Attempt.Obstacle)}, {Kind: layout.Location, N: 0}, {Kind: layout.StressDie, N: p}} {
					if say, rule := Fumble(b, s, die, on); say == "" || rule == "" {
						t.Fatalf("a %d dragged to %+v is answered %q [%s]", v, on, say, rule)
					}
				}
				if say, rule := Idle(b, s, die); say == "" || rule == "" {
					t.Fatalf("a %d that is clicked is answered %q [%s]", v, say, rule)
				}
			}
		}
	})
	if met == 0 {
		t.Error("no die is of no use in an attempt")
	}
}

// What lies where it was placed is not taken back by hand, and an obstacle does not move: dragging either is answered wherever
// it ends, as long as the players act.
func TestFumbleOfWhatStays(t *testing.T) {
	tb := rulestest.Bare(t)
	die := func(spot rules.Spot) layout.Target {
		return layout.DieAt(rules.Place{Spot: spot}, rules.ResourceDie(content.Technology, 1), 0)
	}
	before := tb.Book.NewCampaign(rules.Options{Seed: 1, Difficulty: content.Standard}, nil)
	for _, test := range []struct {
		what layout.Target
		rule string
	}{
		{layout.Target{Kind: layout.Obstacle, N: 1}, "overcome"},
		{die(rules.OnSquare), "progress"},
		{die(rules.OnObstacle), "overcome"},
		{die(rules.OnAbility), "ability"},
	} {
		for _, on := range []layout.Target{{}, {Kind: layout.Location}, {Kind: layout.Portrait}, {Kind: layout.Square, Sub: 5}} {
			if say, rule := Fumble(tb.Book, &tb.State, test.what, on); rule != test.rule || say == "" {
				t.Errorf("%+v dragged to %+v is answered %q [%s]", test.what, on, say, rule)
			}
			if say, _ := Fumble(tb.Book, &before, test.what, on); say != "" {
				t.Errorf("before the year begins %+v is answered %q", test.what, say)
			}
		}
	}
}

// A die that has been picked to be rerolled is answered where it is clicked or dragged back: only undo puts it back.
func TestFumbleOfAPickedDie(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Put("keel", "a2 a3 a4")
	tb.Play("use keel 1 a2", "pick a3")
	picked := layout.DieAt(rules.Place{Spot: rules.InHand}, rules.ActionDie(3), 0)
	if say, rule := Idle(tb.Book, &tb.State, picked); say == "" || rule != "ability" {
		t.Errorf("clicked it is answered %q [%s]", say, rule)
	}
	if say, rule := Fumble(tb.Book, &tb.State, picked, layout.Target{Kind: layout.Portrait, N: 1}); say == "" || rule != "ability" {
		t.Errorf("dragged back it is answered %q [%s]", say, rule)
	}
}

// A staged card that is dragged to a mat is answered: it is not taken before a card is finished.
func TestFumbleOfAStagedCard(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 6, Difficulty: content.Easy}, nil)
	staged := layout.Target{Kind: layout.Staged, N: 1}
	for on, want := range map[layout.Kind]string{layout.Current: "complete", layout.Square: "complete", layout.Portrait: "complete", layout.Staged: "", layout.Location: ""} {
		if say, rule := Fumble(b, &s, staged, layout.Target{Kind: on}); rule != want || (say == "") != (rule == "") {
			t.Errorf("dragged to %v it is answered %q [%s]", on, say, rule)
		}
	}
}
