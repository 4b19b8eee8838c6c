package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/firstmet"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// firstsAt is a table at which something has just been met for the first time.
func firstsAt(t *testing.T, g *app.App) *table {
	t.Helper()
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	choose := rules.RandomPolicy(5)
	for range 400 {
		legal := table.Board.Book.Moves(&table.Board.State, nil)
		if len(legal) == 0 || len(table.Novelties.Firsts.Met) > 0 {
			break
		}
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
	}
	return table
}

// clickAt clicks on the middle of a place.
func clickAt(g *app.App, table *table, on layout.Rect) {
	g.Pointer.X, g.Pointer.Y = on.Center()
	g.Pointer.Far = false
	for _, down := range []bool{true, false} {
		g.Pointer.Pressed, g.Pointer.Released = down, !down
		table.Novelties.TakeClicks(&table.Board, g)
		table.Board.TakeInput(g)
	}
	g.Pointer.Released = false
}

// What is met for the first time is explained beside where it happened, once.
func TestTipsAreShownOnce(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	if len(table.Novelties.Firsts.Met) == 0 {
		t.Fatal("nothing was met")
	}
	id := table.Novelties.Firsts.Met[0].Tip.ID
	table.Novelties.ExplainFirsts(&table.Board, g)
	note := table.Board.Plan(g).Note
	if note.Rect.Empty() || table.Board.View(g).Note.Dim || !slices.Contains(g.Settings.Met, id) {
		t.Fatalf("%q is not explained: %+v, met %v", id, note, g.Settings.Met)
	}
	for _, on := range note.About {
		if on.Overlaps(note.Rect) {
			t.Error("the note covers what it is about")
		}
	}
	for range 5000 {
		table.Novelties.ExplainFirsts(&table.Board, g)
	}
	if !table.Novelties.Firsts.Shown || table.Board.Plan(g).Note.Rect.Empty() {
		t.Error("time takes it away")
	}
	for len(table.Novelties.Firsts.Met) > 0 && table.Novelties.Firsts.Shown {
		clickAt(g, table, table.Board.Plan(g).Note.Button)
		for range app.Settled + 1 {
			table.Novelties.ExplainFirsts(&table.Board, g)
		}
	}
	if len(table.Novelties.Firsts.Met) != 0 || !table.Board.Plan(g).Note.Rect.Empty() {
		t.Errorf("clicks do not take them away: %+v", table.Novelties.Firsts)
	}
	if again := firstsAt(t, g); slices.ContainsFunc(again.Novelties.Firsts.Met, func(m firstmet.Met) bool { return m.Tip.ID == id }) {
		t.Errorf("%q is explained again", id)
	}
	g.Settings.Met = nil
	if again := firstsAt(t, g); len(again.Novelties.Firsts.Met) == 0 || again.Novelties.Firsts.Met[0].Tip.ID != id {
		t.Errorf("%q is not explained again when it should be", id)
	}
}

// What is new in one automatic step stops the game once: two things stand on one note, and more are left for another time.
func TestAStepStopsForOneNote(t *testing.T) {
	g := gametest.Mirror(t)
	table, _ := attempting(t, g)
	g.Settings.Met = nil
	var waiting []firstmet.Met
	for _, event := range []string{"obstacle-activated", "stress", "condition"} {
		m := metNow(g, table, event)
		m.Step = rules.StepActivate
		waiting = append(waiting, m)
	}
	refresh := metNow(g, table, "step refresh")
	refresh.Step = rules.StepRefresh
	f := &table.Novelties.Firsts
	f.Met = append(slices.Clone(waiting), refresh)
	table.Novelties.ExplainFirsts(&table.Board, g)
	note := table.Board.View(g).Note
	if !f.Shown || len(f.Met) != 2 || note == nil || !strings.Contains(note.Say, waiting[0].Tip.Say+" "+waiting[1].Tip.Say) { // whose title is its first word
		t.Fatalf("shown is %+v, and %d notes are left", note, len(f.Met))
	}
	if note.Head != "New: An obstacle activates; stress" {
		t.Errorf("a note on two things is headed %q", note.Head)
	}
	if say := (&firstmet.Met{Tip: waiting[1].Tip, And: waiting[0].Tip}).Says(); !strings.Contains(say, ". Also new: "+rules.LowerFirst(waiting[0].Tip.Title)+". "+waiting[0].Tip.Say) {
		t.Errorf("what is activated and stress are told as %q", say)
	}
	for i, m := range waiting {
		if slices.Contains(g.Settings.Met, m.Tip.ID) != (i < 2) {
			t.Errorf("%s counts as explained, %t", m.Tip.ID, i >= 2)
		}
	}
	table.Novelties.CloseFirst(&table.Board, g)
	table.Novelties.ExplainFirsts(&table.Board, g)
	if !f.Shown || f.Met[0].Tip != refresh.Tip || f.Met[0].And != nil {
		t.Errorf("the note of another step is not shown: %+v", f)
	}
}

