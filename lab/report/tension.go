package report

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/lab/stats"
	"sixwinters/rules"
)

// secondsADecision is how long two people are taken to need for a decision, for the estimate of minutes: a guess, since the program plays without
// a clock. A decision is a move at which more than one was legal.
const secondsADecision = 15

// chanceUnit is the chance of what is certain, in the unit in which rows have chances.
const chanceUnit = 1000

// slim is the chance to win, in chanceUnit, below which a campaign that is won all the same is a comeback.
const slim = 100

// threats adds up the spaces of the six threat markers at the end of a year.
func threats(y *year) (sum float64) {
	for _, space := range y.threat {
		sum += float64(space)
	}
	return sum
}

// turnsOf lists a number of every turn of a campaign.
func turnsOf(d *digest, of func(y *year) []int) (all []int) {
	for i := range d.years {
		all = append(all, of(&d.years[i])...)
	}
	return all
}

// leads, chances and decisions are told of each turn as its actions begin.
func leads(y *year) []int     { return y.leads }
func chances(y *year) []int   { return y.chances }
func decisions(y *year) []int { return y.decisions }

// leadChanges counts how often the other side takes the lead: the progress markers together, or the threat markers. A turn at which both are as
// far changes nothing.
func leadChanges(d *digest) (n float64) {
	before := 0
	for _, lead := range turnsOf(d, leads) {
		if lead*before < 0 {
			n++
		}
		if lead != 0 {
			before = lead
		}
	}
	return n
}

// behind reports whether the threat markers together were further than the progress markers as the last year began. Earlier they nearly always are:
// they begin further on.
func behind(d *digest) bool {
	last := len(d.years) - 1
	return last >= 0 && len(d.years[last].leads) > 0 && d.years[last].leads[0] < 0
}

// nearlyLost reports whether the chance to win was once slim.
func nearlyLost(d *digest) bool {
	for _, chance := range turnsOf(d, chances) {
		if chance < slim {
			return true
		}
	}
	return false
}

// completed reports whether a track's progress marker stands on its last space when a campaign ends.
func completed(d *digest, r content.Resource) bool {
	n := len(d.years)
	return n > 0 && d.years[n-1].progress[r] == content.TrackSpaces
}

// tensionSection tells how close campaigns are: who leads, how often that changes, how the chance to win goes from turn to turn, what comes back,
// which tracks are completed, and how long a turn may take.
func tensionSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "tension", Question: "How close are campaigns?"}
	table := &Table{Head: []string{"Difficulty", "Lead changes in a campaign", "Behind as the last year began", "Of these won",
		"Chance to win once below 10%", "Of these won", "Decisions in a turn", "Minutes of a turn"}}
	for _, c := range main {
		l := []*cell{c}
		row := []string{c.difficulty, stats.Mean(of(l, leadChanges)).String()}
		for _, fell := range []func(d *digest) bool{behind, nearlyLost} {
			row = append(row, comebacks(c, fell)...)
		}
		made := inTurn(l, decisions)
		table.Rows = append(table.Rows, append(row, made.String(), fmt.Sprintf("%.1f", made.Value*secondsADecision/60)))
	}
	s.Answer = fmt.Sprintf("In %s, the side that leads, progress or threat, all tracks together, changes %s times in a campaign. The chance to win is what "+
		"the planner has learned a table to be worth as the actions of a turn begin. The minutes are no measurement: they are the decisions of a turn at %d seconds each. "+
		"A decision is a move at which more than one was legal.", played(main), stats.Mean(of(main, leadChanges)), secondsADecision)
	ahead := &Chart{Title: "Progress and threat, all six tracks together", Places: yearNames(main), Lines: true}
	ahead.Series = append(ahead.Series, byYear("progress", main, spaces), byYear("threat", main, threats))
	s.Parts = []Part{{Table: table}, {Words: ahead.Title + ", mean at the end of each year.", Chart: ahead},
		{Words: "Campaigns that end with the progress marker of a track on its last space.", Table: completedTracks(main)}}
	byTurn, byEnd := chanceCharts(main)
	s.Parts = append(s.Parts, Part{Words: byTurn.Title + ", mean. II 3 is the third turn of year II.", Chart: byTurn},
		Part{Words: byEnd.Title + ", mean.", Chart: byEnd},
		Part{Words: "What the chance was worth: of the turns with such a chance, the share in campaigns that were won.", Table: worth(main)})
	return s, true
}

