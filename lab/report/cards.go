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

// each returns a number of every campaign of cells, from its cards and causes.
func each(cells []*cell, number func(n *named) float64) []float64 {
	return of(cells, func(d *digest) float64 { return number(d.cards) })
}

// when returns a number of every campaign of cells for which holds is true.
func when(cells []*cell, holds func(d *digest) bool, number func(d *digest) float64) (values []float64) {
	for _, c := range cells {
		for _, d := range c.digests() {
			if holds(d) {
				values = append(values, number(d))
			}
		}
	}
	return values
}

// wins returns 1 for a campaign that was won, or 0.
func wins(d *digest) float64 {
	if d.won {
		return 1
	}
	return 0
}

// record is how many campaigns there were, and how many of them were won.
type record struct{ campaigns, won int }

// recordOf counts the campaigns for which holds is true.
func recordOf(cells []*cell, holds func(d *digest) bool) (r record) {
	for _, v := range when(cells, holds, wins) {
		r.campaigns++
		r.won += int(v)
	}
	return r
}

func (r record) lost() int { return r.campaigns - r.won }

func (r record) winShare() stats.Estimate { return stats.Share(r.won, r.campaigns) }

// abilitySection tells which abilities are used, and what they are worth where they were left out.
func abilitySection(t *Tally) (Section, bool) {
	main := t.main()
	names := namesOf(main, func(n *named) map[string]use { return n.abilities })
	if len(names) == 0 {
		return Section{}, false
	}
	used, years := map[string]int{}, map[string]int{}
	for _, name := range names {
		for _, c := range main {
			for _, d := range c.byseed {
				used[name] += d.cards.abilities[name].times
				years[name] += d.cards.abilities[name].years
			}
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(used[b], used[a]) })
	casts := sum(main, func(n *named) map[string]int { return n.cast })
	s := Section{ID: "abilities", Question: "Which abilities are used, and are they worth it?"}
	table := &Table{Head: []string{"Ability", "Uses", "Uses in a year of its character", "Share of such years with a use"}}
	rate, share := Series{Name: "uses in a year of its character"}, Series{Name: "share of such years with a use, %"}
	for _, name := range names {
		who := name[:strings.LastIndex(name, " ")]
		uses := stats.Ratio(each(main, func(n *named) float64 { return float64(n.abilities[name].times) }),
			each(main, func(n *named) float64 { return float64(n.cast[who]) }))
		with := stats.Share(years[name], casts[who])
		rate.add(uses, 1)
		share.add(with, 100)
		table.Rows = append(table.Rows, []string{name, fmt.Sprint(used[name]), uses.String(), with.Percent()})
	}
	s.Answer = fmt.Sprintf("In %s, %s is used most and, of those used at all, %s least. Numbers are in the order of the mat: 1 to 3 from the start, 4 to 9 by achievements.",
		played(main), names[0], names[len(names)-1])
	s.Parts = append(panels("Use of abilities", names, rate, share), Part{Table: table})
	t.addWorth(&s, "ability", func(v *Variant) []string { return v.Without })
	return s, true
}

// addWorth adds to a section what abilities or characters are worth, from variants that leave out one each: campaigns won with it, less
// those won without it, on the same seeds.
func (t *Tally) addWorth(s *Section, what string, left func(v *Variant) []string) {
	table := &Table{Head: []string{"Left out", "Pairs", "Won with it, less without", "Score with it, less without"}}
	var names, sure []string
	won, score := Series{Name: "won with it, less without, points"}, Series{Name: "score with it, less without"}
	for _, nth := range slices.Sorted(maps.Keys(t.variants)) {
		v := t.variants[nth]
		if out := left(&v); nth > 0 && len(out) == 1 && len(v.Without)+len(v.Absent) == 1 {
			pairs := t.pairs(nth)
			w, sc := stats.Mean(differences(pairs, wins)).Minus(), stats.Mean(differences(pairs, points)).Minus()
			if w.Sure() {
				sure = append(sure, fmt.Sprintf("%s, %s", out[0], w.Points()))
			}
			names = append(names, out[0])
			won.add(w, 100)
			score.add(sc, 1)
			table.Rows = append(table.Rows, []string{out[0], fmt.Sprint(len(pairs)), w.Points(), sc.Signed()})
		}
	}
	switch {
	case len(names) == 0:
		s.Answer += fmt.Sprintf(" What each %s is worth is told by leaving it out, as the plan characters does.", what)
		return
	case len(sure) == 0:
		s.Answer += fmt.Sprintf(" Left out one at a time, none of %d changes the share of campaigns won beyond chance.", len(names))
	default:
		s.Answer += fmt.Sprintf(" Left out one at a time, %d of %d change the share of campaigns won beyond chance: %s. Of those worth nothing, 1 in 20 would seem to.",
			len(sure), len(names), strings.Join(sure, "; "))
	}
	s.Parts = append(s.Parts, panels("Worth, by leaving it out on the same seeds", names, won, score)...)
	s.Parts[len(s.Parts)-1].Table = table
}