// What a move brings in the actions step stops the game once as well, and how to act is told alone.
func TestAMoveStopsForOneNote(t *testing.T) {
	for event, joins := range map[string]bool{firstmet.ActFirst: false, "overcome-over": true} {
		g := gametest.Mirror(t)
		table, _ := attempting(t, g)
		f := &table.Novelties.Firsts
		f.Met = []firstmet.Met{metNow(g, table, event), metNow(g, table, "task-done")}
		table.Novelties.ExplainFirsts(&table.Board, g)
		if !f.Shown || len(f.Met) != 1 || (f.Met[0].And != nil) != joins {
			t.Errorf("%s: %+v", event, f)
		}
		table.Novelties.CloseFirst(&table.Board, g)
		if table.Novelties.ExplainFirsts(&table.Board, g); f.Shown {
			t.Errorf("%s: another note comes: %+v", event, f.Met[0])
		}
	}
}

// The key that puts a note away does nothing else where the note has just gone by itself; struck again it opens the menu.
func TestTheKeyOfANoteThatWentOpensNoMenu(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	table.Novelties.ExplainFirsts(&table.Board, g)
	if !table.Novelties.Firsts.Shown {
		t.Fatal("no note is shown")
	}
	choose := rules.RandomPolicy(5)
	for n := 0; table.Novelties.Firsts.Shown && n < 10; n++ {
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
		table.Novelties.Firsts.Met = table.Novelties.Firsts.Met[:1]
		table.Novelties.ExplainFirsts(&table.Board, g)
	}
	table.Board.Finish()
	for _, opens := range []bool{false, true} {
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: "Escape"}}}
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
		if (table.Board.Dialog != nil) != opens {
			t.Errorf("the menu opens, %t", !opens)
		}
		g.Keyboard.Struck = nil
	}
}

// What has been taken back is explained no longer, and once more when it happens again.
func TestTipsGoWithWhatIsTakenBack(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	table.Novelties.ExplainFirsts(&table.Board, g)
	first := table.Novelties.Firsts.Met[0]
	if !table.Novelties.Firsts.Shown || first.Move != table.Board.Campaign.Len() {
		t.Fatalf("the last move brings nothing new: %+v", table.Novelties.Firsts)
	}
	table.Board.TakeBack(g)
	if len(table.Novelties.Firsts.Met) > 0 || table.Novelties.Firsts.Shown || !table.Board.Plan(g).Note.Rect.Empty() || slices.Contains(g.Settings.Met, first.Tip.ID) {
		t.Errorf("what is taken back is explained still: %+v, known %v", table.Novelties.Firsts, g.Settings.Met)
	}
	table.Board.Redo(g)
	if len(table.Novelties.Firsts.Met) == 0 || table.Novelties.Firsts.Met[0].Tip != first.Tip {
		t.Errorf("what happens again is not explained: %+v", table.Novelties.Firsts.Met)
	}
}

