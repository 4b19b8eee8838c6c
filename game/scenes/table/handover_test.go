package table

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ebitenui/ebitenui/event"
	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/board/layers/hint"

	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/motion"
	"sixwinters/game/words"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// atActions is a table in the actions step of the first turn.
func atActions(t *testing.T, g *app.App) *table {
	t.Helper()
	table := practice(g, rules.Options{Seed: 6, Difficulty: content.Easy})
	toActions(t, g, table)
	return table
}

// ofTwo is a campaign of Anna and Bert in the actions step of the first turn, in a file.
func ofTwo(t *testing.T, g *app.App) *table {
	t.Helper()
	table, err := newTable(g, g.Book, rules.Options{Seed: 6, Difficulty: content.Easy}, "Anna", "Bert")
	if err != nil {
		t.Fatal(err)
	}
	g.Show(table)
	toActions(t, g, table)
	return table
}

// handedOver is a table of two who hand over the mouse, the first of whom has it and has read whose turn it is.
func handedOver(t *testing.T) (*app.App, *table) {
	t.Helper()
	g := gametest.InFolder(t)
	g.Settings.HandOver = true
	table := ofTwo(t, g)
	table.Board.Skip(g)
	table.Board.Announce()
	table.Board.Dialog = nil
	return g, table
}

// sheetSays checks what is said of an open sheet.
func sheetSays(t *testing.T, b *board.Board, wants ...string) {
	t.Helper()
	spoken := b.Dialog.Menu.Spoken()
	words := strings.Join(spoken.All(), " ")
	for _, want := range wants {
		if !strings.Contains(words, want) {
			t.Errorf("the sheet says %q, without %q", words, want)
		}
	}
}

// toActions chooses and places two characters.
func toActions(t *testing.T, g *app.App, table *table) {
	t.Helper()
	for _, line := range []string{"choose 1 keel", "choose 2 thea", "start keel redbank/support", "start thea settled/technology"} {
		m, err := table.Board.Book.Parse(&table.Board.State, line)
		if err != nil {
			t.Fatal(err)
		}
		table.Board.Play(g, m)
	}
}

// can reports whether the player can take up an action die of a mat.
func can(g *app.App, t *table, player uint8) bool {
	for _, p := range t.Board.Plan(g).Pieces {
		if on := p.Target; on.Kind == layout.Die && on.Place.Spot == rules.OnMat && on.Place.N == player && t.Board.Hand.CanTake(nil, on) {
			return true
		}
	}
	return false
}

// With handing over, one player acts at a time: Done passes the mouse on, and the second may hand it back or end the step.
func TestHandOver(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	if !can(g, table, 0) || can(g, table, 1) || !table.Board.Announce() || table.Board.Announce() {
		t.Fatalf("the first player begins, and both are told once: %v %v", can(g, table, 0), can(g, table, 1))
	}
	table.Board.Dialog = nil
	if table.Board.View(g).PromptPlayer != 0 || !strings.HasPrefix(table.Board.View(g).Prompt, "Keel acts") {
		t.Errorf("the prompt says %q to player %d", table.Board.View(g).Prompt, table.Board.View(g).PromptPlayer)
	}
	table.Board.PressDown(g, gesture.Die(rules.Place{Spot: rules.OnMat, N: 1}, rules.NewDie(rules.Action, 1)))
	if len(table.Board.Held) != 0 || !strings.Contains(table.Board.Refusal.Say, "Keel's turn") {
		t.Errorf("the other player's die is refused with %q", table.Board.Refusal.Say)
	}
	before := table.Board.State
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	table.Board.Click(g, done)
	if table.Board.State != before || can(g, table, 0) || !can(g, table, 1) || !table.Board.Announce() {
		t.Fatal("Done does not hand the mouse over")
	}
	table.Board.Dialog = nil
	table.Board.Click(g, done)
	if len(table.Board.Choices) != 3 || table.Board.State != before {
		t.Fatalf("the second player is asked %v", table.Board.Choices)
	}
	table.Board.Option(g, 2)
	if !can(g, table, 0) || can(g, table, 1) {
		t.Error("it is not handed back")
	}
	table.Board.Click(g, done)
	table.Board.Option(g, 0)
	if table.Board.State.Turn != 2 {
		t.Fatalf("the actions are not over in turn %d", table.Board.State.Turn)
	}
	if table.Board.Handing(g) && (can(g, table, 0) || !can(g, table, 1)) {
		t.Error("the other player does not begin the next turn")
	}
}

// A key that was meant for what moved before does not close the sheet that says whose turn it is, until it can have been read, and Escape never
// does: its button is pressed.
func TestASkipDoesNotCloseTheHandOver(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.HandOver = true
	b := &ofTwo(t, g).Board
	b.Skip(g)
	b.Announce()
	for _, key := range []string{"Escape", "Space", "O"} {
		if gametest.Strike(t, g, key); b.Dialog == nil {
			t.Fatalf("%s closes it at once", key)
		}
	}
	for range app.Settled {
		gametest.Tick(t, g)
	}
	if gametest.Strike(t, g, "Escape"); b.Dialog == nil {
		t.Fatal("Escape answers it")
	}
	gametest.PressIn(t, b.Dialog.Menu, "Here I am")
	if gametest.Tick(t, g); b.Dialog != nil {
		t.Error("it cannot be closed")
	}
}

