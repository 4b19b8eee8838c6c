package game

import (
	"fmt"
	"slices"

	"sixwinters/render/layout"
	"sixwinters/rules"
)

// moment is what had been told before a move.
type moment struct {
	log   int // lines
	years []yearTale
	marks int // of what was taken back
}

// moment is what has been told so far.
func (t *table) moment() moment {
	return moment{len(t.log), slices.Clone(t.annals.years), len(t.campaign.Marks())}
}

// retell tells the whole campaign again, move by move, as if all of it had been watched: for the log, the annals and the
// way back.
func (t *table) retell() {
	t.log, t.earlier, t.annals = nil, nil, annals{}
	begin := t.campaign.Begin()
	if begin.Phase == rules.YearOver {
		t.annals.year(begin)
		t.log = append(t.log, layout.LogLine{
			Text: fmt.Sprintf("The campaign is taken up at the end of year %s.", roman(int(begin.Year))),
		})
	} else {
		var setup rules.Story
		t.book.NewCampaign(t.options, &setup)
		t.tell(setup.Events, func(int) *rules.State { return begin })
	}
	marks := t.campaign.Marks()
	told := 0
	for i := range t.campaign.Len() + 1 {
		for told < len(marks) && marks[told].At <= i {
			t.logTakenBack(marks[told].Move)
			told++
		}
		if i == t.campaign.Len() {
			break
		}
		t.earlier = append(t.earlier, moment{len(t.log), slices.Clone(t.annals.years), told})
		m, before := t.campaign.Move(i)
		s := *before
		t.story.Reset()
		t.story.Keep = true
		if err := t.book.Apply(&s, m, &t.story); err != nil {
			panic(fmt.Sprintf("a move that was made cannot be made again: %v", err))
		}
		t.tell(t.story.Events, func(i int) *rules.State { return &t.story.States[i] })
	}
}

// logTakenBack says in the log that something was taken back which had shown what nobody could know.
func (t *table) logTakenBack(move string) {
	t.log = append(t.log, layout.LogLine{Text: "Taken back, though it had shown what comes: " + move + "."})
}
