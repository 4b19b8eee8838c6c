package rules

import (
	"fmt"
	"strings"

	"sixwinters/content"
)

// The chapters of the chronicle: what is told at the end of a year, between two years and at the end of the campaign.

// Chapter is what the chronicle tells at one of its ends.
type Chapter struct {
	Head    string // what has come to an end, or begins
	Outcome string // what it has come to, in a few words
	Verdict string // the same in a sentence
	Rule    string // that the outcome comes from
	Tracks  [content.NumResources]TrackTale
	Lines   []Line
	Places  []Change // of locations, between two years
}

// Part is the part of a chapter that a line belongs to.
type Part uint8

// The parts, in the order in which they are told.
const (
	Won   Part = iota // what was reached
	Lost              // what it has cost
	Stays             // what goes on
	Goes              // what the session end takes away
)

var partNames = [...]string{Won: "Won", Lost: "Lost", Stays: "What stays", Goes: "What goes"}

// String is what stands above the lines of the part.
func (p Part) String() string { return partNames[p] }

// Line is a sentence of a chapter, with an icon beside it.
type Line struct {
	Part Part
	Icon string // of what it is about
	Say  string
	Rule string
}

// Change is a location that burned between two years, and the one in its place.
type Change struct {
	Region   content.Region
	Old, New content.LocationID
	Reason   BurnReason
}

// partUnknown is said of years of which not all is known ([YearTale]).
const partUnknown = "Part of what happened is unknown"

// YearChapter is what is told at the end of a year, s being the table then.
func (b *Rulebook) YearChapter(s *State, y *YearTale) Chapter {
	c := Chapter{Head: fmt.Sprintf("Year %s is over", Roman(int(s.Year))), Rule: "campaign-end", Tracks: b.trackTales(s, y.Progress, y.Threat)}
	progress, threats := Steps(y.Progress), Steps(y.Threat)
	score := b.Score(s)
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
	ends := "if the campaign ended now, it would be"
	if s.Year == Years {
		ends = "the campaign ends in"
	}
	known := fmt.Sprintf("Progress %s and the threats %s", moved(progress), moved(threats))
	switch {
	case y.Lost:
		known = partUnknown
	case progress == threats:
		known = "Progress and the threats both " + moved(progress)
	}
	c.Verdict = fmt.Sprintf("%s; %s %s with %s.", known, ends, AOrAn(score.Victory.String()), HowMany(score.Total, "point", "points"))
	c.Lines = append(b.won(y), b.cost(y)...)
	c.Lines = append(c.Lines, b.leaves(s)...)
	return c.stopped()
}

// stopped is the chapter with each line ended by one mark only ([Stopped]).
func (c Chapter) stopped() Chapter {
	for i := range c.Lines {
		c.Lines[i].Say = Stopped(c.Lines[i].Say)
	}
	return c
}

// newPlaces are the outcomes of a session end, by how many locations have changed.
var newPlaces = [content.NumRegions + 1]string{
	"The board is as it was", "One new place", "Two new places", "Three new places",
}

// NextYearChapter is what is told as another year begins, s being the table then: what became of the last one.
func (b *Rulebook) NextYearChapter(s *State, last *YearTale) Chapter {
	c := Chapter{
		Head: fmt.Sprintf("Year %s begins", Roman(int(s.Year))), Rule: "session-end",
		Tracks: b.trackTales(s, still(s.Progress), still(s.Threat)),
	}
	for _, place := range last.Replaced {
		if place.New != content.NoLocation {
			c.Places = append(c.Places, place)
		}
	}
	c.Outcome = newPlaces[len(c.Places)]
	c.Verdict = "The old year is cleared away, all dice are back in the supply, and the players choose characters for the new one."
	if n := len(last.BurnedCards); n > 0 {
		c.Lines = append(c.Lines, Line{Goes, "burn", HowMany(n, "progress card is", "progress cards are") + " burned for good: " + Joined(b.progressNames(last.BurnedCards), "and") + ".", "stages"})
	}
	if len(last.Recovered) > 0 {
		c.Lines = append(c.Lines, Line{Won, "rest", "Rested, and recovered from a condition: " + Joined(b.characterNames(last.Recovered), "and") + ".", "session-end"})
	}
	if len(last.PlayedRecovered) > 0 {
		c.Lines = append(c.Lines, Line{Won, "rest", "Played, and recovered from a condition by a house rule: " + Joined(b.characterNames(last.PlayedRecovered), "and") + ".", "house-rules"})
	}
	for _, id := range last.Unlocked {
		c.Lines = append(c.Lines, Line{Won, "done", fmt.Sprintf("%s joins Red Bank with %s.", b.c.Characters[id].Name,
			HowMany(int(s.Characters[id].Achieved), "achievement", "achievements")), "session-end"})
	}
	c.Lines = append(c.Lines, Line{Stays, "progress", "The markers stay where they are, all other locations keep their obstacles, and characters keep their ranks, achievements and conditions.", "session-end"})
	if int(s.Year) < Years {
		if !s.House.LongRest {
			c.Lines = append(c.Lines, Line{Stays, "rest", "A character who is not played this year recovers at its end from the highest condition on each track.", "session-end"})
		}
		for _, say := range s.House.restLines() {
			c.Lines = append(c.Lines, Line{Stays, "rest", "House rule: " + say, "house-rules"})
		}
	}
	return c.stopped()
}

