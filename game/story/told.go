package story

import (
	"strings"

	"sixwinters/content"

	"sixwinters/rules"
)

// Told is a sentence that was told, and where in the campaign.
type Told struct {
	Year, Turn int
	Season     content.Season
	Part       int    // the step of the turn, or BetweenYears
	Say        string // "" where an actions step begins
	Sign       Sign   // of it
	Idle       bool   // it tells that nothing happened
	Won        bool   // it tells what came of actions: a finished card, a progress marker, how an attempt came out, a loss, a rank or an achievement
}

// BetweenYears is the part of what ends a year and begins the next one.
const BetweenYears = rules.NumSteps

// Note notes the sentences of a story, also those that there is no time to show. The chance of a defence stands beside
// its outcome.
func (l *Log) Note(sentences []Sentence, story *rules.Story) {
	for _, sentence := range sentences {
		s, ev := &story.States[sentence.To-1], &story.Events[sentence.From]
		t := Told{Year: int(s.Year), Turn: int(s.Turn), Season: l.book.Season(s), Part: int(s.Step), Say: sentence.Full,
			Sign: SignOf(l.book, story, sentence.From, sentence.To), Idle: sentence.Idle}
		for i := sentence.From; i < sentence.To; i++ {
			of := &story.Events[i]
			if toDefend(&story.States[i], of) {
				l.foresee(&story.States[i])
			}
			switch of.Kind {
			case rules.EvDefence:
				outcome, more, goesOn := strings.Cut(strings.TrimSuffix(t.Say, "."), "; ")
				if t.Say, t.Won = outcome+l.odds, true; goesOn {
					t.Say += "; " + more
				}
				t.Say += "."
			case rules.EvOvercome, rules.EvComplete, rules.EvProgressed, rules.EvRank, rules.EvAchievement:
				t.Won = true
			default:
				t.Won = t.Won || Loses(*of)
			}
		}
		if s.Phase != rules.Turns || s.Step == rules.StepEvent && story.Events[sentence.To-1].Kind == rules.EvBox { // the marker is set up
			t.Part = BetweenYears
		}
		if begins := ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepActions; begins || t.Say != "" {
			l.Told = append(l.Told, t)
		}
	}
}

// Recap is what was told from one actions step to the next.
type Recap struct {
	Year, Turn int // of the first of them
	Said       [BetweenYears + 1][]string
	Told       []Told   // all of it, in its order
	Won        []string // what came of its actions
	Event      Told     // with which the next turn begins
}

// Recaps returns all recaps, the oldest first. The last one is of what has been told since the latest actions step began.
func (l *Log) Recaps() []Recap {
	list := []Recap{{}}
	for _, t := range l.Told {
		if t.Part == int(rules.StepActions) && t.Say == "" {
			list = append(list, Recap{Year: t.Year, Turn: t.Turn})
			continue
		}
		last := &list[len(list)-1]
		last.Told = append(last.Told, t)
		if t.Won && t.Part == int(rules.StepActions) {
			last.Won = append(last.Won, t.Say)
		}
		if last.Said[t.Part] = append(last.Said[t.Part], t.Say); t.Part == int(rules.StepEvent) {
			last.Event = t
		}
	}
	return list
}
