package hover

import (
	"slices"
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
	elsewhere := "Restless Dead now lies at " + b.Location(&s, there).Name + "."
	for _, c := range []struct {
		first, second rules.ObstacleState
		want          []string
	}{
		{rules.ObstacleState{Zone: rules.InPlay, At: here}, rules.ObstacleState{Zone: rules.InPlay, At: here}, []string{"Restless Dead still lies here."}},
		{rules.ObstacleState{Zone: rules.InPlay, At: here}, rules.ObstacleState{Zone: rules.InPlay, At: there}, []string{"Restless Dead still lies here.", elsewhere}},
		{rules.ObstacleState{Zone: rules.InDiscard}, rules.ObstacleState{Zone: rules.InDraw}, []string{"Restless Dead has left the board."}},
		{rules.ObstacleState{Zone: rules.Locked}, rules.ObstacleState{Zone: rules.Locked}, nil},
	} {
		s.Obstacles[dead[0]], s.Obstacles[dead[1]] = c.first, c.second
		if got := Brought(b, &s, here); !slices.Equal(got, c.want) {
			t.Errorf("it says %q, not %q", got, c.want)
		}
	}
}