// A note that waits is left for another time once the players have made two moves, and the one on how to act once they have acted.
func TestTipsThatWaitTooLongAreNotShown(t *testing.T) {
	for event, most := range map[string]int{"season": 1, "first-dice": 0} {
		g := gametest.Mirror(t)
		table, _ := attempting(t, g)
		choose := rules.RandomPolicy(5)
		acts := func() {
			var legal []rules.Move
			for _, m := range table.Board.Book.Moves(&table.Board.State, nil) {
				if m.Kind != rules.MoveAttempt && m.Kind != rules.MoveDone {
					legal = append(legal, m)
				}
			}
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
		}
		met := metNow(g, table, event)
		for moves := range 3 {
			table.Novelties.Firsts = firstmet.Firsts{Met: []firstmet.Met{met}}
			if table.Novelties.ExplainFirsts(&table.Board, g); table.Novelties.Firsts.Shown != (moves <= most) {
				t.Errorf("%s: after %d moves it is shown: %t", event, moves, table.Novelties.Firsts.Shown)
			}
			acts()
		}
	}
}

// A note that was shown and passed over is not shown again after that of what comes next.
func TestTipsPassedOverAreGone(t *testing.T) {
	g, table, untilHeld := heldByNote(t)
	passed := table.Novelties.Firsts.Met[0].Tip
	g.Pointer.X, g.Pointer.Y, g.Pointer.Pressed = 2, float64(g.Height)-3, true
	if _, err := table.Update(g); err != nil {
		t.Fatal(err)
	}
	g.Pointer.Pressed = false
	if !untilHeld() || slices.ContainsFunc(table.Novelties.Firsts.Met, func(m firstmet.Met) bool { return m.Tip == passed }) {
		t.Errorf("after %q there come %+v", passed.ID, table.Novelties.Firsts.Met)
	}
}

// What is told of an asset is not told once none like it lies there any more, whatever else does, but of the next one.
func TestTipsOfWhatHasGoneAreNotShown(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	id := slices.IndexFunc(g.Tips, func(tip content.Tip) bool { return tip.ID == "asset-made" })
	for _, slot := range []content.Slot{0, 4} {
		for _, left := range []bool{false, true} {
			table.Board.State.Assets[slot] = [content.NumResources]rules.Values{content.Support: {2 - 1: 1}}
			if left {
				table.Board.State.Assets[slot][content.Support][3-1]++
			}
			made := layout.DieAt(rules.Place{Spot: rules.AtLocation, N: uint8(slot)}, rules.ResourceDie(content.Support, 3), 0)
			table.Novelties.Firsts.Met = []firstmet.Met{{Tip: &g.Tips[id], On: made, When: board.TurnOf(&table.Board.State)}}
			if table.Novelties.ExplainFirsts(&table.Board, g); (len(table.Novelties.Firsts.Met) == 1) != left {
				t.Errorf("with the asset there %t, %d things are to be explained", left, len(table.Novelties.Firsts.Met))
			}
			table.Novelties.Firsts = firstmet.Firsts{}
		}
	}
}

func TestTipsCanBeTurnedOff(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Tips = false
	if table := firstsAt(t, g); len(table.Novelties.Firsts.Met) != 0 {
		t.Errorf("%d things are explained", len(table.Novelties.Firsts.Met))
	}
	g.Settings.Tips = true
	table := firstsAt(t, g)
	g.Settings.Tips = false
	table.Novelties.ExplainFirsts(&table.Board, g)
	if len(table.Novelties.Firsts.Met) != 0 || table.Board.Plan(g).Note.Rect != (layout.Rect{}) {
		t.Error("turning tips off leaves one on the table")
	}
}

// Nothing is explained over cards that are to be chosen from.
func TestTipsWaitForTheBoards(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard}) // the characters are to be chosen
	waiting := []firstmet.Met{{Tip: &g.Tips[0], When: board.TurnOf(&table.Board.State)}}
	table.Novelties.Firsts.Met = waiting
	for _, shown := range []bool{false, true} {
		table.Novelties.Firsts.Shown = shown
		table.Novelties.ExplainFirsts(&table.Board, g)
		if !table.Board.Plan(g).Note.Rect.Empty() || len(table.Novelties.Firsts.Met) != 1 {
			t.Errorf("shown before: %t: a note lies over the characters, %d wait", shown, len(table.Novelties.Firsts.Met))
		}
	}
	for range 4 { // until the characters are placed
		table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0])
	}
	table.Novelties.Firsts = firstmet.Firsts{Met: []firstmet.Met{{Tip: &g.Tips[0], When: board.TurnOf(&table.Board.State), Move: table.Board.Campaign.Len()}}}
	table.Novelties.ExplainFirsts(&table.Board, g)
	note := table.Board.Plan(g).Note
	if note.Rect.Empty() || note.FromX != note.ToX || note.FromY != note.ToY {
		t.Errorf("what lies nowhere on the table is not explained, or an arrow points to something: %+v", note)
	}
}

