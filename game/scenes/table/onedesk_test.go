package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// An attempt takes the partner's dice only after the partner has agreed, and a die of theirs laid down in it is not taken back unasked.
func TestAnAttemptOfBothAsksThePartner(t *testing.T) {
	g := gametest.Mirror(t)
	g.Settings.HandOver = true
	table := atActions(t, g)
	g.Show(table)
	obstacleAtBoth(table)
	b := &table.Board
	b.Show(g)
	other, moves := b.Desk.Other(), b.Campaign.Len()
	name := b.Book.PlayerName(&b.State, other)
	ask := func() {
		t.Helper()
		b.Click(g, layout.Target{Kind: layout.Obstacle})
		i := slices.IndexFunc(b.Choices, func(c board.Choice) bool { return c.Move.Arg == 0b11 })
		if i < 0 {
			t.Fatalf("it asks %q without both", b.Asked)
		}
		b.Option(g, i)
		if !strings.HasPrefix(b.Asked, name+", do your dice take part") || b.Campaign.Len() != moves || b.Choices[0].Label != name+" agrees" {
			t.Fatalf("it asks %q with %+v after %d moves", b.Asked, b.Choices, b.Campaign.Len()-moves)
		}
	}
	ask()
	if b.Option(g, 1); b.AsksBack() || b.Campaign.Len() != moves {
		t.Fatalf("refused, it asks %q after %d moves", b.Asked, b.Campaign.Len()-moves)
	}
	ask()
	if b.Option(g, 0); b.State.Attempt.Phase != rules.Approach || b.State.Attempt.Team != 0b11 {
		t.Fatalf("agreed, the attempt is %+v", b.State.Attempt)
	}
	b.Skip(g)
	for _, who := range []int{other, 1 - other} {
		i := slices.IndexFunc(b.Hand.Gestures, func(ge gesture.Gesture) bool {
			return ge.Move.Kind == rules.MoveCover && int(ge.Move.Player) == who
		})
		if i < 0 {
			t.Fatalf("player %d can cover nothing", who)
		}
		b.Play(g, b.Hand.Gestures[i].Move)
		b.Skip(g)
		covered := b.Campaign.Len()
		b.Undo(g)
		if asks := b.Dialog != nil; asks != (who == other) || asks != (b.Campaign.Len() == covered) {
			t.Errorf("a die of player %d is taken back asked: %t", who, asks)
		}
		if b.Dialog == nil {
			continue
		}
		gametest.Tick(t, g)
		spoken := b.Dialog.Menu.Spoken()
		if said := strings.Join(spoken.All(), " "); !strings.Contains(said, name+", may this be undone?") || !strings.Contains(said, "cover") {
			t.Errorf("it says %q", said)
		}
		b.Dialog = nil
		b.TakeBack(g)
	}
}

// A notice lies on nothing that is used, at any size of everything and in both views.
func TestNoticesLeaveTheTableFree(t *testing.T) {
	g, table, _ := creating(t)
	b := &table.Board
	for _, sofa := range []bool{false, true} {
		for _, scale := range []int{75, 100, 150, 200} {
			g.Settings.Sofa, g.Settings.Scale = sofa, scale
			gametest.Tick(t, g)
			at, plan := table.Sights(g).Notice, b.Plan(g)
			if at.W < 0.2*plan.W || at.H < 20*plan.Unit {
				t.Errorf("from the sofa %t, at %d%%, a notice has %+v", sofa, scale, at)
			}
			for _, piece := range plan.Pieces {
				if at.Overlaps(piece.Rect) {
					t.Errorf("from the sofa %t, at %d%%, it lies on %+v", sofa, scale, piece.Target)
				}
			}
		}
	}
}

// The answers of an attempt leave the obstacle free, also where they have a sheet of their own.
func TestAnswersLeaveTheObstacleFree(t *testing.T) {
	for _, stage := range []string{"both-mats-in-an-attempt-at-200", "among-many-obstacles-at-200", "pinned-in-an-attempt-at-200"} {
		g := gametest.InFolder(t)
		i := slices.IndexFunc(togetherScenes, func(s gametest.Staged) bool { return s.Name == stage })
		if err := togetherScenes[i].Stage(g); err != nil {
			t.Fatal(err)
		}
		b := &g.Scene.(*table).Board
		b.PutBack()
		plan := b.Plan(g)
		on, ok := plan.Rect(layout.Target{Kind: layout.Obstacle, N: uint8(b.State.Attempt.Obstacle)})
		if sheet := plan.Prompt.Sheet; !ok || sheet.Overlaps(on) {
			t.Errorf("%s: the answers lie at %+v, the obstacle at %+v", stage, sheet, on)
		}
	}
}

