package hints

import (
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// The plan for the turn: what a hint means to do until the actions step ends, in steps that can be kept in mind. Followed, the next
// hints carry it on. Where they leave a step out, they name what has changed.

// MostSteps is how many steps of a plan are told, besides the one in hand where that is new and attempts beyond it.
const MostSteps = 4

// Step is a part of the plan for the turn: it attempts an obstacle, fills squares of a card, or uses dice that are left over.
type Step struct {
	Say string // "Thea goes to Eastkeep and attempts Legionary (62%)"
	Why string // what it is for, in a sentence, of an attempt in up to three
	goal
	began int    // the move of the line that it begins with
	goes  string // the way there, and what joins it to what is done: "goes to Eastkeep and "; "" for no journey
	acts  string // what is done: "attempts Legionary (62%)"
}

// goal is what a step does, the same however it is done.
type goal struct {
	does   rules.MoveKind // MoveAttempt, MovePlace, MoveRest, MoveAct, MoveCreate or MoveTravel
	player uint8          // of an attempt all who take part, a bit each; 0 for the one in hand
	card   uint8          // the obstacle, the progress card or the slot
}

// meets reports whether two goals come to the same for whoever is told them: an attempt in hand is the one that was announced.
func (g goal) meets(other goal) bool {
	if g.inHand() || other.inHand() {
		return other.does == g.does && other.card == g.card
	}
	return g == other
}

// inHand reports whether it is the attempt that has begun.
func (g goal) inHand() bool { return g.does == rules.MoveAttempt && g.player == 0 }

// takesPart reports whether a player is one of those who do it.
func (g goal) takesPart(player uint8) bool {
	if g.does == rules.MoveAttempt {
		return g.player&(1<<player) != 0
	}
	return g.player == player
}

// without says in a few words that the plan has come to be without it.
func (g goal) without(b *rules.Rulebook, s *rules.State) string {
	who := b.PlayerName(s, int(g.player)%rules.NumPlayers)
	switch g.does {
	case rules.MoveAttempt:
		name := b.Content().Card(content.ObstacleID(g.card)).Name
		if s.Attempt.Phase != rules.NoAttempt && uint8(s.Attempt.Obstacle) == g.card {
			return "no more dice for " + name
		}
		if a := &s.Attempt; a.Phase != rules.NoAttempt && b.Content().Card(a.Obstacle).Name == name { // another copy is in hand
			name = "the other " + name
		}
		return "no attempt by " + b.TeamName(s, g.player) + " on " + name
	case rules.MovePlace:
		return "no more dice on " + b.Content().Progress[g.card].Name
	case rules.MoveRest:
		return "no rest for " + who
	case rules.MoveAct:
		return "no location action for " + who
	case rules.MoveTravel:
		return "no journey of " + who + " to " + b.Location(s, content.Slot(g.card)).Name
	}
	return "no assets for later by " + who
}

// turnPlan gathers the steps of a line of moves.
type turnPlan struct {
	b     *rules.Rulebook
	from  *rules.State // the table as it lies
	s     *rules.State // and before the move in hand
	steps []Step
	goes  [rules.NumPlayers]content.Slot // where a player has gone since the last step; NoSlot: nowhere
	by    [rules.NumPlayers]string       // the places that the way there goes by, with what joins them to it
	makes [rules.NumPlayers]bool         // a player has created or changed dice since then
	began [rules.NumPlayers]int          // the first move of a player since then
	at    int                            // the move in hand
	// likely is whether the move in hand may come otherwise.
	likely bool
}

// steps are the steps of the line: those that are sure, with what they promise, and those that are likely to follow.
func (l *line) steps() []Step {
	p := turnPlan{b: l.b, from: &l.tables[0], goes: [rules.NumPlayers]content.Slot{content.NoSlot, content.NoSlot}}
	if a := &l.tables[0].Attempt; a.Phase != rules.NoAttempt && !l.tables[0].Overcoming() && !l.givesUp() {
		p.s = &l.tables[0]
		does := rules.TeamVerb(a.Team, "continues against ", "continue against ") + l.b.Content().Card(a.Obstacle).Name
		p.step(a.Team, goal{does: rules.MoveAttempt, card: uint8(a.Obstacle)}, does) // whoever takes part in the end
	}
	for k, m := range l.moves {
		p.s = &l.tables[k]
		p.add(m, l.chance(k))
	}
	then := l.tables[len(l.tables)-1] // as far as it is spoken of
	p.s, p.likely = &then, true
	for _, m := range l.likely {
		switch m.Kind {
		case rules.MoveTake:
			then.Players[m.Player].Card = content.ProgressID(m.Card)
		case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
			then.Players[m.Player].At = m.Slot
		}
		p.add(m, "")
	}
	for player := range p.makes {
		if p.makes[player] && l.loses(&then, player) {
			p.makes[player] = false
		}
		p.spare(player)
	}
	return l.leadTo(p.steps)
}

// givesUp reports whether the attempt in hand ends with no more dice on its obstacle, because somebody goes away or does something else first.
func (l *line) givesUp() bool {
	on := l.tables[0].Attempt.Obstacle
	for k, m := range l.moves {
		switch after := &l.tables[k+1]; {
		case m.Kind == rules.MoveCover, k == 0 && (m.Kind == rules.MoveFace || m.Kind == rules.MoveLeave):
			return false
		case after.Attempt.Phase == rules.NoAttempt && !after.Overcoming():
			return after.Obstacles[on].Zone == rules.InPlay
		}
	}
	return false
}

// add adds a move to the plan, with the chance of an attempt in parentheses, or "".
func (p *turnPlan) add(m rules.Move, chance string) {
	s := p.s
	p.at++
	if who, acts := m.Actor(); acts && p.began[who] == 0 && m.Kind != rules.MoveDone {
		p.began[who] = p.at
	}
	if creates(m.Kind) {
		p.makes[m.Player] = true
	}
	switch m.Kind {
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		if at := p.goes[m.Player]; at != content.NoSlot && !p.makes[m.Player] {
			p.by[m.Player] += p.b.Location(s, at).Name + ", then on to "
		} else {
			p.spare(int(m.Player))
			if p.began[m.Player] == 0 {
				p.began[m.Player] = p.at
			}
		}
		p.goes[m.Player] = m.Slot
	case rules.MovePlace:
		id := s.Players[m.Player].Card
		if id == content.NoProgress || id != p.from.Players[m.Player].Card { // one that is taken on the way may not be there
			return
		}
		card := &p.b.Content().Progress[id]
		does := "advances " + card.Name
		if card.Squares[m.Arg].End {
			does = "finishes " + card.Name
		}
		p.step(1<<m.Player, goal{rules.MovePlace, m.Player, uint8(id)}, does)
	case rules.MoveAttempt:
		id := content.ObstacleID(m.Card)
		if p.from.Obstacles[id].Zone != rules.InPlay { // one that is imagined
			return
		}
		does := rules.TeamVerb(m.Arg, "attempts ", "attempt ") + p.b.Content().Card(id).Name + chance
		g := goal{rules.MoveAttempt, m.Arg, m.Card}
		if p.likely && slices.ContainsFunc(p.steps, func(s Step) bool { return s.does == g.does && s.card == g.card && s.goal != g }) {
			does += " if it still stands"
		}
		p.step(m.Arg, g, does)
	case rules.MoveRest:
		p.step(1<<m.Player, goal{does: rules.MoveRest, player: m.Player}, "rests")
	case rules.MoveAct:
		p.step(1<<m.Player, goal{does: rules.MoveAct, player: m.Player}, "uses the action of "+p.b.Location(s, s.Players[m.Player].At).Name)
	}
}

// promise is the forecast of the attempt that move k of the line begins.
func (l *line) promise(k int) advice.Attempt {
	return advice.OfAttempt(l.b, &l.tables[k], content.ObstacleID(l.moves[k].Card), l.moves[k].Arg)
}

// chance is how likely the attempt that move k begins overcomes its obstacle, in parentheses; "" for other moves. Before the event it is
// about that.
func (l *line) chance(k int) string {
	if l.moves[k].Kind != rules.MoveAttempt {
		return ""
	}
	a := l.promise(k)
	about := ""
	if l.moves[0].Kind == rules.MoveStart { // the event is still to come
		about = "about "
	}
	return odds(a.Chance, about)
}

// odds words the chance to overcome an obstacle, in parentheses; "" for none. about: "about " while the event of the turn is imagined.
func odds(chance float64, about string) string {
	switch say := advice.Percent(chance); {
	case say == advice.Percent(0):
		return ""
	case say == advice.Percent(1) && about != "":
		return " (very likely)"
	case say == advice.Percent(1):
		return " (certain)"
	default:
		return " (" + about + say + " to overcome it)"
	}
}

// step adds a step of those who take part, or goes on with one that is there.
func (p *turnPlan) step(team uint8, g goal, does string) {
	who, goes, began := []string{}, "", p.at
	for player := range p.goes {
		if team&(1<<player) == 0 {
			continue
		}
		name := p.b.PlayerName(p.s, player)
		who = append(who, name)
		if at := p.goes[player]; at != content.NoSlot {
			goes = rules.TeamVerb(team, "goes to "+p.by[player], "meet at ") + p.b.Location(p.s, at).Name + " and "
		}
		if p.began[player] > 0 {
			began = min(began, p.began[player])
		}
		p.goes[player], p.by[player], p.makes[player], p.began[player] = content.NoSlot, "", false, 0
	}
	i := slices.IndexFunc(p.steps, func(s Step) bool { return s.goal == g })
	say := rules.Joined(who, "and") + " " + goes + does
	switch {
	case i < 0:
		p.steps = append(p.steps, Step{say, "", g, began, goes, does})
	case g.does == rules.MovePlace:
		verb := strings.Fields(does)[0]
		p.steps[i].Say = strings.Replace(p.steps[i].Say, "advances", verb, 1)
		p.steps[i].acts = strings.Replace(p.steps[i].acts, "advances", verb, 1)
	}
}

// spare adds what a player has created or where a player has gone that no step has used.
func (p *turnPlan) spare(player int) {
	at := p.goes[player]
	switch {
	case p.makes[player]:
		p.step(1<<player, goal{does: rules.MoveCreate, player: uint8(player)}, "creates assets for later")
	case at != content.NoSlot:
		goes := "goes to " + p.by[player] + p.b.Location(p.s, at).Name
		p.steps = append(p.steps, Step{p.b.PlayerName(p.s, player) + " " + goes, "", goal{rules.MoveTravel, uint8(player), uint8(at)}, p.began[player], goes, ""})
		p.goes[player], p.by[player], p.began[player] = content.NoSlot, "", 0
	}
}

// tell returns the steps of a plan that are told: where there are too many, those come first that were told before, and then those that are
// not for dice that are left over. The step in hand and attempts are always told.
func tell(steps, before []Step) []Step {
	slices.SortStableFunc(steps, func(x, y Step) int { return x.began - y.began })
	leaveOut := func(all bool) {
		for i := len(steps) - 1; i > 0 && len(steps) > MostSteps; i-- {
			g := steps[i].goal
			spare := g.does != rules.MoveAttempt && g.does != rules.MovePlace
			if (all && g.does != rules.MoveAttempt || spare) && !slices.ContainsFunc(before, func(s Step) bool { return s.meets(g) }) {
				steps = slices.Delete(steps, i, i+1)
			}
		}
	}
	leaveOut(false)
	leaveOut(true)
	return steps
}

// announced is what the last hint has told of the turn, as far as it is not done yet.
type announced struct {
	year, turn uint8
	steps      []Step
	came       []rules.Move // from the last hint to this table, where they are those it was sure of
	asMeant    bool         // they are
	from       rules.State  // the table of the last hint
}

// announce returns the steps of a plan that the hint on a table tells, and what has changed since the last hint where they leave out any
// of its steps that are not done; "" where nothing is left out, or the players have done something else, which they know. It notes them for
// the next hint.
func (a *announced) announce(b *rules.Rulebook, s *rules.State, plan []Step) (steps []Step, changed string) {
	if a.year != s.Year || a.turn != s.Turn {
		a.steps = nil
	}
	steps = tell(plan, a.steps)
	for i := range steps {
		steps[i].Why = steps[i].reason(b, s)
	}
	var left []string
	for _, old := range a.steps {
		if !slices.ContainsFunc(steps, func(now Step) bool { return now.meets(old.goal) }) && !a.done(s, old.goal) {
			left = append(left, old.without(b, s))
		}
	}
	a.year, a.turn, a.steps = s.Year, s.Turn, steps
	if len(left) == 0 || !a.asMeant {
		return steps, ""
	}
	return steps, rules.Capital(a.cause(b)) + ", the plan changes: " + rules.Joined(left, "and") + "."
}

// done reports whether a goal has been reached on the way to a table, or can no longer be pursued because it has.
func (a *announced) done(s *rules.State, g goal) bool {
	for _, m := range a.came {
		switch {
		case m.Kind != g.does:
		case g.does == rules.MoveAttempt && m.Card == g.card, g.does != rules.MoveAttempt && g.does != rules.MovePlace && m.Player == g.player:
			return true
		}
	}
	switch g.does {
	case rules.MoveAttempt:
		over := uint8(a.from.Attempt.Obstacle) == g.card && a.from.Attempt.Phase != rules.NoAttempt && s.Attempt.Phase == rules.NoAttempt
		return over || s.Obstacles[g.card].Zone != rules.InPlay
	case rules.MovePlace:
		was, is := &a.from.Players[g.player], &s.Players[g.player]
		return is.Card != was.Card || is.Chain > was.Chain
	case rules.MoveTravel:
		return a.from.Players[g.player].At != content.Slot(g.card) && s.Players[g.player].At == content.Slot(g.card)
	case rules.MoveCreate:
		return slices.ContainsFunc(a.came, func(m rules.Move) bool { return m.Player == g.player && fromPool(m) })
	}
	return false
}

// fromPool reports whether the die of a resource that a move names comes from a pool.
func fromPool(m rules.Move) bool {
	switch m.Kind {
	case rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress, rules.MoveTrade, rules.MoveTradeAll, rules.MoveConvert, rules.MoveBarter:
		return true
	}
	return false
}

// partOf returns the steps that a player takes part in, and the attempt in hand; with [rules.NoPlayer] all.
func partOf(steps []Step, player int) []Step {
	if player == rules.NoPlayer {
		return steps
	}
	return slices.DeleteFunc(slices.Clone(steps), func(s Step) bool { return !s.inHand() && !s.takesPart(uint8(player)) })
}

// cause is what has happened since the last hint, where the players have followed it.
func (a *announced) cause(b *rules.Rulebook) string {
	last := a.came[len(a.came)-1]
	switch last.Kind {
	case rules.MoveAttempt:
		return "after the roll against " + b.Content().Card(content.ObstacleID(last.Card)).Name
	case rules.MoveDefend, rules.MoveFace, rules.MoveCover, rules.MoveLeave:
		return "after this attempt"
	case rules.MoveUse, rules.MovePay, rules.MoveAct:
		return "after what " + b.PlayerName(&a.from, int(last.Player)) + " has rolled"
	case rules.MovePlace, rules.MoveTake:
		return "after the cards that came"
	}
	return "after what was rolled or drawn"
}

// StepsOf says what moves of a turn do, up to the first that rolls, as the steps of a plan are told.
func StepsOf(b *rules.Rulebook, observed *rules.State, moves []rules.Move) (say []string) {
	for _, step := range lineOf(b, observed, moves, nil).steps() {
		say = append(say, step.Say)
	}
	return say
}
