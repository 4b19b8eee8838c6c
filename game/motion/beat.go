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
	Slight   bool   // nothing comes of what it says, or that is told next
	New      int    // obstacles that it says come into play
	Ticks    int    // 60 a second
	Moment   story.Moment
	At       int // the event that its moment begins with
}

// How many ticks it takes at normal speed to tell what happens from one actions step to the next, on a calm table and on a busy one:
// where it would take longer, the lightest sentences are left out. The log and the recap have all of them.
const (
	MostCalm    = 15 * 60
	MostReading = 30 * 60
)

// newObstacles is the weight of the sentences that are left out first only after new obstacles are named together.
const newObstacles = 4

// calmLosses is how many sentences weigh heavy at most on a calm table.
const calmLosses = 3

// How many ticks it takes to read at normal speed: any sentence 0.3 s, each word 0.25 s, or 0.1 s at a glance, and each new obstacle 0.5 s,
// since its card is looked at too.
const (
	anySentence = 18
	eachWord    = 15
	eachGlance  = 6
	eachNew     = 30
)

// Reading returns how many ticks a sentence takes to read at normal speed. Reasons in brackets are read at a glance.
func Reading(say string) int { return (&Beat{Say: say}).Reading() }

// Reading returns how many ticks the sentence of a beat takes to read at normal speed: at a glance where nothing comes of it.
func (b *Beat) Reading() int {
	if b.Say == "" {
		return 0
	}
	n, reason := anySentence+eachNew*b.New, false
	for _, word := range strings.Fields(b.Say) {
		if reason = reason || word[0] == '('; reason || b.Slight {
			n += eachGlance
		} else {
			n += eachWord
		}
		reason = reason && !strings.Contains(word, ")")
	}
	return n
}

// shown returns how many ticks a beat takes to see and to read at normal speed.
func (b *Beat) shown() int { return max(b.Ticks, b.Reading()) }

// Beats returns the beats of a story, each as long as it takes to see and to read at a speed. calm is for players who want less
// motion.
func Beats(events []rules.Event, sentences []story.Sentence, at Speed, calm bool) (list []Beat) {
	var turn []Beat // since the last actions
	from := 0       // its first sentence
	for i, s := range sentences {
		b := Beat{From: s.From, To: s.To, Say: s.Say, Slight: s.Slight, New: len(s.Brought), Moment: s.Moment, At: s.At}
		b.Ticks = length(&b, events, false)
		for _, ev := range events[s.From:s.To] {
			if ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepActions {
				list = append(list, shorten(turn, sentences[from:i], most(events, sentences[from:i]))...)
				turn, from = nil, i
			}
		}
		turn = append(turn, b)
	}
	list = append(list, shorten(turn, sentences[from:], most(events, sentences[from:]))...)
	for i := range list {
		b := &list[i]
		if calm { // the same is told, in less time
			b.Ticks = min(b.Ticks, max(length(b, events, true), b.Reading()))
		}
		b.Ticks = at.Ticks(b.Ticks)
	}
	return list
}

// most returns how many ticks a turn may take at normal speed: fewer where little happens that nobody may miss and no year ends.
func most(events []rules.Event, sentences []story.Sentence) int {
	heavy := 0
	for _, s := range sentences {
		heavier := s.Weight == story.Heavy && !s.Gains
		if heavier {
			heavy++
		}
		for i := s.From; i < s.To; i++ {
			if ev := events[i]; ev.Kind == rules.EvYearOver || ev.Kind == rules.EvYear {
				return MostReading
			}
			if heavier && i > s.From && story.GoesOn(events, i) { // each space weighs
				heavy++
			}
		}
	}
	if heavy > calmLosses {
		return MostReading
	}
	return MostCalm
}

// shorten leaves sentences of a turn out until it can be told in time, light ones even where they would fill its last fifth, but not those
// of new obstacles: those are named together before weightier sentences are left out. If that is not enough, what is not told is quickly shown, then what
// activates for nothing is told with the shortest reasons, what obstacles do to the characters is told together, others that activate one after the other are named
// together, what activates for nothing loses its reasons, and in the end of the cards that advance threats all are highlighted and the first
// is named, and new obstacles are named without their locations.
func shorten(turn []Beat, sentences []story.Sentence, most int) []Beat {
	of := func(b *Beat) *story.Sentence {
		return &sentences[slices.IndexFunc(sentences, func(s story.Sentence) bool { return s.From == b.From })]
	}
	for weight := range story.Heavy {
		most := most
		if weight < newObstacles {
			most = most * 4 / 5
		}
		if weight == newObstacles {
			turn = together(turn, each(turn, sentences, func(s story.Sentence) story.Brought { return s.Brought }), most)
		}
		total := reading(turn)
		for i := range turn {
			if b := &turn[i]; total > most && of(b).Weight == weight && of(b).Brought == nil {
				total -= b.shown()
				b.Say = ""
				if of(b).Idle {
					b.Say = of(b).Short
				}
				total += b.shown()
			}
		}
	}
	total := reading(turn)
	for i := range turn {
		if b := &turn[i]; total > most && b.Say == "" {
			long := b.Ticks
			b.Ticks = quick(b)
			total -= long - b.Ticks
		}
	}
	for i := range turn {
		if s := of(&turn[i]); s.Bearers == nil && s.Short != "" && turn[i].Say != "" && reading(turn) > most {
			turn[i].Say = s.Short
		}
	}
	turn = together(turn, each(turn, sentences, func(s story.Sentence) story.Harm { return s.Harm }), most)
	turn = together(turn, each(turn, sentences, func(s story.Sentence) story.Called { return s.Called }), most)
	for i := range turn {
		if s := of(&turn[i]); s.Shorter != "" && turn[i].Say == s.Short && reading(turn) > most { // it is not told with others
			turn[i].Say = s.Shorter
		}
	}
	for _, s := range sentences {
		if i := slices.IndexFunc(turn, func(b Beat) bool { return b.From == s.From }); s.Bearers != nil && s.Short != "" && reading(turn) > most {
			turn[i].Say = s.Short
		}
	}
	for i := range turn {
		var new story.Brought
		for _, s := range sentences {
			if s.From >= turn[i].From && s.To <= turn[i].To {
				new = new.And(s.Brought)
			}
		}
		if !new.None() && reading(turn) > most {
			turn[i].Say = new.Names()
		}
	}
	for i := range turn {
		if b := &turn[i]; reading(turn) > most {
			if b.New = 0; of(b).Idle {
				b.Say = ""
			}
		}
	}
	return timed(turn, most)
}

