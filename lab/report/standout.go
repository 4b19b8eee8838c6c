package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"sixwinters/lab/stats"
)

// Shares beyond which a card stands out, and of how many they must be.
const (
	hardly = 0.05
	never  = 0.01 // of turns in play
	mostly = 0.8
	fails  = 0.4 // of attempts
	enough = 30  // turns, attempts or cards that the share is of
)

// standOutSection lists the cards that stand out: obstacles hardly ever overcome or whose defence mostly fails, and progress cards taken
// or completed nearly always or hardly ever.
func standOutSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "standing-out", Question: "Which cards stand out?"}
	table := &Table{Head: []string{"Card", "How", "Share"}}
	note := func(name, how string, hits, n int, stands func(e stats.Estimate) bool) {
		if e := stats.Share(hits, n); n >= enough && stands(e) {
			table.Rows = append(table.Rows, []string{name, how, e.Percent()})
		}
	}
	low := func(e stats.Estimate) bool { return e.High < hardly }
	high := func(e stats.Estimate) bool { return e.Low > mostly }
	obstacles, cards := obstaclesOf(main), progressOf(main)
	for _, name := range byName(obstacles) {
		o := obstacles[name]
		note(name, "obstacle hardly ever overcome, of the turns it was in play", o.Overcome, o.Stays, func(e stats.Estimate) bool { return e.High < never })
		note(name, "obstacle whose defence mostly fails, of its attempts", o.Failed, o.Attempts, func(e stats.Estimate) bool { return e.Low > fails })
	}
	for _, name := range byName(cards) {
		c := cards[name]
		note(name, "progress card hardly ever taken, of the times it could be", c.Taken, c.Taken+c.Passed, low)
		note(name, "progress card nearly always taken, of the times it could be", c.Taken, c.Taken+c.Passed, high)
		note(name, "progress card hardly ever completed, of the times it was taken", c.Completed, c.Taken, low)
		note(name, "progress card nearly always completed, of the times it was taken", c.Completed, c.Taken, high)
	}
	s.Answer = fmt.Sprintf("In %s, cards stand out in %d ways. Cards that came up fewer than %d times are left out.", played(main), len(table.Rows), enough)
	if len(table.Rows) == 0 {
		s.Answer = fmt.Sprintf("In %s, no card stands out. Cards that came up fewer than %d times are left out.", played(main), enough)
		return s, true
	}
	s.Parts = []Part{{Table: table}}
	return s, true
}

// byName returns the keys of a map in order.
func byName[T any](of map[string]T) []string {
	return slices.SortedFunc(maps.Keys(of), cmp.Compare[string])
}
