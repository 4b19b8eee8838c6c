package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// lessonAt is the table of a lesson at one of its steps, counted from 1.
func lessonAt(t *testing.T, g *app.App, id string, step int) *table {
	t.Helper()
	for i, l := range g.Lessons {
		if l.ID == id {
			if err := EnterLesson(g, i, step-1); err != nil {
				t.Fatal(err)
			}
			return g.Scene.(*table)
		}
	}
	t.Fatalf("there is no lesson %q", id)
	return nil
}

// stepOf is the first step of a lesson whose moves begin with some words, counted from 1.
func stepOf(t *testing.T, g *app.App, id, move string) int {
	t.Helper()
	for _, l := range g.Lessons {
		for i, st := range l.Steps {
			if l.ID == id && len(st.Play) > 0 && strings.HasPrefix(st.Play[0], move) {
				return i + 1
			}
		}
	}
	t.Fatalf("no step of %q waits for %q", id, move)
	return 0
}

func onMat(player uint8, value int) layout.Target {
	return layout.DieAt(rules.Place{Spot: rules.OnMat, N: player}, rules.ActionDie(value), 0)
}

// drags presses a button on one thing and lets it go far away on another.
func drags(g *app.App, t *table, from, to layout.Target) {
	g.Pointer.Far = true
	t.Board.PressDown(g, from)
	t.Board.PressUp(g, to)
	g.Pointer.Far = false
}

// What is tried in vain is answered with its rule, and by one message: the task stands on the page.
func TestVainTriesAreAnswered(t *testing.T) {
	g := gametest.Mirror(t)
	answered := func(name string, table *table, rule string) {
		t.Helper()
		if says := table.Tutor.Lesson.Session.Answer; table.Board.Refusal.Rule != rule || (rule == "") != strings.Contains(says, table.Tutor.Lesson.Session.Reminder()) {
			t.Errorf("%s is answered %q, and by the lesson %q", name, table.Board.Refusal.Say, says)
		}
	}

	table := lessonAt(t, g, "progress", stepOf(t, g, "progress", "create keel"))
	die := layout.DieAt(rules.Place{Spot: rules.InPool, N: uint8(content.Military)}, rules.ResourceDie(content.Military, 2), 0)
	drags(g, table, die, layout.Target{Kind: layout.Square, N: 0, Sub: 1})
	answered("a die of a pool that is dragged", table, "create")

	step := stepOf(t, g, "moving", "move keel redbank")
	table = lessonAt(t, g, "moving", step)
	drags(g, table, layout.Target{Kind: layout.Portrait, N: 0}, layout.Target{Kind: layout.Location, N: 0})
	answered("a portrait, which lifts the figure", table, "")

	table = lessonAt(t, g, "moving", stepOf(t, g, "moving", "move keel empire"))
	drags(g, table, onMat(0, 3), layout.Target{Kind: layout.Location, N: uint8(content.SlotAt(content.Empire, 0))})
	if !table.Board.Collects() {
		t.Fatal("the first die does not wait for a second one")
	}
	table.Board.PressDown(g, onMat(1, 2))
	table.Board.PressUp(g, onMat(1, 2))
	answered("another character's die", table, "spend")
	if len(table.Board.Held) != 1 || table.Board.Held[0].Place.N != 0 {
		t.Errorf("after another character's die %v is held", table.Board.Held)
	}

	table = lessonAt(t, g, "moving", step)
	table.Tutor.AnswerRefusal()
	table.Board.PressDown(g, onMat(0, 2))
	if table.Tutor.Lesson.Session.Answer != "" {
		t.Errorf("with a die taken up there is still said %q", table.Tutor.Lesson.Session.Answer)
	}

	table = lessonAt(t, g, "moving", stepOf(t, g, "moving", "move keel empire"))
	table.Board.PressDown(g, onMat(0, 3))
	table.Tutor.AnswerRefusal()
	table.Board.PressDown(g, layout.Target{Kind: layout.Location, N: uint8(content.SlotAt(content.Empire, 0))})
	if !table.Board.Collects() || table.Tutor.Lesson.Session.Answer != "" {
		t.Errorf("with the first die put down there is still said %q", table.Tutor.Lesson.Session.Answer)
	}

	table = lessonAt(t, g, "year", stepOf(t, g, "year", "to empire"))
	table.Board.PressDown(g, layout.Target{Kind: layout.Location, N: uint8(content.SlotAt(content.Settled, 0))})
	table.Board.PressUp(g, layout.Target{Kind: layout.Location, N: uint8(content.SlotAt(content.Settled, 0))})
	if !strings.Contains(table.Tutor.Lesson.Session.Answer, table.Tutor.Lesson.Session.Reminder()) {
		t.Errorf("a location that is not asked for is answered %q", table.Tutor.Lesson.Session.Answer)
	}
}

