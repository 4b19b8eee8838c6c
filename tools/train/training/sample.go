package training

import (
	"fmt"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// sample is a table and how its campaign ended.
type sample struct {
	mind.View
	end   *end
	start int // the year that begins with it, from 0; -1 for none
}

// end is how a campaign ended.
type end struct {
	seed       uint64
	difficulty content.Difficulty
	victory    rules.Victory
	ahead      int // tracks that count for being ahead ([campaign-end])
}

// samplesOf replays a record and returns the tables on which a turn's actions began or a year was over.
func samplesOf(b *rules.Rulebook, rec *rules.Record) ([]sample, error) {
	var all []sample
	e := &end{seed: rec.Header.Options.Seed, difficulty: rec.Header.Options.Difficulty}
	type moment struct {
		phase      rules.Phase
		year, turn uint8
	}
	var last moment
	see := func(s *rules.State) {
		now := moment{s.Phase, s.Year, s.Turn}
		acts := s.Phase == rules.Turns && s.Depth > 0 && s.Asks().Task == rules.TaskActions
		if now != last && (acts || s.Phase == rules.YearOver) {
			start := -1
			if acts && now.year != last.year {
				start = int(s.Year) - 1
			}
			last = now
			all = append(all, sample{mind.ViewOf(b, s), e, start})
		}
	}
	s, err := b.Replay(rec, func(before *rules.State, _ rules.Move) { see(before) })
	if err != nil {
		return nil, err
	}
	if s.Phase != rules.CampaignOver {
		return nil, fmt.Errorf("the campaign is not over")
	}
	score := b.Score(&s)
	e.victory, e.ahead = score.Victory, len(score.Ahead)
	return all, nil
}
