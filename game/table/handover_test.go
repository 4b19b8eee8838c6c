package table

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/firsts"
	"sixwinters/game/hint"

	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/desk"
	"sixwinters/game/gametest"
	"sixwinters/game/hand"
	"sixwinters/game/motion"
	"sixwinters/game/words"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// atActions is a table in the actions step of the first turn.
func atActions(t *testing.T, g *app.App) *table {
	t.Helper()
	table := practice(g, rules.Options{Seed: 6, Difficulty: content.Easy})
	for _, line := range []string{"choose 1 keel", "choose 2 thea", "start keel redbank/support", "start thea settled/technology"} {
		m, err := table.Book.Parse(&table.State, line)
		if err != nil {
			t.Fatal(err)
		}
		table.Play(g, m)
	}
	return table
}

// can reports whether the player can take up an action die of a mat.
func can(g *app.App, t *table, player uint8) bool {
	for _, p := range t.Plan(g).Pieces {
		if on := p.Target; on.Kind == layout.Die && on.Place.Spot == rules.OnMat && on.Place.N == player && t.Hand.CanTake(nil, on) {
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
	if !can(g, table, 0) || can(g, table, 1) || !table.Announce() || table.Announce() {
		t.Fatalf("the first player begins, and both are told once: %v %v", can(g, table, 0), can(g, table, 1))
	}
	table.Dialog = nil
	if table.View(g).PromptPlayer != 0 || !strings.HasPrefix(table.View(g).Prompt, "Keel acts") {
		t.Errorf("the prompt says %q to player %d", table.View(g).Prompt, table.View(g).PromptPlayer)
	}
	table.PressDown(g, hand.Die(rules.Place{Spot: rules.OnMat, N: 1}, rules.NewDie(rules.Action, 1)))
	if len(table.Held) != 0 || !strings.Contains(table.Refusal.Say, "Keel's turn") {
		t.Errorf("the other player's die is refused with %q", table.Refusal.Say)
	}
	before := table.State
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	table.Click(g, done)
	if table.State != before || can(g, table, 0) || !can(g, table, 1) || !table.Announce() {
		t.Fatal("Done does not hand the mouse over")
	}
	table.Dialog = nil
	table.Click(g, done)
	if len(table.Choices) != 3 || table.State != before {
		t.Fatalf("the second player is asked %v", table.Choices)
	}
	table.Option(g, 1)
	if !can(g, table, 0) || can(g, table, 1) {
		t.Error("it is not handed back")
	}
	table.Click(g, done)
	table.Option(g, 0)
	if table.State.Turn != 2 {
		t.Fatalf("the actions are not over in turn %d", table.State.Turn)
	}
	if table.Handing(g) && (can(g, table, 0) || !can(g, table, 1)) {
		t.Error("the other player does not begin the next turn")
	}
}

// Whoever has handed the mouse over without a die left gets it back where assets have come to lie that fit the card: what is the
// other's is refused with Done, which then does not end the actions of both.
func TestHandsBackToWhoHasOnlyAssets(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	table.State.Players[0].Dice = rules.Values{}
	table.HandOver(g)
	table.Dialog = nil
	if !strings.HasSuffix(table.View(g).Prompt, "Done ends the actions.") {
		t.Errorf("with nothing left for the other the prompt says %q", table.View(g).Prompt)
	}
	place(table, 0)
	table.Ready(g)
	here := rules.Place{Spot: rules.AtLocation, N: uint8(table.State.Players[0].At)}
	for v := 1; v <= 6 && table.Refusal.Say == ""; v++ {
		table.PressDown(g, hand.Die(here, rules.ResourceDie(content.Support, v)))
	}
	if want := "It is Thea's turn at the mouse. Done hands back, or ends the actions."; table.Refusal.Say != want {
		t.Errorf("the other's asset is refused with %q, not %q", table.Refusal.Say, want)
	}
	before := table.State
	if table.Click(g, done); len(table.Choices) != 3 || !strings.Contains(table.View(g).Prompt, "Keel has no dice left but can place an asset.") {
		t.Fatalf("Done asks %q", table.View(g).Prompt)
	}
	if table.Option(g, 1); table.State != before || table.Desk.Player != 0 {
		t.Error("the mouse is not handed back")
	}
}

// A hint to let the other act hands the mouse over, also where both have had it and Done would ask what it is to mean.
func TestHintsHandOver(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	table.HandOver(g)
	before := table.State
	done := rules.Move{Kind: rules.MoveDone}
	table.Hinting.Given, table.Hinting.Step = hints.Hint{Move: done, Plan: []rules.Move{done}, Player: 1, Yields: true}, hint.HintSteps
	table.PressHint(g)
	if table.Desk.Player != 0 || len(table.Choices) > 0 || table.Hinting.Step != 0 || table.State != before {
		t.Errorf("player %d has the mouse, and is asked %q", table.Desk.Player, table.View(g).Prompt)
	}
}

// place lays one die of each kind and value at the location of a player's character.
func place(t *table, p int) {
	at := t.State.Players[p].At
	for r := range t.State.Assets[at] {
		t.State.Assets[at][r] = rules.Values{1, 1, 1, 1, 1, 1}
	}
}

// Where one character is out of play the actions step does not say that both act.
func TestOneActsAlone(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	table.Beats, table.Shown = board.Beats{}, table.State
	if table.View(g).Acting != "" {
		t.Errorf("of both in play is said %q", table.View(g).Acting)
	}
	table.Shown.Players[0].Out = true
	if !strings.HasPrefix(table.View(g).Acting, "Thea acts alone") {
		t.Errorf("of one in play is said %q", table.View(g).Acting)
	}
	table.Shown.Players[1].Out = true
	if !strings.HasPrefix(table.View(g).Acting, "Nobody is in play") {
		t.Errorf("of nobody in play is said %q", table.View(g).Acting)
	}
}

// Without it both act in any order, as the rules say.
func TestNoHandOver(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	if !can(g, table, 0) || !can(g, table, 1) || table.Announce() {
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
	for played := 0; played < 60 && table.State.Turn < 4; played++ {
		table.Beats, table.Shown, table.Dialog, table.Desk.Handed = board.Beats{}, table.State, nil, false
		if table.Handing(g) {
			onlyOwn(t, g, table)
			refused += refuseOthers(t, g, table)
		}
		if acts := table.State.Step == rules.StepActions; acts != (table.View(g).Acting != "") {
			t.Fatalf("%q: of the actions step is said %q", table.View(g).Prompt, table.View(g).Acting)
		}
		table.Hint(g)
		player, m := table.Desk.Player, table.Hinting.Given.Move
		to := table.HintFor(g)
		if asks := table.State.Asks(); asks.Task == rules.TaskTake {
			took++
			if to != int(asks.Player) {
				t.Errorf("where player %d takes a card, the hint is for %d", asks.Player, to)
			}
		}
		if who, acts := m.Actor(); to != rules.NoPlayer && acts && who != to {
			t.Fatalf("a hint for player %d is %s", player, table.Book.Notation(&table.State, m))
		}
		table.Hinting.Step = hint.HintSteps
		before := table.State
		table.PressHint(g)
		if table.State != before {
			continue
		}
		if m.Kind != rules.MoveDone {
			t.Fatalf("the hint %s is not carried out: %q", table.Book.Notation(&table.State, m), table.Refusal.Say)
		}
		if len(table.Choices) == 3 {
			table.Option(g, 0)
		} else if passed++; table.Desk.Player == player {
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
	other := 1 - table.Desk.Player
	ends := ""
	for _, m := range table.listed(g) {
		if who, acts := m.Move.Actor(); acts && who == other {
			t.Errorf("the list offers player %d %q", table.Desk.Player, m.Words)
		}
		if m.Move.Kind == rules.MoveDone {
			ends = m.Words
		}
	}
	if passes := strings.HasPrefix(ends, "Hand the mouse over"); passes == table.Desk.Acted[other] {
		t.Errorf("the list says of Done %q, and the other has acted: %v", ends, table.Desk.Acted[other])
	}
	for _, stop := range table.Stops(g, false) {
		if on := stop.Target; on.Kind == layout.Die && on.Place.Spot == rules.OnMat && int(on.Place.N) == other {
			t.Errorf("the keyboard points at a die of the other's mat")
		}
	}
}

// refuseOthers presses all that only the other player could take up or click, and counts it.
func refuseOthers(t *testing.T, g *app.App, table *table) (count int) {
	t.Helper()
	both := hand.New(table.Book, &table.State)
	for _, piece := range table.Plan(g).Pieces {
		on := piece.Target
		if !both.CanTake(nil, on) && !both.CanClick(on) || table.Hand.CanTake(nil, on) || table.Hand.CanClick(on) {
			continue
		}
		count++
		before := table.State
		table.PressDown(g, on)
		if len(table.Held) > 0 || !strings.Contains(table.Refusal.Say, "turn at the mouse") {
			t.Errorf("%+v of the other player is refused with %q", on, table.Refusal.Say)
		}
		if table.PressUp(g, on); table.State != before {
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
		table.Campaign.Header.SetNames(c.names...)
		table.Desk = desk.Desk{}
		table.Ready(g)
		if says := table.Announce(); says != c.hands || can(g, table, 1) == c.hands {
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
		if table.Announce() || table.Desk.Acted != [rules.NumPlayers]bool{} {
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
		table.Campaign.Header.SetNames(c.names...)
		table.Dialog = board.NewHandedOver(&table.Sharing)
		if _, err := table.UpdateDialog(g); err != nil {
			t.Fatal(err)
		}
		if can := gametest.HasButton(table.Dialog.Menu, board.EndHandingOver); can != c.ends {
			t.Fatalf("played by %q, it can be ended: %v", c.names, can)
		}
		if !c.ends {
			continue
		}
		gametest.PressIn(t, table.Dialog.Menu, board.EndHandingOver)
		if _, err := table.UpdateDialog(g); err != nil {
			t.Fatal(err)
		}
		table.Settle(g)
		if g.Settings.HandOver || table.Dialog != nil || !can(g, table, 0) || !can(g, table, 1) {
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
		i := slices.IndexFunc(table.Hand.Gestures, func(ge hand.Gesture) bool { return ge.Move.Kind == rules.MoveTravel })
		if i < 0 {
			t.Fatal("there is nowhere to go")
		}
		table.Play(g, table.Hand.Gestures[i].Move)
	}
	mouse := func(when string, player int, acted [rules.NumPlayers]bool, done string) {
		t.Helper()
		table.Beats, table.Shown = board.Beats{}, table.State
		if table.Desk.Player != player || table.Desk.Acted != acted || !strings.HasSuffix(table.View(g).Prompt, done) {
			t.Errorf("%s player %d has the mouse, acted have %v, and the prompt says %q", when, table.Desk.Player, table.Desk.Acted, table.View(g).Prompt)
		}
	}
	again := func() {
		table.Desk = desk.Desk{On: true}
		table.Ready(g)
	}
	first, both := [rules.NumPlayers]bool{true, false}, [rules.NumPlayers]bool{true, true}
	mouse("at first", 0, first, "Done hands over.")
	acts()
	again()
	mouse("taken up after a move", 0, first, "Done hands over.")
	table.HandOver(g)
	acts()
	mouse("handed over", 1, both, "Done hands back, or ends the actions.")
	again()
	mouse("taken up after a move of both", 1, both, "Done hands back, or ends the actions.")
	table.Undo(g)
	mouse("after a move is taken back", 1, both, "Done hands back, or ends the actions.")
	table.Undo(g)
	mouse("after the other's move is taken back", 0, both, "Done hands back, or ends the actions.")
	table.Redo(g)
	mouse("after it is made again", 0, both, "Done hands back, or ends the actions.")
	table.Redo(g)
	mouse("after both are", 1, both, "Done hands back, or ends the actions.")
	table.State.Players[0].Dice = rules.Values{}
	table.Ready(g)
	mouse("with no die left to the other", 1, both, "Done ends the actions.")
}

// Whoever quits just after the mouse was handed over finds it with the same player: as no move tells of that, it was with the
// other one again. After a move it is with whoever made it. The campaign remembers it, under whatever name.
func TestHandedOverAndQuit(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\nhand_over = true\n")
	begun, err := newTable(g, g.Book, rules.Options{Seed: 6, Difficulty: content.Easy}, "Anna", "Bert")
	if err != nil {
		t.Fatal(err)
	}
	g.Show(begun)
	for _, line := range []string{"choose 1 keel", "choose 2 thea", "start keel redbank/support", "start thea settled/technology"} {
		m, err := begun.Book.Parse(&begun.State, line)
		if err != nil {
			t.Fatal(err)
		}
		begun.Play(g, m)
	}
	first := begun.Desk.Player
	begun.HandOver(g)
	again := func(of *table) *table {
		t.Helper()
		of.Campaign.Close()
		table, err := resumeTable(g, of.Campaign.Name())
		if err != nil {
			t.Fatal(err)
		}
		table.Ready(g)
		return table
	}
	begun.Campaign.Close()
	renamed := filepath.Join(filepath.Dir(begun.Campaign.Name()), "Renamed.txt")
	if err := os.Rename(begun.Campaign.Name(), renamed); err != nil {
		t.Fatal(err)
	}
	table, err := resumeTable(g, renamed)
	if err != nil {
		t.Fatal(err)
	}
	table.Ready(g)
	defer func() { table.Campaign.Close() }()
	if table.Desk.Player == first || !table.Desk.Handed || !table.Desk.Acted[first] {
		t.Errorf("player %d has the mouse again, %+v", table.Desk.Player, table.Desk)
	}
	legal := table.Book.Moves(&table.State, nil)
	i := slices.IndexFunc(legal, func(m rules.Move) bool {
		who, acts := m.Actor()
		return acts && who == first && m.Kind == rules.MoveCreate
	})
	table.Play(g, legal[i])
	if table = again(table); table.Desk.Player != first {
		t.Error("after a move the mouse is not with whoever made it")
	}
}

// How to act is told to whoever begins, once the sheet has said whose turn it is, and points to that player's dice.
func TestTheFirstPlayerKnowsBeforeHowToAct(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver, g.Settings.Met = true, nil
	for i := range g.Tips {
		if g.Tips[i].Event != firsts.ActFirst {
			g.Settings.Met = append(g.Settings.Met, g.Tips[i].ID)
		}
	}
	table := atActions(t, g)
	if len(table.Firsts.Met) != 1 {
		t.Fatalf("%d things are met", len(table.Firsts.Met))
	}
	table.Desk.Player = 1
	table.HoldForFirst(g)
	table.ExplainFirsts(g)
	if table.Firsts.Shown {
		t.Error("it is told before anybody knows whose turn it is")
	}
	if !table.Announce() {
		t.Fatal("nobody is told whose turn it is")
	}
	table.Dialog = nil
	table.ExplainFirsts(g)
	note, dice := table.Plan(g).Note, table.Plan(g).Mats[1].Dice
	if !table.Firsts.Shown || len(note.About) != 1 || note.About[0] != dice {
		t.Errorf("shown: %t; it points to %v, and the dice lie at %v", table.Firsts.Shown, note.About, dice)
	}
}

// While a note holds up what happens, the prompt line says of whoever has the mouse, and not of both, that they act.
func TestThePromptNamesWhoActsWhileSomethingIsShown(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	table.Speed = motion.Normal
	creates := slices.IndexFunc(table.Hand.Gestures, func(ge hand.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	if creates < 0 {
		t.Fatal("no asset can be created")
	}
	table.Play(g, table.Hand.Gestures[creates].Move)
	for said, ticks := "", 0; table.Beats.Playing() && !table.Firsts.Holds && ticks < 1000; ticks++ {
		table.RunBeats(g)
		if say := table.View(g).Prompt; say != said {
			if said = say; strings.Contains(say, "both") {
				t.Fatalf("the prompt says %q", say)
			}
		}
	}
	if !table.Firsts.Holds {
		t.Error("no note holds up what happens")
	}
}

// In the attempt of a team the dice of both are used by whoever has the mouse: it stays with that player when the campaign is
// taken up again after it and when what was done in it is taken back, and goes back with a handing over that is taken back.
func TestTheMouseStaysInTheAttemptOfATeam(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	obstacleAtBoth(table)
	table.Show(g)
	table.HandOver(g)
	handed := table.Campaign.Len()
	attempt := rules.Move{Kind: rules.MoveAttempt, Arg: 0b11}
	table.Play(g, attempt)
	for choose := rules.RandomPolicy(1); table.State.Attempt.Phase != rules.NoAttempt; {
		legal := table.Book.Moves(&table.State, nil)
		m := choose(table.Book, &table.State, legal)
		if i := slices.IndexFunc(legal, func(m rules.Move) bool { return m.Kind == rules.MoveCover && m.Player == 0 }); i >= 0 {
			m = legal[i]
		}
		table.Play(g, m)
	}
	if table.Campaign.Len() < handed+3 || !table.Handing(g) {
		t.Fatalf("no attempt was made: %d moves", table.Campaign.Len()-handed)
	}
	table.Desk = desk.Desk{On: true}
	table.Ready(g)
	if table.Desk.Player != 1 {
		t.Error("taken up after the attempt the mouse is with the other player")
	}
	for table.Campaign.Len() > handed {
		if table.TakeBack(g); table.Desk.Player != 1 {
			t.Fatalf("with %d moves of the attempt left the mouse is with the other player", table.Campaign.Len()-handed)
		}
	}
	if table.TakeBack(g); table.Desk.Player != 0 {
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
		table.Ready(g)
		table.Play(g, rules.Move{Kind: rules.MoveAttempt, Player: team >> 1 & 1 &^ (team & 1), Arg: team})
		if table.State.Attempt.Phase == rules.NoAttempt {
			t.Fatalf("the attempt of %b is over", team)
		}
		if got := table.View(g).PromptPlayer; got != want {
			t.Errorf("in the attempt of %b the prompt line speaks to player %d", team, got)
		}
		g.Settings.HandOver = false
		if got := table.View(g).PromptPlayer; got != rules.NoPlayer {
			t.Errorf("where nothing is handed over it speaks to player %d", got)
		}
	}
}

// obstacleAtBoth puts both characters and the first obstacle to one place, with a die of each value for both.
func obstacleAtBoth(table *table) {
	s := table.Campaign.Now()
	s.Players[1].At = s.Players[0].At
	s.Attached[s.Players[0].At] = rules.Pile{N: 1}
	s.Obstacles[0].Zone, s.Obstacles[0].At = rules.InPlay, s.Players[0].At
	for p := range s.Players {
		s.Players[p].Dice = rules.Values{1, 1, 1, 1, 1, 1}
	}
	table.State = *s
}
