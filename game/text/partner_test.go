package text

import (
	"strings"
	"testing"

	"sixwinters/advice/hints"
	"sixwinters/rules"
)

// besidePartner is a session at the first actions, the program playing the second character.
func besidePartner(t *testing.T) *Session {
	t.Helper()
	s := begin(t, 7)
	for _, line := range []string{"menas", "thea", "start menas settled/sorcery", "start thea settled/sorcery", "companion 2"} {
		all(t, s, line)
	}
	if s.seat() != 1 || !s.table().Acting() {
		t.Fatalf("the companion plays %d", s.seat())
	}
	return s
}

// hears types a line and reports whether the answer has some words in it.
func hears(t *testing.T, s *Session, typed, words string) bool {
	t.Helper()
	got := strings.Join(all(t, s, typed), " ")
	if !strings.Contains(got, words) {
		t.Errorf("%q is answered with %q, without %q", typed, got, words)
		return false
	}
	return true
}

// The companion says its own plan, gives one sentence as the reason of each step, takes wishes, and changes nothing on the table before it is told to.
func TestCompanionIsAsked(t *testing.T) {
	s := besidePartner(t)
	n := s.campaign.Len()
	name := s.called(1)
	hears(t, s, "plan", name+": ")
	meant := s.partner.meant
	if why := all(t, s, "why that"); len(why) != len(meant.Reasons(s.table(), 1)) || !strings.HasPrefix(why[0], name+": ") {
		t.Errorf("its reasons are %q", why)
	}
	if hears(t, s, "not that", name+": ") && s.partner.meant.OwnPlan(s.book, s.table(), 1) == meant.OwnPlan(s.book, s.table(), 1) {
		t.Errorf("told not to, it means %q again", meant.OwnPlan(s.book, s.table(), 1))
	}
	hears(t, s, "hold diplomacy", "I hold diplomacy")
	hears(t, s, "hold diplomacy", "I no longer hold diplomacy")
	hears(t, s, "hold", "Name a track")
	hears(t, s, "help me here", "I help at ")
	if !s.partner.favors.Help || s.partner.favors.Here != s.table().Players[0].At {
		t.Errorf("it helps at %v", s.partner.favors)
	}
	hears(t, s, "companion bold", name+" is bold from now on")
	hears(t, s, "plans", "Risk: ")
	hears(t, s, "companion nonsense", "Type companion with")
	if s.campaign.Len() != n {
		t.Error("asking has changed the table")
	}
	hears(t, s, "companion nobody", "Nobody is played")
	hears(t, s, "plan", "There is no companion")
}

// Told to go the companion makes moves of its own character alone. It ends no step, and answers what is asked of it.
func TestCompanionActsForItself(t *testing.T) {
	s := besidePartner(t)
	n := s.campaign.Len()
	for range 3 {
		all(t, s, "go")
		if hints.PartOf(s.book, s.table(), 1) == hints.Own {
			t.Fatalf("it leaves %q to the player", s.book.Prompt(s.table()).Text)
		}
		if s.asked != nil {
			all(t, s, "no")
		}
		all(t, s, "done")
		if s.asked != nil {
			all(t, s, "yes")
		}
		for hints.PartOf(s.book, s.table(), 1) != hints.Action && len(s.moves()) > 0 {
			all(t, s, s.book.Notation(s.table(), s.moves()[0]))
		}
	}
	acts, own := 0, s.seat()
	for i := n; i < s.campaign.Len(); i++ {
		m, _ := s.campaign.Move(i)
		if who, is := m.Actor(); is && m.Kind != rules.MoveDone && who == own {
			acts++
		}
	}
	if acts < 2 {
		t.Errorf("it has acted %d times", acts)
	}
}

// What the companion answered by itself can be taken back, and is not answered again at once.
func TestCompanionIsTakenBack(t *testing.T) {
	s := besidePartner(t)
	all(t, s, "go")
	if s.asked != nil {
		all(t, s, "no")
	}
	n := s.campaign.Len()
	all(t, s, "undo")
	if s.asked != nil {
		all(t, s, "yes")
	}
	if s.campaign.Len() != n-1 {
		t.Errorf("of %d moves %d are left", n, s.campaign.Len())
	}
}

// Asked why in the middle of an attempt, the companion speaks of that attempt.
func TestCompanionExplainsTheAttemptInHand(t *testing.T) {
	s := besidePartner(t)
	all(t, s, "attempt menas securing-the-perimeter menas+thea")
	if s.table().Attempt.Phase == rules.NoAttempt {
		t.Fatal("there is no attempt")
	}
	if why := strings.Join(all(t, s, "why that"), " "); !strings.HasPrefix(why, s.called(1)+": Securing the Perimeter ") {
		t.Errorf("its reason is %q", why)
	}
}
