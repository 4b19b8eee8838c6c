package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice/mind"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/recap"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/story"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// recapOf returns the recap over a table.
func recapOf(t *table) *recap.Recap {
	for r := range board.All[*recap.Recap](t.Board.Layers) {
		return r
	}
	return nil
}

// tellTurns plays random turns to an actions step, and lets the recap come.
func tellTurns(g *app.App, t *table, turns uint8) error {
	choose := rules.RandomPolicy(gametest.ShotSeed)
	for t.Board.State.Turn < turns || t.Board.State.Step != rules.StepActions {
		t.Board.Play(g, choose(t.Board.Book, &t.Board.State, t.Board.Book.Moves(&t.Board.State, nil)))
		t.Board.Finish()
		if _, err := t.Update(g); err != nil {
			return err
		}
	}
	return nil
}

// openRecap opens the recap as its key does.
func openRecap(g *app.App, t *table) {
	g.Keyboard.Struck = []input.Stroke{{Chord: chord.Must("W")}}
	t.Board.Layers.Key(&t.Board, g)
	g.Keyboard.Struck = nil
}

// When the players' turn comes, nothing but a strip lies there. Its key opens a recap that tells in at most five lines what has happened,
// each under the step it is of, and in one what is next. A click on it, the key or the next move puts it away; the key brings it back, and
// turns to older ones.
func TestRecap(t *testing.T) {
	g, table := paced(t, "")
	r := recapOf(table)
	if err := tellTurns(g, table, 3); err != nil {
		t.Fatal(err)
	}
	if r.Open {
		t.Fatal("a recap has come by itself")
	}
	if openRecap(g, table); !r.Open {
		t.Fatal("the key opens no recap")
	}
	if !table.Board.Layers.Covers(&table.Board, g) {
		t.Error("the weather is drawn over the recap")
	}
	now := r.Picture(&table.Board, g)
	if n := len(now.Lines); n < 3 || n > 6 || !strings.HasPrefix(now.Lines[n-2].Text, "Time: ") || !strings.HasPrefix(now.Lines[n-1].Text, "If nothing changes") {
		t.Errorf("the recap says %+v", now.Lines)
	}
	if want := "Year I, after the actions of turn 2"; now.Title != want {
		t.Errorf("the recap without the actions of its turn is headed %q, not %q", now.Title, want)
	}
	if event := now.Lines[len(now.Lines)-2]; !strings.HasSuffix(event.Head, " event") || !strings.Contains(event.Text, "Turn 3 begins with ") {
		t.Errorf("of the event is said %+v", event)
	}
	for _, l := range now.Lines {
		if strings.Contains(l.Text, "new dice") && (l.Head != "Refresh" || strings.Contains(l.Text, "Refresh")) {
			t.Errorf("new dice are told under %q: %q", l.Head, l.Text)
		}
	}
	at := r.Spot(&table.Board, g)
	for _, l := range table.Board.Lit(g) {
		if lit, ok := table.Board.Plan(g).Rect(l.Target); ok && lit.Overlaps(at) && lit.W < at.W && lit.H < at.H && l.Target.Kind == layout.Die {
			t.Errorf("the recap hides %+v", l.Target)
		}
	}
	if plan := table.Board.Plan(g); at.Bottom() > plan.Prompt.Rect.Y || at.Y < plan.Bar.Rect.Bottom() {
		t.Errorf("the recap lies at %+v, over the prompt line or the bar", at)
	}
	under := slices.IndexFunc(table.Board.Plan(g).Pieces, func(p layout.Piece) bool { // not below its title, which stays
		return p.Rect.Overlaps(at) && p.Rect.Y > at.Y+at.H/4
	})
	g.Pointer.X, g.Pointer.Y = table.Board.Plan(g).Pieces[under].Rect.Center()
	for _, hover := range []bool{true, false} {
		if table.Board.Hover = (layout.Target{}); hover {
			table.Board.Hover = table.Board.Plan(g).Pieces[under].Target
		}
		if r.Shows(&table.Board, g) == hover {
			t.Errorf("with something pointed at below it: %t, the recap is seen: %t", hover, !hover)
		}
	}
	table.Board.Refusal.Show(g, "Not there.", "", at.X, at.Y)
	if r.Shows(&table.Board, g) {
		t.Error("the recap lies over what was refused")
	}
	table.Board.Refusal.Forget()
	gametest.Strikes(t, g, "PageUp")
	if older := r.Picture(&table.Board, g); older.Title != "Year I, from the actions of turn 1" || older.Lines[0] == now.Lines[0] {
		t.Errorf("the older one says %+v", older)
	}
	gametest.Strikes(t, g, "PageDown")
	g.Pointer.X, g.Pointer.Y = at.X+at.W/3, at.Y+4
	table.Board.Hover = layout.Target{}
	if taken := table.Board.Layers.Press(&table.Board, g, layout.Target{}); !taken || r.Open {
		t.Error("a click does not put it away")
	}
	gametest.Strikes(t, g, "W")
	if !r.Open || r.Picture(&table.Board, g).Title != now.Title {
		t.Error("the key does not bring it back")
	}
	g.Pointer.X, g.Pointer.Y = render.PlanRecap(r.Spot(&table.Board, g), table.Board.Plan(g).Unit).Close.Center()
	if !r.Shows(&table.Board, g) || !table.Board.Layers.Press(&table.Board, g, layout.Target{Kind: layout.DrawPile}) || r.Open {
		t.Error("its button does not close it")
	}
	gametest.Strikes(t, g, "W")
	moves := table.Board.Book.Moves(&table.Board.State, nil)
	table.Board.Play(g, moves[0])
	table.Board.Finish()
	if _, err := table.Update(g); err != nil {
		t.Fatal(err)
	}
	if r.Open {
		t.Error("it lies there after the next move")
	}
}

