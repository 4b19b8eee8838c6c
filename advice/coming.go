package advice

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Coming is the forecasts of the coming new-obstacles and threats steps, after the activate step has moved and discarded obstacles
// ([activate], [new-obstacles], [threats]). There are several if they depend on choices or rolls before.
type Coming struct {
	ways  []Forecast
	open  bool // not all choices and rolls were examined, so nothing is certain
	asked bool // the players are asked to choose before
}

// ThreatsToCome returns what the threats step of this turn does as things stand now.
func ThreatsToCome(b *rules.Rulebook, s *rules.State) Coming {
	return endingsOf(b, s, false).threatsToCome()
}

// comingSoFar collects the forecasts of tables after the activate step, without duplicates.
type comingSoFar struct {
	all  []Forecast
	seen []tension
}

// tension is the part of a table that new obstacles and threats depend on.
type tension struct {
	symbols [content.NumResources]int
	threat  [content.NumResources]uint8
	staging [rules.NumStaged]content.ProgressID
	draw    [content.NumRegions]uint8 // how many cards there are to draw
	discard [content.NumRegions]uint8
}

func (c *comingSoFar) add(b *rules.Rulebook, s *rules.State) {
	of := tension{symbols: b.ThreatSymbols(s), threat: s.Threat, staging: s.Staging}
	for r := range s.Draw {
		of.draw[r], of.discard[r] = s.Draw[r].N, s.Discard[r].N
	}
	if !slices.Contains(c.seen, of) {
		c.seen, c.all = append(c.seen, of), append(c.all, Threats(b, s))
	}
}

// sure reports whether same holds for all forecasts.
func (c Coming) sure(same func(f *Forecast) bool) bool {
	return !c.open && !slices.ContainsFunc(c.ways, func(f Forecast) bool { return !same(&f) })
}

// DependsOn names what the forecasts depend on: "what you choose in step 4".
func (c Coming) DependsOn() string {
	switch {
	case c.asked:
		return "what you choose in step 4"
	case c.open:
		return "what the obstacle piles show until then"
	}
	return "what is rolled until then"
}

// newObstacles says where new obstacles come, if any do ([new-obstacles]).
func (c Coming) newObstacles(b *rules.Rulebook, s *rules.State) string {
	at := c.ways[0].New
	switch {
	case !c.sure(func(f *Forecast) bool { return slices.Equal(f.New, at) }):
		return "Where new obstacles come depends on " + c.DependsOn() + "."
	case len(at) == 0:
		return ""
	}
	var slots []content.Slot // each once
	var most [content.NumSlots]int
	for _, slot := range at {
		if most[slot]++; most[slot] == 1 {
			slots = append(slots, slot)
		}
	}
	if len(slots) == 1 {
		which := rules.HowMany(len(at), "new obstacle comes", "new obstacles come")
		return rules.Capital(which) + " to " + b.Location(s, slots[0]).Name + "."
	}
	var names []string
	for _, slot := range slots {
		name := b.Location(s, slot).Name
		if most[slot] > 1 {
			name += fmt.Sprintf(" (%d)", most[slot])
		}
		names = append(names, name)
	}
	return "New obstacles come to " + rules.Joined(names, "and") + "."
}

// Symbols returns the number of threat symbols of a resource that will be counted, and whether it is certain.
func (c Coming) Symbols(r content.Resource) (n int, sure bool) {
	n = c.ways[0].Counts[r].Symbols
	return n, c.sure(func(f *Forecast) bool { return f.Counts[r].Symbols == n })
}

// On returns the spaces by which a threat marker advances, and whether that is certain.
func (c Coming) On(track content.Resource) (n int, sure bool) {
	n = c.ways[0].on(track)
	return n, c.sure(func(f *Forecast) bool { return f.on(track) == n })
}

// Causes returns the causes of a threat marker's advance, and whether it is certain.
func (c Coming) Causes(b *rules.Rulebook, track content.Resource) (why []Cause, sure bool) {
	_, sure = c.On(track)
	return c.ways[0].Causes(b, track), sure
}

// Words says what the step does: a sentence for each track whose advance is certain, and whether more depends on choices.
func (c Coming) Words(b *rules.Rulebook) []string {
	if c.open {
		return []string{"Which threats advance, and how far, depends on " + c.DependsOn() + "."}
	}
	certain := c.ways[0].Words(b)
	n := len(certain)
	depends := false
	for i := range c.ways[1:] {
		words := c.ways[1+i].Words(b)
		certain = slices.DeleteFunc(certain, func(line string) bool { return !slices.Contains(words, line) })
		depends = depends || len(words) > len(certain)
	}
	if depends || len(certain) < n {
		certain = append(certain, "Which other threats advance, and how far, depends on "+c.DependsOn()+".")
	}
	return certain
}