// Where the table is so large that the note would hide what is in use, it lies folded; a click opens it, and another one
// takes it away. It makes way for what is in hand.
func TestTipsFold(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Met = []string{"season", "first-dice"} // which leave room for a note
	g.Settings.Scale = 200
	table := firstsAt(t, g)
	table.Novelties.ExplainFirsts(&table.Board, g)
	if !table.Board.Plan(g).Note.Folded {
		t.Fatalf("the note lies at %+v, and is not folded", table.Board.Plan(g).Note.Rect)
	}
	press := func() {
		table.Board.PressUp(g, table.Board.Plan(g).At(table.Board.Plan(g).Note.Button.Center()))
	}
	press()
	if table.Board.Plan(g).Note.Folded || table.Board.Plan(g).Note.Say.Empty() {
		t.Fatal("a click does not open it")
	}
	table.Board.Held = []layout.Target{{Kind: layout.Die}}
	if !table.Board.Plan(g).Note.Rect.Empty() {
		t.Error("it lies in the way of what is in hand")
	}
	table.Board.Held = nil
	press()
	if table.Novelties.Firsts.Shown || table.Novelties.Firsts.Open {
		t.Error("another click does not take it away")
	}
}

// A click in the moment in which a note appears does not dismiss it, and one just after it has gone does not hit what lies
// under it: it says so.
func TestClicksOnNotesHitNothingElse(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	table.Novelties.ExplainFirsts(&table.Board, g)
	place := table.Board.Plan(g).Note.Rect
	clickAt(g, table, table.Board.Plan(g).Note.Button)
	if !table.Novelties.Firsts.Shown {
		t.Fatal("a click in the moment in which it appears takes it away")
	}
	for range app.Settled + 1 {
		table.Novelties.ExplainFirsts(&table.Board, g)
	}
	table.Novelties.Firsts.Met = table.Novelties.Firsts.Met[:1]
	moves := table.Board.Campaign.Len()
	clickAt(g, table, table.Board.Plan(g).Note.Say)
	if len(table.Board.Held) > 0 || table.Board.Campaign.Len() != moves {
		t.Fatal("a click on it goes through")
	}
	if table.Novelties.Firsts.Shown {
		t.Fatal("a click on the note does not take it away")
	}
	under := 0
	for _, piece := range table.Board.Plan(g).Pieces {
		x, y := piece.Rect.Center()
		if !place.Contains(x, y) {
			continue
		}
		under++
		clickAt(g, table, piece.Rect)
		if say := table.Board.Refusal.Say; len(table.Board.Held) > 0 || table.Board.Campaign.Len() != moves || say != "" && !strings.HasPrefix(say, "A note has just gone") {
			t.Errorf("a second click hits %+v under the note that has gone: %q", piece.Target, say)
		}
	}
	if under == 0 {
		t.Error("nothing lay under the note")
	}
	for range app.Settled {
		table.Novelties.Firsts.ClickGuard.Rest()
	}
	g.Pointer.X, g.Pointer.Y = place.Center()
	g.Pointer.Pressed = true
	if table.Novelties.TakeClicks(&table.Board, g) {
		t.Error("the place of the note is kept for ever")
	}
}

// heldByNote is a table where a note holds up what happens, and what plays on until the next one does.
func heldByNote(t *testing.T) (g *app.App, table *table, untilHeld func() bool) {
	t.Helper()
	g = gametest.Mirror(t)
	g.Settings.Met = []string{"season", "first-dice", "refresh"} // one comes soon after the other
	table = practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	choose := rules.RandomPolicy(5)
	table.Board.Speed, table.Board.OwnPace = motion.Fast, true
	untilHeld = func() bool {
		for guard := 0; guard < 20000 && !table.Novelties.Firsts.Holds; guard++ {
			if !table.Board.Beats.Playing() {
				table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
			}
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
		}
		return table.Novelties.Firsts.Holds
	}
	untilHeld()
	return g, table, untilHeld
}