// CampaignChapter is what is told at the campaign's end.
func (b *Rulebook) CampaignChapter(s *State, a *Annals) Chapter {
	score := b.Score(s)
	c := Chapter{Head: "Six winters have passed", Outcome: Capital(score.Victory.String()), Rule: "campaign-end"}
	progress, threat := still(s.Progress), still(s.Threat)
	if len(a.Years) > 0 {
		for r := range progress {
			progress[r].From, threat[r].From = a.Years[0].Progress[r].From, a.Years[0].Threat[r].From
		}
	}
	c.Tracks = b.trackTales(s, progress, threat)
	c.Verdict = fmt.Sprintf("%s, times %d for the difficulty: a score of %d.",
		HowMany(score.Points, "point", "points"), score.Multiplier, score.Total)
	if score.Points == 1 {
		c.Verdict = fmt.Sprintf("1 point, times %d for the difficulty: a score of %d.", score.Multiplier, score.Total)
	}
	if score.Title != "" {
		c.Verdict = strings.TrimSuffix(c.Verdict, ".") + ", and the title " + score.Title + "."
	}
	c.Lines = append(b.points(&score), b.allYears(a)...)
	return c
}

// points are the lines that say where the points of a score come from.
func (b *Rulebook) points(score *Score) []Line {
	var victory, others int
	for r := range b.c.Board.Tracks {
		if b.c.Board.Tracks[r].Victory {
			victory++
		} else {
			others++
		}
	}
	part := func(n int) Part {
		if n == 0 {
			return Lost
		}
		return Won
	}
	complete, ahead := len(score.Complete), len(score.Ahead)
	return []Line{
		{part(complete), "end", fmt.Sprintf("%d of %d victory tracks complete%s: %s, %s.", complete, victory, named(score.Complete),
			score.Victory, HowMany(victoryPoints[score.Victory], "point", "points")), "campaign-end"},
		{part(ahead), "progress", fmt.Sprintf("%d of %d other tracks ahead of their threats%s: %s.", ahead, others, named(score.Ahead),
			HowMany(ahead, "point", "points")), "campaign-end"},
	}
}

// named lists resources in brackets; none are nothing.
func named(list []content.Resource) string {
	if len(list) == 0 {
		return ""
	}
	return " (" + Joined(resourceNames(list), "and") + ")"
}

// allYears are the lines about all years together.
func (b *Rulebook) allYears(a *Annals) []Line {
	var all YearTale
	for i := range a.Years {
		y := &a.Years[i]
		all.Lost = all.Lost || y.Lost
		all.Turns += y.Turns
		all.Conditions += y.Conditions
		all.Completed = append(all.Completed, y.Completed...)
		all.Overcome = append(all.Overcome, y.Overcome...)
		all.KnockedOut = append(all.KnockedOut, y.KnockedOut...)
		all.Fallen = append(all.Fallen, y.Fallen...)
		for _, place := range y.Replaced {
			all.Fallen = append(all.Fallen, place.Old)
		}
	}
	gain := fmt.Sprintf("%s completed and %s overcome in %s.", HowMany(len(all.Completed), "progress card", "progress cards"),
		HowMany(len(all.Overcome), "obstacle", "obstacles"), HowMany(all.Turns, "turn", "turns"))
	loss := toll(&all)
	if all.Lost {
		gain, loss = partUnknown+"; known: "+gain, partUnknown+"; known: "+loss
	}
	return []Line{{Won, "deck", gain, "turn"}, {Lost, "damage", loss, "stress"}}
}

// toll is what some years have cost: conditions, knock-outs if there were any, and locations.
func toll(y *YearTale) string {
	out := ""
	if n := len(y.KnockedOut); n > 0 {
		out = ", " + HowMany(n, "knock-out", "knock-outs")
	}
	return fmt.Sprintf("%s marked%s, %s burned.", HowMany(y.Conditions, "condition", "conditions"), out,
		HowMany(len(y.Fallen), "location", "locations"))
}

