package story

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// IdleSteps says of each step that nothing happened in it.
var IdleSteps = [rules.NumSteps]string{
	rules.StepEvent:        "Nothing happens.",
	rules.StepActions:      "Nobody acts.",
	rules.StepRefresh:      "No dice are rolled.",
	rules.StepActivate:     "Nothing activates.",
	rules.StepNewObstacles: "No obstacle comes into play.",
	rules.StepThreats:      "No threat has more than 2 symbols: none rises.",
	rules.StepTime:         "The year ends.",
}

// idle reports whether a step that runs by itself, and begins with an event, ends at once.
func idle(story *rules.Story, i int) bool {
	if rules.Step(story.Events[i].N) == rules.StepActions || i+1 == len(story.Events) {
		return false
	}
	next := story.Events[i+1].Kind
	return next == rules.EvStep || next == rules.EvTurn || next == rules.EvYearOver
}

// refresh tells at the first die that the refresh step rolls which values come into the pools, and how many action dice; where that is
// too much to read, how many dice ([refresh]).
func (t *teller) refresh(i int) (w words) {
	for at := i - 1; at >= 0 && t.story.Events[at].Kind != rules.EvStep; at-- {
		if t.refreshes(at) {
			return w
		}
	}
	actions := 0
	var pools [content.NumResources][]string
	rolled := t.rolledFrom(i)
	for _, ev := range rolled {
		if ev.To.Spot == rules.InPool {
			pools[ev.To.N] = append(pools[ev.To.N], strconv.Itoa(ev.Die.Value()))
		} else {
			actions++
		}
	}
	var all []string
	for r, values := range pools {
		if values != nil {
			all = append(all, content.Resource(r).String()+" "+rules.Joined(values, "and"))
		}
	}
	if all != nil && actions > 0 {
		all = append(all, rules.HowMany(actions, "action die", "action dice"))
	}
	w = say("Refresh", strings.Join(all, "; "))
	if all == nil || len(strings.Fields(w.String())) > MostWords {
		w = say("Refresh", rules.HowMany(len(rolled), "new die", "new dice"))
	}
	w.alone = true
	return w
}

// refreshes reports whether an event is a roll of the refresh step.
func (t *teller) refreshes(i int) bool {
	ev := &t.story.Events[i]
	return t.story.States[i].Step == rules.StepRefresh && ev.Kind == rules.EvDie && ev.Rolled
}

// rolledFrom returns the rolls of a step from an event on.
func (t *teller) rolledFrom(i int) (rolled []rules.Event) {
	for ; i < len(t.story.Events) && t.story.Events[i].Kind != rules.EvStep; i++ {
		if ev := t.story.Events[i]; ev.Kind == rules.EvDie && ev.Rolled {
			rolled = append(rolled, ev)
		}
	}
	return rolled
}

// lostUnspent says at the first roll of the refresh step how many unspent dice went back in it, "" where none did ([refresh]).
func (t *teller) lostUnspent(i int) string {
	var lost [rules.NumPlayers]int
	for at, ev := range t.story.Events {
		if t.story.States[at].Step == rules.StepRefresh && ev.Kind == rules.EvDie && ev.From.Spot == rules.OnMat && ev.To.Spot == rules.InSupply {
			lost[ev.From.N]++
		}
	}
	var all []string
	for p, n := range lost {
		if n > 0 {
			all = append(all, fmt.Sprintf("%d of %s", n, t.book.PlayerName(&t.story.States[i], p)))
		}
	}
	if all == nil {
		return ""
	}
	return " Unspent dice lost: " + rules.Joined(all, "and") + "."
}

// rolledByReward reports whether a die is rolled into the pool of a track that a completed card has advanced in this story ([complete]).
func (t *teller) rolledByReward(i int) bool {
	is := func(i int) bool {
		ev := &t.story.Events[i]
		return ev.Kind == rules.EvDie && ev.Rolled && ev.To.Spot == rules.InPool && ev.Cause.Kind == rules.ByReward
	}
	if !is(i) {
		return false
	}
	for i > 0 && is(i) {
		i--
	}
	return t.story.Events[i].Kind == rules.EvProgressed
}