// A refusal goes as soon as something else is done: a move made by a key, a question asked or answered, a card pinned or let
// go, a hint asked for, a page read.
func TestARefusalGoesWithWhatIsDoneNext(t *testing.T) {
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	for name, do := range map[string]func(g *app.App, table *table){
		"Done asks whether it is meant": func(g *app.App, table *table) { table.Board.Click(g, done) },
		"a button of the table":         func(g *app.App, table *table) { table.Board.PressButton(g, layout.ButtonLog) },
		"a hint":                        func(g *app.App, table *table) { table.Hinter.Hint(&table.Board, g) },
		"a card is pinned":              func(g *app.App, table *table) { table.Board.Pin(g, layout.Target{Kind: layout.Location, N: 0}) },
		"a pinned card is let go": func(g *app.App, table *table) {
			table.Board.Pin(g, layout.Target{Kind: layout.Location, N: 0})
			table.Board.Refuse(g, "No.", "")
			table.Board.Pin(g, layout.Target{Kind: layout.Location, N: 0})
		},
		"an answer": func(g *app.App, table *table) {
			table.Board.Click(g, done)
			table.Board.Refuse(g, "No.", "")
			table.Board.Option(g, 1)
		},
		"a move": func(g *app.App, table *table) {
			table.Board.Play(g, rules.Move{Kind: rules.MoveDone})
			if table.Board.State.Turn == 1 && table.Board.State.Step == rules.StepActions {
				t.Error("the turn has not gone on")
			}
		},
	} {
		g := gametest.Mirror(t)
		table := atActions(t, g)
		table.Board.Beats, table.Board.Shown = board.Beats{}, table.Board.State
		table.Board.Refuse(g, "No.", "")
		if do(g, table); table.Board.Refusal != (board.Refusal{}) {
			t.Errorf("after %s there is still said %q", name, table.Board.Refusal.Say)
		}
	}
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "turn", 1)
	table.Board.Refuse(g, "No.", "")
	if table.Tutor.GoOn(&table.Board, g); table.Board.Refusal.Say != "" {
		t.Errorf("on the next page there is still said %q", table.Board.Refusal.Say)
	}
}

// Escape puts away what was refused, and opens the menu only then.
func TestEscapePutsARefusalAway(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	table.Board.Beats, table.Board.Shown = board.Beats{}, table.Board.State
	table.Board.Refuse(g, "No.", "")
	for _, menu := range []bool{false, true} {
		if table.Board.Layers.Escape(&table.Board, g); table.Board.Refusal.Say != "" || (table.Board.Dialog != nil) != menu {
			t.Fatalf("after Escape there is still said %q, and the menu is open: %v", table.Board.Refusal.Say, table.Board.Dialog != nil)
		}
	}
}

// A click on a square with nothing in hand says what would be put there.
func TestAClickOnASquareIsAnswered(t *testing.T) {
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "progress", stepOf(t, g, "progress", "place"))
	for _, ge := range table.Board.Hand.Gestures {
		if ge.Move.Kind != rules.MovePlace || len(ge.Take) == 0 {
			continue
		}
		if table.Board.Click(g, ge.Drop); !strings.HasPrefix(table.Board.Refusal.Say, "First pick up") || table.Tutor.Lesson.Session.Answer != "" {
			t.Errorf("it is answered %q", table.Board.Refusal.Say)
		}
		return
	}
	t.Error("there is no square to click")
}

// Only the first refusal says that it leads to its rule.
func TestRefusalsSayOnceThatTheyLeadToRules(t *testing.T) {
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "moving", 1)
	table.Board.Refuse(g, "There is nothing to undo.", "")
	if words := table.Board.Refusal.Words(); words != "There is nothing to undo." {
		t.Errorf("with no rule it says %q", words)
	}
	table.Board.Refuse(g, "No.", "move")
	first := table.Board.Refusal.Words()
	table.Board.Refuse(g, "No.", "move")
	if first != "No. Rule: Move. Click here to read it." || table.Board.Refusal.Words() != "No. Rule: Move." {
		t.Errorf("it says %q, and then %q", first, table.Board.Refusal.Words())
	}
}

// When a step of a lesson comes up that is only to be read, the keyboard is at its button.
func TestKeyboardGoesToTheLesson(t *testing.T) {
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "stress", stepOf(t, g, "stress", "rest"))
	table.Board.SettleFocus(g)
	table.Board.Pointing.On = true
	table.Board.HoverOver(g, onMat(0, 2))
	table.Board.SettleFocus(g)
	m, err := table.Board.Book.Parse(&table.Board.State, "rest keel a2 body")
	if err != nil {
		t.Fatal(err)
	}
	table.Board.Play(g, m)
	table.Tutor.SettleLesson(&table.Board, g)
	table.Board.SettleFocus(g)
	if table.Board.Hover != board.NoteButton {
		t.Errorf("the focus is on %v", table.Board.Hover)
	}
}

