package hints

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// worder puts a hint into words.
type worder struct {
	b      *rules.Rulebook
	s      *rules.State // an observation
	m      rules.Move
	plan   []rules.Move
	player int          // whose card the plan finishes
	line   *line        // the move and what is meant to follow it
	all    []rules.Move // the moves of the hint
	told   bool         // the reason says what the move does, as its label does
	again  []string     // the parts of the reason that say no more than that
}

// hint is the hint in words.
func (w *worder) hint() Hint {
	arriving := rules.FixFullStops(w.arriving())
	why, where := strings.TrimSpace(rules.FixFullStops(w.why())+" "+arriving), rules.FixFullStops(w.where())
	do := rules.Capital(w.b.Label(w.s, w.m))
	if dice := picked(w.all); len(dice) > 1 {
		do = "Reroll " + dieList(dice)
	}
	return Hint{
		Why: why, Arriving: arriving, Where: where, Touch: rules.FixFullStops(w.touch()), Do: do,
		Move: w.m, Moves: w.all, Plan: w.plan, Player: w.player, Line: w.line.moves, again: w.again,
	}
}

// why says what is worth doing, and what for.
func (w *worder) why() string {
	b, s, m := w.b, w.s, w.m
	if finishes(b, s, w.plan) {
		return w.whyPlan()
	}
	switch m.Kind {
	case rules.MoveChoose:
		return w.whyCharacter(content.CharacterID(m.Card))
	case rules.MoveAttempt:
		return w.whyAttempt(w.line.promise(0))
	case rules.MoveDefend:
		return w.whyAttempt(advice.OfAttempt(b, s, s.Attempt.Obstacle, s.Attempt.Team))
	case rules.MoveCover:
		return w.whyCover()
	case rules.MoveFace, rules.MoveLeave:
		return w.whyLeave()
	case rules.MoveDone:
		return w.whyDone()
	case rules.MoveTake:
		return w.whyTake()
	}
	if who, acts := m.Actor(); acts && m.Kind != rules.MoveStart {
		return w.whyAct(b.PlayerName(s, who))
	}
	return w.whyChoice()
}

// arriving returns what arriving does to whom for certain, in sentences: the label of the move says it too.
func (w *worder) arriving() string {
	var say []string
	harm := advice.ArrivalOf(w.b, w.s, w.m)
	for p := range harm {
		if !harm[p].None() {
			say = append(say, fmt.Sprintf("Arriving costs %s %s.", w.b.PlayerName(w.s, p), harm[p].Words()))
		}
	}
	return strings.Join(say, " ")
}

// whyAct is why for an action: the step of the plan that it begins, or that it is for dice that are left over.
func (w *worder) whyAct(name string) string {
	b, s, m := w.b, w.s, w.m
	does := b.Label(s, m)
	if !strings.HasPrefix(does, name+" ") { // it says only what is done
		does = name + " can " + does
	}
	switch m.Kind {
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		does = name + " goes to " + b.Location(s, m.Slot).Name
	case rules.MoveUse, rules.MovePay:
		does = name + " uses an ability: " + b.Label(s, m)
	case rules.MoveRest:
		w.again = []string{": rest"}
		return fmt.Sprintf("%s's %s die, at %d, can take one more point: rest.", name, content.Stress(m.Arg), s.Players[m.Player].Stress[m.Arg].Value)
	}
	w.told, w.again = true, []string{" First, " + does + ".", does + ". "}
	step, ok := w.step()
	others := s.Attempt.Phase != rules.NoAttempt && !strings.Contains(step.Say, name) // what is in hand is theirs
	switch {
	case m.Kind == rules.MovePlace && (!ok || step.does != rules.MovePlace || others):
		return fmt.Sprintf("%s advances %s: an asset here fits the next square.", name, w.card(int(m.Player)))
	case !ok || others || step.began > 1 || step.does != rules.MoveAttempt && step.does != rules.MovePlace:
		return does + ". " + w.sake()
	case m.Kind == rules.MovePlace:
		return step.Say + ": an asset here fits the next square."
	case strings.HasPrefix(step.Say, does+" and "), strings.HasPrefix(step.Say, does+", then "):
		return rules.FixFullStops(step.Say+".") + " " + step.goal.reason(b, s)
	}
	return step.Say + first + does + "."
}