// rolls tells which dice an advance rolls into its pool: those right behind it.
func (t *teller) rolls(advance int) []clause {
	var values []string
	for i := advance + 1; i < len(t.story.Events) && t.rolledByReward(i); i++ {
		values = append(values, strconv.Itoa(t.story.Events[i].Die.Value()))
	}
	if values == nil {
		return nil
	}
	are := " is"
	if len(values) > 1 {
		are = " are"
	}
	return []clause{{one: t.story.Events[advance].Resource.String() + " " + rules.Joined(values, "and") + are + " rolled into the pool"}}
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
	return words{does: []clause{{one: told.String()}}, alone: true, places: told.slots}
}

// trigger tells of an obstacle that activates, unless what comes of it is told, which names it.
func (t *teller) trigger(i int) (w words, begins bool) {
	ev, told := t.story.Events[i], !t.now.empty()
	last, reach, comes, moves := i+1, "", false, false
	if last < len(t.story.Events) && t.story.Events[last].CausedBy(ev) && MomentOf(t.book, t.story, last).Kind != None {
		return w, told
	}
	for ; last < len(t.story.Events) && t.story.Events[last].CausedBy(ev); last++ {
		reach = cmp.Or(reach, t.reach(&t.story.States[last], t.story.Events[last]))
		moves = moves || t.story.Events[last].Kind == rules.EvObstacle
		if _, does := t.book.Clause(&t.story.States[last], t.story.Events[last]); does != "" {
			comes = true
		}
	}
	if comes {
		s, id := &t.story.States[i], content.ObstacleID(ev.Card)
		if why, _ := t.book.Seeks(s, id, s.Obstacles[id].At); why != "" && !moves && reach == "" { // it is where it would move to
			reach = inBrackets(why)
		}
		return words{why: t.card(&t.story.States[i], ev), reach: reach}, told
	}
	if t.story.Idle(i) {
		why := inBrackets(t.book.NothingBy(&t.story.States[i], content.ObstacleID(ev.Card)))
		return words{does: []clause{{one: "%s" + why, names: []string{t.card(&t.story.States[i], ev)}}}, idles: true}, told && !t.now.idle()
	}
	return say("", t.card(&t.story.States[i], ev)+" activates"), told // it asks the players
}

// reach says in brackets whom an obstacle reaches that activates, where an event of it befalls a character elsewhere; or "".
func (t *teller) reach(s *rules.State, ev rules.Event) string {
	if ev.Cause.Kind != rules.ByText || ev.Cause.Program.Kind != rules.OnActivate {
		return ""
	}
	p := int(ev.Player)
	switch ev.Kind {
	case rules.EvStress, rules.EvRest:
	case rules.EvCondition, rules.EvRecover:
		p = slices.IndexFunc(s.Players[:], func(p rules.Player) bool { return p.Character == ev.Character })
	default:
		return ""
	}
	if p < 0 || p >= rules.NumPlayers || s.Players[p].At == ev.Cause.Slot {
		return ""
	}
	if whom := t.book.Reach(s, content.ObstacleID(ev.Cause.Program.Card), ev.Cause.Slot); whom != "" {
		return inBrackets(whom)
	}
	return ""
}

// inBrackets returns a reason to stand after a name.
func inBrackets(why string) string { return " (" + why + ")" }

// threat tells at its first step how far a threat goes on for one cause. In the threats step it tells by which cards, and how far
// other threats go on where that one is full ([threats]). Later steps are told already; they highlight the same cards.
func (t *teller) threat(i int) (w words) {
	ev := t.story.Events[i]
	if ev.M < ev.N {
		return say(t.book.Clause(&t.story.States[i], ev))
	}
	first, all, last := true, []rules.Event(nil), i
	from, to := t.stepOf(i)
	for at := from; at < to; at++ {
		switch e := &t.story.Events[at]; {
		case e.Kind != ev.Kind || e.M < e.N || e.Cause != ev.Cause:
		case at < i:
			first = false
		default:
			last = at
			track := slices.IndexFunc(all, func(of rules.Event) bool { return of.Resource == e.Resource })
			if track < 0 {
				all = append(all, *e)
			} else {
				all[track].M = e.M
			}
		}
	}
	if !bySymbols(ev) {
		if first {
			return say(t.book.Clause(&t.story.States[last], all[0]))
		}
		return w
	}
	count := advice.CountThreats(t.book, t.asThreatsBegan(from), ev.Cause.Resource)
	for _, card := range count.From {
		w.bearers = append(w.bearers, card.Obstacle)
	}
	if first {
		w.does = []clause{{one: strings.TrimSuffix(advances(t.book, &count, false, all), ".")}}
		w.brief = advances(t.book, &count, true, all)
	}
	w.alone = true
	return w
}

