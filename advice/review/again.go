package review

import (
	"fmt"

	"sixwinters/advice/mind"
	"sixwinters/rules"
)

// A decision that is made once more, at the table where it was made.

// Again is what another try at a decision is worth.
type Again struct {
	Did     string  // a sentence
	Better  float64 // of the chance to win, than what was done the first time
	Error   float64 // the standard error of that
	Short   float64 // of the chance to win, beside the program's own decision; less than 0 if it is better
	ShortBy float64 // the standard error of that
	Would   string  // what the program would do, in a sentence
}

// Try judges moves that were made at the table of a decision, beside what was done there and what the program would do. It takes some seconds.
func Try(b *rules.Rulebook, past Past, d *Decision, moves []rules.Move) (a Again) {
	observed := b.Observation(past.Table(d.At))
	var first []rules.Move
	for at := d.At; at < d.To; at++ {
		m, _ := past.Move(at)
		first = append(first, m)
	}
	a.Did = says(b, &observed, moves)
	mine, then, deviation := mind.Compare(b, &observed, moves, first)
	a.Better, a.Error = mine.Win()-then.Win(), deviation
	if j, ok := mind.Judge(b, &observed, moves); ok && !j.Agrees {
		a.Would = says(b, &observed, j.Plan)
		a.Short, a.ShortBy = j.Best.Win()-j.Made.Win(), j.Error
	}
	return a
}

// Verdict says in a sentence or two how good the try was.
func (a *Again) Verdict() string {
	say := "About as good as your first try."
	switch surely := max(least, surely*a.Error); {
	case a.Better >= surely:
		say = fmt.Sprintf("Better than your first try: %s points.", Points(a.Better))
	case a.Better <= -surely:
		say = fmt.Sprintf("Not as good as your first try: %s points.", Points(a.Better))
	}
	switch {
	case a.Would == "":
		return say + " The program would do the same."
	case a.Short >= max(least, surely*a.ShortBy):
		return say + fmt.Sprintf(" The program does better by %.1f points: %s", 100*a.Short, a.Would)
	}
	return say + " The program knows nothing better."
}

// GradesWords says the grades of the seasons between two turns of the curve; "" for none.
func (r *Review) GradesWords(from, to int) (say string) {
	for i, g := range r.Grades(from, to) {
		if i == 0 {
			say = "Decisions by season: "
		} else {
			say += ", "
		}
		say += g.When + " " + g.Letter
	}
	return say
}
