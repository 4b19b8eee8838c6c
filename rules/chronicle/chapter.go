package chronicle

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// Chapter is the chronicle's text at the end of a year, between two years or at the end of the campaign.
type Chapter struct {
	Head    string // the year or campaign that ended or begins
	Outcome string // in a few words
	Verdict string // the outcome in a sentence
	Rule    string // id of the rule of the outcome
	Tracks  [content.NumResources]Track
	Lines   []Line
	Places  []Change // of locations, between two years
}

// Part is a part of a chapter.
type Part uint8

// The parts in their order.
const (
	Won   Part = iota // what was reached
	Lost              // what it cost
	Stays             // what goes on
	Goes              // what the session end takes away
)

var partNames = [...]string{Won: "Won", Lost: "Lost", Stays: "What stays", Goes: "What goes"}

// String returns the heading of the part.
func (p Part) String() string { return partNames[p] }

// Line is a sentence of a chapter, with the icon beside it.
type Line struct {
	Part Part
	Icon string
	Say  string
	Rule string
}

// Change is a location that burned between two years, and the one that replaced it.
type Change struct {
	Region   content.Region
	Old, New content.LocationID
	Reason   rules.BurnReason
}

// partUnknown is said of a year, or of a campaign with a year, whose record is [Year.Lost].
const partUnknown = "Part of what happened is unknown"

// YearChapter returns the chapter of a year. s is the table at its end.
func YearChapter(b *rules.Rulebook, s *rules.State, y *Year) Chapter {
	c := Chapter{Head: fmt.Sprintf("Year %s is over", rules.Roman(int(s.Year))), Rule: "campaign-end", Tracks: tracks(b, s, y.Progress, y.Threat)}
	progress, threats := Steps(y.Progress), Steps(y.Threat)
	switch {
	case y.Lost:
		c.Outcome = "Its pages are lost"
	case progress > threats:
		c.Outcome = "Red Bank gained ground"
	case progress < threats:
		c.Outcome = "The threats gained ground"
	default:
		c.Outcome = "Neither side gave way"
	}
	known := fmt.Sprintf("Progress %s and the threats %s", moved(progress), moved(threats))
	switch {
	case y.Lost:
		known = partUnknown
	case progress == threats:
		known = "Progress and the threats both " + moved(progress)
	}
	ends := "if the campaign ended now, it would be"
	if int(s.Year) == b.Years() {
		ends = "the campaign ends in"
	}
	score := b.Score(s)
	c.Verdict = fmt.Sprintf("%s; %s %s with %s.", known, ends, rules.AOrAn(score.Victory.String()), rules.HowMany(score.Total, "point", "points"))
	c.won(b, y)
	c.cost(b, y)
	if int(s.Year) < b.Years() {
		c.leaves(b, s)
	}
	return c
}

// newPlaces are the outcomes of a session end, by the number of locations replaced.
var newPlaces = [content.NumRegions + 1]string{
	"The board is as it was", "One new place", "Two new places", "Three new places",
}

// NextYearChapter returns the chapter between a year and the next. s is the table as the next begins.
func NextYearChapter(b *rules.Rulebook, s *rules.State, last *Year) Chapter {
	c := Chapter{
		Head: fmt.Sprintf("Year %s begins", rules.Roman(int(s.Year))), Rule: "session-end",
		Tracks:  tracks(b, s, unmoved(s.Progress), unmoved(s.Threat)),
		Verdict: Tale(b, s, last) + " Now choose the characters of the new year.",
	}
	for _, place := range last.Replaced {
		if place.New != content.NoLocation {
			c.Places = append(c.Places, place)
		}
	}
	c.Outcome = newPlaces[len(c.Places)]
	cards := b.Content()
	if n := len(last.BurnedCards); n > 0 {
		c.add(Goes, "burn", "stages", rules.HowMany(n, "progress card is", "progress cards are")+" burned for good: "+list(progressNames(cards, last.BurnedCards))+".")
	}
	if len(last.Recovered) > 0 {
		c.add(Won, "rest", "session-end", "Rested, and recovered from a condition: "+list(characterNames(cards, last.Recovered))+".")
	}
	if len(last.PlayedRecovered) > 0 {
		c.add(Won, "rest", "house-rules", "Played, and recovered from a condition by a house rule: "+list(characterNames(cards, last.PlayedRecovered))+".")
	}
	for _, id := range last.Unlocked {
		c.add(Won, "done", "session-end", fmt.Sprintf("%s joins Red Bank with %s.", cards.Characters[id].Name,
			rules.HowMany(int(s.Characters[id].Achieved), "achievement", "achievements")))
	}
	c.add(Stays, "progress", "session-end", "The markers stay, and all other locations keep their obstacles. Characters keep their ranks, achievements and conditions.")
	if int(s.Year) < b.Years() {
		if !s.House.LongRest {
			c.add(Stays, "rest", "session-end", "Whoever is not played this year recovers at its end from the highest condition on each track.")
		}
		for _, say := range s.House.RestLines() {
			c.add(Stays, "rest", "house-rules", "House rule: "+say)
		}
	}
	return c
}

// passed says how many winters have passed.
var passed = [rules.MostYears + 1]string{"", "One winter has", "Two winters have", "Three winters have", "Four winters have", "Five winters have", "Six winters have"}

// CampaignChapter returns the chapter of the whole campaign. s is the table at its end.
func CampaignChapter(b *rules.Rulebook, s *rules.State, a *Annals) Chapter {
	score := b.Score(s)
	c := Chapter{Head: passed[b.Years()] + " passed", Outcome: rules.Capital(score.Victory.String()), Rule: "campaign-end"}
	progress, threat := unmoved(s.Progress), unmoved(s.Threat)
	if len(a.Years) > 0 {
		for r := range progress {
			progress[r].From, threat[r].From = a.Years[0].Progress[r].From, a.Years[0].Threat[r].From
		}
	}
	c.Tracks = tracks(b, s, progress, threat)
	title := ""
	if score.Title != "" {
		title = ", and the title " + score.Title
	}
	c.Verdict = scored(&score) + title + "."
	c.points(b, &score)
	c.allYears(a)
	return c
}

// scored says how the score of a campaign that is over comes about, without a full stop ([campaign-end]).
func scored(score *rules.Score) string {
	return fmt.Sprintf("%s, times %d for the difficulty: a score of %d", rules.HowMany(score.Points, "point", "points"), score.Multiplier, score.Total)
}
