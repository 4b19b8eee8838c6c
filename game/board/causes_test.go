package board

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// symbolsOf returns the cards in play that bear threat symbols of a resource, counted from the table alone ([threats]).
func symbolsOf(book *rules.Rulebook, s *rules.State, r content.Resource) (cards []uint8) {
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			card := book.Content().Card(id)
			if slices.Contains(card.Threats[:], r) || card.ExtraThreat == r && book.ExtraThreat(s, id) {
				cards = append(cards, uint8(id))
			}
		}
	}
	return cards
}

// causesOf returns the obstacles in play that an event is about: the one that brings it, and the one that it happens to.
func causesOf(s *rules.State, ev rules.Event) (cards []uint8) {
	switch c := ev.Cause; c.Kind {
	case rules.ByText:
		switch c.Program.Kind {
		case rules.OnActivate, rules.OnOvercome, rules.OnArrive:
			cards = append(cards, c.Program.Card)
		}
	case rules.ByAttempt, rules.ByOvercome:
		cards = append(cards, c.Card)
	}
	switch ev.Kind {
	case rules.EvObstacle, rules.EvTrigger, rules.EvAttempt, rules.EvDefence, rules.EvOvercome, rules.EvUnlock:
		cards = append(cards, ev.Card)
	}
	return slices.DeleteFunc(cards, func(card uint8) bool { return s.Obstacles[card].Zone != rules.InPlay })
}

// Over 500 turns each card that activates is named while it is shown, and each advance of a threat is told with the space that it
// reaches and how far it really went. Exactly the cards that bring about what is shown are highlighted.
func TestBeatsTellTheirCauses(t *testing.T) {
	book := rulestest.Book(t)
	activated, advanced := 0, 0
	for seed, left := uint64(1), rulestest.Count(100, 500); left > 0; seed++ {
		s := book.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}, nil)
		choose := rules.RandomPolicy(seed)
		if seed%2 == 0 {
			choose = mind.Greedy(seed)
		}
		bearers, of := [content.NumResources][]uint8{}, rules.Story{Keep: true}
		for left > 0 && s.Phase != rules.CampaignOver {
			of.Reset()
			m := choose(book, &s, book.Moves(&s, nil))
			if err := book.Apply(&s, m, &of); err != nil {
				t.Fatal(err)
			}
			b := Board{}
			b.Story = of
			if m.Kind == rules.MoveDone {
				left--
			}
			b.told = story.Sentences(book, &b.Story, false)
			type advance struct {
				step  int // of the story: with nobody left in play it goes on through several turns
				cause rules.Cause
				of    content.Resource
			}
			step, bears := 0, make([][content.NumResources][]uint8, len(b.Story.Events))
			steps, reached := map[advance]int8{}, map[advance]int8{}
			for i, ev := range b.Story.Events {
				if ev.Kind == rules.EvStep {
					step++
				}
				if ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepThreats {
					for r := range bearers {
						bearers[r] = symbolsOf(book, &b.Story.States[i], content.Resource(r))
					}
				}
				if ev.Kind == rules.EvThreat && ev.M > ev.N && b.Story.States[i].Phase == rules.Turns {
					one := advance{step, ev.Cause, ev.Resource}
					steps[one] += ev.M - ev.N
					reached[one] = ev.M
				}
				bears[i] = bearers
			}
			beats, said := motion.Beats(b.Story.Events, b.told, motion.Normal, false), ""
			for n, beat := range beats {
				said += strings.ToLower(beat.Say) + "\n"
				var want, lit []uint8
				for i := beat.From; i < beat.To; i++ {
					ev, at := b.Story.Events[i], &b.Story.States[i]
					want = append(want, causesOf(at, ev)...)
					if ev.Kind == rules.EvThreat && ev.M > ev.N && ev.Cause.Kind == rules.ByStep && ev.Cause.Step == rules.StepThreats {
						want = append(want, bears[i][ev.Cause.Resource]...)
					}
					if ev.Kind == rules.EvTrigger {
						activated++
						say, name := beat.Say, book.Content().Card(content.ObstacleID(ev.Card)).Name
						if say == "" && n+1 < len(beats) { // what comes of it is a moment, which tells of it
							say = beats[n+1].Say
						}
						if !strings.Contains(say, name) {
							t.Errorf("seed %d: %s activates, and %q is said", seed, name, say)
						}
					}
				}
				for _, on := range about(&b, beat) {
					if on.Kind == layout.Obstacle {
						lit = append(lit, on.N)
					}
				}
				slices.Sort(want)
				slices.Sort(lit)
				if want, lit = slices.Compact(want), slices.Compact(lit); !slices.Equal(want, lit) {
					t.Errorf("seed %d: %q highlights the cards %v, not %v", seed, beat.Say, lit, want)
				}
			}
			for one, to := range reached {
				advanced++
				far := fmt.Sprintf("%v +%d, to space %d", one.of, steps[one], to)
				by := fmt.Sprintf("%v threat advances by %d, to space %d", one.of, steps[one], to)
				if steps[one] == 1 {
					by = fmt.Sprintf("%v threat advances to space %d", one.of, to)
				}
				if !strings.Contains(said, far) && !strings.Contains(said, by) {
					t.Errorf("seed %d: the %v threat advances by %d to space %d because of %+v, and is said:\n%s", seed, one.of, steps[one], to, one.cause, said)
				}
			}
		}
	}
	t.Logf("%d cards activated, threats advanced %d times", activated, advanced)
	if activated < 200 || advanced < 100 {
		t.Error("these are too few")
	}
}
