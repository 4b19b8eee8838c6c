package report

import (
	"fmt"
	"math"
	"slices"

	"sixwinters/content"
	"sixwinters/lab"
	"sixwinters/lab/stats"
	"sixwinters/rules"
)

// knockOutSection tells when characters are knocked out, by what, and whether the risk could be seen.
func knockOutSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "knock-outs", Question: "Is anyone knocked out, when, and is the risk understood?"}
	hit, near, all := 0, 0, 0
	turns := map[int]int{}
	values := of(main, func(d *digest) float64 {
		n := 0
		for i := range d.years {
			for _, b := range d.years[i].knockOuts {
				n++
				turns[b.Turn]++
				if b.Near {
					near++
				}
			}
		}
		if all += n; n > 0 {
			hit++
		}
		return float64(n)
	})
	s.Answer = fmt.Sprintf("In %s, a character is knocked out in %s of them, %s times in a campaign on average. Of %d knock-outs, %s could be seen coming: "+
		"as that turn's actions began, a track of that character had no condition box left.",
		played(main), stats.Share(hit, len(values)).Percent(), stats.Mean(values), all, stats.Share(near, all).Percent())
	chart := &Chart{Title: "Knock-outs in a year", Places: yearNames(main), Series: byDifficulty(main, func(y *year) float64 { return float64(len(y.knockOuts)) })}
	byTurn := &Table{Head: []string{"Turn", "Knock-outs", "Share"}}
	for turn := 1; turn <= content.WheelBoxes; turn++ {
		byTurn.Rows = append(byTurn.Rows, []string{fmt.Sprintf("turn %d", turn), fmt.Sprint(turns[turn]), stats.Share(turns[turn], all).Percent()})
	}
	s.Parts = append([]Part{{Words: "Knock-outs in a year, mean of a campaign.", Chart: chart}, {Words: "When in the year.", Table: byTurn}},
		causes(sum(main, func(n *named) map[string]int { return n.knockOuts }), all)...)
	return s, true
}

// causes plots and lists the causes counted most often, with their shares of all.
func causes(counters map[string]int, all int) []Part {
	var names []string
	share := Series{Name: "share, %"}
	table := &Table{Head: []string{"Cause", "Times", "Share"}}
	for _, name := range most(counters, 12) {
		words := name
		if words == "" {
			words = "the players' choice"
		}
		e := stats.Share(counters[name], all)
		names = append(names, words)
		share.add(e, 100)
		table.Rows = append(table.Rows, []string{words, fmt.Sprint(counters[name]), e.Percent()})
	}
	if len(names) == 0 {
		return nil
	}
	parts := panels("What causes them most often", names, share)
	parts[0].Table = table
	return parts
}

// conditionSection tells how many conditions characters take.
func conditionSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "conditions", Question: "How many conditions do characters take in a session?"}
	all := 0
	perSession := of(main, func(d *digest) float64 {
		n := 0
		for i := range d.years {
			n += d.years[i].conditions
		}
		all += n
		return float64(n) / float64(max(1, len(d.years)))
	})
	s.Answer = fmt.Sprintf("In %s, both characters together take %s conditions in a session.", played(main), stats.Mean(perSession))
	chart := &Chart{Title: "Conditions taken in a year by both characters", Places: yearNames(main),
		Series: byDifficulty(main, func(y *year) float64 { return float64(y.conditions) })}
	s.Parts = append([]Part{{Words: chart.Title + ", mean.", Chart: chart}},
		causes(sum(main, func(n *named) map[string]int { return n.conditions }), all)...)
	return s, true
}

// fewestInMind is the least number of dice of a resource that the rulebook has in mind: 10 to 15 ("Playtest Guidance").
const fewestInMind = 10

