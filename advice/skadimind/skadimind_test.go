package skadimind

import (
	"math"
	"slices"
	"strings"
	"testing"

	"sixwinters/rules/play"
	"sixwinters/rules/rulestest"
	"sixwinters/rules/skadi"
)

// result is how games of a strength ended.
type result struct {
	alive, points, spread float64
}

func playMany(t testing.TB, strength Strength, games int) result {
	t.Helper()
	p := New(skadi.New(skadi.Printed()))
	alive, sum, squares := 0, 0., 0.
	for seed := range games {
		played := p.Game.Play(skadi.Options{Seed: uint64(seed)*977 + 3}, p.Policy(strength, uint64(seed)), nil)
		if played.Broken != nil {
			t.Fatal(played.Broken)
		}
		s := &played.End
		if s.Living() > 0 {
			alive++
		}
		points := float64(p.Game.Score(s).Total)
		sum, squares = sum+points, squares+points*points
	}
	n := float64(games)
	return result{float64(alive) / n, sum / n, 1.96 * math.Sqrt((squares/n-sum*sum/n/n)/n)}
}

// The strengths play as well as they are said to.
func TestStrengths(t *testing.T) {
	for _, c := range []struct {
		strength      Strength
		games         int
		alive, points float64
	}{
		{Novice, rulestest.Count(60, 1000), 0.7, 12},
		{Steady, rulestest.Count(60, 1000), 0.89, 20.5},
		{Master, rulestest.Count(100, 11000), 0.94, 27},
	} {
		got := playMany(t, c.strength, c.games)
		sure := 1.96 * math.Sqrt(c.alive*(1-c.alive)/float64(c.games))
		t.Logf("%s: at least one alive %.1f %% +- %.1f, %.2f points +- %.2f of %d games", Strengths[c.strength], 100*got.alive, 100*sure, got.points, got.spread, c.games)
		if got.alive < c.alive-sure || got.points < c.points-got.spread {
			t.Errorf("%s plays worse than %.0f %% and %.1f points", Strengths[c.strength], 100*c.alive, c.points)
		}
	}
}

func BenchmarkGame(b *testing.B) {
	p := New(skadi.New(skadi.Printed()))
	for i := range b.N {
		if played := p.Game.Play(skadi.Options{Seed: uint64(i)}, p.Policy(Master, uint64(i)), nil); played.Broken != nil {
			b.Fatal(played.Broken)
		}
	}
}

