package report

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/lab/stats"
)

// secondsAMove is how long two people are taken to need for a move, for the estimate of minutes: a guess, since the program plays without a
// clock. A move is a die placed, a card chosen, a question answered, or Done.
const secondsAMove = 15

// lead returns by how much the progress markers together are further than the threat markers at the end of a year.
func lead(y *year) (sum float64) { return spaces(y) - threats(y) }

// threats adds up the spaces of the six threat markers at the end of a year.
func threats(y *year) (sum float64) {
	for _, space := range y.threat {
		sum += float64(space)
	}
	return sum
}

// leadChanges counts the years after which the other side leads than a year before.
func leadChanges(d *digest) (n float64) {
	for i := 1; i < len(d.years); i++ {
		if lead(&d.years[i])*lead(&d.years[i-1]) < 0 {
			n++
		}
	}
	return n
}

// behind reports whether the threat markers together were further than the progress markers at the end of a year before the last.
func behind(d *digest) bool {
	for i := 0; i+1 < len(d.years); i++ {
		if lead(&d.years[i]) < 0 {
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

// tensionSection tells how close campaigns are: who leads, how often that changes, what comes back, which tracks are completed, and how long
// a turn may take.
func tensionSection(t *Tally) (Section, bool) {
	main := t.main()
	if len(main) == 0 {
		return Section{}, false
	}
	s := Section{ID: "tension", Question: "How close are campaigns?"}
	table := &Table{Head: []string{"Difficulty", "Lead changes in a campaign", "Campaigns ever behind before the last year", "Of these won", "Minutes of a turn"}}
	for _, c := range main {
		changes, back, won := of([]*cell{c}, leadChanges), 0, 0
		for _, d := range c.digests() {
			if behind(d) {
				back++
				if d.won {
					won++
				}
			}
		}
		comebacks := "none was behind"
		if back > 0 {
			comebacks = stats.Share(won, back).Percent()
		}
		minutes := inTurn([]*cell{c}, moves)
		table.Rows = append(table.Rows, []string{c.difficulty, stats.Mean(changes).String(), stats.Share(back, len(c.byseed)).Percent(), comebacks,
			fmt.Sprintf("%.0f", minutes.Value*secondsAMove/60)})
	}
	tracks := &Table{Head: []string{"Track"}}
	for _, c := range main {
		tracks.Head = append(tracks.Head, c.difficulty)
	}
	for r := range content.Resource(content.NumResources) {
		row := []string{r.String()}
		for _, c := range main {
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
	ahead := &Chart{Title: "Progress and threat, all six tracks together", Places: yearNames(main), Lines: true}
	ahead.Series = append(ahead.Series, byYear("progress", main, spaces), byYear("threat", main, threats))
	s.Answer = fmt.Sprintf("In %s, the side that leads, progress or threat, all tracks together, changes %s times in a campaign. The minutes are no measurement: "+
		"they are the moves of a turn at %d seconds each, for the program plays without a clock.", played(main), stats.Mean(of(main, leadChanges)), secondsAMove)
	s.Parts = []Part{{Table: table}, {Words: ahead.Title + ", mean at the end of each year.", Chart: ahead},
		{Words: "Campaigns that end with the progress marker of a track on its last space.", Table: tracks}}
	return s, true
}