// characterSection tells whether there is a place for each character.
func characterSection(t *Tally) (Section, bool) {
	main := t.main()
	casts := sum(main, func(n *named) map[string]int { return n.cast })
	names := most(casts, len(casts))
	if len(names) == 0 {
		return Section{}, false
	}
	s := Section{ID: "characters", Question: "Is there a place for each character in the campaign?"}
	table := &Table{Head: []string{"Character", "Years played in a campaign", "Played in", "Won with", "Won without"}}
	chart := &Chart{Title: "Campaigns won with each character and without", Unit: "%", Places: names, Series: []Series{{Name: "with"}, {Name: "without"}}}
	for _, name := range names {
		has := func(d *digest) bool { return d.cards.cast[name] > 0 }
		with, without := recordOf(main, has), recordOf(main, func(d *digest) bool { return !has(d) })
		chart.Series[0].add(with.winShare(), 100)
		chart.Series[1].add(without.winShare(), 100)
		table.Rows = append(table.Rows, []string{name, stats.Mean(each(main, func(n *named) float64 { return float64(n.cast[name]) })).String(),
			stats.Share(with.campaigns, with.campaigns+without.campaigns).Percent(), with.winShare().Percent(), without.winShare().Percent()})
	}
	s.Answer = fmt.Sprintf("In %s, %s is played most years and, of those played at all, %s fewest. Campaigns with and without a character differ in more than the character.",
		played(main), names[0], names[len(names)-1])
	s.Parts = []Part{{Words: chart.Title + ", as they were chosen.", Chart: chart, Table: table}}
	t.addWorth(&s, "character", func(v *Variant) []string { return v.Absent })
	return s, true
}

// obstacleSection tells which obstacles matter.
func obstacleSection(t *Tally) (Section, bool) {
	main := t.main()
	names := namesOf(main, func(n *named) map[string]*lab.Obstacle { return n.obstacles })
	if len(names) == 0 {
		return Section{}, false
	}
	s := Section{ID: "obstacles", Question: "Which obstacles matter, and which do nothing?"}
	blows := sum(main, func(n *named) map[string]int { return n.conditions })
	all := obstaclesOf(main)
	slices.SortStableFunc(names, func(a, b string) int {
		return cmp.Or(cmp.Compare(causedBy(blows, b), causedBy(blows, a)), cmp.Compare(all[b].Stress, all[a].Stress))
	})
	harm := &Table{Head: []string{"Obstacle", "In play in", "Turns in play", "Activations", "Stress", "Conditions", "Knock-outs"}}
	cost := &Table{Head: []string{"Obstacle", "Attempts", "Failed", "Dice to overcome", "Overcome", "Lost with it", "In play in losses"}}
	stays, activations, conditions := Series{Name: "turns in play"}, Series{Name: "activations"}, Series{Name: "conditions"}
	dice, losses := Series{Name: "dice needed"}, Series{Name: "of losses in, %"}
	total := recordOf(main, func(*digest) bool { return true })
	var idle []string
	for _, name := range names {
		in := func(d *digest) bool { return d.cards.obstacles[name] != nil }
		mean := func(number func(o *lab.Obstacle) int) stats.Estimate {
			return stats.Mean(when(main, in, func(d *digest) float64 { return float64(number(d.cards.obstacles[name])) }))
		}
		causes := func(of func(n *named) map[string]int) stats.Estimate {
			return stats.Mean(when(main, in, func(d *digest) float64 { return float64(causedBy(of(d.cards), name)) }))
		}
		with := recordOf(main, in)
		stay, act := mean(func(o *lab.Obstacle) int { return o.Stays }), mean(func(o *lab.Obstacle) int { return o.Activations })
		condition := causes(func(n *named) map[string]int { return n.conditions })
		need := stats.Ratio(when(main, in, func(d *digest) float64 { return float64(d.cards.obstacles[name].Dice) }),
			when(main, in, func(d *digest) float64 { return float64(d.cards.obstacles[name].Overcome) }))
		part := stats.Share(with.lost(), total.lost())
		stays.add(stay, 1)
		activations.add(act, 1)
		conditions.add(condition, 1)
		dice.add(need, 1)
		losses.add(part, 100)
		harm.Rows = append(harm.Rows, []string{name, stats.Share(with.campaigns, total.campaigns).Percent(), stay.String(), act.String(),
			mean(func(o *lab.Obstacle) int { return o.Stress }).String(), condition.String(), causes(func(n *named) map[string]int { return n.knockOuts }).String()})
		cost.Rows = append(cost.Rows, []string{name, mean(func(o *lab.Obstacle) int { return o.Attempts }).String(),
			mean(func(o *lab.Obstacle) int { return o.Failed }).String(), need.String(), mean(func(o *lab.Obstacle) int { return o.Overcome }).String(),
			stats.Share(with.lost(), with.campaigns).Percent(), part.Percent()})
		if all[name].Stress == 0 && causedBy(blows, name) == 0 && all[name].Attempts == 0 {
			idle = append(idle, name)
		}
	}
	s.Answer = fmt.Sprintf("In %s, most conditions come from %s.", played(main), rules.Joined(names[:min(3, len(names))], "and"))
	if len(idle) > 0 {
		s.Answer += fmt.Sprintf(" Never attempted and never harming anyone: %s.", rules.Joined(idle, "and"))
	}
	s.Answer += fmt.Sprintf(" Of all campaigns %s are lost.", stats.Share(total.lost(), total.campaigns).Percent())
	s.Parts = append(panels("Obstacles, means of the campaigns in which each came into play", names, stays, activations, conditions, dice, losses),
		Part{Words: "What they do: means of the campaigns in which each came into play; copies count together.", Table: harm},
		Part{Words: "What overcoming them takes, and how often campaigns with them are lost.", Table: cost})
	return s, true
}

