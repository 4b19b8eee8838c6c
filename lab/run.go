package lab

import (
	"context"
	"fmt"
	"io"
	"sync"
	"time"
)

// Run plays the campaigns of a plan that a results file does not have, on a number of cores, and adds each as it ends. Progress is
// told a line at a time. Once the context is done it stops with its error; what has been played is kept.
func Run(ctx context.Context, p *Plan, path string, cores int, progress io.Writer) (err error) {
	tables, err := p.Tables()
	if err != nil {
		return err
	}
	results, err := OpenResults(path, tables)
	if err != nil {
		return err
	}
	defer func() {
		if ended := results.Close(); err == nil {
			err = ended
		}
	}()
	due := results.Due(p)
	told := NewTeller(progress, len(due))
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	jobs, rows := make(chan Job), make(chan Row)
	var wait sync.WaitGroup
	for range max(1, cores) {
		wait.Go(func() {
			for j := range jobs {
				rows <- tables[j.Variant].Play(j)
			}
		})
	}
	go func() {
		defer func() { close(jobs); wait.Wait(); close(rows) }()
		for _, j := range due {
			select {
			case jobs <- j:
			case <-ctx.Done():
				return
			}
		}
	}()
	for row := range rows {
		if err != nil {
			continue // what was being played at the time cannot be kept either
		}
		if err = results.Add(&row); err != nil {
			stop(err)
			continue
		}
		told.Add(&row)
	}
	if err == nil {
		err = context.Cause(ctx)
	}
	return err
}

// Due lists the campaigns of a plan that are still to be played.
func (r *Results) Due(p *Plan) (due []Job) {
	for _, j := range p.Jobs() {
		if !r.Has(j) {
			due = append(due, j)
		}
	}
	return due
}

// Teller tells how far a run is, at most once a second.
type Teller struct {
	to          io.Writer
	began, last time.Time
	all, done   int
}

// NewTeller begins to tell about a number of campaigns.
func NewTeller(to io.Writer, campaigns int) *Teller {
	fmt.Fprintf(to, "%d campaigns to be played\n", campaigns)
	return &Teller{to: to, began: time.Now(), all: campaigns}
}

// Add counts a campaign.
func (t *Teller) Add(row *Row) {
	t.done++
	if row.Violation != "" {
		fmt.Fprintf(t.to, "%s: %s\n", &row.Job, row.Violation)
	}
	if now := time.Now(); now.Sub(t.last) >= time.Second || t.done == t.all {
		t.last = now
		spent := now.Sub(t.began)
		left := spent / time.Duration(t.done) * time.Duration(t.all-t.done)
		fmt.Fprintf(t.to, "%d of %d, %.1f a second, %s left\n",
			t.done, t.all, float64(t.done)/spent.Seconds(), left.Round(time.Second))
	}
}
