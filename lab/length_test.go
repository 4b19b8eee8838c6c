package lab

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/lab/stats"
	"sixwinters/rules"
)

// The lengths of years agree with those worked out without playing ([time]). The cards do nothing and the players neither, so that the
// obstacles on top of the draw piles lie there all year: each is any of its pile with the same chance, and a year has a turn for each
// box of the wheel that is not dashed, and one for each dashed box whose season shows.
func TestLengthOfYears(t *testing.T) {
	cards := still(t)
	book := rules.New(cards)
	table := &Table{edition: &deck{book: book, policy: func(string, uint64) rules.Policy { return done }}}
	const years = 3000
	counts := map[int]int{}
	for seed := range uint64(years) {
		year := book.PlayYear(rules.Options{Seed: 1600000 + seed, Difficulty: content.Standard}, done, nil)
		if year.Broken != nil {
			t.Fatal(year.Broken)
		}
		counts[int(year.End.Turn)]++
		if seed%300 > 0 {
			continue // the lab plays whole campaigns
		}
		row := table.Play(Job{"still", "nobody", "standard", "standard", 1600000 + seed})
		if row.Violation != "" || row.Years[0].Turns != int(year.End.Turn) {
			t.Errorf("seed %d: the lab counts %d turns, and there are %d; %s", 1600000+seed, row.Years[0].Turns, year.End.Turn, row.Violation)
		}
	}
	for turns, chance := range lengths(cards) {
		if e := stats.Share(counts[turns], years); chance < e.Low || chance > e.High {
			t.Errorf("%d turns: %.4f worked out, %s of %d years played", turns, chance, e.Percent(), years)
		}
	}
}

// done ends the actions at once, and otherwise takes what is listed first.
func done(_ *rules.Rulebook, _ *rules.State, legal []rules.Move) rules.Move {
	if i := slices.IndexFunc(legal, func(m rules.Move) bool { return m.Kind == rules.MoveDone }); i >= 0 {
		return legal[i]
	}
	return legal[0]
}

// still is the game with cards that change nothing: no texts, no threats, no new obstacles.
func still(t *testing.T) *content.Content {
	cards, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	for i := range cards.Obstacles {
		o := &cards.Obstacles[i]
		o.Activate, o.Overcome, o.Arrive, o.Standing, o.Threats, o.ThreatIf = nil, nil, nil, nil, nil, content.Condition{}
		o.ExtraThreat = content.NoResource
	}
	for i := range cards.Progress {
		cards.Progress[i].NewObstacles = 0
	}
	for season := range cards.Events {
		for symbols := range cards.Events[season] {
			cards.Events[season][symbols].Effects = nil
		}
	}
	return cards
}

// lengths are the chances of each number of turns: every three cards that may lie on top, one of each region's pile.
func lengths(cards *content.Content) map[int]float64 {
	var piles [content.NumRegions][]content.Season
	for id := range cards.Cards {
		if o := cards.Card(content.ObstacleID(id)); !o.OfLocation && o.Difficulty <= 2 { // those unlocked from the start ([campaign])
			piles[o.Region] = append(piles[o.Region], cards.Cards[id].Season)
		}
	}
	chances := map[int]float64{}
	each := 1 / float64(len(piles[0])*len(piles[1])*len(piles[2]))
	for _, a := range piles[0] {
		for _, b := range piles[1] {
			for _, c := range piles[2] {
				turns := 0
				for _, box := range cards.Board.Seasons {
					if !box.Dashed || slices.Contains([]content.Season{a, b, c}, box.Season) {
						turns++
					}
				}
				chances[turns] += each
			}
		}
	}
	return chances
}
