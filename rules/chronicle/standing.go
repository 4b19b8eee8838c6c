package chronicle

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// StandingChapter returns how the campaign stands in the middle of a year, or how it ended.
func StandingChapter(b *rules.Rulebook, s *rules.State, y *Year) Chapter {
	score := b.Score(s)
	c := Chapter{
		Head: "Year " + rules.Roman(int(s.Year)), Outcome: "If it ended now: " + score.Victory.String(), Rule: "campaign-end",
		Tracks: tracks(b, s, y.Progress, y.Threat),
	}
	if s.Phase == rules.Turns {
		c.Head += fmt.Sprintf(", turn %d", s.Turn)
	}
	if ended(b, s) {
		c.Head, c.Outcome = "The campaign is over", rules.Capital(score.Victory.String())
		c.Verdict = scored(&score) + "."
		c.points(b, &score)
		return c
	}
	c.Verdict = fmt.Sprintf("If the campaign ended now: %s, times %d for the difficulty, a score of %d.",
		rules.HowMany(score.Points, "point", "points"), score.Multiplier, score.Total)
	for r := range content.Resource(content.NumResources) {
		c.Tracks[r].Ahead = b.ThreatAhead(s, r)
		c.Tracks[r].Coming = coming(b, s, r, &c.Tracks[r])
	}
	c.points(b, &score)
	return c
}

// coming says what lies ahead on a track, a sentence for each space.
func coming(b *rules.Rulebook, s *rules.State, r content.Resource, t *Track) (list []string) {
	cards := b.Content()
	if !t.Mastery {
		list = append(list, fmt.Sprintf("Progress on space %d brings %s mastery.", cards.Board.Tracks[r].Mastery, r))
	}
	for _, a := range t.Ahead {
		if len(a.Unlocks) > 0 {
			list = append(list, rules.FixFullStops(fmt.Sprintf("Threat on space %d (level %d) unlocks %s.", a.Space, a.Level,
				rules.JoinedOnce(obstacleNames(cards, a.Unlocks), rules.ManyCards))))
		}
		if a.Location != content.NoLocation {
			list = append(list, rules.FixFullStops(fmt.Sprintf("Threat on space %d burns %s and brings %s.", a.Space,
				b.Location(s, cards.Board.ThreatLocations[r].Slot).Name, cards.Locations[a.Location].Name)))
		}
	}
	return list
}
