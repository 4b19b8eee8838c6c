package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/planning"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/motion"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// creating shows a table at which an action die can create an asset, and returns how.
func creating(t *testing.T) (g *app.App, shown *table, ge gesture.Gesture) {
	t.Helper()
	g = gametest.InFolder(t)
	shown, ge, err := find(g, func(t *table, ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	if err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	return g, shown, ge
}

// A proposed move lies on the table as a ghost and changes nothing until somebody makes it; dropped it is gone, and so is one that has
// become illegal.
func TestProposal(t *testing.T) {
	g, table, ge := creating(t)
	b := &table.Board
	propose := func() {
		t.Helper()
		moves := b.Campaign.Len()
		b.Held = ge.Take
		gametest.PointAt(t, g, table.Board.Plan(g), ge.Drop)
		gametest.Strike(t, g, "X")
		s := b.Scene(g)
		if len(b.Held) > 0 || b.Campaign.Len() != moves || len(s.Proposed) != len(ge.Take) || len(s.Proposed) == 0 {
			t.Fatalf("%d pieces are held, %d moves made and %d ghosts drawn", len(b.Held), b.Campaign.Len()-moves, len(s.Proposed))
		}
		n := b.View(g).Note
		if n == nil || n.Head != "A proposal" || n.Button != "Do it" || n.Back != "Withdraw it" || !strings.Contains(n.Say, "create") {
			t.Fatalf("the note is %+v", n)
		}
		for p := range s.Plan.Mats {
			if s.Plan.Note.Rect.Overlaps(s.Plan.Mats[p].Rect) {
				t.Errorf("the note lies on mat %d", p+1)
			}
		}
		screen := ebiten.NewImage(g.Width, g.Height)
		defer screen.Deallocate()
		b.Paint(g, screen)
	}
	gone := func(by string, moves int) {
		t.Helper()
		if n := b.View(g).Note; len(b.Scene(g).Proposed) > 0 || n != nil && n.Head == "A proposal" {
			t.Errorf("%s the proposal still lies there", by)
		}
		if n := b.Campaign.Len(); n != moves {
			t.Errorf("%s there are %d moves, not %d", by, n, moves)
		}
	}
	moves := b.Campaign.Len()
	propose()
	b.PressUp(g, board.NoteBack)
	if gone("dropped,", moves); g.Notice != "The proposal is withdrawn." {
		t.Errorf("dropped, it says %q", g.Notice)
	}
	propose()
	gametest.Strike(t, g, "Escape")
	gone("after Escape", moves)
	propose()
	b.Play(g, ge.Move)
	b.Skip(g)
	gone("illegal by now,", moves+1)
	b.TakeBack(g)
	propose()
	b.PressUp(g, board.NoteButton)
	b.Skip(g)
	if b.Campaign.Len() != moves+1 {
		t.Error("the proposed move is not made")
	}
}

// Where the mouse is handed over, whoever has it can drag the other's die: dropped it proposes the move, which is made once the other
// agrees, and is theirs to undo. A click, or a drop where it does nothing, leaves all as it was.
func TestProposalWithThePartnersDie(t *testing.T) {
	g, table := handedOver(t)
	b := &table.Board
	other := 1 - b.Desk.Player
	names := []string{"Anna", "Bert"}
	var ge gesture.Gesture
	for _, is := range gesture.NewHand(b.Book, &b.State).Gestures {
		if is.Move.Kind == rules.MoveCreate && int(is.Move.Player) == other && len(is.Take) == 1 {
			ge = is
		}
	}
	p := &g.Pointer
	drag := func(to layout.Target) {
		t.Helper()
		from, _ := b.Plan(g).Rect(ge.Take[0])
		p.X, p.Y = from.Center()
		p.Pressed, p.Down = true, true
		gametest.Tick(t, g)
		if len(b.Held) > 0 || !strings.Contains(b.Refusal.Say, "Drag it to propose") {
			t.Fatalf("pressed, %d pieces are held, and it says %q", len(b.Held), b.Refusal.Say)
		}
		on, _ := b.Plan(g).Rect(to)
		p.Pressed, p.Far, p.Moved = false, true, true
		p.X, p.Y = on.Center()
		gametest.Tick(t, g)
		if say := b.View(g).Prompt; len(b.Held) != 1 || !strings.Contains(say, "to propose that move") || !slices.ContainsFunc(b.Lit(g), func(l render.Lit) bool { return l.Target == ge.Drop }) {
			t.Fatalf("dragged, %d pieces are held, the prompt says %q", len(b.Held), say)
		}
		p.Down, p.Released = false, true
		gametest.Tick(t, g)
		p.Released, p.Far, p.Moved = false, false, false
		gametest.Tick(t, g)
	}
	moves := b.Campaign.Len()
	drag(layout.Target{Kind: layout.Portrait, N: uint8(other)})
	if b.Campaign.Len() != moves || len(b.Held) > 0 || len(b.Scene(g).Proposed) > 0 || can(g, table, uint8(other)) {
		t.Fatalf("dropped where it does nothing, %d moves are made and %d ghosts lie there", b.Campaign.Len()-moves, len(b.Scene(g).Proposed))
	}
	drag(ge.Drop)
	n := b.View(g).Note
	if b.Campaign.Len() != moves || len(b.Scene(g).Proposed) != 1 || can(g, table, uint8(other)) || n == nil || n.Head != "A proposal" || !strings.HasPrefix(n.Say, names[1-other]+" proposes. ") || n.Button != names[other]+" agrees" {
		t.Fatalf("%d moves are made, %d ghosts lie there, and the note is %+v", b.Campaign.Len()-moves, len(b.Scene(g).Proposed), n)
	}
	b.PressUp(g, board.NoteButton)
	b.Skip(g)
	made, _ := b.Campaign.Move(b.Campaign.Len() - 1)
	if b.Campaign.Len() != moves+1 || made.Kind != rules.MoveCreate || int(made.Player) != other || b.Desk.Player == other {
		t.Errorf("%d moves are made, the last %+v, and player %d has the mouse", b.Campaign.Len()-moves, made, b.Desk.Player)
	}
	if b.Undo(g); b.Dialog == nil || b.Campaign.Len() != moves+1 {
		t.Error("the other is not asked before it is undone")
	}
	b.Dialog = nil

	// What the other agreed to is not their turn: once a handing over is taken back, Done hands over again.
	first := b.Desk.Player
	i := slices.IndexFunc(b.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveTravel })
	b.Play(g, b.Hand.Gestures[i].Move)
	b.Skip(g)
	b.HandOver(g)
	b.Announce()
	b.Dialog = nil
	b.Undo(g)
	if b.Dialog == nil {
		t.Fatal("the first player is not asked before the handing over is undone")
	}
	b.TakeBack(g)
	b.Dialog = nil
	if say := b.Desk.DoneSays(&b.State, ""); b.Desk.Player != first || b.Desk.Acted[other] || say != "Done hands over." {
		t.Errorf("player %d has the mouse again, acted have %v, and it says %q", b.Desk.Player, b.Desk.Acted, say)
	}
	b.Held = []layout.Target{gesture.Die(rules.Place{Spot: rules.AtLocation}, rules.ResourceDie(0, 4))}
	if who := b.View(g).PromptPlayer; who != first {
		t.Errorf("with an asset in hand, player %d is asked", who)
	}
}

// Where the mouse is handed over, what only the other player could do with an asset is proposed by dropping it there. Once the mouse has
// been handed over, whoever has it agrees or declines, and the sheet says that a proposal waits.
func TestProposalByDroppingAnAsset(t *testing.T) {
	g, table := handedOver(t)
	b := &table.Board
	first, other := b.Desk.Player, 1-b.Desk.Player
	at := b.State.Players[first].At
	b.State.Players[other].At = at
	for resource := range content.NumResources {
		for value := 1; value <= 6; value++ {
			b.State.Assets[at][resource].Add(value)
		}
	}
	b.Hand = gesture.NewHand(b.Book, &b.State)
	b.Desk.Seat(&b.State, b.Campaign, b.Hand)
	var theirs gesture.Gesture
	for _, is := range gesture.NewHand(b.Book, &b.State).Gestures {
		if is.Move.Kind == rules.MovePlace && int(is.Move.Player) == other {
			theirs = is
		}
	}
	if theirs.Move.Kind == rules.NoMove {
		t.Fatal("the other player cannot place the asset")
	}
	moves := b.Campaign.Len()
	b.Held = theirs.Take
	b.Drop(g, theirs.Drop)
	n := b.View(g).Note
	if b.Refusal.Say != "" || b.Campaign.Len() != moves || len(b.Held) > 0 || n == nil || n.Button != b.Book.Who(other)+" agrees" {
		t.Fatalf("%d moves are made, %d pieces are held, the note is %+v, and it refuses: %q", b.Campaign.Len()-moves, len(b.Held), n, b.Refusal.Say)
	}
	b.HandOver(g)
	b.Announce()
	gametest.Tick(t, g)
	if said := b.Dialog.Menu.Spoken(); !strings.Contains(strings.Join(said.All(), " "), b.Book.Who(first)+" proposes a move") {
		t.Errorf("the sheet says %q", said.All())
	}
	b.Dialog = nil
	if n = b.View(g).Note; n == nil || n.Button != b.Book.Who(other)+" agrees" || n.Back != "Decline" {
		t.Errorf("handed over, the note is %+v", n)
	}
	b.PressUp(g, board.NoteBack)
	if say := b.Book.Who(other) + " declines the proposal."; g.Notice != say || b.Campaign.Len() > moves+1 {
		t.Errorf("declined, it says %q, not %q", g.Notice, say)
	}
}

// While a proposal lies on the table and the other player holds a die, its ghosts stay, and the preview of the drop counts it.
func TestPreviewsCountTheProposal(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.Tips = false
	var comes gesture.Gesture
	var die layout.Target
	shown, attempt, err := find(g, func(t *table, ge gesture.Gesture) bool {
		b := &t.Board
		own, alone := ge.Move.Actor()
		if ge.Move.Kind != rules.MoveAttempt || !alone {
			return false
		}
		for _, is := range b.Hand.Gestures {
			switch who, acts := is.Move.Actor(); {
			case is.Move.Kind == rules.MoveTravel && who != own && is.Move.Slot == b.State.Players[own].At:
				comes = is
			case acts && who == own && len(is.Take) > 0 && is.Take[0].Place == (rules.Place{Spot: rules.OnMat, N: uint8(own)}) && is.Take[0].Kind == layout.Die:
				die = is.Take[0]
			}
		}
		return comes.Move.Slot == b.State.Players[own].At && int(comes.Move.Player) != own && die.Place.N == uint8(own) && die.Kind == layout.Die &&
			comes.Move.Kind == rules.MoveTravel && b.Book.Check(&b.State, comes.Move) == nil
	})
	if err != nil {
		t.Fatal(err)
	}
	b := &shown.Board
	gametest.Tick(t, g)
	preview := func() string {
		t.Helper()
		b.Held = []layout.Target{die}
		gametest.PointAt(t, g, shown.Board.Plan(g), attempt.Drop)
		b.ExplainNow(g)
		say := strings.Join(b.Tip.Tip.Text, " ")
		if say == "" {
			t.Fatal("the drop has no preview")
		}
		return say
	}
	const once = "Once the proposed move is made"
	if say := preview(); strings.Contains(say, once) {
		t.Errorf("without a proposal it says %q", say)
	}
	b.Held = nil
	for _, l := range b.Layers {
		if p, is := l.(*planning.Planning); is {
			p.Propose(b, g, comes)
		}
	}
	say := preview()
	for p := range b.State.Players {
		if name := b.Book.PlayerName(&b.State, p); !strings.Contains(say[max(0, strings.Index(say, once)):], name) {
			t.Errorf("%s is not named in %q", name, say)
		}
	}
	if n := b.View(g).Note; !strings.Contains(say, once) || len(b.Scene(g).Proposed) == 0 || n != nil {
		t.Errorf("with a proposal it says %q; %d ghosts lie there, and the note is %+v", say, len(b.Scene(g).Proposed), n)
	}
	if b.PutBack(); b.View(g).Note == nil {
		t.Error("put back, the proposal has no note")
	}
}

// The press that skips what is shown takes up the other's die too, once it is dragged.
func TestThePartnersDieIsDraggedUnderASkip(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.HandOver, g.Settings.Tips = true, false // a note would take the press
	table := ofTwo(t, g)
	b := &table.Board
	b.Skip(g)
	b.Announce()
	b.Dialog = nil
	i := slices.IndexFunc(b.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	b.Speed = motion.Normal
	b.Play(g, b.Hand.Gestures[i].Move)
	if !b.Beats.Playing() {
		t.Fatal("nothing is shown")
	}
	var die layout.Target
	for _, piece := range b.Plan(g).Pieces {
		if on := piece.Target; on.Kind == layout.Die && on.Place == (rules.Place{Spot: rules.OnMat, N: uint8(1 - b.Desk.Player)}) {
			die = on
		}
	}
	p := &g.Pointer
	r, _ := b.Plan(g).Rect(die)
	p.X, p.Y = r.Center()
	p.PressX, p.PressY, p.Pressed, p.Down = p.X, p.Y, true, true
	gametest.Tick(t, g)
	p.Pressed, p.Far, p.Moved, p.X = false, true, true, p.X-2*r.W
	for range 3 {
		gametest.Tick(t, g)
	}
	if !slices.Equal(b.Held, []layout.Target{die}) {
		t.Errorf("%v is held, and not %v; something is shown: %t; it says %q", b.Held, die, b.Beats.Playing(), b.Refusal.Say)
	}
}

// What somebody points at for the other player is marked until it is pointed at again, or a move is made.
func TestHere(t *testing.T) {
	g, table, ge := creating(t)
	b := &table.Board
	on := layout.Target{Kind: layout.Location, N: 0}
	for range 2 {
		gametest.PointAt(t, g, table.Board.Plan(g), on)
		gametest.Strike(t, g, "X")
		if s := b.Scene(g); s.Here != on {
			t.Errorf("marked is %+v", s.Here)
		}
		gametest.Strike(t, g, "X")
		if s := b.Scene(g); s.Here.Kind != layout.None {
			t.Errorf("still marked is %+v", s.Here)
		}
	}
	gametest.Strike(t, g, "X")
	b.Play(g, ge.Move)
	b.Skip(g)
	if s := b.Scene(g); s.Here.Kind != layout.None {
		t.Errorf("after a move %+v is marked", s.Here)
	}
}

// Pinned cards lie on the side of what they show, off the action dice of both players, make way for what a held piece can be dropped
// on, and go where they are dragged.
func TestPinsLeaveRoomToPlan(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		g, table, ge := creating(t)
		g.Width, g.Height, g.Settings.Tips = size[0], size[1], false // a note would keep the card off
		b := &table.Board
		screen := ebiten.NewImage(g.Width, g.Height)
		defer screen.Deallocate()
		for player := range uint8(rules.NumPlayers) {
			b.Pinned = nil
			on := layout.Target{Kind: layout.Current, N: player}
			b.Plan(g)
			b.Pin(g, on)
			b.Paint(g, screen)
			r := g.Painter.PinnedRect(on)
			if r.Empty() || r.W > 0.2*float64(g.Width) {
				t.Fatalf("%v: the card of player %d lies at %+v", size, player+1, r)
			}
			if left := r.Right() <= float64(g.Width)/2; left != (player == 0) {
				t.Errorf("%v: the card of player %d lies at %+v", size, player+1, r)
			}
			for _, tray := range b.Plan(g).Trays() {
				if r.Overlaps(tray) {
					t.Errorf("%v: the card of player %d lies on dice", size, player+1)
				}
			}
			b.Held = ge.Take
			b.Paint(g, screen)
			for _, lit := range b.Lit(g) {
				if at, ok := b.Plan(g).Rect(lit.Target); ok && at.Overlaps(g.Painter.PinnedRect(on)) {
					t.Errorf("%v: the card of player %d lies on what is lit", size, player+1)
				}
			}
			b.Held = nil
			b.Paint(g, screen)

			p := &g.Pointer
			p.X, p.Y = r.Center()
			p.Pressed, p.Down = true, true
			gametest.Tick(t, g)
			p.Pressed, p.Far, p.Moved = false, true, true
			p.X, p.Y = float64(g.Width)/2, 0.36*float64(g.Height)
			gametest.Tick(t, g)
			p.Down, p.Released = false, true
			gametest.Tick(t, g)
			p.Released, p.Far, p.Moved = false, false, false
			b.Paint(g, screen)
			if x, y := g.Painter.PinnedRect(on).Center(); x < p.X-1 || x > p.X+1 || y < p.Y-1 || y > p.Y+1 {
				t.Errorf("%v: dragged to %v, %v it lies at %v, %v", size, p.X, p.Y, x, y)
			}

			r = g.Painter.PinnedRect(on)
			x, y := r.Center()
			if tapAt(t, g, x, y); len(b.Pinned) != 1 {
				t.Errorf("%v: a click on the card unpins it", size)
			}
			if tapAt(t, g, r.Right()-9, r.Y+9); len(b.Pinned) != 0 {
				t.Errorf("%v: a click on its pin does not unpin it", size)
			}
		}
	}
}

// A pinned card does not lie on a proposal at any size of everything, in both views, though it then lies on the other player's side or only
// its title has room.
func TestPinsLeaveProposalsFree(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "started = true\n")
	for _, sofa := range []bool{false, true} {
		g.Settings.Sofa = sofa
		if err := stageTwo(proposes)(g); err != nil {
			t.Fatal(err)
		}
		b := &g.Scene.(*table).Board
		for _, scale := range []int{100, 150, 200} {
			g.Settings.Scale = scale
			screen := ebiten.NewImage(g.Width, g.Height)
			b.Paint(g, screen)
			screen.Deallocate()
			note, pin := b.Plan(g).Note.Rect, g.Painter.PinnedRect(b.Pinned[0])
			if back := b.Plan(g).Note.Back; back.Empty() || !back.Within(note) || back.Overlaps(b.Plan(g).Note.Button) {
				t.Errorf("from the sofa %t, at %d%%: it is declined at %+v", sofa, scale, back)
			}
			if note.Empty() || pin.Empty() || note.Overlaps(pin) {
				t.Errorf("from the sofa %t, at %d%%: the proposal lies at %+v, and the pinned card at %+v", sofa, scale, note, pin)
			}
		}
	}
}

