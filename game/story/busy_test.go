package story_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/story"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// due is what the threats step of a turn does, counted from the table alone as the step begins ([threats]).
type due struct {
	over    [content.NumResources]int
	bearers [content.NumResources][]content.ObstacleID
}

// dueOn counts the symbols of all obstacles in play.
func dueOn(book *rules.Rulebook, s *rules.State) (d due) {
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			card := book.Content().Card(id)
			for r := range content.Resource(content.NumResources) {
				n := 0
				for _, symbol := range card.Threats {
					if symbol == r {
						n++
					}
				}
				if card.ExtraThreat == r && book.ExtraThreat(s, id) {
					n++
				}
				if n > 0 {
					d.over[r] += n
					d.bearers[r] = append(d.bearers[r], id)
				}
			}
		}
	}
	for r := range d.over {
		d.over[r] = max(0, d.over[r]-rules.FreeThreats)
	}
	return d
}

// next returns whose symbols bring the next step: the first in trade order that has steps left.
func (d *due) next() content.Resource {
	for r := range content.Resource(content.NumResources) {
		if d.over[r] > 0 {
			d.over[r]--
			return r
		}
	}
	return content.NoResource
}

// Over 500 turns on busy tables, each step of a threat in the threats step is told: whose symbols bring it, how many spaces the
// marker really moves before the next question, and the space that it reaches. The cards that bear these symbols are named and
// highlighted, and no others.
func TestThreatStepsNameTheirCause(t *testing.T) {
	book, passed, told := rulestest.Book(t), 0, 0
	for seed, left := uint64(1), rulestest.Count(120, 500); left > 0; seed++ {
		s := book.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}, nil)
		choose := rules.RandomPolicy(seed)
		if seed%2 == 0 {
			choose = mind.Greedy(seed)
		}
		var d due
		of := rules.Story{Keep: true}
		for left > 0 && s.Phase != rules.CampaignOver {
			of.Reset()
			m := choose(book, &s, book.Moves(&s, nil))
			if err := book.Apply(&s, m, &of); err != nil {
				t.Fatal(err)
			}
			if m.Kind == rules.MoveDone {
				left--
			}
			by, steps, reached := map[int]content.Resource{}, map[string]int{}, map[string]int8{}
			began, bears := make([]int, len(of.Events)), make([]due, len(of.Events)) // with nobody left in play there are several such steps
			run := func(i int) string { return fmt.Sprint(began[i], by[i], of.Events[i].Resource) }
			for i, ev := range of.Events {
				if i > 0 {
					began[i] = began[i-1]
				}
				if ev.Kind == rules.EvStep {
					began[i] = i
				}
				switch {
				case ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepThreats:
					d = dueOn(book, &of.States[i])
				case ev.Kind == rules.EvThreat && of.States[i].Step == rules.StepThreats && of.States[i].Phase == rules.Turns && ev.M > ev.N:
					by[i] = d.next()
					steps[run(i)]++
					reached[run(i)] = ev.M
				}
				bears[i] = d
			}
			named := map[string]bool{}
			for _, sentence := range story.Sentences(book, &of, false) {
				for i := sentence.From; i < sentence.To; i++ {
					symbol, is := by[i]
					if !is {
						continue
					}
					told++
					bearers := bears[i].bearers[symbol]
					if !slices.Equal(sentence.Bearers, bearers) {
						t.Errorf("seed %d: %q highlights %v, not %v", seed, sentence.Say, sentence.Bearers, bearers)
					}
					one := fmt.Sprint(began[i], symbol)
					if named[one] {
						continue
					}
					named[one] = true
					want := []string{symbol.String()}
					for at, other := range by {
						if other != symbol || began[at] != began[i] {
							continue
						}
						to := of.Events[at].Resource
						want = append(want, fmt.Sprintf("%v +%d, to space %d", to, steps[run(at)], reached[run(at)]))
						if to != symbol {
							passed++
							want = append(want, "is full")
						}
					}
					for _, id := range bearers {
						want = append(want, book.Content().Card(id).Name)
					}
					for _, part := range want {
						if !strings.Contains(strings.ToLower(sentence.Say), strings.ToLower(part)) {
							t.Errorf("seed %d: %q does not say %q", seed, sentence.Say, part)
						}
					}
				}
			}
		}
	}
	if told < 100 || passed < 10 {
		t.Errorf("%d steps are told, %d of them passed on", told, passed)
	}
}
