package story

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"

	"sixwinters/rules"
)

// Sentence is what is told at once.
type Sentence struct {
	From, To int                  // events of the story
	Say      string               // "" where nothing needs to be said: the log tells all of it
	Full     string               // what the recap says
	Short    string               // what is said where there is too much to read, or ""
	Shorter  string               // where that is still too much, or ""
	Idle     bool                 // it tells that nothing happened in a step
	Slight   bool                 // nothing comes of what it tells, or that is told next
	Weight   int                  // 0 to Heavy: where there is too much to read, the lightest sentences go first, and Heavy ones never
	Gains    bool                 // it is heavy only because the players gain something by it
	Moment   Moment               // that it is, if it is one
	At       int                  // the event that its moment begins with
	Bearers  []content.ObstacleID // of the threat symbols that it tells of
	Places   []content.Slot       // that it says activate
	Harm     Harm                 // that it tells of
	Called   Called               // the obstacles that activate in it, if the players lose nothing by it
	Brought  Brought              // the new obstacles that it tells of
}

// Heavy is the weight of what the players lose or a card gives them: nobody may miss that.
const Heavy = 6

// MostWords is how many words a sentence has that tells more than one thing.
const MostWords = 18

// Sentences divides a story, whose tables have been kept. For lessons, which stop at single events, each event but dice is told
// apart.
func Sentences(book *rules.Rulebook, story *rules.Story, apart bool) []Sentence {
	t := teller{book: book, story: story, apart: apart}
	for i := range story.Events {
		t.tell(i)
	}
	t.close()
	return t.list
}

// teller divides a story. Its last sentence is still open.
type teller struct {
	book      *rules.Rulebook
	story     *rules.Story
	apart     bool
	list      []Sentence
	now       words
	by        rules.Event // that the last sentence is about, with what comes of it
	announced int         // activations before this event have been told
}

// words are those of a sentence: "why: does, does."
type words struct {
	why     string
	reach   string // behind it: whom it reaches, in brackets; not counted among the words
	does    []clause
	alone   bool   // nothing more is told with it
	reward  bool   // of a completed card: all that it brings is told with it, in several sentences where one would be too long
	brief   string // how far threats advance, with the first of the cards; or that none does; or what season it is
	idles   bool   // of obstacles and locations that activate for nothing
	bearers []content.ObstacleID
	places  []content.Slot
}

// clause is a part of a sentence. What is told of several names is told once: %s stands for them.
type clause struct {
	one, several string // formats; several is "" if it is the same
	names        []string
	many         string // how several of one name are written; "": as cards
}

// How what is said of stress that one character takes begins, and what is said of what becomes of it.
const (
	stress  = "%s takes "
	becomes = "%s is "
)

func (c clause) String() string {
	if c.names == nil {
		return c.one
	}
	format := c.one
	if len(c.names) > 1 && c.several != "" {
		format = c.several
	}
	return fmt.Sprintf(format, rules.JoinedOnce(c.names, cmp.Or(c.many, rules.ManyCards)))
}

// say returns words that are one clause.
func say(why, does string) words { return words{why: why, does: []clause{{one: does}}} }

func (w *words) empty() bool { return w.why == "" && len(w.does) == 0 }

// idle reports whether the words are of what activated for nothing.
func (w *words) idle() bool { return w.idles && len(w.does) > 0 }

func (w *words) String() string {
	var list []string
	for _, c := range w.does {
		list = append(list, c.String())
	}
	say := strings.Join(list, "; ")
	if w.reward && len(strings.Fields(w.why+say)) > MostWords {
		for i := range list {
			list[i] = rules.Capital(list[i])
		}
		say = strings.Join(list, ". ")
	}
	switch {
	case w.idle():
		return rules.Capital(strings.Join(list, ", ") + ": nothing happens.")
	case w.empty():
		return ""
	case say == "":
		say = w.why + w.reach
	case w.why != "" && !strings.HasPrefix(say, w.why):
		say = w.why + w.reach + ": " + rules.Capital(say)
	}
	return rules.FixFullStops(rules.Capital(say) + ".")
}

