package story

import (
	"fmt"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"

	"sixwinters/rules"
)

// nothing is told of locations and obstacles that activate for nothing.
const nothing = "%s: nothing happens"

// IdleSteps says of each step that nothing happened in it.
var IdleSteps = [rules.NumSteps]string{
	rules.StepEvent:        "Nothing happens.",
	rules.StepActions:      "Nobody acts.",
	rules.StepRefresh:      "No dice are rolled.",
	rules.StepActivate:     "Nothing activates.",
	rules.StepNewObstacles: "No obstacle comes into play.",
	rules.StepThreats:      "No threat has more than 2 symbols: none rises.",
	rules.StepTime:         "The time marker stays.",
}

// idle reports whether a step that runs by itself ends at once.
func (t *teller) idle(i int) bool {
	if rules.Step(t.story.Events[i].N) == rules.StepActions || i+1 == len(t.story.Events) {
		return false
	}
	next := t.story.Events[i+1].Kind
	return next == rules.EvStep || next == rules.EvTurn || next == rules.EvYearOver
}

// refresh counts the dice that the refresh step rolls, at the first of them ([refresh]).
func (t *teller) refresh(i int) (w words) {
	rolled := func(ev rules.Event) bool { return ev.Kind == rules.EvDie && ev.Rolled }
	for at := i - 1; at >= 0 && t.story.Events[at].Kind != rules.EvStep; at-- {
		if rolled(t.story.Events[at]) {
			return w
		}
	}
	n := 0
	for at := i; at < len(t.story.Events) && t.story.Events[at].Kind != rules.EvStep; at++ {
		if rolled(t.story.Events[at]) {
			n++
		}
	}
	w = say("Refresh", rules.HowMany(n, "new die", "new dice"))
	w.alone = true
	return w
}

// activations tells which seasons activate which slots, from an event on to the end of the step, or to a pile that shows its
// season only later ([activate]). Where a question interrupts the step, it goes on to what the piles of the other regions show.
func (t *teller) activations(from int) words {
	if from >= len(t.story.Events) {
		return words{}
	}
	s := &t.story.States[from]
	var told activated
	last := content.Region(content.NumRegions) // that is told of, if the story ends with it
	for i := from; i < len(t.story.Events); i++ {
		ev := t.story.Events[i]
		if ev.Kind == rules.EvStep {
			last = content.NumRegions
			break
		}
		if ev.Kind != rules.EvActivate {
			continue
		}
		region := ev.Slot.Region()
		if i > from && t.book.Showing(s, region) != ev.Season {
			last = content.NumRegions
			break
		}
		t.announced, last = i+1, region
		told.add(t.book, s, ev.Season, ev.Slot)
	}
	if told.seasons == nil {
		return words{}
	}
	for region := last + 1; region < content.NumRegions; region++ {
		told.addShowing(t.book, s, region)
	}
	return words{does: []clause{{one: told.String()}}, alone: true}
}

// trigger tells of an obstacle that activates, unless what comes of it is told, which names it.
func (t *teller) trigger(i int) (w words, begins bool) {
	ev, told := t.story.Events[i], !t.now.empty()
	last := i + 1
	if last < len(t.story.Events) && t.story.Events[last].CausedBy(ev) && MomentOf(t.book, t.story, last).Kind != None {
		return w, told
	}
	for ; last < len(t.story.Events) && t.story.Events[last].CausedBy(ev); last++ {
		if _, does := t.book.Clause(&t.story.States[last], t.story.Events[last]); does != "" {
			return words{why: t.card(&t.story.States[i], ev)}, told
		}
	}
	if t.story.Idle(i) {
		return words{does: []clause{{one: nothing, names: []string{t.card(&t.story.States[i], ev)}}}}, told && !t.now.idle()
	}
	return say("", t.card(&t.story.States[i], ev)+" activates"), told // it asks the players
}

// wordsOfRise is how many words "the support threat goes up 2 spaces for 4 symbols" has.
const wordsOfRise = 10

// threat tells at its first step how far a threat goes on, and in the threats step by which symbols ([threats]).
func (t *teller) threat(i int) words {
	ev := t.story.Events[i]
	last := i
	steps := 0
	for at := i; at < len(t.story.Events) && t.story.Events[at].Kind != rules.EvStep; at++ {
		if e := &t.story.Events[at]; e.Kind == ev.Kind && e.Resource == ev.Resource && e.Cause == ev.Cause && e.M > e.N {
			steps, last = steps+1, at
		}
	}
	s := &t.story.States[last]
	if ev.Cause.Kind != rules.ByStep || ev.M < ev.N {
		return say(t.book.Clause(s, ev))
	}
	if t.risen[ev.Resource] {
		return words{}
	}
	t.risen[ev.Resource] = true
	w := words{alone: true}
	count := advice.CountThreats(t.book, &t.story.States[i], ev.Resource)
	for _, card := range count.From {
		w.bearers = append(w.bearers, card.Obstacle)
	}
	full, is := t.full(i)
	does := fmt.Sprintf("%s, since %s %s full", advice.Up(steps), full, is)
	if more := steps - count.Over; count.Over > 0 {
		on, also := ", on "+count.Bearers(t.book), ""
		if more > 0 {
			if also = fmt.Sprintf(", and %d since %s %s full", more, full, is); len(strings.Fields(also)) > MostWords-wordsOfRise {
				also = fmt.Sprintf(", and %d since others are full", more)
			}
		}
		if len(strings.Fields(on+also)) > MostWords-wordsOfRise {
			on = "" // they glow
		}
		does = fmt.Sprintf("%s for %d symbols%s%s", advice.Up(count.Over), count.Symbols, on, also)
	}
	w.does = []clause{{one: fmt.Sprintf("the %s threat goes %s", ev.Resource, does)}}
	return w
}

// full names the threats that others move on for, since their markers are on the last space, with "is" or "are".
func (t *teller) full(i int) (names, is string) {
	s := &t.story.States[i]
	var all []string
	for r := range content.Resource(content.NumResources) {
		if to, _ := s.ThreatGoesTo(r); to != r && advice.CountThreats(t.book, s, r).Over > 0 {
			all = append(all, r.String())
		}
	}
	switch len(all) {
	case 0:
		return "other tracks", "are"
	case 1:
		return all[0], "is"
	}
	return rules.Joined(all, "and"), "are"
}

// defence tells of dice that are rolled to defend: how many, and what they have to show ([defend]).
func (t *teller) defence(i, dice int) words {
	s := &t.story.States[i]
	a := &s.Attempt
	need := t.book.DefenceShows(s, a.Obstacle)
	does := t.book.TeamName(s, a.Team) + " roll"
	if a.Team&(a.Team-1) == 0 {
		does += "s"
	}
	does += " " + rules.HowMany(dice, "die", "dice")
	if list := advice.ValueList(&need); list != "" {
		does += ", and must show " + list
	}
	return say(t.book.ObstacleName(s, a.Obstacle), does)
}
