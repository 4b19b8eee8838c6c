package teach

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// Lesson is a lesson that has been checked against the rules: its moves can be made, and what it names is there.
type Lesson struct {
	*content.Lesson
	Book  *rules.Rulebook // for the cards of the lessons
	begin []rules.Move    // from the campaign's beginning to that of the lesson
	steps []step
}

// step is what package content does not know of a step.
type step struct {
	light  []light
	shows  []light // what of the table has arrived; nil for all of it
	play   []rules.Move
	arrive rules.State // the table when it is shown, if the lesson is played as it shows itself
}

// Compile checks lessons. An error is a [content.Error] that says which lines are wrong.
func Compile(b *rules.Rulebook, lessons []content.Lesson) ([]*Lesson, error) {
	var all []*Lesson
	var found content.Error
	for i := range lessons {
		l := &Lesson{Lesson: &lessons[i], Book: b}
		if err := l.compile(); err != nil {
			found = append(found, *err)
		}
		all = append(all, l)
	}
	if len(found) > 0 {
		return nil, found
	}
	return all, nil
}

// Options returns those of the campaign that the lesson is part of.
func (l *Lesson) Options() rules.Options {
	return rules.Options{Seed: l.Seed, Difficulty: l.Level}
}

// Before returns the moves that lead to a step: those before the lesson, and then those that the steps before it show.
func (l *Lesson) Before(n int) []rules.Move {
	moves := l.begin[:len(l.begin):len(l.begin)]
	for i := range n {
		moves = append(moves, l.steps[i].play...)
	}
	return moves
}

// Entry returns how a step is come to: with the moves that lead to an earlier one, or to it, and for one that is shown while
// something happens with the last move from there, which that comes of.
func (l *Lesson) Entry(n int) (from int, moves []rules.Move, last rules.Move) {
	for from = n; from > 0 && l.Steps[from].When != ""; {
		from--
	}
	if from == n {
		return n, l.Before(n), rules.Move{}
	}
	all := l.Before(from + 1)
	return from, all[:len(all)-1], all[len(all)-1]
}

// compile plays the lesson through.
func (l *Lesson) compile() *content.Finding {
	s := l.Book.NewCampaign(l.Options(), nil)
	for _, line := range l.Start {
		m, err := l.make(&s, line, nil)
		if err != nil {
			return l.finding(l.Line, "before the first step: %v", err)
		}
		l.begin = append(l.begin, m)
	}
	run := &run{state: s, shown: s}
	var arrived arrivals
	for i := range l.Steps {
		made, err := l.playStep(run, &l.Steps[i])
		if err == nil {
			made.shows, err = arrived.with(l.Steps[i].Shows)
		}
		if err != nil {
			return l.finding(l.Steps[i].Line, "%v", err)
		}
		l.steps = append(l.steps, made)
	}
	return nil
}

// playStep plays a step, and reads what it lights and waits for.
func (l *Lesson) playStep(run *run, st *content.LessonStep) (made step, err error) {
	for _, name := range st.Light {
		lit, err := parseLight(name)
		if err != nil {
			return made, err
		}
		made.light = append(made.light, lit)
	}
	for _, word := range []string{st.When, st.Event} {
		if word != "" {
			if _, err := parseEvent(word); err != nil {
				return made, err
			}
		}
	}
	if !run.see(st.When) && st.When != "" {
		return made, fmt.Errorf("`%s` does not happen before this step", st.When)
	}
	made.arrive = run.shown
	for k, line := range st.Play {
		m, err := l.make(&run.state, line, &run.story)
		if err != nil {
			return made, err
		}
		run.seen = 0
		made.play = append(made.play, m)
		if done := fulfils(st, line, run.story.Events); done != (k == len(st.Play)-1) {
			return made, fmt.Errorf("`play` should fulfil the step with its last move, and with no other; see `%s`", line)
		}
	}
	return made, nil
}

// make makes a move that stands in notation.
func (l *Lesson) make(s *rules.State, line string, story *rules.Story) (rules.Move, error) {
	m, err := l.Book.Parse(s, line)
	if err == nil {
		err = l.Book.Check(s, m)
	}
	if err != nil {
		return m, fmt.Errorf("`%s`: %w", line, err)
	}
	if story != nil {
		story.Reset()
		story.Keep = true
	}
	return m, l.Book.Apply(s, m, story)
}

func (l *Lesson) finding(line int, format string, args ...any) *content.Finding {
	return &content.Finding{File: l.File, Line: line, Card: l.Title, What: fmt.Sprintf(format, args...)}
}

// run is a lesson as it plays itself.
type run struct {
	state, shown rules.State
	story        rules.Story
	seen         int // events of the story that have been shown
}

// see goes on in the story to an event, or to its end if it does not come.
func (r *run) see(word string) bool {
	if word != "" {
		for ; r.seen < len(r.story.Events); r.seen++ {
			if happens(word, &r.story.Events[r.seen]) {
				r.shown = r.story.States[r.seen]
				r.seen++
				return true
			}
		}
	}
	r.shown = r.state
	return false
}
