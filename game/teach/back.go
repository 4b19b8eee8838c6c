package teach

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Every page of a lesson that has been shown can be read again. The lesson stays where it is meanwhile: no move is taken back.

// Page returns the step whose page is read, counted from 0: the one it has come to, or one before that.
func (s *Session) Page() int { return s.step - s.back }

// LooksBack reports whether a page is read again that comes before the one it has come to.
func (s *Session) LooksBack() bool { return s.back > 0 }

// Read returns the step whose page is read, or nil if the lesson is over and none is read again.
func (s *Session) Read() *content.LessonStep {
	if s.Page() >= len(s.Lesson.Steps) {
		return nil
	}
	return &s.Lesson.Steps[s.Page()]
}

// Back goes to the page before the one that is read. It reports whether there is one.
func (s *Session) Back() bool {
	if s.Page() == 0 {
		return false
	}
	s.back++
	s.Answer, s.Agrees = "", false
	return true
}

// On goes to the page after one that is read again. It reports whether one was.
func (s *Session) On() bool {
	if !s.LooksBack() {
		return false
	}
	s.back--
	s.Answer, s.Agrees = "", false
	return true
}

// Return goes to the page that the lesson has come to.
func (s *Session) Return() {
	for s.On() {
	}
}

// Arrive returns the table when a step is shown, if the lesson is played as it shows itself.
func (l *Lesson) Arrive(step int) *rules.State { return &l.steps[step].arrive }
