package table

import (
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/hand"
	"sixwinters/game/hover"
	"sixwinters/game/input"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// As long as the table asks something back, the prompt line says that question and the keys of its answers; after it, what
// was asked before.
func TestThePromptLineSaysTheOpenQuestion(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Tips = false
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	for range 4 { // until the characters are placed
		table.play(g, table.book.Moves(&table.state, nil)[0])
	}
	usual := table.view(g).Prompt
	asks := func(question, rule string) {
		t.Helper()
		leadsTo(t, g, table, rule)
		if !table.asksBack() || !strings.HasPrefix(table.view(g).Prompt, question) || !strings.Contains(table.view(g).Prompt, "Press 1 ") {
			t.Errorf("the prompt line reads %q, not %q", table.view(g).Prompt, question)
		}
		table.layers.Escape(g)
		if table.asksBack() || table.view(g).Prompt != usual {
			t.Errorf("afterwards the prompt line reads %q", table.view(g).Prompt)
		}
	}
	table.button(g, layout.ButtonDone)
	asks("There are dice left", "actions")
	// Gestures that can mean several moves of a kind, and such that can mean moves of several kinds.
	gesture := func(kind rules.MoveKind) hand.Gesture { return hand.Gesture{Move: rules.Move{Kind: kind}} }
	for _, of := range []struct {
		can      []hand.Gesture
		question string
		rule     string
	}{
		{[]hand.Gesture{gesture(rules.MoveCreate), gesture(rules.MoveCreateAll)}, "Create which asset?", "create"},
		{[]hand.Gesture{gesture(rules.MoveTrade), gesture(rules.MoveTrade), gesture(rules.MoveTrade)}, "Trade which pool die", "trade"},
		{[]hand.Gesture{gesture(rules.MoveTravel), gesture(rules.MoveAttempt)}, "This can mean several things", "actions"},
	} {
		question, rule := whichOf(of.can)
		table.ask(rule, question, make([]choice, len(of.can)+1)...)
		asks(of.question, of.rule)
	}
}

// leadsTo checks that the sign at the prompt, the button of the rules, F1 beside everything and the tip of the prompt all lead to the
// rule of what the table itself asks: they led to that of the step.
func leadsTo(t *testing.T, g *app.App, table *table, rule string) {
	t.Helper()
	who := table.plan(g).Prompt.Who
	table.clickAt(g, who.X+1, who.Y+1)
	bySign := opened(g)
	table.button(g, layout.ButtonRules)
	byButton := opened(g)
	table.tip = tooltip{}
	g.Pointer = input.Pointer{X: -1, Y: -1}
	byKey := table.Topic(g)
	tip := table.partTip(g, layout.Part{Kind: layout.PartPrompt}, hover.Part(table.book, &table.shown, layout.Part{Kind: layout.PartPrompt}))
	if bySign != rule || byButton != rule || byKey != rule || tip.Rule != rule {
		t.Errorf("%q leads to %q, %q, %q and %q, not to %q", table.view(g).Prompt, bySign, byButton, byKey, tip.Rule, rule)
	}
}

// The end of the step is asked about where assets that lie there finish somebody's card without a die ([complete]), and not once
// they are gone.
func TestCardsFinishedForNothingAreAskedAbout(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	for p := range table.state.Players {
		table.state.Players[p].Dice = rules.Values{}
	}
	done := rules.Move{Kind: rules.MoveDone}
	place(table, 1)
	table.ready(g)
	before := table.state
	table.make(g, done)
	card := table.book.Content().Progress[table.state.Players[1].Card].Name
	if want := "Thea can still finish " + card + " for free."; table.state != before || !strings.HasPrefix(table.view(g).Prompt, want) {
		t.Errorf("the prompt line reads %q, not %q", table.view(g).Prompt, want)
	}
	table.layers.Escape(g)
	table.state.Assets[table.state.Players[1].At] = [content.NumResources]rules.Values{}
	table.ready(g)
	if table.make(g, done); table.asksBack() || table.state.Step == rules.StepActions && table.state.Turn == 1 {
		t.Errorf("without them the step does not end: %q", table.view(g).Prompt)
	}
}

// An attempt that rolls its dice as it begins is asked about, and goes back with Enter; one with an approach begins at once.
func TestAttemptThatRollsIsAskedAbout(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Tips = false
	seen := map[bool]int{}
	for seed := uint64(0); seed < 20; seed++ {
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Standard})
		choose := rules.RandomPolicy(seed)
		for range 200 {
			for _, m := range table.book.Moves(&table.state, nil) {
				if m.Kind != rules.MoveAttempt {
					continue
				}
				before := table.state
				rolls := advice.DefendsAtOnce(table.book, &table.state, m)
				seen[rolls]++
				table.make(g, m)
				if began := table.state != before; began == rolls || rolls != table.confirming() {
					t.Fatalf("%s: it begins %v, it is asked about %v, and it rolls its dice at once: %v", table.book.Notation(&before, m), began, table.confirming(), rolls)
				}
				if rolls {
					leadsTo(t, g, table, "defend")
					if on, ok := table.firstStop(g, table.stops(g, false)); !ok || on.Target != (layout.Target{Kind: layout.Option, N: 1}) {
						t.Fatalf("the keyboard points at %+v", on.Target)
					}
					table.layers.Escape(g)
				}
				break
			}
			legal := table.book.Moves(&table.state, nil)
			if table.state.Phase != rules.Turns && table.state.Phase != rules.Setup || len(legal) == 0 {
				break
			}
			table.play(g, choose(table.book, &table.state, legal))
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("attempts seen: %v", seen)
	}
}