// supplySection tells whether dice run out, and how many would be needed.
func supplySection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "supply", Question: "Do resource dice run out, when, how often, and how many are needed?"}
	table := &Table{Head: []string{"Resource", "Campaigns in which it runs out", "Times in a campaign", "Most often in"}}
	ran := map[*digest]bool{}
	campaigns := 0
	for r := range content.Resource(content.NumResources) {
		hit := 0
		when := map[string]int{}
		times := of(main, func(d *digest) float64 {
			n := 0
			for i := range d.years {
				for _, short := range d.years[i].runOuts {
					if short.Kind == r.String() {
						n++
						when[fmt.Sprintf("year %d, turn %d", i+1, short.Turn)]++
					}
				}
			}
			if n > 0 {
				hit++
				ran[d] = true
			}
			return float64(n)
		})
		campaigns = len(times)
		usual := "never"
		if top := most(when, 1); len(top) > 0 {
			usual = top[0]
		}
		table.Rows = append(table.Rows, []string{r.String(), stats.Share(hit, campaigns).Percent(), stats.Mean(times).String(), usual})
	}
	s.Answer = fmt.Sprintf("With the dice of this plan's first variant a resource runs out in %s of %s.", stats.Share(len(ran), campaigns).Percent(), played(main))
	needed := &Chart{Title: "Campaigns in which some resource would run out, by the dice of each in the box", Unit: "%", Series: []Series{{Name: "campaigns"}}}
	words := needed.Title + "."
	var shares []string
	for dice := rules.FewestDice; dice <= rules.MostDice; dice++ {
		needed.Places = append(needed.Places, fmt.Sprintf("%d dice", dice))
		share, known := runsOutWith(main, dice)
		needed.Series[0].add(share, 100)
		switch {
		case !known:
			words = needed.Title + ". A variant with more dice, such as those of the plan dice, tells the rest."
		case dice >= fewestInMind:
			shares = append(shares, fmt.Sprintf("%d in %s", dice, share.Percent()))
		}
	}
	if len(shares) > 0 {
		s.Answer += fmt.Sprintf(" By the number of dice of each resource in the box, some resource would run out: %s.", rules.Joined(shares, "and"))
	}
	when := &Chart{Title: "Dice missing from the supply, by turn of the year", Places: turnNames, Series: byTurn(main)}
	s.Parts = []Part{{Table: table}, {Words: when.Title + ", mean of a campaign.", Chart: when}, {Words: words, Chart: needed}}
	return s, true
}

// runsOutWith estimates the share of campaigns in which more of some resource would have been wanted than a number of dice. It is not
// known, and NaN, for more dice than the box had if those ran out.
func runsOutWith(cells []*cell, dice int) (share stats.Estimate, known bool) {
	hit, box := 0, rules.MostDice
	values := of(cells, func(d *digest) float64 {
		wanted := 0
		for i := range d.years {
			y := &d.years[i]
			for r, most := range y.mostDice {
				wanted = max(wanted, most)
				name := content.Resource(r).String()
				if slices.ContainsFunc(y.runOuts, func(short lab.RunOut) bool { return short.Kind == name }) {
					wanted, box = max(wanted, most+1), most // all of the box were in use
				}
			}
		}
		if wanted > dice {
			hit++
		}
		return float64(wanted)
	})
	if dice > box {
		return stats.Estimate{Value: math.NaN(), Low: math.NaN(), High: math.NaN()}, false
	}
	return stats.Share(hit, len(values)), true
}

// turnNames are the names of the turns of a year.
var turnNames = func() (names []string) {
	for turn := range content.WheelBoxes {
		names = append(names, fmt.Sprintf("turn %d", turn+1))
	}
	return names
}()

// byTurn returns a series for each resource: how often a die of it was missing in each turn of a year, in all years of a campaign
// together.
func byTurn(cells []*cell) (all []Series) {
	for r := range content.Resource(content.NumResources) {
		s := Series{Name: r.String()}
		for turn := range content.WheelBoxes {
			s.add(stats.Mean(of(cells, func(d *digest) (n float64) {
				for i := range d.years {
					for _, short := range d.years[i].runOuts {
						if short.Kind == r.String() && short.Turn == turn+1 {
							n++
						}
					}
				}
				return n
			})), 1)
		}
		all = append(all, s)
	}
	return all
}