// short says of what activates for nothing the shortest reasons, then only its names, of threats the first of the cards, and of time the season;
// "" of others.
func (w *words) short() (short, shorter string) {
	if !w.idle() {
		return w.brief, ""
	}
	brief := words{idles: true}
	var names []string
	for _, c := range w.does {
		names = append(names, c.names...)
		c.one = shortest(c.one)
		i := slices.IndexFunc(brief.does, func(of clause) bool { return of.one == c.one })
		if i < 0 {
			brief.does = append(brief.does, c)
		} else {
			brief.does[i].names = slices.Concat(brief.does[i].names, c.names)
		}
	}
	why := ""
	if len(brief.does) == 1 { // one reason for all
		why = strings.TrimPrefix(brief.does[0].one, "%s")
	}
	return brief.String(), rules.Capital(rules.JoinedOnce(names, rules.ManyCards) + why + ": nothing happens.")
}

// shortest returns the first of the reasons in brackets, in as few words as it takes: "%s (nobody)" of "%s (nobody in the region, no dice
// in the pool)".
func shortest(why string) string {
	if strings.HasSuffix(why, "activated already)") {
		return "%s (activated already)"
	}
	why, _, _ = strings.Cut(strings.TrimSuffix(why, ")"), ", ")
	if strings.HasPrefix(why, "%s (no ") || strings.HasPrefix(why, "%s (nobody ") {
		why, _, _ = strings.Cut(why, " in ")
		why, _, _ = strings.Cut(why, " to ")
	}
	return why + ")"
}

// with returns the words with more, and whether they may stand together.
func (w words) with(more words) (words, bool) {
	if w.empty() {
		return more, true
	}
	fits := !w.alone && !more.alone && w.idle() == more.idle()
	w.does = slices.Clone(w.does)
	for _, c := range more.does {
		last := len(w.does) - 1
		switch takes, is := strings.CutPrefix(c.one, stress); {
		case last >= 0 && c.names != nil && w.does[last].one == c.one:
			w.does[last].names = slices.Concat(w.does[last].names, c.names)
		case last < 0 || !strings.HasPrefix(w.does[last].one, stress) || !slices.Equal(w.does[last].names, c.names):
			w.does = append(w.does, c)
		case is:
			w.does[last].one += " and " + takes
			w.does[last].several += " and " + takes
		case strings.HasPrefix(c.one, becomes):
			is := func(what string) string { return strings.Replace(strings.TrimPrefix(what, "%s"), " now ", " ", 1) }
			w.does[last].one += " and" + is(c.one)
			w.does[last].several += " and" + is(c.several)
		default:
			w.does = append(w.does, c)
		}
	}
	if w.reach == "" && w.why == more.why {
		w.reach = more.reach
	}
	counted := w
	counted.reach = ""
	if w.reward && more.reward {
		return w, fits
	}
	return w, fits && len(strings.Fields(counted.String())) <= MostWords
}

// tell tells an event with the last sentence, or begins another one.
func (t *teller) tell(i int) {
	ev, matters := t.story.Events[i], MomentOf(t.book, t.story, i)
	says, begins := t.words(i)
	goesOn := t.goesOn(i, matters)
	begins = begins || matters.Kind != None && !goesOn || t.apart && (ev.Kind != rules.EvDie || i > 0 && t.story.Events[i-1].Kind != rules.EvDie)
	if !begins && len(t.list) > 0 && !t.clashes(i, says) {
		last := &t.list[len(t.list)-1]
		if says.empty() {
			last.To = i + 1
			return
		}
		if both, fit := t.now.with(says); fit &&
			(t.now.empty() || says.idle() || ev.CausedBy(t.by) || sameCause(ev, t.by) && t.oneTopic(ev, says)) {
			if t.now.empty() {
				t.by = ev
			}
			if t.now, last.To = both, i+1; goesOn && last.Moment.Kind != matters.Kind {
				last.Moment, last.At = matters, i
			}
			return
		}
	}
	t.close()
	t.list = append(t.list, Sentence{From: i, To: i + 1, Moment: matters, At: i})
	t.now, t.by = says, ev
}

// sameCause reports whether two events have the same cause, where a card's text that affects several characters is one.
func sameCause(a, b rules.Event) bool {
	if a.Cause.Kind == rules.ByText && a.Cause.Program.Kind == rules.OnOvercome {
		a.Cause.Player = b.Cause.Player
	}
	return a.Cause == b.Cause
}

// goesOn reports whether a moment belongs to what the last sentence tells: what comes of stress, who else suffers or gains a rank from the
// same cause, and the location that takes the place of a burned one.
func (t *teller) goesOn(i int, matters Moment) bool {
	if len(t.list) == 0 || i == 0 || !sameCause(t.story.Events[i], t.story.Events[i-1]) {
		return false
	}
	before := t.list[len(t.list)-1].Moment.Kind
	switch matters.Kind {
	case Afflicted, KnockedOut:
		return before == matters.Kind || before == None && t.story.Events[i-1].Kind == rules.EvStress
	case Ranked:
		return before == Ranked
	case Arrived:
		return before == Burned
	}
	return false
}

