package board

import (
	"strings"

	"sixwinters/game/app"
	"sixwinters/game/menu"

	"sixwinters/rules"
	"sixwinters/saves"
)

// Undo takes the last move back. It asks first if the move revealed hidden information, and asks the other player where that one
// made it or has handed the mouse over since.
func (t *Board) Undo(g *app.App) {
	switch {
	case t.Guide.OnlyReads():
	case !t.CanTakeBack():
		t.Refuse(g, "There is nothing to undo.", "")
	case t.Campaign.ReadOnly():
		t.Refuse(g, "This campaign is being played in another window, and can only be viewed here.", "")
	case t.Partner != nil:
		propose(t, g, saves.UndoLine)
	case viewed(t):
		t.Refuse(g, t.Warning(), "")
	case undoAsks(t, g) != rules.NoPlayer:
		t.Dialog = newTakeBackOfOther(t, g, undoAsks(t, g))
	case t.Campaign.Revealed():
		t.Dialog = newTakeBack(t)
	default:
		t.TakeBack(g)
	}
}

// CanTakeBack reports whether there is a move to take back. In a lesson those before its first page do not count.
func (t *Board) CanTakeBack() bool {
	return t.Campaign.CanUndo() && t.Campaign.Len() > t.Guide.Begun()
}

// TakeBack takes the last move back, with what the log tells of it.
func (t *Board) TakeBack(g *app.App) {
	move, before := t.Campaign.Move(t.Campaign.Len() - 1)
	to, at := t.Campaign.HandedTo()
	if err := t.Campaign.Undo(); err != nil {
		refuseFor(t, g, err)
		return
	}
	if !t.Desk.back(t.Campaign.Len()) {
		if _, shows := atMouse(move, before); !shows && to != rules.NoPlayer && at > t.Campaign.Len() {
			t.Desk.Player = 1 - to // the handing over has been taken back as well
		}
		t.Desk.Return(move, before)
		t.Desk.recall(t.Campaign.Now(), t.Campaign)
	}
	tookBack(t, g, move, before)
}

// undoLeaves returns how many moves are left when the last one is undone. A reroll is undone with its ability and the dice picked up for it.
func undoLeaves(t *Board) int {
	last := t.Campaign.Len() - 1
	if move, before := t.Campaign.Move(last); t.Book.Rerolled(before, move) == "" || t.Guide.Plays() {
		return last
	}
	for i := last - 1; i >= 0; i-- {
		switch m, _ := t.Campaign.Move(i); m.Kind {
		case rules.MovePick:
		case rules.MoveUse:
			return i
		default:
			return last
		}
	}
	return last
}

// undo takes back what the last move was part of, and says who has got the mouse by that.
func undo(t *Board, g *app.App) {
	had := t.Desk.Player
	g.Notice = ""
	for range t.Campaign.Len() - undoLeaves(t) {
		t.TakeBack(g)
	}
	if t.Desk.On && t.Desk.Player != had {
		g.Notice = strings.TrimSpace("It is " + t.seat(t.Desk.Player) + "'s turn at the mouse again. " + g.Notice)
	}
}

// undoing says what comes of undoing the last move besides: of its ability, and of a move that is proposed.
func undoing(t *Board) (say []string) {
	left := undoLeaves(t)
	if left < t.Campaign.Len()-1 {
		say = append(say, "The ability has not begun then.")
	}
	if p, lies := proposal(t); lies {
		if _, then := t.Campaign.Move(left); Falls(t.Book, then, p.Move) {
			return append(say, "The proposal falls: it is not legal then.")
		}
		say = append(say, "The proposal stays on the table.")
	}
	return say
}

// tookBack shows the table after a move has been taken back, and tells the log. before is the table before the move.
func tookBack(t *Board, g *app.App, move rules.Move, before *rules.State) {
	t.undone = undone{t.Campaign.Len(), "Taken back: " + t.Book.Sentence(before, move)}
	t.Log.takeBack(t.Campaign.Marks())
	for _, l := range t.Layers {
		l.TakenBack(t, g)
	}
	t.Show(g)
}

// undone is the move taken back last.
type undone struct {
	left int    // the moves that were left
	say  string // what it was; "" for none
}

// TakenBackLast says which move was taken back, if nothing has been done since.
func (t *Board) TakenBackLast() string {
	if t.undone.left != t.Campaign.Len() {
		return ""
	}
	return t.undone.say
}

// CanBackOut reports whether an attempt, or an ability that rerolls dice, can be left as if it had not begun: nothing has happened in it but
// dice laid down or picked up, and nothing has been rolled.
func (t *Board) CanBackOut() bool {
	begins, goesOn := rules.MoveAttempt, rules.MoveCover
	if t.rerolls() {
		begins, goesOn = rules.MoveUse, rules.MovePick
	} else if t.State.Attempt.Phase != rules.Approach {
		return false
	}
	if t.Guide.Plays() || t.Watched || t.Campaign.ViewOnly() { // at a table of two desks each move is undone by itself
		return false
	}
	for i := t.Campaign.Len() - 1; i >= 0; i-- {
		switch m, _ := t.Campaign.Move(i); m.Kind {
		case goesOn:
		case begins:
			return true
		default:
			return false
		}
	}
	return false
}

// rerolls reports whether dice are picked to be rerolled.
func (t *Board) rerolls() bool {
	asks := t.State.Asks()
	return asks != nil && t.Book.Rerolls(asks)
}

