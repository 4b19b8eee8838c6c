package story

import (
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestMarkersSayWhereTheyComeFrom plays a year and asks of each marker how it came to its space: where it began the year,
// the cards that were finished for it, and the obstacles whose symbols moved a threat last. The log tells of those too.
func TestMarkersSayWhereTheyComeFrom(t *testing.T) {
	book := rulestest.Book(t)
	var story rules.Story
	story.Keep = true
	state := book.NewCampaign(rules.Options{Seed: 3, Difficulty: content.Standard}, &story)
	log := NewLog(book)
	log.Tell(story.Events, func(i int) *rules.State { return &story.States[i] })
	why := func(r content.Resource, space int) string {
		return strings.Join(log.Why(&state, layout.Part{Kind: layout.PartSpace, N: uint8(r), Sub: uint8(space - 1)}), "\n")
	}
	choose := mind.Greedy(3)
	grew, finished := 0, 0
	for state.Phase != rules.YearOver {
		story.Reset()
		log.EndMove()
		if err := book.Apply(&state, choose(book, &state, book.Moves(&state, nil)), &story); err != nil {
			t.Fatal(err)
		}
		log.Tell(story.Events, func(i int) *rules.State { return &story.States[i] })
		for r := range content.Resource(content.NumResources) {
			threat := int(state.Threat[r])
			tip := why(r, threat)
			if span := log.Annals.Years[0].Threat[r]; span.To != threat {
				t.Fatalf("the annals have the %s threat on space %d, the table on %d", r, span.To, threat)
			}
			if !strings.Contains(tip, "began the year on space") && !strings.Contains(tip, "has been here since the year began") {
				t.Fatalf("the %s threat says nothing of where it comes from:\n%s", r, tip)
			}
			if by := log.grown.by[r]; len(by) > 0 {
				grew++
				if !strings.Contains(tip, "In the threats step of turn") || !strings.Contains(tip, by[0].What) || advice.Total(by) < 1 {
					t.Fatalf("the %s threat does not say what moved it by %v:\n%s", r, by, tip)
				}
			}
			if strings.Contains(why(r, int(state.Progress[r])), "Finished this year for it: ") {
				finished++
			}
		}
	}
	if grew == 0 || finished == 0 {
		t.Errorf("%d threats grew and %d tracks had cards finished for them", grew, finished)
	}
	told := 0
	for _, line := range log.Lines {
		if line.Also != nil && strings.Contains(line.Text, ", to space ") && line.Rule == "threats" {
			told++
		}
	}
	if told == 0 {
		t.Error("the log does not tell on which cards threat symbols stood")
	}
	log.grown.turn = state.Turn + 1 // what was taken back is not told
	r := content.Resource(0)
	for len(log.grown.by[r]) == 0 && r < content.NumResources-1 {
		r++
	}
	if strings.Contains(why(r, int(state.Threat[r])), "In the threats step") {
		t.Error("a step that was taken back is told")
	}
}
