package main

import "sync"

// inOrder plays 0 to n-1 on a number of cores and takes what comes of each in their order, whichever ends first. It ends early when take
// returns false; what is being played then is thrown away.
func inOrder[T any](n, cores int, play func(i int) T, take func(i int, of T) bool) {
	cores = max(1, min(cores, n))
	// A place for each that is played and not yet taken bounds how far one core runs ahead of another.
	type result struct{ of chan T }
	due := make(chan result, 4*cores)
	jobs := make(chan func())
	stop := make(chan struct{})
	var wait sync.WaitGroup
	for range cores {
		wait.Go(func() {
			for job := range jobs {
				job()
			}
		})
	}
	wait.Go(func() {
		defer close(jobs)
		defer close(due)
		for i := range n {
			r := result{make(chan T, 1)}
			select {
			case due <- r:
			case <-stop:
				return
			}
			select {
			case jobs <- func() { r.of <- play(i) }:
			case <-stop:
				return
			}
		}
	})
	i := 0
	for r := range due {
		if !take(i, <-r.of) {
			close(stop)
			break
		}
		i++
	}
	wait.Wait()
}
