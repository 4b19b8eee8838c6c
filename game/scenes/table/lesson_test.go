package table

import (
	"flag"
	"fmt"
	"image"
	"path/filepath"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board/layers/yearend"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/settings"
)

// TestLessonByMouse plays a lesson with a real mouse in the real program, with something else tried at every step first.
func TestLessonByMouse(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	playLesson(t, "moving")
}

// lessonPictures is a folder: go test ./game -run TestLessonsByMouse -lessons FOLDER is the long run.
var lessonPictures = flag.String("lessons", "", "play all lessons, and write pictures of every step into this folder")

// TestLessonsByMouse plays all lessons so, which takes some minutes.
func TestLessonsByMouse(t *testing.T) {
	if *lessonPictures == "" {
		t.Skip("it takes some minutes: name a folder for the pictures with -lessons")
	}
	gametest.AsPlayed(t)
	for _, l := range gametest.Mirror(t).Lessons {
		t.Run(l.ID, func(t *testing.T) { playLesson(t, l.ID) })
	}
}

// playLesson plays a lesson in the program and in a mirror of it, and sees by the settings where the program has come to.
func playLesson(t *testing.T, id string) {
	t.Helper()
	p := startProgramWith(t, app.Options{Lesson: id})
	defer p.Stop()
	p.game = *gametest.Mirror(t)
	g := p.seen()
	if err := OpenLesson(g, id); err != nil {
		t.Fatal(err)
	}
	mirror := g.Scene.(*table)
	session := mirror.Tutor.Lesson.Session
	for guard := 0; !session.Over(); guard++ {
		if guard > 100 {
			t.Fatal("the lesson does not come to its end")
		}
		p.settled(mirror)
		if comes, _ := (yearend.NewYear{State: &mirror.Pages}).Tick(&mirror.Board, nil); comes {
			p.Press(gametest.KeyEscape) // the sheet of the new year has been read
		}
		mirror.Board.Dialog = nil
		p.keepPicture(id, session.At()+1)
		if session.Step().Reading() {
			p.steps = nil
			mirror.Tutor.Lesson.Comes = 0
			p.click(mirror, layout.Target{Kind: layout.NoteButton}, "go on")
			p.perform()
			mirror.runOn(g)
			continue
		}
		p.tryOther(mirror)
		for _, m := range pageMoves(session) {
			p.playInLesson(mirror, m)
		}
	}
	p.settled(mirror)
	if !g.Learned(session.Lesson) {
		t.Error("the lesson is over, and not learned")
	}
}

// pageMoves returns the moves that fulfil the page a lesson is at.
func pageMoves(s *teach.Session) []rules.Move {
	return s.Lesson.Before(s.At() + 1)[len(s.Lesson.Before(s.At())):]
}

// settled, which is called before anything else is done, waits until the program has come as far as the mirror: to the same
// step, or to the end of the lesson.
func (p *program) settled(mirror *table) {
	p.T.Helper()
	mirror.runOn(p.seen())
	mirror.Board.Dialog = nil
	want := p.seen().Settings
	p.Until(fmt.Sprintf("it is at %q, with %d lessons learned", want.Lesson, len(want.Learned)), func(*gametest.Sight) bool {
		has := p.inFile()
		return has.Lesson == want.Lesson && len(has.Learned) == len(want.Learned)
	})
}

// inFile is what the file of the program's settings says.
func (p *program) inFile() settings.Settings {
	p.T.Helper()
	s, err := settings.Read(filepath.Join(filepath.Dir(p.Record), "settings.toml"))
	if err != nil {
		p.T.Fatal(err)
	}
	return s
}

// playInLesson makes a move with the mouse.
func (p *program) playInLesson(mirror *table, m rules.Move) {
	p.T.Helper()
	line := mirror.Board.Book.Notation(&mirror.Board.State, m)
	p.steps = nil
	if m.Kind == rules.MoveGoOn {
		// The button is on the sheet of the year's end, which the keyboard works as well.
		// The first key only shows which button is meant.
		before := p.inFile().Lesson
		for range 3 {
			p.Press(gametest.KeyEnter)
			if p.Drawn(); p.inFile().Lesson != before {
				break
			}
		}
		p.steps = nil
		mirror.Board.Play(p.seen(), m)
	} else {
		p.plan(mirror, m, line)
		p.perform()
	}
	mirror.runOn(p.seen())
}

// runOn brings a table that shows nothing on its way to the next page that waits to be read, or to where the game is.
func (t *table) runOn(g *app.App) {
	for !t.Tutor.SettleLesson(&t.Board, g) && t.Board.Beats.Playing() {
		t.Board.RunBeats(g)
	}
}

// tryOther makes the first move that the lesson does not let be made, and sees that it is answered and nothing happens.
func (p *program) tryOther(mirror *table) {
	p.T.Helper()
	session := mirror.Tutor.Lesson.Session
	if mirror.Board.State.Phase == rules.YearOver {
		return
	}
	for _, m := range mirror.Board.Book.Moves(&mirror.Board.State, nil) {
		ge := gesture.Of(mirror.Board.Book, &mirror.Board.State, m)
		if ge.Drop.Kind == layout.None || len(ge.Take) > 1 || m.Kind == rules.MoveDone || session.Allows(&mirror.Board.State, m) {
			continue
		}
		if complete, _ := mirror.Board.Hand.Put(ge.Take, ge.Drop); len(complete) != 1 {
			continue // it would be asked which is meant
		}
		if !reachable(p.seen(), mirror, append(ge.Take, ge.Drop)) {
			continue // the note lies over it
		}
		before := mirror.Board.State
		p.steps = nil
		if len(ge.Take) == 0 {
			p.click(mirror, ge.Drop, "something else")
		} else {
			p.drag(mirror, ge.Take[0], ge.Drop, "something else")
		}
		p.perform()
		if mirror.Board.State != before || session.Answer == "" || mirror.Board.Plan(p.seen()).Note.Answer.Empty() {
			p.T.Errorf("%s is answered %q", mirror.Board.Book.Notation(&before, m), session.Answer)
		}
		p.keepPicture(session.Lesson.ID+"-other", session.At()+1)
		return
	}
}

// reachable reports whether all of some targets can be pointed at.
func reachable(g *app.App, t *table, all []layout.Target) bool {
	for _, on := range all {
		r, ok := t.Board.Plan(g).Rect(on)
		if !ok || r.Overlaps(t.Board.Plan(g).Note.Rect) {
			return false
		}
	}
	return true
}

// keepPicture writes a picture of the program's window in the long run.
func (p *program) keepPicture(name string, step int) {
	p.T.Helper()
	if *lessonPictures == "" {
		return
	}
	p.Drawn()
	shot := p.Picture()
	picture := image.NewRGBA(image.Rect(0, 0, gametest.WindowWidth, gametest.WindowHeight))
	for i := 0; i+3 < len(shot) && i+3 < len(picture.Pix); i += 4 {
		picture.Pix[i], picture.Pix[i+1], picture.Pix[i+2], picture.Pix[i+3] = shot[i+2], shot[i+1], shot[i], 0xff
	}
	if err := gametest.WritePNG(filepath.Join(*lessonPictures, fmt.Sprintf("%s-%02d.png", name, step)), picture); err != nil {
		p.T.Fatal(err)
	}
}
