package table

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/motion"
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
		table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0])
	}
	usual := table.Board.View(g).Prompt
	asks := func(question, rule string) {
		t.Helper()
		leadsTo(t, g, table, rule)
		if !table.Board.AsksBack() || !strings.HasPrefix(table.Board.View(g).Prompt, question) || !strings.Contains(table.Board.View(g).Prompt, "Press 1 ") {
			t.Errorf("the prompt line reads %q, not %q", table.Board.View(g).Prompt, question)
		}
		table.Board.Layers.Escape(&table.Board, g)
		if table.Board.AsksBack() || table.Board.View(g).Prompt != usual {
			t.Errorf("afterwards the prompt line reads %q", table.Board.View(g).Prompt)
		}
	}
	table.Board.PressButton(g, layout.ButtonDone)
	asks("Thea has 5 dice left and Menas has 5 dice left. End the step", "actions")
	// Gestures that can mean several moves of a kind, and such that can mean moves of several kinds.
	does := func(kind rules.MoveKind) gesture.Gesture { return gesture.Gesture{Move: rules.Move{Kind: kind}} }
	for _, of := range []struct {
		can      []gesture.Gesture
		question string
		rule     string
	}{
		{[]gesture.Gesture{does(rules.MoveCreate), does(rules.MoveCreateAll)}, "Create which asset?", "create"},
		{[]gesture.Gesture{does(rules.MoveTrade), does(rules.MoveTrade), does(rules.MoveTrade)}, "Trade which pool die", "trade"},
		{[]gesture.Gesture{does(rules.MoveTravel), does(rules.MoveAttempt)}, "This can mean several things", "actions"},
	} {
		question, rule := board.WhichOf(of.can)
		table.Board.Ask(rule, question, make([]board.Choice, len(of.can)+1)...)
		asks(of.question, of.rule)
	}
}

// leadsTo checks that the sign at the prompt, the button of the rules, F1 beside everything and the tip of the prompt all lead
// to the rule of what the table itself asks: they led to that of the step.
func leadsTo(t *testing.T, g *app.App, table *table, rule string) {
	t.Helper()
	who := table.Board.Plan(g).Prompt.Who
	table.clickAt(g, who.X+1, who.Y+1)
	bySign := opened(g)
	table.Board.PressButton(g, layout.ButtonRules)
	byButton := opened(g)
	table.Board.Tip = board.Tooltip{}
	g.Pointer = input.Pointer{X: -1, Y: -1}
	byKey := table.Topic(g)
	tip := table.Board.PartTip(g, layout.Part{Kind: layout.PartPrompt}, gesture.Part(table.Board.Book, &table.Board.Shown, layout.Part{Kind: layout.PartPrompt}))
	if bySign != rule || byButton != rule || byKey != rule || tip.Rule != rule {
		t.Errorf("%q leads to %q, %q, %q and %q, not to %q", table.Board.View(g).Prompt, bySign, byButton, byKey, tip.Rule, rule)
	}
}

// The end of the step is asked about where assets that lie there finish somebody's card without a die ([complete]), and not once
// they are gone.
func TestCardsFinishedForNothingAreAskedAbout(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	for p := range table.Board.State.Players {
		table.Board.State.Players[p].Dice = rules.Values{}
	}
	done := rules.Move{Kind: rules.MoveDone}
	place(table, 1)
	table.Board.Ready(g)
	before := table.Board.State
	table.Board.Make(g, done)
	card := table.Board.Book.Content().Progress[table.Board.State.Players[1].Card].Name
	if want := "Thea can still finish " + card + " for free."; table.Board.State != before || !strings.HasPrefix(table.Board.View(g).Prompt, want) {
		t.Errorf("the prompt line reads %q, not %q", table.Board.View(g).Prompt, want)
	}
	table.Board.Layers.Escape(&table.Board, g)
	table.Board.State.Assets[table.Board.State.Players[1].At] = [content.NumResources]rules.Values{}
	table.Board.Ready(g)
	if table.Board.Make(g, done); table.Board.AsksBack() || table.Board.State.Step == rules.StepActions && table.Board.State.Turn == 1 {
		t.Errorf("without them the step does not end: %q", table.Board.View(g).Prompt)
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
			for _, m := range table.Board.Book.Moves(&table.Board.State, nil) {
				if m.Kind != rules.MoveAttempt {
					continue
				}
				before := table.Board.State
				rolls := advice.DefendsAtOnce(table.Board.Book, &table.Board.State, m)
				seen[rolls]++
				table.Board.Make(g, m)
				if began := table.Board.State != before; began == rolls || rolls != table.Board.Confirming() {
					t.Fatalf("%s: it begins %v, it is asked about %v, and it rolls its dice at once: %v", table.Board.Book.Notation(&before, m), began, table.Board.Confirming(), rolls)
				}
				if rolls {
					leadsTo(t, g, table, "defend")
					if on, ok := table.Board.FirstStop(g, table.Board.Stops(g, false)); !ok || on.Target != (layout.Target{Kind: layout.Option, N: 1}) {
						t.Fatalf("the keyboard points at %+v", on.Target)
					}
					table.Board.Layers.Escape(&table.Board, g)
				}
				break
			}
			legal := table.Board.Book.Moves(&table.Board.State, nil)
			if table.Board.State.Phase != rules.Turns && table.Board.State.Phase != rules.Setup || len(legal) == 0 {
				break
			}
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("attempts seen: %v", seen)
	}
}