// at plays notation from the beginning of a game with given dice.
func at(t *testing.T, p *Player, moves ...string) skadi.State {
	t.Helper()
	s := p.Game.Begin(skadi.Options{Seed: 1})
	for _, text := range moves {
		text, dice, _ := strings.Cut(text, ":")
		m, err := p.Game.Parse(&s, strings.TrimSpace(text))
		if err != nil {
			t.Fatal(err)
		}
		fields := strings.Fields(dice)
		err = p.Game.ApplyRolling(&s, m, nil, func() int {
			die := int(fields[0][0] - '0')
			fields = fields[1:]
			return die
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// Each press of a hint says more, and the last names the chance with its parts.
func TestHint(t *testing.T) {
	p := New(skadi.New(skadi.Printed()))
	s := at(t, p, "weather: 6 1", "event: 2") // bad for the woods, good for the fire
	h, ok := p.Hint(&s)
	if !ok || h.Move.Kind.Against() != skadi.Freezing {
		t.Fatalf("with a mild fire it is best to %s", p.Game.Sentence(&s, h.Move))
	}
	if h.Press(1) == h.Press(2) || !strings.HasPrefix(h.Press(3), h.Press(2)) || !strings.Contains(h.Press(3), "need 2 (freezing 1, despair 1)") {
		t.Errorf("the hint is %q, %q, %q", h.Press(1), h.Press(2), h.Press(3))
	}
	if list := p.Choices(&s); list[0].Worth < list[1].Worth || list[len(list)-1].Worth > list[0].Worth {
		t.Error("choices are not in order")
	}
}

// With one member about to die, an empty larder and a mild day, the family eats.
func TestPlayerFeedsTheFamily(t *testing.T) {
	p := New(skadi.New(skadi.Printed()))
	s := at(t, p, "weather: 1 6", "event: 2")
	s.Larder, s.Herd, s.Left = 0, 1, 1
	s.Health = [skadi.Members]uint8{1, 1, 1, 1}
	if m, _ := p.Best(&s); m.Kind != skadi.Slaughter {
		t.Errorf("before a deadly hunger the player would %s", p.Game.Sentence(&s, m))
	}
}

// The exact worth of a choice is the mean of what it comes to: the last action of the last week, by hand.
func TestWorthOfTheLastAction(t *testing.T) {
	p := New(skadi.New(skadi.Printed()))
	s := at(t, p, "weather: 2 6", "event: 2")
	s.Week, s.Left, s.Larder, s.Herd = 16, 1, 3, 0
	s.Prayed = [2]uint8{2, 2}
	s.Hunted = 1 // elk wood is not free, the thicket and the trail are
	base := float64(2 + 25)
	for _, c := range p.Choices(&s) {
		want := base
		if c.Move.Kind == skadi.Hunt {
			hex := p.Game.Sheet().Hunt.Hexes[c.Move.Hex]
			want += skadi.Chance(2+1+hex.Modifier, false) * float64(hex.Food)
		}
		if math.Abs(c.Worth-want) > 1e-9 {
			t.Errorf("%s is worth %.3f, not %.3f", p.Game.Sentence(&s, c.Move), c.Worth, want)
		}
	}
}

// A review finds the mistake that a good player makes on purpose.
func TestReview(t *testing.T) {
	p := New(skadi.New(skadi.Printed()))
	s, chance := p.Game.Begin(skadi.Options{Seed: 5}), play.Chance(5)
	var moves []skadi.Move
	var tables []skadi.State
	mistake := -1
	for {
		m, ok := p.Move(&s, Master, &chance)
		if !ok {
			break
		}
		if s.Stage == skadi.Actions && s.Week == 4 && mistake < 0 {
			list := p.Choices(&s)
			m, mistake = list[len(list)-1].Move, len(moves)
		}
		moves, tables = append(moves, m), append(tables, s)
		if err := p.Game.Apply(&s, m, nil); err != nil {
			t.Fatal(err)
		}
	}
	r := p.Review(len(moves), func(i int) (skadi.Move, *skadi.State) { return moves[i], &tables[i] })
	if r.Worst == nil || r.Worst.At != mistake || r.Best == nil || r.Best.Lost != 0 {
		t.Fatalf("the review finds %+v, not move %d", r.Worst, mistake)
	}
	if lines := p.Say(r); len(lines) != 3 {
		t.Errorf("it is said as %q", lines)
	}
}

// The worth that comes with the program is for the printed sheet, and is written as it is read.
func TestFittedWorth(t *testing.T) {
	w, err := ReadWorth(fitted)
	if err != nil {
		t.Fatal(err)
	}
	if w.Sheet != skadi.Printed().Hash || len(w.Weeks) != skadi.Printed().Game.Weeks {
		t.Fatal("worth.txt is of another sheet: run go run ./tools/skadifit")
	}
	if again, err := ReadWorth(w.Text()); err != nil || again.Text() != w.Text() {
		t.Errorf("it is read back otherwise: %v", err)
	}
	for _, bad := range []string{"", "sheet a\nweek 1\n", "week 1\n", "sheet a\nweek x\n"} {
		if _, err := ReadWorth(bad); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

// For another sheet a worth of its own is fitted.
func TestFitOtherSheet(t *testing.T) {
	sheet := skadi.Printed()
	sheet.Hash, sheet.Game.Weeks, sheet.Weeks.Rune = "short", 3, sheet.Weeks.Rune[:3]
	g := skadi.New(sheet)
	w := Fit(g, Effort{States: 60, Seed: 1})
	if w.Sheet != "short" || len(w.Weeks) != 3 {
		t.Fatalf("it comes to %d weeks of %q", len(w.Weeks), w.Sheet)
	}
	p, s := With(g, w), g.Begin(skadi.Options{})
	s.Week = 3
	k := p.key(&s)
	if worth := w.Weeks[2].at(&k); worth < 25 || worth > 50 { // four live, and 14 of food and livestock are left
		t.Errorf("the last week of an untouched farm is worth %.1f points", worth)
	}
}

// A player of a neighbouring sheet is there at once. On the printed one it plays as always; on others, with more of everything and fewer or
// more weeks, it still plays to the end.
func TestNear(t *testing.T) {
	printed := skadi.New(skadi.Printed())
	if len(skadi.Printed().Prayer.Blizzard) != mostPrayers {
		t.Fatal("the printed sheet has another number of prayers")
	}
	s := at(t, New(printed), "weather: 3 4", "event: 2")
	if one, other := New(printed).Choices(&s), Near(printed).Choices(&s); !slices.Equal(one, other) {
		t.Errorf("it weighs %v as %v", one, other)
	}
	for _, weeks := range []int{3, 20} {
		sheet := skadi.Printed()
		for len(sheet.Weeks.Rune) < weeks {
			sheet.Weeks.Rune = append(sheet.Weeks.Rune, sheet.Weeks.Rune[:4]...)
		}
		sheet.Game.Weeks, sheet.Weeks.Rune = weeks, sheet.Weeks.Rune[:weeks]
		sheet.Larder.Max, sheet.Start.Larder, sheet.Defence.Max, sheet.Start.Defence, sheet.Family.Health = 40, 40, 12, 12, 9
		sheet.Prayer.Blizzard = []int{2, 3, 4, 5}
		g := skadi.New(sheet)
		if end := g.Play(skadi.Options{Seed: 3}, Near(g).Policy(Master, 3), nil); end.Broken != nil || end.End.Living() == 0 || int(end.End.Week) != weeks {
			t.Errorf("of %d weeks it plays %d, and %d live: %v", weeks, end.End.Week, end.End.Living(), end.Broken)
		}
	}
}
