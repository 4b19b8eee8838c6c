package gesture

import (
	"strings"
	"testing"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/layout"
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
			tip := Attempts(b, s, moves, Begun{})
			if !strings.Contains(tip.Title, b.Content().Card(content.ObstacleID(card)).Name) {
				t.Fatalf("the tip is called %q", tip.Title)
			}
			for i, m := range moves {
				a := advice.OfAttempt(b, s, content.ObstacleID(card), m.Arg)
				line := tip.Text[i]
				if label := Label(b, s, m); !a.NoDefence() && a.Chance > 0 && a.Chance < 1 && !strings.Contains(label, ": overcome "+advice.Percent(a.Chance)+", holds ") {
					t.Errorf("the answer is %q of %v and %v", label, a.Chance, a.Defends)
				}
				for p := range s.Players {
					if m.Arg&(1<<p) != 0 && !strings.Contains(line, b.PlayerName(s, p)) {
						t.Errorf("%s is not named in %q", b.PlayerName(s, p), line)
					}
					if strings.Contains(line, "at most "+b.PlayerName(s, p)) {
						t.Errorf("%q counts who is hurt", line)
					}
				}
				if a.NoDefence() {
					continue
				}
				defended++
				if !strings.Contains(line, advice.Percent(a.Defends)+" to defend") || !strings.Contains(line, advice.Percent(a.Chance)+" to overcome") {
					t.Errorf("%q does not say %v and %v", line, a.Defends, a.Chance)
				}
				if hurts := a.Cost(b, s) != "nothing" && a.Defends < 1; hurts != strings.Contains(line, "costs") {
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

// What is promised while a die is held over an obstacle comes true once it has been dropped: the die that lies there is no longer
// rolled for the defence. On many tables, of each team and with each die.
func TestPreviewedOddsAreTheOddsYouGet(t *testing.T) {
	masters := contenttest.Cards(t)
	for id := range masters.Characters {
		for skill := range masters.Characters[id].Skills {
			masters.Characters[id].Skills[skill] = 6
		}
	}
	books := [2]*rules.Rulebook{rulestest.Book(t), rules.New(masters)}
	b := books[0]
	tables, laid, changed, several := 0, 0, 0, 0
	all := rulestest.Count(20, 200)
	look := func(s *rules.State, _ rules.Move, _ *rules.State) {
		h, before := NewHand(b, s), laid
		for _, g := range h.Gestures {
			if len(g.Take) == 0 || g.Take[0].Kind != layout.Die || tables >= all {
				continue
			}
			die := g.Take[0]
			for _, ge := range h.attempts([]layout.Target{die}) {
				m, id := ge.Move, content.ObstacleID(ge.Move.Card)
				begun := Begun{Die: die}
				covers := begun.Lays(b, s, m)
				tip := Attempts(b, s, []rules.Move{m}, begun)
				if len(covers) > 1 {
					several++
				}
				for _, cover := range covers {
					laid++
					after := *s
					for _, made := range []rules.Move{m, cover} {
						if err := b.Apply(&after, made, nil); err != nil {
							t.Fatal(err)
						}
					}
					was := advice.OfAttempt(b, s, id, m.Arg)
					if after.Obstacles[id].Zone != rules.InPlay { // it is overcome
						if text := strings.Join(tip.Text, " "); !strings.Contains(text, "in the approach") {
							t.Errorf("%s overcomes it and promises %q", b.Notation(s, cover), text)
						}
						continue
					}
					is := advice.OfAttempt(b, &after, id, m.Arg)
					if is.Defends != was.Defends || is.Chance != was.Chance {
						changed++
					}
					want := is.Words(b, &after)
					if len(covers) > 1 {
						want = []string{is.InShort(b, &after)}
					} else if label, then := begun.Label(b, s, m), advice.Besides(b, &after, rules.Move{Kind: rules.MoveDefend}); !strings.HasPrefix(label, b.Label(s, m)) || !strings.HasSuffix(label, strings.TrimPrefix(strings.ReplaceAll(then, advice.InsteadOfDefence, "no defence needed"), ":")) {
						t.Errorf("the answer is called %q, and then the defence %q", label, then)
					}
					for _, say := range want {
						if text := strings.Join(tip.Text, " "); !strings.Contains(text, say) {
							t.Errorf("before it lies there is said %q, and then %q", text, say)
						}
					}
				}
			}
		}
		if laid > before {
			tables++
		}
	}
	for seed := uint64(0); tables < all && seed < 200; seed++ {
		b = books[seed%2]
		b.PlayCampaign(rules.Options{Seed: seed}, rules.RandomPolicy(seed), nil, func(s *rules.State, m rules.Move, after *rules.State) {
			if tables < all*int(seed%4+1)/4 { // some of each campaign
				look(s, m, after)
			}
		})
	}
	t.Logf("%d tables, %d drops, %d of them with other odds than before, %d with a choice", tables, laid, changed, several)
	if tables < all || changed < all || several < all {
		t.Errorf("only %d tables, %d drops, the odds of %d change, and %d have a choice", tables, laid, changed, several)
	}
}
