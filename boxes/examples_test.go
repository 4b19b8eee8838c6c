package boxes

import (
	"maps"
	"path/filepath"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// The example boxes hold what they promise, go together, and are played to their end without a violation of the rules.
func TestExamples(t *testing.T) {
	names, err := filepath.Glob("../examples/*/box.toml")
	if err != nil || len(names) < 2 {
		t.Fatalf("there are the boxes %v: %v", names, err)
	}
	var all []string
	for _, name := range names {
		all = append(all, filepath.Dir(name))
	}
	for _, stack := range append([][]string{all}, all[:1], all[1:2]) {
		c, err := OpenAll(stack...)
		if err != nil {
			t.Error(err)
			continue
		}
		b := rules.New(c)
		for seed := range uint64(3) {
			o := rules.Options{Seed: seed + 1}
			for what, policy := range map[string]rules.Policy{"chance": rules.RandomPolicy(seed), "greed": mind.Greedy(seed)} {
				var story rules.Story
				played := b.PlayCampaign(o, policy, &story, func(*rules.State, rules.Move, *rules.State) {})
				if played.Broken != nil || played.End.Phase != rules.CampaignOver || int(played.End.Year) != b.Years() {
					t.Errorf("%v by %s, seed %d: year %d, %v", stack, what, o.Seed, played.End.Year, played.Broken)
				}
			}
		}
	}
}

// The expansion adds eight obstacles, four locations and a character, and has six progress cards in place of six; the short campaign has three years.
func TestWhatExamplesHold(t *testing.T) {
	game, err := Stack()
	if err != nil {
		t.Fatal(err)
	}
	more, err := OpenAll("../examples/frozen-harbour")
	if err != nil {
		t.Fatal(err)
	}
	if o, l, p, c := len(more.Obstacles)-len(game.Obstacles), len(more.Locations)-len(game.Locations), len(more.Progress)-len(game.Progress),
		len(more.Characters)-len(game.Characters); o != 8 || l != 4 || p != 0 || c != 1 {
		t.Errorf("it adds %d obstacles, %d locations, %d progress cards and %d characters", o, l, p, c)
	}
	stages := map[int]int{}
	for i := range more.Progress {
		stages[more.Progress[i].Stage]++
		stages[game.Progress[i].Stage]--
		if c := more.ChangeOf(content.CardOf{Kind: content.ProgressKind, N: uint8(i)}); c != nil {
			stages[0]++
		}
	}
	if want := map[int]int{0: 6, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0}; !maps.Equal(stages, want) {
		t.Errorf("of the progress cards %d are new; more in each stage: %v", stages[0], stages)
	}
	short, err := OpenAll("../examples/three-winters")
	if err != nil || short.Board.Years != 3 || game.Board.Years != 6 {
		t.Errorf("%d years instead of %d: %v", short.Board.Years, game.Board.Years, err)
	}
}