// obstaclesOf adds up what obstacles did in campaigns.
func obstaclesOf(cells []*cell) map[string]*lab.Obstacle {
	all := map[string]*lab.Obstacle{}
	for _, c := range cells {
		for _, d := range c.byseed {
			for name, o := range d.cards.obstacles {
				lab.Entry(all, name).Add(*o)
			}
		}
	}
	return all
}

// causedBy adds up the counters of causes that name a card, alone or with how, as in "Poison, not defended".
func causedBy(causes map[string]int, card string) (n int) {
	for cause, times := range causes {
		if cause == card || strings.HasPrefix(cause, card+", ") {
			n += times
		}
	}
	return n
}

// card returns what became of a progress card in a campaign.
func (n *named) card(name string) (p lab.Progress) {
	if of := n.progress[name]; of != nil {
		p = *of
	}
	return p
}

// progressOf adds up what became of progress cards in campaigns.
func progressOf(cells []*cell) map[string]*lab.Progress {
	all := map[string]*lab.Progress{}
	for _, c := range cells {
		for _, d := range c.byseed {
			for name, p := range d.cards.progress {
				lab.Entry(all, name).Add(*p)
			}
		}
	}
	return all
}

// cardSection tells which progress cards are worth filling.
func cardSection(t *Tally) (Section, bool) {
	main := t.main()
	all := progressOf(main)
	if len(all) == 0 {
		return Section{}, false
	}
	s := Section{ID: "progress-cards", Question: "Which progress cards are worth filling?"}
	table := &Table{Head: []string{"Progress card", "Taken", "Passed", "Completed of those taken", "Turns to fill", "Won when taken", "Won when only passed", "Won when taken, less when passed"}}
	share := func(n *lab.Progress) float64 { return float64(n.Completed) / float64(max(1, n.Taken)) }
	names := slices.SortedFunc(slices.Values(byName(all)), func(a, b string) int {
		return cmp.Or(cmp.Compare(share(all[b]), share(all[a])), cmp.Compare(a, b))
	})
	taken, complete := Series{Name: "taken, %"}, Series{Name: "completed, %"}
	fill, more := Series{Name: "turns to fill"}, Series{Name: "won more, points"}
	for _, name := range names {
		n := all[name]
		turns := stats.Ratio(each(main, func(n *named) float64 { return float64(n.card(name).Turns) }),
			each(main, func(n *named) float64 { return float64(n.card(name).Completed) }))
		completed := stats.Share(n.Completed, n.Taken)
		taken.add(stats.Share(n.Taken, n.Taken+n.Passed), 100)
		complete.add(completed, 100)
		fill.add(turns, 1)
		was := func(d *digest) bool { return d.cards.card(name).Taken > 0 }
		passed := func(d *digest) bool { return !was(d) && d.cards.card(name).Passed > 0 }
		with, without := recordOf(main, was).winShare(), recordOf(main, passed).winShare()
		difference := stats.Difference(with, without)
		more.add(difference, 100)
		table.Rows = append(table.Rows, []string{name, fmt.Sprint(n.Taken), fmt.Sprint(n.Passed), completed.Percent(), turns.String(),
			with.Percent(), without.Percent(), difference.Points()})
	}
	s.Answer = fmt.Sprintf("In %s, no two progress cards were taken %d times, too few to compare how often they are completed.", played(main), enough)
	if often := slices.DeleteFunc(slices.Clone(names), func(name string) bool { return all[name].Taken < enough }); len(often) > 1 {
		s.Answer = fmt.Sprintf("In %s, of the cards taken %d times or more %s is completed most often and %s least.",
			played(main), enough, often[0], often[len(often)-1])
	}
	s.Parts = append(panels("Progress cards: taken of the times they could be, completed of those taken, turns to fill, and how much more is won when it was taken than when only passed",
		names, taken, complete, fill, more),
		Part{Words: "The last three columns compare campaigns, which differ in more than the card.", Table: table})
	return s, true
}