// stepOf returns the events of the step that an event belongs to: with nobody left in play a story goes on through several turns.
func (t *teller) stepOf(i int) (from, to int) {
	begins := func(at int) bool { return t.story.Events[at].Kind == rules.EvStep }
	for from = i; from > 0 && !begins(from); from-- {
	}
	for to = i + 1; to < len(t.story.Events) && !begins(to); to++ {
	}
	return from, to
}

// asThreatsBegan returns the table as the threats step began whose first event in the story is given. Of a story that goes on after a
// question and knows none, it returns the first table.
func (t *teller) asThreatsBegan(from int) *rules.State {
	if ev := t.story.Events[from]; ev.Kind == rules.EvStep && rules.Step(ev.N) == rules.StepThreats {
		return &t.story.States[from]
	}
	first, began := &t.story.States[0], &t.story.Threats
	if began.Year == first.Year && began.Turn == first.Turn && began.Step == rules.StepThreats {
		return began
	}
	return first
}

// mostDefence is how many words are said of a throw, so that the verdict comes within 4 s of it.
const mostDefence = 14

// defence tells of dice that are rolled to defend: how many, and what they have to show ([defend]). The picture shows the obstacle, which
// is named where there is time.
func (t *teller) defence(i, dice int) words {
	s := &t.story.States[i]
	a := &s.Attempt
	need := t.book.DefenceShows(s, a.Obstacle)
	does := rolls(t.book, s) + " " + rules.HowMany(dice, "die", "dice")
	switch list := advice.ValueList(&need); need.Len() {
	case 0:
	case 1: // a value, not how many
		does += ", needing a " + list
	default:
		does += ", needing " + list
	}
	name := t.book.ObstacleName(s, a.Obstacle)
	if len(strings.Fields(name+" "+does)) > mostDefence {
		name = ""
	}
	return say(name, does)
}

// rolls says who rolls in the attempt in hand.
func rolls(b *rules.Rulebook, s *rules.State) string {
	team := s.Attempt.Team
	return b.TeamName(s, team) + rules.TeamVerb(team, " rolls", " roll")
}

// shown says which dice decide a defence: ", showing 3, 5 and 5".
func shown(s *rules.State) string {
	var dice rules.Values
	for p := range s.Players {
		if s.Attempt.Team>>p&1 != 0 {
			dice.AddAll(&s.Players[p].Dice)
		}
	}
	if list := advice.ValueList(&dice); list != "" {
		return ", showing " + list
	}
	return ""
}

// full returns what is said of the events of a sentence where there is more room than at the table: which dice are rolled for a defence and
// decide it, and what new obstacles do.
func (t *teller) full(say string, from, to int) string {
	if t.refreshes(from) {
		say = "Refresh: " + dealt(t.book, &t.story.States[from], t.rolledFrom(from)) + "." + t.lostUnspent(from)
	}
	for i := from; i < to; i++ {
		ev, s := t.story.Events[i], &t.story.States[i]
		switch {
		case ev.Kind == rules.EvDefence, toDefend(s, &ev) && (i+1 == to || !toDefend(&t.story.States[i+1], &t.story.Events[i+1])):
			say = strings.TrimSuffix(say, ".") + shown(s) + "."
		case ev.Kind == rules.EvObstacle && ev.To.Spot == rules.AttachedAt && ev.From.Spot != rules.AttachedAt: // whatever brings it
			if does := t.book.Does(content.ObstacleID(ev.Card)); does != "" {
				say += " " + does
			}
		}
	}
	return say
}
