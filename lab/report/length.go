package report

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/lab/stats"
)

// lengthSection tells how long turns and years are.
func lengthSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "length", Question: "How long are turns and years?"}
	table := &Table{Head: []string{"Difficulty", "Turns in a year", "Moves in a turn", "Attempts in a turn", "Obstacles activated in a turn"}}
	for _, c := range main {
		l := []*cell{c}
		table.Rows = append(table.Rows, []string{c.difficulty, turnsInYear(l).String(), inTurn(l, moves).String(),
			inTurn(l, attempts).String(), inTurn(l, activations).String()})
	}
	var all []float64
	for _, c := range main {
		for _, d := range c.byseed {
			for i := range d.years {
				for _, n := range d.years[i].moves {
					all = append(all, float64(n))
				}
			}
		}
	}
	slices.Sort(all)
	s.Answer = fmt.Sprintf("In %s, a turn has %s moves and %s attempts, and a year %s turns. Half of all turns have %.0f to %.0f moves, and 1 in 20 more than %.0f. "+
		"A move is a die placed, a card chosen, a question answered, or Done. Minutes are not counted: the program plays without a clock.",
		played(main), inTurn(main, moves), inTurn(main, attempts), turnsInYear(main),
		stats.Quantile(all, 0.25), stats.Quantile(all, 0.75), stats.Quantile(all, 0.95))
	byYear := &Chart{Title: "Moves in a turn by year", Places: yearNames(main)}
	byPlace := &Chart{Title: "Moves in a turn by its place in the year", Places: turnNames}
	for _, c := range main {
		l := []*cell{c}
		inYear, inPlace := Series{Name: c.difficulty}, Series{Name: c.difficulty}
		for y := range byYear.Places {
			inYear.add(meanOfTurns(l, moves, func(year, _ int) bool { return year == y }), 1)
		}
		for turn := range byPlace.Places {
			inPlace.add(meanOfTurns(l, moves, func(_, at int) bool { return at == turn }), 1)
		}
		byYear.Series, byPlace.Series = append(byYear.Series, inYear), append(byPlace.Series, inPlace)
	}
	s.Parts = []Part{{Table: table}, {Words: byYear.Title + ", mean.", Chart: byYear}, {Words: byPlace.Title + ", mean.", Chart: byPlace},
		{Words: "Turns of a year: the share of years of each length.", Chart: lengths(main)}}
	return s, true
}

// moves, attempts and activations are counted in each turn of a year.
func moves(y *year) []int       { return y.moves }
func attempts(y *year) []int    { return y.attempts }
func activations(y *year) []int { return y.activations }

// inTurn estimates the mean of what is counted, over all turns.
func inTurn(cells []*cell, counted func(y *year) []int) stats.Estimate {
	return meanOfTurns(cells, counted, func(int, int) bool { return true })
}

// meanOfTurns estimates the mean of what is counted, over the turns for which at holds; it takes a year and a turn of it, both from 0. The
// interval is of whole campaigns, since turns of one campaign depend on each other.
func meanOfTurns(cells []*cell, counted func(y *year) []int, at func(year, turn int) bool) stats.Estimate {
	var sums, turns []float64
	for _, c := range cells {
		for _, d := range c.digests() {
			sum, n := 0, 0
			for y := range d.years {
				for turn, v := range counted(&d.years[y]) {
					if at(y, turn) {
						sum, n = sum+v, n+1
					}
				}
			}
			sums, turns = append(sums, float64(sum)), append(turns, float64(n))
		}
	}
	return stats.Ratio(sums, turns)
}

// turnsInYear estimates the mean number of turns of a year.
func turnsInYear(cells []*cell) stats.Estimate {
	return stats.Ratio(of(cells, func(d *digest) float64 { return total(d, func(y *year) int { return y.turns }) }),
		of(cells, func(d *digest) float64 { return float64(len(d.years)) }))
}

// lengths plots the share of years of each number of turns.
func lengths(cells []*cell) *Chart {
	counts, all := map[int]int{}, 0
	for _, c := range cells {
		for _, d := range c.digests() {
			for i := range d.years {
				counts[d.years[i].turns]++
				all++
			}
		}
	}
	chart := &Chart{Title: "Turns of a year", Unit: "%", Series: []Series{{Name: "years"}}}
	for turns := 4; turns <= content.WheelBoxes; turns++ {
		chart.Places = append(chart.Places, fmt.Sprintf("%d turns", turns))
		chart.Series[0].add(stats.Share(counts[turns], all), 100)
	}
	return chart
}
