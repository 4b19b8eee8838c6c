package review

import (
	"fmt"
	"regexp"
	"strings"

	"sixwinters/advice/hints"
	"sixwinters/rules"
)

// says says what moves do, in a sentence.
func says(b *rules.Rulebook, observed *rules.State, moves []rules.Move) string {
	if len(moves) == 0 {
		return ""
	}
	if steps := hints.StepsOf(b, observed, moves); len(steps) > 0 {
		return strings.Join(steps, "; ") + "."
	}
	return eachMove(b, observed, moves)
}

// eachMove says what moves do, one after the other.
func eachMove(b *rules.Rulebook, observed *rules.State, moves []rules.Move) string {
	var each []string
	t := *observed
	for _, m := range moves {
		if m.Kind == rules.MoveDone {
			each = append(each, "The actions end")
		} else {
			each = append(each, rules.Capital(b.ListLabel(&t, m)))
		}
		if b.ApplyRolling(&t, m, nil, nil) != nil {
			break
		}
	}
	return strings.Join(each, "; ") + "."
}

// chance is that of an attempt, where it is not certain.
var chance = regexp.MustCompile(` \((about )?(over |under )?\d+%( to overcome it)?\)`)

// withoutChances leaves out by how much attempts are likely to succeed: two that differ in nothing else read alike.
func withoutChances(say string) string { return chance.ReplaceAllString(say, "") }

// Points says a difference of a chance in percentage points: "+3.1", "-0.4".
func Points(x float64) string { return fmt.Sprintf("%+.1f", 100*x) }

// when says when a table is: "II.3" for turn 3 of year II.
func when(s *rules.State) string {
	year := rules.Roman(int(s.Year))
	switch s.Phase {
	case rules.Turns:
		return fmt.Sprintf("%s.%d", year, s.Turn)
	case rules.Setup:
		return "begin " + year
	case rules.CampaignOver:
		return "the end"
	}
	return "end " + year
}

// Named is how many decisions of each kind are named.
const Named = 3

// Verdict says what luck and decisions did to the chance to win between two turns of the curve, and how that went if it is known well enough.
func (r *Review) Verdict(from, to int) string {
	luck, decisions := r.Luck(from, to)
	went, first := "", from
	for first < to && !r.Turns[first].Told {
		first++
	}
	switch at, end := &r.Turns[first], &r.Turns[to]; {
	case first == to || !end.Told:
	case first == from:
		went = fmt.Sprintf("The chance to win went from %.0f%% to %.0f%%. ", 100*at.Win, 100*end.Win)
	default:
		went = fmt.Sprintf("From %s on the chance to win went from %.0f%% to %.0f%%. ", at.When, 100*at.Win, 100*end.Win)
	}
	return went + fmt.Sprintf("Luck: %+.0f points. Decisions, against the program's own: %+.0f points.", 100*luck, 100*decisions)
}

// Text is the review between two turns of the curve as lines: the curve, the verdict, and the decisions that made it.
func (r *Review) Text(from, to int) string {
	var out strings.Builder
	for i := from; i <= to; i++ {
		t := &r.Turns[i]
		if !t.Told {
			continue
		}
		fmt.Fprintf(&out, "%-10s %3.0f%% %s\n", t.When, 100*t.Win, strings.Repeat("#", int(50*t.Win+0.5)))
	}
	fmt.Fprintln(&out, r.Verdict(from, to))
	fmt.Fprintln(&out, r.GradesWords(from, to))
	if r.Cascade != nil {
		fmt.Fprintln(&out, r.Cascade.Words())
	}
	tell := func(head string, list []Decision, by func(d *Decision) float64) {
		fmt.Fprintln(&out, head)
		if len(list) == 0 {
			fmt.Fprintln(&out, "  None.")
		}
		for i := range list {
			d := &list[i]
			about := ""
			if d.Theme != "" && d.Win < 0 {
				about = ", " + string(d.Theme)
			}
			fmt.Fprintf(&out, "  %s points, %s, move %d%s: %s\n", Points(by(d)), d.When, d.At+1, about, d.Did)
			if d.Would != "" {
				fmt.Fprintf(&out, "    %s\n", d.Beside())
			}
		}
	}
	a, b := r.Turns[from].At, r.Turns[to].At
	tell("What cost most:", r.Cost(a, b, Named), func(d *Decision) float64 { return d.Win })
	tell("What gained most:", r.Gained(a, b, Named), func(d *Decision) float64 { return d.Gain })
	return out.String()
}

// Beside says what else could have been done.
func (d *Decision) Beside() string {
	switch {
	case d.Agrees:
		return "Next best: " + d.Would
	case d.Win < 0:
		return "Better: " + d.Would
	}
	return "Better than: " + d.Would
}
