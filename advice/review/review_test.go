package review

import (
	"context"
	"math"
	"reflect"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// past is a campaign that has been played.
type past struct {
	tables []rules.State
	moves  []rules.Move
}

func (p *past) Len() int                  { return len(p.tables) }
func (p *past) Table(at int) *rules.State { return &p.tables[at] }
func (p *past) Move(at int) (rules.Move, bool) {
	if at >= len(p.moves) {
		return rules.Move{}, false
	}
	return p.moves[at], true
}

// upTo is what had been played at a table.
func (p *past) upTo(at int) *past { return &past{p.tables[:at+1], p.moves[:at]} }

// turnsOf plays so many turns.
func turnsOf(b *rules.Rulebook, choose rules.Policy, turns uint8) *past {
	p := &past{tables: []rules.State{b.NewCampaign(rules.Options{Seed: 5}, nil)}}
	for {
		s := p.tables[len(p.tables)-1]
		if s.Turn > turns {
			return p
		}
		m := choose(b, &s, b.Moves(&s, nil))
		if err := b.Apply(&s, m, nil); err != nil {
			panic(err)
		}
		p.tables, p.moves = append(p.tables, s), append(p.moves, m)
	}
}

// A review is the same on every run, kept and read again, and worked out a piece at a time. Luck and decisions together are all that
// has changed.
func TestReviewsAreTheSame(t *testing.T) {
	b := rulestest.Book(t)
	p := turnsOf(b, mind.Greedy(3), 2)
	ctx := context.Background()
	r := Work(ctx, b, p, nil, nil)
	if len(r.Turns) != 3 || len(r.Decisions) < 6 {
		t.Fatalf("there are %d turns and %d decisions", len(r.Turns), len(r.Decisions))
	}
	kept, err := Work(ctx, b, p.upTo(r.Decisions[4].To), nil, nil).File(b)
	if err != nil {
		t.Fatal(err)
	}
	fresh := 0
	known := Read(b, kept)
	again := Work(ctx, b, p, known, func(done, all int) { fresh = all })
	if !reflect.DeepEqual(r, again) || fresh < len(r.Decisions) || len(known.Decisions) != 5 {
		t.Errorf("it was %+v, and is %+v", r, again)
	}
	luck, decisions := r.Luck(0, 2)
	if sum := r.Turns[0].Win + luck + decisions; math.Abs(sum-r.Turns[2].Win) > 1e-9 {
		t.Errorf("%f comes to %f, not to %f", r.Turns[0].Win, sum, r.Turns[2].Win)
	}
	if text := r.Text(0, 2); strings.Count(text, "I.1") == 0 || !strings.Contains(text, r.Verdict(0, 2)) {
		t.Errorf("it says %q", text)
	}
	if Read(b, []byte(strings.Replace(string(kept), b.Content().Hash[:12], "other cards", 1))) != nil {
		t.Error("a review with other cards is taken for one with these")
	}
}

// Two lines whose steps read alike but for a chance are told by their moves, from the first that differs on.
func TestMovesTellDecisionsApart(t *testing.T) {
	if one, other := withoutChances("Keel attempts Poison (73%); Keel rests."), withoutChances("Keel attempts Poison (over 99%); Keel rests."); one != other {
		t.Errorf("%q and %q are told apart by their chances", one, other)
	}
	if one, other := withoutChances("Keel attempts Poison (73% to overcome it)."), withoutChances("Keel attempts Poison (about 78% to overcome it)."); one != other {
		t.Errorf("%q and %q are told apart by their chances", one, other)
	}
	if one, other := withoutChances("Keel attempts Poison (certain)."), withoutChances("Keel attempts Poison (73%)."); one == other {
		t.Errorf("%q reads like a chance", one)
	}
}

// What nobody waits for any more ends; of what it has judged nothing is lost.
func TestReviewsEnd(t *testing.T) {
	b := rulestest.Book(t)
	p := turnsOf(b, mind.Greedy(3), 1)
	ctx, end := context.WithCancel(context.Background())
	r := Work(ctx, b, p, nil, func(done, _ int) {
		if done == 3 {
			end()
		}
	})
	if n := len(r.Decisions); n == 0 || n > 3 {
		t.Errorf("%d decisions have been judged", n)
	}
}

// Decisions that cost and that gained come in their order, those that agree with the program only among the latter.
func TestWhatCostAndWhatGained(t *testing.T) {
	r := &Review{Decisions: []Decision{
		{At: 1, Win: -.02, Gain: -.02}, {At: 2, Win: -.1, Gain: -.1}, {At: 3, Agrees: true, Gain: .05}, {At: 4, Win: .2, Gain: .2},
		{At: 5, Win: .001, Gain: .001}, {At: 6, Win: -.2, Gain: -.2, Error: .11}, {At: 9, Win: -.5, Gain: -.5},
	}}
	at := func(list []Decision) (at []int) {
		for _, d := range list {
			at = append(at, d.At)
		}
		return at
	}
	if cost := at(r.Cost(1, 9, 3)); !reflect.DeepEqual(cost, []int{2, 1}) {
		t.Errorf("what cost is %v", cost)
	}
	if gained := at(r.Gained(1, 9, 1)); !reflect.DeepEqual(gained, []int{4}) {
		t.Errorf("what gained is %v", gained)
	}
	if gained := at(r.Gained(1, 9, 3)); !reflect.DeepEqual(gained, []int{4, 3}) {
		t.Errorf("what gained is %v", gained)
	}
}
