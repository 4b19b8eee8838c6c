package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/command"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// lesson is a lesson that is played at a table: the table tells it what is done and what is shown, and it lays its note
// beside what it speaks of.
type lesson struct {
	session *teach.Session
	number  int     // among all lessons
	begun   int     // moves that led to where it was entered
	over    bool    // its end has been told
	noted   int     // the step that the settings remember; -1 for none
	moved   bool    // something was on its way a tick ago
	aged    int     // the step whose note was shown last
	comes   int     // ticks for which its note, that came after that or after another one, is not yet dismissed
	lain    lain    // where its note lay last
	seen    []seen  // where each of its pages was read last
	present present // while a page is read again: where the table is
}

// loadLessons reads the lessons and plays each through, to be sure that it can be.
func loadLessons(b *rules.Rulebook, r *content.Reference) ([]*teach.Lesson, error) {
	written, err := content.LoadLessons(r)
	if err != nil {
		return nil, fmt.Errorf("the lessons of the game are broken:\n%w", err)
	}
	lessons, err := teach.Compile(b, written)
	if err != nil {
		return nil, fmt.Errorf("the lessons of the game are broken:\n%w", err)
	}
	return lessons, nil
}

// lessonTable is the table of a lesson at one of its steps. Its campaign is kept nowhere.
func lessonTable(g *Game, number, step int) (*table, error) {
	l := g.lessons[number]
	campaign := saves.Scratch(g.book, l.Options())
	from, moves, last := l.Entry(step)
	for _, m := range moves {
		if err := campaign.Play(m, nil); err != nil {
			return nil, fmt.Errorf("the lesson %q cannot be begun: %w", l.Title, err)
		}
	}
	t := bareTable(g, campaign)
	t.lesson = &lesson{session: teach.NewSession(l, from), number: number, begun: len(moves), noted: -1, aged: step}
	for i := range l.Steps {
		t.lesson.seen = append(t.lesson.seen, t.asShown(l, i))
	}
	t.show(g)
	t.page = t.pageNow() // a sheet of the chronicle that has been seen
	if from < step {
		t.comeTo(g, step, last)
	}
	t.lesson.lain = lain{} // it lay on a table on which not everything had its place
	t.settleLesson(g)
	return t, nil
}

// enterLesson goes to a lesson, at one of its steps.
func (g *Game) enterLesson(number, step int) error {
	t, err := lessonTable(g, number, step)
	if err != nil {
		return err
	}
	g.show(t)
	return nil
}

// openLesson goes to the beginning of the lesson with a name.
func (g *Game) openLesson(id string) error {
	var names []string
	for i, l := range g.lessons {
		if l.ID == id {
			return g.enterLesson(i, 0)
		}
		names = append(names, l.ID)
	}
	return fmt.Errorf("there is no lesson %q; there are %s", id, strings.Join(names, ", "))
}

// leftLesson is the lesson that was left before its end, and its step. Without one, it is the first that has not been
// learned.
func (g *Game) leftLesson() (number, step int) {
	id, at, _ := strings.Cut(g.settings.Lesson, " ")
	for i, l := range g.lessons {
		if n, err := strconv.Atoi(at); l.ID == id && err == nil && n >= 0 && n < len(l.Steps) {
			return i, n
		}
	}
	return max(0, slices.IndexFunc(g.lessons, func(l *teach.Lesson) bool { return !g.learned(l) })), 0
}

func (g *Game) learned(l *teach.Lesson) bool { return slices.Contains(g.settings.Learned, l.ID) }

// remember notes in the settings where the lesson is, or that it is learned.
func (l *lesson) remember(g *Game) {
	was := g.settings.Lesson
	teaches := l.session.Lesson
	switch {
	case !l.session.Over():
		g.settings.Lesson = fmt.Sprintf("%s %d", teaches.ID, l.session.At())
	default:
		g.settings.Lesson = ""
		if !g.learned(teaches) {
			g.settings.Learned = append(g.settings.Learned, teaches.ID)
			g.saveSettings()
			return
		}
	}
	if g.settings.Lesson != was {
		g.saveSettings()
	}
}

// permits reports whether a move may be made; what the lesson has to say to it stands in its note.
func (t *table) permits(g *Game, m rules.Move) bool {
	if t.lesson == nil || t.lesson.session.Permits(&t.state, m) {
		return true
	}
	t.letGo()
	t.offer()
	t.lay(g)
	return false
}

