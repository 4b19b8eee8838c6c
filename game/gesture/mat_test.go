package gesture

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What the mat says of stress and dice holds also of who has left play, before dice are rolled and when the year is over
// ([knocked-out], [in-play], [session], [session-end]).
func TestMatOfWhoIsNotActing(t *testing.T) {
	const knockedOut, gone = "Out of play for the rest of the year", "There are no more dice or stress for"
	for _, test := range []struct {
		name            string
		change          func(s *rules.State, q *rules.Player)
		tray, die       string // how what is said of them begins
		open, markedBox string // what is said of boxes that are not marked and that are
	}{
		{"who acts", func(*rules.State, *rules.Player) {}, "has 5 action dice left", "Its base value is", "When the", "skipped"},
		{"knocked out", func(_ *rules.State, q *rules.Player) { q.Out, q.At, q.Dice = true, content.NoSlot, rules.Values{} },
			knockedOut, knockedOut, "does not have this condition", "It does one thing"},
		{"burned", func(s *rules.State, q *rules.Player) {
			q.Out, q.At, q.Dice = true, content.NoSlot, rules.Values{}
			s.Characters[q.Character].Burned = true
		}, gone, gone, "does not have this condition", "It does one thing"},
		{"chosen", func(s *rules.State, q *rules.Player) {
			s.Phase, q.At, q.Dice = rules.Setup, content.NoSlot, rules.Values{}
		},
			"They are rolled once", "Its base value is", "When the", "skipped"},
		{"not placed yet", func(s *rules.State, q *rules.Player) { s.Phase, q.At = rules.Setup, content.NoSlot },
			"begins the year with 5 action dice", "Its base value is", "When the", "skipped"},
		{"between years", func(s *rules.State, q *rules.Player) {
			s.Phase, q.At, q.Dice = rules.SessionEnd, content.NoSlot, rules.Values{}
		}, "The year is over", "in the first box", "does not have this condition", "It does one thing"},
		{"cleared away", func(s *rules.State, q *rules.Player) {
			s.Phase, q.Out, q.At, q.Dice = rules.SessionEnd, true, content.NoSlot, rules.Values{}
		}, "The year is over", "in the first box", "does not have this condition", "It does one thing"},
		{"burned, between years", func(s *rules.State, q *rules.Player) {
			s.Phase, q.Out, q.At, q.Dice = rules.SessionEnd, true, content.NoSlot, rules.Values{}
			s.Characters[q.Character].Burned = true
		}, gone, gone, "does not have this condition", "It does one thing"},
		{"not cleared away yet", func(s *rules.State, q *rules.Player) { s.Phase = rules.SessionEnd },
			"The year is over", "Its base value is", "When the", "skipped"},
		{"at the end of the campaign", func(s *rules.State, q *rules.Player) { s.Phase = rules.CampaignOver },
			"The year is over", "and each new box", "When the", "skipped"},
	} {
		b, s := actions(t)
		q := &s.Players[0]
		s.Characters[q.Character].Marked[content.Body] = 0b001
		test.change(&s, q)
		for _, part := range []struct {
			at   layout.Part
			says string
		}{
			{layout.Part{Kind: layout.PartTray}, test.tray},
			{layout.Part{Kind: layout.PartStressIcon, Sub: uint8(content.Body)}, test.die},
			{layout.Part{Kind: layout.PartCondition, Sub: uint8(content.Body), Of: 0}, test.die},
			{layout.Part{Kind: layout.PartCondition, Sub: uint8(content.Body), Of: 1}, test.markedBox},
			{layout.Part{Kind: layout.PartCondition, Sub: uint8(content.Body), Of: 2}, test.open},
		} {
			if tip := Part(b, &s, part.at); !strings.Contains(strings.Join(tip.Text, " "), part.says) {
				t.Errorf("%s: %+v is told as %q, not with %q", test.name, part.at, tip.Text, part.says)
			}
		}
	}
}

// A box from which a character has recovered above its die takes no fall any more this year ([stress]).
func TestBoxAboveTheDieIsNotFallenInto(t *testing.T) {
	b, s := actions(t)
	q := &s.Players[0]
	q.Stress[content.Body].Box = 2
	s.Characters[q.Character].Marked[content.Body] = 0b010
	box := layout.Part{Kind: layout.PartCondition, Sub: uint8(content.Body), Of: 1}
	if tip := Part(b, &s, box); !strings.Contains(tip.Text[0], "has recovered from it") {
		t.Errorf("it is told as %q", tip.Text)
	}
}

// A stress die says that it opens a gate where its character is at one, and nothing of gates elsewhere ([move]).
func TestStressDieOpensAGate(t *testing.T) {
	b, s := actions(t)
	var gates []content.LocationID
	for id := range b.Content().Locations {
		if b.Content().Locations[id].Icon.Kind == content.GateIcon {
			gates = append(gates, content.LocationID(id))
		}
	}
	at := s.Players[0].At
	for _, test := range []struct {
		here, there bool
	}{{false, false}, {true, false}, {false, true}, {true, true}} {
		for slot := range s.Slots {
			s.Slots[slot] = content.LocationID(slices.IndexFunc(b.Content().Locations, func(l content.Location) bool { return l.Name == "Eastkeep" }))
		}
		if test.here {
			s.Slots[at] = gates[0]
		}
		if test.there {
			s.Slots[(at+1)%content.NumSlots] = gates[1]
		}
		text := strings.Join(Part(b, &s, layout.Part{Kind: layout.PartStressIcon, Sub: uint8(content.Body)}).Text, " ")
		if strings.Contains(text, "is at a gate") != (test.here && test.there) {
			t.Errorf("a gate here: %t, there: %t: %q", test.here, test.there, text)
		}
	}
}
