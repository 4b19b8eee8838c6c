package gesture

import (
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Where several teams could attempt an obstacle, the chances of each of them are told, and nobody is left out.
func TestEveryTeamIsTold(t *testing.T) {
	b := rulestest.Book(t)
	seen, defended := 0, 0
	look := func(s *rules.State, _ rules.Move, _ *rules.State) {
		of := map[uint8][]rules.Move{}
		for _, m := range b.Moves(s, nil) {
			if m.Kind == rules.MoveAttempt {
				of[m.Card] = append(of[m.Card], m)
			}
		}
		for card, moves := range of {
			if len(moves) < 2 || seen > 60 {
				continue
			}
			seen++
			tip := Teams(b, s, moves)
			if !strings.Contains(tip.Title, b.Content().Card(content.ObstacleID(card)).Name) {
				t.Fatalf("the tip is called %q", tip.Title)
			}
			for i, m := range moves {
				a := advice.OfAttempt(b, s, content.ObstacleID(card), m.Arg)
				line := tip.Text[i]
				for p := range s.Players {
					if m.Arg&(1<<p) != 0 && !strings.Contains(line, b.PlayerName(s, p)) {
						t.Errorf("%s is not named in %q", b.PlayerName(s, p), line)
					}
					if strings.Contains(line, "at most "+b.PlayerName(s, p)) {
						t.Errorf("%q counts who is hurt", line)
					}
				}
				if a.Approach {
					continue
				}
				defended++
				if !strings.Contains(line, "holds "+advice.Percent(a.Holds)) || !strings.Contains(line, "overcome "+advice.Percent(a.Completes)) {
					t.Errorf("%q does not say %v and %v", line, a.Holds, a.Completes)
				}
				if hurts := a.Cost(b, s) != "nothing" && a.Holds < 1; hurts != strings.Contains(line, "costs") {
					t.Errorf("%q, and a failure costs %s", line, a.Cost(b, s))
				}
			}
		}
	}
	for seed := range uint64(4) {
		b.PlayCampaign(rules.Options{Seed: seed}, mind.Greedy(seed), nil, look)
	}
	if seen < 5 || defended < 5 {
		t.Errorf("only %d obstacles had several teams, %d of them a defence", seen, defended)
	}
}
