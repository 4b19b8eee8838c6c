package game

import (
	"fmt"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/hover"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Where a marker comes from: what moved it this year, and for a threat the cards whose symbols did.

// grown are the threats that the last threats step advanced, and by which cards.
type grown struct {
	year, turn uint8
	by         [content.NumResources][]advice.Cause
	told       rules.Event // the advance of a threat that the log told last
}

// tellsOn puts an advance of a threat to the one before it in the last line of the log, if that is of the same threat: a
// marker goes on by single spaces, often by many.
func (t *table) tellsOn(s *rules.State, ev rules.Event) bool {
	if ev.Kind != rules.EvThreat || ev.M < ev.N {
		return false
	}
	before := t.grown.told
	t.grown.told = ev
	last := len(t.log) - 1
	if before.Kind != ev.Kind || before.Resource != ev.Resource || before.M != ev.N || last < 0 || t.log[last].Text != t.book.Describe(s, before) {
		return false
	}
	t.grown.told.N = before.N
	t.log[last].Text = t.book.Describe(s, t.grown.told)
	return true
}

// endAdvance lets the next advance begin a line of its own: what the moves so far have told stays as it is, for whoever takes
// back the next one.
func (t *table) endAdvance() { t.grown.told = rules.Event{} }

// countThreats notes as the threats step begins what it will come from, and tells it in the log.
func (t *table) countThreats(s *rules.State) {
	forecast := advice.Threats(t.book, s)
	t.grown = grown{year: s.Year, turn: s.Turn, told: t.grown.told}
	symbols := t.book.ThreatSymbols(s)
	for r := range content.Resource(content.NumResources) {
		t.grown.by[r] = forecast.Causes(t.book, r)
		if symbols[r] <= rules.FreeThreats {
			continue
		}
		var cards []string
		for _, from := range forecast.Counts[r].From {
			cards = append(cards, t.book.Content().Card(from.Obstacle).Name)
		}
		t.log = append(t.log, layout.LogLine{Rule: rules.StepThreats.Rule(), Text: fmt.Sprintf("%s: %d threat symbols, on %s. %d of them are harmless.%s",
			rules.Capital(r.String()), symbols[r], rules.Joined(cards, "and"), rules.FreeThreats, passedOn(s, r))})
	}
}

// passedOn says where steps of a threat go whose marker can go no further, in a sentence after others ([threats]).
func passedOn(s *rules.State, r content.Resource) string {
	switch to, chosen := s.ThreatGoesTo(r); {
	case to == r:
		return ""
	case chosen:
		return " Its marker is at the last space: the players choose the track that goes on instead."
	case to == content.NoResource:
		return " All threats are at their last space: nothing comes of it."
	case to == content.Sorcery:
		return " All markers along the wheel are at the last space: sorcery goes on instead."
	}
	return " Its marker is at the last space: the next track along the wheel goes on instead."
}

// whyThere says how the markers came to a space of a track: where they began the year, the finished cards that moved the
// one and the obstacles that moved the other last.
func (t *table) whyThere(part layout.Part) (text []string) {
	if part.Kind != layout.PartSpace || t.shown.Year == 0 || len(t.annals.Years) < int(t.shown.Year) {
		return nil
	}
	r, space := content.Resource(part.N), int(part.Sub)+1
	year := &t.annals.Years[t.shown.Year-1]
	if space == int(t.shown.Progress[r]) {
		text = append(text, t.yearOf("Progress", year.Progress[r]))
		var cards []string
		for _, id := range year.Completed {
			for _, reward := range t.book.Content().Progress[id].Reward {
				if reward == r {
					cards = append(cards, t.book.Content().Progress[id].Name)
					break
				}
			}
		}
		if len(cards) > 0 {
			text = append(text, "Finished this year for it: "+rules.Joined(cards, "and")+".")
		}
	}
	if space != int(t.shown.Threat[r]) {
		return text
	}
	text = append(text, t.yearOf("The threat", year.Threat[r]))
	if why := t.grown.by[r]; len(why) > 0 && t.grown.year == t.shown.Year &&
		(t.grown.turn < t.shown.Turn || t.grown.turn == t.shown.Turn && t.shown.Step > rules.StepThreats) {
		text = append(text, fmt.Sprintf("In the threats step of turn %d it went on by %d:", t.grown.turn, advice.Total(why)))
		text = append(text, hover.Causes(why)...)
	}
	return text
}

// yearOf says how far a marker has come this year.
func (t *table) yearOf(what string, span rules.Span) string {
	switch n := span.Steps(); {
	case n > 0:
		return fmt.Sprintf("%s began the year on space %d and has gone on by %d.", what, span.From, n)
	case n < 0:
		return fmt.Sprintf("%s began the year on space %d and has gone back by %d.", what, span.From, -n)
	}
	return fmt.Sprintf("%s has stood here since the year began.", what)
}