// oneTopic reports whether what has the same cause also belongs together: between two years all has the same.
func (t *teller) oneTopic(ev rules.Event, says words) bool {
	if ev.Cause.Kind != rules.BySetup && ev.Cause.Kind != rules.BySessionEnd {
		return true
	}
	return len(says.does) > 0 && len(t.now.does) > 0 && says.does[0].one == t.now.does[len(t.now.does)-1].one
}

// close ends the last sentence.
func (t *teller) close() {
	if n := len(t.list); n > 0 {
		last := &t.list[n-1]
		last.Say, last.Bearers, last.Places = t.now.String(), t.now.bearers, t.now.places
		last.Harm = t.harm(last.From, last.To)
		last.Idle = t.story.Events[last.From].Kind == rules.EvStep && idle(t.story, last.From)
		last.Slight = last.Idle || t.now.idle() || t.now.places != nil
		last.Called = t.called(last.From, last.To)
		last.Brought = t.brought(last.From, last.To)
		if last.Full = last.Say; last.Say != "" {
			last.Full = t.full(last.Say, last.From, last.To)
		}
		last.Short, last.Shorter = t.now.short()
		for i := last.From; i < last.To; i++ {
			ev := t.story.Events[i]
			if last.Weight = max(last.Weight, weight(ev)); rules.BeginsStage(ev) {
				s := &t.story.States[i]
				last.Short = fmt.Sprintf("Stage %s begins: %s each turn.", rules.Roman(int(s.Stage)), rules.HowMany(t.book.NewObstacles(s), "new obstacle", "new obstacles"))
			}
		}
		last.Gains = last.Weight < Heavy && slices.ContainsFunc(t.story.Events[last.From:last.To], gains)
		if last.Gains {
			last.Weight = Heavy
		}
		if last.Places != nil { // what the season activates
			last.Weight = max(last.Weight, Heavy-1)
		}
		switch last.Moment.Kind {
		case Risen:
			if last.Bearers == nil {
				last.Weight = Heavy - 1 // its picture says which threat rises, and to which level
			}
		case Arrived:
			last.Weight = Heavy
		}
	}
	t.now = words{}
}

// weight returns how much an event weighs, 0 to Heavy.
func weight(ev rules.Event) int {
	if Loses(ev) || rules.BeginsStage(ev) {
		return Heavy
	}
	switch ev.Kind {
	case rules.EvTrigger: // each card that activates is named
		return Heavy
	case rules.EvThreat:
		if ev.Cause.Kind == rules.ByStep {
			return Heavy
		}
	case rules.EvObstacle:
		if ev.Cause.Kind == rules.ByEmptySlot { // why a card moves that does not activate
			return Heavy
		}
		if ev.Cause.Kind == rules.ByText && ev.Cause.Program.Kind == rules.OnOvercome { // what overcoming a card does besides
			return Heavy
		}
		return 4
	case rules.EvTurn, rules.EvShuffle:
		return 0
	case rules.EvDie, rules.EvProgress, rules.EvStep:
		return 1
	case rules.EvBox:
		return 2
	case rules.EvUnlock:
		return 3
	case rules.EvActivate:
		return 4
	}
	return Heavy - 1
}

// Loses reports whether the players lose something by an event that none of them chose: health, a character, a die, ground or a place.
func Loses(ev rules.Event) bool {
	switch ev.Kind {
	case rules.EvStress:
		return ev.N > 0 && ev.Cause.Kind != rules.ByPlayer
	case rules.EvCondition, rules.EvKnockedOut, rules.EvBurned, rules.EvBurnLocation:
		return true
	case rules.EvProgressed:
		return ev.M < ev.N
	case rules.EvDie:
		held := ev.From.Spot == rules.OnMat || ev.From.Spot == rules.AtLocation || ev.From.Spot == rules.InStash || ev.From.Spot == rules.InPool
		return held && ev.To.Spot == rules.InSupply && ev.Cause.Kind == rules.ByText
	}
	return false
}

// gains reports whether the players are given a die by a text.
func gains(ev rules.Event) bool {
	lies := ev.To.Spot == rules.OnMat || ev.To.Spot == rules.AtLocation || ev.To.Spot == rules.InPool
	return ev.Kind == rules.EvDie && ev.From.Spot == rules.InSupply && lies && ev.Cause.Kind == rules.ByText
}

