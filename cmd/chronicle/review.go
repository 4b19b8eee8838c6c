package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"

	"sixwinters/advice/review"
	"sixwinters/rules"
)

// reviewed prints how the chance to win a recorded campaign changed, and which decisions mattered. Of a winter of Skadi it prints the best and the
// worst decision.
func reviewed(args []string, stdout, stderr io.Writer) int {
	if code, is := replayWinter("review", args, stdout, stderr); is {
		return code
	}
	p := &played{lost: map[int]bool{}}
	book, rec, end, code := replayWatched("review", args, stdout, stderr, func(s *rules.State, m rules.Move) {
		p.tables, p.moves = append(p.tables, *s), append(p.moves, m)
	})
	if rec == nil {
		return code
	}
	p.tables = append(p.tables, *end)
	n := 0
	for _, e := range rec.Entries {
		if e.Table == "" {
			n++
		} else {
			p.lost[n-1] = true
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	r := review.Work(ctx, book, p, nil, func(done, all int) {
		if done%20 == 0 || done == all {
			fmt.Fprintf(stderr, "%d of %d decisions judged\n", done, all)
		}
	})
	if ctx.Err() != nil {
		return failed
	}
	fmt.Fprint(stdout, r.Text(0, len(r.Turns)-1))
	return fine
}

// played is a record as it was played.
type played struct {
	tables []rules.State
	moves  []rules.Move
	lost   map[int]bool // by place: moves after this table are missing from the record
}

func (p *played) Len() int                  { return len(p.tables) }
func (p *played) Table(at int) *rules.State { return &p.tables[at] }
func (p *played) Move(at int) (rules.Move, bool) {
	if at >= len(p.moves) || p.lost[at] {
		return rules.Move{}, false
	}
	return p.moves[at], true
}
