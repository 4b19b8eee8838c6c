package hints

import (
	"fmt"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// waits are the tasks at which the players are asked for a move.
var waits = map[rules.Task]string{
	rules.TaskSetup: "setup", rules.TaskActions: "actions", rules.TaskSlot: "the hardest obstacle", rules.TaskThreats: "threats",
	rules.TaskMore: "further dice", rules.TaskAttempt: "an attempt", rules.TaskSplit: "damage", rules.TaskReward: "a reward",
	rules.TaskTake: "a staged card", rules.TaskStress: "absorbed stress", rules.TaskSubject: "an effect", rules.TaskWho: "whom",
	rules.TaskYearOver: "the year is over", rules.TaskBurn: "burning", rules.TaskEspionage: "espionage mastery",
	rules.TaskSettle: "new locations", rules.TaskStartLocations: "the alternative start", rules.TaskOrder: "what is next",
}

// TestHintsAtEveryStop asks for hints at every kind of stop: the first step is a reason and not the question itself, the
// second names the die, the card or the place of the move.
func TestHintsAtEveryStop(t *testing.T) {
	b := rulestest.Book(t)
	type stop struct {
		task rules.Task
		kind rules.MoveKind
	}
	const each = 3
	met, tasks := map[stop]int{}, map[rules.Task]bool{}
	for seed := uint64(1); seed < 11; seed++ {
		h := New(seed)
		wild, good := rules.RandomPolicy(seed), mind.Greedy(seed)
		see := func(s *rules.State, m rules.Move) {
			task := s.Stack[s.Depth-1].Task
			tasks[task] = true
			if met[stop{task, m.Kind}]++; met[stop{task, m.Kind}] > each {
				return
			}
			hint, ok := h.Hint(b, s)
			asked := b.Prompt(s).Text
			if !ok || hint.Why == "" || hint.Where == "" || hint.Do == "" {
				t.Fatalf("%s: the hint has not three steps: %+v", asked, hint)
			}
			if task == rules.TaskTake && hint.Move.Kind != rules.MoveTake && hint.Move.Player != s.Asks().Player {
				t.Errorf("%s: the hint is %s", asked, b.Notation(s, hint.Move))
			}
			if hint.Why == asked && hint.Move.Kind != rules.MoveGoOn {
				t.Errorf("%s: the hint only asks again", asked)
			}
			for _, named := range namedBy(b, s, hint.Move) {
				if !strings.Contains(strings.ToLower(hint.Where), strings.ToLower(named)) {
					t.Errorf("%s: %q does not name %q", b.Notation(s, hint.Move), hint.Where, named)
				}
			}
		}
		made := 0
		o := rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties), Alternative: seed%2 == 1}
		b.PlayCampaign(o, func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
			choose := wild
			if made++; seed%2 == 0 || made/7%2 == 1 {
				choose = good
			}
			m := choose(b, s, legal)
			see(s, m)
			return m
		}, nil, nil)
		s := advicetest.Strange(b, seed)
		for s.Depth > 0 && s.Year < 3 {
			legal := b.Moves(&s, nil)
			m := wild(b, &s, legal)
			for _, other := range legal { // who absorbs the stress of others
				if other.Kind == rules.MoveChoose && b.Content().Characters[other.Card].Name == "Oniri" {
					m = other
				}
			}
			see(&s, m)
			if err := b.Apply(&s, m, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for task, name := range waits {
		if !tasks[task] {
			t.Errorf("no hint was asked for at %s", name)
		}
	}
	for task := range tasks {
		if waits[task] == "" && task != rules.TaskShareDice { // which has a test of its own
			t.Errorf("task %d waits, and is not among those that do", task)
		}
	}
}

// namedBy is what the second step of a hint has to name of a move: its first die and the card or place it goes to.
func namedBy(b *rules.Rulebook, s *rules.State, m rules.Move) (names []string) {
	if d := m.Dice[0]; d != rules.NoDie {
		names = append(names, fmt.Sprint(d.Value()))
	}
	switch m.Kind {
	case rules.MoveStart, rules.MoveTravel, rules.MoveSail, rules.MoveGate, rules.MoveTo, rules.MovePickAt:
		names = append(names, b.Location(s, m.Slot).Name)
	case rules.MoveMarch:
		names = append(names, b.Location(s, m.To).Name)
	case rules.MoveAttempt, rules.MoveCard:
		names = append(names, b.Content().Card(content.ObstacleID(m.Card)).Name)
	case rules.MoveTake:
		names = append(names, b.Content().Progress[m.Card].Name)
	case rules.MoveSettle:
		names = append(names, b.Content().Locations[m.Card].Name)
	case rules.MoveChoose:
		names = append(names, b.Content().Characters[m.Card].Name)
	case rules.MoveRest:
		names = append(names, content.Stress(m.Arg).String())
	case rules.MoveResource:
		names = append(names, content.Resource(m.Arg).String())
	case rules.MoveTrade, rules.MoveTradeAll:
		names = append(names, content.Resource(m.Arg).String())
	case rules.MovePlace:
		names = append(names, b.Content().Progress[s.Players[m.Player].Card].Name)
	}
	return names
}