// clashes reports whether what an event moves has moved in the last sentence already, since two ways of it are not shown at once;
// so are dice that are rolled and dice that are not, or dice that roll and what comes of them.
func (t *teller) clashes(i int, says words) bool {
	ev, last := t.story.Events[i], t.list[len(t.list)-1]
	return slices.ContainsFunc(t.story.Events[last.From:last.To], func(before rules.Event) bool {
		if before.Kind != ev.Kind {
			return before.Rolled && !says.empty()
		}
		switch ev.Kind {
		case rules.EvDie:
			return before.Rolled != ev.Rolled || before.To == ev.From && before.From != before.To // more than a reroll where it lies
		case rules.EvObstacle, rules.EvProgress:
			return before.Card == ev.Card
		case rules.EvTravel:
			return before.Player == ev.Player
		}
		return false
	})
}

// words returns what an event is told with, and whether a new sentence begins with it in any case.
func (t *teller) words(i int) (w words, begins bool) {
	s, ev := &t.story.States[i], t.story.Events[i]
	told := !t.now.empty()
	if s.Phase == rules.Setup {
		return w, ev.Kind != rules.EvDie // the table is laid
	}
	if i > 0 && t.story.States[i-1].Phase == rules.Setup {
		t.close()
		t.list = append(t.list, Sentence{From: i, To: i})
	}
	switch ev.Kind {
	case rules.EvStep:
		if w.alone = true; idle(t.story, i) {
			w.does = []clause{{one: strings.TrimSuffix(idleStep(t.book, s, rules.Step(ev.N)), ".")}}
			if rules.Step(ev.N) == rules.StepThreats {
				w.brief = "No threat rises."
			}
		} else if rules.Step(ev.N) == rules.StepActivate {
			w = t.activations(i + 1)
		}
		return w, true
	case rules.EvActivate:
		announces := i >= t.announced
		if announces {
			w = t.activations(i)
		}
		if t.story.Idle(i) && t.story.Events[i+1].Kind != rules.EvTrigger {
			w.idles = w.empty()
			why := ": " + t.book.NothingAt(s, ev.Slot)
			if w.idles {
				why = inBrackets(t.book.NothingAt(s, ev.Slot))
			}
			w.does = append(w.does, clause{one: "%s" + why, names: []string{t.book.Location(s, ev.Slot).Name}})
		}
		return w, told && (announces || !t.now.idle())
	case rules.EvTrigger:
		return t.trigger(i)
	case rules.EvSeason:
		w.why = t.book.Content().Events[ev.Season][ev.N].Name
		if whom := t.book.EventReach(ev.Season, int(ev.N)); whom != "" {
			w.reach = inBrackets(whom)
		}
		if t.story.Idle(i) {
			w.does, w.alone = []clause{{one: "nobody affected"}}, true
		}
		return w, told
	case rules.EvThreat:
		return t.threat(i), !GoesOn(t.story.Events, i)
	case rules.EvUnlock:
		if next := i + 1; next < len(t.story.Events) && t.story.Events[next].Kind == rules.EvObstacle && t.story.Events[next].To.Spot == rules.AttachedAt {
			return w, true // where it comes to is told
		}
		w.why, _ = t.book.Clause(s, ev)
		w.does = []clause{{one: "%s unlocked", names: []string{t.card(s, ev)}}}
		return w, false
	case rules.EvBox:
		season := t.book.Season(s).String()
		w = say("Time", "the marker moves to "+season)
		w.brief = rules.Capital(season) + " begins."
		if ev.N > 0 && i > 0 && t.book.Season(&t.story.States[i-1]).String() == season {
			w = say("Time", "the marker moves on, and it is still "+season)
			w.brief = "Still " + season + "."
		}
		w.alone = true
		return w, told
	case rules.EvDie:
		if ev.Rolled && s.Step == rules.StepRefresh {
			w = t.refresh(i)
			return w, !w.empty()
		}
		if m := MomentOf(t.book, t.story, i); m.Kind == Roll {
			return t.defence(i, m.N), true
		}
		if t.rolledByReward(i) {
			return w, false // its advance has told it
		}
	case rules.EvYearOver, rules.EvYear, rules.EvCampaignOver, rules.EvUnlockCharacter:
		w.alone = true
	case rules.EvShuffle:
		if rules.BeginsStage(ev) {
			why, does := t.book.Clause(s, ev)
			return words{why: why, does: []clause{{one: does}}, alone: true}, true
		}
	}
	if who := Reorders(t.book, s, ev); who != "" {
		return words{does: []clause{{one: "%s puts the staged cards in another order", names: []string{who}}}}, begins
	}
	if silent(ev) {
		return w, begins
	}
	if why, does := t.book.Clause(s, ev); does != "" {
		if why != "" {
			w.reach = t.reach(s, ev)
		}
		w.why, w.does = why, []clause{t.clause(s, ev, does)}
		if ev.Kind == rules.EvComplete || ev.Kind == rules.EvProgressed && ev.Cause.Kind == rules.ByReward {
			w.reward = true
			w.does = append(w.does, t.rolls(i)...)
		}
	}
	return w, begins
}

