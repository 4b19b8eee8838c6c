package table

import (
	"slices"
	"testing"

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
		legal := table.book.Moves(&table.state, nil)
		if len(legal) == 0 || len(table.firsts.met) > 0 {
			break
		}
		table.play(g, choose(table.book, &table.state, legal))
	}
	return table
}

// clickAt clicks on the middle of a place.
func clickAt(g *app.App, table *table, on layout.Rect) {
	g.Pointer.X, g.Pointer.Y = on.Center()
	g.Pointer.Far = false
	for _, down := range []bool{true, false} {
		g.Pointer.Pressed, g.Pointer.Released = down, !down
		table.takeClicks(g)
		table.takeInput(g)
	}
	g.Pointer.Released = false
}

// What is met for the first time is explained beside where it happened, once.
func TestTipsAreShownOnce(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	if len(table.firsts.met) == 0 {
		t.Fatal("nothing was met")
	}
	id := table.firsts.met[0].tip.ID
	table.explainFirsts(g)
	note := table.plan(g).Note
	if note.Rect.Empty() || table.view(g).Note.Dim || !slices.Contains(g.Settings.Met, id) {
		t.Fatalf("%q is not explained: %+v, met %v", id, note, g.Settings.Met)
	}
	for _, on := range note.About {
		if on.Overlaps(note.Rect) {
			t.Error("the note covers what it is about")
		}
	}
	for range 5000 {
		table.explainFirsts(g)
	}
	if !table.firsts.shown || table.plan(g).Note.Rect.Empty() {
		t.Error("time takes it away")
	}
	for len(table.firsts.met) > 0 && table.firsts.shown {
		clickAt(g, table, table.plan(g).Note.Button)
		for range settled + 1 {
			table.explainFirsts(g)
		}
	}
	if len(table.firsts.met) != 0 || !table.plan(g).Note.Rect.Empty() {
		t.Errorf("clicks do not take them away: %+v", table.firsts)
	}
	if again := firstsAt(t, g); slices.ContainsFunc(again.firsts.met, func(m met) bool { return m.tip.ID == id }) {
		t.Errorf("%q is explained again", id)
	}
	g.Settings.Met = nil
	if again := firstsAt(t, g); len(again.firsts.met) == 0 || again.firsts.met[0].tip.ID != id {
		t.Errorf("%q is not explained again when it should be", id)
	}
}

// What has been taken back is explained no longer, and once more when it happens again.
func TestTipsGoWithWhatIsTakenBack(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	table.explainFirsts(g)
	first := table.firsts.met[0]
	if !table.firsts.shown || first.move != table.campaign.Len() {
		t.Fatalf("the last move brings nothing new: %+v", table.firsts)
	}
	table.takeBack(g)
	if len(table.firsts.met) > 0 || table.firsts.shown || !table.plan(g).Note.Rect.Empty() || slices.Contains(g.Settings.Met, first.tip.ID) {
		t.Errorf("what is taken back is explained still: %+v, known %v", table.firsts, g.Settings.Met)
	}
	table.redo(g)
	if len(table.firsts.met) == 0 || table.firsts.met[0].tip != first.tip {
		t.Errorf("what happens again is not explained: %+v", table.firsts.met)
	}
}

// What is told of an asset is not told once none like it lies there any more, whatever else does, but of the next one.
func TestTipsOfWhatHasGoneAreNotShown(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	id := slices.IndexFunc(g.Tips, func(tip content.Tip) bool { return tip.ID == "asset-made" })
	for _, slot := range []content.Slot{0, 4} {
		for _, left := range []bool{false, true} {
			table.state.Assets[slot] = [content.NumResources]rules.Values{content.Support: {2 - 1: 1}}
			if left {
				table.state.Assets[slot][content.Support][3-1]++
			}
			made := layout.DieAt(rules.Place{Spot: rules.AtLocation, N: uint8(slot)}, rules.ResourceDie(content.Support, 3), 0)
			table.firsts.met = []met{{tip: &g.Tips[id], on: made, when: turnOf(&table.state)}}
			if table.explainFirsts(g); (len(table.firsts.met) == 1) != left {
				t.Errorf("with the asset there %t, %d things are to be explained", left, len(table.firsts.met))
			}
			table.firsts = firsts{}
		}
	}
}

