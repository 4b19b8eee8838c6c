package mind

import (
	"maps"
	"math"
	"slices"

	"sixwinters/rules"
)

// Judged is a decision that was made, beside what the planner would have done, over the same imagined rolls and cards.
type Judged struct {
	Made   Outlook      // after a turn that begins with what was done
	Best   Outlook      // after one that begins with what the planner would have done
	Plan   []rules.Move // that, up to its first roll or, outside the actions step, the planner's answer
	Agrees bool         // it is what was done; then Best is Made, and Plan and Next are of the planner's next best
	Next   Outlook
	Error  float64 // the standard error of the chance to win with what was done beside Best, or beside Next where it agrees
}

// imagined is how many ends of a turn a decision is judged over. The planner plays each of them on from roll to roll.
// Where the campaign ends with some of them they are atTheEnd, since it is either won or lost then.
const (
	imagined = 16
	atTheEnd = 64
)

// Judge judges moves that were made one after the other: in the actions step up to the first that rolled a die or turned a card up, or
// that ended the step; elsewhere one answer. It reports false where there was no other choice. It takes about a second, sees what the
// players saw, and depends on the table and the moves alone.
func Judge(b *rules.Rulebook, observed *rules.State, moves []rules.Move) (j Judged, ok bool) {
	if len(b.Moves(observed, nil)) < 2 || len(moves) == 0 {
		return j, false
	}
	seed := b.Fingerprint(observed)
	p := NewPlanner(seed)
	p.effort = steady
	j.Plan = p.line(b, observed)
	made, wins := outlookOver(b, observed, moves, seed)
	j.Made = made
	if j.Agrees = sameDeeds(moves, j.Plan); !j.Agrees {
		best, others := outlookOver(b, observed, j.Plan, seed)
		j.Best, j.Next, j.Error = best, j.Made, errorOf(wins, others)
		return j, true
	}
	j.Best, j.Next, j.Plan = j.Made, j.Made, nil
	if i := slices.IndexFunc(moves, isDeed); i >= 0 {
		p.Anew(seed)
		p.avoid = moves[i]
		if next := p.line(b, observed); len(next) > 0 && !slices.Contains(next, moves[i]) {
			then, others := outlookOver(b, observed, next, seed)
			j.Plan, j.Next, j.Error = next, then, errorOf(wins, others)
		}
	}
	return j, true
}

// Compare is how a campaign is likely to end after turns that begin with moves, and with others, over the same imagined rolls and cards, and the
// standard error of the difference of the chances to win. It takes about a second.
func Compare(b *rules.Rulebook, observed *rules.State, moves, others []rules.Move) (one, other Outlook, deviation float64) {
	seed := b.Fingerprint(observed)
	one, wins := outlookOver(b, observed, moves, seed)
	other, theirs := outlookOver(b, observed, others, seed)
	return one, other, errorOf(wins, theirs)
}

// Weighed is how a campaign is likely to end with a move, and without it.
type Weighed struct {
	Now     Outlook    // of the table as it lies
	With    Outlook    // after a turn that begins with the move
	Without Outlook    // after one that begins with what the planner does instead
	Instead rules.Move // that
	Error   float64    // the standard error of the difference of their chances to win
}

// Weigh looks ahead to the end of the turn with a legal move, or several one after the other, and without the first, over the same
// imagined rolls and cards. It reports false where nothing is worth doing instead. It takes about a second, sees what the players see, and
// depends on the table and the moves alone.
func Weigh(b *rules.Rulebook, observed *rules.State, moves ...rules.Move) (w Weighed, ok bool) {
	seed := b.Fingerprint(observed)
	p := NewPlanner(seed)
	p.effort, p.avoid = steady, moves[0]
	line := p.line(b, observed)
	if len(line) == 0 {
		return w, false
	}
	w = Weighed{Now: OutlookOf(b, observed), Instead: line[0]}
	if len(moves) == 1 {
		line = line[:1]
	}
	with, wins := outlookOver(b, observed, moves, seed)
	without, others := outlookOver(b, observed, line, seed)
	w.With, w.Without, w.Error = with, without, errorOf(wins, others)
	return w, true
}

// line is what a planner means to do on a table, up to the first roll, without what it avoids; nothing where nothing else is worth doing.
func (p *Planner) line(b *rules.Rulebook, observed *rules.State) []rules.Move {
	takes := observed.Asks().Task == rules.TaskTake // which card it would take, not by what abilities
	legal := slices.DeleteFunc(b.Moves(observed, nil), func(m rules.Move) bool { return m == p.avoid || takes && m.Kind != rules.MoveTake })
	if len(legal) == 0 {
		return nil
	}
	m := p.Choose(b, observed, legal)
	if m == p.avoid { // nothing else is worth doing
		return nil
	}
	if !isAction(m) {
		return []rules.Move{m}
	}
	sure, _ := p.Line()
	return append([]rules.Move{m}, sure...)
}

