package table

import (
	"slices"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/firsts"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/chord"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
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
		legal := table.Book.Moves(&table.State, nil)
		if len(legal) == 0 || len(table.Firsts.Met) > 0 {
			break
		}
		table.Play(g, choose(table.Book, &table.State, legal))
	}
	return table
}

// clickAt clicks on the middle of a place.
func clickAt(g *app.App, table *table, on layout.Rect) {
	g.Pointer.X, g.Pointer.Y = on.Center()
	g.Pointer.Far = false
	for _, down := range []bool{true, false} {
		g.Pointer.Pressed, g.Pointer.Released = down, !down
		table.TakeClicks(g)
		table.TakeInput(g)
	}
	g.Pointer.Released = false
}

// What is met for the first time is explained beside where it happened, once.
func TestTipsAreShownOnce(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	if len(table.Firsts.Met) == 0 {
		t.Fatal("nothing was met")
	}
	id := table.Firsts.Met[0].Tip.ID
	table.ExplainFirsts(g)
	note := table.Plan(g).Note
	if note.Rect.Empty() || table.View(g).Note.Dim || !slices.Contains(g.Settings.Met, id) {
		t.Fatalf("%q is not explained: %+v, met %v", id, note, g.Settings.Met)
	}
	for _, on := range note.About {
		if on.Overlaps(note.Rect) {
			t.Error("the note covers what it is about")
		}
	}
	for range 5000 {
		table.ExplainFirsts(g)
	}
	if !table.Firsts.Shown || table.Plan(g).Note.Rect.Empty() {
		t.Error("time takes it away")
	}
	for len(table.Firsts.Met) > 0 && table.Firsts.Shown {
		clickAt(g, table, table.Plan(g).Note.Button)
		for range board.Settled + 1 {
			table.ExplainFirsts(g)
		}
	}
	if len(table.Firsts.Met) != 0 || !table.Plan(g).Note.Rect.Empty() {
		t.Errorf("clicks do not take them away: %+v", table.Firsts)
	}
	if again := firstsAt(t, g); slices.ContainsFunc(again.Firsts.Met, func(m firsts.Met) bool { return m.Tip.ID == id }) {
		t.Errorf("%q is explained again", id)
	}
	g.Settings.Met = nil
	if again := firstsAt(t, g); len(again.Firsts.Met) == 0 || again.Firsts.Met[0].Tip.ID != id {
		t.Errorf("%q is not explained again when it should be", id)
	}
}

// What has been taken back is explained no longer, and once more when it happens again.
func TestTipsGoWithWhatIsTakenBack(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	table.ExplainFirsts(g)
	first := table.Firsts.Met[0]
	if !table.Firsts.Shown || first.Move != table.Campaign.Len() {
		t.Fatalf("the last move brings nothing new: %+v", table.Firsts)
	}
	table.TakeBack(g)
	if len(table.Firsts.Met) > 0 || table.Firsts.Shown || !table.Plan(g).Note.Rect.Empty() || slices.Contains(g.Settings.Met, first.Tip.ID) {
		t.Errorf("what is taken back is explained still: %+v, known %v", table.Firsts, g.Settings.Met)
	}
	table.Redo(g)
	if len(table.Firsts.Met) == 0 || table.Firsts.Met[0].Tip != first.Tip {
		t.Errorf("what happens again is not explained: %+v", table.Firsts.Met)
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
			for _, m := range table.Book.Moves(&table.State, nil) {
				if m.Kind != rules.MoveAttempt && m.Kind != rules.MoveDone {
					legal = append(legal, m)
				}
			}
			table.Play(g, choose(table.Book, &table.State, legal))
		}
		met := metNow(g, table, event)
		for moves := range 3 {
			table.Firsts = firsts.Firsts{Met: []firsts.Met{met}}
			if table.ExplainFirsts(g); table.Firsts.Shown != (moves <= most) {
				t.Errorf("%s: after %d moves it is shown: %t", event, moves, table.Firsts.Shown)
			}
			acts()
		}
	}
}

