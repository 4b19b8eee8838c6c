package table

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// foldedTable is a table at 200 %, after random moves up to a moment.
func foldedTable(t *testing.T, moment func(g *app.App, t *table) bool) (*app.App, *table) {
	t.Helper()
	g := &app.App{Book: rulestest.Book(t), Width: 1280, Height: 720}
	g.Settings.Scale = 200
	for seed := uint64(5); seed < 25; seed++ {
		seat := practice(g, rules.Options{Seed: seed, Difficulty: content.Standard})
		choose := rules.RandomPolicy(seed)
		for legal := g.Book.Moves(&seat.Board.State, nil); len(legal) > 0; legal = g.Book.Moves(&seat.Board.State, nil) {
			if moment(g, seat) {
				return g, seat
			}
			seat.Board.Play(g, choose(g.Book, &seat.Board.State, legal))
		}
	}
	t.Fatal("the moment never comes")
	return nil, nil
}

// Whatever is to be chosen by a click: some of it is in sight when it is asked, over a whole year.
func TestWhatIsAskedComesIntoSight(t *testing.T) {
	asked := 0
	foldedTable(t, func(g *app.App, seat *table) bool {
		lit := seat.Board.Lit(g)
		seen := len(lit) == 0
		for _, l := range lit {
			seen = seen || seat.Board.Plan(g).InSight(l.Target)
		}
		if !seen {
			t.Errorf("%q: nothing of it is in sight", seat.Board.View(g).Prompt)
		}
		if len(lit) > 0 {
			asked++
		}
		return seat.Board.State.Phase == rules.YearOver
	})
	if asked < 10 {
		t.Errorf("only %d choices were asked", asked)
	}
}

// The obstacle that is attempted is in sight at every question of the attempt, over a whole year.
func TestTheAttemptedObstacleIsInSight(t *testing.T) {
	asked := 0
	foldedTable(t, func(g *app.App, seat *table) bool {
		if a := &seat.Board.State.Attempt; a.Phase != rules.NoAttempt && len(seat.Board.Lit(g)) == 0 {
			asked++
			if !seat.Board.Plan(g).InSight(layout.Target{Kind: layout.Obstacle, N: uint8(a.Obstacle)}) {
				t.Errorf("%q: the obstacle is not in sight", seat.Board.View(g).Prompt)
			}
		}
		return seat.Board.State.Phase == rules.YearOver
	})
	if asked < 5 {
		t.Errorf("only %d questions were asked in attempts", asked)
	}
}

// A die is dragged to a pane that is folded away: resting on its tab opens it, and so does letting the die go there, which
// keeps it in hand.
func TestDragAcrossPanes(t *testing.T) {
	for name, open := range map[string]func(g *app.App, seat *table, tab layout.Target){
		"resting": func(g *app.App, seat *table, tab layout.Target) {
			for seat.Board.Hover, seat.Board.HoverFor = tab, 0; seat.Board.HoverFor < board.SpringAfter; seat.Board.HoverFor++ {
				seat.Board.SpringOpen(g)
				if seat.Board.Plan(g).InSight(tab) {
					t.Fatalf("opened after %d ticks", seat.Board.HoverFor)
				}
			}
			seat.Board.SpringOpen(g)
		},
		"letting go": func(g *app.App, seat *table, tab layout.Target) {
			seat.Board.PressUp(g, tab)
		},
		"a click with it in hand": func(g *app.App, seat *table, tab layout.Target) {
			seat.Board.Dragging = false
			seat.Board.PressDown(g, tab)
			seat.Board.PressUp(g, tab)
		},
	} {
		t.Run(name, func(t *testing.T) {
			var ge gesture.Gesture
			g, seat := foldedTable(t, func(g *app.App, seat *table) bool {
				for _, ge = range seat.Board.Hand.Gestures {
					if ge.Move.Kind == rules.MoveCreate && !seat.Board.Plan(g).InSight(ge.Drop) {
						return true
					}
				}
				return false
			})
			seat.Board.PressDown(g, ge.Take[0])
			g.Pointer.Far = true
			pane, _ := seat.Board.Plan(g).PaneOf(ge.Drop)
			open(g, seat, layout.Target{Kind: layout.Tab, N: uint8(pane)})
			if !seat.Board.Plan(g).InSight(ge.Drop) {
				t.Fatal("the pane has not opened")
			}
			if len(seat.Board.Held) != 1 {
				t.Fatalf("%d dice are in hand", len(seat.Board.Held))
			}
			before := seat.Board.State
			seat.Board.Drop(g, ge.Drop)
			if seat.Board.State == before && len(seat.Board.Choices) == 0 {
				t.Error("the die put down there has done nothing")
			}
		})
	}
}

