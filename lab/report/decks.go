package report

import (
	"fmt"

	"sixwinters/lab/stats"
)

// deckSection tells whether the obstacle decks water down.
func deckSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "decks", Question: "Do the obstacle decks water down as new cards come in?"}
	symbols := func(y *year) float64 { return float64(y.drawPiles.Symbols) / float64(max(1, y.drawPiles.Cards)) }
	chart := &Chart{Title: "Threat symbols on a card of the draw piles", Places: yearNames(main), Series: byDifficulty(main, symbols)}
	sizes := &Chart{Title: "Cards in the draw piles of all regions", Places: yearNames(main),
		Series: byDifficulty(main, func(y *year) float64 { return float64(y.drawPiles.Cards) })}
	last := yearsOf(main)
	var change []float64
	for _, d := range main {
		for _, d := range d.digests() {
			if n := len(d.years); n == last && n > 1 {
				change = append(change, symbols(&d.years[n-1])-symbols(&d.years[0]))
			}
		}
	}
	e := stats.Mean(change)
	say := "no change that is told from chance"
	switch {
	case e.Low > 0:
		say = "a rise, so that the decks grow stronger"
	case e.High < 0:
		say = "a fall, so that the decks water down"
	}
	s.Answer = fmt.Sprintf("From year 1 to year %d the threat symbols on a card of the draw piles change by %s in %s: %s.", last, e.Signed(), played(main), say)
	s.Parts = []Part{{Words: chart.Title + ", mean at the end of the year.", Chart: chart}, {Words: sizes.Title + ", mean.", Chart: sizes}}
	return s, true
}
