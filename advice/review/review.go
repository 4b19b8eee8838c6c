package review

import (
	"cmp"
	"context"
	"slices"

	"sixwinters/advice/mind"
	"sixwinters/rules"
)

// Past is what has been played: tables from 0, and the moves between them. A saves.Timeline is one.
type Past interface {
	// Len is how many tables there are.
	Len() int
	// Table is a table; it must not be changed.
	Table(at int) *rules.State
	// Move is the move that leads from a table to the next, if it is known.
	Move(at int) (m rules.Move, ok bool)
}

// Review is what has been found out about a campaign.
type Review struct {
	Turns     []Turn     // in order; the last is the table that the campaign has come to
	Decisions []Decision // in order
	Cascade   *Cascade   // nil for none
}

// Turn is how a campaign stood as the players came to act, or at the end of a year or of what was played.
type Turn struct {
	At    int     // the table
	When  string  // "II.3", "end II"
	Win   float64 // the chance to win the campaign
	Told  bool    // that is known well enough to be said ([mind.Foretells])
	Score float64 // expected
	// Season is the season of the turn and its year, "winter I"; "" at the end of a year.
	Season string
}

// Decision is one that has been judged.
type Decision struct {
	At, To int    // the tables before and after it
	Print  uint64 // of both tables: whether it is still the same
	When   string // as that of a turn
	Did    string // a sentence
	Would  string // what the program would have done, or the next best where that is the same
	Agrees bool   // the program would have done the same
	Theme  Theme  // what it was about beside Would; "" where the program would have done the same

	Win, Score float64 // how much better it was than what the program would have done; 0 where that is the same
	Gain       float64 // how much it added to the chance to win beside Would
	Error      float64 // the standard error of that
}

// Span are the tables before and after a decision.
type Span struct{ At, To int }

// Work reviews a campaign. Decisions that an earlier review of it has judged are taken from there. progress, which may be nil, is told
// after each decision how many of all are judged. Once the context is done it ends, and what it returns is good for known only.
func Work(ctx context.Context, b *rules.Rulebook, past Past, known *Review, progress func(done, all int)) *Review {
	r := &Review{Turns: turns(b, past)}
	old := map[uint64]*Decision{}
	if known != nil {
		for i := range known.Decisions {
			old[known.Decisions[i].Print] = &known.Decisions[i]
		}
	}
	spans := Spans(b, past)
	for i, span := range spans {
		if ctx.Err() != nil {
			break
		}
		print := printOf(b, past, span)
		if d, ok := old[print]; ok && d.At == span.At && d.To == span.To {
			r.Decisions = append(r.Decisions, *d)
		} else if d, ok := judge(b, past, span); ok {
			d.Print = print
			r.Decisions = append(r.Decisions, d)
		}
		if progress != nil {
			progress(i+1, len(spans))
		}
	}
	r.Cascade = r.cascade(b, past)
	return r
}

// printOf is the fingerprint of both ends of a decision.
func printOf(b *rules.Rulebook, past Past, span Span) uint64 {
	return b.Fingerprint(past.Table(span.At))*31 + b.Fingerprint(past.Table(span.To))
}

// turns are the points at which the chance to win is told.
func turns(b *rules.Rulebook, past Past) (list []Turn) {
	for at := range past.Len() {
		s := past.Table(at)
		var before *rules.State
		if at > 0 {
			before = past.Table(at - 1)
		}
		if at == past.Len()-1 || begins(before, s) {
			observed := b.Observation(s)
			o := mind.OutlookOf(b, &observed)
			turn := Turn{At: at, When: when(s), Win: o.Win(), Told: mind.Foretells(b, &observed), Score: o.Score}
			if s.Phase == rules.Turns {
				turn.Season = b.Season(s).String() + " " + rules.Roman(int(s.Year))
			}
			list = append(list, turn)
		}
	}
	return list
}

// begins reports whether a table is the first of an actions step or of the end of a year. before is the table before it, or nil.
func begins(before, s *rules.State) bool {
	acts := s.Phase == rules.Turns && s.Step == rules.StepActions
	if !acts && s.Phase != rules.YearOver {
		return false
	}
	return before == nil || before.Phase != s.Phase || before.Step != s.Step || before.Turn != s.Turn || before.Year != s.Year
}