// Once a year is over, the recap tells of its last turn, and of nothing that comes next: nothing does.
func TestRecapOfTheLastTurn(t *testing.T) {
	g, table := paced(t, "")
	b, last := &table.Board, board.Turn{}
	choose := mind.Greedy(1)
	for b.State.Phase != rules.YearOver {
		if b.State.Phase == rules.Turns {
			last = board.TurnOf(&b.State)
		}
		b.Play(g, choose(b.Book, &b.State, b.Book.Moves(&b.State, nil)))
		b.Finish()
	}
	openRecap(g, table)
	now := recapOf(table).Picture(b, g)
	if want := fmt.Sprintf("Year I, after the actions of turn %d", last.Number); now.Title != want {
		t.Errorf("it is headed %q, not %q", now.Title, want)
	}
	if n := len(now.Lines); n == 0 || now.Lines[n-1].Head == "Next" {
		t.Errorf("it says %+v", now.Lines)
	}
}

// The table tells of the turns before after it was left and resumed, and no more of a turn that was taken back.
func TestRecapIsResumed(t *testing.T) {
	g, table := paced(t, "")
	if err := tellTurns(g, table, 3); err != nil {
		t.Fatal(err)
	}
	told := table.Board.Log.Recaps()
	again := table.Board.Log
	again.Retell(table.Board.Campaign.Timeline(), &rules.Story{})
	if got := again.Recaps(); len(got) != len(told) || len(got[1].Said[rules.StepRefresh]) == 0 {
		t.Errorf("%d turns are told of again, not %d", len(got), len(told))
	}
	for table.Board.State.Turn == 3 {
		table.Board.TakeBack(g)
	}
	if got := table.Board.Log.Recaps(); len(got) != len(told)-1 {
		t.Errorf("%d turns are told of after one of %d is taken back", len(got), len(told))
	}
}

