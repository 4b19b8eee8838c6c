package skadimind

import (
	"fmt"
	"strings"

	"sixwinters/rules/skadi"
)

// Decision is a move of a game, beside the best there was.
type Decision struct {
	At    int // the number of the move, from 0
	Week  int
	Chose Choice
	Best  Choice
	Next  Choice  // the best of the others
	Lost  float64 // points, 0 if the best was chosen
	Table skadi.State
}

// Review is what the decisions of a game were worth.
type Review struct {
	Decisions    []Decision // in order; those between one move and none are left out
	Best, Worst  *Decision  // nil if there is none: the right one that mattered most, and the one that cost most
	Lost         float64    // points, in all
	ChoseTheBest int
}

// near is how near to the best a choice counts as good as it, in points: values are fitted.
const near = 0.05

// Review weighs every decision of a game. table returns the table before each of n moves, move the move.
func (p *Player) Review(n int, move func(i int) (skadi.Move, *skadi.State)) *Review {
	r := &Review{}
	for i := range n {
		m, s := move(i)
		list := p.Choices(s)
		if len(list) < 2 {
			continue
		}
		d := Decision{At: i, Week: int(s.Week), Best: list[0], Table: *s}
		d.Next = list[1]
		for _, c := range list {
			if c.Move == m {
				d.Chose = c
			}
		}
		d.Lost = d.Best.Worth - d.Chose.Worth
		if d.Lost < near {
			d.Lost = 0
			r.ChoseTheBest++
		}
		r.Lost += d.Lost
		r.Decisions = append(r.Decisions, d)
	}
	for i := range r.Decisions {
		d := &r.Decisions[i]
		if d.Lost > 0 && (r.Worst == nil || d.Lost > r.Worst.Lost) {
			r.Worst = d
		}
		if d.Lost == 0 && d.gap() > near && (r.Best == nil || d.gap() > r.Best.gap()) {
			r.Best = d
		}
	}
	return r
}

// gap is what the best choice was worth above the others.
func (d *Decision) gap() float64 { return d.Best.Worth - d.Next.Worth }

// name names a choice, without what it brings.
func (p *Player) name(d *Decision, c Choice) string {
	name, _, _ := strings.Cut(p.Game.Sentence(&d.Table, c.Move), ": ")
	if c.Move.Blessing {
		name += " with a blessing"
	}
	return name
}

// Say says the review in lines.
func (p *Player) Say(r *Review) []string {
	if len(r.Decisions) == 0 {
		return []string{"There was nothing to decide yet."}
	}
	lines := []string{fmt.Sprintf("%d of %d decisions were the best there was. The others cost %.1f points in all.", r.ChoseTheBest, len(r.Decisions), r.Lost)}
	if d := r.Best; d != nil {
		lines = append(lines, fmt.Sprintf("Best decision, week %d: %s. It was worth %.1f points more than: %s.", d.Week,
			p.name(d, d.Chose), d.gap(), p.name(d, d.Next)))
	}
	if d := r.Worst; d != nil {
		lines = append(lines, fmt.Sprintf("Worst decision, week %d: %s. It cost %.1f points. Better: %s.", d.Week,
			p.name(d, d.Chose), d.Lost, p.name(d, d.Best)))
	}
	return lines
}
