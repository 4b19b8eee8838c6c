package report

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"sixwinters/lab/stats"
)

// sweepOf is variants whose names differ in the number at their end alone.
type sweepOf struct {
	name     string
	values   []int
	variants []int // by value
}

// fewestValues is how many values make a curve.
const fewestValues = 3

// sweeps returns the sweeps among the variants, in the order of the plan.
func (t *Tally) sweeps() (all []sweepOf) {
	for _, nth := range slices.Sorted(maps.Keys(t.variants)) {
		name := t.variants[nth].Name
		at := strings.LastIndex(name, " ")
		value, err := strconv.Atoi(name[at+1:])
		if at < 0 || err != nil {
			continue
		}
		i := slices.IndexFunc(all, func(s sweepOf) bool { return s.name == name[:at] })
		if i < 0 {
			i = len(all)
			all = append(all, sweepOf{name: name[:at]})
		}
		place, _ := slices.BinarySearch(all[i].values, value)
		all[i].values = slices.Insert(all[i].values, place, value)
		all[i].variants = slices.Insert(all[i].variants, place, nth)
	}
	return slices.DeleteFunc(all, func(s sweepOf) bool { return len(s.values) < fewestValues })
}

// curveSection draws what a number does: the share won and the mean score at each of its values.
func curveSection(t *Tally) (Section, bool) {
	sweeps := t.sweeps()
	if len(sweeps) == 0 {
		return Section{}, false
	}
	s := Section{ID: "curves", Question: "What does each number do?"}
	var answers []string
	for _, sweep := range sweeps {
		chart := &Chart{Title: t.of.Won + ", by " + sweep.name, Unit: "%", Lines: true}
		table := &Table{Head: []string{capital(sweep.name), "Player" + t.of.withLevel, t.of.Many, t.of.Share, "Score"}}
		series := map[key]*Series{}
		var order []key
		for i, value := range sweep.values {
			chart.Places, chart.At = append(chart.Places, strconv.Itoa(value)), append(chart.At, float64(value))
			for _, c := range t.cellsOf(func(k key) bool { return k.variant == sweep.variants[i] }) {
				of := c.key
				of.variant = 0
				if series[of] == nil {
					series[of] = &Series{Name: strings.TrimSuffix(of.player+", "+of.difficulty, ", ")}
					order = append(order, of)
				}
				won := 0
				var scores []float64
				for _, seed := range slices.Sorted(maps.Keys(c.byseed)) {
					d := c.byseed[seed]
					scores = append(scores, float64(d.score))
					if d.won {
						won++
					}
				}
				share := stats.Share(won, len(scores))
				table.Rows = append(table.Rows, []string{strconv.Itoa(value), series[of].Name, strconv.Itoa(len(scores)), share.Percent(), stats.Mean(scores).String()})
				at := series[of]
				for len(at.Values) < i { // nobody has played it there
					at.add(stats.Share(0, 0), 100)
				}
				at.add(share, 100)
			}
		}
		for _, of := range order {
			for len(series[of].Values) < len(sweep.values) {
				series[of].add(stats.Share(0, 0), 100)
			}
			chart.Series = append(chart.Series, *series[of])
		}
		if len(chart.Series) <= colours {
			s.Parts = append(s.Parts, Part{Words: chart.Title + ".", Chart: chart, Table: table})
		} else {
			s.Parts = append(s.Parts, Part{Words: chart.Title + ".", Table: table})
		}
		answers = append(answers, fmt.Sprintf("%s from %d to %d", sweep.name, sweep.values[0], sweep.values[len(sweep.values)-1]))
	}
	s.Answer = capital(strings.Join(answers, "; ")) + ", with 95% intervals. Neighbouring points share their seeds, so the curve is steadier than each interval."
	return s, true
}

// capital returns a text with a capital.
func capital(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
