package report

import (
	"fmt"
	"math"
	"slices"

	"sixwinters/content"
	"sixwinters/lab/stats"
	"sixwinters/rules"
)

// played says how many campaigns cells hold, and who played them: "300 campaigns by greedy".
func played(cells []*cell) string {
	return fmt.Sprintf("%d campaigns by %s", countOf(cells), cells[0].player)
}

// countOf returns how many campaigns cells hold.
func countOf(cells []*cell) (n int) {
	for _, c := range cells {
		n += len(c.byseed)
	}
	return n
}

// progressSection tells how often campaigns are won and how far the markers come.
func progressSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "progress", Question: "How much progress is made in each session, and is it easy to win?"}
	var shares []string
	for _, c := range main {
		shares = append(shares, fmt.Sprintf("%s %s", c.difficulty, stats.Share(c.won(), len(c.byseed)).Percent()))
	}
	years := yearNames(main)
	together := &Chart{Title: "Spaces of the six progress markers, added up, by year", Places: years, Series: byDifficulty(main, spaces)}
	s.Answer = fmt.Sprintf("Won in %s: %s. The spaces of the six progress markers add up to %s after year 1 and to %s after year %d, of %d.",
		played(main), rules.Joined(shares, "and"), meanOfYear(main, 0, spaces), meanOfYear(main, len(years)-1, spaces), len(years),
		content.NumResources*content.TrackSpaces)
	s.Parts = []Part{{Words: together.Title + ", mean.", Chart: together}}
	for _, of := range []struct {
		name  string
		track func(y *year, r int) int
	}{
		{"progress", func(y *year, r int) int { return y.progress[r] }}, {"threat", func(y *year, r int) int { return y.threat[r] }},
	} {
		for _, c := range main {
			chart := &Chart{Title: fmt.Sprintf("Spaces of the %s markers by year, %s", of.name, c.difficulty), Places: years, Top: content.TrackSpaces, Lines: true}
			for r := range content.Resource(content.NumResources) {
				series := Series{Name: r.String()}
				for y := range years {
					spaces := c.yearly(y, func(y *year) float64 { return float64(of.track(y, int(r))) })
					slices.Sort(spaces)
					series.Values = append(series.Values, stats.Quantile(spaces, 0.5))
					series.Low = append(series.Low, stats.Quantile(spaces, 0.25))
					series.Top = append(series.Top, stats.Quantile(spaces, 0.75))
				}
				chart.Series = append(chart.Series, series)
			}
			s.Parts = append(s.Parts, Part{Words: chart.Title + ": median, and the band of the middle half.", Chart: chart})
		}
	}
	return s, true
}

// spaces adds up the spaces of the six progress markers at the end of a year.
func spaces(y *year) (sum float64) {
	for _, space := range y.progress {
		sum += float64(space)
	}
	return sum
}

// yearNames returns the names of the years of campaigns.
func yearNames(cells []*cell) (names []string) {
	for y := range yearsOf(cells) {
		names = append(names, fmt.Sprintf("year %d", y+1))
	}
	return names
}

// yearly returns a number of year y, from 0, of every campaign of a cell that has it.
func (c *cell) yearly(y int, number func(y *year) float64) (values []float64) {
	for _, d := range c.digests() {
		if y < len(d.years) {
			values = append(values, number(&d.years[y]))
		}
	}
	return values
}

// byYear returns a series of the mean of a number by year.
func byYear(name string, cells []*cell, of func(y *year) float64) Series {
	s := Series{Name: name}
	for y := range yearsOf(cells) {
		s.add(meanOfYear(cells, y, of), 1)
	}
	return s
}

// meanOfYear estimates the mean of a number of year y, from 0.
func meanOfYear(cells []*cell, y int, of func(y *year) float64) stats.Estimate {
	var values []float64
	for _, c := range cells {
		values = append(values, c.yearly(y, of)...)
	}
	return stats.Mean(values)
}

// add adds an estimate to a series, times a factor.
func (s *Series) add(e stats.Estimate, times float64) {
	s.Values = append(s.Values, e.Value*times)
	s.Low = append(s.Low, e.Low*times)
	s.Top = append(s.Top, e.High*times)
}

// byDifficulty returns series of the mean of a number by year, one for each cell.
func byDifficulty(cells []*cell, of func(y *year) float64) (all []Series) {
	for _, c := range cells {
		all = append(all, byYear(c.difficulty, []*cell{c}, of))
	}
	return all
}

