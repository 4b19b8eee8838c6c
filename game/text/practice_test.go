package text

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/advice/review"
	"sixwinters/game/story"
	"sixwinters/rules"
	"sixwinters/saves"
)

// A decision is made once more at its table and judged, as often as is liked; then the campaign is as it was.
func TestPractiseYourMistakes(t *testing.T) {
	s := begin(t, 7)
	for _, line := range []string{"menas", "thea", "start menas settled/sorcery", "start thea settled/sorcery"} {
		all(t, s, line)
	}
	for s.table().Turn == 1 && s.table().Step == rules.StepActions { // nothing is done in the first turn
		all(t, s, "done")
		if s.asked != nil {
			all(t, s, "yes")
		}
	}
	hears(t, s, "try", "You practise nothing")
	campaign, moves := s.campaign, s.campaign.Len()
	hears(t, s, "next", strings.Join(story.Ahead(s.book, s.table()), " "))
	hears(t, s, "practise", "may take some minutes. Type yes to do it.")
	if got := strings.Join(all(t, s, "yes"), " "); !strings.Contains(got, "Decide again, up to the next roll or card, or type stop.") {
		t.Fatalf("it says %q", got)
	}
	data, err := os.ReadFile(saves.ReviewName(filepath.Clean(campaign.Name())))
	if err != nil || review.Read(s.book, data) == nil {
		t.Errorf("the review is not kept: %v", err)
	}
	hears(t, s, "practise", "already")
	hears(t, s, "file", "kept nowhere")
	at := *s.table()
	for n := 0; !s.practice.judged; n++ {
		if n > 60 {
			t.Fatal("it is never judged")
		}
		all(t, s, "hint")
		if got := all(t, s, "yes"); s.practice.judged && !strings.Contains(strings.Join(got, " "), "your first try") {
			t.Errorf("it is judged by %q", got)
		}
	}
	if hears(t, s, "try", "Decide again"); *s.table() != at {
		t.Error("another try begins on another table")
	}
	s.practice.mistakes = s.practice.mistakes[:1]
	hears(t, s, "next", "the last one")
	if hears(t, s, "stop", "Back to the campaign"); s.campaign != campaign || campaign.Len() != moves {
		t.Error("the campaign is not as it was")
	}
}
