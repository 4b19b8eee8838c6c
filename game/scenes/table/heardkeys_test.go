package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// An arrow with nothing in its way tells the focus again, so that nobody wonders whether the key was taken.
func TestArrowsAtTheEdgeAreHeard(t *testing.T) {
	g, voice := aloud(t)
	g.Settings.Narrate = true
	table := randomTable(t, g, 3)
	for range 60 {
		at := table.Board.Hover
		voice.said = nil
		gametest.Strikes(t, g, "Left")
		gametest.Tick(t, g)
		if at.Kind == layout.None || table.Board.Hover != at {
			continue
		}
		if said := strings.Join(voice.said, " "); !strings.Contains(said, app.Spoken(g).Focus[0]) {
			t.Errorf("at the edge it says %q", said)
		}
		return
	}
	t.Error("no edge is reached")
}

// So it is on a sheet.
func TestArrowsAtTheEdgeOfASheetAreHeard(t *testing.T) {
	g, voice := aloud(t)
	heard := listening(t, g, voice)
	randomTable(t, g, 3)
	heard("M")
	for _, key := range []string{"Down", "Right", "Right", "Right", "Up", "Up", "Up", "Left", "Left", "Left"} {
		if said := heard(key); said == "" {
			t.Errorf("%s is not heard, at %q", key, app.Spoken(g).Focus)
		}
	}
}

// untilActing makes moves until the actions can end, at most 40.
func untilActing(g *app.App, b *board.Board) {
	for i := 0; i < 40 && !b.CanFinish(); i++ {
		b.Play(g, g.Book.Moves(&b.State, nil)[0])
		b.Finish()
	}
}

// awaitHint waits for a hint that has been asked for.
func awaitHint(t *testing.T, g *app.App, seat *table) {
	t.Helper()
	for end := time.Now().Add(gametest.Patience); seat.Hinter.Hinting.Step == 0 && time.Now().Before(end); {
		gametest.Tick(t, g)
	}
}

// A hint that somebody asks for by ear while something is shown comes after that.
func TestHintsAskedForTooEarlyCome(t *testing.T) {
	g, _ := aloud(t)
	g.Settings.Narrate = true
	table := randomTable(t, g, 3)
	table.Board.Speed, table.Board.OwnPace = motion.Normal, true
	untilActing(g, &table.Board)
	table.Board.Play(g, rules.Move{Kind: rules.MoveDone})
	if !table.Board.Beats.Playing() {
		t.Fatal("nothing is shown")
	}
	if gametest.Strikes(t, g, "H"); table.Hinter.Hinting.Step > 0 || table.Hinter.Hinting.Coming != nil {
		t.Fatal("a hint lies over what is shown")
	}
	table.Board.Finish()
	awaitHint(t, g, table)
	if table.Hinter.Hinting.Step == 0 {
		t.Error("no hint comes")
	}
}

// A key struck while something is shown acts once nothing moves any more. One that ends the actions is not meant for those of the next turn.
func TestKeysUnderMotionAct(t *testing.T) {
	for key, acts := range map[string]func(table *table, g *app.App) bool{
		"L": func(table *table, _ *app.App) bool { return table.Pane.Open },
		"H": func(table *table, _ *app.App) bool {
			return table.Hinter.Hinting.Step > 0 || table.Hinter.Hinting.Coming != nil
		},
		"M": func(table *table, _ *app.App) bool { return table.Board.Dialog != nil },
		"D": nil,
	} {
		g, table := paced(t, "")
		b := &table.Board
		for !b.CanFinish() {
			b.Play(g, g.Book.Moves(&b.State, nil)[0])
			b.Finish()
		}
		b.Play(g, rules.Move{Kind: rules.MoveDone})
		if len(b.Beats.List) < 3 {
			t.Fatalf("%d beats are shown", len(b.Beats.List))
		}
		gametest.Strikes(t, g, key)
		if acts != nil && acts(table, g) {
			t.Errorf("%s acts while something is shown", key)
		}
		for b.Beats.Playing() {
			b.Skip(g)
		}
		moves := b.Campaign.Len()
		gametest.Tick(t, g)
		if acts != nil && !acts(table, g) || b.Campaign.Len() != moves {
			t.Errorf("%s is lost, or ends the actions of the next turn: %d moves are made", key, b.Campaign.Len()-moves)
		}
		b.Dialogs.Dialog = nil
	}
}

// Nothing that is told in short ends where a list would begin, such as what Done brings.
func TestNoListIsCut(t *testing.T) {
	g, _ := aloud(t)
	g.Settings.SpeechDetail = "normal"
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	looked := 0
	for n := range 12 {
		table := randomTable(t, g, uint64(n))
		untilActing(g, &table.Board)
		for i := 0; i < 60 && table.Board.Hover != done; i++ {
			gametest.Strikes(t, g, "Tab")
		}
		table.Board.ExplainNow(g)
		words := app.Spoken(g)
		if table.Board.Hover != done {
			continue
		}
		looked++
		if slices.ContainsFunc(words.Focus, func(say string) bool { return strings.HasSuffix(say, ":") }) || len(words.Focus) == 0 {
			t.Errorf("of Done it says %q", words.Focus)
		}
	}
	if looked == 0 {
		t.Error("Done never has the focus")
	}
}