// playSection compares the players.
func playSection(t *Tally) (Section, bool) {
	first := t.cellsOf(func(k key) bool { return k.variant == 0 && t.usual(k) })
	if len(first) == 0 {
		return Section{}, false
	}
	s := Section{ID: "play", Question: "How much is play, and how much is luck?"}
	chart := &Chart{Title: t.of.Won + " by player" + t.of.byLevel, Unit: "%"}
	table := &Table{Head: []string{"Player", "Difficulty", t.of.Many, t.of.Share, "Mean score", t.of.Share + ", less the player above", "Score, less the player above"}}
	before := map[string]*cell{} // by difficulty
	bars := map[string]*Series{}
	for _, c := range first {
		if !slices.Contains(chart.Places, c.player) {
			chart.Places = append(chart.Places, c.player)
		}
	}
	for _, c := range first {
		won := stats.Share(c.won(), len(c.byseed))
		b := bars[c.difficulty]
		if b == nil {
			b = &Series{Name: c.difficulty}
			for range chart.Places {
				b.add(stats.Estimate{Value: math.NaN(), Low: math.NaN(), High: math.NaN()}, 1)
			}
			bars[c.difficulty] = b
		}
		i := slices.Index(chart.Places, c.player)
		b.Values[i], b.Low[i], b.Top[i] = 100*won.Value, 100*won.Low, 100*won.High
		score := stats.Mean(of([]*cell{c}, points))
		moreWon, moreScore := "-", "-"
		if b := before[c.difficulty]; b != nil {
			pairs := samePairs(b, c)
			moreWon = fmt.Sprintf("%s, %d pairs", stats.Mean(differences(pairs, wins)).Points(), len(pairs))
			moreScore = stats.Mean(differences(pairs, points)).Signed()
		}
		before[c.difficulty] = c
		table.Rows = append(table.Rows, []string{c.player, c.difficulty, fmt.Sprint(len(c.byseed)), won.Percent(), score.String(), moreWon, moreScore})
	}
	for _, word := range append(content.Words("difficulty"), "") {
		if bars[word] != nil {
			chart.Series = append(chart.Series, *bars[word])
		}
	}
	if t.of.byLevel == "" {
		table.dropColumn(1)
	}
	weak, strong := first[0].player, t.strongest()
	s.Answer = fmt.Sprintf("%s %s %s of its %s, and %s %s, on seeds of the same plan.",
		rules.Capital(weak), t.of.wins, shareOf(first, weak).Percent(), t.of.many, strong, shareOf(first, strong).Percent())
	words := "Players are compared on the same seeds" + t.of.andLevel + "." + t.luck(first, strong)
	if weak == strong {
		s.Answer = fmt.Sprintf("%s %s %s of its %s. Only other players on the same seeds can tell how much of it is play.",
			rules.Capital(strong), t.of.wins, shareOf(first, strong).Percent(), t.of.many)
		words = ""
	}
	s.Parts = []Part{{Words: words, Chart: chart, Table: table}}
	return s, true
}

// luck says how much the seed decides: how often the strongest player wins seeds that the next weaker one won, and how often seeds that
// it lost. It is "" if either is missing.
func (t *Tally) luck(cells []*cell, strong string) string {
	var easy, hard record
	weak := ""
	for _, c := range cells {
		for _, b := range cells {
			if c.player == strong && t.rank(b.player) == t.rank(strong)-1 && b.difficulty == c.difficulty {
				weak = b.player
				for _, p := range samePairs(b, c) {
					to := &hard
					if p[0].won {
						to = &easy
					}
					to.campaigns++
					to.won += int(wins(p[1]))
				}
			}
		}
	}
	if easy.campaigns == 0 || hard.campaigns == 0 {
		return ""
	}
	return fmt.Sprintf(" Of %d %s that %s won, %s won %s with the same seed%s; of %d that it lost, %s.",
		easy.campaigns, t.of.many, weak, strong, easy.winShare().Percent(), t.of.andLevel, hard.campaigns, hard.winShare().Percent())
}

// shareOf estimates the share of a player's campaigns that were won.
func shareOf(cells []*cell, player string) stats.Estimate {
	won, n := 0, 0
	for _, c := range cells {
		if c.player == player {
			won, n = won+c.won(), n+len(c.byseed)
		}
	}
	return stats.Share(won, n)
}