// Whoever has handed the mouse over without a die left gets it back where assets have come to lie that fit the card: what is the
// other's is refused with Done, which then does not end the actions of both.
func TestHandsBackToWhoHasOnlyAssets(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	table.Board.State.Players[0].Dice = rules.Values{}
	table.Board.HandOver(g)
	table.Board.Dialog = nil
	if !strings.HasSuffix(table.Board.View(g).Prompt, "Done ends the actions.") {
		t.Errorf("with nothing left for the other the prompt says %q", table.Board.View(g).Prompt)
	}
	place(table, 0)
	table.Board.Ready(g)
	here := rules.Place{Spot: rules.AtLocation, N: uint8(table.Board.State.Players[0].At)}
	for v := 1; v <= 6 && table.Board.Refusal.Say == ""; v++ {
		table.Board.PressDown(g, gesture.Die(here, rules.ResourceDie(content.Support, v)))
	}
	if want := "It is Thea's turn at the mouse. Done asks: hand back, or end the actions. Drag it to propose a move."; table.Board.Refusal.Say != want {
		t.Errorf("the other's asset is refused with %q, not %q", table.Board.Refusal.Say, want)
	}
	before := table.Board.State
	if table.Board.Click(g, done); len(table.Board.Choices) != 3 || !strings.Contains(table.Board.View(g).Prompt, "Keel has no dice left but can place an asset.") {
		t.Fatalf("Done asks %q", table.Board.View(g).Prompt)
	}
	if table.Board.Option(g, 2); table.Board.State != before || table.Board.Desk.Player != 0 {
		t.Error("the mouse is not handed back")
	}
}

// A hint to let the other act hands the mouse over, also where both have had it and Done would ask what it is to mean.
func TestHintsHandOver(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	table.Board.HandOver(g)
	before := table.Board.State
	done := rules.Move{Kind: rules.MoveDone}
	table.Hinter.Hinting.Given, table.Hinter.Hinting.Step = hints.Hint{Move: done, Plan: []rules.Move{done}, Player: 1, Yields: true}, hint.HintSteps
	table.Hinter.PressHint(&table.Board, g)
	if table.Board.Desk.Player != 0 || len(table.Board.Choices) > 0 || table.Hinter.Hinting.Step != 0 || table.Board.State != before {
		t.Errorf("player %d has the mouse, and is asked %q", table.Board.Desk.Player, table.Board.View(g).Prompt)
	}
}

// place lays one die of each kind and value at the location of a player's character.
func place(t *table, p int) {
	at := t.Board.State.Players[p].At
	for r := range t.Board.State.Assets[at] {
		t.Board.State.Assets[at][r] = rules.Values{1, 1, 1, 1, 1, 1}
	}
}

// Where one character is out of play the actions step does not say that both act.
func TestOneActsAlone(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	table.Board.Beats, table.Board.Shown = board.Beats{}, table.Board.State
	if table.Board.View(g).Acting != "" {
		t.Errorf("of both in play is said %q", table.Board.View(g).Acting)
	}
	table.Board.Shown.Players[0].Out = true
	if !strings.HasPrefix(table.Board.View(g).Acting, "Thea acts alone") {
		t.Errorf("of one in play is said %q", table.Board.View(g).Acting)
	}
	table.Board.Shown.Players[1].Out = true
	if !strings.HasPrefix(table.Board.View(g).Acting, "Nobody is in play") {
		t.Errorf("of nobody in play is said %q", table.Board.View(g).Acting)
	}
}

// Without it both act in any order, as the rules say.
func TestNoHandOver(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	if !can(g, table, 0) || !can(g, table, 1) || table.Board.Announce() {
		t.Error("somebody has to wait")
	}
}

// Whoever has the mouse finds nothing of the other's in the list of all moves, under the keyboard's focus and in hints, all
// through some turns that hints play; and what is the other's is refused with whose turn it is.
func TestHandOverEverywhere(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	passed, refused, took := 0, 0, 0
	for played := 0; played < 60 && table.Board.State.Turn < 4; played++ {
		table.Board.Beats, table.Board.Shown, table.Board.Dialog, table.Board.Desk.Handed = board.Beats{}, table.Board.State, nil, false
		if table.Board.Handing(g) {
			onlyOwn(t, g, table)
			refused += refuseOthers(t, g, table)
		}
		if acts := table.Board.State.Step == rules.StepActions; acts != (table.Board.View(g).Acting != "") {
			t.Fatalf("%q: of the actions step is said %q", table.Board.View(g).Prompt, table.Board.View(g).Acting)
		}
		table.Hinter.Hint(&table.Board, g)
		player, m := table.Board.Desk.Player, table.Hinter.Hinting.Given.Move
		to := table.Board.HintFor(g)
		if asks := table.Board.State.Asks(); asks.Task == rules.TaskTake {
			took++
			if to != int(asks.Player) {
				t.Errorf("where player %d takes a card, the hint is for %d", asks.Player, to)
			}
		}
		if who, acts := m.Actor(); to != rules.NoPlayer && acts && who != to {
			t.Fatalf("a hint for player %d is %s", player, table.Board.Book.Notation(&table.Board.State, m))
		}
		table.Hinter.Hinting.Step = hint.HintSteps
		before := table.Board.State
		table.Hinter.PressHint(&table.Board, g)
		if table.Board.State != before {
			continue
		}
		if m.Kind != rules.MoveDone {
			t.Fatalf("the hint %s is not carried out: %q", table.Board.Book.Notation(&table.Board.State, m), table.Board.Refusal.Say)
		}
		if len(table.Board.Choices) == 3 {
			table.Board.Option(g, 0)
		} else if passed++; table.Board.Desk.Player == player {
			t.Fatal("Done does not hand the mouse over")
		}
	}
	if passed < 2 || refused < 4 || took < 1 {
		t.Errorf("the mouse was handed over %d times, %d things were refused, and %d cards taken", passed, refused, took)
	}
}

