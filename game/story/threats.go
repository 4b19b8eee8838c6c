package story

import (
	"fmt"
	"slices"
	"strings"

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
	counts     [content.NumResources]advice.ThreatCount // as the step began
	told       rules.Event                              // the advance of a threat that the log told last
}

// tellsOn puts an advance of a threat to the one before it in the last line of the log, if that is of the same threat and has the
// same cause: a marker goes on by single spaces, often by many.
func (l *Log) tellsOn(s *rules.State, ev rules.Event) bool {
	if ev.Kind != rules.EvThreat || ev.M < ev.N {
		return false
	}
	before := l.grown.told
	l.grown.told = ev
	last := len(l.Lines) - 1
	if before.Kind != ev.Kind || before.Resource != ev.Resource || before.Cause != ev.Cause || before.M != ev.N || last < 0 ||
		l.Lines[last].Text != l.describe(s, before) {
		return false
	}
	l.grown.told.N = before.N
	l.Lines[last].Text = l.describe(s, l.grown.told)
	return true
}

// bearers returns the cards whose symbols bring an advance in the threats step, to be highlighted; nil for other events.
func (l *Log) bearers(ev rules.Event) *[]layout.Target {
	if !bySymbols(ev) {
		return nil
	}
	var on []layout.Target
	for _, card := range l.grown.counts[ev.Cause.Resource].From {
		on = append(on, layout.Target{Kind: layout.Obstacle, N: uint8(card.Obstacle)})
	}
	return &on
}

// EndMove lets the next advance begin a line of its own: what the moves so far have told stays as it is, for whoever takes
// back the next one.
func (l *Log) EndMove() { l.grown.told, l.opened, l.copies = rules.Event{}, nil, nil }

// countThreats notes as the threats step begins what it will come from.
func (l *Log) countThreats(s *rules.State) {
	forecast := advice.Threats(l.book, s)
	l.grown = grown{year: s.Year, turn: s.Turn, told: l.grown.told, counts: forecast.Counts}
	for r := range content.Resource(content.NumResources) {
		l.grown.by[r] = forecast.Causes(l.book, r)
	}
}

// bySymbols reports whether a threat advances by symbols in the threats step ([threats]).
func bySymbols(ev rules.Event) bool {
	return ev.Kind == rules.EvThreat && ev.M > ev.N && ev.Cause.Kind == rules.ByStep && ev.Cause.Step == rules.StepThreats
}

// advances says how far threats advance in the threats step for the symbols of one resource, to which spaces and by which cards, or the
// first of them and how many more. Where the track of the symbols is full, others advance, and those full in between are named too:
// "Military is full (Legionary 2, Amber Hand), diplomacy too: support +2, to space 5, level 2."
func advances(b *rules.Rulebook, count *advice.ThreatCount, briefly bool, all []rules.Event) string {
	by := bearing(b, count)
	if more := len(by) - mostCauses; briefly && more > 1 {
		by = append(by[:mostCauses], fmt.Sprintf("%d more", more))
	}
	own := ""
	var others []string
	for _, ev := range all {
		to := fmt.Sprintf("%v +%d, to %s", ev.Resource, ev.M-ev.N, b.SpaceName(ev.Resource, int(ev.M)))
		if ev.Resource == count.Resource {
			own = to
		} else {
			others = append(others, to)
		}
	}
	switch {
	case own == "":
		own = count.Resource.String() + " is full"
	case others != nil:
		own += ", and is full"
	}
	if own += inBrackets(strings.Join(by, ", ")); others != nil {
		own += fullToo(count.Resource, all) + ": " + strings.Join(others, "; ")
	}
	return rules.Capital(own + ".")
}

// mostCauses is how many cards are named where there is little time to read.
const mostCauses = 3

// fullToo names the full tracks between one along the wheel and the first that advances instead: ", diplomacy too"; "" for none.
func fullToo(r content.Resource, all []rules.Event) string {
	var full []string
	for next := (r + 1) % content.Wheel; r < content.Wheel; next = (next + 1) % content.Wheel {
		if next == r || slices.ContainsFunc(all, func(ev rules.Event) bool { return ev.Resource == next }) {
			break
		}
		full = append(full, next.String())
	}
	if full == nil {
		return ""
	}
	return ", " + rules.Joined(full, "and") + " too"
}

// RaisedBy says which cards raise a threat by event i of a story, or "" where it does not rise by threat symbols ([threats]).
func RaisedBy(b *rules.Rulebook, story *rules.Story, i int) string {
	ev := story.Events[i]
	if !bySymbols(ev) {
		return ""
	}
	t := teller{book: b, story: story}
	from, _ := t.stepOf(i)
	count := advice.CountThreats(b, t.asThreatsBegan(from), ev.Cause.Resource)
	return "Threat symbols: " + strings.Join(bearing(b, &count), ", ") + "."
}

// bearing names the cards that bear threat symbols, each name once, with how many symbols its cards bear if that is more than one.
func bearing(b *rules.Rulebook, count *advice.ThreatCount) (names []string) {
	symbols := map[string]int{}
	for _, card := range count.From {
		name := b.Content().Card(card.Obstacle).Name
		if symbols[name] == 0 {
			names = append(names, name)
		}
		symbols[name] += card.Symbols
	}
	for i, name := range names {
		if n := symbols[name]; n > 1 {
			names[i] = fmt.Sprintf("%s %d", name, n)
		}
	}
	return names
}

// idleStep says that nothing happened in a step, and why.
func idleStep(b *rules.Rulebook, s *rules.State, step rules.Step) string {
	if step == rules.StepThreats {
		for r := range content.Resource(content.NumResources) {
			if advice.CountThreats(b, s, r).Over > 0 {
				return "All six threats are on their last space: none rises."
			}
		}
	}
	return IdleSteps[step]
}
