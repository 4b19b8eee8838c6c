package lesson

import (
	"strconv"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/menu/chapter"
	"sixwinters/game/teach"
)

// The sheets that lie over the table of a lesson.

// LessonOnSheet writes what the lesson waits for at the head of a sheet, where its note would lie under it.
func (u *Tutor) LessonOnSheet(g *app.App, m *menu.Menu) {
	if !u.Lesson.playing() || u.Lesson.Session.Step().Reading() {
		return
	}
	st := u.Lesson.Session.Step()
	head, _ := u.Lesson.heads()
	m.InHead()
	m.Text(head+"\n"+g.Reference.Plain(st.Say+" "+teach.Sentence(st.Do)), chapter.Width)
}

// NewLessonOver returns the sheet at the end of a lesson: where to go on, and how.
func NewLessonOver(t *board.Board, u *Tutor) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		n := u.Lesson.Number
		m.Title(u.Lesson.Session.Lesson.Title, 30)
		if next := n + 1; next < len(g.Lessons) {
			m.Text("That was lesson "+strconv.Itoa(next)+". The next one: "+g.Lessons[next].Title+". "+g.Lessons[next].Teaches,
				app.SheetWidth)
			m.Next("Next lesson", d.Press(func(g *app.App) error { return g.Routes.Lesson(g, next, 0) }))
		} else {
			m.Text("That was the last lesson. The rest you learn by playing. Hover over anything and press F1 for its rule, "+
				"or press H for a hint.", app.SheetWidth)
			m.Next("Begin a campaign", d.Press(g.Routes.NewCampaign))
		}
		m.Row(
			m.NewShort("", "Replay lesson", d.Press(func(g *app.App) error { return g.Routes.Lesson(g, n, 0) })),
			m.NewShort("", "Back to the last page", d.Does(func(g *app.App) { u.PageBack(t, g) })),
			m.NewShort("", "Try more at this table", d.Press(nil)), // where the last page's button lay: pressed twice, it costs nothing
		)
		last := []*widget.Button{m.NewShort("", "All lessons", d.Press(g.Routes.Lessons)), m.NewShort("", "Quit to title", d.Press(g.Routes.Title))}
		if n+1 < len(g.Lessons) { // nobody has to learn everything before playing
			last = append([]*widget.Button{m.NewShort("", "Play a campaign", d.Press(g.Routes.NewCampaign))}, last...)
		}
		m.Row(last...)
	}}
}

// NewLessonPause returns the menu of the table of a lesson.
func NewLessonPause(t *board.Board, u *Tutor) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		n := u.Lesson.Number
		m.Title(u.Lesson.Session.Lesson.Title, 30)
		say, back, again := "You can continue here later.", "Back to the lesson", "Restart lesson"
		if u.Lesson.Session.Over() {
			say, back, again = "This lesson is over. Try what you like at this table.", "Back to the table", "Replay lesson"
		}
		m.Text(say+" "+u.Stuck(g), app.SheetWidth)
		m.Next(back, d.Press(nil))
		others := []*widget.Button{m.NewShort("", again, d.Press(func(g *app.App) error { return g.Routes.Lesson(g, n, 0) }))}
		if n+1 < len(g.Lessons) {
			others = append(others, m.NewShort("", "Next lesson", d.Press(func(g *app.App) error { return g.Routes.Lesson(g, n+1, 0) })))
		}
		m.Buttons(append(others,
			m.NewShort("", "Settings", d.Does(func(g *app.App) {
				g.OpenSettings(func(*app.App) { t.Pause() })
			})),
			m.NewShort("", "The rules", func() { g.OpenRules(t.RulePrompted()) }), // the menu waits under them
			m.NewShort("", "All lessons", d.Press(g.Routes.Lessons)), m.NewShort("", "Quit to title", d.Press(g.Routes.Title)),
		)...)
	}}
}

// Stuck says which keys help where the players do not know what to do. A lesson gives no hints, but its pages can be read again.
func (u *Tutor) Stuck(g *app.App) string {
	key := g.Keyboard.Key
	if g.Keyboard.Device == input.Touch {
		return "Stuck? Hold a finger on anything to read about it."
	}
	say := "Stuck? "
	if u.Lesson == nil {
		say += key(command.Hint) + " gives a hint, "
	} else {
		say += key(command.PageBack) + " shows the previous page, "
	}
	what := "what you hover over."
	if g.Keyboard.Device == input.Pad {
		what = "what is focused."
	}
	return say + key(command.Moves) + " lists every move, " + key(command.RulesHere) + " opens the rule of " + what
}
