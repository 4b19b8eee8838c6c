package training

import (
	"testing"

	"sixwinters/advice/review"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A decision that is changed into one as good makes no difference, and the campaigns reviewed are of all three players and legal.
func TestChangedDecisions(t *testing.T) {
	b := rulestest.Book(t)
	r := Reviewing{Seed: 8_700_000, N: 10, Years: 1, Times: 2}
	players := map[string]int{}
	for _, i := range []int{0, 1} {
		p, who := r.reviewed(b, i)
		players[who]++
		if p.Len() < 20 || p.Table(p.Len()-1).Phase != rules.YearOver {
			t.Errorf("%s has played %d moves", who, p.Len())
		}
	}
	if len(players) != 2 {
		t.Errorf("the players are %v", players)
	}
	p, _ := r.reviewed(b, 1)
	spans := review.Spans(b, p)
	observed := b.Observation(p.Table(spans[0].At))
	moves := p.moves[spans[0].At:spans[0].To]
	if one, other := playedOn(b, &observed, moves, 5), playedOn(b, &observed, moves, 5); one != other || one < 0 || one > 1 {
		t.Errorf("played on, the chance to win is %v and %v", one, other)
	}
}