// The recap is seen while the pointer rests where it was before, whatever lies there, and makes way once it moves.
func TestRecapsAreSeenUnderARestingPointer(t *testing.T) {
	g, table := paced(t, "")
	g.Pointer.X, g.Pointer.Y = 400, 300
	if err := tellTurns(g, table, 3); err != nil {
		t.Fatal(err)
	}
	openRecap(g, table)
	r := recapOf(table)
	at, plan := r.Spot(&table.Board, g), table.Board.Plan(g)
	under := slices.IndexFunc(plan.Pieces, func(p layout.Piece) bool { return p.Rect.Overlaps(at) })
	table.Board.Hover = plan.Pieces[under].Target
	if !r.Shows(&table.Board, g) {
		t.Error("the recap is not seen while the pointer rests")
	}
	if g.Pointer.X++; r.Shows(&table.Board, g) {
		t.Error("the recap does not make way for the pointer")
	}
}

// However much there is to tell, the recap lies between the bar and the prompt line.
func TestLongRecapsLieOverTheBoards(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\n")
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	gametest.Stage(t, g, gametest.Only(shotScenes, "year-six")[0])
	table := g.Scene.(*table)
	r := recapOf(table)
	at, plan := r.Spot(&table.Board, g), table.Board.Plan(g)
	if at.Bottom() > plan.Prompt.Rect.Y || at.Y < plan.Bar.Rect.Bottom() {
		t.Errorf("%s: the recap lies at %+v, over the prompt line or the bar", r.Picture(&table.Board, g).Title, at)
	}
}

// The recap makes way for cards that are to be put in order, and is back after that.
func TestRecapMakesWayForOrder(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "tips = false\n")
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	table, err := toOrder(g)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		gametest.Tick(t, g)
	}
	r := recapOf(table)
	r.Open = true
	if len(table.Board.Plan(g).Order.Cards) == 0 || r.Shows(&table.Board, g) {
		t.Errorf("%d cards are to be put in order, and the recap lies there: %t", len(table.Board.Plan(g).Order.Cards), r.Shows(&table.Board, g))
	}
	table.Board.Play(g, table.Board.Book.Moves(&table.Board.State, nil)[0])
	r.Open = true
	if !r.Shows(&table.Board, g) {
		t.Error("after that it is not back")
	}
}

// With large text the recap keeps most of its size.
func TestRecapFollowsTheTextSize(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\n")
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	gametest.Stage(t, g, gametest.Only(recapScenes, "recap-at-200")[0])
	table := g.Scene.(*table)
	r := recapOf(table)
	at := r.Spot(&table.Board, g)
	if unit := 0.8 * table.Board.Plan(g).Unit; at.Empty() || g.Painter.RecapHeight(r.Picture(&table.Board, g), at.W, unit) > at.H {
		t.Errorf("at %+v its text is smaller than 80 %% of the usual", at)
	}
}

// Beside the open log the recap has the letters that it has elsewhere, and tells at least what is next.
func TestRecapKeepsItsLettersBesideTheLog(t *testing.T) {
	for _, scene := range []string{"recap", "recap-at-150", "recap-at-200"} {
		g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\n")
		g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
		gametest.Stage(t, g, gametest.Only(recapScenes, scene)[0])
		table := g.Scene.(*table)
		table.Pane.Open = true
		r, plan := recapOf(table), table.Board.Plan(g)
		at := r.Spot(&table.Board, g)
		if at.Empty() || at.Overlaps(plan.Log) || !at.Within(layout.Rect{W: plan.W, H: plan.Prompt.Rect.Y}) {
			t.Errorf("%s: beside the log at %+v it lies at %+v", scene, plan.Log, at)
			continue
		}
		if said := r.Says(); len(said.Lines) == 0 || said.Lines[len(said.Lines)-1].Head != "Next" || g.Painter.RecapHeight(said, at.W, plan.Unit) > at.H {
			t.Errorf("%s: at %+v its letters are smaller than elsewhere, or it says only %+v", scene, at, said.Lines)
		}
	}
}