// A note that was shown and passed over is not shown again after that of what comes next.
func TestTipsPassedOverAreGone(t *testing.T) {
	g, table, untilHeld := heldByNote(t)
	passed := table.Firsts.Met[0].Tip
	g.Pointer.X, g.Pointer.Y, g.Pointer.Pressed = 2, float64(g.Height)-3, true
	if _, err := table.Update(g); err != nil {
		t.Fatal(err)
	}
	g.Pointer.Pressed = false
	if !untilHeld() || slices.ContainsFunc(table.Firsts.Met, func(m firsts.Met) bool { return m.Tip == passed }) {
		t.Errorf("after %q there come %+v", passed.ID, table.Firsts.Met)
	}
}

// What is told of an asset is not told once none like it lies there any more, whatever else does, but of the next one.
func TestTipsOfWhatHasGoneAreNotShown(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	id := slices.IndexFunc(g.Tips, func(tip content.Tip) bool { return tip.ID == "asset-made" })
	for _, slot := range []content.Slot{0, 4} {
		for _, left := range []bool{false, true} {
			table.State.Assets[slot] = [content.NumResources]rules.Values{content.Support: {2 - 1: 1}}
			if left {
				table.State.Assets[slot][content.Support][3-1]++
			}
			made := layout.DieAt(rules.Place{Spot: rules.AtLocation, N: uint8(slot)}, rules.ResourceDie(content.Support, 3), 0)
			table.Firsts.Met = []firsts.Met{{Tip: &g.Tips[id], On: made, When: board.TurnOf(&table.State)}}
			if table.ExplainFirsts(g); (len(table.Firsts.Met) == 1) != left {
				t.Errorf("with the asset there %t, %d things are to be explained", left, len(table.Firsts.Met))
			}
			table.Firsts = firsts.Firsts{}
		}
	}
}

func TestTipsCanBeTurnedOff(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Tips = false
	if table := firstsAt(t, g); len(table.Firsts.Met) != 0 {
		t.Errorf("%d things are explained", len(table.Firsts.Met))
	}
	g.Settings.Tips = true
	table := firstsAt(t, g)
	g.Settings.Tips = false
	table.ExplainFirsts(g)
	if len(table.Firsts.Met) != 0 || table.Plan(g).Note.Rect != (layout.Rect{}) {
		t.Error("turning tips off leaves one on the table")
	}
}

// Nothing is explained over cards that are to be chosen from.
func TestTipsWaitForTheBoards(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard}) // the characters are to be chosen
	waiting := []firsts.Met{{Tip: &g.Tips[0], When: board.TurnOf(&table.State)}}
	table.Firsts.Met = waiting
	for _, shown := range []bool{false, true} {
		table.Firsts.Shown = shown
		table.ExplainFirsts(g)
		if !table.Plan(g).Note.Rect.Empty() || len(table.Firsts.Met) != 1 {
			t.Errorf("shown before: %t: a note lies over the characters, %d wait", shown, len(table.Firsts.Met))
		}
	}
	for range 4 { // until the characters are placed
		table.Play(g, table.Book.Moves(&table.State, nil)[0])
	}
	table.Firsts = firsts.Firsts{Met: []firsts.Met{{Tip: &g.Tips[0], When: board.TurnOf(&table.State), Move: table.Campaign.Len()}}}
	table.ExplainFirsts(g)
	note := table.Plan(g).Note
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
	table.ExplainFirsts(g)
	if !table.Plan(g).Note.Folded {
		t.Fatalf("the note lies at %+v, and is not folded", table.Plan(g).Note.Rect)
	}
	press := func() {
		table.PressUp(g, table.Plan(g).At(table.Plan(g).Note.Button.Center()))
	}
	press()
	if table.Plan(g).Note.Folded || table.Plan(g).Note.Say.Empty() {
		t.Fatal("a click does not open it")
	}
	table.Held = []layout.Target{{Kind: layout.Die}}
	if !table.Plan(g).Note.Rect.Empty() {
		t.Error("it lies in the way of what is in hand")
	}
	table.Held = nil
	press()
	if table.Firsts.Shown || table.Firsts.Open {
		t.Error("another click does not take it away")
	}
}