// sake is why for an action that begins no attempt and fills no card: what comes of it later.
func (w *worder) sake() string {
	m := w.m
	if isJourney(m) {
		return goal{rules.MoveTravel, m.Player, uint8(m.Slot)}.reason(w.b, w.s)
	}
	switch fits := w.fits(); {
	case fits != "":
		return fits
	case creates(m.Kind):
		return goal{does: rules.MoveCreate}.reason(w.b, w.s)
	}
	return cmp.Or(w.brings(), "What it brings is worth more than what it takes.")
}

// brings is why for an ability that begins no attempt and fills no card: what could not be done without it, where it leads, or what it makes; "" for
// nothing of these.
func (w *worder) brings() string {
	l, p := w.line, w.m.Player
	if len(l.moves) == 0 {
		return ""
	}
	if _, k := l.without(); k > 0 {
		switch then := l.moves[k]; {
		case then.Kind == rules.MoveUse:
			return "The ability that follows needs it."
		case creates(then.Kind):
			return goal{does: rules.MoveCreate}.reason(w.b, w.s)
		case isJourney(then):
			return goal{rules.MoveTravel, then.Player, uint8(then.Slot)}.reason(w.b, w.s)
		default:
			if g, ok := goalOf(&l.tables[k], then); ok {
				return g.reason(w.b, w.s)
			}
		}
	}
	if advice.Explodes(w.b, w.s, w.m) {
		return "Each die that explodes brings one more."
	}
	if n := l.answered(); n < len(l.tables) {
		now, then := w.s, &l.tables[n]
		switch at := then.Players[p].At; {
		case at != now.Players[p].At && at != content.NoSlot:
			return goal{rules.MoveTravel, p, uint8(at)}.reason(w.b, w.s)
		case assets(then) <= assets(now):
		case w.m.Dice[0].IsAction():
			return goal{does: rules.MoveCreate}.reason(w.b, w.s)
		default:
			return "There are more assets after it than before."
		}
	}
	if slices.ContainsFunc(l.moves[1:], func(m rules.Move) bool { return m.Kind == rules.MoveUse && m.Player == p }) {
		return "It makes more of the ability that follows."
	}
	return ""
}

// assets is how many there are on a table.
func assets(s *rules.State) (n int) {
	for at := range s.Assets {
		for r := range s.Assets[at] {
			n += s.Assets[at][r].Len()
		}
	}
	return n
}

// fits says which open printed die at the player's location a die would cover that the move brings; "" for none.
func (w *worder) fits() string {
	if len(w.line.tables) < 2 {
		return ""
	}
	before, after := w.s, &w.line.tables[1]
	at := after.Players[w.m.Player].At
	if at == content.NoSlot || w.line.rolls && len(w.line.moves) == 1 {
		return ""
	}
	for _, id := range after.Attached[at].List() {
		for v, open := range w.b.Uncovered(after, id) {
			more := after.Players[w.m.Player].Dice[v] > before.Players[w.m.Player].Dice[v]
			for r := range after.Assets[at] {
				more = more || after.Assets[at][r][v] > before.Assets[at][r][v]
			}
			if open > 0 && more {
				return fmt.Sprintf("A %d fits an open die of %s.", v+1, w.b.Content().Card(id).Name)
			}
		}
	}
	return ""
}

// step is the step of the plan that comes first, where somebody is placed or goes somewhere, of those that character takes part in.
func (w *worder) step() (Step, bool) {
	steps := w.line.steps()
	switch w.m.Kind {
	case rules.MoveStart, rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		leads := w.m.Kind != rules.MoveStart // the journey may be for a step of the other's
		steps = slices.DeleteFunc(steps, func(step Step) bool { return !step.takesPart(w.m.Player) && !(leads && step.began <= 1) })
	}
	if len(steps) == 0 {
		return Step{}, false
	}
	return slices.MinFunc(steps, func(x, y Step) int { return x.began - y.began }), true
}

// yield is the hint to let the other player act.
func (w *worder) yield(player int) Hint {
	name, other := w.b.PlayerName(w.s, player), w.b.PlayerName(w.s, 1-player)
	where := fmt.Sprintf("Let %s act.", other)
	if w.s.Players[player].Dice.Len() > 0 {
		where = fmt.Sprintf("Let %s act; %s can act again after that as long as there are dice.", other, name)
	}
	return Hint{
		Why:   fmt.Sprintf("Nothing is worth %s's dice now, but %s could do something.", name, other),
		Where: where,
		Touch: "Press \"Done\".", Do: "Done", Move: w.m, Moves: []rules.Move{w.m}, Plan: []rules.Move{w.m}, Player: player, Yields: true,
	}
}
