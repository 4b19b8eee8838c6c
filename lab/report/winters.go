package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"sixwinters/lab"
	"sixwinters/lab/stats"
	"sixwinters/rules/skadi"
)

// endSection tells how winters of Skadi end.
func endSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "end", Question: "Does the family live, and what is the winter worth?"}
	n := countOf(main)
	alive, titles := map[int]int{}, map[string]int{}
	for _, c := range main {
		for _, d := range c.byseed {
			alive[d.winter.Living]++
			titles[d.title]++
		}
	}
	mean := func(of func(w *lab.Winter) int) string { return meanOf(main, of).String() }
	s.Answer = fmt.Sprintf("In %d winters by %s, at least one member lives in %s, all four in %s. The score is %s on average, %s of it told in the saga.",
		n, main[0].player, stats.Share(n-alive[0], n).Percent(), stats.Share(alive[skadi.Members], n).Percent(), stats.Mean(of(main, points)).String(),
		mean(func(w *lab.Winter) int { return w.Saga }))
	survivors := &Table{Head: []string{"Members alive", "Winters", "Share"}}
	for living := range skadi.Members + 1 {
		survivors.add(fmt.Sprint(living), alive[living], n)
	}
	earned := &Table{Head: []string{"Title", "Winters", "Share"}}
	for _, title := range slices.SortedFunc(maps.Keys(titles), func(a, b string) int { return cmp.Or(titles[b]-titles[a], cmp.Compare(a, b)) }) {
		earned.add(title, titles[title], n)
	}
	left := &Table{Head: []string{"At the end", "Mean"}, Rows: [][]string{
		{"Members alive", mean(func(w *lab.Winter) int { return w.Living })},
		{"Food", mean(func(w *lab.Winter) int { return w.Food })},
		{"Livestock", mean(func(w *lab.Winter) int { return w.Herd })},
		{"Fragments told", mean(func(w *lab.Winter) int { return w.Fragments })},
		{"Points of the saga", mean(func(w *lab.Winter) int { return w.Saga })},
	}}
	s.Parts = []Part{{Table: survivors}, {Table: earned}, {Table: left}}
	return s, true
}

// add adds a row of a count and its share of n.
func (t *Table) add(name string, count, n int) {
	t.Rows = append(t.Rows, []string{name, fmt.Sprint(count), stats.Share(count, n).Percent()})
}

// meanOf estimates the mean of a number of winters.
func meanOf(cells []*cell, number func(w *lab.Winter) int) stats.Estimate {
	return stats.Mean(of(cells, func(d *digest) float64 { return float64(number(d.winter)) }))
}

// counted adds up the counts of winters by name.
func counted(cells []*cell, counts func(w *lab.Winter) map[string]int) map[string]int {
	all := map[string]int{}
	for _, c := range cells {
		for _, d := range c.byseed {
			for name, n := range counts(d.winter) {
				all[name] += n
			}
		}
	}
	return all
}

// all adds up counts.
func all(counts map[string]int) (n int) {
	for _, count := range counts {
		n += count
	}
	return n
}

// actionSection tells what the family does with its actions.
func actionSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "actions", Question: "What does the family do?"}
	choices := counted(main, func(w *lab.Winter) map[string]int { return w.Choices })
	succeeded := counted(main, func(w *lab.Winter) map[string]int { return w.Succeeded })
	sum := all(choices)
	table := &Table{Head: []string{"Action", "Times in a winter", "Share of choices", "Checks that succeed"}}
	names := most(choices, len(choices))
	for _, name := range names {
		per := meanOf(main, func(w *lab.Winter) int { return w.Choices[name] })
		success := "-"
		if succeeded[name] > 0 {
			success = stats.Share(succeeded[name], choices[name]).Percent()
		}
		table.Rows = append(table.Rows, []string{capital(name), per.String(), stats.Share(choices[name], sum).Percent(), success})
	}
	hexes := counted(main, func(w *lab.Winter) map[string]int { return w.Hexes })
	hunts := &Table{Head: []string{"Hex", "Hunts in a winter"}}
	for _, name := range most(hexes, len(hexes)) {
		hunts.Rows = append(hunts.Rows, []string{name, meanOf(main, func(w *lab.Winter) int { return w.Hexes[name] }).String()})
	}
	s.Answer = fmt.Sprintf("In %d winters by %s: %s blessing dice and %s prayers in a winter, %s of them answered.", countOf(main), main[0].player,
		meanOf(main, func(w *lab.Winter) int { return w.Blessings }).String(), meanOf(main, func(w *lab.Winter) int { return w.Prayers }).String(),
		stats.Ratio(of(main, func(d *digest) float64 { return float64(d.winter.Answered) }), of(main, func(d *digest) float64 { return float64(d.winter.Prayers) })).Percent())
	if len(names) > 0 {
		s.Answer = fmt.Sprintf("%s is chosen most, in %s of choices. ", capital(names[0]), stats.Share(choices[names[0]], sum).Percent()) + s.Answer
	}
	s.Parts = []Part{{Words: "Choices of actions, and of ending the week with actions left. A check succeeds by its roll or by a prayer.", Table: table}, {Words: "Successful hunts.", Table: hunts}}
	return s, true
}

// dangerSection tells what harms the family.
func dangerSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "dangers", Question: "What harms the family?"}
	deaths := counted(main, func(w *lab.Winter) map[string]int { return w.Deaths })
	sum := all(deaths)
	causes := &Table{Head: []string{"Cause of death", "Deaths", "Share"}}
	for _, name := range most(deaths, len(deaths)) {
		causes.add(capital(name), deaths[name], sum)
	}
	mean := func(of func(w *lab.Winter) int) string { return meanOf(main, of).String() }
	s.Answer = fmt.Sprintf("In %d winters by %s, %s members die in a winter; %s raids break in, and %s weeks end with an empty larder.", countOf(main),
		main[0].player, mean(func(w *lab.Winter) int { return skadi.Members - w.Living }), mean(func(w *lab.Winter) int { return w.BreakIns }), mean(func(w *lab.Winter) int { return w.Hungry }))
	events := &Table{Head: []string{"Event", "Times in a winter"}}
	of := counted(main, func(w *lab.Winter) map[string]int { return w.Events })
	for _, name := range most(of, len(of)) {
		events.Rows = append(events.Rows, []string{capital(name), mean(func(w *lab.Winter) int { return w.Events[name] })})
	}
	s.Parts = []Part{{Table: causes}, {Table: events}}
	return s, true
}