// A click in the moment in which a note appears does not dismiss it, and one just after it has gone does not hit what lies
// under it.
func TestClicksOnNotesHitNothingElse(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	table.ExplainFirsts(g)
	place := table.Plan(g).Note.Rect
	clickAt(g, table, table.Plan(g).Note.Button)
	if !table.Firsts.Shown {
		t.Fatal("a click in the moment in which it appears takes it away")
	}
	for range board.Settled + 1 {
		table.ExplainFirsts(g)
	}
	table.Firsts.Met = table.Firsts.Met[:1]
	moves := table.Campaign.Len()
	clickAt(g, table, table.Plan(g).Note.Say)
	if len(table.Held) > 0 || table.Campaign.Len() != moves {
		t.Fatal("a click on it goes through")
	}
	if table.Firsts.Shown {
		t.Fatal("a click on the note does not take it away")
	}
	under := 0
	for _, piece := range table.Plan(g).Pieces {
		x, y := piece.Rect.Center()
		if !place.Contains(x, y) {
			continue
		}
		under++
		clickAt(g, table, piece.Rect)
		if len(table.Held) > 0 || table.Campaign.Len() != moves || table.Refusal.Say != "" {
			t.Errorf("a second click hits %+v under the note that has gone", piece.Target)
		}
	}
	if under == 0 {
		t.Error("nothing lay under the note")
	}
	for range board.Settled {
		table.Firsts.ClickGuard.Rest()
	}
	g.Pointer.X, g.Pointer.Y = place.Center()
	g.Pointer.Pressed = true
	if table.TakeClicks(g) {
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
	table.Speed, table.OwnPace = motion.Fast, true
	untilHeld = func() bool {
		for guard := 0; guard < 20000 && !table.Firsts.Holds; guard++ {
			if !table.Beats.Playing() {
				table.Play(g, choose(table.Book, &table.State, table.Book.Moves(&table.State, nil)))
			}
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
		}
		return table.Firsts.Holds
	}
	untilHeld()
	return g, table, untilHeld
}

// A key dismisses such a note and does nothing besides: what comes next is seen.
func TestKeysDismissNotesAlone(t *testing.T) {
	for _, key := range []string{"Enter", "Space", "Escape"} {
		g, table, _ := heldByNote(t)
		for range board.Settled + 1 {
			table.AgeFirst(g)
		}
		beats, met := len(table.Beats.List), len(table.Firsts.Met)
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: key}}}
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
		if len(table.Firsts.Met) != met-1 || len(table.Beats.List) != beats || table.Dialog != nil {
			t.Errorf("%s does not dismiss it alone: %d of %d are left, %d of %d beats", key, len(table.Firsts.Met), met, len(table.Beats.List), beats)
		}
	}
}

