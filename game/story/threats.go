package story

import (
	"fmt"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Threats grow by single spaces, often by many at once, and by the symbols of several cards: that is told in one line of each.

// grown are the threats that the last threats step advanced, and by which cards.
type grown struct {
	year, turn uint8
	by         [content.NumResources][]advice.Cause
	told       rules.Event // the advance of a threat that the log told last
}

// tellsOn puts an advance of a threat to the one before it in the last line of the log, if that is of the same threat: a
// marker goes on by single spaces, often by many.
func (l *Log) tellsOn(s *rules.State, ev rules.Event) bool {
	if ev.Kind != rules.EvThreat || ev.M < ev.N {
		return false
	}
	before := l.grown.told
	l.grown.told = ev
	last := len(l.Lines) - 1
	if before.Kind != ev.Kind || before.Resource != ev.Resource || before.M != ev.N || last < 0 ||
		l.Lines[last].Text != l.book.Describe(s, before) {
		return false
	}
	l.grown.told.N = before.N
	l.Lines[last].Text = l.book.Describe(s, l.grown.told)
	return true
}

// EndMove lets the next advance begin a line of its own: what the moves so far have told stays as it is, for whoever takes
// back the next one.
func (l *Log) EndMove() { l.grown.told, l.opened = rules.Event{}, nil }

// countThreats notes as the threats step begins what it will come from, and tells it in the log.
func (l *Log) countThreats(s *rules.State) {
	forecast := advice.Threats(l.book, s)
	l.grown = grown{year: s.Year, turn: s.Turn, told: l.grown.told}
	for r := range content.Resource(content.NumResources) {
		l.grown.by[r] = forecast.Causes(l.book, r)
		count := &forecast.Counts[r]
		if count.Over == 0 {
			continue
		}
		l.opened = nil
		var on []layout.Target
		for _, card := range count.From {
			on = append(on, layout.Target{Kind: layout.Obstacle, N: uint8(card.Obstacle)})
		}
		l.Lines = append(l.Lines, layout.LogLine{Rule: rules.StepThreats.Rule(), Also: &on,
			Event: rules.Event{Kind: rules.EvThreat, Resource: r}, Text: rules.FixFullStops(fmt.Sprintf("The %s threat goes %s for %d symbols, on %s.%s",
				r, advice.Up(count.Over), count.Symbols, count.Bearers(l.book), passedOn(s, r)))})
	}
}

// passedOn says where steps of a threat go whose marker can go no further, in a sentence after others ([threats]).
func passedOn(s *rules.State, r content.Resource) string {
	switch to, chosen := s.ThreatGoesTo(r); {
	case to == r:
		return ""
	case chosen:
		return " Its marker is on the last space, so you choose which track moves on."
	case to == content.NoResource:
		return " All threats are on their last space, so nothing happens."
	case to == content.Sorcery:
		return " All markers along the wheel are on the last space, so sorcery moves on."
	}
	return " Its marker is on the last space, so the next track along the wheel moves on."
}