// The digit that leaves an attempt is the same throughout: 1, struck once more, does not leave it.
func TestOneDigitLeavesAnAttempt(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Tips = false
	seen := map[string]int{}
	for seed := uint64(0); seed < 10; seed++ {
		b := &practice(g, rules.Options{Seed: seed, Difficulty: content.Standard}).Board
		choose := rules.RandomPolicy(seed)
		for range 200 {
			legal := b.Book.Moves(&b.State, nil)
			if len(legal) == 0 || b.State.Phase != rules.Turns && b.State.Phase != rules.Setup {
				break
			}
			b.Skip(g)
			prompt, options := b.Plan(g).Prompt, b.View(g).Options
			for n, say := range options {
				if say != "leave it" && say != "back out" {
					continue
				}
				if seen[say]++; prompt.Digit(n) != 2 {
					t.Fatalf("%q stands on %d among %q", say, prompt.Digit(n), options)
				}
			}
			b.Play(g, choose(b.Book, &b.State, legal))
		}
	}
	if seen["leave it"] == 0 || seen["back out"] == 0 {
		t.Errorf("answers seen: %v", seen)
	}
}

// Where who takes part is asked of an attempt that rolls its dice as it begins, the answer begins it: it is not asked about twice.
func TestAttemptThatRollsIsAskedAboutOnce(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Tips = false
	asked := 0
	for seed := uint64(0); seed < 40 && asked == 0; seed++ {
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Standard})
		b := &table.Board
		choose := rules.RandomPolicy(seed)
		for range 100 {
			i := slices.IndexFunc(b.Hand.Gestures, func(ge gesture.Gesture) bool {
				return ge.Move.Kind == rules.MoveAttempt && bits.OnesCount8(ge.Move.Arg) == 2 && advice.DefendsAtOnce(b.Book, &b.State, ge.Move)
			})
			if i >= 0 {
				before := b.State
				b.Click(g, b.Hand.Gestures[i].Drop)
				if name := b.Book.Content().Card(content.ObstacleID(b.Hand.Gestures[i].Move.Card)).Name; !b.AsksBack() || !strings.Contains(b.Asked, "rerolled") || !strings.Contains(b.Asked, name) {
					t.Fatalf("who takes part is asked as %q", b.Asked)
				}
				b.Choices[0].Do(g)
				if asked++; b.AsksBack() || b.State == before {
					t.Errorf("once answered, it is asked %q", b.Asked)
				}
				break
			}
			legal := b.Book.Moves(&b.State, nil)
			if b.State.Phase != rules.Turns && b.State.Phase != rules.Setup || len(legal) == 0 {
				break
			}
			b.Play(g, choose(b.Book, &b.State, legal))
		}
	}
	if asked == 0 {
		t.Error("no attempt of both rolls its dice as it begins")
	}
}