// onlyOwn looks through the list of moves and what the keyboard can point at for what the other player could do.
func onlyOwn(t *testing.T, g *app.App, table *table) {
	t.Helper()
	other := 1 - table.Board.Desk.Player
	ends := ""
	for _, m := range table.listing.listed(&table.Board, g) {
		if who, acts := m.Move.Actor(); acts && who == other {
			t.Errorf("the list offers player %d %q", table.Board.Desk.Player, m.Words)
		}
		if m.Move.Kind == rules.MoveDone {
			ends = m.Words
		}
	}
	if passes := strings.HasPrefix(ends, "Hand the mouse over"); passes == table.Board.Desk.Acted[other] {
		t.Errorf("the list says of Done %q, and the other has acted: %v", ends, table.Board.Desk.Acted[other])
	}
	for _, stop := range table.Board.Stops(g, false) {
		if on := stop.Target; on.Kind == layout.Die && on.Place.Spot == rules.OnMat && int(on.Place.N) == other {
			t.Errorf("the keyboard points at a die of the other's mat")
		}
	}
}

// refuseOthers presses all that only the other player could take up or click, and counts it.
func refuseOthers(t *testing.T, g *app.App, table *table) (count int) {
	t.Helper()
	both := gesture.NewHand(table.Board.Book, &table.Board.State)
	for _, piece := range table.Board.Plan(g).Pieces {
		on := piece.Target
		if !both.CanTake(nil, on) && !both.CanClick(on) || table.Board.Hand.CanTake(nil, on) || table.Board.Hand.CanClick(on) {
			continue
		}
		count++
		before := table.Board.State
		table.Board.PressDown(g, on)
		if len(table.Board.Held) > 0 || !strings.Contains(table.Board.Refusal.Say, "turn at the mouse") {
			t.Errorf("%+v of the other player is refused with %q", on, table.Board.Refusal.Say)
		}
		if table.Board.PressUp(g, on); table.Board.State != before {
			t.Errorf("%+v of the other player does something", on)
		}
	}
	return count
}

// Nobody is there to hand the mouse to where one plays both characters, and in lessons.
func TestNobodyToHandOverTo(t *testing.T) {
	for _, c := range []struct {
		names []string
		hands bool
	}{{nil, true}, {[]string{"Anna", "Bert"}, true}, {[]string{"Anna"}, false}, {[]string{words.OnePlayer}, false}} {
		g := gametest.Mirror(t)
		g.Settings.HandOver = true
		table := atActions(t, g)
		table.Board.Campaign.Header.SetNames(c.names...)
		table.Board.Desk = board.Desk{}
		table.Board.Ready(g)
		if says := table.Board.Announce(); says != c.hands || can(g, table, 1) == c.hands {
			t.Errorf("played by %q the mouse is handed over: %v", c.names, says)
		}
	}
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	for n := range g.Lessons {
		table, err := lessonTable(g, n, 0)
		if err != nil {
			t.Fatal(err)
		}
		if table.Board.Announce() || table.Board.Desk.Acted != [rules.NumPlayers]bool{} {
			t.Errorf("%s: the mouse is handed over", g.Lessons[n].Title)
		}
	}
}

