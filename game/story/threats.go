package story

import (
	"fmt"
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
	told       rules.Event                              // the advance of a threat that the log told last in this step
	line       int                                      // of the log, with it
}

// tellsOn puts an advance of a threat to the one before it in its line of the log, if that is of the same threat and has the
// same cause: a marker goes on by single spaces, often by many, and what they unlock is told below.
func (l *Log) tellsOn(s *rules.State, ev rules.Event) bool {
	if ev.Kind != rules.EvThreat {
		return false
	}
	g := &l.grown
	if ev.M < ev.N || !sameRise(g.told, ev) || g.told.M != ev.N {
		g.told, g.line = ev, len(l.Lines)
		return false
	}
	g.told.M = ev.M
	l.Lines[g.line].Text = l.describe(s, g.told)
	return true
}

// sameRise reports whether two advances are of the same threat, for the same cause.
func sameRise(a, b rules.Event) bool {
	return rises(a) && rises(b) && a.Resource == b.Resource && a.Cause == b.Cause
}

// GoesOn reports whether an event is a step of a threat that goes on right behind the one before it.
func GoesOn(events []rules.Event, i int) bool {
	return i > 0 && sameRise(events[i-1], events[i]) && events[i-1].M == events[i].N
}

// rises reports whether an event is a step of a threat that rises.
func rises(ev rules.Event) bool { return ev.Kind == rules.EvThreat && ev.M > ev.N }

// Rise returns all of the advance of a threat that one of its steps belongs to: from where it comes, and where it ends for the same cause.
func Rise(story *rules.Story, step int) rules.Event {
	rise := story.Events[step]
	for i := step - 1; i >= 0 && story.Events[i].Kind != rules.EvStep; i-- {
		if before := story.Events[i]; sameRise(before, rise) && before.M == rise.N {
			rise.N = before.N
		}
	}
	for i := step + 1; i < len(story.Events) && story.Events[i].Kind != rules.EvStep; i++ {
		if after := story.Events[i]; sameRise(after, rise) && after.N == rise.M {
			rise.M = after.M
		}
	}
	return rise
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
	l.grown = grown{year: s.Year, turn: s.Turn, counts: forecast.Counts}
	for r := range content.Resource(content.NumResources) {
		l.grown.by[r] = forecast.Causes(l.book, r)
	}
}

// bySymbols reports whether a threat advances by symbols in the threats step ([threats]).
func bySymbols(ev rules.Event) bool {
	return rises(ev) && ev.Cause.Kind == rules.ByStep && ev.Cause.Step == rules.StepThreats
}

// advances says how far threats advance in the threats step for the symbols of one resource, to which spaces and by which cards, or the
// first of them and how many more. Where the track of the symbols is full, others advance, and those full in between are named too:
// "Military is full (Legionary 2, Amber Hand). Its 2 steps go past diplomacy, full too: support +2, to space 5, level 2."
func advances(b *rules.Rulebook, count *advice.ThreatCount, briefly bool, all []rules.Event) string {
	by := bearing(b, count)
	if more := len(by) - mostCauses; briefly && more > 1 {
		by = append(by[:mostCauses], fmt.Sprintf("%d more", more))
	}
	own := ""
	var others []string
	steps, past := 0, "" // that go to others, and what is full before the first of these
	for _, ev := range all {
		to := fmt.Sprintf("%v +%d, to %s", ev.Resource, ev.M-ev.N, b.SpaceName(ev.Resource, int(ev.M)))
		if ev.Resource == count.Resource {
			own = to
		} else {
			if others == nil {
				past = advice.FullBetween(count.Resource, ev.Resource)
			} else {
				to = rules.Capital(to)
			}
			others, steps = append(others, to), steps+int(ev.M-ev.N)
		}
	}
	its := "Its "
	switch {
	case own == "":
		own = count.Resource.String() + " is full"
	case others != nil:
		own, its = own+", and is full", "Its other "
	}
	if own += inBrackets(strings.Join(by, ", ")); others != nil {
		if past != "" {
			own += ". " + its + oneOr(steps, "step goes", "steps go") + " past " + past + ", full too"
		}
		own += ": " + strings.Join(others, ". ")
	}
	return rules.Capital(own + ".")
}

// mostCauses is how many cards are named where there is little time to read.
const mostCauses = 3

// oneOr is "step goes" of one and "2 steps go" of two.
func oneOr(n int, one, several string) string {
	if n == 1 {
		return one
	}
	return fmt.Sprintf("%d %s", n, several)
}

// RaisedBy says of event i of a story, by which a threat rises, what is told of that at its first step; "" of other events.
func RaisedBy(b *rules.Rulebook, story *rules.Story, i int) string {
	if !rises(story.Events[i]) {
		return ""
	}
	t := teller{book: b, story: story}
	from, _ := t.stepOf(i)
	for first := from; first < i; first++ {
		if ev := story.Events[first]; rises(ev) && ev.Cause == story.Events[i].Cause {
			i = first
			break
		}
	}
	w := t.threat(i)
	return w.String()
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
