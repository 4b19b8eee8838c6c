package chronicle

import (
	"fmt"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// What the pictures of a chapter show, in words for who does not see them.

// Words says what became of a track and what lies ahead on it.
func (t *Track) Words(r content.Resource) string {
	on := func(space, level Span) string {
		say := fmt.Sprintf("space %d, level %d", space.To, level.To)
		if space.From != space.To {
			say += fmt.Sprintf(", was space %d", space.From)
		}
		return say
	}
	say := fmt.Sprintf("%s Progress: %s. Threat: %s.", t.InShort(r), on(t.Progress, t.ProgressLevel), on(t.Threat, t.ThreatLevel))
	switch {
	case t.Won:
		say += " Mastery is won."
	case t.Mastery:
		say += " It has mastery."
	}
	return strings.TrimSpace(say + " " + strings.Join(t.Coming, " "))
}

// InShort says what matters of the track, r, in a sentence.
func (t *Track) InShort(r content.Resource) string {
	return rules.Capital(r.String()) + ": " + t.Say + "."
}

// Words says how a character came through; player is who played it, or "".
func (f *Fate) Words(c *content.Content, player string) string {
	who := c.Characters[f.Character].Name
	if player != "" {
		who += ", played by " + player
	}
	say := fmt.Sprintf("%s: %s, %s", who, f.Say, rules.HowMany(f.Achieved, "achievement", "achievements"))
	for _, m := range f.Marked {
		say += ", " + m.Name
	}
	return rules.FixFullStops(say + ".")
}

// Words says which location took the place of which, and why.
func (ch *Change) Words(c *content.Content, region string) string {
	old := c.Locations[ch.Old].Name
	if old == region {
		old = "the location " + old // one is called Red Bank, as its region
	}
	return rules.FixFullStops(fmt.Sprintf("%s: %s burned, %s. %s takes its place.", region, old, ch.Reason, c.Locations[ch.New].Name))
}

// Words says what was done in a year of the campaign, counted from 1. y is nil as long as it has not come.
func (y *Year) Words(c *content.Content, year int) string {
	say := "Year " + rules.Roman(year)
	switch {
	case y == nil:
		return say + " is still to come."
	case y.Lost:
		return say + ": not all is known."
	}
	var cast []string
	for _, who := range y.Cast {
		if who != content.NoCharacter {
			name := c.Characters[who].Name
			if y.Out(who) {
				name += ", knocked out"
			}
			cast = append(cast, name)
		}
	}
	if len(cast) > 0 {
		say += ": " + rules.Joined(cast, "and")
	}
	return rules.FixFullStops(fmt.Sprintf("%s. %s completed, %s overcome. Progress %+d, threat %+d.", say, rules.HowMany(len(y.Completed), "card", "cards"),
		rules.HowMany(len(y.Overcome), "obstacle", "obstacles"), Steps(y.Progress), Steps(y.Threat)))
}