// comebacks says how many campaigns of a cell fell so low, and how many of these were won.
func comebacks(c *cell, fell func(d *digest) bool) []string {
	low, won := 0, 0
	for _, d := range c.byseed {
		if fell(d) {
			low++
			if d.won {
				won++
			}
		}
	}
	back := "none"
	if low > 0 {
		back = stats.Share(won, low).Percent()
	}
	return []string{stats.Share(low, len(c.byseed)).Percent(), back}
}

// completedTracks tells how often each track's progress marker ends on its last space.
func completedTracks(cells []*cell) *Table {
	tracks := &Table{Head: []string{"Track"}}
	for _, c := range cells {
		tracks.Head = append(tracks.Head, c.difficulty)
	}
	for r := range content.Resource(content.NumResources) {
		row := []string{r.String()}
		for _, c := range cells {
			n := 0
			for _, d := range c.byseed {
				if completed(d, r) {
					n++
				}
			}
			row = append(row, stats.Share(n, len(c.byseed)).Percent())
		}
		tracks.Rows = append(tracks.Rows, row)
	}
	return tracks
}

// chanceCharts plot the chance to win by turn: for each difficulty, and for campaigns that are won and lost.
func chanceCharts(cells []*cell) (byDifficulty, byEnd *Chart) {
	byDifficulty = &Chart{Title: "Chance to win by turn", Unit: "%", Top: 100, Lines: true}
	byEnd = &Chart{Title: "Chance to win by turn, in campaigns won and lost", Unit: "%", Top: 100, Lines: true}
	any := func(*digest) bool { return true }
	won := func(d *digest) bool { return d.won }
	lost := func(d *digest) bool { return !d.won }
	for _, c := range cells {
		byDifficulty.Series = append(byDifficulty.Series, Series{Name: c.difficulty})
	}
	byEnd.Series = []Series{{Name: "won"}, {Name: "lost"}}
	for y := range yearsOf(cells) {
		for turn := range content.WheelBoxes {
			if meanChance(cells, any, y, turn).N == 0 {
				continue
			}
			place := fmt.Sprintf("%s %d", rules.Roman(y+1), turn+1)
			byDifficulty.Places, byEnd.Places = append(byDifficulty.Places, place), append(byEnd.Places, place)
			for i, c := range cells {
				byDifficulty.Series[i].add(meanChance([]*cell{c}, any, y, turn), 100)
			}
			byEnd.Series[0].add(meanChance(cells, won, y, turn), 100)
			byEnd.Series[1].add(meanChance(cells, lost, y, turn), 100)
		}
	}
	return byDifficulty, byEnd
}

// meanChance estimates the mean chance to win at a turn of a year, both from 0, of the campaigns that fit and have it.
func meanChance(cells []*cell, fits func(d *digest) bool, year, turn int) stats.Estimate {
	var all []float64
	for _, c := range cells {
		for _, d := range c.digests() {
			if fits(d) && year < len(d.years) && turn < len(d.years[year].chances) {
				all = append(all, float64(d.years[year].chances[turn])/chanceUnit)
			}
		}
	}
	return stats.Mean(all)
}

// worth compares the chances that were told with how campaigns ended.
func worth(cells []*cell) *Table {
	const step = 200 // of chanceUnit
	table := &Table{Head: []string{"Chance to win", "Turns", "Told, mean", "Won"}}
	for from := 0; from < chanceUnit; from += step {
		var turns, told, won []float64 // of each campaign
		for _, c := range cells {
			for _, d := range c.digests() {
				n, sum := 0.0, 0.0
				for _, chance := range turnsOf(d, chances) {
					if min(chance, chanceUnit-1)/step == from/step {
						n, sum = n+1, sum+float64(chance)/chanceUnit
					}
				}
				turns, told, won = append(turns, n), append(told, sum), append(won, n*wins(d))
			}
		}
		n := 0.0
		for _, of := range turns {
			n += of
		}
		row := []string{fmt.Sprintf("%d to %d%%", from*100/chanceUnit, (from+step)*100/chanceUnit), fmt.Sprint(n), "none", "none"}
		if n > 0 {
			row[2], row[3] = fmt.Sprintf("%.0f%%", 100*stats.Ratio(told, turns).Value), stats.Ratio(won, turns).Percent()
		}
		table.Rows = append(table.Rows, row)
	}
	return table
}
