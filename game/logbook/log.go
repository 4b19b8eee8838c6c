// Package logbook is the story of a table: the lines of its log, the annals of its years, and why each marker is where it is. The
// story of a campaign is the same whether it is watched as it happens or resumed later.
package logbook

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Log is what has been told.
type Log struct {
	Lines  []layout.LogLine
	Annals rules.Annals

	book  *rules.Rulebook
	grown grown // by what threats grew last
	woken bool  // the last thing told is that an obstacle activates
}

// New is a log of which nothing has been told.
func New(book *rules.Rulebook) Log { return Log{book: book} }

// Tell tells what happened, grouped by turn and step, and between two years by what ends the one and begins the other. after gives the table after each event.
func (l *Log) Tell(events []rules.Event, after func(i int) *rules.State) {
	for i, ev := range events {
		s := after(i)
		l.Annals.Note(l.book, s, ev)
		l.saysIfIdle(ev)
		switch ev.Kind {
		case rules.EvTurn:
			l.head(turnHead(int(ev.N), l.book.Season(s)), ev.Rule(s))
			continue
		case rules.EvStep:
			l.head(rules.Step(ev.N).NameAt(s), ev.Rule(s))
			if rules.Step(ev.N) == rules.StepThreats {
				l.countThreats(s)
			}
			continue
		case rules.EvYearOver, rules.EvYear: // over the session end and over the setup of the next one
			l.head(strings.TrimSuffix(l.book.Describe(s, ev), "."), ev.Rule(s))
			continue
		}
		if l.tellsOn(s, ev) {
			continue
		}
		if say := l.book.Describe(s, ev); say != "" {
			l.Lines = append(l.Lines, layout.LogLine{Text: say, Rule: ev.Rule(s)})
		}
	}
}

// saysIfIdle says of the obstacle that was told to activate last, if the next event is of another obstacle or location or of the
// next step, that it does nothing then ([activate]).
func (l *Log) saysIfIdle(ev rules.Event) {
	woken := l.woken
	l.woken = ev.Kind == rules.EvTrigger
	switch ev.Kind {
	case rules.EvTrigger, rules.EvActivate, rules.EvStep:
		if last := len(l.Lines) - 1; woken && last >= 0 {
			l.Lines[last].Text = strings.TrimSuffix(l.Lines[last].Text, ".") + ", and nothing happens."
		}
	}
}

// head begins what is told of a turn, a step, or what lies between two years, with the rule of that.
func (l *Log) head(say, rule string) {
	l.Lines = append(l.Lines, layout.LogLine{Text: say, Head: true, Rule: rule})
}

// turnHead is what stands over what is told of a turn.
func turnHead(turn int, season content.Season) string {
	return fmt.Sprintf("Turn %d, %s", turn, season)
}

// Say adds a line that is of no rule.
func (l *Log) Say(line string) { l.Lines = append(l.Lines, layout.LogLine{Text: line}) }

// TakeBack says that a move was taken back which had shown what nobody could know.
func (l *Log) TakeBack(move string) {
	l.Say("Taken back, though it had revealed something: " + move + ".")
}

// Moment is what had been told before a move.
type Moment struct {
	Lines int
	Years []rules.YearTale
	Marks int // of what was taken back in the campaign until then
}

// Moment is what has been told so far of a campaign that has so many marks.
func (l *Log) Moment(marks int) Moment {
	return Moment{len(l.Lines), slices.Clone(l.Annals.Years), marks}
}

// Return makes the log what it was at a moment. told are the lines that have been told since, or just then.
func (l *Log) Return(to Moment, told []layout.LogLine) {
	l.Lines, l.Annals.Years = told[:to.Lines:to.Lines], slices.Clone(to.Years)
}

// Retell tells all that a campaign has come through, as if all of it had been watched, move by move into a story. It returns what
// had been told at each table of the timeline.
func (l *Log) Retell(line *saves.Timeline, story *rules.Story) []Moment {
	l.Lines, l.Annals = nil, rules.Annals{}
	var all []Moment
	marks := 0
	story.Keep = true
	for at := range line.Len() {
		s := line.Table(at)
		line.Tell(at, story)
		l.EndMove()
		switch {
		case line.Lost(at):
			l.Annals.Lose(l.book, s)
			l.Say(LostBefore(line, at))
			marks = 0
		case at == 0:
			l.Tell(story.Events, func(int) *rules.State { return s })
		default:
			l.Tell(story.Events, func(i int) *rules.State { return &story.States[i] })
		}
		for _, move := range line.TakenBack(at) {
			l.TakeBack(move)
			marks++
		}
		all = append(all, l.Moment(marks))
	}
	return all
}

// LostBefore says that what led to a table is lost.
func LostBefore(line *saves.Timeline, at int) string {
	year := rules.Roman(int(line.Table(at).Year))
	if at == 0 {
		return fmt.Sprintf("The campaign resumes at the end of year %s.", year)
	}
	return fmt.Sprintf("What was played from here to the end of year %s is lost. The campaign resumes there.", year)
}