// backOut takes an attempt back with the dice laid down in it, or an ability with those picked up.
func backOut(t *Board, g *app.App) {
	for t.CanBackOut() {
		t.TakeBack(g)
	}
}

// Redo makes the move again that was taken back last.
func (t *Board) Redo(g *app.App) {
	if t.Guide.OnlyReads() {
		return
	}
	if !t.Campaign.CanRedo() {
		t.Refuse(g, "There is nothing to redo.", "")
		return
	}
	if t.Partner != nil {
		propose(t, g, saves.RedoLine)
		return
	}
	makeAndShow(t, g, func(story *rules.Story) error {
		if err := t.Campaign.Redo(story); err != nil {
			return err
		}
		made := t.Campaign.Len() - 1
		t.Desk.Return(t.Campaign.Move(made))
		t.Desk.pass(made)
		return nil
	})
}

// undoAsks returns the player who must agree before the last move is taken back: the one who made it, or who has handed the mouse
// over since, while the other is at the mouse. It returns [rules.NoPlayer] if nobody must.
func undoAsks(t *Board, g *app.App) int {
	if !inTurns(t, g) {
		return rules.NoPlayer
	}
	asker := t.HintFor(g)
	if asker == rules.NoPlayer {
		asker = t.Desk.Player // an attempt of both, or a question
	}
	last := t.Campaign.Len() - 1
	to, at := t.Campaign.HandedTo()
	if to == asker && at > last || t.Desk.mouseAt(t.Campaign, last) == 1-asker {
		return 1 - asker // the handing over is taken back too, or the other player's move
	}
	return rules.NoPlayer
}

// lastMove says what the last move was, and who made it where that is known.
func lastMove(t *Board, g *app.App) string {
	last := t.Campaign.Len() - 1
	move, before := t.Campaign.Move(last)
	say := t.Book.Sentence(before, move)
	maker := t.Desk.mouseAt(t.Campaign, last)
	if placed := move.Kind == rules.MoveStart || move.Kind == rules.MoveChoose; maker == rules.NoPlayer && placed {
		maker = int(move.Player)
	}
	if question, answer, answers := strings.Cut(say, " The answer: "); answers {
		if about, _, ok := strings.Cut(question, ": "); ok {
			say = about + ": " + answer
		}
	}
	if at := before.Attempt.Obstacle; move.Kind == rules.MoveCover && t.Campaign.Now().Obstacles[at].Zone != rules.InPlay {
		say += ", which overcame " + t.Book.ObstacleName(before, at)
	}
	if dice := t.Book.Rerolled(before, move); dice != "" {
		who := t.Book.PlayerName(before, int(before.Asks().Player))
		if maker != rules.NoPlayer && inTurns(t, g) {
			who = t.seat(maker)
		}
		return who + "'s reroll of " + dice
	}
	switch {
	case maker == rules.NoPlayer || !inTurns(t, g):
		if strings.Contains(say, ": ") {
			return say
		}
		return "The last move: " + say
	case strings.HasPrefix(say, t.seat(maker)+": "): // it names who made it
		return say
	case strings.HasPrefix(say, t.Book.PlayerName(before, maker)+": "):
		return t.seat(maker) + "'s move, as " + say
	case strings.Contains(say, ": "):
		return t.seat(maker) + "'s move. " + rules.Capital(say)
	}
	return t.seat(maker) + "'s move: " + say
}

// UndoSays says what undo would take back, and who must agree, or "".
func (t *Board) UndoSays(g *app.App) []string {
	if t.Guide.OnlyReads() || t.Watched || !t.CanTakeBack() {
		return nil
	}
	say := []string{rules.FixFullStops(lastMove(t, g) + ".")}
	if other := undoAsks(t, g); other != rules.NoPlayer {
		say = append(say, t.seat(other)+" is asked first.")
	}
	return say
}

// newTakeBackOfOther asks the other player before what that player did is taken back.
func newTakeBackOfOther(t *Board, g *app.App, other int) *app.Dialog {
	name, last := t.seat(other), rules.FixFullStops(lastMove(t, g)+".")
	besides := undoing(t)
	return &app.Dialog{Build: func(_ *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title(name+", may this be undone?", 30)
		m.Text(last, app.SheetWidth)
		if to, at := t.Campaign.HandedTo(); to == 1-other && at == t.Campaign.Len() {
			m.Text("That also takes back handing over: "+name+" acts again.", app.SheetWidth)
		}
		for _, say := range besides {
			m.Text(say, app.SheetWidth)
		}
		if t.Campaign.Revealed() {
			m.Text("It revealed hidden information. You can still undo it; the log will say so.", app.SheetWidth)
		}
		keep := m.NewButton("Keep it", d.Press(nil))
		m.Row(m.NewButton(name+" agrees: undo", d.Does(func(g *app.App) { undo(t, g) })), keep)
		m.Begin(keep) // Enter after U must not answer for the other player
	}}
}

// newTakeBack asks before a move is taken back that revealed hidden information.
func newTakeBack(t *Board) *app.Dialog {
	besides := undoing(t)
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title("Undo this move?", 30)
		m.Text(rules.FixFullStops(lastMove(t, g)+"."), app.SheetWidth)
		for _, say := range besides {
			m.Text(say, app.SheetWidth)
		}
		m.Text("It revealed hidden information. You can still undo it; the log will say so.", app.SheetWidth)
		m.Row(
			m.NewButton("Undo", d.Does(func(g *app.App) { undo(t, g) })),
			m.NewButton("Cancel", d.Press(nil)),
		)
	}}
}