// Once several turns have been played, nothing waits for a note: what is new in steps that run by themselves is told after them, once, beside
// what can be chosen. What has happened in several turns is not told at all.
func TestStepsDoNotWaitForNotesInLaterTurns(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	b, f, choose := &table.Board, &table.Novelties.Firsts, mind.Greedy(5)
	b.Speed, b.OwnPace = motion.Normal, false
	notes := 0
	for b.State.Turn < 9 && b.State.Phase != rules.YearOver {
		b.Play(g, choose(b.Book, &b.State, b.Book.Moves(&b.State, nil)))
		for b.Beats.Playing() {
			if b.RunBeats(g); f.Holds && b.KnowsTurns() {
				t.Fatalf("%q holds the steps of turn %d", f.Met[0].Tip.ID, b.Shown.Turn)
			}
			if f.Holds {
				table.Novelties.CloseFirst(b, g)
			}
		}
		if !b.KnowsTurns() || b.State.Step != rules.StepActions {
			g.Settings.Met, *f = nil, firstmet.Firsts{} // all of it is new
			continue
		}
		told := 0
		for table.Novelties.ExplainFirsts(b, g) && f.Shown {
			for _, piece := range b.Plan(g).Pieces {
				if piece.Target.Kind == layout.Obstacle && piece.Rect.Overlaps(b.Plan(g).Note.Rect) {
					t.Errorf("the note %q lies on an obstacle", f.Met[0].Tip.ID)
				}
			}
			switch m := f.Met[0]; m.Tip.Event {
			case "obstacle-activated", "new-obstacle", "step refresh", "season":
				t.Errorf("%q is told in turn %d", m.Tip.ID, m.When.Number)
			default:
				if m.Step != rules.StepActions {
					told++
				}
			}
			table.Novelties.CloseFirst(b, g)
		}
		if told > 1 {
			t.Errorf("there are %d notes on the steps of a turn", told)
		}
		notes += told
	}
	if notes == 0 {
		t.Error("nothing is told after the steps")
	}
}

// A key dismisses such a note and does nothing besides: what comes next is seen.
func TestKeysDismissNotesAlone(t *testing.T) {
	for _, key := range []string{"Enter", "Space", "Escape"} {
		g, table, _ := heldByNote(t)
		for range app.Settled + 1 {
			table.Novelties.AgeFirst(&table.Board, g)
		}
		beats, met := len(table.Board.Beats.List), len(table.Novelties.Firsts.Met)
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: key}}}
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
		if len(table.Novelties.Firsts.Met) != met-1 || len(table.Board.Beats.List) != beats || table.Board.Dialog != nil {
			t.Errorf("%s does not dismiss it alone: %d of %d are left, %d of %d beats", key, len(table.Novelties.Firsts.Met), met, len(table.Board.Beats.List), beats)
		}
	}
}

// A key that looks at something does so beside such a note, which stays. Escape just after another key has taken the note away is meant for
// the note: it neither opens the menu nor hurries what comes next.
func TestNotesTakeNoOtherKeys(t *testing.T) {
	g, table, _ := heldByNote(t)
	strike := func(key string) {
		t.Helper()
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: key}}}
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
		g.Keyboard.Struck = nil
	}
	if strike("L"); !table.Pane.Open || !table.Novelties.Firsts.Holds || table.Board.View(g).Note == nil {
		t.Errorf("the log opens: %t, and the note stays: %t", table.Pane.Open, table.Novelties.Firsts.Holds)
	}
	if strike("L"); table.Pane.Open {
		t.Error("the log does not close again")
	}
	strike("1")
	beats := len(table.Board.Beats.List)
	if strike("Escape"); table.Board.Dialog != nil || table.Novelties.Firsts.Holds || beats == 0 || len(table.Board.Beats.List) != beats {
		t.Errorf("Escape does something else: %d of %d beats are left", len(table.Board.Beats.List), beats)
	}
}

