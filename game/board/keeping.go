package board

import (
	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/story"

	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
)

// Keeping is the campaign of a table and its file.
type Keeping struct {
	Campaign *saves.Campaign
	undone   undone
}

// tableLog is what has been told at a table.
type tableLog struct {
	story.Log
	Earlier []story.LogPoint // before each move
}

// takeBack returns to what was told before the last move, and tells which moves have been taken back since then, by the marks of
// the campaign.
func (l *tableLog) takeBack(marks []saves.Mark) {
	last := l.Earlier[len(l.Earlier)-1]
	l.Earlier = l.Earlier[:len(l.Earlier)-1]
	l.Return(last, l.Lines)
	for _, mark := range marks[last.Marks:] {
		l.TakeBack(mark.Move)
	}
}

// Retell tells the log all that the campaign has come through, move by move into a story.
func (t *Board) Retell(into *rules.Story) {
	told := t.Log.Retell(t.Campaign.Timeline(), into)
	t.Log.Earlier = told[: len(told)-1 : len(told)-1]
}

// NamePlayers names those who play from now on, as [saves.Header.SetNames] does, in the file and in all that the table says.
func (t *Board) NamePlayers(g *app.App, names ...string) error {
	if err := t.Campaign.NamePlayers(names...); err != nil {
		return err
	}
	for t.Beats.Playing() {
		t.Skip(g) // its sentences have the names of before
	}
	t.Book = t.Book.For(t.Campaign.Header.ShortNames()...)
	t.Log = tableLog{Log: story.NewLog(t.Book)}
	var told rules.Story
	t.Retell(&told)
	t.Ready(g)
	return nil
}

// Warning returns what the players must know about the saving of the campaign, or "".
func (t *Board) Warning() string {
	switch err := t.Campaign.Trouble(); {
	case t.Campaign.ReadOnly():
		return "View only: this campaign is being played in another window."
	case viewed(t) && t.Partner == nil:
		return "View only: two desks play this campaign. Continue it under Play together, or branch it in Replay."
	case err != nil:
		return "Careful: " + err.Error() + "."
	}
	return ""
}

// warned returns a prompt with the warning, if there is one.
func warned(t *Board, prompt string) string {
	switch say := t.Warning(); {
	case viewed(t) && t.Partner == nil:
		return say // the question is asked in the other window
	case say != "":
		return say + " " + prompt
	}
	return prompt
}

// sharedKept is a campaign that two desks play: closing it leaves the other desk too.
type sharedKept struct {
	*saves.Campaign
	desk *together.Desk
}

func (k sharedKept) Close() error { return k.desk.Close() }

// Kept returns the campaign in its file, with the connection to the other desk if there is one.
func (t *Board) Kept() app.Kept {
	if t.Partner != nil {
		return sharedKept{t.Campaign, t.Partner}
	}
	return t.Campaign
}

// Leave returns what a button does that closes the campaign and then calls to. If the last moves are not saved, or the server has not answered the last
// one, it asks first.
func (t *Board) Leave(to func(g *app.App) error) func(g *app.App) error {
	return func(g *app.App) error {
		leave := app.Leaving(&t.Dialogs, t.Kept(), func(g *app.App) error {
			t.Layers.Renew(t)
			return to(g)
		})
		if t.Partner != nil && t.Partner.Unsent() != nil {
			t.Dialog = newUnsent(t.Leave(to), leave)
			return nil
		}
		return leave(g)
	}
}

// newUnsent asks whether to leave before the server has answered the last move: again waits for it once more, and leave leaves even so.
func newUnsent(again, leave func(g *app.App) error) *app.Dialog {
	return &app.Dialog{Build: func(_ *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title("Your last move is still on its way", 30)
		m.Text("The server has not answered it. If you leave now, it may be lost. All moves before it are saved.", app.SheetWidth)
		app.OrLeave(m, d, again, "Leave without it", leave)
	}}
}

// KeepingLayer is the campaign and its file: undo and redo.
type KeepingLayer struct{ Base }

func (KeepingLayer) Key(t *Board, g *app.App) bool {
	switch {
	case g.Keyboard.Asks(command.Undo):
		t.Undo(g)
	case g.Keyboard.Asks(command.Redo):
		t.Redo(g)
	default:
		return false
	}
	return true
}

// Play makes a move. It is on the disk before anything is shown.
func (t *Board) Play(g *app.App, m rules.Move) {
	if !t.Guide.Permits(t, m) {
		return
	}
	if t.Partner != nil {
		t.rest = nil
		propose(t, g, t.Book.Notation(&t.State, m))
		return
	}
	makeAndShow(t, g, func(story *rules.Story) error { return t.Campaign.Play(m, story) })
}

// PlayAll plays moves one after the other, as long as each has been made when the next is due. Of two desks, this one makes the next once the
// server has taken the one before.
func (t *Board) PlayAll(g *app.App, moves []rules.Move) {
	for i, m := range moves {
		before := t.State
		switch t.Play(g, m); {
		case t.Awaits():
			t.rest = moves[i+1:]
			return
		case t.State == before:
			return
		}
	}
}

// makeAndShow calls move, which makes or redoes a move and tells it to a story, and shows what came of it. If that fails, what is being shown goes on.
func makeAndShow(t *Board, g *app.App, move func(*rules.Story) error) {
	made := t.Story
	made.Reset()
	made.Events, made.States, made.Keep = nil, nil, true // those of the story in hand may still be shown
	t.Log.EndMove()
	t.Log.Before(&t.State)
	before, asked := t.Log.Moment(len(t.Campaign.Marks())), t.Question()
	if err := move(&made); err != nil {
		refuseFor(t, g, err)
		return
	}
	t.Story, t.pressed, t.offered = made, nil, nil
	for _, c := range t.Choices {
		t.offered = append(t.offered, c.Label)
	}
	t.Log.Earlier, t.before = append(t.Log.Earlier, before), asked
	last, from := t.Campaign.Move(t.Campaign.Len() - 1)
	for _, l := range t.Layers {
		l.Made(t, from, last)
	}
	t.State = *t.Campaign.Now()
	t.Drift.Stir(g)
	t.Beats = Beats{} // those left over are of the move before
	t.Ready(g)
	t.ShowStory(g)
}