// won are the lines of what a year has brought. That there was nothing is said only of a year of which all is known.
func (b *Rulebook) won(y *YearTale) (lines []Line) {
	if !y.Lost || len(y.Completed) > 0 {
		lines = append(lines, Line{Won, "deck", amount("progress card", len(y.Completed), "completed", b.progressNames(y.Completed)), "complete"})
	}
	if !y.Lost || len(y.Overcome) > 0 {
		lines = append(lines, Line{Won, "overcome", amount("obstacle", len(y.Overcome), "overcome", b.cardNames(y.Overcome)), "overcome-end"})
	}
	if len(y.Masteries) > 0 {
		lines = append(lines, Line{Won, "mastery", Capital(Joined(resourceNames(y.Masteries), "and")) + " mastery won.", "mastery"})
	}
	var gained []string
	if y.Ranks > 0 {
		gained = append(gained, HowMany(y.Ranks, "rank", "ranks"))
	}
	if y.Achievements > 0 {
		gained = append(gained, HowMany(y.Achievements, "achievement", "achievements"))
	}
	if len(gained) > 0 {
		lines = append(lines, Line{Won, "done", Joined(gained, "and") + " gained.", "overcome-end"})
	}
	if len(y.Unlocked) > 0 {
		lines = append(lines, Line{Won, "done", "Unlocked for the years to come: " + Joined(b.characterNames(y.Unlocked), "and") + ".", "session-end"})
	}
	return lines
}

// cost are the lines of what a year has taken, in the same way.
func (b *Rulebook) cost(y *YearTale) (lines []Line) {
	marked := "No condition"
	if y.Conditions > 0 {
		marked = HowMany(y.Conditions, "condition", "conditions")
	}
	if !y.Lost || y.Conditions > 0 {
		lines = append(lines, Line{Lost, "damage", marked + " marked.", "stress"})
	}
	if len(y.KnockedOut) > 0 {
		lines = append(lines, Line{Lost, "knocked-out", "Knocked out: " + Joined(b.characterNames(y.KnockedOut), "and") + ".", "knocked-out"})
	}
	if len(y.Fallen) > 0 {
		lines = append(lines, Line{Lost, "burn", "Burned: " + Joined(b.locationNames(y.Fallen), "and") + ", replaced by " +
			Joined(b.locationNames(y.Risen), "and") + ".", "threat-location"})
	}
	return lines
}

// leaves are the lines of what the end of the session will leave and take, at the end of a year.
func (b *Rulebook) leaves(s *State) []Line {
	if int(s.Year) == Years {
		return nil
	}
	goes := "All dice"
	var cards []content.ProgressID
	for p := range s.Players {
		if id := s.Players[p].Card; id != content.NoProgress {
			cards = append(cards, id)
		}
	}
	if len(cards) > 0 {
		goes += ", and the unfinished cards: " + Joined(b.progressNames(cards), "and")
	}
	lines := []Line{
		{Stays, "progress", "Markers, locations and obstacles; ranks, achievements and conditions.", "session-end"},
		{Goes, "discard", goes + ".", "session-end"},
		{Goes, "burn", fmt.Sprintf("In each region the location with the most obstacles burns; its obstacles go back on their pile. %s burn too.",
			HowMany(burnsPerYear*int(s.Year), "progress card", "progress cards")), "locations"},
	}
	return lines
}

// amount says how many things there were, and names them.
func amount(what string, n int, done string, names []string) string {
	if n == 0 {
		return "No " + what + " " + done + "."
	}
	return HowMany(n, what, what+"s") + " " + done + ": " + Joined(counted(names), "and") + "."
}

// counted are names in the order in which each comes first, with how often it comes.
func counted(names []string) []string {
	var list []string
	times := map[string]int{}
	for _, name := range names {
		if times[name]++; times[name] == 1 {
			list = append(list, name)
		}
	}
	for i, name := range list {
		switch n := times[name]; {
		case n == 2:
			list[i] += " twice"
		case n > 2:
			list[i] += fmt.Sprintf(" %d times", n)
		}
	}
	return list
}

func (b *Rulebook) progressNames(ids []content.ProgressID) []string {
	return namesOf(ids, func(id content.ProgressID) string { return b.c.Progress[id].Name })
}

func (b *Rulebook) cardNames(ids []content.ObstacleID) []string {
	return namesOf(ids, func(id content.ObstacleID) string { return b.c.Card(id).Name })
}

func (b *Rulebook) locationNames(ids []content.LocationID) []string {
	return namesOf(ids, func(id content.LocationID) string { return b.c.Locations[id].Name })
}

func (b *Rulebook) characterNames(ids []content.CharacterID) []string {
	return namesOf(ids, func(id content.CharacterID) string { return b.c.Characters[id].Name })
}

func resourceNames(list []content.Resource) []string {
	return namesOf(list, content.Resource.String)
}

func namesOf[T any](ids []T, name func(T) string) []string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = name(id)
	}
	return names
}