// A note that holds up what happens may say to hover over a card: its large card comes meanwhile, though the beat is not over.
func TestCardsAreReadWhileANoteHolds(t *testing.T) {
	g, table, _ := heldByNote(t)
	plan := table.Board.Plan(g)
	var on layout.Target
	for _, piece := range plan.Pieces {
		x, y := piece.Rect.Center()
		if piece.Target.Kind == layout.Location && plan.At(x, y) == piece.Target {
			on, g.Pointer.X, g.Pointer.Y = piece.Target, x, y
			break
		}
	}
	g.Pointer.Moved = true
	for range board.ZoomAfter + 2 {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
		g.Pointer.Moved = false
	}
	if s := table.Board.Scene(g); !table.Novelties.Firsts.Holds || on.Kind == layout.None || s.Zoom != on {
		t.Errorf("hovering over %+v shows %+v large, and the note holds: %t", on, s.Zoom, table.Novelties.Firsts.Holds)
	}
}

// While the note of what has just been seen lies on the table, what happens waits, and nothing takes it away but a click on
// it or the key that goes on.
func TestMotionWaitsForNotes(t *testing.T) {
	g, table, untilHeld := heldByNote(t)
	told := table.Board.Beats.Tells(table.Novelties.Firsts.Met[0].At) // by the banner: the note does not repeat it
	if !table.Novelties.Firsts.Holds || table.Board.View(g).Note == nil || (table.Board.View(g).Note.Fact == "") != told || table.Board.Plan(g).Note.Rect.Empty() {
		t.Fatalf("no note holds anything up, or it tells of nothing: %+v", table.Board.View(g).Note)
	}
	beat, met := len(table.Board.Beats.List), len(table.Novelties.Firsts.Met)
	for range 2000 {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
	}
	if len(table.Board.Beats.List) != beat || !table.Novelties.Firsts.Holds {
		t.Fatal("time takes it away")
	}
	click := func(on layout.Rect) {
		g.Pointer.X, g.Pointer.Y = on.Center()
		for _, down := range []bool{true, false} {
			g.Pointer.Pressed, g.Pointer.Released = down, !down
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
		}
		g.Pointer.Released = false
	}
	click(table.Board.Plan(g).Note.Button)
	if len(table.Novelties.Firsts.Met) != met-1 || len(table.Board.Beats.List) < beat-1 {
		t.Errorf("a click on it does not dismiss it alone: %d of %d are left, %d of %d beats", len(table.Novelties.Firsts.Met), met, len(table.Board.Beats.List), beat)
	}
	if !untilHeld() {
		t.Fatal("the second thing that was met is not shown")
	}
	shown := table.Novelties.Firsts.Met[0].Tip
	click(layout.Rect{X: 2, Y: float64(g.Height) - 3})
	if table.Board.Beats.Playing() || len(table.Novelties.Firsts.Met) == 0 || table.Novelties.Firsts.Met[0].Tip != shown {
		t.Errorf("a click elsewhere takes the note away, or does not go on: %+v", table.Novelties.Firsts)
	}
}

// What a lesson has taught is not explained again where it is met, unless the players ask for all tips.
func TestLessonsTeachWhatTipsTell(t *testing.T) {
	g := gametest.Mirror(t)
	first := firstsAt(t, g).Novelties.Firsts.Met
	if len(first) == 0 || len(first[0].Tip.Taught) == 0 {
		t.Fatalf("nothing is met that a lesson teaches: %+v", first)
	}
	g.Settings.Learned = first[0].Tip.Taught[:1]
	isFirst := func(m firstmet.Met) bool { return m.Tip.ID == first[0].Tip.ID }
	if slices.ContainsFunc(firstsAt(t, g).Novelties.Firsts.Met, isFirst) {
		t.Errorf("%q is explained though the lesson %v has taught it", first[0].Tip.ID, g.Settings.Learned)
	}
	g.Settings.Met = []string{app.AllTipsAgain}
	if !slices.ContainsFunc(firstsAt(t, g).Novelties.Firsts.Met, isFirst) {
		t.Errorf("%q is not explained though all tips were asked for", first[0].Tip.ID)
	}
}