// outlookOver is the mean outlook after turns that begin with moves, and that a fast planner plays to their end. The same seed brings
// the same hidden cards and dice. wins are the chances to win after each.
func outlookOver(b *rules.Rulebook, observed *rules.State, moves []rules.Move, seed uint64) (mean Outlook, wins []float64) {
	chance := rules.Chance(seed)
	for n := imagined; len(wins) < n; {
		t := anEnd(b, observed, moves, &chance)
		seen := b.Observation(&t)
		o := OutlookOf(b, &seen)
		for i := range mean.AtLeast {
			mean.AtLeast[i] += o.AtLeast[i]
		}
		mean.Score += o.Score
		if wins = append(wins, o.Win()); isOver(b, &t) {
			n = atTheEnd
		}
	}
	n := float64(len(wins))
	for i := range mean.AtLeast {
		mean.AtLeast[i] /= n
	}
	mean.Score /= n
	return mean, wins
}

// anEnd is an end of the turn that begins with moves, as a fast planner plays it over hidden cards and dice that it imagines.
func anEnd(b *rules.Rulebook, observed *rules.State, moves []rules.Move, chance *rules.Chance) rules.State {
	imagine := rules.Chance(chance.Next())
	p := NewPlanner(uint64(imagine))
	p.effort = quick
	p.prepare(b)
	t := p.picture(observed, &imagine)
	for _, m := range moves {
		if b.Apply(&t, m, nil) != nil {
			break // what was turned up is not what is imagined
		}
	}
	p.playTurn(&t, observed)
	return t
}

// Risk is what a turn may cost.
type Risk struct {
	Marked float64 // how likely a condition of any character is marked
	Threat float64 // how many spaces the threats go up, in the mean
}

// RiskOf is the risk of a turn that begins with moves, over so many imagined ends as a decision is judged by. It takes about half a second,
// and depends on the table and the moves alone.
func RiskOf(b *rules.Rulebook, observed *rules.State, moves []rules.Move) (r Risk) {
	chance := rules.Chance(b.Fingerprint(observed))
	before, stood := conditions(observed), spaces(observed)
	for range imagined {
		t := anEnd(b, observed, moves, &chance)
		if conditions(&t) > before {
			r.Marked++
		}
		r.Threat += float64(spaces(&t) - stood)
	}
	r.Marked /= imagined
	r.Threat /= imagined
	return r
}

// conditions counts those of all characters.
func conditions(s *rules.State) (n int) {
	for i := range s.Characters {
		n += s.Characters[i].Conditions()
	}
	return n
}

// spaces adds up those of the threat markers.
func spaces(s *rules.State) (n int) {
	for _, at := range s.Threat {
		n += int(at)
	}
	return n
}

// errorOf is the standard error of the mean by which chances differ from others over the same draws.
func errorOf(wins, others []float64) float64 {
	sum, squares, n := 0.0, 0.0, min(len(wins), len(others))
	for i := range n {
		d := wins[i] - others[i]
		sum += d
		squares += d * d
	}
	mean := sum / float64(n)
	return math.Sqrt(max(0, squares/float64(n)-mean*mean) / float64(n-1))
}

// playTurn plays a table on that came of another one, until the players come to act in another turn, or in the first after the setup, or
// the year is over.
func (p *Planner) playTurn(t, from *rules.State) {
	for range mostMoves {
		p.settle(t, nil)
		another := t.Phase != from.Phase || t.Turn != from.Turn
		if t.Depth == 0 || another && (t.Acting() || t.Phase != rules.Turns) {
			return
		}
		seen := p.b.Observation(t)
		if p.b.Apply(t, p.Choose(p.b, &seen, p.b.Moves(t, nil)), nil) != nil {
			return
		}
	}
}

// isDeed reports whether a move is one that a turn is remembered by: not how the characters get there, and what with.
func isDeed(m rules.Move) bool {
	switch m.Kind {
	case rules.MoveAttempt, rules.MoveAct, rules.MoveRest, rules.MovePlace, rules.MoveUse, rules.MovePay, rules.MoveFace, rules.MoveLeave:
		return true
	}
	return false
}

// sameDeeds reports whether moves come to the same, however the characters get there and whatever dice they take. Answers are the same
// only as they are.
func sameDeeds(one, other []rules.Move) bool {
	if !isAction(one[0]) {
		return one[0] == other[0]
	}
	deeds := func(moves []rules.Move) map[rules.Move]bool {
		is := map[rules.Move]bool{}
		for _, m := range moves {
			if isDeed(m) {
				m.Dice = [len(m.Dice)]rules.Die{}
				is[m] = true
			}
		}
		return is
	}
	return maps.Equal(deeds(one), deeds(other))
}

// isAction reports whether a move is made in the actions step or in an attempt, and answers nothing.
func isAction(m rules.Move) bool { return m.Kind >= rules.MoveTravel && m.Kind <= rules.MoveLeave }
