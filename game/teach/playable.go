package teach

import (
	"slices"

	"sixwinters/rules"
)

// search looks for a way to play a lesson to its end from where a player has brought it: the moves that the lesson shows,
// or others of those it waits for where these are not possible any more.
type search struct {
	lesson *Lesson
	left   int          // moves it may still try
	way    []rules.Move // that leads to the end once it is found, the last move first
}

// mostTried bounds the search; a lesson is a few dozen moves long.
const mostTried = 3000

// playable reports whether the lesson can be played to its end from the beginning of a step. fresh says that nothing has
// been done for that step yet; otherwise the first of several moves that the lesson shows for it may have been made.
func (l *Lesson) playable(now rules.State, from int, fresh bool) bool {
	_, is := l.way(now, from, fresh)
	return is
}

// way is how the lesson can be played to its end, if it can be.
func (l *Lesson) way(now rules.State, from int, fresh bool) ([]rules.Move, bool) {
	for skip := 0; ; skip++ {
		s := &search{lesson: l, left: mostTried}
		if s.from(now, from, skip) {
			slices.Reverse(s.way)
			return s.way, true
		}
		if fresh || from >= len(l.Steps) || skip >= len(l.steps[from].play)-1 {
			return nil, false
		}
	}
}

// from tries to play from a step on, of which the first so many moves have been made.
func (s *search) from(now rules.State, step, made int) bool {
	if step >= len(s.lesson.Steps) {
		return true
	}
	play := s.lesson.steps[step].play
	if made >= len(play) {
		return s.from(now, step+1, 0)
	}
	last := made == len(play)-1
	if s.try(now, play[made], step, made, last) {
		return true
	}
	if !last || s.lesson.Steps[step].Event != "" {
		return false
	}
	book := s.lesson.book
	for _, m := range book.Moves(&now, nil) {
		if m != play[made] && matchesAny(s.lesson.Steps[step].Move, book.Notation(&now, m)) && s.try(now, m, step, made, last) {
			return true
		}
	}
	return false
}

// try makes a move and goes on from there.
func (s *search) try(now rules.State, m rules.Move, step, made int, last bool) bool {
	book := s.lesson.book
	if s.left--; s.left < 0 || book.Check(&now, m) != nil {
		return false
	}
	line := book.Notation(&now, m)
	var story rules.Story
	if book.Apply(&now, m, &story) != nil {
		return false
	}
	if last && !fulfils(&s.lesson.Steps[step], line, story.Events) {
		return false
	}
	if !s.from(now, step, made+1) {
		return false
	}
	s.way = append(s.way, m)
	return true
}
