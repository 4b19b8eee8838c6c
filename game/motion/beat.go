package motion

import (
	"slices"
	"strings"

	"sixwinters/game/story"
	"sixwinters/rules"
)

// Beat is what is shown at once: events that are told in one sentence.
type Beat struct {
	From, To int    // events of the story
	Say      string // "" where nothing is said
	Ticks    int    // 60 a second
	Moment   story.Moment
	At       int // the event that its moment begins with
}

// MostReading is how many ticks it takes at normal speed to tell what happens from one actions step to the next: where it would
// take longer, the lightest sentences are left out. The log has all of them.
const MostReading = 30 * 60

// Reading returns how many ticks a sentence takes to read at normal speed: 0.3 s, and 0.25 s for each word.
func Reading(say string) int {
	if say == "" {
		return 0
	}
	return 18 + 15*len(strings.Fields(say))
}

// Beats returns the beats of a story, each as long as it takes to see and to read at a speed. calm is for players who want less
// motion.
func Beats(events []rules.Event, sentences []story.Sentence, at Speed, calm bool) (list []Beat) {
	var turn []Beat // since the last actions
	from := 0       // its first sentence
	for i, s := range sentences {
		b := Beat{From: s.From, To: s.To, Say: s.Say, Moment: s.Moment, At: s.At, Ticks: s.Moment.Kind.Show().Ticks}
		if calm && s.Moment.Kind != story.Event { // whose text is to be read
			b.Ticks /= 2
		}
		for _, ev := range events[s.From:s.To] {
			b.Ticks = max(b.Ticks, length(ev, calm))
			if ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepActions {
				list = append(list, shorten(turn, sentences[from:i])...)
				turn, from = nil, i
			}
		}
		turn = append(turn, b)
	}
	list = append(list, shorten(turn, sentences[from:])...)
	for i := range list {
		list[i].Ticks = at.Ticks(max(list[i].Ticks, Reading(list[i].Say)))
	}
	return list
}

// shorten leaves sentences of a turn out until it can be told in time. If that is not enough, what is not told is quickly shown,
// and in the end what obstacles do to the characters is told together.
func shorten(turn []Beat, sentences []story.Sentence) []Beat {
	total := reading(turn)
	for weight := range story.Heavy {
		for i := range turn {
			if b := &turn[i]; total > MostReading && sentences[i].Weight == weight {
				total -= max(0, Reading(b.Say)-b.Ticks)
				b.Say = ""
			}
		}
	}
	for i := range turn {
		if b := &turn[i]; total > MostReading && b.Say == "" {
			long := b.Ticks
			b.Ticks = quick(b)
			total -= long - b.Ticks
		}
	}
	if total > MostReading {
		return together(turn, sentences)
	}
	return turn
}

// reading returns how many ticks beats take at normal speed.
func reading(beats []Beat) (total int) {
	for _, b := range beats {
		total += max(b.Ticks, Reading(b.Say))
	}
	return total
}

// together tells what obstacles do to the characters without anything else, and of one after the other in one beat, until a turn
// can be told in time.
func together(turn []Beat, sentences []story.Sentence) []Beat {
	var harm []story.Harm // of each beat
	for i, s := range sentences {
		harm = append(harm, s.Harm)
		if say := s.Harm.String(); !s.Harm.None() && Reading(say) < Reading(turn[i].Say) && reading(turn) > MostReading {
			turn[i].Say = say
		}
	}
	for from, i := -1, 0; i < len(turn) && reading(turn) > MostReading; i++ {
		switch {
		case harm[i].None() && turn[i].Say != "":
			from = -1
		case harm[i].None():
		case from < 0 || len(strings.Fields(harm[from].And(harm[i]).String())) > story.MostWords:
			from = i
		default:
			harm[from] = harm[from].And(harm[i])
			turn[from] = joined(turn[from:i+1], harm[from].String())
			turn, harm = slices.Delete(turn, from+1, i+1), slices.Delete(harm, from+1, i+1)
			i = from
		}
	}
	return turn
}

// joined returns several beats as one that says something, with the first of their moments.
func joined(beats []Beat, say string) Beat {
	all := beats[0]
	for _, b := range beats[1:] {
		if all.Moment.Kind == story.None {
			all.Moment, all.At = b.Moment, b.At
		}
		all.To, all.Ticks = b.To, max(all.Ticks, b.Ticks)
	}
	all.Say = say
	return all
}

// quick returns how many ticks a beat that says nothing is shown for where there is little time.
func quick(b *Beat) int {
	switch b.Moment.Kind {
	case story.None:
		return Fast.Ticks(b.Ticks)
	case story.Event: // whose text is to be read
		return b.Ticks
	}
	return min(b.Ticks, quickMoment)
}

// quickMoment is how many ticks it takes to see a moment that says nothing.
const quickMoment = 60

// Briefly is how many ticks a change in its place takes to see.
const Briefly = 18

// length returns how many ticks an event takes to see at normal speed.
func length(ev rules.Event, calm bool) int {
	n := lengthOf(ev)
	if calm {
		return min(n, Briefly)
	}
	return n
}

func lengthOf(ev rules.Event) int {
	switch ev.Kind {
	case rules.EvDie:
		if ev.Rolled {
			return 28
		}
		return 16
	case rules.EvUse, rules.EvAct, rules.EvBarter, rules.EvAttempt, rules.EvRest, rules.EvTurn, rules.EvUnlock:
		return 16
	case rules.EvObstacle, rules.EvProgress, rules.EvLocation, rules.EvTravel, rules.EvOffer, rules.EvCharacter, rules.EvShuffle:
		return 24
	case rules.EvStep, rules.EvActivate, rules.EvRecover, rules.EvDiscount, rules.EvShort:
		return 26
	case rules.EvProgressed, rules.EvThreat:
		return 14 + 10*abs(int(ev.M)-int(ev.N))
	case rules.EvTrigger, rules.EvStress, rules.EvBox:
		return 28
	}
	return 0 // or as long as its moment
}

func abs(n int) int { return max(n, -n) }