// In a campaign that does not say who plays, the sheet takes an end to the handing over, and both can be played at once.
func TestOnePlaysBothAfterAll(t *testing.T) {
	w := gametest.InFolder(t)
	g := w
	g.Width, g.Height = 1280, 720
	g.Settings.HandOver = true
	table := atActions(t, g)
	g.Show(table)
	for _, c := range []struct {
		names []string
		ends  bool
	}{{[]string{"Anna", "Bert"}, false}, {nil, true}} {
		table.Board.Campaign.Header.SetNames(c.names...)
		table.Board.Dialog = board.NewHandedOver(&table.Board)
		table.Board.BuildDialog(g)
		if table.Board.Dialogs.Update(g); g.Notice != "" {
			t.Fatal(g.Notice)
		}
		if said := table.Board.Dialog.Menu.Spoken(); !strings.Contains(strings.Join(said.All(), " "), "The players take turns to begin: this turn ") {
			t.Errorf("%v does not say who begins", said.All())
		}
		if can := gametest.HasButton(table.Board.Dialog.Menu, board.EndHandingOver); can != c.ends {
			t.Fatalf("played by %q, it can be ended: %v", c.names, can)
		}
		if !c.ends {
			continue
		}
		gametest.PressIn(t, table.Board.Dialog.Menu, board.EndHandingOver)
		table.Board.BuildDialog(g)
		if table.Board.Dialogs.Update(g); g.Notice != "" {
			t.Fatal(g.Notice)
		}
		table.Settle(g)
		if g.Settings.HandOver || table.Board.Dialog != nil || !can(g, table, 0) || !can(g, table, 1) {
			t.Errorf("it is still handed over: %v, %v %v", g.Settings.HandOver, can(g, table, 0), can(g, table, 1))
		}
	}
}

// Who has the mouse is known from the moves where a campaign is taken up in the middle of a turn, and it goes with a move that is
// taken back or made again.
func TestMouseGoesWithTheMoves(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	acts := func() {
		t.Helper()
		i := slices.IndexFunc(table.Board.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveTravel })
		if i < 0 {
			t.Fatal("there is nowhere to go")
		}
		table.Board.Play(g, table.Board.Hand.Gestures[i].Move)
	}
	mouse := func(when string, player int, acted [rules.NumPlayers]bool, done string) {
		t.Helper()
		table.Board.Beats, table.Board.Shown = board.Beats{}, table.Board.State
		if table.Board.Desk.Player != player || table.Board.Desk.Acted != acted || !strings.HasSuffix(table.Board.View(g).Prompt, done) {
			t.Errorf("%s player %d has the mouse, acted have %v, and the prompt says %q", when, table.Board.Desk.Player, table.Board.Desk.Acted, table.Board.View(g).Prompt)
		}
	}
	again := func() {
		table.Board.Desk = board.Desk{On: true}
		table.Board.Ready(g)
	}
	first, both := [rules.NumPlayers]bool{true, false}, [rules.NumPlayers]bool{true, true}
	mouse("at first", 0, first, "Done hands over.")
	acts()
	again()
	mouse("taken up after a move", 0, first, "Done hands over.")
	table.Board.HandOver(g)
	acts()
	mouse("handed over", 1, both, "Done asks: hand back, or end the actions.")
	again()
	mouse("taken up after a move of both", 1, both, "Done asks: hand back, or end the actions.")
	table.Board.Undo(g)
	mouse("after a move is taken back", 1, both, "Done asks: hand back, or end the actions.")
	if !takeBackAsked(g, table) {
		t.Error("the other's move is taken back unasked")
	}
	mouse("after the other's move is taken back", 0, first, "Done hands over.")
	table.Board.Redo(g)
	mouse("after it is made again", 0, first, "Done hands over.")
	table.Board.Redo(g)
	mouse("after both are", 1, both, "Done asks: hand back, or end the actions.")
	table.Board.State.Players[0].Dice = rules.Values{}
	table.Board.Ready(g)
	mouse("with no die left to the other", 1, both, "Done ends the actions.")
}

// Whoever quits just after the mouse was handed over finds it with the same player: as no move tells of that, it was with the
// other one again. After a move it is with whoever made it. The campaign remembers it, under whatever name.
func TestHandedOverAndQuit(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\nhand_over = true\n")
	begun := ofTwo(t, g)
	first := begun.Board.Desk.Player
	begun.Board.HandOver(g)
	again := func(of *table) *table {
		t.Helper()
		of.Board.Campaign.Close()
		table, err := resumeTable(g, of.Board.Campaign.Name())
		if err != nil {
			t.Fatal(err)
		}
		table.Board.Ready(g)
		return table
	}
	begun.Board.Campaign.Close()
	renamed := filepath.Join(filepath.Dir(begun.Board.Campaign.Name()), "Renamed.txt")
	if err := os.Rename(begun.Board.Campaign.Name(), renamed); err != nil {
		t.Fatal(err)
	}
	table, err := resumeTable(g, renamed)
	if err != nil {
		t.Fatal(err)
	}
	table.Board.Ready(g)
	defer func() { table.Board.Campaign.Close() }()
	if table.Board.Desk.Player == first || !table.Board.Desk.Handed || !table.Board.Desk.Acted[first] {
		t.Errorf("player %d has the mouse again, %+v", table.Board.Desk.Player, table.Board.Desk)
	}
	legal := table.Board.Book.Moves(&table.Board.State, nil)
	i := slices.IndexFunc(legal, func(m rules.Move) bool {
		who, acts := m.Actor()
		return acts && who == first && m.Kind == rules.MoveCreate
	})
	table.Board.Play(g, legal[i])
	if table = again(table); table.Board.Desk.Player != first {
		t.Error("after a move the mouse is not with whoever made it")
	}
}