// A click with nothing in hand is answered in a lesson as it is in a game, and the note says with what to go on: whoever reads
// where a die is to be put clicks there first. On what no die is put on, only the note answers.
func TestAClickInALessonIsAnswered(t *testing.T) {
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "moving", stepOf(t, g, "moving", "move"))
	for _, test := range []struct {
		on   layout.Target
		rule string
	}{
		{layout.Target{Kind: layout.Location, N: uint8(content.SlotAt(content.RedBank, 0))}, "move"},
		{layout.Target{Kind: layout.Pool, N: uint8(content.Support)}, "create"},
		{layout.Target{Kind: layout.Track, N: uint8(content.Support)}, ""},
	} {
		table.Tutor.ClearAnswers(&table.Board)
		table.Board.PressDown(g, test.on)
		table.Board.PressUp(g, test.on)
		reminder := table.Tutor.Lesson.Session.Reminder()
		if answer := table.Tutor.Lesson.Session.Answer; table.Board.Refusal.Rule != test.rule || (answer == reminder) != (test.rule == "") || reminder == "" {
			t.Errorf("a click on %+v is answered %q [%s], and by the lesson %q", test.on, table.Board.Refusal.Say, table.Board.Refusal.Rule, answer)
		}
	}
}

// A click on nothing makes no move that has only a button, such as taking the damage, and where nothing is pointed at no tip
// tells what such a move would do.
func TestAClickOnNothingDoesNothing(t *testing.T) {
	w := gametest.InFolder(t)
	w.Width, w.Height = 1280, 720
	const seed = 25
	table := practice(w, rules.Options{Seed: seed, Difficulty: content.Standard})
	w.Show(table)
	choose := rules.RandomPolicy(seed)
	tried := map[rules.MoveKind]bool{}
	for s := table.Board.Campaign.Now(); s.Phase != rules.YearOver; s = table.Board.Campaign.Now() {
		legal := table.Board.Book.Moves(s, nil)
		if h := gesture.NewHand(table.Board.Book, s); len(h.Buttons()) == 1 && !tried[h.Buttons()[0].Kind] {
			tried[h.Buttons()[0].Kind] = true
			table.Board.Show(w)
			made := table.Board.Campaign.Len()
			table.Board.PressDown(w, layout.Target{})
			table.Board.PressUp(w, layout.Target{})
			if table.Board.Campaign.Len() != made || len(table.Board.Doing(layout.Target{})) > 0 {
				t.Errorf("a click on nothing means %s", table.Board.Book.Notation(s, h.Buttons()[0]))
			}
		}
		if err := table.Board.Campaign.Play(choose(table.Board.Book, s, legal), nil); err != nil {
			t.Fatal(err)
		}
	}
	if !tried[rules.MoveFace] {
		t.Error("the damage of no obstacle was to be taken")
	}
}

// A stress die that cannot be taken up says what it is for when it is dragged, to a thing or to where nothing lies.
func TestAStressDieThatIsDraggedIsAnswered(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	table.Board.Beats, table.Board.Shown = board.Beats{}, table.Board.State
	die := layout.Target{Kind: layout.StressDie, N: 0, Sub: uint8(content.Body)}
	if table.Board.Hand.CanTake(nil, die) {
		t.Fatal("the stress die can be taken up")
	}
	home, _ := table.Board.Plan(g).Rect(die)
	for _, c := range []struct {
		name  string
		to    layout.Target
		apart float64
		rule  string
	}{
		{"to a location", layout.Target{Kind: layout.Location, N: 0}, 300, "stress"},
		{"to where nothing lies", layout.Target{}, 300, "stress"},
		{"by a trifle", layout.Target{}, 3, ""},
	} {
		table.Board.Refusal.Forget()
		g.Pointer.X, g.Pointer.Y = home.X+home.W/2, home.Y-c.apart
		if drags(g, table, die, c.to); table.Board.Refusal.Rule != c.rule || (table.Board.Refusal.Say == "") != (c.rule == "") {
			t.Errorf("dragged %s it is answered %q by %q", c.name, table.Board.Refusal.Say, table.Board.Refusal.Rule)
		}
	}
}

// While a drop is refused, what takes the die glows, and the words stay at least as long as they take to read.
func TestARefusalShowsWhatTakesTheDie(t *testing.T) {
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "progress", stepOf(t, g, "progress", "place keel support:2"))
	asset := layout.DieAt(rules.Place{Spot: rules.AtLocation, N: uint8(table.Board.State.Players[0].At)}, rules.ResourceDie(content.Support, 2), 0)
	first, end := layout.Target{Kind: layout.Square, N: 0}, layout.Target{Kind: layout.Square, N: 0, Sub: 2}
	drags(g, table, asset, end)
	if say := table.Board.Refusal.Say; say == "" || !slices.Contains(table.Board.Scene(g).Glow, first) {
		t.Errorf("refused by %q, these glow: %v", say, table.Board.Scene(g).Glow)
	}
	g.Pointer = input.Pointer{}
	words, ticks := table.Board.Refusal.Words(), 0
	for ; table.Board.Refusal.Say != "" && ticks < 10000; ticks++ {
		gametest.Tick(t, g)
	}
	if read := 18 * len(strings.Fields(words)); ticks < 60+read { // at 200 words a minute, and a second to find it
		t.Errorf("%q stays for %d ticks, and takes %d to read", words, ticks, read)
	}
}