// timed gives each beat the time that it takes to read. In a turn that is still too long pictures and what flies take up to half as long,
// and if very much is lost in it, all goes faster.
func timed(turn []Beat, most int) []Beat {
	over, spare := max(0, reading(turn)-most), 0
	for _, b := range turn {
		spare += max(0, b.Ticks-b.Reading()) / 2
	}
	for i := range turn {
		b := &turn[i]
		b.Ticks = b.shown()
		if over > 0 && spare > 0 {
			b.Ticks -= (b.Ticks - b.Reading()) / 2 * min(over, spare) / spare
		}
	}
	total := max(most, reading(turn))
	for i := range turn {
		turn[i].Ticks = turn[i].Ticks * most / total
	}
	return turn
}

// reading returns how many ticks beats take at normal speed.
func reading(beats []Beat) (total int) {
	for i := range beats {
		total += beats[i].shown()
	}
	return total
}

// told is what can be told of several sentences at once.
type told[T any] interface {
	None() bool
	And(T) T
	String() string
}

// each returns what can be told at once of each beat of a turn: nothing of those that several sentences have become.
func each[T told[T]](turn []Beat, sentences []story.Sentence, of func(story.Sentence) T) (list []T) {
	for _, b := range turn {
		var one T
		if i := slices.IndexFunc(sentences, func(s story.Sentence) bool { return s.From == b.From }); sentences[i].To == b.To {
			one = of(sentences[i])
		}
		list = append(list, one)
	}
	return list
}

// together tells at once what can be told so of each beat, and of beats one after the other in one of them, until a turn can be told in
// time.
func together[T told[T]](turn []Beat, one []T, most int) []Beat {
	for i := range turn {
		if say := one[i].String(); !one[i].None() && Reading(say) < Reading(turn[i].Say) && reading(turn) > most {
			turn[i].Say = say
		}
	}
	for from, i := -1, 0; i < len(turn) && reading(turn) > most; i++ {
		switch {
		case one[i].None() && turn[i].Say != "":
			from = -1
		case one[i].None():
		case from < 0 || len(strings.Fields(one[from].And(one[i]).String())) > story.MostWords:
			from = i
		default:
			one[from] = one[from].And(one[i])
			turn[from] = joined(turn[from:i+1], one[from].String())
			turn, one = slices.Delete(turn, from+1, i+1), slices.Delete(one, from+1, i+1)
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
		all.To, all.Ticks, all.Slight, all.New = b.To, max(all.Ticks, b.Ticks), all.Slight && b.Slight, all.New+b.New
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

// unsaid is how many ticks anything takes at most of which nothing is said: 0.4 s. Only markers that move several spaces take longer.
const unsaid = 24

// length returns how many ticks a beat takes to see at normal speed.
func length(b *Beat, events []rules.Event, calm bool) int {
	n := b.Moment.Kind.Show().Ticks
	if calm && b.Moment.Kind != story.Event { // whose text is to be read
		n /= 2
	}
	for i := b.From; i < b.To; i++ {
		ev := events[i]
		for i+1 < b.To && story.GoesOn(events, i+1) {
			i++
			ev.M = events[i].M
		}
		most := lengthOf(ev)
		if calm {
			most = min(most, Briefly)
		}
		n = max(n, most)
	}
	return n
}

// lengthOf returns how many ticks an event takes to see at normal speed.
func lengthOf(ev rules.Event) int {
	switch ev.Kind {
	case rules.EvDie:
		if ev.Rolled {
			return unsaid
		}
		return 16
	case rules.EvUse, rules.EvAct, rules.EvBarter, rules.EvAttempt, rules.EvRest, rules.EvTurn, rules.EvUnlock:
		return 16
	case rules.EvObstacle, rules.EvProgress, rules.EvLocation, rules.EvTravel, rules.EvOffer, rules.EvCharacter, rules.EvShuffle:
		return unsaid
	case rules.EvStep: // its name changes, and nothing moves
		return Briefly
	case rules.EvProgressed, rules.EvThreat:
		return 14 + 10*abs(int(ev.M)-int(ev.N))
	case rules.EvActivate, rules.EvRecover, rules.EvDiscount, rules.EvShort, rules.EvTrigger, rules.EvStress, rules.EvBox:
		return unsaid
	}
	return 0 // or as long as its moment
}

func abs(n int) int { return max(n, -n) }
