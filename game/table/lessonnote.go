package table

import (
	"fmt"

	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// lessonNote is the note of the page of the lesson that is read on the table of a view, or nil if there is nothing to show.
func (u *tutor) lessonNote(v *layout.View) *layout.Note {
	if u.lesson == nil || u.sheets.dialog != nil {
		return nil // a sheet would lie over it
	}
	session := u.lesson.session
	st := session.Read()
	if show, _ := u.lesson.shows(&u.showing.beats); st == nil || !show && !session.LooksBack() {
		return nil
	}
	n := &layout.Note{
		Head: u.lesson.head(), Short: fmt.Sprintf("Lesson %d (%d of %d)", u.lesson.number+1, session.Page()+1, len(session.Lesson.Steps)),
		Say: st.Say, Do: teach.Sentence(st.Do), Answer: session.Answer, Agrees: session.Agrees, Dim: true, Asked: u.asking.asksBack() || u.hands.collects(),
		About: func(p *layout.Plan) []layout.Rect {
			lit, _ := session.Lit(u.book, &u.shown, p)
			return append(u.nextInLesson(p), lit...)
		},
		Alike: func(p *layout.Plan) bool {
			_, leads := session.Lit(u.book, &u.shown, p)
			return !leads && len(u.nextInLesson(p)) == 0
		},
		Reach: u.wantedInLesson, Legal: u.legalPlaces,
	}
	n.Was, n.Before = u.lesson.lain.place(v, session)
	if st.Reading() {
		n.Button = "Go on"
	}
	if !session.LooksBack() {
		n.Room = session.Likely()
	}
	if session.Page() > 0 {
		n.Back = "Back"
	}
	if session.LooksBack() {
		u.lesson.readAgain(n)
	}
	return n
}

// wantedInLesson lists where what is in the hand does what the lesson waits for.
func (u *tutor) wantedInLesson(p *layout.Plan) (list []layout.Rect) {
	if len(u.hands.held) == 0 {
		return nil
	}
	for _, ge := range u.hands.hand.With(u.hands.held) {
		if r, ok := p.Rect(ge.Drop); ok && u.lesson.session.Wants(&u.state, ge.Move) {
			list = append(list, r)
		}
	}
	return list
}

// legalPlaces lists where what is in the hand may be put; with nothing in it, where anything may be put that can be taken up,
// so that the note need not move then. What is folded away is reached at its tab.
func (u *tutor) legalPlaces(p *layout.Plan) (list []layout.Rect) {
	gestures := u.hands.hand.Gestures
	if len(u.hands.held) > 0 {
		gestures = u.hands.hand.Open(u.hands.held)
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

// readAgain says on the note of a page that is read again what was done there, and how to go on.
func (l *lesson) readAgain(n *layout.Note) {
	session := l.session
	n.Button = "Next page"
	if session.At()-session.Page() > 1 || session.Over() {
		n.Return = "To where I was"
	}
	if st := session.Read(); !st.Reading() && n.Answer == "" {
		n.Answer, n.Agrees = "Already done: "+st.Do+".", true
	}
	n.Do, n.Asked, n.Reach, n.Legal = "", false, nil, nil
}

// viewBack is what is seen besides on a page that is read again.
func (l *lesson) viewBack(v *layout.View) {
	v.Prompt = fmt.Sprintf("You are rereading page %d, with the table as it was then. Nothing is taken back.", l.session.Page()+1)
	v.PromptPlayer = rules.NoPlayer
	was := &l.seen[l.session.Page()]
	v.Options, v.Offers, v.Done = nil, was.offers, was.done
}