// Reorders returns the character whose ability moves a staged card to another place, or "".
func Reorders(b *rules.Rulebook, s *rules.State, ev rules.Event) string {
	if ev.Kind == rules.EvProgress && ev.From.Spot == rules.Staged && ev.To.Spot == rules.Staged && ev.Cause.Program.Kind == rules.OnUse {
		return b.PlayerName(s, int(ev.Cause.Player))
	}
	return ""
}

// clause returns what is said of an event, so that the same is said once of several.
func (t *teller) clause(s *rules.State, ev rules.Event, does string) clause {
	switch {
	case ev.Kind == rules.EvStress:
		if who, takes, is := strings.Cut(does, " takes "); is {
			return clause{stress + takes, "%s take " + takes, []string{who}, ""}
		}
	case ev.Kind == rules.EvOffer:
		return clause{one: "%s drawn for " + t.book.RegionName(t.book.Content().Locations[ev.Card].Region),
			names: []string{t.book.Content().Locations[ev.Card].Name}}
	case ev.Kind == rules.EvLocation && len(t.list) > 0 && t.list[len(t.list)-1].Moment.Kind == Burned:
		return clause{one: "%s replaces it", names: []string{t.book.Content().Locations[ev.Card].Name}}
	case ev.Kind == rules.EvCondition, ev.Kind == rules.EvKnockedOut, ev.Kind == rules.EvRecover:
		if who, is, found := strings.Cut(does, " is "); found {
			return clause{"%s is " + is, "%s are " + is, []string{who}, ""}
		}
	case ev.Kind == rules.EvDie && ev.Rolled && ev.From.Spot == rules.InSupply && ev.To.Spot == rules.AtLocation &&
		ev.Cause.Kind == rules.ByText:
		at := t.book.Location(s, content.Slot(ev.To.N)).Name
		return clause{"new " + ev.Die.Kind().String() + " at %s", "", []string{at}, rules.ManyPlaces}
	case ev.Kind == rules.EvDie && ev.From.Spot == rules.InPool && ev.To.Spot == rules.InSupply:
		return clause{"%s leaves the pool", "%s leave the pool", []string{rules.DieName(ev.Die)}, rules.ManyDice}
	case ev.Kind == rules.EvDie && ev.From.Spot == rules.AtLocation && ev.To.Spot == rules.InSupply:
		at := t.book.Location(s, content.Slot(ev.From.N)).Name
		return clause{ev.Die.Kind().String() + " leaves %s", "", []string{at}, rules.ManyPlaces}
	}
	return clause{one: does}
}

// card returns the name of an event's obstacle on a table.
func (t *teller) card(s *rules.State, ev rules.Event) string {
	return t.book.ObstacleName(s, content.ObstacleID(ev.Card))
}

// silent reports whether an event is what its player has just done, or is seen well enough without words.
func silent(ev rules.Event) bool {
	cleared := ev.Cause.Kind == rules.BySessionEnd
	switch ev.Kind {
	case rules.EvTurn, rules.EvShuffle:
		return !rules.BeginsStage(ev)
	case rules.EvObstacle: // its unlocking has been told
		return cleared || ev.Cause.Kind == rules.ByThreat && ev.To.Spot != rules.AttachedAt
	case rules.EvProgress:
		return cleared || ev.To.Spot == rules.Staged || ev.Cause.Kind == rules.ByStaged || ev.Cause.Kind == rules.ByPlayer
	case rules.EvDie, rules.EvTravel, rules.EvStress, rules.EvRest, rules.EvAttempt, rules.EvUse, rules.EvAct, rules.EvBarter:
		return ev.Cause.Kind == rules.ByPlayer
	}
	return false
}
