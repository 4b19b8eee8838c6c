package advice

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Activation is what an obstacle in play does when it activates ([activate]), as things stand now.
type Activation struct {
	At content.Slot
	// Symbols are the season symbols that activate it in its slot: that of its row, and winter.
	Symbols []content.Season
	Showing content.Season // the symbol now showing in its region; NoSeason: none
	Now     bool           // that symbol activates it this turn, if it still shows then
	// Nth is its place, from 1, in the order of obstacles that activate this turn; 0 if it does not as things stand, or if that
	// is not certain. It may activate in a slot it is moved to first.
	Nth     int
	Surely  bool                     // it activates this turn, though perhaps not always as the same
	Over    bool                     // it has activated this turn, or the step in which it would is over
	Acted   bool                     // it has activated this turn
	Depends string                   // what Nth depends on: "what you choose in step 4"; "" if it is certain
	Says    []Said                   // what happens now, up to where the players choose; what is rolled or drawn is not known
	Least   [rules.NumPlayers]Harm   // to each player's character: the least that can come of it
	Most    [rules.NumPlayers]Harm   // and the most, over all choices and dice
	May     [rules.NumPlayers]string // what it may do to each, where that depends on what comes before it and it asks nothing
	Asks    string                   // the first choice that it puts to the players, "" if none
	Idle    bool                     // nothing at all comes of it
	Alone   bool                     // all this leaves out what activates before it
}

// OfActivation returns what an obstacle in play will do, and when it activates ([activate]): after those that activate before it where that
// is certain, and else as if it activated now; if it may this turn, with the dice that the refresh rolls before.
func OfActivation(b *rules.Rulebook, s *rules.State, id content.ObstacleID) Activation {
	a := ActivationNow(b, s, id)
	if a.Acted = s.HasActivated(id); a.Acted || s.IsOver(rules.StepActivate) {
		a.Over = true
		return a
	}
	e := endingsOf(b, s, false)
	first, surely, alike := e.turnOf(id)
	a.Surely = surely || !e.whole && foresee(b, s).surely(id)
	switch {
	case !alike:
		a.Depends, a.Alone = e.threatsToCome().DependsOn(), true
	case surely:
		a.Nth = first + activated(s)
		a.Alone = first > 1
	}
	if !a.Surely && a.Depends == "" {
		return a
	}
	var tables []rules.State
	all := false
	if a.Surely {
		tables, all = asItActivates(b, s, id)
	}
	if all {
		a.Alone = false
	} else if tables = nil; usesPool(b, id) {
		eachRefreshed(b, s, true, func(t *rules.State, _ rules.Rolls) { tables = append(tables, *t) })
	}
	if tables != nil {
		a.inItsTurn(b, tables, id)
	}
	return a
}

// activated returns how many obstacles have activated this turn.
func activated(s *rules.State) (n int) {
	for id := range content.ObstacleID(content.MaxObstacles) {
		if s.HasActivated(id) {
			n++
		}
	}
	return n
}

// ActivationNow returns what an obstacle in play would do if it activated now.
func ActivationNow(b *rules.Rulebook, s *rules.State, id content.ObstacleID) Activation {
	observed := b.Observation(s)
	at := s.Obstacles[id].At
	a := Activation{
		At: at, Symbols: []content.Season{rules.SeasonOf(at), content.Winter},
		Showing: b.Showing(s, at.Region()), Now: b.Activates(s, at),
	}
	do := func(t *rules.State, story *rules.Story, rolls rules.Rolls) { b.TryObstacle(t, id, story, rolls) }
	r := explore(b, &observed, allFalls, do)
	a.Least, a.Most = r.least, r.most
	t := observed
	story := rules.Story{Keep: true}
	do(&t, &story, nil)
	a.Says = told(b, &story)
	if len(b.Moves(&t, nil)) > 0 {
		a.Asks = b.Prompt(&t).Text
	}
	a.Idle = a.Asks == "" && !slices.ContainsFunc(story.Events, func(e rules.Event) bool { return e.Kind != rules.EvTrigger })
	return a
}

// Trigger is an obstacle that is to activate.
type Trigger struct {
	Obstacle content.ObstacleID
	At       content.Slot // where it is as its turn comes
}