// listening returns a function that strikes keys and returns what is said until the window rests.
func listening(t *testing.T, g *app.App, voice *recorder) func(keys ...string) string {
	t.Helper()
	g.Settings.Speech, g.Settings.Narrate = true, true
	screen := ebiten.NewImage(g.Width, g.Height)
	t.Cleanup(screen.Deallocate)
	return func(keys ...string) string {
		voice.said = nil
		gametest.Strikes(t, g, keys...)
		for range 20 {
			gametest.Tick(t, g)
			g.Paint(screen)
		}
		return strings.Join(voice.said, " ")
	}
}

// Each key that moves the focus is answered, also with a die in the hand.
func TestTabIsHeardWithADieInHand(t *testing.T) {
	g, voice := aloud(t)
	heard := listening(t, g, voice)
	looked := 0
	for n := range 8 {
		table := randomTable(t, g, uint64(n))
		b := &table.Board
		for i := 0; i < 60 && (b.Hover.Kind != layout.Die || b.Hover.Place.Spot != rules.OnMat); i++ {
			gametest.Strikes(t, g, "Tab")
		}
		if said := heard("Enter"); len(b.Held) == 0 {
			continue
		} else if !strings.Contains(said, "In hand: ") || strings.Contains(said, "In hand: action die") {
			t.Errorf("table %d: as a die is taken it says %q", n, said)
		}
		looked++
		for i := range 10 {
			at := b.Hover
			if heard("Tab") == "" {
				t.Errorf("table %d, Tab %d from %v to %v: nothing is told of %q", n, i+1, at, b.Hover, app.Spoken(g).Focus)
			}
		}
	}
	if looked == 0 {
		t.Error("no die is taken")
	}
}

// What closes by a key is heard to close, where nothing else is to be told.
func TestClosingIsHeard(t *testing.T) {
	g, voice := aloud(t)
	heard := listening(t, g, voice)
	table := randomTable(t, g, 3)
	untilActing(g, &table.Board)
	heard("Tab")
	for _, keys := range [][2]string{{"W", "W"}, {"W", "Escape"}, {"L", "L"}, {"Escape", "Escape"}, {"G", "G"}} {
		if opens := heard(keys[0]); opens == "" || strings.Contains(opens, "Closed.") {
			t.Errorf("as %s opens it says %q", keys[0], opens)
		}
		if closes := heard(keys[1]); closes == "" {
			t.Errorf("as %s closes what %s opened nothing is heard", keys[1], keys[0])
		}
	}
}

// The key that took a hint does nothing to what has the focus when it is struck once more, and tells that; an answer it gives.
func TestEnterAfterAHintIsHeard(t *testing.T) {
	g, voice := aloud(t)
	heard := listening(t, g, voice)
	looked := 0
	for n := range 12 {
		table := randomTable(t, g, uint64(n))
		untilActing(g, &table.Board)
		heard("Tab")
		gametest.Strikes(t, g, "H")
		awaitHint(t, g, table)
		heard("Enter")
		made, answers := table.Board.Campaign.Len(), table.Board.Hover.Kind == layout.Option
		if table.Board.Dialog != nil || table.Hinter.Hinting.Step > 0 || !table.Board.Pointing.On {
			continue
		}
		looked++
		heard()
		heard()
		if said := heard("Enter"); said == "" || answers != (table.Board.Campaign.Len() > made) {
			t.Errorf("table %d: struck once more, with %v in focus, %d moves are made and %q is heard", n, table.Board.Hover, table.Board.Campaign.Len()-made, said)
		}
	}
	if looked == 0 {
		t.Error("no hint is taken")
	}
}

// A button that sets something is heard to set it.
func TestWhatAButtonSetsIsHeard(t *testing.T) {
	g, voice := aloud(t)
	heard := listening(t, g, voice)
	table := randomTable(t, g, 3)
	table.Board.OwnPace = true
	on := layout.Target{Kind: layout.Button, N: layout.ButtonSteps}
	for i := 0; i < 90 && table.Board.Hover != on; i++ {
		gametest.Strikes(t, g, "Tab")
	}
	heard("Left", "Right")
	for i := 0; i < 90 && table.Board.Hover != on; i++ {
		heard("Tab")
	}
	for range 2 {
		if said := heard("Enter"); table.Board.Hover != on || !strings.Contains(said, "Pause before each step: ") {
			t.Errorf("with %v in focus, pressed, it says %q", table.Board.Hover, said)
		}
	}
}

