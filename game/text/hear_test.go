package text

import (
	"fmt"
	"strings"
	"testing"

	"sixwinters/rules"
)

// A number that was listed before somebody else moved never stands for a move of the new list: that has numbers of its own.
func TestNumbersKeepTheirMeaning(t *testing.T) {
	s := begin(t, 7)
	before := all(t, s, "moves")
	shown := len(s.list)
	if shown < 2 || !strings.Contains(strings.Join(before, "\n"), fmt.Sprintf("%d  ", shown)) {
		t.Fatalf("listed is %q", before)
	}
	story := rules.Story{Keep: true}
	if err := s.campaign.Play(s.moves()[0], &story); err != nil {
		t.Fatal(err)
	}
	page := s.Hear("Ben has moved", &story)
	n := s.campaign.Len()
	if len(s.list) <= shown || !strings.Contains(strings.Join(page, "\n"), fmt.Sprintf("%d  ", shown+1)) || strings.Contains(strings.Join(page, "\n"), "\n1  ") {
		t.Fatalf("%d moves were listed; then heard is %q", shown, page)
	}
	hears(t, s, "1", "The table has changed since that was listed.")
	if s.campaign.Len() != n {
		t.Fatal("a number of the old list makes a move of the new one")
	}
	page = s.Hear("Ben is there", &rules.Story{})
	if !strings.Contains(strings.Join(page, "\n"), fmt.Sprintf("%d  ", shown+1)) && len(s.list) <= shown {
		t.Errorf("heard is %q", page)
	}
	want := s.list[len(s.list)-1]
	all(t, s, fmt.Sprint(len(s.list)))
	if m, _ := s.campaign.Move(s.campaign.Len() - 1); s.campaign.Len() != n+1 || m != want {
		t.Errorf("the last number makes %+v instead of %+v", m, want)
	}
	if page := all(t, s, "moves"); !strings.Contains("\n"+strings.Join(page, "\n"), "\n1  ") {
		t.Errorf("what is listed for who types does not begin anew: %q", page)
	}
}
