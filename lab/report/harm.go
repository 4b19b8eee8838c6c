package report

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/lab/stats"
	"sixwinters/rules"
)

// knockOutSection tells who is knocked out, when, and whether it was to be seen.
func knockOutSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "knock-outs", Question: "Is anybody knocked out, when, and is the risk understood?"}
	hit, near, all := 0, 0, 0
	turns := map[int]int{}
	values := of(main, func(d *digest) float64 {
		n := 0
		for i := range d.years {
			for _, b := range d.years[i].out {
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
	s.Answer = fmt.Sprintf("In %s, somebody is knocked out in %s of them, %s times in a campaign on average. Of %d knock-outs %s came where, "+
		"as that turn's actions began, a track of that character had no condition box left: a risk that could be seen.",
		played(main), stats.Share(hit, len(values)).Percent(), stats.Mean(values), all, stats.Share(near, all).Percent())
	chart := &Chart{Title: "Knock-outs in a year", Places: years(main), Series: byDifficulty(main, func(y *year) float64 { return float64(len(y.out)) })}
	byTurn := &Table{Head: []string{"Turn", "Knock-outs", "Share"}}
	for turn := 1; turn <= content.WheelBoxes; turn++ {
		byTurn.Rows = append(byTurn.Rows, []string{fmt.Sprintf("turn %d", turn), fmt.Sprint(turns[turn]), stats.Share(turns[turn], all).Percent()})
	}
	s.Parts = append([]Part{{Words: "Knock-outs in a year, mean of a campaign.", Chart: chart}, {Words: "When in the year.", Table: byTurn}},
		causes(sum(main, func(n *named) map[string]int { return n.out }), all)...)
	return s, true
}

// causes plots and lists the largest counters, which together count all.
func causes(counters map[string]int, all int) []Part {
	var names []string
	share := Series{Name: "share, %"}
	table := &Table{Head: []string{"Cause", "Times", "Share"}}
	for _, name := range most(counters, 12) {
		words := name
		if words == "" {
			words = "the players' own choice"
		}
		e := stats.Share(counters[name], all)
		names = append(names, words)
		share.add(e, 100)
		table.Rows = append(table.Rows, []string{words, fmt.Sprint(counters[name]), e.Percent()})
	}
	if len(names) == 0 {
		return nil
	}
	return append(panels("What brings them most often", names, share), Part{Table: table})
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
	chart := &Chart{Title: "Conditions taken in a year by both characters", Places: years(main),
		Series: byDifficulty(main, func(y *year) float64 { return float64(y.conditions) })}
	s.Parts = append([]Part{{Words: chart.Title + ", mean.", Chart: chart}},
		causes(sum(main, func(n *named) map[string]int { return n.blows }), all)...)
	return s, true
}

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
				for _, short := range d.years[i].short {
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
	needed := &Chart{Title: "Campaigns in which more dice of some resource were in use than there would be", Unit: " %", Series: []Series{{Name: "campaigns"}}}
	for dice := rules.FewestDice; dice <= rules.MostDice; dice++ {
		hit := 0
		values := of(main, func(d *digest) float64 {
			for i := range d.years {
				for _, most := range d.years[i].most {
					if most > dice {
						hit++
						return 1
					}
				}
			}
			return 0
		})
		needed.Places = append(needed.Places, fmt.Sprintf("%d dice", dice))
		needed.Series[0].add(stats.Share(hit, len(values)), 100)
	}
	when := &Chart{Title: "Dice wanted in vain by turn of the year", Places: turnNames, Series: byTurn(main)}
	s.Parts = []Part{{Table: table}, {Words: when.Title + ", mean of a campaign.", Chart: when}, {Words: needed.Title + ". From the number in the box on it says nothing: a variant with 15 dice does.", Chart: needed}}
	return s, true
}

// turnNames names the turns of a year.
var turnNames = func() (names []string) {
	for turn := range content.WheelBoxes {
		names = append(names, fmt.Sprintf("turn %d", turn+1))
	}
	return names
}()

// byTurn are series of how often dice of each resource were wanted in vain in each turn of a year, in all years of a campaign together.
func byTurn(cells []*cell) (all []Series) {
	for r := range content.Resource(content.NumResources) {
		s := Series{Name: r.String()}
		for turn := range content.WheelBoxes {
			s.add(stats.Mean(of(cells, func(d *digest) (n float64) {
				for i := range d.years {
					for _, short := range d.years[i].short {
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
