package story

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
	"sixwinters/saves"
)

// Log is what has been told.
type Log struct {
	Lines  []layout.LogLine
	Told   []Told // sentences, for the recap
	Annals chronicle.Annals

	book     *rules.Rulebook
	grown    grown         // by what threats grew last
	causes   []rules.Event // of what was told last: each line is indented under the one that caused it
	opened   *rules.Event  // the event of the last line, as long as nothing else has been told; nil for none
	rolled   []rules.Event // dice, in this refresh step
	copies   []string      // the cards of one name that the last line says are unlocked
	before   rules.State   // the table before the move that is told
	odds     string        // that the defence rolled last would hold, as it stood before; "" where that is not told
	foreseen bool          // they are those of the move that is told
}

// NewLog returns a log of which nothing has been told.
func NewLog(book *rules.Rulebook) Log { return Log{book: book} }

// Tell tells what happened, grouped by turn and step, and between two years by what ends the one and begins the other. after
// gives the table after each event.
func (l *Log) Tell(events []rules.Event, after func(i int) *rules.State) {
	for i, ev := range events {
		s := after(i)
		l.Annals.Note(l.book, s, ev)
		l.close(s, ev)
		switch ev.Kind {
		case rules.EvTurn:
			l.head(fmt.Sprintf("Year %s, turn %d, %s", rules.Roman(int(s.Year)), s.Turn, l.book.Season(s)), ev.Rule(s), ev)
			continue
		case rules.EvStep:
			l.head(rules.Step(ev.N).NameAt(s), ev.Rule(s), ev)
			l.opened, l.grown.told = &ev, rules.Event{}
			if rules.Step(ev.N) == rules.StepThreats {
				l.countThreats(s)
			}
			continue
		case rules.EvYearOver, rules.EvYear: // over the session end and over the setup of the next one
			l.head(strings.TrimSuffix(l.book.Describe(s, ev), "."), ev.Rule(s), ev)
			continue
		case rules.EvDie:
			if s.Step == rules.StepRefresh && ev.Rolled {
				l.rolled = append(l.rolled, ev)
			}
		}
		if l.tellsOn(s, ev) || l.unlocksOn(ev) || l.throws(s, ev) {
			continue
		}
		say := l.describe(s, ev)
		if who := Reorders(l.book, s, ev); who != "" && (i == 0 || Reorders(l.book, s, events[i-1]) == "") {
			say = who + " puts the staged cards in another order."
		}
		if say != "" {
			l.Lines = append(l.Lines, layout.LogLine{Text: say, Rule: ev.Rule(s), Indent: l.indent(ev), Event: ev, Also: l.bearers(ev)})
			l.opened = &ev
		}
	}
}

// unlocksOn puts the unlocking of one more card of a name to the last line, if that tells of the one before it.
func (l *Log) unlocksOn(ev rules.Event) bool {
	if ev.Kind != rules.EvUnlock {
		l.copies = nil
		return false
	}
	name := l.book.Content().Card(content.ObstacleID(ev.Card)).Name
	if last := len(l.Lines) - 1; last < 0 || l.copies == nil || l.copies[0] != name || l.Lines[last].Event.Cause != ev.Cause {
		l.copies = []string{name}
		return false
	}
	l.copies = append(l.copies, name)
	l.Lines[len(l.Lines)-1].Text = rules.FixFullStops(rules.Capital(rules.JoinedOnce(l.copies, rules.ManyCards)) + " are unlocked.")
	return true
}

// throws tells the roll of a defence in one line, which each die that falls brings up to date, and reports whether an event is of it ([defend]).
func (l *Log) throws(s *rules.State, ev rules.Event) bool {
	if !toDefend(s, &ev) {
		return false
	}
	if n := len(l.Lines); n == 0 || !toDefend(s, &l.Lines[n-1].Event) {
		l.Lines = append(l.Lines, layout.LogLine{Rule: "defend", Indent: l.indent(ev), Event: ev})
		l.opened = &ev
		l.foresee(s)
	}
	l.Lines[len(l.Lines)-1].Text = rolls(l.book, s) + " to defend" + shown(s) + "."
	return true
}

// indent returns how many of the causes told before an event brought it about, one through the other.
func (l *Log) indent(ev rules.Event) int {
	n := len(l.causes)
	for n > 0 && !ev.CausedBy(l.causes[n-1]) {
		n--
	}
	l.causes = append(l.causes[:n], ev)
	return n
}

// close says what came of the last line if the next event shows that nothing more will: that a location, an obstacle or an event did
// nothing, or that nothing happened in a step. At the end of the refresh it says which dice were rolled.
func (l *Log) close(s *rules.State, next rules.Event) {
	ends := next.Kind == rules.EvStep || next.Kind == rules.EvTurn || next.Kind == rules.EvYearOver // the step
	if !ends && next.Kind != rules.EvTrigger && next.Kind != rules.EvActivate {
		return
	}
	switch was := l.opened; {
	case was == nil:
	case was.Kind == rules.EvTrigger:
		l.adds("nothing happens" + inBrackets(l.book.NothingBy(s, content.ObstacleID(was.Card))))
	case was.Kind == rules.EvActivate && next.Kind != rules.EvTrigger:
		l.adds(l.book.NothingAt(s, was.Slot))
	case !ends:
	case was.Kind == rules.EvSeason:
		l.adds("nobody affected")
	case was.Kind == rules.EvStep && l.rolled == nil:
		l.Lines = append(l.Lines, layout.LogLine{Text: idleStep(l.book, s, rules.Step(was.N)), Rule: rules.Step(was.N).Rule()})
	}
	l.opened = nil
	if ends {
		l.tellRolls(s)
		l.causes = nil
	}
}