// From the sofa no note lies on the dice of either.
func TestSofaNotesLeaveTheDiceFree(t *testing.T) {
	g := gametest.InFolder(t)
	i := slices.IndexFunc(togetherScenes, func(s gametest.Staged) bool { return s.Name == "sofa-proposed" })
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		g.Width, g.Height = size[0], size[1]
		if err := togetherScenes[i].Stage(g); err != nil {
			t.Fatal(err)
		}
		b := &g.Scene.(*table).Board
		for _, ge := range gesture.NewHand(b.Book, &b.State).Gestures {
			if who, acts := ge.Move.Actor(); !acts || who == b.Desk.Player || len(ge.Take) == 0 {
				continue
			}
			propose(g.Scene.(*table), g, ge)
			boxes := append(b.Plan(g).Trays(), b.Plan(g).Cards[0].Rect, b.Plan(g).Cards[1].Rect)
			if note := b.Plan(g).Note.Rect; note.Empty() || note.Count(boxes) > 0 {
				t.Fatalf("%v: the proposal of %+v lies at %+v, the dice and cards at %+v", size, ge.Move, note, boxes)
			}
		}
	}
}

// A player can point at a pinned card and at what a hand cannot take, such as a skill, and the tag lies on neither.
func TestHereIsAnything(t *testing.T) {
	g, table, _ := creating(t)
	g.Settings.Tips = false
	b := &table.Board
	on := obstaclesIn(b)[0]
	b.Plan(g)
	b.Pin(g, on)
	painted(g, b)
	g.Pointer.X, g.Pointer.Y = g.Painter.PinnedRect(on).Center()
	g.Pointer.Moved = true
	gametest.Tick(t, g)
	gametest.Strike(t, g, "X")
	if s := b.Scene(g); s.Here != on || !s.HereOnPin || !s.HereAt.Empty() {
		t.Errorf("over the pin, marked is %+v at %+v, the pin: %t", s.Here, s.HereAt, s.HereOnPin)
	}
	b.Pin(g, on)
	gametest.Tick(t, g)
	if s := b.Scene(g); s.Here.Kind != layout.None {
		t.Errorf("the pin is closed, but %+v is still marked", s.Here)
	}
	b.Pin(g, on)
	gametest.PointAt(t, g, b.Plan(g), on)
	gametest.Strike(t, g, "X")
	if s := b.Scene(g); s.Here != on || s.HereOnPin || s.HereAt.Empty() {
		t.Errorf("over the obstacle, marked is %+v at %+v, the pin: %t", s.Here, s.HereAt, s.HereOnPin)
	}
	skill := b.Plan(g).Mats[1].Skills[2]
	g.Pointer.X, g.Pointer.Y = skill.Center()
	gametest.Tick(t, g)
	gametest.Strike(t, g, "X")
	if s := b.Scene(g); s.Here.Kind != layout.None || s.HereAt.Empty() || !s.HereAt.Contains(skill.Center()) {
		t.Errorf("over the skill, marked is %+v at %+v", s.Here, s.HereAt)
	}
	if gametest.Strike(t, g, "X"); !b.Scene(g).HereAt.Empty() {
		t.Error("struck again, the skill is still marked")
	}
}

// News that opens a pane gives the table back as it lay, unless the players have opened another pane meanwhile.
func TestNewsGivesThePanesBack(t *testing.T) {
	g, table, _ := creating(t)
	g.Settings.Scale, g.Settings.Tips = 200, false
	b := &table.Board
	b.Panes.Open(layout.RegionPane(0))
	for _, opens := range []bool{false, true} {
		v := *b.View(g)
		was := b.Panes.Order
		v.Note = &layout.Note{Yields: true, About: func(p *layout.Plan) []layout.Rect { return []layout.Rect{p.Mats[1].Portrait} }}
		v.Note.Head, v.Note.Say = "New", "A character can be Weary."
		panes, plan := b.NoteOpens(v, layout.Lay(&v))
		if !plan.Shows(layout.MatPane + 1) {
			t.Fatal("the note opens no pane")
		}
		b.Panes = panes
		if opens {
			b.Panes.Open(layout.TradePane)
			was = b.Panes.Order
		}
		v.Note, v.Open = nil, b.Panes.Order
		if panes, _ = b.NoteOpens(v, layout.Lay(&v)); !slices.Equal(panes.Order, was) {
			t.Errorf("after the news the panes are %v, not %v; the players opened one: %t", panes.Order, was, opens)
		}
		b.Panes = panes
	}
}

// The signs of the last turn are there again after an undo.
func TestSignsStayAfterAnUndo(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.Tips = false
	table, ge, err := find(g, func(t *table, ge gesture.Gesture) bool {
		return ge.Move.Kind == rules.MoveCreate && t.Board.State.Turn > 1
	})
	if err != nil {
		t.Fatal(err)
	}
	b := &table.Board
	signs := func() int {
		gametest.Tick(t, g)
		gametest.Tick(t, g)
		if s := b.Scene(g).Strip; s != nil {
			return len(s.Signs)
		}
		return 0
	}
	before := signs()
	b.Play(g, ge.Move)
	b.Skip(g)
	if b.TakeBack(g); before == 0 || signs() != before {
		t.Errorf("%d signs lay there, after an undo %d do", before, signs())
	}
}