// How the campaign goes comes first and shortly, a track whole where the focus comes to it, and what lay below is not told again.
func TestStandingIsHeardInShort(t *testing.T) {
	g, voice := aloud(t)
	heard := listening(t, g, voice)
	g.Settings.SpeechDetail = "normal"
	table := randomTable(t, g, 3)
	untilActing(g, &table.Board)
	gametest.Strikes(t, g, "H")
	awaitHint(t, g, table)
	heard("Tab")
	opens := heard("G")
	if !strings.Contains(opens, "Play for ") || len(strings.Fields(opens)) > 100 || strings.Contains(opens, "brings") {
		t.Errorf("as it opens it says %q", opens)
	}
	if said := heard("Tab"); !strings.Contains(said, "Progress: space") {
		t.Errorf("of the next track it says %q", said)
	}
	if said := heard("Escape"); said != "Closed." {
		t.Errorf("as it closes it says %q", said)
	}
}

// The recap shows and is told also over what has the focus, until that moves.
func TestRecapIsHeardOverTheFocus(t *testing.T) {
	g, voice := aloud(t)
	at := slices.IndexFunc(AllScenes(), func(s gametest.Staged) bool { return s.Name == "recap" })
	gametest.Stage(t, g, AllScenes()[at])
	heard, table := listening(t, g, voice), g.Scene.(*table)
	if heard("W"); recapOf(table).Shows(&table.Board, g) {
		t.Fatal("the recap stays")
	}
	for range 25 {
		heard("Tab")
		said, on := heard("W"), table.Board.Hover
		if !recapOf(table).Shows(&table.Board, g) || !strings.Contains(said, "New obstacles:") {
			t.Errorf("with %v in focus the recap shows: %t, and it says %q", on, recapOf(table).Shows(&table.Board, g), said)
		}
		if ahead := strings.Join(story.Ahead(g.Book, &table.Board.State), " "); !strings.Contains(said, "Next: "+ahead) {
			t.Errorf("of what comes next it says not %q: %q", ahead, said)
		}
		if said := heard("W"); said != "Closed." {
			t.Errorf("with %v in focus it says %q as it closes", on, said)
		}
	}
}

// What is done is told once, also beside the open log; from there a key leads into its lines.
func TestMovesAreToldOnceBesideTheLog(t *testing.T) {
	g, voice := aloud(t)
	heard := listening(t, g, voice)
	table := randomTable(t, g, 3)
	untilActing(g, &table.Board)
	if said := heard("L"); !strings.Contains(said, "Ctrl+") {
		t.Errorf("the log says %q as it opens", said)
	}
	rests := slices.IndexFunc(g.Book.Moves(&table.Board.State, nil), func(m rules.Move) bool { return m.Kind == rules.MoveTravel })
	table.Board.Play(g, g.Book.Moves(&table.Board.State, nil)[rests])
	table.Board.Finish()
	line := table.Pane.Lines(&table.Board)
	if said := heard(); said == "" || len(voice.said) != 1 || strings.Contains(said, g.Reference.Plain(line[len(line)-1].Text)) && strings.Count(said, ". ") > 0 {
		t.Errorf("of one move it says %q", voice.said)
	}
}

// A key struck as a step waits does nothing once the players have begun another step.
func TestKeysOfAnEarlierStepAreForgotten(t *testing.T) {
	g, table := paced(t, "")
	b := &table.Board
	g.Settings.StepThrough = true
	for !b.CanFinish() {
		b.Play(g, g.Book.Moves(&b.State, nil)[0])
		b.Finish()
	}
	b.Play(g, rules.Move{Kind: rules.MoveDone})
	waits := 0
	for i := 0; i < 2000 && b.Beats.Playing(); i++ {
		if b.Beats.Waits {
			key := "Enter"
			if waits == 0 {
				key = "W"
			}
			waits++
			gametest.Strikes(t, g, key)
		}
		gametest.Tick(t, g)
	}
	for range 5 {
		gametest.Tick(t, g)
	}
	if waits < 2 || recapOf(table).Open {
		t.Errorf("after %d steps the recap is open: %t", waits, recapOf(table).Open)
	}
}

// What has the focus in the actions is told to who moves it there: not again because a move has changed the chances there.
func TestFocusIsNotToldUnasked(t *testing.T) {
	g, voice := aloud(t)
	heard := listening(t, g, voice)
	looked := 0
	for n := range 24 {
		table := randomTable(t, g, uint64(n))
		b := &table.Board
		untilActing(g, b)
		for i := 0; i < 30 && b.Hover.Kind != layout.Obstacle; i++ {
			gametest.Strikes(t, g, "Tab")
		}
		before := heard("Left", "Right")
		moves := g.Book.Moves(&b.State, nil)
		i := slices.IndexFunc(moves, func(m rules.Move) bool {
			return m.Kind == rules.MoveTravel && slices.Contains(b.State.Attached[m.Slot].List(), content.ObstacleID(b.Hover.N))
		})
		if i < 0 || b.Hover.Kind != layout.Obstacle || b.State.Attempt.Phase != rules.NoAttempt {
			continue
		}
		b.Play(g, moves[i])
		b.Finish()
		looked++
		if said := heard(); b.State.Asks().Task == rules.TaskActions && strings.Contains(said, "to overcome") {
			t.Errorf("table %d: after %q it says %q", n, before, said)
		}
	}
	if looked == 0 {
		t.Error("no move is made with an obstacle in focus")
	}
}