func TestTipsCanBeTurnedOff(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.Tips = false
	if table := firstsAt(t, g); len(table.firsts.met) != 0 {
		t.Errorf("%d things are explained", len(table.firsts.met))
	}
	g.Settings.Tips = true
	table := firstsAt(t, g)
	g.Settings.Tips = false
	table.explainFirsts(g)
	if len(table.firsts.met) != 0 || table.plan(g).Note.Rect != (layout.Rect{}) {
		t.Error("turning tips off leaves one on the table")
	}
}

// Nothing is explained over cards that are to be chosen from.
func TestTipsWaitForTheBoards(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard}) // the characters are to be chosen
	waiting := []met{{tip: &g.Tips[0], when: turnOf(&table.state)}}
	table.firsts.met = waiting
	for _, shown := range []bool{false, true} {
		table.firsts.shown = shown
		table.explainFirsts(g)
		if !table.plan(g).Note.Rect.Empty() || len(table.firsts.met) != 1 {
			t.Errorf("shown before: %t: a note lies over the characters, %d wait", shown, len(table.firsts.met))
		}
	}
	for range 4 { // until the characters are placed
		table.play(g, table.book.Moves(&table.state, nil)[0])
	}
	table.firsts = firsts{met: []met{{tip: &g.Tips[0], when: turnOf(&table.state)}}}
	table.explainFirsts(g)
	note := table.plan(g).Note
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
	table.explainFirsts(g)
	if !table.plan(g).Note.Folded {
		t.Fatalf("the note lies at %+v, and is not folded", table.plan(g).Note.Rect)
	}
	press := func() {
		table.release(g, table.plan(g).At(table.plan(g).Note.Button.Center()))
	}
	press()
	if table.plan(g).Note.Folded || table.plan(g).Note.Say.Empty() {
		t.Fatal("a click does not open it")
	}
	table.held = []layout.Target{{Kind: layout.Die}}
	if !table.plan(g).Note.Rect.Empty() {
		t.Error("it lies in the way of what is in hand")
	}
	table.held = nil
	press()
	if table.firsts.shown || table.firsts.open {
		t.Error("another click does not take it away")
	}
}

// A click in the moment in which a note appears does not dismiss it, and one just after it has gone does not hit what lies
// under it.
func TestClicksOnNotesHitNothingElse(t *testing.T) {
	g := gametest.Mirror(t)
	table := firstsAt(t, g)
	table.explainFirsts(g)
	place := table.plan(g).Note.Rect
	clickAt(g, table, table.plan(g).Note.Button)
	if !table.firsts.shown {
		t.Fatal("a click in the moment in which it appears takes it away")
	}
	for range settled + 1 {
		table.explainFirsts(g)
	}
	table.firsts.met = table.firsts.met[:1]
	moves := table.campaign.Len()
	clickAt(g, table, table.plan(g).Note.Say)
	if len(table.held) > 0 || table.campaign.Len() != moves {
		t.Fatal("a click on it goes through")
	}
	if table.firsts.shown {
		t.Fatal("a click on the note does not take it away")
	}
	under := 0
	for _, piece := range table.plan(g).Pieces {
		x, y := piece.Rect.Center()
		if !place.Contains(x, y) {
			continue
		}
		under++
		clickAt(g, table, piece.Rect)
		if len(table.held) > 0 || table.campaign.Len() != moves || table.refusal.say != "" {
			t.Errorf("a second click hits %+v under the note that has gone", piece.Target)
		}
	}
	if under == 0 {
		t.Error("nothing lay under the note")
	}
	for range settled {
		table.firsts.fence.rest()
	}
	g.Pointer.X, g.Pointer.Y = place.Center()
	g.Pointer.Pressed = true
	if table.takeClicks(g) {
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
	table.speed, table.ownPace = motion.Fast, true
	untilHeld = func() bool {
		for guard := 0; guard < 20000 && !table.firsts.holds; guard++ {
			if !table.beats.playing() {
				table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
			}
			if _, err := table.Update(g); err != nil {
				t.Fatal(err)
			}
		}
		return table.firsts.holds
	}
	untilHeld()
	return g, table, untilHeld
}

// A key dismisses such a note and does nothing besides: what comes next is seen.
func TestKeysDismissNotesAlone(t *testing.T) {
	for _, key := range []string{"Enter", "Space", "Escape"} {
		g, table, _ := heldByNote(t)
		for range settled + 1 {
			table.ageFirst(g)
		}
		beats, met := len(table.beats.list), len(table.firsts.met)
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: key}}}
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
		if len(table.firsts.met) != met-1 || len(table.beats.list) != beats || table.dialog != nil {
			t.Errorf("%s does not dismiss it alone: %d of %d are left, %d of %d beats", key, len(table.firsts.met), met, len(table.beats.list), beats)
		}
	}
}