// tapAt clicks at a place of the window, in a tick down and a tick up.
func tapAt(t *testing.T, g *app.App, x, y float64) {
	t.Helper()
	p := &g.Pointer
	p.X, p.Y, p.Pressed, p.Down = x, y, true, true
	gametest.Tick(t, g)
	p.Pressed, p.Down, p.Released = false, false, true
	gametest.Tick(t, g)
	p.Released = false
}

// A pinned card lies on no answer, though a player has moved it to where answers come later, and stays while a refusal stands.
func TestPinsLeaveAnswersFree(t *testing.T) {
	g, table, _ := creating(t)
	g.Width, g.Height = 1280, 720
	b := &table.Board
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	on := layout.Target{Kind: layout.Obstacle}
	for n, o := range b.State.Obstacles {
		if o.Zone == rules.InPlay {
			on.N = uint8(n)
		}
	}
	b.Plan(g)
	b.Pin(g, on)
	drag := func(x, y float64) {
		b.Paint(g, screen)
		p, r := &g.Pointer, g.Painter.PinnedRect(on)
		p.X, p.Y = r.Center()
		p.Pressed, p.Down = true, true
		gametest.Tick(t, g)
		p.Pressed, p.Far, p.Moved, p.X, p.Y = false, true, true, x, y
		gametest.Tick(t, g)
		p.Down, p.Released = false, true
		gametest.Tick(t, g)
		p.Released, p.Far, p.Moved = false, false, false
	}
	seen := 0
	for _, scale := range []int{100, 150, 200} {
		g.Settings.Scale = scale
		drag(200, 400)
		var all []board.Choice
		for i := range 8 {
			all = append(all, board.Choice{Label: fmt.Sprintf("Thea takes %d body stress, Keel takes %d", i, 8-i), Do: func(*app.App) {}})
		}
		b.Ask("", "Split the damage.", all...)
		b.Paint(g, screen)
		plan, r := b.Plan(g), g.Painter.PinnedRect(on)
		if plan.Prompt.Sheet.Empty() {
			t.Fatalf("at %d%% the answers need no sheet", scale)
		}
		if !r.Empty() {
			seen++
		}
		for _, off := range plan.OffPins() {
			if r.Overlaps(off) {
				t.Errorf("at %d%% the card lies at %+v, on %+v", scale, r, off)
			}
		}
		b.PutBack()
		b.Refuse(g, "It cannot go there.", "")
		b.Paint(g, screen)
		if g.Painter.PinnedRect(on).Empty() {
			t.Errorf("at %d%% the card goes away while a refusal stands", scale)
		}
		b.Refusal.Forget()
	}
	if seen < 2 {
		t.Errorf("the card is in sight beside the answers only %d times", seen)
	}
}

