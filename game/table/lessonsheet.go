package table

import (
	"strconv"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/chapter"
	"sixwinters/game/command"
	"sixwinters/game/menu"
	"sixwinters/game/teach"
)

// The sheets that lie over the table of a lesson.

// lessonOnSheet writes what the lesson waits for at the head of a sheet, where its note would lie under it.
func (u *tutor) lessonOnSheet(g *app.App, m *menu.Menu) {
	if !u.lesson.playing() || u.lesson.session.Step().Reading() {
		return
	}
	st := u.lesson.session.Step()
	m.InHead()
	m.Text(u.lesson.head()+"\n"+g.Reference.Plain(st.Say+" "+teach.Sentence(st.Do)), chapter.Width)
}

// newLessonOver is the sheet at the end of a lesson: where to go on, and how.
func newLessonOver(u *tutor) *dialog {
	return &dialog{build: func(g *app.App, m *menu.Menu, d *dialog) {
		n := u.lesson.number
		m.Title(u.lesson.session.Lesson.Title, 30)
		if next := n + 1; next < len(g.Lessons) {
			m.Text("That was lesson "+strconv.Itoa(next)+". The next one: "+g.Lessons[next].Title+". "+g.Lessons[next].Teaches, sheetWidth)
			m.Next("Next lesson", d.press(func(g *app.App) error { return EnterLesson(g, next, 0) }))
		} else {
			m.Text("That was the last lesson. The rest you learn by playing: if in doubt, point at anything and press F1, or press H for a hint.", sheetWidth)
			m.Next("Begin a campaign", d.press(g.Routes.NewCampaign))
		}
		m.Row(
			m.NewShort("", "Try more at this table", d.press(nil)),
			m.NewShort("", "Back to the last page", d.does(u.pageBack)),
			m.NewShort("", "Once more", d.press(func(g *app.App) error { return EnterLesson(g, n, 0) })),
		)
		m.Row(
			m.NewShort("", "All lessons", d.press(g.Routes.Lessons)),
			m.NewShort("", "Leave for the title", d.press(g.Routes.Title)),
		)
	}}
}

// newLessonPause is the menu of the table of a lesson.
func newLessonPause(u *tutor) *dialog {
	return &dialog{build: func(g *app.App, m *menu.Menu, d *dialog) {
		n := u.lesson.number
		m.Title(u.lesson.session.Lesson.Title, 30)
		say, back, again := "You can pick up here again later.", "Back to the lesson", "Begin it again"
		if u.lesson.session.Over() {
			say, back, again = "This lesson is over. Try what you like at this table, for as long as you like.", "Back to the table", "Once more"
		}
		m.Text(say+" "+u.stuck(g), sheetWidth)
		m.Next(back, d.press(nil))
		others := []*widget.Button{m.NewShort("", again, d.press(func(g *app.App) error { return EnterLesson(g, n, 0) }))}
		if n+1 < len(g.Lessons) {
			others = append(others, m.NewShort("", "Next lesson", d.press(func(g *app.App) error { return EnterLesson(g, n+1, 0) })))
		}
		m.Buttons(append(others, m.NewShort("", "All lessons", d.press(g.Routes.Lessons)), m.NewShort("", "Leave for the title", d.press(g.Routes.Title)))...)
	}}
}

// stuck says which keys help where the players do not know what to do. A lesson gives no hints, but its pages can be read again.
func (u *tutor) stuck(g *app.App) string {
	key := g.Keyboard.Keys.Key
	say := "Stuck? "
	if u.lesson == nil {
		say += key(command.Hint) + " gives a hint, "
	} else {
		say += key(command.PageBack) + " shows the previous page, "
	}
	return say + key(command.Moves) + " lists every move, " + key(command.RulesHere) + " opens the rule of what you point at."
}