// Activated is a forecast of the coming activate step ([activate]) as things stand now. It holds whatever the refresh before it
// rolls.
type Activated struct {
	Slots     []content.Slot // that are activated, in order
	Obstacles []Trigger      // that activate, in order
	// Asked: the step asks the players to choose. Slots and Obstacles then assume the first option each time.
	Asked bool
	// Turned: the top of an obstacle pile changes during the step. What follows in its region depends on a hidden card.
	Turned bool
	Says   []Said // what comes about whatever the players choose, and what they choose
	Brief  []Said // the same for who does not look at the boards: without slots that do nothing, and without the harm
	// Threats is what the threats step after it does.
	Threats Coming
	harm    [rules.NumPlayers]Harm // that certainly comes to each player's character, as far as the dice hold that were looked at
	whole   bool                   // all that the players may choose was looked at
}

// mostEvents bounds the events of one step, against endless loops.
const mostEvents = 10000

// Activating returns what the coming activate step does as things stand now, in the order of the rules, or what is left of it
// where it has begun.
func Activating(b *rules.Rulebook, s *rules.State) Activated {
	a := activating(b, s)
	a.foretell(b, s)
	return a
}

// activating returns Activating without what is said of it.
func activating(b *rules.Rulebook, s *rules.State) Activated {
	var a Activated
	if s.IsOver(rules.StepActivate) {
		return a
	}
	t := b.Observation(s)
	before := t
	var story rules.Story
	b.TryActivate(&t, &story, nil)
	for legal := b.Moves(&t, nil); len(legal) > 0 && len(story.Events) < mostEvents; legal = b.Moves(&t, nil) {
		a.Asked = true
		_ = b.ApplyRolling(&t, legal[0], &story, nil) // a listed move is never refused
	}
	for _, e := range story.Events {
		switch e.Kind {
		case rules.EvActivate:
			a.Slots = append(a.Slots, e.Slot)
		case rules.EvTrigger:
			a.Obstacles = append(a.Obstacles, Trigger{content.ObstacleID(e.Card), e.Slot})
		}
	}
	a.Turned = t.Draw != before.Draw
	return a
}

// When says when the obstacle activates.
func (a *Activation) When(b *rules.Rulebook) string {
	shows := a.Showing.String()
	if a.Showing == content.NoSeason {
		shows = "nothing"
	}
	when := fmt.Sprintf("Activates when %s shows %s or winter; now it shows %s.", b.RegionName(a.At.Region()), a.Symbols[0], shows)
	switch {
	case a.Acted:
		when += " It has activated this turn."
	case a.Over:
	case a.Depends != "" && a.Surely:
		when = fmt.Sprintf("Activates this turn; as which in the order depends on %s.", a.Depends)
	case a.Depends != "":
		when += fmt.Sprintf(" Whether it activates this turn depends on %s.", a.Depends)
	case a.Nth == 0 && a.Now:
		when = fmt.Sprintf("Activates when %s shows %s or winter. It shows %s, but this is moved or gone by then.",
			b.RegionName(a.At.Region()), a.Symbols[0], a.Showing)
	case a.Nth > 0 && a.Now:
		when = fmt.Sprintf("Activates %s this turn (%s).", nth(a.Nth), a.Showing)
	case a.Nth > 0:
		when = fmt.Sprintf("Activates %s this turn, where it is moved to.", nth(a.Nth))
	}
	return when
}

// nth words a place in an order, from 1: "first", "12th".
func nth(n int) string {
	if words := []string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"}; n <= len(words) {
		return words[n-1]
	}
	return fmt.Sprintf("%dth", n) // no more than 20 obstacles activate
}

// Brings says what happens as the obstacle activates, what the players choose, and what that may do to each character.
func (a *Activation) Brings(b *rules.Rulebook, s *rules.State) []Said {
	say := slices.DeleteFunc(counted(a.Says), func(one Said) bool { return one.Harms() && a.May[one.Of] != "" })
	if a.Asks != "" {
		say = append(say, Said{Kind: choosing, Words: "You choose: " + a.Asks})
	}
	for p := range a.Most {
		if a.May[p] != "" {
			say = append(say, saying(b.PlayerName(s, p)+": "+a.May[p]+"."))
		} else if !a.Most[p].None() && a.Asks != "" {
			say = append(say, saying(b.PlayerName(s, p)+": "+between(&a.Least[p], &a.Most[p])+"."))
		}
	}
	return say
}