// While the note of what has just been seen lies on the table, what happens waits, and nothing takes it away but a click on
// it or the key that goes on.
func TestMotionWaitsForNotes(t *testing.T) {
	g, table, untilHeld := heldByNote(t)
	if !table.Firsts.Holds || table.View(g).Note == nil || table.View(g).Note.Fact == "" || table.Plan(g).Note.Rect.Empty() {
		t.Fatalf("no note holds anything up, or it tells of nothing: %+v", table.View(g).Note)
	}
	beat, met := len(table.Beats.List), len(table.Firsts.Met)
	for range 2000 {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
	}
	if len(table.Beats.List) != beat || !table.Firsts.Holds {
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
	click(table.Plan(g).Note.Button)
	if len(table.Firsts.Met) != met-1 || len(table.Beats.List) < beat-1 {
		t.Errorf("a click on it does not dismiss it alone: %d of %d are left, %d of %d beats", len(table.Firsts.Met), met, len(table.Beats.List), beat)
	}
	if !untilHeld() {
		t.Fatal("the second thing that was met is not shown")
	}
	shown := table.Firsts.Met[0].Tip
	click(layout.Rect{X: 2, Y: float64(g.Height) - 3})
	if table.Beats.Playing() || len(table.Firsts.Met) == 0 || table.Firsts.Met[0].Tip != shown {
		t.Errorf("a click elsewhere takes the note away, or does not go on: %+v", table.Firsts)
	}
}

// What a lesson has taught is not explained again where it is met, unless the players ask for all tips.
func TestLessonsTeachWhatTipsTell(t *testing.T) {
	g := gametest.Mirror(t)
	first := firstsAt(t, g).Firsts.Met
	if len(first) == 0 || len(first[0].Tip.Taught) == 0 {
		t.Fatalf("nothing is met that a lesson teaches: %+v", first)
	}
	g.Settings.Learned = first[0].Tip.Taught[:1]
	isFirst := func(m firsts.Met) bool { return m.Tip.ID == first[0].Tip.ID }
	if slices.ContainsFunc(firstsAt(t, g).Firsts.Met, isFirst) {
		t.Errorf("%q is explained though the lesson %v has taught it", first[0].Tip.ID, g.Settings.Learned)
	}
	g.Settings.Met = []string{app.AllTipsAgain}
	if !slices.ContainsFunc(firstsAt(t, g).Firsts.Met, isFirst) {
		t.Errorf("%q is not explained though all tips were asked for", first[0].Tip.ID)
	}
}

// What was new in the last turn and has not been shown is not explained while the year is cleared away: piles are shuffled
// then, and the next year begins with the lowest stage ([session-end]). What is new then is.
func TestTipsOfTheLastTurnEndWithTheYear(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	table.State.Phase = rules.SessionEnd
	table.Shown = table.State
	now := board.TurnOf(&table.State)
	table.Firsts.Met = []firsts.Met{{Tip: &g.Tips[0], When: now, Play: true}, {Tip: &g.Tips[5], When: now}}
	table.ExplainFirsts(g)
	if left := table.Firsts.Met; len(left) != 1 || left[0].Tip != &g.Tips[5] {
		t.Errorf("%d of two are left: %+v", len(left), left)
	}
	table.State.Phase = rules.YearOver
	table.Firsts = firsts.Firsts{Met: []firsts.Met{{Tip: &g.Tips[0], When: now, Play: true}}}
	if table.ExplainFirsts(g); len(table.Firsts.Met) != 1 {
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
			for table.State.Asks().Task != rules.TaskTake { // until a card is complete
				table.Play(g, choose(table.Book, &table.State, table.Book.Moves(&table.State, nil)))
			}
			for _, place := range []uint8{0, rules.NumStaged - 1} {
				on := layout.Target{Kind: layout.Staged, N: place}
				table.Firsts = firsts.Firsts{Met: []firsts.Met{{Tip: tip, On: on, When: board.TurnOf(&table.State)}}, Shown: true, Holds: true, Open: true}
				if table.Plan(g).Note.Rect.Empty() {
					t.Fatalf("%v: %q has no place", size, tip.ID)
				}
				if table.Plan(g).Staging.Piles().Overlaps(table.Plan(g).Note.Rect) {
					t.Errorf("%v: %q hides the stage", size, tip.ID)
				}
				for n := range rules.NumStaged {
					if r, lies := table.Plan(g).Rect(layout.Target{Kind: layout.Staged, N: uint8(n)}); lies && r.Overlaps(table.Plan(g).Note.Rect) {
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
