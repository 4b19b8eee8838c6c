package teach

import (
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Session is a lesson that is being played. The table tells it of every move and of every event as it is shown; it says
// what is to be shown beside them.
type Session struct {
	Lesson *Lesson
	// Answer is what is said to the move that was tried last; "" if there is nothing to say. Agrees tells that the move was
	// a part of what the lesson waits for.
	Answer string
	Agrees bool

	step  int
	back  int  // as many pages before that one is read again
	shown bool // what the step waits for to be shown has come
	done  bool // it is fulfilled, and left when nothing moves any more
	told  []rules.Event
	marks []mark // before each move
}

// mark is where the lesson was before a move.
type mark struct {
	step  int
	shown bool
}

// NewSession begins a lesson at a step; Lesson.Before leads to it.
func NewSession(l *Lesson, from int) *Session {
	s := &Session{Lesson: l, step: from}
	s.look()
	return s
}

// At returns the step it has come to, counted from 0; the number of steps when the lesson is over.
func (s *Session) At() int { return s.step }

func (s *Session) Over() bool { return s.step >= len(s.Lesson.Steps) }

// Step returns the step it has come to, or nil if the lesson is over.
func (s *Session) Step() *content.LessonStep {
	if s.Over() {
		return nil
	}
	return &s.Lesson.Steps[s.step]
}

// lights returns what the page that is read lights up.
func (s *Session) lights() []light { return s.Lesson.steps[s.Page()].light }

// Lit returns where that lies on the table of a plan, and whether the first of it is what the page speaks of first: one thing, and
// no other of its kind is lit with it. Several things of a kind are spoken of alike. Last come the tabs of panes that some of it is
// folded away with.
func (s *Session) Lit(b *rules.Rulebook, now *rules.State, p *layout.Plan) (all []layout.Rect, leads bool) {
	var first light
	var tabs []layout.Rect
	for _, l := range s.lights() {
		found, folded := l.rects(b, now, p)
		for _, tab := range folded {
			if !slices.Contains(tabs, tab) {
				tabs = append(tabs, tab)
			}
		}
		switch {
		case len(found) == 0:
		case len(all) == 0:
			first, leads = l, len(found) == 1
		}
		all = append(all, found...)
	}
	for _, l := range s.lights() {
		leads = leads && (l.name == first.name || l.kind() != first.kind())
	}
	return append(all, tabs...), leads || len(all) == 0 && len(tabs) == 1
}

// Showing reports whether the step is to be shown now, and whether what happens shall wait for it to be read. moving
// says that what happened is still being shown.
func (s *Session) Showing(moving bool) (show, hold bool) {
	st := s.Step()
	if st == nil || s.done {
		return false, false
	}
	hold = moving && s.shown && st.When != "" && st.Reading()
	return hold || !moving, hold
}

// Free reports whether the step lets the players make any legal move.
func (s *Session) Free() bool {
	st := s.Step()
	return st != nil && st.Free
}

// Acted reports whether a move has been made since the step began.
func (s *Session) Acted() bool { return len(s.marks) > 0 && s.marks[len(s.marks)-1].step == s.step }

// Rule returns the id of the rule that the page is about that is read, or "".
func (s *Session) Rule() string {
	if st := s.Read(); st != nil && len(st.Rules) > 0 {
		return st.Rules[0]
	}
	return ""
}

// Reminder says what the lesson waits for, or is "" once it is over.
func (s *Session) Reminder() string {
	switch st := s.Step(); {
	case st == nil:
		return ""
	case st.Reading():
		return "First read this, then continue."
	default:
		return "For now, " + st.Do + "."
	}
}

// What is said before the reminder: of a move on a page that is only to be read, and of one that does what the page waits for,
// but after which the lesson could not be played to its end.
const (
	tooEarly    = "In a moment."
	neededLater = "The lesson needs that piece later."
)

// Likely returns the answers that the note of the page has room for, the longest first.
func (s *Session) Likely() []string {
	switch st := s.Step(); {
	case st == nil:
		return nil
	case st.Free:
		return nil
	case st.Reading():
		return []string{tooEarly + " " + s.Reminder()}
	}
	return []string{neededLater + " " + s.Reminder(), s.Reminder()}
}

// Brief returns the answer in the words for a note that says what the lesson waits for itself.
func (s *Session) Brief() string {
	switch s.Answer {
	case s.Reminder():
		return "Do this step first."
	case neededLater + " " + s.Reminder():
		return neededLater
	}
	return s.Answer
}

// Remind answers with what the lesson waits for.
func (s *Session) Remind() { s.Answer, s.Agrees = s.Reminder(), false }

func Sentence(words string) string {
	if words == "" {
		return ""
	}
	return rules.Capital(strings.TrimSuffix(words, ".")) + "."
}

// Permits reports whether a move that is tried may be made, and answers it.
func (s *Session) Permits(now *rules.State, m rules.Move) bool {
	v := s.judge(now, m)
	s.Answer, s.Agrees = v.say, v.agrees
	return v.permits
}

// Allows reports whether a move may be made that nobody has tried yet.
func (s *Session) Allows(now *rules.State, m rules.Move) bool { return s.judge(now, m).permits }

// verdict is what a lesson has to say to a move: whether it may be made, the answer to it, and whether it is a part of what
// the page waits for.
type verdict struct {
	permits bool
	say     string
	agrees  bool
}

// judge finds what there is to say to a move: what the page waits for may be made, and so may any legal move after which
// the lesson can still be played to its end, but for one that ends the turn: of what follows then the lesson has yet to speak.
// Nothing may be made where a page is first to be read, since what it and the next ones say is said of the table as it lies.
func (s *Session) judge(now *rules.State, m rules.Move) verdict {
	st := s.Step()
	if st == nil || st.Free {
		return verdict{permits: true}
	}
	next := *now
	var story rules.Story
	if s.Lesson.Book.Apply(&next, m, &story) != nil {
		return verdict{permits: true} // it is refused with its rule
	}
	if st.Reading() {
		return verdict{say: tooEarly + " " + s.Reminder()}
	}
	if fulfils(st, s.Lesson.Book.Notation(now, m), story.Events) {
		if s.Lesson.playable(next, s.step+1, true) {
			return verdict{permits: true}
		}
		return verdict{say: neededLater + " " + s.Reminder()}
	} else if s.Lesson.playable(next, s.step, false) {
		switch {
		case s.Wants(now, m):
			return verdict{permits: true, say: "Good. Continue.", agrees: true}
		case m.Kind != rules.MoveDone:
			return verdict{permits: true, say: s.Reminder()}
		}
	}
	return verdict{say: s.Reminder()}
}

// Wants reports whether a move is of those that the step waits for.
func (s *Session) Wants(now *rules.State, m rules.Move) bool {
	st := s.Step()
	if st == nil || st.Free {
		return false
	}
	return slices.Contains(s.Lesson.steps[s.step].play, m) || matchesAny(st.Move, s.Lesson.Book.Notation(now, m))
}

// fulfils reports whether a move in notation, and what it brought, is what a step waits for.
func fulfils(st *content.LessonStep, line string, events []rules.Event) bool {
	if st.Event == "" {
		return matchesAny(st.Move, line)
	}
	return slices.ContainsFunc(events, func(ev rules.Event) bool { return happens(st.Event, &ev) })
}

// Made takes up a move that was made, in notation, and what it brought, before any of it is shown.
func (s *Session) Made(line string, events []rules.Event) {
	s.marks = append(s.marks, mark{s.step, s.shown})
	s.told = s.told[:0]
	st := s.Step()
	if st == nil || !fulfils(st, line, events) {
		return
	}
	s.Answer = ""
	if next := s.step + 1; next < len(s.Lesson.Steps) && s.Lesson.Steps[next].When != "" {
		s.advance() // it shows while what happened is being shown
		return
	}
	s.done = true
}

// Told takes up an event as it is shown.
func (s *Session) Told(ev rules.Event) {
	s.told = append(s.told, ev)
	s.look()
}

// look sees whether what the step waits for to be shown has come.
func (s *Session) look() {
	st := s.Step()
	if st == nil || s.shown {
		return
	}
	if st.When == "" {
		s.shown = true
		return
	}
	for i := range s.told {
		if happens(st.When, &s.told[i]) {
			s.told = s.told[i+1:]
			s.shown = true
			return
		}
	}
}

// Rest is called when nothing moves any more.
func (s *Session) Rest() {
	if s.done {
		s.advance()
	}
	s.shown = true // nothing can come any more that it could wait for
}

// GoOn leaves a step that is only to be read. It reports whether the step was one.
func (s *Session) GoOn() bool {
	st := s.Step()
	if st == nil || !st.Reading() {
		return false
	}
	s.advance()
	return true
}

func (s *Session) advance() {
	s.step++
	s.back = 0
	s.shown, s.done, s.Answer, s.Agrees = false, false, "", false
	s.look()
}

// TakenBack takes up that only so many moves are left of those made in the lesson: it goes back to where it was.
func (s *Session) TakenBack(moves int) {
	if moves >= len(s.marks) {
		return
	}
	m := s.marks[moves]
	s.marks = s.marks[:moves]
	s.step, s.back, s.shown, s.done = m.step, 0, m.shown, false
	s.told, s.Answer, s.Agrees = nil, "", false
}
