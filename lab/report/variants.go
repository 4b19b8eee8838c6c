package report

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"sixwinters/lab/stats"
)

// variantSection compares each variant with the first, on the same seeds.
func variantSection(t *Tally) (Section, bool) {
	if len(t.variants) < 2 {
		return Section{}, false
	}
	s := Section{ID: "variants", Question: "What does each variant change?"}
	table := &Table{Head: []string{"Variant", "Pairs"}}
	for _, c := range t.of.compared {
		table.Head = append(table.Head, c.name)
	}
	var sure []string
	for _, nth := range slices.Sorted(maps.Keys(t.variants)) {
		if nth == 0 {
			continue
		}
		pairs := t.pairs(nth)
		row := []string{t.variants[nth].Name, fmt.Sprint(len(pairs))}
		for i, c := range t.of.compared {
			e := stats.Mean(differences(pairs, c.of))
			words := e.Signed()
			if i == 0 {
				words = e.Points()
				if e.Sure() {
					sure = append(sure, fmt.Sprintf("%s, %s", t.variants[nth].Name, words))
				}
			}
			row = append(row, words)
		}
		table.Rows = append(table.Rows, row)
	}
	s.Answer = fmt.Sprintf("Compared with %q. No variant changes the share of %s beyond chance.", t.variants[0].Name, t.of.won)
	if len(sure) > 0 {
		where := ""
		if n := len(t.variants) - 1; n > 1 {
			where = fmt.Sprintf(" in %d of %d variants", len(sure), n)
		}
		s.Answer = fmt.Sprintf("Compared with %q, the share of %s changes beyond chance%s: %s.", t.variants[0].Name, t.of.won, where, strings.Join(sure, "; "))
	}
	s.Answer += " Of variants that change nothing, 1 in 20 would seem to."
	s.Parts = []Part{{Words: "Mean differences on the same seeds, by the same player" + t.of.andStart + ".", Table: table}}
	return s, true
}

// points returns the score of a campaign.
func points(d *digest) float64 { return float64(d.score) }

// total adds up a number of all years.
func total(d *digest, of func(y *year) int) float64 {
	n := 0
	for i := range d.years {
		n += of(&d.years[i])
	}
	return float64(n)
}

// pairs returns the campaigns of a variant, each behind that of the first variant with the same seed, player, difficulty and start.
func (t *Tally) pairs(nth int) (pairs [][2]*digest) {
	for _, c := range t.cellsOf(func(k key) bool { return k.variant == nth }) {
		k := c.key
		k.variant = 0
		if first := t.cells[k]; first != nil {
			pairs = append(pairs, samePairs(first, c)...)
		}
	}
	return pairs
}

// samePairs returns the campaigns of two cells that have the same seed, in the order of seeds.
func samePairs(first, second *cell) (pairs [][2]*digest) {
	for _, seed := range slices.Sorted(maps.Keys(second.byseed)) {
		if d := first.byseed[seed]; d != nil {
			pairs = append(pairs, [2]*digest{d, second.byseed[seed]})
		}
	}
	return pairs
}

// differences returns a number of the second campaign of each pair less that of the first.
func differences(pairs [][2]*digest, of func(d *digest) float64) (all []float64) {
	for _, p := range pairs {
		all = append(all, of(p[1])-of(p[0]))
	}
	return all
}