// madeInLesson takes up a move that was made, before what it brought is shown.
func (t *table) madeInLesson(before *rules.State, m rules.Move) {
	if t.lesson != nil {
		t.lesson.session.Made(t.book.Notation(before, m), t.story.Events)
	}
}

// toldInLesson takes up an event that is being shown.
func (t *table) toldInLesson(ev rules.Event) {
	if t.lesson != nil {
		t.lesson.session.Told(ev)
	}
}

// settleLesson brings the lesson to where the table is: what happened may have to wait until something is read, and where
// nothing moves the next step begins. It reports whether what happened has to wait.
func (t *table) settleLesson(g *Game) (hold bool) {
	l := t.lesson
	if l == nil {
		return false
	}
	moving := t.beats.playing()
	if !moving {
		l.session.Rest()
	}
	show, hold := t.lessonShows()
	l.age(show, moving)
	if at := l.session.At(); at != l.noted {
		l.noted = at
		l.remember(g)
		t.forgetRefusal()
		t.lay(g)
	} else if show != (t.view.Note != nil) {
		t.lay(g)
	}
	if l.session.Over() && !l.over && !moving && t.dialog == nil {
		l.over = true
		t.dialog = newLessonOver(t)
	}
	return hold
}

// lessonNote is the note of the page of the lesson that is read on the table of a view, or nil if there is nothing to show.
func (t *table) lessonNote(v *layout.View) *layout.Note {
	if t.lesson == nil || t.dialog != nil {
		return nil // a sheet would lie over it
	}
	session := t.lesson.session
	st := session.Read()
	if show, _ := t.lessonShows(); st == nil || !show && !session.LooksBack() {
		return nil
	}
	n := &layout.Note{
		Head: t.lessonHead(), Short: fmt.Sprintf("Lesson %d (%d of %d)", t.lesson.number+1, session.Page()+1, len(session.Lesson.Steps)),
		Say: st.Say, Do: teach.Sentence(st.Do), Answer: session.Answer, Agrees: session.Agrees, Dim: true, Asked: t.asksBack(),
		About: func(p *layout.Plan) []layout.Rect {
			lit, _ := session.Lit(t.book, &t.shown, p)
			return append(t.nextInLesson(p), lit...)
		},
		Alike: func(p *layout.Plan) bool {
			_, leads := session.Lit(t.book, &t.shown, p)
			return !leads && len(t.nextInLesson(p)) == 0
		},
		Reach: t.wantedInLesson, Legal: t.legalPlaces,
	}
	n.Was, n.Before = t.lesson.lain.place(v, session)
	if st.Reading() {
		n.Button = "Go on"
	}
	if !session.LooksBack() {
		n.Room = session.Likely(&t.state)
	}
	if session.Page() > 0 {
		n.Back = "Back"
	}
	if session.LooksBack() {
		t.readAgain(n)
	}
	return n
}

// wantedInLesson lists where what is in the hand does what the lesson waits for.
func (t *table) wantedInLesson(p *layout.Plan) (list []layout.Rect) {
	if len(t.held) == 0 {
		return nil
	}
	for _, ge := range t.hand.With(t.held) {
		if r, ok := p.Rect(ge.Drop); ok && t.lesson.session.Wants(&t.state, ge.Move) {
			list = append(list, r)
		}
	}
	return list
}

// legalPlaces lists where what is in the hand may be put; with nothing in it, where anything may be put that can be taken up,
// so that the note need not move then. What is folded away is reached at its tab.
func (t *table) legalPlaces(p *layout.Plan) (list []layout.Rect) {
	gestures := t.hand.Gestures
	if len(t.held) > 0 {
		gestures = t.hand.Open(t.held)
	}
	seen := map[layout.Rect]bool{}
	for _, ge := range gestures {
		if r, _, ok := p.Seen(ge.Drop); ok && ge.Drop.Kind != layout.None && !seen[r] {
			seen[r] = true
			list = append(list, r)
		}
	}
	return list
}

// lessonOnSheet writes what the lesson waits for at the head of a sheet, where its note would lie under it.
func (t *table) lessonOnSheet(g *Game, m *menu) {
	if t.lesson == nil || t.lesson.session.Over() || t.lesson.session.Step().Reading() {
		return
	}
	st := t.lesson.session.Step()
	m.inHead()
	m.text(t.lessonHead()+"\n"+g.reference.Plain(st.Say+" "+teach.Sentence(st.Do)), chapterWidth)
}