// A pinned card goes with what it shows: another staged card that comes to its place is not pinned.
func TestAPinnedCardIsNotItsPlace(t *testing.T) {
	g, table, _ := creating(t)
	b := &table.Board
	on := layout.Target{Kind: layout.Staged, N: 1}
	b.Pin(g, on)
	gametest.Tick(t, g)
	if len(b.Pinned) != 1 {
		t.Fatal("it is not pinned")
	}
	b.State.Staging[1], b.State.Staging[2] = b.State.Staging[2], b.State.Staging[1]
	b.Shown = b.State
	gametest.Tick(t, g)
	if len(b.Pinned) != 0 {
		t.Error("the card that came to its place is pinned")
	}
}

// A pinned card stays where it lies, whatever comes beside it, and is back there when what it made way for has gone.
func TestPinsStay(t *testing.T) {
	g, table, _ := creating(t)
	g.Width, g.Height = 1280, 720
	b := &table.Board
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	on := layout.Target{Kind: layout.Current, N: 1}
	at := func() layout.Rect {
		b.Paint(g, screen)
		return g.Painter.PinnedRect(on)
	}
	b.Plan(g)
	b.Pin(g, on)
	first := at()
	b.Pin(g, layout.Target{Kind: layout.Location, N: 4})
	if r := at(); r != first {
		t.Errorf("with another card pinned it lies at %+v, before at %+v", r, first)
	}
	g.Pointer.X, g.Pointer.Y = first.Center()
	if !b.Layers.Press(b, g, layout.Target{}) || b.Pinned[1] != on || at() != first {
		t.Errorf("pressed, %+v lie there, the last one on top, and it lies at %+v", b.Pinned, at())
	}
	gametest.Tick(t, g) // it is let go
	b.Refuse(g, "It cannot go there.", "")
	at()
	b.Refusal.Forget()
	ge := b.Hand.Gestures[slices.IndexFunc(b.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })]
	b.Held, b.Hover = ge.Take, ge.Drop
	strikePoint(g, table)
	at()
	b.Layers.Escape(b, g)
	if r := at(); r != first {
		t.Errorf("in the end it lies at %+v, before at %+v", r, first)
	}
	g.Settings.Scale = 150
	at()
	if r := at(); r == first || r.Empty() {
		t.Errorf("in larger letters it lies at %+v", r)
	}
	in := slices.IndexFunc(b.State.Obstacles[:], func(o rules.ObstacleState) bool { return o.Zone == rules.InPlay })
	b.Pinned = nil
	b.Pin(g, layout.Target{Kind: layout.Obstacle, N: uint8(in)})
	b.State.Obstacles[in].Zone = rules.InDiscard
	if b.Layers.Renew(b); len(b.Pinned) != 0 {
		t.Error("an obstacle that has left the table stays pinned")
	}
}