// What a note is about comes into sight with it, and may be folded away while it is read.
func TestNoteBringsWhatItIsAboutIntoSight(t *testing.T) {
	g, seat := foldedTable(t, func(_ *app.App, seat *table) bool { return seat.Board.CanFinish() })
	seat.Board.Panes.Open(layout.RegionPane(content.Empire))
	if seat.Board.Plan(g).Shows(layout.TradePane) {
		t.Fatal("the trade board is in sight beside the Empire")
	}
	note := &layout.Note{
		Text: note.Text{Say: "This is the trade board."},
		About: func(p *layout.Plan) []layout.Rect {
			return []layout.Rect{p.Trade.Rect}
		},
	}
	noted := func() *layout.Plan {
		v := *seat.Board.View(g)
		v.Note = note
		var plan *layout.Plan
		seat.Board.Panes, plan = seat.Board.NoteOpens(v, layout.Lay(&v))
		return plan
	}
	if !noted().Shows(layout.TradePane) {
		t.Error("the trade board is not in sight though a note is about it")
	}
	seat.Board.Panes.Want(layout.RegionPane(content.Empire))
	if noted().Shows(layout.TradePane) {
		t.Error("the same note has opened the trade board again")
	}
}

// A note folds nothing away that is to be chosen.
func TestANoteLeavesWhatIsAsked(t *testing.T) {
	g, seat := foldedTable(t, func(g *app.App, seat *table) bool {
		return len(seat.Board.Lit(g)) > 0 && seat.Board.Plan(g).InSight(seat.Board.Lit(g)[0].Target)
	})
	before := seat.Board.Plan(g).Panes
	for l := range layout.NumPanes {
		v := *seat.Board.View(g)
		v.Note = &layout.Note{Text: note.Text{Say: string(rune('a' + l))}, About: func(p *layout.Plan) []layout.Rect { return []layout.Rect{p.Panes[l]} }}
		seat.Board.Panes, _ = seat.Board.NoteOpens(v, layout.Lay(&v))
		if !slices.ContainsFunc(seat.Board.Lit(g), func(lit render.Lit) bool { return seat.Board.Plan(g).InSight(lit.Target) }) {
			t.Errorf("a note about pane %d has folded away what is asked", l)
		}
	}
	if seat.Board.Plan(g).Panes == before {
		t.Error("no note has brought anything into sight")
	}
}

// A tab that is clicked with nothing in hand opens its pane, and the next question keeps the others as they were.
func TestTabOpensItsPane(t *testing.T) {
	g, seat := foldedTable(t, func(_ *app.App, seat *table) bool { return seat.Board.CanFinish() })
	for l := range layout.NumPanes {
		tab := layout.Target{Kind: layout.Tab, N: uint8(l)}
		seat.Board.PressDown(g, tab)
		seat.Board.PressUp(g, tab)
		if !seat.Board.Plan(g).Shows(l) {
			t.Errorf("pane %d is not in sight after a click on its tab", l)
		}
	}
	seat.Board.Ready(g)
	if !seat.Board.Plan(g).Shows(layout.NumPanes - 1) {
		t.Error("the same question has closed what the players had opened")
	}
}

// A tab says what lies behind it, and how to come there.
func TestTabsExplainThemselves(t *testing.T) {
	g, seat := foldedTable(t, func(_ *app.App, seat *table) bool { return seat.Board.CanFinish() })
	seen := map[string]bool{}
	for l := range layout.NumPanes {
		tip := seat.Board.TabTip(g, l)
		if seen[tip.Title] || tip.Title == "" || strings.Contains(tip.Title, "player") {
			t.Errorf("pane %d is called %q", l, tip.Title)
		}
		seen[tip.Title] = true
		if want := 2; !seat.Board.Plan(g).Shows(l) && len(tip.Text) != want {
			t.Errorf("%s: %d sentences, want %d", tip.Title, len(tip.Text), want)
		}
	}
}

// the tabs of the mats bring back what the question wants.
func TestPanesThatAreWanted(t *testing.T) {
	l := board.Panes{Order: []layout.Pane{0, 1, 2}}
	attempt := layout.Together{Mats: [2]bool{true, true}, At: 3}
	if l.Open(2, 1); !slices.Equal(l.Order, []layout.Pane{1, 2, 0}) || l.Together.Any() {
		t.Errorf("with the second pane wanted most they are %+v", l)
	}
	if l.Ask(attempt); l.Together != attempt {
		t.Errorf("in an attempt %+v lies together", l.Together)
	}
	before := l
	if l.Ask(attempt); !reflect.DeepEqual(l, before) {
		t.Errorf("the same attempt changes %+v to %+v", before, l)
	}
	l.Open(0)
	if l.Ask(layout.Together{}); l.Together.Any() || l.Order[0] != 0 {
		t.Errorf("after the players have opened a pane the end of the attempt changes it to %+v", l)
	}
	l.Ask(attempt)
	if l.OpenMats(); l.Together != attempt {
		t.Errorf("the tabs of the mats bring %+v in an attempt", l.Together)
	}
	l.Ask(layout.Together{})
	if l.OpenMats(); l.Together != (layout.Together{Mats: [2]bool{true, true}, At: content.NoSlot}) {
		t.Errorf("the tabs of the mats bring %+v", l.Together)
	}
}