// How to act is told to whoever begins, once the sheet has said whose turn it is, and points to that player's dice.
func TestTheFirstPlayerKnowsBeforeHowToAct(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver, g.Settings.Met = true, nil
	for i := range g.Tips {
		if g.Tips[i].Event != firstmet.ActFirst {
			g.Settings.Met = append(g.Settings.Met, g.Tips[i].ID)
		}
	}
	table := atActions(t, g)
	if len(table.Novelties.Firsts.Met) != 1 {
		t.Fatalf("%d things are met", len(table.Novelties.Firsts.Met))
	}
	table.Board.Desk.Player = 1
	table.Novelties.HoldForFirst(&table.Board, g)
	table.Novelties.ExplainFirsts(&table.Board, g)
	if table.Novelties.Firsts.Shown {
		t.Error("it is told before anybody knows whose turn it is")
	}
	if !table.Board.Announce() {
		t.Fatal("nobody is told whose turn it is")
	}
	table.Board.Dialog = nil
	table.Novelties.ExplainFirsts(&table.Board, g)
	note, dice := table.Board.Plan(g).Note, table.Board.Plan(g).Mats[1].Dice
	if !table.Novelties.Firsts.Shown || len(note.About) != 1 || note.About[0] != dice {
		t.Errorf("shown: %t; it points to %v, and the dice lie at %v", table.Novelties.Firsts.Shown, note.About, dice)
	}
}

