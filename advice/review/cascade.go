package review

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// Cascade is a year in which the threats ran away, and where that came from: symbols beyond two of a kind that were left in play from turn to
// turn until a threat was on its last space, from where it passes on to other tracks ([threats]).
type Cascade struct {
	Year     int
	Rise     int    // spaces that the threats advanced in it, all together
	From     int    // the table of the turn since which there were always too many symbols
	When     string // that turn
	Kinds    string // of which there were too many then
	Full     string // the track whose threat was the first on its last space; "" for none
	FullWhen string // and the first turn that saw it there
	Left     int    // decisions since then, up to the end of the year, that left a threat alone which the program would have taken on
	InPlay   int    // obstacles in play at that turn
}

// runsAway is how many spaces the threats advance in a year of a cascade. Otherwise it is about six.
const runsAway = 15

// cascade finds the first year in which the threats ran away; nil for none.
func (r *Review) cascade(b *rules.Rulebook, past Past) *Cascade {
	first := 0 // turn of the year
	for i := range r.Turns {
		s, start := past.Table(r.Turns[i].At), past.Table(r.Turns[first].At)
		if s.Year != start.Year {
			first = i
			continue
		}
		if rise := threats(s) - threats(start); rise >= runsAway {
			last := i
			for last+1 < len(r.Turns) && past.Table(r.Turns[last+1].At).Year == s.Year {
				last++
			}
			return r.cascadeOf(b, past, first, last)
		}
	}
	return nil
}

// cascadeOf is the cascade of the year between two turns of the curve.
func (r *Review) cascadeOf(b *rules.Rulebook, past Past, first, last int) *Cascade {
	table := func(i int) *rules.State { return past.Table(r.Turns[i].At) }
	c := &Cascade{Year: int(table(first).Year), Rise: threats(table(last)) - threats(table(first))}
	turn := last
	for i := last; i >= 0; i-- {
		if full := fullTrack(table(i)); full != content.NoResource {
			c.Full, c.FullWhen, turn = full.String(), r.Turns[i].When, max(i, first)
		}
	}
	for turn > 0 && tooMany(b, table(turn-1)) != "" {
		turn--
	}
	for turn < last && tooMany(b, table(turn)) == "" {
		turn++
	}
	c.From, c.When, c.Kinds = r.Turns[turn].At, r.Turns[turn].When, tooMany(b, table(turn))
	for at := range table(turn).Attached {
		c.InPlay += len(table(turn).Attached[at].List())
	}
	for i := range r.Decisions {
		if d := &r.Decisions[i]; d.Theme == ThreatLeft && d.At >= c.From && d.At < r.Turns[last].At {
			c.Left++
		}
	}
	return c
}

// threats is the sum of all threat markers.
func threats(s *rules.State) (sum int) {
	for _, space := range s.Threat {
		sum += int(space)
	}
	return sum
}

// fullTrack is a track whose threat is on its last space.
func fullTrack(s *rules.State) content.Resource {
	for r := range content.Resource(content.NumResources) {
		if s.Threat[r] == content.TrackSpaces {
			return r
		}
	}
	return content.NoResource
}

// tooMany names the kinds of which more symbols are in play than advance nothing; "" for none.
func tooMany(b *rules.Rulebook, s *rules.State) string {
	if s.Phase != rules.Turns {
		return ""
	}
	symbols := b.ThreatSymbols(s)
	var kinds []string
	for r := range content.Resource(content.NumResources) {
		if symbols[r] > rules.FreeThreats {
			kinds = append(kinds, r.String())
		}
	}
	return rules.Joined(kinds, "and")
}

// Words says it in sentences.
func (c *Cascade) Words() string {
	say := fmt.Sprintf("The threats ran away in year %s: %d spaces.", rules.Roman(c.Year), c.Rise)
	if c.Kinds != "" {
		say += fmt.Sprintf(" It began in %s, with %s in play and more than two symbols of %s.", c.When, rules.HowMany(c.InPlay, "obstacle", "obstacles"), c.Kinds)
	}
	if c.Full != "" {
		say += fmt.Sprintf(" The threat of %s was the first on its last space, in %s: what comes then passes on.", c.Full, c.FullWhen)
	}
	if c.Left > 0 {
		say += fmt.Sprintf(" Since then %s left a threat alone.", rules.HowMany(c.Left, "decision", "decisions"))
	}
	return say
}
