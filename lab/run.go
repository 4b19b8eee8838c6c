package lab

import (
	"context"
	"fmt"
	"io"
	"sync"
	"time"
)

// Run plays the campaigns of a plan that a results file lacks, on a number of cores, and adds each to the file as it ends. When the
// context is done it returns the cause; what has been played is in the file.
func Run(ctx context.Context, p *Plan, path string, cores int, told Told) (err error) {
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
	return results.Play(ctx, tables, results.Due(p), cores, told)
}

// Play plays campaigns at their tables on a number of cores and adds each to the file as it ends. When the context is done it returns the
// cause; what has been played is in the file.
func (r *Results) Play(ctx context.Context, tables map[string]*Table, due []Job, cores int, told Told) (err error) {
	told(0, len(due), nil)
	done := 0
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
			continue // the file takes no more
		}
		if err = r.Add(&row); err != nil {
			stop(err)
			continue
		}
		done++
		told(done, len(due), &row)
	}
	if err == nil {
		err = context.Cause(ctx)
	}
	return err
}

// Due returns the campaigns of a plan that are still to be played.
func (r *Results) Due(p *Plan) (due []Job) {
	for _, j := range p.Jobs() {
		if !r.Has(j) {
			due = append(due, j)
		}
	}
	return due
}

// Told is called as a run goes on: first with nothing done and no row, then with each campaign.
type Told func(done, all int, row *Row)

// Tell returns a function that writes how far a run is, at most once a second, and every violation.
func Tell(to io.Writer) Told {
	began, last := time.Now(), time.Time{}
	return func(done, all int, row *Row) {
		if row == nil {
			fmt.Fprintf(to, "%d campaigns to be played\n", all)
			return
		}
		if row.Violation != "" {
			fmt.Fprintf(to, "%s: %s\n", &row.Job, row.Violation)
		}
		if now := time.Now(); now.Sub(last) >= time.Second || done == all {
			last = now
			spent := now.Sub(began)
			left := spent / time.Duration(done) * time.Duration(all-done)
			fmt.Fprintf(to, "%d of %d, %.1f a second, %s left\n", done, all, float64(done)/spent.Seconds(), left.Round(time.Second))
		}
	}
}
