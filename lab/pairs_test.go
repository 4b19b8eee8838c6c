package lab_test

import (
	"context"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/lab"
)

// Campaigns with the same cards do not differ; the same pairs give the same figures on any number of cores; none is played once
// nobody waits.
func TestComparePairs(t *testing.T) {
	cards := contenttest.Cards(t)
	harder := *cards
	harder.Obstacles = append([]content.Obstacle(nil), cards.Obstacles...)
	for i := range harder.Obstacles {
		harder.Obstacles[i].Damage.Body += 3
	}
	told := 0
	same := lab.ComparePairs(context.Background(), cards, cards, "greedy", 11, 4, 2, func(n int) { told = n })
	if same.Played != 4 || told != 4 || same.Progress.Value != 0 || same.Progress.Sure() {
		t.Errorf("the same cards: %+v, told %d", same, told)
	}
	one := lab.ComparePairs(context.Background(), &harder, cards, "greedy", 11, 4, 1, func(int) {})
	two := lab.ComparePairs(context.Background(), &harder, cards, "greedy", 11, 4, 2, func(int) {})
	if one != two || one.Progress.Value == 0 && one.Threat.Value == 0 {
		t.Errorf("harder cards: %+v and %+v", one, two)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if none := lab.ComparePairs(ctx, cards, cards, "greedy", 11, 4, 2, func(int) {}); none.Played != 0 {
		t.Errorf("%d pairs are played for nobody", none.Played)
	}
}