// adds lets the last line end in more words, with one colon in all of it.
func (l *Log) adds(words string) {
	last := &l.Lines[len(l.Lines)-1]
	before := strings.TrimSuffix(last.Text, ".")
	between := ": "
	if strings.Contains(before, between) { // its cause stands there
		between = "; "
	}
	last.Text = rules.FixFullStops(before + between + words + ".")
}

// tellRolls says which dice the refresh step rolled, if any ([refresh]).
func (l *Log) tellRolls(s *rules.State) {
	if l.rolled != nil {
		l.Lines = append(l.Lines, layout.LogLine{Text: "New dice: " + dealt(l.book, s, l.rolled) + ".", Rule: rules.StepRefresh.Rule()})
	}
	l.rolled = nil
}

// dealt says what dice show that the refresh step has rolled, of each character and each pool: "Thea 1, 3 and 6; support 2".
func dealt(b *rules.Rulebook, s *rules.State, rolled []rules.Event) string {
	var mats [rules.NumPlayers]rules.Values
	var pools [content.NumResources]rules.Values
	for _, ev := range rolled {
		if ev.To.Spot == rules.InPool {
			pools[ev.To.N].Add(ev.Die.Value())
		} else {
			mats[ev.To.N].Add(ev.Die.Value())
		}
	}
	var all []string
	for p := range mats {
		if list := advice.ValueList(&mats[p]); list != "" {
			all = append(all, b.PlayerName(s, p)+" "+list)
		}
	}
	for r := range pools {
		if list := advice.ValueList(&pools[r]); list != "" {
			all = append(all, content.Resource(r).String()+" "+list)
		}
	}
	return strings.Join(all, "; ")
}

// head begins what is told of a turn, a step, or what lies between two years, with the rule of that and the event.
func (l *Log) head(say, rule string, ev rules.Event) {
	l.Lines = append(l.Lines, layout.LogLine{Text: say, Head: true, Rule: rule, Event: ev})
}

// Say adds a line that is of no rule.
func (l *Log) Say(line string) { l.Lines = append(l.Lines, layout.LogLine{Text: line}) }

// TakeBack says that a move was taken back which had shown what nobody could know.
func (l *Log) TakeBack(move string) {
	l.Say(rules.FixFullStops("Undone, though it revealed hidden information: " + move + "."))
}

// Before notes the table before the move that is told next: the chance of a defence is that which it had there.
func (l *Log) Before(s *rules.State) { l.before, l.foreseen = *s, false }

// foresee notes the chance of the defence that is rolled in an attempt on a table.
func (l *Log) foresee(s *rules.State) {
	if l.foreseen {
		return
	}
	l.odds, l.foreseen = "", true
	if l.before.Phase == rules.Turns {
		a := advice.OfAttempt(l.book, &l.before, s.Attempt.Obstacle, s.Attempt.Team)
		l.odds = inBrackets(advice.Percent(a.Defends) + " before the roll")
	}
}

// LogPoint is what had been told before a move.
type LogPoint struct {
	Lines int
	Told  []Told
	Years []chronicle.Year
	Marks int // of what was taken back in the campaign until then
}

// Moment returns what has been told so far of a campaign that has so many marks.
func (l *Log) Moment(marks int) LogPoint {
	return LogPoint{len(l.Lines), l.Told[:len(l.Told):len(l.Told)], slices.Clone(l.Annals.Years), marks}
}

// Return makes the log what it was at a moment. told are the lines that have been told since, or just then.
func (l *Log) Return(to LogPoint, told []layout.LogLine) {
	l.Lines, l.Told, l.Annals.Years = told[:to.Lines:to.Lines], to.Told, slices.Clone(to.Years)
}

// Retell tells all that a campaign has come through, as if all of it had been watched, move by move into a story. It returns what
// had been told at each table of the timeline.
func (l *Log) Retell(line *saves.Timeline, story *rules.Story) []LogPoint {
	l.Lines, l.Told, l.Annals = nil, nil, chronicle.Annals{}
	var all []LogPoint
	marks := 0
	story.Keep = true
	for at := range line.Len() {
		s := line.Table(at)
		l.before, l.foreseen = rules.State{}, false
		if at > 0 {
			l.Before(line.Table(at - 1))
		}
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
			l.Note(Sentences(l.book, story, false), story)
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

// describe says an event; of an advance in the threats step, by which cards, and of a defence, which dice decide it.
func (l *Log) describe(s *rules.State, ev rules.Event) string {
	switch say := l.book.Describe(s, ev); {
	case ev.Kind == rules.EvDefence:
		return strings.TrimSuffix(say, ".") + shown(s) + l.odds + "."
	case !bySymbols(ev):
		return say
	}
	return advances(l.book, &l.grown.counts[ev.Cause.Resource], false, []rules.Event{ev})
}