// What a player does with a character is asked about if one is knocked out by it for sure, and done if that is meant.
func TestKnockOutIsAskedAbout(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Tips = false
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	choose := rules.RandomPolicy(5)
	knocks := func() (rules.Move, bool) {
		for _, m := range table.book.Moves(&table.state, nil) {
			if _, acts := m.Actor(); acts && advice.Leaves(table.book, &table.state, m) != [rules.NumPlayers]advice.Leaving{} {
				return m, true
			}
		}
		return rules.Move{}, false
	}
	m, found := knocks()
	for range 2000 {
		if found {
			break
		}
		table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
		m, found = knocks()
	}
	if !found {
		t.Fatal("no move knocks a character out")
	}
	before := table.state
	table.make(g, m)
	if table.state != before || !table.confirming() || !strings.Contains(table.view(g).Prompt, "knocked out by that") {
		t.Fatalf("it is done at once, or the prompt line reads %q", table.view(g).Prompt)
	}
	leadsTo(t, g, table, "knocked-out")
	table.layers.Escape(g)
	if table.make(g, m); table.state != before {
		t.Fatal("it is done after all")
	}
	table.option(g, 0)
	if !table.state.Players[0].Out && !table.state.Players[1].Out {
		t.Errorf("%s, which was meant, is not done", table.book.Notation(&before, m))
	}
}

// A value that a die is set to is pressed by its own digit, and not by its place in the row: 5 set a die to 6.
func TestValuesArePressedByTheirOwnDigit(t *testing.T) {
	g := gametest.Mirror(t)
	own := 0
	for seed := uint64(0); seed < 6; seed++ {
		g.Book.PlayCampaign(rules.Options{Seed: seed, Difficulty: content.Easy}, rules.RandomPolicy(seed), nil, func(before *rules.State, _ rules.Move, _ *rules.State) {
			played := assemble(g.Book, &saves.Campaign{})
			played.state = *before
			for _, m := range g.Book.Moves(before, nil) {
				if m.Kind == rules.MoveValue {
					played.choices = append(played.choices, choice{move: m})
				}
			}
			digits := played.ownDigits()
			if len(digits) > 0 {
				own++
			}
			for i, digit := range digits {
				if digit != played.choices[i].move.Arg {
					t.Errorf("%d is pressed by %d", played.choices[i].move.Arg, digit)
				}
			}
			if played.choices = append(played.choices, choice{label: "put back"}); played.ownDigits() != nil {
				t.Error("with another answer beside them values are pressed by their own digits")
			}
		})
	}
	if own < 20 {
		t.Errorf("values were to be chosen %d times", own)
	}
}
