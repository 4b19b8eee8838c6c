package hints

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A die is not changed for what takes any die as well, such as a rest or a move, be it certain or likely to follow.
func TestPurposesNeedTheDie(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Put("keel", "a5")
	change := tb.Parse("use keel 2 a5")
	for _, then := range []string{"rest keel a1 psyche", "move keel empire/military a1"} {
		follows := tb.Parse(then)
		for _, l := range []*line{
			lineOf(tb.Book, &tb.State, []rules.Move{change, follows}, nil),
			lineOf(tb.Book, &tb.State, []rules.Move{change}, []rules.Move{follows}),
		} {
			if say := l.purpose(); say != "" {
				t.Errorf("with %q to follow, a 5 becomes a 1 so that %s", then, say)
			}
		}
	}
}

// Where what a move is used for first leads nowhere this turn, as an asset that stays for the next one, the move is for what it is used
// for after that, as long as its character has not left.
func TestPurposesPassOverWhatStays(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 4711, Difficulty: content.Easy}, nil)
	parse := func(s *rules.State, lines ...string) (moves []rules.Move) {
		now := *s
		for _, line := range lines {
			m, err := b.Parse(&now, line)
			if err == nil {
				err = b.Apply(&now, m, nil)
			}
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			moves = append(moves, m)
		}
		return moves
	}
	for _, m := range parse(&s, "choose 1 menas", "choose 2 thea", "start menas settled/technology", "start thea redbank/military") {
		if err := b.Apply(&s, m, nil); err != nil {
			t.Fatal(err)
		}
	}
	s.Pool[content.Diplomacy] = rules.Values{4: 1, 5: 1} // 5 and 6
	s.Players[0].Dice = rules.Values{2: 1, 3: 1, 4: 1, 5: 2}
	for _, test := range []struct {
		want  string
		lines []string
	}{
		{"Menas can create diplomacy 5 and fill a square of Small Steps", []string{
			"move menas settled/diplomacy a6", "create menas a6 diplomacy:6", "create menas a5 diplomacy:5", "place menas diplomacy:5 r1c2"}},
		{"", []string{"move menas settled/diplomacy a6", "create menas a6 diplomacy:6", "move menas settled/technology a3 a4"}},
	} {
		if say := lineOf(b, &s, parse(&s, test.lines...), nil).purpose(); say != test.want {
			t.Errorf("%v is for that %q, not %q", test.lines, say, test.want)
		}
	}
}
