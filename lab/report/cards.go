package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"sixwinters/lab"
	"sixwinters/lab/stats"
	"sixwinters/rules"
)

// abilitySection tells which abilities are used.
func abilitySection(t *Tally) (Section, bool) {
	main := t.main()
	all, years := map[string]*use{}, map[string]int{}
	for _, c := range main {
		for name, u := range c.abilities {
			lab.Entry(all, name).plus(*u)
		}
		for name, u := range c.cast {
			years[name] += u.years
		}
	}
	if len(all) == 0 {
		return Section{}, false
	}
	s := Section{ID: "abilities", Question: "Which abilities are used, and are they worth it?"}
	table := &Table{Head: []string{"Ability", "Uses", "Uses in a year of its character", "Share of such years with a use"}}
	names := slices.SortedFunc(maps.Keys(all), func(a, b string) int {
		return cmp.Or(cmp.Compare(all[b].times, all[a].times), cmp.Compare(a, b))
	})
	for _, name := range names {
		who := name[:len(name)-2]
		u := all[name]
		table.Rows = append(table.Rows, []string{name, fmt.Sprint(u.times), number(float64(u.times) / float64(years[who])),
			stats.Share(u.years, years[who]).Percent()})
	}
	s.Answer = fmt.Sprintf("In %s, %s is used most and %s least. Numbers are in the order of the mat: 1 to 3 from the start, 4 to 9 by achievements. "+
		"What an ability is worth is told by leaving it out: see the variants.", played(main), names[0], names[len(names)-1])
	s.Parts = []Part{{Table: table}}
	return s, true
}

// characterSection tells whether there is a place for each character.
func characterSection(t *Tally) (Section, bool) {
	main := t.main()
	all := map[string]*use{}
	campaigns, won := 0, 0
	for _, c := range main {
		campaigns, won = campaigns+len(c.byseed), won+c.won()
		for name, u := range c.cast {
			lab.Entry(all, name).plus(*u)
		}
	}
	if len(all) == 0 {
		return Section{}, false
	}
	s := Section{ID: "characters", Question: "Is there a place for each character in the campaign?"}
	table := &Table{Head: []string{"Character", "Years played in a campaign", "Played in", "Won with", "Won without"}}
	names := slices.SortedFunc(maps.Keys(all), func(a, b string) int { return cmp.Compare(all[b].years, all[a].years) })
	for _, name := range names {
		u := all[name]
		table.Rows = append(table.Rows, []string{name, number(float64(u.years) / float64(campaigns)), stats.Share(u.campaigns, campaigns).Percent(),
			stats.Share(u.won, u.campaigns).Percent(), stats.Share(won-u.won, campaigns-u.campaigns).Percent()})
	}
	s.Answer = fmt.Sprintf("In %s, %s is played most years and %s fewest. Campaigns with and without a character differ in more than the character; "+
		"what it is worth is told by leaving it out: see the variants.", played(main), names[0], names[len(names)-1])
	s.Parts = []Part{{Table: table}}
	return s, true
}

// obstaclesOf adds up what obstacles did in cells.
func obstaclesOf(cells []*cell) map[string]*obstacle {
	all := map[string]*obstacle{}
	for _, c := range cells {
		for name, o := range c.obstacles {
			to := lab.Entry(all, name)
			to.Obstacle.Add(o.Obstacle)
			to.plus(o.use)
		}
	}
	return all
}

// obstacleSection tells which obstacles matter.
func obstacleSection(t *Tally) (Section, bool) {
	main := t.main()
	all := obstaclesOf(main)
	campaigns, won := 0, 0
	for _, c := range main {
		campaigns, won = campaigns+len(c.byseed), won+c.won()
	}
	if len(all) == 0 {
		return Section{}, false
	}
	s := Section{ID: "obstacles", Question: "Which obstacles matter, and which do nothing?"}
	table := &Table{Head: []string{"Obstacle", "In play in", "Turns in play", "Activations", "Stress", "Conditions", "Knock-outs", "Attempts", "Failed", "Dice to overcome", "Overcome", "Lost with it", "In play in losses"}}
	blows := sum(main, func(c *cell) map[string]int { return c.blows })
	out := sum(main, func(c *cell) map[string]int { return c.out })
	names := slices.SortedFunc(maps.Keys(all), func(a, b string) int {
		return cmp.Or(cmp.Compare(brought(blows, b), brought(blows, a)), cmp.Compare(all[b].Stress, all[a].Stress), cmp.Compare(a, b))
	})
	per := func(n int, o *obstacle) string { return number(float64(n) / float64(o.campaigns)) }
	var idle []string
	for _, name := range names {
		o := all[name]
		dice := "-"
		if o.Overcome > 0 {
			dice = number(float64(o.Dice) / float64(o.Overcome))
		}
		table.Rows = append(table.Rows, []string{name, stats.Share(o.campaigns, campaigns).Percent(), per(o.Stays, o), per(o.Activations, o),
			per(o.Stress, o), per(brought(blows, name), o), per(brought(out, name), o), per(o.Attempts, o), per(o.Failed, o), dice, per(o.Obstacle.Overcome, o),
			stats.Share(o.campaigns-o.won, o.campaigns).Percent(), stats.Share(o.campaigns-o.won, campaigns-won).Percent()})
		if o.Stress == 0 && brought(blows, name) == 0 && o.Attempts == 0 {
			idle = append(idle, name)
		}
	}
	s.Answer = fmt.Sprintf("In %s, %s bring most conditions.", played(main), rules.Joined(names[:min(3, len(names))], "and"))
	if len(idle) > 0 {
		s.Answer += fmt.Sprintf(" Never attempted and never harming anybody: %s.", rules.Joined(idle, "and"))
	}
	s.Answer += fmt.Sprintf(" Of all campaigns %s are lost.", stats.Share(campaigns-won, campaigns).Percent())
	s.Parts = []Part{{Words: "Means of the campaigns in which it came into play; copies count together.", Table: table}}
	return s, true
}

