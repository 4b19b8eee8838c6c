package gesture

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The large card of a location says what has become of the obstacle that came with it.
func TestBrought(t *testing.T) {
	b := rulestest.Book(t)
	cards := b.Content()
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	const here, there = content.Slot(0), content.Slot(4)
	if say := Brought(b, &s, here); say != nil {
		t.Errorf("%s says %q", b.Location(&s, here).Name, say)
	}
	s.Slots[here] = content.LocationID(slices.IndexFunc(cards.Locations, func(l content.Location) bool { return l.Name == "Mirror Woods" }))
	var dead []content.ObstacleID
	for id := range cards.Cards {
		if card := content.ObstacleID(id); cards.Card(card).Name == "Restless Dead" {
			dead = append(dead, card)
		}
	}
	elsewhere := "Restless Dead is now at " + b.Location(&s, there).Name + "."
	for _, c := range []struct {
		first, second rules.ObstacleState
		want          []string
	}{
		{rules.ObstacleState{Zone: rules.InPlay, At: here}, rules.ObstacleState{Zone: rules.InPlay, At: here}, []string{"Restless Dead is still here."}},
		{rules.ObstacleState{Zone: rules.InPlay, At: here}, rules.ObstacleState{Zone: rules.InPlay, At: there}, []string{"Restless Dead is still here.", elsewhere}},
		{rules.ObstacleState{Zone: rules.InDiscard}, rules.ObstacleState{Zone: rules.InDraw}, []string{"Restless Dead has left the board."}},
		{rules.ObstacleState{Zone: rules.Locked}, rules.ObstacleState{Zone: rules.Locked}, nil},
	} {
		s.Obstacles[dead[0]], s.Obstacles[dead[1]] = c.first, c.second
		if got := Brought(b, &s, here); !slices.Equal(got, c.want) {
			t.Errorf("it says %q, not %q", got, c.want)
		}
	}
}

// The large card of a location that can be chosen tells what is printed on the obstacles that it brings: only their names were
// told.
func TestBrings(t *testing.T) {
	b := rulestest.Book(t)
	told := 0
	for i := range b.Content().Locations {
		l := &b.Content().Locations[i]
		lines := Brings(b, l)
		for _, name := range l.Attach {
			if !slices.ContainsFunc(lines, func(say string) bool { return strings.HasPrefix(say, name+": difficulty ") }) {
				t.Errorf("%s does not tell of %s: %q", l.Name, name, lines)
			}
			told++
		}
		if len(l.Attach) == 0 && lines != nil {
			t.Errorf("%s tells of %q", l.Name, lines)
		}
	}
	if told == 0 {
		t.Error("no location brings an obstacle")
	}
	for i := range b.Content().Locations {
		if l := &b.Content().Locations[i]; l.Name == "The Obfuscated Bribe" {
			const printed = "Clove and Minx: difficulty 3 in {command}\u00a0command, {issue}\u00a0issue, dice {5}, damage 2 {psyche}\u00a0psyche, threat {diplomacy}{support}."
			if lines := Brings(b, l); !strings.HasPrefix(lines[0], printed) {
				t.Errorf("it says %q", lines)
			}
		}
	}
}

// A location that burns says on its large card what that means.
func TestBurning(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	s.Phase = rules.SessionEnd
	s.Burned |= 1 << s.Slots[3]
	for at := range content.Slot(content.NumSlots) {
		if says := Burning(&s, at) != nil; says != (at == 3) {
			t.Errorf("the location at %d says that it burns: %v", at, says)
		}
	}
}