// A pinned card does not lie on the prompt at any size of everything, nor where it is dragged.
func TestPinsLeaveThePromptFree(t *testing.T) {
	g, table, _ := creating(t)
	g.Width, g.Height = 1280, 720
	b := &table.Board
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	pinned := 0
	for _, scale := range []int{100, 150, 200} {
		g.Settings.Scale = scale
		for n, o := range b.State.Obstacles {
			if o.Zone != rules.InPlay {
				continue
			}
			on := layout.Target{Kind: layout.Obstacle, N: uint8(n)}
			b.Pinned = nil
			b.Plan(g)
			b.Pin(g, on)
			b.Paint(g, screen)
			r, prompt := g.Painter.PinnedRect(on), b.Plan(g).Prompt.Rect
			if r.Empty() {
				continue
			}
			if pinned++; r.Overlaps(prompt) {
				t.Errorf("at %d%% the card of %s lies at %+v, on the prompt at %+v", scale, b.Book.ObstacleName(&b.State, content.ObstacleID(n)), r, prompt)
			}
			if moved := b.Plan(g).OffTrays(layout.Rect{X: r.X, Y: prompt.Y - 20, W: r.W, H: r.H}); r.H < prompt.Y && moved.Overlaps(prompt) {
				t.Errorf("at %d%% it can be dragged onto the prompt, to %+v", scale, moved)
			}
		}
	}
	if pinned < 3 {
		t.Errorf("only %d cards were pinned", pinned)
	}
}

// stagePlanning shows a proposed move, what somebody points at, and a pinned card.
func stagePlanning(g *app.App) error {
	t, ge, err := find(g, func(t *table, ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	if err != nil {
		return err
	}
	b := &t.Board
	b.Pin(g, layout.Target{Kind: layout.Current, N: 0})
	b.Held, b.Hover = ge.Take, ge.Drop
	strikePoint(g, t)
	b.Hover = layout.Target{Kind: layout.Location, N: 4}
	strikePoint(g, t)
	b.Hover = layout.Target{}
	return nil
}

// strikePoint strikes the key that points, where the pointer is said to be.
func strikePoint(g *app.App, t *table) {
	g.Keyboard.Struck = []input.Stroke{{Chord: chord.Must("X")}}
	t.Board.Layers.Key(&t.Board, g)
	g.Keyboard.Struck = nil
}
