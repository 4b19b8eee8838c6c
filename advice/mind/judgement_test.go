package mind

import (
	"math"
	"math/rand/v2"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The file of weights is read, and written it is the same again.
func TestJudgementIsReadAndWritten(t *testing.T) {
	j := Learned()
	if *j == (Judgement{}) {
		t.Fatal("nothing is learned")
	}
	calibrated := *j
	calibrated.Played[content.Hardcore] = Calibration{Shift: 1.5, Slope: -0.25, Early: 0.5, Fade: -0.75}
	calibrated.Released[content.Easy] = 2
	for _, j := range []*Judgement{j, &calibrated} {
		again, err := ReadJudgement(j.Text([]string{"made for a test"}))
		if err != nil || *again != *j {
			t.Errorf("written and read it is another: %v", err)
		}
	}
	for _, bad := range []string{"pyrrhic turns.left 1 2 3", "pyrrhic nothing 1 2 3 4", "nobody turns.left 1 2 3 4", "major deck 1 2 3 x",
		"played easy 1 2 3", "played nowhere 1 2 3 4", "played easy 1 2 3 x", "released easy", "released nowhere 1", "released easy x"} {
		if _, err := ReadJudgement(bad); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

// Hats weigh the knots of a year: all of a knot's own, and evenly between two.
func TestHats(t *testing.T) {
	for years, want := range map[float64][NumKnots]float64{
		-1: {1}, 0: {1}, 1: {0.5, 0.5}, 2: {0, 1}, 3.5: {0, 0.25, 0.75}, 6: {0, 0, 0, 1}, 7: {0, 0, 0, 1},
	} {
		if got := hats(years); got != want {
			t.Errorf("after %v years: %v, not %v", years, got, want)
		}
	}
}

// An outlook sees nothing that is hidden, names chances in order, and judges more progress and less threat better.
func TestOutlook(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(1, 1))
	o := rules.Options{Seed: 4, Difficulty: content.Easy}
	turn, better, worse := uint8(0), 0, 0
	b.PlayCampaign(o, Greedy(4), nil, func(before *rules.State, _ rules.Move, _ *rules.State) {
		if !before.Acting() || before.Turn == turn {
			return
		}
		turn = before.Turn
		is := OutlookOf(b, before)
		hidden := conceal(b, before, rng)
		if other := OutlookOf(b, &hidden); other != is {
			t.Errorf("year %d, turn %d: %v, and %v where the hidden cards lie otherwise", before.Year, turn, is, other)
		}
		if is.AtLeast[1] > is.AtLeast[0] || is.AtLeast[2] > is.AtLeast[1] || is.AtLeast[0] > 1 || is.AtLeast[2] < 0 || math.IsNaN(is.Score) {
			t.Errorf("year %d, turn %d: %+v", before.Year, turn, is)
		}
		more, grown := *before, *before
		for r := range more.Progress {
			more.Progress[r] = min(content.TrackSpaces, more.Progress[r]+3)
			grown.Threat[r] = min(content.TrackSpaces, grown.Threat[r]+3)
		}
		if o := OutlookOf(b, &more); o.Win() > is.Win() {
			better++
		}
		if o := OutlookOf(b, &grown); o.Win() < is.Win() {
			worse++
		}
	})
	if better < 20 || worse < 20 {
		t.Errorf("more progress is better on %d tables, more threat worse on %d", better, worse)
	}
}

// After the last turn nothing is left to chance: the outlook is how the campaign ends.
func TestOutlookAtTheEnd(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 4, Difficulty: content.Easy}, nil)
	s.Phase, s.Year = rules.YearOver, uint8(b.Years())
	if o := OutlookOf(b, &s); o != (Outlook{}) {
		t.Errorf("a campaign that is lost stands at %+v", o)
	}
	for r, track := range b.Content().Board.Tracks {
		if track.Victory {
			s.Progress[r] = content.TrackSpaces
			break
		}
	}
	score := b.Score(&s)
	if o := OutlookOf(b, &s); o.Win() != 1 || o.AtLeast[1] != 0 || o.Score != float64(score.Total) {
		t.Errorf("a campaign that is won by one track, with a score of %d, stands at %+v", score.Total, o)
	}
	s.Year--
	if o := OutlookOf(b, &s); o.Win() == 1 {
		t.Error("a year before the last is taken for the end")
	}
}

// A move is weighed alike whenever it is asked about, whatever is hidden.
func TestWeigh(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(2, 2))
	every, most := uint8(rulestest.Count(2, 1)), rulestest.Count(2, 6) // each is weighed twice and takes about a second
	weighed, answers := 0, 0
	turn := uint8(0)
	b.PlayYear(rules.Options{Seed: 9, Difficulty: content.Easy}, Greedy(9), func(before *rules.State, m rules.Move, _ *rules.State) {
		asks := !before.Acting()
		if !asks && (before.Turn == turn || before.Turn%every > 0) || asks && answers == most {
			return
		}
		turn = before.Turn
		observed := b.Observation(before)
		w, ok := Weigh(b, &observed, m)
		if !ok {
			return
		}
		if weighed++; asks {
			answers++
		}
		hidden := conceal(b, before, rng)
		hidden = b.Observation(&hidden)
		again, _ := Weigh(b, &hidden, m)
		if again.With != w.With || again.Without != w.Without || again.Now != w.Now {
			t.Errorf("%s: %+v, then %+v", b.Notation(before, m), w, again)
		}
		for _, o := range []Outlook{w.Now, w.With, w.Without} {
			if o.Win() < 0 || o.Win() > 1 || math.IsNaN(o.Score) {
				t.Errorf("%s: %+v", b.Notation(before, m), o)
			}
		}
	})
	if weighed < 5 || answers == 0 {
		t.Errorf("%d moves are weighed, %d of them answers", weighed, answers)
	}
}

// A chance to win is said from the year on that is released for the difficulty, and once the campaign is over.
func TestForetells(t *testing.T) {
	b := rulestest.Book(t)
	for d, from := range Learned().Released {
		s := b.NewCampaign(rules.Options{Seed: 1, Difficulty: content.Difficulty(d)}, nil)
		for s.Year = 1; int(s.Year) <= b.Years(); s.Year++ {
			if want := from > 0 && s.Year >= from; Foretells(b, &s) != want {
				t.Errorf("%s, year %d: %t", content.Difficulty(d), s.Year, !want)
			}
		}
		s.Year, s.Phase = 1, rules.CampaignOver
		if !Foretells(b, &s) {
			t.Errorf("%s: the end is not said", content.Difficulty(d))
		}
	}
}