// What a player does with a character is asked about if one is knocked out by it for sure, and done if that is meant.
func TestKnockOutIsAskedAbout(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Tips = false
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	choose := rules.RandomPolicy(5)
	knocks := func() (rules.Move, bool) {
		for _, m := range table.Board.Book.Moves(&table.Board.State, nil) {
			if _, acts := m.Actor(); acts && advice.Leaves(table.Board.Book, &table.Board.State, m) != [rules.NumPlayers]advice.Leaving{} {
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
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
		m, found = knocks()
	}
	if !found {
		t.Fatal("no move knocks a character out")
	}
	before := table.Board.State
	table.Board.Make(g, m)
	if table.Board.State != before || !table.Board.Confirming() || !strings.Contains(table.Board.View(g).Prompt, "knocked out by that") {
		t.Fatalf("it is done at once, or the prompt line reads %q", table.Board.View(g).Prompt)
	}
	leadsTo(t, g, table, "knocked-out")
	table.Board.Layers.Escape(&table.Board, g)
	if table.Board.Make(g, m); table.Board.State != before {
		t.Fatal("it is done after all")
	}
	table.Board.Option(g, 0)
	if !table.Board.State.Players[0].Out && !table.Board.State.Players[1].Out {
		t.Errorf("%s, which was meant, is not done", table.Board.Book.Notation(&before, m))
	}
}

// A value that a die is set to is pressed by its own digit, and not by its place in the row: 5 set a die to 6.
func TestValuesArePressedByTheirOwnDigit(t *testing.T) {
	g := gametest.Mirror(t)
	own := 0
	for seed := uint64(0); seed < 8; seed++ {
		g.Book.PlayCampaign(rules.Options{Seed: seed, Difficulty: content.Easy}, rules.RandomPolicy(seed), nil, func(before *rules.State, _ rules.Move, _ *rules.State) {
			played := assemble(g.Book, &saves.Campaign{})
			played.Board.State = *before
			for _, m := range g.Book.Moves(before, nil) {
				if m.Kind == rules.MoveValue {
					played.Board.Choices = append(played.Board.Choices, board.Choice{Move: m})
				}
			}
			digits := played.Board.OwnDigits()
			if len(digits) > 0 {
				own++
			}
			for i, digit := range digits {
				if digit != played.Board.Choices[i].Move.Arg {
					t.Errorf("%d is pressed by %d", played.Board.Choices[i].Move.Arg, digit)
				}
			}
			if played.Board.Choices = append(played.Board.Choices, board.Choice{Label: "put back"}); played.Board.OwnDigits() != nil {
				t.Error("with another answer beside them values are pressed by their own digits")
			}
		})
	}
	if own < 20 {
		t.Errorf("values were to be chosen %d times", own)
	}
}

// Where two hand the mouse over, what the table asks begins with who answers; who takes part in an attempt is answered by the same
// digit for the same thing in the turns of both, and with a die of either.
func TestQuestionsSayWhoAnswersAndKeepTheirDigits(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\nhand_over = true\n")
	g.Width, g.Height = 1280, 720
	table := ofTwo(t, g)
	defer table.Board.Campaign.Close()
	table.Board.Dialog = nil
	obstacleAtBoth(table)
	for _, over := range []bool{true, false} {
		g.Settings.HandOver = over
		for turn := range rules.NumPlayers {
			table.Board.Show(g)
			player := turn
			if over {
				player = table.Board.Desk.Player
			}
			die := gesture.Die(rules.Place{Spot: rules.OnMat, N: uint8(player)}, rules.ActionDie(1))
			table.Board.TakeUp(die)
			table.Board.Drop(g, layout.Target{Kind: layout.Obstacle})
			options := table.Board.View(g).Options
			alone := table.Board.Book.PlayerName(&table.Board.State, player)
			if len(options) != 3 || !strings.HasPrefix(options[0], "Keel and Thea: ") || !strings.HasPrefix(options[1], alone+": ") {
				t.Errorf("handing over %t, player %d: the answers are %q", over, player, options)
			}
			if say := table.Board.View(g).Prompt; over && !strings.HasPrefix(say, table.Board.Book.Who(player)+": Who takes part") {
				t.Errorf("player %d is asked %q", player, say)
			}
			table.Board.PutBack()
			if over {
				table.Board.HandOver(g)
			}
		}
	}
	table.Board.Make(g, rules.Move{Kind: rules.MoveDone})
	if say := table.Board.View(g).Prompt; !strings.HasPrefix(say, "Anna has 6 dice left and Bert has 6 dice left. End the step anyway?") {
		t.Errorf("at the end is asked %q", say)
	}
}

// An obstacle in play that can be chosen has a button with its name, beside the click on it.
func TestObstaclesToChooseHaveButtons(t *testing.T) {
	g := gametest.Mirror(t)
	for seed := uint64(1); seed < 40; seed++ {
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Standard})
		for choose := rules.RandomPolicy(seed); table.Board.State.Year < 3; {
			legal := table.Board.Book.Moves(&table.Board.State, nil)
			if len(legal) == 0 {
				break
			}
			asked := map[rules.Move]bool{}
			for _, m := range legal {
				if m.Kind == rules.MoveCard && table.Board.State.Obstacles[m.Card].Zone == rules.InPlay {
					asked[m] = true
				}
			}
			if len(asked) > 0 {
				table.Board.Show(g)
				for _, c := range table.Board.Choices {
					name := table.Board.Book.Content().Card(content.ObstacleID(c.Move.Card)).Name
					if asked[c.Move] && strings.Contains(c.Label, name) {
						delete(asked, c.Move)
					}
				}
				if len(asked) > 0 {
					t.Errorf("%s: %d obstacles have no button", table.Board.Book.Prompt(&table.Board.State).Text, len(asked))
				}
				return
			}
			if err := table.Board.Campaign.Play(choose(table.Board.Book, &table.Board.State, legal), nil); err != nil {
				t.Fatal(err)
			}
			table.Board.State = *table.Board.Campaign.Now()
		}
	}
	t.Error("no obstacle is chosen")
}
