package story

import (
	"fmt"
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// Why says how the markers came to a space of a track: where they began the year, the finished cards that moved the
// one and the obstacles that moved the other last.
func (l *Log) Why(s *rules.State, part layout.Part) (text []string) {
	if part.Kind != layout.PartSpace || s.Year == 0 || len(l.Annals.Years) < int(s.Year) {
		return nil
	}
	r, space := content.Resource(part.N), int(part.Sub)+1
	year := &l.Annals.Years[s.Year-1]
	if space == int(s.Progress[r]) {
		text = l.whyProgress(year, r)
	}
	if space == int(s.Threat[r]) {
		text = append(text, l.whyThreat(s, year, r)...)
	}
	return text
}

// whyProgress says how far a progress marker has come this year, and by which cards.
func (l *Log) whyProgress(year *chronicle.Year, r content.Resource) []string {
	text := []string{yearOf("Progress", year.Progress[r])}
	var cards []string
	for _, id := range year.Completed {
		if card := &l.book.Content().Progress[id]; slices.Contains(card.Reward, r) {
			cards = append(cards, card.Name)
		}
	}
	if len(cards) > 0 {
		text = append(text, rules.FixFullStops("Finished this year for it: "+rules.Joined(cards, "and")+"."))
	}
	return text
}

// whyThreat says how far a threat marker has come this year, and what it went on by last.
func (l *Log) whyThreat(s *rules.State, year *chronicle.Year, r content.Resource) []string {
	text := []string{yearOf("The threat", year.Threat[r])}
	if why := l.grown.by[r]; len(why) > 0 && l.grown.year == s.Year &&
		(l.grown.turn < s.Turn || l.grown.turn == s.Turn && s.Step > rules.StepThreats) {
		text = append(text, fmt.Sprintf("In the threats step of turn %d it went %s:", l.grown.turn, advice.Up(advice.Total(why))))
		text = append(text, gesture.Causes(why)...)
	}
	return text
}

// yearOf says how far a marker has come this year.
func yearOf(what string, span chronicle.Span) string {
	switch n := span.Steps(); {
	case n > 0:
		return fmt.Sprintf("%s began the year on space %d and has moved on by %s.", what, span.From, rules.HowMany(n, "space", "spaces"))
	case n < 0:
		return fmt.Sprintf("%s began the year on space %d and has moved back by %d.", what, span.From, -n)
	}
	return fmt.Sprintf("%s has been here since the year began.", what)
}