// brought adds up the counters of causes that name a card: the card itself, or how it did, as in "Poison, not defended".
func brought(causes map[string]int, card string) (n int) {
	for cause, times := range causes {
		if cause == card || strings.HasPrefix(cause, card+", ") {
			n += times
		}
	}
	return n
}

// cardsOf adds up what became of progress cards in cells.
func cardsOf(cells []*cell) map[string]*card {
	all := map[string]*card{}
	for _, c := range cells {
		for name, p := range c.cards {
			to := lab.Entry(all, name)
			to.Progress.Add(p.Progress)
			to.taken.plus(p.taken)
			to.passed.plus(p.passed)
		}
	}
	return all
}

// cardSection tells which progress cards are worth filling.
func cardSection(t *Tally) (Section, bool) {
	main := t.main()
	all := cardsOf(main)
	if len(all) == 0 {
		return Section{}, false
	}
	s := Section{ID: "progress-cards", Question: "Which progress cards are worth filling?"}
	table := &Table{Head: []string{"Progress card", "Taken", "Passed", "Completed of those taken", "Turns to fill", "Won when taken, less when only passed"}}
	share := func(n *card) float64 { return float64(n.Completed) / float64(max(1, n.Taken)) }
	names := slices.SortedFunc(maps.Keys(all), func(a, b string) int {
		return cmp.Or(cmp.Compare(share(all[b]), share(all[a])), cmp.Compare(a, b))
	})
	for _, name := range names {
		n := all[name]
		turns, gain := "-", "-"
		if n.Completed > 0 {
			turns = number(float64(n.Turns) / float64(n.Completed))
		}
		if n.taken.campaigns > 0 && n.passed.campaigns > 0 {
			gain = fmt.Sprintf("%+.0f points", 100*(stats.Share(n.taken.won, n.taken.campaigns).Value-stats.Share(n.passed.won, n.passed.campaigns).Value))
		}
		table.Rows = append(table.Rows, []string{name, fmt.Sprint(n.Taken), fmt.Sprint(n.Passed), stats.Share(n.Completed, n.Taken).Percent(), turns, gain})
	}
	s.Answer = fmt.Sprintf("In %s, %s is completed most often once taken and %s least.", played(main), names[0], names[len(names)-1])
	s.Parts = []Part{{Words: "The last column compares campaigns, which differ in more than the card.", Table: table}}
	return s, true
}

// deckSection tells whether the obstacle decks water down.
func deckSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "decks", Question: "Do the obstacle decks water down as new cards come in?"}
	symbols := func(y *year) float64 { return float64(y.piles.Symbols) / float64(max(1, y.piles.Cards)) }
	chart := &Chart{Title: "Threat symbols on a card of the draw piles", Places: years, Series: byDifficulty(main, symbols)}
	sizes := &Chart{Title: "Cards in the draw piles of all regions", Places: years,
		Series: byDifficulty(main, func(y *year) float64 { return float64(y.piles.Cards) })}
	var change []float64
	for _, d := range main {
		for _, d := range d.digests() {
			if n := len(d.years); n == rules.MostYears {
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
	s.Answer = fmt.Sprintf("From year one to year six the threat symbols on a card of the draw piles change by %s in %s: %s.", e.Signed(), played(main), say)
	s.Parts = []Part{{Words: chart.Title + ", mean at the end of the year.", Chart: chart}, {Words: sizes.Title + ", mean.", Chart: sizes}}
	return s, true
}
