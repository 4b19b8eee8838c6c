package game

import (
	"fmt"
	"slices"

	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// moment is what had been told before a move.
type moment struct {
	log   int // lines
	years []rules.YearTale
	marks int // of what was taken back
}

// moment is what has been told so far.
func (t *table) moment() moment {
	return moment{len(t.log), slices.Clone(t.annals.Years), len(t.campaign.Marks())}
}

// retell tells all that a campaign has come through again, as if all of it had been watched: for the log, the annals and
// the way back. It returns what had been told at each table of the timeline.
func (t *table) retell(line *saves.Timeline) []moment {
	t.log, t.annals = nil, rules.Annals{}
	var all []moment
	marks := 0
	t.story.Keep = true
	for at := range line.Len() {
		s := line.Table(at)
		line.Tell(at, &t.story)
		t.endAdvance()
		switch {
		case line.Lost(at):
			t.annals.Lose(s)
			t.log = append(t.log, layout.LogLine{Text: lostBefore(line, at)})
			marks = 0
		case at == 0:
			t.tell(t.story.Events, func(int) *rules.State { return s })
		default:
			t.tell(t.story.Events, func(i int) *rules.State { return &t.story.States[i] })
		}
		for _, move := range line.TakenBack(at) {
			t.logTakenBack(move)
			marks++
		}
		all = append(all, moment{len(t.log), slices.Clone(t.annals.Years), marks})
	}
	t.earlier = slices.Clone(all[:len(all)-1])
	return all
}

// lostBefore says that what led to a table is lost.
func lostBefore(line *saves.Timeline, at int) string {
	year := rules.Roman(int(line.Table(at).Year))
	if at == 0 {
		return fmt.Sprintf("The campaign is taken up at the end of year %s.", year)
	}
	return fmt.Sprintf("What was played from here to the end of year %s is lost. The campaign is taken up there.", year)
}

// logTakenBack says in the log that something was taken back which had shown what nobody could know.
func (t *table) logTakenBack(move string) {
	t.log = append(t.log, layout.LogLine{Text: "Taken back, though it had shown what comes: " + move + "."})
}