// While the note of what has just been seen lies on the table, what happens waits, and nothing takes it away but a click on
// it or the key that goes on.
func TestMotionWaitsForNotes(t *testing.T) {
	g, table, untilHeld := heldByNote(t)
	if !table.firsts.holds || table.view(g).Note == nil || table.view(g).Note.Fact == "" || table.plan(g).Note.Rect.Empty() {
		t.Fatalf("no note holds anything up, or it tells of nothing: %+v", table.view(g).Note)
	}
	beat, met := len(table.beats.list), len(table.firsts.met)
	for range 2000 {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
	}
	if len(table.beats.list) != beat || !table.firsts.holds {
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
	click(table.plan(g).Note.Button)
	if len(table.firsts.met) != met-1 || len(table.beats.list) < beat-1 {
		t.Errorf("a click on it does not dismiss it alone: %d of %d are left, %d of %d beats", len(table.firsts.met), met, len(table.beats.list), beat)
	}
	if !untilHeld() {
		t.Fatal("the second thing that was met is not shown")
	}
	shown := table.firsts.met[0].tip
	click(layout.Rect{X: 2, Y: float64(g.Height) - 3})
	if table.beats.playing() || len(table.firsts.met) == 0 || table.firsts.met[0].tip != shown {
		t.Errorf("a click elsewhere takes the note away, or does not go on: %+v", table.firsts)
	}
}

// What a lesson has taught is not explained again where it is met, unless the players ask for all tips.
func TestLessonsTeachWhatTipsTell(t *testing.T) {
	g := gametest.Mirror(t)
	first := firstsAt(t, g).firsts.met
	if len(first) == 0 || len(first[0].tip.Taught) == 0 {
		t.Fatalf("nothing is met that a lesson teaches: %+v", first)
	}
	g.Settings.Learned = first[0].tip.Taught[:1]
	isFirst := func(m met) bool { return m.tip.ID == first[0].tip.ID }
	if slices.ContainsFunc(firstsAt(t, g).firsts.met, isFirst) {
		t.Errorf("%q is explained though the lesson %v has taught it", first[0].tip.ID, g.Settings.Learned)
	}
	g.Settings.Met = []string{app.TaughtToo}
	if !slices.ContainsFunc(firstsAt(t, g).firsts.met, isFirst) {
		t.Errorf("%q is not explained though all tips were asked for", first[0].tip.ID)
	}
}

// What was new in the last turn and has not been shown is not explained while the year is cleared away: piles are shuffled then, and
// the next year begins with the lowest stage ([session-end]). What is new then is.
func TestTipsOfTheLastTurnEndWithTheYear(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	table.state.Phase = rules.SessionEnd
	table.shown = table.state
	now := turnOf(&table.state)
	table.firsts.met = []met{{tip: &g.Tips[0], when: now, play: true}, {tip: &g.Tips[3], when: now}}
	table.explainFirsts(g)
	if left := table.firsts.met; len(left) != 1 || left[0].tip != &g.Tips[3] {
		t.Errorf("%d of two are left: %+v", len(left), left)
	}
	table.state.Phase = rules.YearOver
	table.firsts = firsts{met: []met{{tip: &g.Tips[0], when: now, play: true}}}
	if table.explainFirsts(g); len(table.firsts.met) != 1 {
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
			for table.state.Asks().Task != rules.TaskTake { // until a card is complete
				table.play(g, choose(table.book, &table.state, table.book.Moves(&table.state, nil)))
			}
			for _, place := range []uint8{0, rules.NumStaged - 1} {
				on := layout.Target{Kind: layout.Staged, N: place}
				table.firsts = firsts{met: []met{{tip: tip, on: on, when: turnOf(&table.state)}}, shown: true, holds: true, open: true}
				if table.plan(g).Note.Rect.Empty() {
					t.Fatalf("%v: %q has no place", size, tip.ID)
				}
				if table.plan(g).Staging.Piles().Overlaps(table.plan(g).Note.Rect) {
					t.Errorf("%v: %q hides the stage", size, tip.ID)
				}
				for n := range rules.NumStaged {
					if r, lies := table.plan(g).Rect(layout.Target{Kind: layout.Staged, N: uint8(n)}); lies && r.Overlaps(table.plan(g).Note.Rect) {
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
