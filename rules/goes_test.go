package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

// Whoever an answer sends somewhere is told to have gone there.
func TestGoes(t *testing.T) {
	book := sharedBook(t)
	seen := map[MoveKind]int{}
	for seed := range uint64(4) {
		choose := Players.Greedy(seed)
		book.PlayCampaign(Options{Seed: seed}, func(b *Rulebook, s *State, legal []Move) Move {
			for _, m := range legal {
				who, to, ok := b.Goes(s, m)
				if !ok {
					continue
				}
				seen[m.Kind]++
				next, story := *s, Story{}
				if err := b.Apply(&next, m, &story); err != nil {
					t.Fatal(err)
				}
				went := slices.ContainsFunc(story.Events, func(ev Event) bool {
					if who.Obstacle == content.NoObstacle {
						return ev.Kind == EvTravel && int(ev.Player) == who.Player && to == atLocation(ev.Slot)
					}
					there := ev.To == to || ev.To.Spot == AttachedAt && to == atLocation(content.Slot(ev.To.N))
					return ev.Kind == EvObstacle && content.ObstacleID(ev.Card) == who.Obstacle && there
				})
				stays := to.Spot == AtLocation && who.Obstacle != content.NoObstacle && s.Obstacles[who.Obstacle].At == content.Slot(to.N)
				if !went && !stays {
					t.Fatalf("%s: nothing is told of %+v going to %+v", b.Notation(s, m), who, to)
				}
			}
			return choose(b, s, legal)
		}, nil, nil)
	}
	for _, kind := range []MoveKind{MoveStart, MoveTo, MoveCard} {
		if seen[kind] == 0 {
			t.Errorf("no move of kind %d ever sent anybody anywhere", kind)
		}
	}
}
