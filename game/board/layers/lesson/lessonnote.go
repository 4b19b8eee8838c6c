package lesson

import (
	"fmt"
	"strings"

	"sixwinters/game/board"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
)

// lessonNote returns the note of the page of the lesson that is read on the table of a view, or nil if there is nothing to show.
func (u *Tutor) lessonNote(t *board.Board, v *layout.View) *layout.Note {
	if u.Lesson == nil || t.Dialog != nil {
		return nil // a sheet would lie over it
	}
	session := u.Lesson.Session
	st := session.Read()
	if show, _ := u.Lesson.shows(&t.Beats); st == nil || !show && !session.LooksBack() {
		return nil
	}
	head, short := u.Lesson.heads()
	n := &layout.Note{
		Text: note.Text{
			Head: head, Short: short, Say: st.Say, Do: teach.Sentence(st.Do), Answer: session.Answer, Agrees: session.Agrees,
		},
		Dim: true,
		About: func(p *layout.Plan) []layout.Rect {
			lit, _ := session.Lit(t.Book, &t.Shown, p)
			return append(u.NextInLesson(t, p), lit...)
		},
		Alike: func(p *layout.Plan) bool {
			_, leads := session.Lit(t.Book, &t.Shown, p)
			return !leads && len(u.NextInLesson(t, p)) == 0
		},
		Free: func(p *layout.Plan) []layout.Rect { return u.keptInLesson(t, p) },
	}
	if n.Do != "" && n.Answer != "" && !session.LooksBack() { // what it waits for stands there already
		n.Answer = session.Brief()
	}
	n.Was = u.Lesson.Lain.of(u.notedPage(t), sizeOf(v))
	if _, then, two := strings.Cut(st.Do, ", then "); two && t.Collects() {
		n.Do = teach.Sentence("now " + then) // the first part is done
	}
	switch {
	case st.Free:
		n.Button, n.Legal, n.Dim, n.Open = "Hint", func(p *layout.Plan) []layout.Rect { return u.LegalPlaces(t, p) }, false, true
		if session.Acted() {
			n.Say, n.Do = n.Do, ""
		}
	case st.Reading():
		n.Button = "Continue"
	default:
		n.Legal = func(p *layout.Plan) []layout.Rect { return u.LegalPlaces(t, p) }
	}
	if !session.LooksBack() {
		n.Room = session.Likely()
	}
	if session.Page() > 0 {
		n.Back = "Back"
	}
	if session.LooksBack() {
		u.Lesson.readAgain(n)
	}
	return n
}

// keptInLesson lists what the note of a lesson leaves in sight: where what is in the hand is wanted, and the prompt line while
// it asks back or for more.
func (u *Tutor) keptInLesson(t *board.Board, p *layout.Plan) []layout.Rect {
	list := u.WantedInLesson(t, p)
	if t.AsksBack() || t.Collects() {
		list = append(list, p.Prompt.Rect)
	}
	return list
}

// WantedInLesson lists where what is in the hand does what the lesson waits for.
func (u *Tutor) WantedInLesson(t *board.Board, p *layout.Plan) (list []layout.Rect) {
	if len(t.Held) == 0 {
		return nil
	}
	for _, ge := range t.Hand.With(t.Held) {
		if r, ok := p.Rect(ge.Drop); ok && u.Lesson.Session.Wants(&t.State, ge.Move) {
			list = append(list, r)
		}
	}
	return list
}

// LegalPlaces lists where what is in the hand may be put; with nothing in it, where anything may be put that can be taken up,
// so that the note need not move then. Where the page of an open table waits for a move, only its places count: the note lies beside what it
// speaks of then. What is folded away is reached at its tab.
func (u *Tutor) LegalPlaces(t *board.Board, p *layout.Plan) (list []layout.Rect) {
	gestures := t.Hand.Gestures
	if len(t.Held) > 0 {
		gestures = t.Hand.Open(t.Held)
	}
	seen := map[layout.Rect]bool{}
	for _, ge := range gestures {
		r, _, ok := p.Seen(ge.Drop)
		if ok && ge.Drop.Kind != layout.None && !seen[r] && (p.Folded || u.free() || u.Lesson.Session.Wants(&t.State, ge.Move)) {
			seen[r] = true
			list = append(list, r)
		}
	}
	return list
}

// readAgain says on the note of a page that is read again what was done there, and how to go on.
func (l *Lesson) readAgain(n *layout.Note) {
	session := l.Session
	n.Button = "Next page"
	if session.At()-session.Page() > 1 || session.Over() {
		n.Return = "To where I was"
	}
	if st := session.Read(); !st.Reading() && n.Answer == "" {
		n.Answer, n.Agrees = "Already done: "+st.Do+".", true
	}
	n.Do, n.Free, n.Legal = "", nil, nil
}

// viewBack is what is seen besides on a page that is read again.
func (l *Lesson) viewBack(v *layout.View) {
	v.Prompt = fmt.Sprintf("You are rereading page %d, with the table as it was then. Nothing is taken back.", l.Session.Page()+1)
	v.PromptPlayer = rules.NoPlayer
	was := &l.Seen[l.Session.Page()]
	v.Options, v.Offers, v.Done = nil, was.offers, was.done
}
