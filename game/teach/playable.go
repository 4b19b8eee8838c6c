package teach

import "sixwinters/rules"

// search looks for a way to play a lesson to its end from where a player has brought it: the moves that the lesson shows,
// or others of those it waits for where these are not possible any more.
type search struct {
	lesson *Lesson
	left   int // moves it may still try
}

// mostTried bounds the search; a lesson is a few dozen moves long.
const mostTried = 3000

// playable reports whether the lesson can be played to its end from the beginning of a step. fresh says that nothing has
// been done for that step yet; otherwise any of several moves that the lesson shows for it may have been made.
func (l *Lesson) playable(now rules.State, from int, fresh bool) bool {
	if from < len(l.Steps) && l.Steps[from].Free {
		return true
	}
	var play []rules.Move
	if from < len(l.steps) {
		play = l.steps[from].play
	}
	sets := 1 // of moves that may have been made
	if !fresh && len(play) > 0 {
		sets = 1<<len(play) - 1 // all of them made is the next step
	}
	for made := range sets {
		s := &search{lesson: l, left: mostTried}
		if s.from(now, from, without(play, made)) {
			return true
		}
	}
	return false
}

// without returns what is left of some moves when a set of them has been made: bit i stands for the i-th.
func without(moves []rules.Move, made int) (left []rules.Move) {
	for i, m := range moves {
		if made&(1<<i) == 0 {
			left = append(left, m)
		}
	}
	return left
}

// begin tries to play from the beginning of a step on.
func (s *search) begin(now rules.State, step int) bool {
	return step >= len(s.lesson.Steps) || s.lesson.Steps[step].Free || s.from(now, step, s.lesson.steps[step].play)
}

// from tries to play from a step on, of which some moves are left.
func (s *search) from(now rules.State, step int, left []rules.Move) bool {
	if len(left) == 0 {
		return s.begin(now, step+1)
	}
	if s.try(now, left[0], step, left[1:]) {
		return true
	}
	if len(left) > 1 || s.lesson.Steps[step].Event != "" {
		return false
	}
	book := s.lesson.Book
	for _, m := range book.Moves(&now, nil) {
		if m != left[0] && matchesAny(s.lesson.Steps[step].Move, book.Notation(&now, m)) && s.try(now, m, step, nil) {
			return true
		}
	}
	return false
}

// try makes a move of a step, after which some are left, and goes on from there.
func (s *search) try(now rules.State, m rules.Move, step int, left []rules.Move) bool {
	book := s.lesson.Book
	if s.left--; s.left < 0 || book.Check(&now, m) != nil {
		return false
	}
	line := book.Notation(&now, m)
	var story rules.Story
	if book.Apply(&now, m, &story) != nil {
		return false
	}
	if len(left) == 0 && !fulfils(&s.lesson.Steps[step], line, story.Events) {
		return false
	}
	return s.from(now, step, left)
}