// lessonHead is the heading of the lesson's step.
func (t *table) lessonHead() string {
	session := t.lesson.session
	return fmt.Sprintf("Lesson %d: %s (%d of %d)", t.lesson.number+1, session.Lesson.Title, session.Page()+1, len(session.Lesson.Steps))
}

// pressNote presses the button of the note that lies on the table.
func (t *table) pressNote(g *Game) {
	switch {
	case t.looksBack():
		t.pageOn(g)
	case t.lesson != nil:
		if t.lesson.session.GoOn() {
			t.forgetRefusal() // of what was tried before it was read
			t.settleLesson(g)
			t.lay(g)
		}
	case t.hintLies():
		t.pressHint(g)
	default:
		t.pressFirst(g)
	}
}

// reminded is a refusal with what the lesson waits for.
func (t *table) reminded(g *Game) {
	if t.lesson == nil || t.lesson.session.Over() {
		return
	}
	t.lesson.session.Remind(&t.state)
	t.lay(g)
}

// takenBackInLesson takes the lesson back with the moves.
func (t *table) takenBackInLesson() {
	if t.lesson != nil {
		t.lesson.over = false
		t.lesson.session.TakenBack(t.campaign.Len() - t.lesson.begun)
	}
}

// heldByLesson takes what the pointer does while what happened waits for the note to be read. What the pointer rests on is
// explained, as always.
func (t *table) heldByLesson(g *Game) {
	t.follow(g)
	k := &g.keyboard
	switch {
	case t.lesson.comes > 0 && (g.pointer.Released || k.Asks(command.Step) || k.Asks(command.PageOn)): // meant for what was there before
	case g.pointer.Released && t.hover == noteBack, k.Asks(command.PageBack):
		t.pageBack(g)
	case g.pointer.Released && t.hover == noteButton, k.Asks(command.Step), k.Asks(command.PageOn):
		t.pressNote(g)
	case k.Asks(command.Back):
		t.dialog = newPause(t)
	default:
		t.linger(g)
	}
}

// newLessonOver is the sheet at the end of a lesson: where to go on, and how.
func newLessonOver(t *table) *dialog {
	return &dialog{build: func(g *Game, m *menu, d *dialog) {
		n := t.lesson.number
		m.title(t.lesson.session.Lesson.Title, 30)
		if next := n + 1; next < len(g.lessons) {
			m.text("That was this lesson. The next one: "+g.lessons[next].Title+". "+g.lessons[next].Teaches, sheetWidth)
			m.next("Next lesson", d.press(func(g *Game) error { return g.enterLesson(next, 0) }))
		} else {
			m.text("That was the last lesson. The rest you learn by playing: point at anything and press F1 when you wonder, and H for a hint.", sheetWidth)
			m.next("Begin a campaign", d.press(toNewCampaign))
		}
		m.row(
			m.newShort("", "Try more at this table", d.press(nil)),
			m.newShort("", "Back to the last page", d.does(t.pageBack)),
			m.newShort("", "Once more", d.press(func(g *Game) error { return g.enterLesson(n, 0) })),
		)
		m.row(
			m.newShort("", "All lessons", d.press(toLessons)),
			m.newShort("", "Leave for the title", d.press(toTitle)),
		)
	}}
}

// newLessonPause is the menu of the table of a lesson.
func newLessonPause(t *table) *dialog {
	return &dialog{build: func(g *Game, m *menu, d *dialog) {
		n := t.lesson.number
		m.title(t.lesson.session.Lesson.Title, 30)
		say, back, again := "You can go on later where you are now.", "Back to the lesson", "Begin it again"
		if t.lesson.session.Over() {
			say, back, again = "This lesson is over. Try what you like at this table, as long as you like.", "Back to the table", "Once more"
		}
		m.text(say+" "+t.stuck(g), sheetWidth)
		m.next(back, d.press(nil))
		others := []*widget.Button{m.newShort("", again, d.press(func(g *Game) error { return g.enterLesson(n, 0) }))}
		if n+1 < len(g.lessons) {
			others = append(others, m.newShort("", "Next lesson", d.press(func(g *Game) error { return g.enterLesson(n+1, 0) })))
		}
		m.buttons(append(others, m.newShort("", "All lessons", d.press(toLessons)), m.newShort("", "Leave for the title", d.press(toTitle)))...)
	}}
}
