package chronicle

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// The lines of the chapters.

// add adds a line, with a single mark at its end.
func (c *Chapter) add(part Part, icon, rule, say string) {
	c.Lines = append(c.Lines, Line{part, icon, rules.FixFullStops(say), rule})
}

// points adds lines about the points of a score.
func (c *Chapter) points(b *rules.Rulebook, score *rules.Score) {
	var victory, others int
	for r := range b.Content().Board.Tracks {
		if b.Content().Board.Tracks[r].Victory {
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
	c.add(part(complete), "end", "campaign-end", fmt.Sprintf("%d of %d victory tracks complete%s: %s, %s.", complete, victory,
		inBrackets(score.Complete), score.Victory, rules.HowMany(score.Victory.Points(), "point", "points")))
	c.add(part(ahead), "progress", "campaign-end", fmt.Sprintf("%d of %d other tracks ahead of their threats%s: %s.", ahead, others,
		inBrackets(score.Ahead), rules.HowMany(ahead, "point", "points")))
}

// allYears adds lines about all years together.
func (c *Chapter) allYears(a *Annals) {
	var cards, obstacles, turns, conditions, out, burned int
	lost := false
	for i := range a.Years {
		y := &a.Years[i]
		lost = lost || y.Lost
		cards += len(y.Completed)
		obstacles += len(y.Overcome)
		turns += y.Turns
		conditions += y.Conditions
		out += len(y.KnockedOut)
		burned += len(y.Fallen) + len(y.Replaced)
	}
	gain := fmt.Sprintf("%s completed and %s overcome in %s.", rules.HowMany(cards, "progress card", "progress cards"),
		rules.HowMany(obstacles, "obstacle", "obstacles"), rules.HowMany(turns, "turn", "turns"))
	knockOuts := ""
	if out > 0 {
		knockOuts = ", " + rules.HowMany(out, "knock-out", "knock-outs")
	}
	loss := fmt.Sprintf("%s marked%s, %s burned.", rules.HowMany(conditions, "condition", "conditions"), knockOuts,
		rules.HowMany(burned, "location", "locations"))
	if lost {
		gain, loss = partUnknown+"; known: "+gain, partUnknown+"; known: "+loss
	}
	c.add(Won, "deck", "turn", gain)
	c.add(Lost, "damage", "stress", loss)
}

// won adds lines about the gains of a year. It says that there were none only if the year's record is complete.
func (c *Chapter) won(b *rules.Rulebook, y *Year) {
	cards := b.Content()
	if !y.Lost || len(y.Completed) > 0 {
		c.add(Won, "deck", "complete", amount("progress card", "completed", progressNames(cards, y.Completed)))
	}
	if !y.Lost || len(y.Overcome) > 0 {
		c.add(Won, "overcome", "overcome-end", amount("obstacle", "overcome", obstacleNames(cards, y.Overcome)))
	}
	if len(y.Masteries) > 0 {
		c.add(Won, "mastery", "mastery", rules.Capital(list(resourceNames(y.Masteries)))+" mastery won.")
	}
	var gained []string
	if y.Ranks > 0 {
		gained = append(gained, rules.HowMany(y.Ranks, "rank", "ranks"))
	}
	if y.Achievements > 0 {
		gained = append(gained, rules.HowMany(y.Achievements, "achievement", "achievements"))
	}
	if len(gained) > 0 {
		c.add(Won, "done", "overcome-end", list(gained)+" gained.")
	}
	if len(y.Unlocked) > 0 {
		c.add(Won, "done", "session-end", "Unlocked for the years to come: "+list(characterNames(cards, y.Unlocked))+".")
	}
}

// cost adds lines about the losses of a year, in the same way.
func (c *Chapter) cost(b *rules.Rulebook, y *Year) {
	cards := b.Content()
	switch {
	case y.Conditions > 0:
		c.add(Lost, "damage", "stress", rules.HowMany(y.Conditions, "condition", "conditions")+" marked.")
	case !y.Lost:
		c.add(Lost, "damage", "stress", "No condition marked.")
	}
	if len(y.KnockedOut) > 0 {
		c.add(Lost, "knocked-out", "knocked-out", "Knocked out: "+list(characterNames(cards, y.KnockedOut))+".")
	}
	if len(y.Fallen) > 0 {
		c.add(Lost, "burn", "threat-location", "Burned: "+list(locationNames(cards, y.Fallen))+", replaced by "+list(locationNames(cards, y.Risen))+".")
	}
}

// leaves adds lines, at the end of a year, about what stays and what goes at session end.
func (c *Chapter) leaves(b *rules.Rulebook, s *rules.State) {
	goes := "All dice"
	var unfinished []content.ProgressID
	for p := range s.Players {
		if id := s.Players[p].Card; id != content.NoProgress {
			unfinished = append(unfinished, id)
		}
	}
	if len(unfinished) > 0 {
		goes += ", and the unfinished cards: " + list(progressNames(b.Content(), unfinished))
	}
	c.add(Stays, "progress", "session-end", "Markers, locations and obstacles; ranks, achievements and conditions.")
	c.add(Goes, "discard", "session-end", goes+".")
	c.add(Goes, "burn", "locations", fmt.Sprintf("In each region the location with the most obstacles burns; its obstacles go back on their pile. %s burn too.",
		rules.HowMany(rules.BurnsPerYear*int(s.Year), "progress card", "progress cards")))
}

// amount counts things, and names them.
func amount(what, done string, names []string) string {
	if len(names) == 0 {
		return "No " + what + " " + done + "."
	}
	return rules.HowMany(len(names), what, what+"s") + " " + done + ": " + list(counted(names)) + "."
}

// counted returns names without repetition, with their number: "Poison twice".
func counted(names []string) []string {
	var once []string
	times := map[string]int{}
	for _, name := range names {
		if times[name]++; times[name] == 1 {
			once = append(once, name)
		}
	}
	for i, name := range once {
		switch n := times[name]; {
		case n == 2:
			once[i] += " twice"
		case n > 2:
			once[i] += fmt.Sprintf(" %d times", n)
		}
	}
	return once
}

func list(names []string) string { return rules.Joined(names, "and") }

// inBrackets lists resources in brackets; "" for none.
func inBrackets(resources []content.Resource) string {
	if len(resources) == 0 {
		return ""
	}
	return " (" + list(resourceNames(resources)) + ")"
}

func resourceNames(list []content.Resource) []string { return namesOf(list, content.Resource.String) }

func progressNames(c *content.Content, ids []content.ProgressID) []string {
	return namesOf(ids, func(id content.ProgressID) string { return c.Progress[id].Name })
}

func obstacleNames(c *content.Content, ids []content.ObstacleID) []string {
	return namesOf(ids, func(id content.ObstacleID) string { return c.Card(id).Name })
}

func locationNames(c *content.Content, ids []content.LocationID) []string {
	return namesOf(ids, func(id content.LocationID) string { return c.Locations[id].Name })
}

func characterNames(c *content.Content, ids []content.CharacterID) []string {
	return namesOf(ids, func(id content.CharacterID) string { return c.Characters[id].Name })
}

func namesOf[T any](ids []T, name func(T) string) []string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = name(id)
	}
	return names
}
