package teach

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

// In some campaigns of random and of sensible play every tip is met at some time, and what it is about is on the table.
func TestTipsAreMet(t *testing.T) {
	cards, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	reference, err := content.LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	tips, err := content.LoadTips(reference)
	if err != nil {
		t.Fatal(err)
	}
	if err := CheckTips(tips); err != nil {
		t.Fatal(err)
	}
	b := rules.New(cards)
	met := map[string]bool{}
	for seed := uint64(1); seed <= 6 && len(met) < len(tips); seed++ {
		choose := rules.GreedyPolicy(seed)
		if seed%2 == 0 {
			choose = rules.RandomPolicy(seed)
		}
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Hardcore}, nil)
		story := rules.Story{Keep: true}
		for legal := b.Moves(&s, nil); len(legal) > 0; legal = b.Moves(&s, legal[:0]) {
			story.Reset()
			if err := b.Apply(&s, choose(b, &s, legal), &story); err != nil {
				t.Fatal(err)
			}
			for i := range story.Events {
				for k := range tips {
					if _, ok := Meets(b, &tips[k], &story.States[i], &story.Events[i]); ok {
						met[tips[k].ID] = true
					}
				}
			}
		}
	}
	for _, tip := range tips {
		if !met[tip.ID] {
			t.Errorf("nothing brings up the tip %q", tip.ID)
		}
	}
	if err := CheckTips([]content.Tip{{Event: "lunch"}}); err == nil {
		t.Error("a tip about nothing is accepted")
	}
}