// While a note holds up what happens, the prompt line says of whoever has the mouse, and not of both, that they act.
func TestThePromptNamesWhoActsWhileSomethingIsShown(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	table.Board.Speed = motion.Normal
	creates := slices.IndexFunc(table.Board.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	if creates < 0 {
		t.Fatal("no asset can be created")
	}
	table.Board.Play(g, table.Board.Hand.Gestures[creates].Move)
	for said, ticks := "", 0; table.Board.Beats.Playing() && !table.Novelties.Firsts.Holds && ticks < 1000; ticks++ {
		table.Board.RunBeats(g)
		if say := table.Board.View(g).Prompt; say != said {
			if said = say; strings.Contains(say, "both") {
				t.Fatalf("the prompt says %q", say)
			}
		}
	}
	if !table.Novelties.Firsts.Holds {
		t.Error("no note holds up what happens")
	}
	if v := table.Board.View(g); !strings.HasPrefix(v.Prompt, "Keel acts") || v.PromptPlayer != table.Board.Desk.Player {
		t.Errorf("while a note is read the prompt says %q to player %d", v.Prompt, v.PromptPlayer)
	}
}

// In the attempt of a team the dice of both are used by whoever has the mouse: it stays with that player when the campaign is
// taken up again after it and when what was done in it is taken back, and goes back with a handing over that is taken back.
func TestTheMouseStaysInTheAttemptOfATeam(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	obstacleAtBoth(table)
	table.Board.Show(g)
	table.Board.HandOver(g)
	handed := table.Board.Campaign.Len()
	attempt := rules.Move{Kind: rules.MoveAttempt, Arg: 0b11}
	table.Board.Play(g, attempt)
	for choose := rules.RandomPolicy(1); table.Board.State.Attempt.Phase != rules.NoAttempt; {
		legal := table.Board.Book.Moves(&table.Board.State, nil)
		m := choose(table.Board.Book, &table.Board.State, legal)
		if i := slices.IndexFunc(legal, func(m rules.Move) bool { return m.Kind == rules.MoveCover && m.Player == 0 }); i >= 0 {
			m = legal[i]
		}
		table.Board.Play(g, m)
	}
	if table.Board.Campaign.Len() < handed+3 || !table.Board.Handing(g) {
		t.Fatalf("no attempt was made: %d moves", table.Board.Campaign.Len()-handed)
	}
	table.Board.Desk = board.Desk{On: true}
	table.Board.Ready(g)
	if table.Board.Desk.Player != 1 {
		t.Error("taken up after the attempt the mouse is with the other player")
	}
	for table.Board.Campaign.Len() > handed {
		if table.Board.TakeBack(g); table.Board.Desk.Player != 1 {
			t.Fatalf("with %d moves of the attempt left the mouse is with the other player", table.Board.Campaign.Len()-handed)
		}
	}
	if table.Board.TakeBack(g); table.Board.Desk.Player != 0 {
		t.Error("the handing over is taken back, and the mouse is not with whoever handed it over")
	}
}

// An obstacle that one player attempts alone is that player's: the prompt line says to whom it speaks. One that both attempt is
// nobody's.
func TestThePromptNamesWhoAttempts(t *testing.T) {
	for team, want := range map[uint8]int{0b01: 0, 0b10: 1, 0b11: rules.NoPlayer} {
		g := gametest.Mirror(t)
		table := atActions(t, g)
		obstacleAtBoth(table)
		g.Settings.HandOver = true
		table.Board.Ready(g)
		table.Board.Play(g, rules.Move{Kind: rules.MoveAttempt, Player: team >> 1 & 1 &^ (team & 1), Arg: team})
		if table.Board.State.Attempt.Phase == rules.NoAttempt {
			t.Fatalf("the attempt of %b is over", team)
		}
		if got := table.Board.View(g).PromptPlayer; got != want {
			t.Errorf("in the attempt of %b the prompt line speaks to player %d", team, got)
		}
		g.Settings.HandOver = false
		if got := table.Board.View(g).PromptPlayer; got != rules.NoPlayer {
			t.Errorf("where nothing is handed over it speaks to player %d", got)
		}
	}
}

// Where one of several attempts would reroll the dice of the player who has not got the mouse, the question says so. What is shown of the
// defence, before and after the roll, tells the dice of both apart.
func TestAnAttemptOfBothSaysWhoseDiceItRolls(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	obstacleAtBoth(table)
	b := &table.Board
	wants := b.Book.DefenceShows(&b.State, 0)
	useless := rules.Values{}
	useless[slices.Index(wants[:], 0)] = 6
	for p := range b.State.Players {
		b.Campaign.Now().Players[p].Dice = useless
	}
	b.Show(g)
	b.Click(g, layout.Target{Kind: layout.Obstacle})
	if !strings.Contains(b.Asked, b.Book.PlayerName(&b.State, b.Desk.Other())+"'s dice take part") {
		t.Errorf("it asks %q", b.Asked)
	}
	b.PutBack()
	b.Speed = motion.Normal
	b.Play(g, rules.Move{Kind: rules.MoveAttempt, Arg: 0b11})
	if b.State.Attempt.Phase == rules.Approach {
		b.Finish()
		if d := b.Scene(g).Defence; d == nil || len(d.Rolls) != 2 || d.Rolls[0].Dice != 6 || d.Rolls[1].Dice != 6 || d.Rolls[0].Who == d.Rolls[1].Who {
			t.Errorf("before the roll it shows %+v", d)
		}
		b.Play(g, rules.Move{Kind: rules.MoveDefend})
	}
	shown := 0
	for b.Beats.Playing() {
		if m := b.Scene(g).Moment; m != nil && len(m.Dice) > 0 {
			shown++
			if len(m.Dice) != 12 || len(m.Throws) != 2 || m.Throws[0].Dice != 6 || m.Throws[0].Who != b.Book.PlayerName(&b.State, 0) {
				t.Errorf("%s: of %d dice it shows %+v", m.Title, len(m.Dice), m.Throws)
			}
		}
		b.Beats.List = b.Beats.List[1:]
		b.BeginBeat(g)
	}
	if shown == 0 {
		t.Error("no roll is shown")
	}
}

// obstacleAtBoth puts both characters and the first obstacle to one place, with a die of each value for both.
func obstacleAtBoth(table *table) {
	s := table.Board.Campaign.Now()
	s.Players[1].At = s.Players[0].At
	s.Attached[s.Players[0].At] = rules.Pile{N: 1}
	s.Obstacles[0].Zone, s.Obstacles[0].At = rules.InPlay, s.Players[0].At
	for p := range s.Players {
		s.Players[p].Dice = rules.Values{1, 1, 1, 1, 1, 1}
	}
	table.Board.State = *s
}

// What the other player has made, or handed the mouse over after, is taken back only once that player agrees: by keys and by mouse.
// What the player at the mouse has made is taken back at once.
func TestThePartnerIsAskedBeforeTheirMoveIsUndone(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\nhand_over = true\n")
	g.Width, g.Height = 1280, 720
	table := ofTwo(t, g)
	defer table.Board.Campaign.Close()
	button := func() {
		r, ok := table.Board.Plan(g).Rect(layout.Target{Kind: layout.Button, N: layout.ButtonUndo})
		if !ok {
			t.Fatal("there is no button that undoes")
		}
		x, y := r.Center()
		table.clickAt(g, x, y)
	}
	acts := func() {
		t.Helper()
		i := slices.IndexFunc(table.Board.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
		if i < 0 {
			t.Fatal("no asset can be created")
		}
		table.Board.Play(g, table.Board.Hand.Gestures[i].Move)
	}
	for way, undo := range map[string]func(){"key": func() { gametest.Strike(t, g, "U") }, "mouse": button} {
		table.Board.Dialog, table.Board.Desk.Handed = nil, false
		first := table.Board.Desk.Player
		acts()
		made := table.Board.Campaign.Len()
		if undo(); table.Board.Dialog != nil || table.Board.Campaign.Len() != made-1 {
			t.Fatalf("%s: a player's own move is not taken back at once", way)
		}
		acts()
		table.Board.Click(g, layout.Target{Kind: layout.Button, N: layout.ButtonDone})
		if len(table.Board.Choices) == 3 { // both have had it
			table.Board.Option(g, 2)
		}
		gametest.Tick(t, g)
		table.Board.Dialog, table.Board.Desk.Handed = nil, false
		state := table.Board.State
		asks := func(with string) {
			t.Helper()
			undo()
			if table.Board.Dialog == nil || table.Board.State != state || table.Board.Desk.Player == first {
				t.Fatalf("%s: the first player's move is taken back unasked", way)
			}
			gametest.Tick(t, g)
			spoken := table.Board.Dialog.Menu.Spoken()
			words := strings.Join(spoken.All(), " ")
			name := table.Board.Book.Who(first)
			for _, want := range []string{name + ", may this be undone?", name + "'s move, as ", "create", with} {
				if !strings.Contains(words, want) {
					t.Errorf("%s: the sheet says %q, without %q", way, words, want)
				}
			}
		}
		asks("acts again")
		if gametest.Strike(t, g, "Enter"); table.Board.Dialog != nil || table.Board.State != state {
			t.Fatalf("%s: Enter does not keep the move", way)
		}
		if say := strings.Join(table.Board.UndoSays(g), " "); !strings.Contains(say, "is asked first") {
			t.Errorf("%s: the button says %q", way, say)
		}
		acts()
		if undo(); table.Board.Dialog != nil || table.Board.State != state {
			t.Fatalf("%s: the second player's own move is not taken back at once", way)
		}
		asks("agrees: undo")
		gametest.PressIn(t, table.Board.Dialog.Menu, table.Board.Book.Who(first)+" agrees")
		gametest.Tick(t, g)
		if table.Board.Campaign.Len() != made-1 || table.Board.Desk.Player != first {
			t.Fatalf("%s: with the other's consent it is not taken back", way)
		}
		table.Board.Desk.Acted = [rules.NumPlayers]bool{}
		table.Board.Desk.Acted[first] = true
	}
}

// What was done in an attempt of both is asked of whoever had the mouse, or whose ability it was, also where the other player had agreed to a
// move before. Handing over after it is not taken back unasked.
func TestUndoInAnAttemptOfBothAsksWhoseItIs(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\nhand_over = true\n")
	g.Width, g.Height = 1280, 720
	table := ofTwo(t, g)
	defer table.Board.Campaign.Close()
	obstacleAtBoth(table)
	b := &table.Board
	b.Show(g)
	for b.Desk.Handed = false; b.Desk.Player != 1; {
		b.HandOver(g)
	}
	for _, m := range b.Book.Moves(&b.State, nil) {
		if m.Kind == rules.MoveCreate && m.Player == 0 {
			b.Play(g, m) // Anna agrees to it
			break
		}
	}
	b.Play(g, rules.Move{Kind: rules.MoveAttempt, Arg: 0b11})
	rerolled := 0
	for choose := rules.RandomPolicy(1); b.State.Attempt.Phase != rules.NoAttempt; {
		legal := b.Book.Moves(&b.State, nil)
		m := choose(b.Book, &b.State, legal)
		for _, kind := range []rules.MoveKind{rules.MoveLeave, rules.MoveDefend, rules.MovePick, rules.MoveEnough} {
			if i := slices.IndexFunc(legal, func(m rules.Move) bool { return m.Kind == kind }); i >= 0 {
				m = legal[i]
			}
		}
		if asks := b.State.Asks(); rerolled == 0 && !b.Book.Rerolls(asks) {
			for _, use := range legal {
				if use.Kind != rules.MoveUse || use.Player != 1 {
					continue
				}
				if b.Play(g, use); b.State.Asks() != nil && b.Book.Rerolls(b.State.Asks()) {
					m = rules.Move{}
					break
				}
				b.TakeBack(g)
			}
		}
		if m.Kind != rules.NoMove {
			if b.Play(g, m); m.Kind == rules.MoveEnough {
				rerolled = b.Campaign.Len()
			}
		}
	}
	if rerolled == 0 {
		t.Fatal("Bert rerolls nothing")
	}
	left := b.Campaign.Len()
	b.HandOver(g)
	b.Dialog, b.Desk.Handed = nil, false
	if b.Undo(g); b.Dialog == nil || b.Campaign.Len() != left {
		t.Fatal("the handing over is taken back unasked")
	}
	gametest.Tick(t, g)
	sheetSays(t, b, "Bert, may this be undone?", "Bert's move", "That also takes back handing over: Bert acts again.")
	gametest.PressIn(t, b.Dialog.Menu, "Bert agrees")
	gametest.Tick(t, g)
	if b.Campaign.Len() != left-1 || b.Desk.Player != 1 {
		t.Fatalf("agreed, %d moves are left of %d, and player %d has the mouse", b.Campaign.Len(), left, b.Desk.Player)
	}
	for b.Campaign.Len() > rerolled {
		b.TakeBack(g)
	}
	for player, asked := range []bool{true, false} {
		b.Desk.Player = player
		if say := strings.Join(b.UndoSays(g), " "); !strings.HasPrefix(say, "Bert's reroll of ") || strings.Contains(say, "Bert is asked first.") != asked {
			t.Errorf("with the mouse at player %d the button says %q", player, say)
		}
	}
}

// Without handing over, and played by one person, nobody is asked.
func TestNobodyIsAskedWhereNothingIsHandedOver(t *testing.T) {
	for _, c := range []struct {
		over  bool
		names []string
	}{{false, []string{"Anna", "Bert"}}, {true, []string{"Anna"}}} {
		g := gametest.Mirror(t)
		g.Settings.HandOver = c.over
		table := atActions(t, g)
		table.Board.Campaign.Header.SetNames(c.names...)
		table.Board.Ready(g)
		for p := range uint8(rules.NumPlayers) {
			i := slices.IndexFunc(table.Board.Hand.Gestures, func(ge gesture.Gesture) bool {
				return ge.Move.Kind == rules.MoveCreate && ge.Move.Player == p
			})
			table.Board.Play(g, table.Board.Hand.Gestures[i].Move)
		}
		made := table.Board.Campaign.Len()
		for left := made - 1; left >= made-2; left-- {
			if table.Board.Undo(g); table.Board.Dialog != nil || table.Board.Campaign.Len() != left {
				t.Errorf("%q, handing over %t: somebody is asked", c.names, c.over)
			}
		}
	}
}

// Names, and who plays, change at the table: it says the new names at once, in the log of what was too, and they are in the file. A
// campaign that can only be looked at keeps its own.
func TestNamesChangeAtTheTable(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.HandOver = true
	table := ofTwo(t, g)
	b := &table.Board
	b.Skip(g)
	sheet := func() {
		b.Dialog = table.Companion.NewSheet(b)
		b.BuildDialog(g)
	}
	write := func(called, name string) {
		t.Helper()
		sheet()
		for f, is := range b.Dialog.Menu.Names {
			if field, ok := f.(*widget.TextInput); ok && is == called {
				field.SetText(name)
			}
		}
		event.ExecuteDeferred()
		gametest.PressIn(t, b.Dialog.Menu, "Back to the table")
		gametest.Tick(t, g)
	}
	write("First player", "Dora")
	if got := b.Campaign.Header.Names(); !slices.Equal(got, []string{"Dora", "Bert"}) {
		t.Fatalf("the campaign is played by %q", got)
	}
	if say := b.View(g).Prompt; !strings.HasPrefix(say, "Dora") && !strings.HasPrefix(say, "Bert") {
		t.Errorf("the prompt says %q", say)
	}
	write("First player", "Cleo")
	for _, l := range b.Log.Lines {
		if strings.Contains(l.Text, "Anna") {
			t.Errorf("the log still says %q", l.Text)
		}
	}
	if len(b.Log.Earlier) != b.Campaign.Len() {
		t.Errorf("the log knows %d moves of %d", len(b.Log.Earlier), b.Campaign.Len())
	}
	sheet()
	gametest.PressIn(t, b.Dialog.Menu, "Players: One")
	gametest.Tick(t, g)
	if got := b.Campaign.Header.Names(); !slices.Equal(got, []string{"Cleo"}) || b.Handing(g) {
		t.Errorf("one plays, named %q, and the mouse is handed over: %t", got, b.Handing(g))
	}
	sheet()
	gametest.PressIn(t, b.Dialog.Menu, "Players: Two, in turn")
	gametest.Tick(t, g)
	if got := b.Campaign.Header.Names(); len(got) != 2 || got[0] != "Cleo" || !b.Handing(g) {
		t.Errorf("two play, named %q, and the mouse is handed over: %t", got, b.Handing(g))
	}
	for _, way := range []struct {
		say       string
		companion int
		people    int
	}{{"Players: One, with a companion", 1, 1}, {"The companion plays: " + b.Book.PlayerName(&b.State, 0), 0, 1}, {"Players: Two, any order", rules.NoPlayer, 2}} {
		sheet()
		gametest.PressIn(t, b.Dialog.Menu, way.say)
		gametest.Tick(t, g)
		if seat, names := b.Campaign.Header.CompanionSeat(), b.Campaign.Header.Names(); seat != way.companion || len(names) != way.people || names[0] != "Cleo" {
			t.Errorf("%s: %q play, and the companion has seat %d", way.say, names, seat)
		}
	}
	b.TakeBack(g)
}

// The sheet on who plays has the same height whatever is chosen, so that no answer moves from under the pointer.
func TestWhoPlaysStaysInPlace(t *testing.T) {
	g := gametest.InFolder(t)
	table := ofTwo(t, g)
	b := &table.Board
	b.Skip(g)
	heights := map[int]string{}
	for _, say := range []string{"Players: One", "Players: One, with a companion", "Players: Two, in turn", "Players: Two, any order"} {
		b.Dialog = table.Companion.NewSheet(b)
		b.BuildDialog(g)
		gametest.PressIn(t, b.Dialog.Menu, say)
		gametest.Tick(t, g)
		b.Dialog = table.Companion.NewSheet(b)
		b.BuildDialog(g)
		heights[b.Dialog.Menu.BodyHeight()] = say
	}
	if len(heights) != 1 {
		t.Errorf("the sheet is as high as %v", heights)
	}
}

// Before the first handing over, an undo of the set-up is asked with the name of the player whose character it places.
func TestUndoOfTheSetupNamesThePlayer(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.HandOver, g.Settings.Tips = true, false
	b := &ofTwo(t, g).Board
	b.Skip(g)
	b.Dialog, b.Desk.Handed = nil, false
	if b.Undo(g); b.Dialog == nil {
		t.Skip("it is taken back at once")
	}
	gametest.Tick(t, g)
	sheetSays(t, b, "Bert's move, as Thea: ")
}
