package teach

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
)

// lessons are the lessons of the game, checked.
func lessons(t testing.TB) (*rules.Rulebook, *content.Reference, []*Lesson) {
	t.Helper()
	book := rules.New(contenttest.LessonCards(t))
	all, err := Compile(book, contenttest.Lessons(t))
	if err != nil {
		t.Fatal(err)
	}
	return book, contenttest.Reference(t), all
}

// pupil plays a lesson as the table does: it makes moves and shows what they bring.
type pupil struct {
	t       *testing.T
	book    *rules.Rulebook
	lesson  *Lesson
	session *Session
	state   rules.State
	shown   rules.State // what is on the table when the step is shown
}

func enter(t *testing.T, b *rules.Rulebook, l *Lesson, step int) *pupil {
	t.Helper()
	p := &pupil{t: t, book: b, lesson: l, session: NewSession(l, step), state: b.NewCampaign(l.Options(), nil)}
	for _, m := range l.Before(step) {
		if err := b.Apply(&p.state, m, nil); err != nil {
			t.Fatal(err)
		}
	}
	p.shown = p.state
	p.session.Rest()
	return p
}

// make makes a move and shows what it brings; look sees each moment at which something waits to be read.
func (p *pupil) make(m rules.Move, look func()) {
	p.t.Helper()
	line := p.book.Notation(&p.state, m)
	var story rules.Story
	story.Keep = true
	if err := p.book.Apply(&p.state, m, &story); err != nil {
		p.t.Fatalf("%s: %s: %v", p.lesson.Title, line, err)
	}
	p.session.Made(line, story.Events)
	for i, ev := range story.Events {
		p.shown = story.States[i]
		p.session.Told(ev)
		for {
			_, hold := p.session.Showing(true)
			if !hold {
				break
			}
			look()
			p.session.GoOn()
		}
	}
	p.shown = p.state
	p.session.Rest()
}

// through plays the lesson to its end as it shows itself.
func (p *pupil) through(look func()) {
	p.t.Helper()
	for guard := 0; !p.session.Over(); guard++ {
		if guard > 200 {
			p.t.Fatalf("%s does not come to its end", p.lesson.Title)
		}
		at := p.session.At()
		if show, _ := p.session.Showing(false); !show {
			p.t.Fatalf("%s: step %d is not shown", p.lesson.Title, at+1)
		}
		look()
		if p.session.GoOn() {
			continue
		}
		for _, m := range p.lesson.steps[at].play {
			if !p.session.Permits(&p.state, m) {
				p.t.Fatalf("%s: step %d does not permit what it waits for: %s", p.lesson.Title, at+1, p.session.Answer)
			}
			p.make(m, look)
		}
		if p.session.At() == at {
			p.t.Fatalf("%s: step %d is not done with what it shows itself", p.lesson.Title, at+1)
		}
	}
}

// Every lesson comes to its end when it is played as it shows itself, and shows each of its steps once.
func TestLessonsComeToTheirEnd(t *testing.T) {
	b, _, all := lessons(t)
	for _, l := range all {
		var seen []int
		p := enter(t, b, l, 0)
		p.through(func() { seen = append(seen, p.session.At()) })
		for i := range l.Steps {
			if n := len(slices.DeleteFunc(slices.Clone(seen), func(k int) bool { return k != i })); n != 1 {
				t.Errorf("%s: step %d is shown %d times", l.Title, i+1, n)
			}
		}
	}
}

// Every lesson can be taken up at each of its steps.
func TestLessonsAreTakenUp(t *testing.T) {
	b, _, all := lessons(t)
	for _, l := range all {
		for i := range l.Steps {
			enter(t, b, l, i).through(func() {})
		}
	}
}

// Taking moves back takes the lesson back with them.
func TestTakingBackInALesson(t *testing.T) {
	b, _, all := lessons(t)
	i := slices.IndexFunc(all, func(l *Lesson) bool { return l.ID == "moving" })
	p := enter(t, b, all[i], 1)
	p.make(all[i].steps[1].play[0], func() {})
	p.make(all[i].steps[2].play[0], func() {})
	if p.session.At() != 3 {
		t.Fatalf("it has come to step %d", p.session.At())
	}
	p.session.TakenBack(1)
	if p.session.At() != 2 {
		t.Errorf("one move taken back, it is at step %d", p.session.At())
	}
	p.session.TakenBack(0)
	if p.session.At() != 1 {
		t.Errorf("all moves taken back, it is at step %d", p.session.At())
	}
}