// Spans are the decisions of a campaign: in the actions step all that was done up to a roll, a card turned up or the end of the step;
// elsewhere large choices, one at a time.
func Spans(b *rules.Rulebook, past Past) (list []Span) {
	for at := 0; at < past.Len()-1; at++ {
		if _, ok := past.Move(at); !ok || past.Table(at).Depth == 0 {
			continue
		}
		switch past.Table(at).Asks().Task {
		case rules.TaskActions, rules.TaskAttempt:
			to := at
			for to < past.Len()-1 {
				m, ok := past.Move(to)
				if !ok {
					break
				}
				to++
				if m.Kind == rules.MoveDone || rules.Reveals(past.Table(to-1), past.Table(to)) {
					break
				}
			}
			list = append(list, Span{at, to})
			at = to - 1
		case rules.TaskSetup, rules.TaskStartLocations, rules.TaskTake, rules.TaskReward, rules.TaskBurn, rules.TaskSettle, rules.TaskEspionage:
			if len(b.Moves(past.Table(at), nil)) > 1 {
				list = append(list, Span{at, at + 1})
			}
		}
	}
	return list
}

// Ends reports whether a decision that began on a table is made with moves that lead to another: in the actions step all up to a roll, a card
// turned up or the end of the step, elsewhere one move.
func Ends(begin, now *rules.State, moves []rules.Move) bool {
	if len(moves) == 0 {
		return false
	}
	switch begin.Asks().Task {
	case rules.TaskActions, rules.TaskAttempt:
		return moves[len(moves)-1].Kind == rules.MoveDone || rules.Reveals(begin, now)
	}
	return true
}

// judge judges a decision. It reports false where there was nothing else to do.
func judge(b *rules.Rulebook, past Past, span Span) (d Decision, ok bool) {
	var moves []rules.Move
	for at := span.At; at < span.To; at++ {
		m, _ := past.Move(at)
		moves = append(moves, m)
	}
	observed := b.Observation(past.Table(span.At))
	j, ok := mind.Judge(b, &observed, moves)
	if !ok {
		return d, false
	}
	d = Decision{At: span.At, To: span.To, Agrees: j.Agrees, When: when(&observed)}
	if !j.Agrees {
		d.Theme = themeOf(b, &observed, moves, j.Plan)
	}
	if d.Did, d.Would = says(b, &observed, moves), says(b, &observed, j.Plan); withoutChances(d.Did) == withoutChances(d.Would) {
		n := 0 // the steps do not tell the two apart: their moves do, from the first that differs on
		for last := min(len(moves), len(j.Plan)) - 1; n < last && moves[n] == j.Plan[n]; n++ {
			_ = b.ApplyRolling(&observed, moves[n], nil, nil) // it was made
		}
		d.Did, d.Would = eachMove(b, &observed, moves[n:]), eachMove(b, &observed, j.Plan[n:])
	}
	d.Error = j.Error
	d.Win, d.Score = j.Made.Win()-j.Best.Win(), j.Made.Score-j.Best.Score
	if d.Gain = d.Win; j.Agrees {
		d.Gain = j.Made.Win() - j.Next.Win()
	}
	return d, true
}

// Luck is how much of the change of the chance to win between two points of the curve was luck; decisions is the rest.
func (r *Review) Luck(from, to int) (luck, decisions float64) {
	for i := range r.Decisions {
		if d := &r.Decisions[i]; d.At >= r.Turns[from].At && d.At < r.Turns[to].At {
			decisions += d.Win
		}
	}
	return r.Turns[to].Win - r.Turns[from].Win - decisions, decisions
}

// least is the smallest difference that a decision is named for, and surely how many standard errors it must be.
const (
	least  = 0.005
	surely = 2
)

// Cost are the decisions before a table, and not before another, that cost most, the worst first, up to n.
func (r *Review) Cost(from, to, n int) []Decision {
	return r.most(from, to, n, func(d *Decision) float64 { return -d.Win })
}

// Gained are the decisions between two tables that gained most, the best first, up to n.
func (r *Review) Gained(from, to, n int) []Decision {
	return r.most(from, to, n, func(d *Decision) float64 { return d.Gain })
}

func (r *Review) most(from, to, n int, by func(d *Decision) float64) (list []Decision) {
	for i := range r.Decisions {
		if d := &r.Decisions[i]; d.At >= from && d.At < to && by(d) >= max(least, surely*d.Error) {
			list = append(list, *d)
		}
	}
	slices.SortStableFunc(list, func(x, y Decision) int { return cmp.Compare(by(&y), by(&x)) })
	return list[:min(n, len(list))]
}