// At the scale for fingers the recap finds a place beside a folded note in a small window.
func TestRecapForFingers(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\n")
	g.Width, g.Height, g.Keyboard.Device = gametest.WindowWidth, gametest.WindowHeight, input.Touch
	gametest.Stage(t, g, gametest.Only(recapScenes, "recap")[0])
	for range 2 {
		gametest.Tick(t, g)
	}
	table := g.Scene.(*table)
	r, plan := recapOf(table), table.Board.Plan(g)
	if plan.Note.Rect.Empty() || !r.Shows(&table.Board, g) || r.Spot(&table.Board, g).Overlaps(plan.Note.Rect) {
		t.Errorf("the note lies at %+v, the recap at %+v and is seen: %t", plan.Note.Rect, r.Spot(&table.Board, g), r.Shows(&table.Board, g))
	}
}

// What several sentences in a row tell of the same cause stands in one sentence of the recap, and the cause in it once.
func TestRecapTellsACauseOnce(t *testing.T) {
	g, table := paced(t, "")
	if err := tellTurns(g, table, 3); err != nil {
		t.Fatal(err)
	}
	told := table.Board.Log.Log.Told
	at := slices.IndexFunc(told, func(s story.Told) bool { return s.Turn == 2 && s.Part == int(rules.StepThreats) })
	one, other := told[at], told[at]
	one.Say, other.Say = "Military threat, level 3: Ambush! and Legionary unlocked.", "Military threat, level 3: Deadly Device unlocked."
	table.Board.Log.Log.Told = slices.Insert(told, at, one, other)
	want := "Military threat, level 3: Ambush! and Legionary unlocked; Deadly Device unlocked."
	if lines := recapOf(table).Picture(&table.Board, g).Lines; !slices.ContainsFunc(lines, func(l render.RecapLine) bool { return strings.HasPrefix(l.Text, want) }) {
		t.Errorf("the recap says %+v", lines)
	}
}

// The recap lies beside what a hint is about, whatever the text size, or is not seen.
func TestRecapLeavesWhatAHintIsAbout(t *testing.T) {
	seen := 0
	for _, scale := range []int{100, 150, 200} {
		g := gametest.WithSettings(t, app.Options{}, "started = true\ntips = false\n")
		g.Settings.Scale = scale
		gametest.Stage(t, g, gametest.Only(shotScenes, "hint-why")[0])
		table := laid(g)
		at, about := recapOf(table).Spot(&table.Board, g), table.Board.Plan(g).Note.About
		if len(about) == 0 {
			t.Fatalf("at %d %% the hint is about nothing", scale)
		}
		if !at.Empty() {
			seen++
		}
		if at.Count(about) > 0 {
			t.Errorf("at %d %% the recap at %v hides what the hint is about: %v", scale, at, about)
		}
	}
	if seen == 0 {
		t.Error("the recap is never seen")
	}
}

// The recap makes way for a tip that it would hide, whatever the pointer is on.
func TestRecapMakesWayForTips(t *testing.T) {
	g, table := paced(t, "")
	r := recapOf(table)
	if err := tellTurns(g, table, 3); err != nil {
		t.Fatal(err)
	}
	openRecap(g, table)
	hidden := 0
	for box := range uint8(8) {
		if !table.restOn(g, layout.Part{Kind: layout.PartSeason, N: box}) {
			t.Fatalf("the season of box %d is not on the bar", box)
		}
		for table.Board.Tip.Coming != nil {
			table.Board.Explained(g)
		}
		screen := ebiten.NewImage(g.Width, g.Height)
		table.Draw(g, screen)
		screen.Deallocate()
		hides := g.Painter.Explains(r.Spot(&table.Board, g))
		if hides {
			hidden++
		}
		if r.Shows(&table.Board, g) == hides {
			t.Errorf("with the tip of box %d the recap at %+v is seen: %t", box, r.Spot(&table.Board, g), !hides)
		}
	}
	if hidden == 0 || hidden == 8 {
		t.Errorf("the recap lies on %d of 8 tips", hidden)
	}
}
