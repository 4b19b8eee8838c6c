package advice

import (
	"fmt"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What arriving costs stands on the label of the move, and nothing that does not come about.
func TestLabelsTellWhatArrivingCosts(t *testing.T) {
	b := rulestest.Book(t)
	told := 0
	advicetest.WildPlay(t, b, 1, 12, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		for _, m := range legal {
			if m.Kind != rules.MoveTravel && m.Kind != rules.MoveSail && m.Kind != rules.MoveGate {
				continue
			}
			now := *s
			var story rules.Story
			if err := b.Apply(&now, m, &story); err != nil {
				t.Fatal(err)
			}
			taken, arrived := map[content.Stress]int{}, false
			for _, ev := range story.Events {
				arrived = arrived || ev.Kind == rules.EvTravel
				if arrived && ev.Kind == rules.EvStress && ev.Player == m.Player {
					taken[ev.Stress] += int(ev.N)
				}
			}
			label := Label(b, s, m)
			besides := strings.TrimPrefix(label, b.Label(s, m))
			for k, n := range taken {
				if !strings.Contains(besides, fmt.Sprintf("−%d {%v}", n, k)) {
					t.Errorf("%s costs %d %v more, and %q does not say so", b.Notation(s, m), n, k, label)
				}
				told++
			}
			if asks := len(b.Moves(&now, nil)) > 0 && now.Asks().Task == rules.TaskStress; len(taken) == 0 && !asks && besides != "" {
				t.Errorf("%s costs nothing more, but is labelled %q", b.Notation(s, m), label)
			}
		}
	})
	if told < 5 {
		t.Errorf("only %d moves cost something on arrival", told)
	}
}

// Before a staged card is taken it is told which others go with it, and whether the next stage begins.
func TestTakingIsForetold(t *testing.T) {
	b := rulestest.Book(t)
	takes, stages := 0, 0
	advicetest.WildPlay(t, b, 1, 6, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		for _, m := range legal {
			if m.Kind != rules.MoveTake {
				continue
			}
			takes++
			now := *s
			if err := b.Apply(&now, m, nil); err != nil {
				t.Fatal(err)
			}
			taking := OfTaking(b, s, m)
			say, label := strings.Join(taking.Words(b), " "), Label(b, s, m)
			gone := 0
			for _, id := range s.Staging {
				name := b.Content().Progress[id].Name
				kept := id == content.ProgressID(m.Card)
				for _, staged := range now.Staging {
					kept = kept || staged == id
				}
				if !kept {
					gone++
				}
				if kept == strings.Contains(say, name) {
					t.Errorf("%s: %s is kept: %t, but it is said: %s", label, name, kept, say)
				}
			}
			if len(taking.Discards) != gone {
				t.Errorf("%s: %d cards go, not %d", label, gone, len(taking.Discards))
			}
			if now.Stage > s.Stage {
				stages++
			}
			begins := "stage " + rules.Roman(int(now.Stage)) + " begins"
			if next := now.Stage > s.Stage; next != strings.Contains(say, begins) || next != strings.Contains(label, begins) {
				t.Errorf("the next stage begins: %t; %s; %s", next, label, say)
			}
		}
	})
	if takes < 20 || stages < 2 {
		t.Errorf("only %d cards were taken, and %d stages begun", takes, stages)
	}
}

// An attempt that may come to a defence says on its label how likely that holds; one that is overcome on approach that none is needed,
// and in the approach what to do instead of rolling.
func TestLabelsTellWhetherTheDefenceHolds(t *testing.T) {
	b := rulestest.Book(t)
	told, sure := 0, 0
	advicetest.WildPlay(t, b, 20, 12, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		for _, m := range legal {
			if m.Kind != rules.MoveAttempt && m.Kind != rules.MoveDefend {
				continue
			}
			id, team := content.ObstacleID(m.Card), m.Arg
			if m.Kind == rules.MoveDefend {
				id, team = s.Attempt.Obstacle, s.Attempt.Team
			}
			a, besides := OfAttempt(b, s, id, team), Besides(b, s, m)
			switch {
			case a.NoDefence():
				sure++
				want := ": no defence needed"
				if m.Kind == rules.MoveDefend {
					want = ": " + InsteadOfDefence
				}
				if besides != want {
					t.Errorf("%s needs no defence, but is labelled %q", b.Notation(s, m), besides)
				}
			case a.Defends == 0 && besides != ": holds 0%", a.Defends == 1 && besides != ": holds 100%", a.Defends > 0 && a.Defends < 1 && besides != ": holds "+Percent(a.Defends):
				t.Errorf("the defence of %s holds with %v, and %q does not say so", b.Notation(s, m), a.Defends, besides)
			default:
				told++
			}
		}
	})
	if told < 50 || sure < 5 {
		t.Errorf("%d attempts come to a defence, %d do not", told, sure)
	}
}

// Where an obstacle that activates asks where it moves, each answer tells what it then deals, and to whom.
func TestLabelsTellWhatAnObstacleDealsThere(t *testing.T) {
	b := rulestest.Book(t)
	told := 0
	advicetest.WildPlay(t, b, 1, 40, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		if asks := s.Asks(); asks == nil || asks.Program.Kind != rules.OnActivate {
			return
		}
		for _, m := range legal {
			if m.Kind != rules.MoveTo {
				continue
			}
			now := *s
			var story rules.Story
			if err := b.Apply(&now, m, &story); err != nil {
				t.Fatal(err)
			}
			label := Label(b, s, m)
			for _, ev := range story.Events {
				if ev.Kind == rules.EvTrigger || ev.Kind == rules.EvActivate || ev.Kind == rules.EvStep || ev.Kind == rules.EvDie && ev.Rolled {
					break
				}
				if ev.Kind != rules.EvStress {
					continue
				}
				if told++; !strings.Contains(label, b.PlayerName(s, int(ev.Player))+" −") {
					t.Errorf("%s deals %s %d %v, and is labelled %q", b.Notation(s, m), b.PlayerName(s, int(ev.Player)), ev.N, ev.Stress, label)
				}
			}
		}
	})
	if told == 0 {
		t.Error("no obstacle deals anything where it is moved to")
	}
}