// What was new in the last turn and has not been shown is not explained while the year is cleared away: piles are shuffled
// then, and the next year begins with the lowest stage ([session-end]). What is new then is.
func TestTipsOfTheLastTurnEndWithTheYear(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	table.Board.State.Phase = rules.SessionEnd
	table.Board.Shown = table.Board.State
	now := board.TurnOf(&table.Board.State)
	table.Novelties.Firsts.Met = []firstmet.Met{{Tip: &g.Tips[0], When: now, Play: true}, {Tip: &g.Tips[5], When: now}}
	table.Novelties.ExplainFirsts(&table.Board, g)
	if left := table.Novelties.Firsts.Met; len(left) != 1 || left[0].Tip != &g.Tips[5] {
		t.Errorf("%d of two are left: %+v", len(left), left)
	}
	table.Board.State.Phase = rules.YearOver
	table.Novelties.Firsts = firstmet.Firsts{Met: []firstmet.Met{{Tip: &g.Tips[0], When: now, Play: true}}}
	if table.Novelties.ExplainFirsts(&table.Board, g); len(table.Novelties.Firsts.Met) != 1 {
		t.Error("what is new is forgotten though the table is as it was left")
	}
}

// What is told of the staged cards lies beside all of them and beside their stage, while it holds up what happens as well.
func TestTipsLeaveStagedCardsFree(t *testing.T) {
	g := gametest.Mirror(t)
	about := 0
	for i := range g.Tips {
		tip := &g.Tips[i]
		if tip.ID != "complete" && tip.ID != "stage" {
			continue
		}
		for _, size := range []struct{ w, h, scale int }{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 125}, {1920, 1080, 125}} {
			g.Width, g.Height, g.Settings.Scale = size.w, size.h, size.scale
			table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
			choose := mind.Greedy(5)
			for table.Board.State.Asks().Task != rules.TaskTake { // until a card is complete
				table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
			}
			for _, place := range []uint8{0, rules.NumStaged - 1} {
				on := layout.Target{Kind: layout.Staged, N: place}
				table.Novelties.Firsts = firstmet.Firsts{Met: []firstmet.Met{{Tip: tip, On: on, When: board.TurnOf(&table.Board.State)}}, Shown: true, Holds: true, Open: true}
				if table.Board.Plan(g).Note.Rect.Empty() {
					t.Fatalf("%v: %q has no place", size, tip.ID)
				}
				if table.Board.Plan(g).Staging.Piles().Overlaps(table.Board.Plan(g).Note.Rect) {
					t.Errorf("%v: %q hides the stage", size, tip.ID)
				}
				for n := range rules.NumStaged {
					if r, lies := table.Board.Plan(g).Rect(layout.Target{Kind: layout.Staged, N: uint8(n)}); lies && r.Overlaps(table.Board.Plan(g).Note.Rect) {
						t.Errorf("%v: %q lies on staged card %d", size, tip.ID, n)
					} else if lies {
						about++
					}
				}
			}
		}
	}
	if about < 32 {
		t.Errorf("only %d staged cards lay beside what is told of them", about)
	}
}

// A note on a pile points to it only in its own turn: later the pile shows another season.
func TestNotesDoNotPointToAPileThatHasChanged(t *testing.T) {
	g := gametest.Mirror(t)
	table, _ := attempting(t, g)
	m := metNow(g, table, "winter-activates")
	m.On, m.Play = layout.Target{Kind: layout.DrawPile}, true
	f := &table.Novelties.Firsts
	for _, late := range []bool{false, true} {
		if late {
			m.When.Number--
		}
		*f = firstmet.Firsts{Met: []firstmet.Met{m}, Shown: true}
		note := table.Board.View(g).Note
		if note == nil {
			t.Fatal("there is no note")
		}
		if points := len(note.About(table.Board.Plan(g))) > 0; points == late {
			t.Errorf("late %t: it points to the pile: %t", late, points)
		}
	}
}
