package advice

import (
	"fmt"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// lowStress is what a stress die shows at most where the next blow is likely to mark a condition.
const lowStress = 2

// worder puts a hint into words.
type worder struct {
	b      *rules.Rulebook
	s      *rules.State // blind
	m      rules.Move
	plan   []rules.Move
	player int   // whose card the plan finishes
	line   *line // the move and what is meant to follow it
}

// why says what is worth doing, and what for.
func (w *worder) why() string {
	if finishes(w.b, w.s, w.plan) {
		return w.whyPlan()
	}
	b, s, m := w.b, w.s, w.m
	p := int(m.Player)
	name := b.PlayerName(s, p)
	switch m.Kind {
	case rules.MovePlace:
		return w.whyPlace()
	case rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress:
		d := m.Dice[1]
		if m.Kind == rules.MoveCreateStress {
			d = m.Dice[0]
		}
		return w.whyAsset(p, d, "it can go on")
	case rules.MoveUnstash, rules.MoveMarch:
		for q := range s.Players {
			if n := w.next(q, m.Dice[0], m.To); n != nil && (m.Kind == rules.MoveMarch || q == p) {
				return fmt.Sprintf("Advance %s: its next square takes %s, and one can be brought for nothing.", w.card(q), n.Words())
			}
		}
		return w.soThat("Bring an asset where it is of more use, for nothing", "it is nearer to where it may be needed")
	case rules.MoveTrade, rules.MoveTradeAll:
		to := rules.ResourceDie(content.Resource(m.Arg), m.Dice[1].Value())
		return w.whyAsset(p, to, "it can be created here for")
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		return w.whyTravel(p, m.Slot)
	case rules.MoveUse, rules.MovePay:
		do := w.using()
		serves := w.mayServe()
		if serves == "" && w.line.purpose() == "" {
			return do + "; " + bestOff + "."
		}
		return w.soThat(do, serves)
	case rules.MoveStash:
		return w.soThat(fmt.Sprintf("%s can take an asset along in the stash", name), "it is at hand in a later turn, wherever "+name+" is then")
	case rules.MoveRest:
		d := s.Players[p].Stress[m.Arg]
		if d.Value <= lowStress {
			return fmt.Sprintf("%s's %s die shows only %d: rest, before stress marks a condition.", name, content.Stress(m.Arg), d.Value)
		}
		return fmt.Sprintf("Rest with a die that is left over: %s's %s die shows %d, and can then bear one point more before a condition is marked.", name, content.Stress(m.Arg), d.Value)
	case rules.MoveAct:
		say := fmt.Sprintf("A die is left over, and the action of %s costs only that.", b.Location(s, s.Players[p].At).Name)
		if brings := w.certain(m); brings != "" {
			say += " What comes of it: " + brings
		}
		return say
	case rules.MoveConvert:
		return w.soThat("A die of the pool can be used as an action die here", name+" has a die more to act with")
	case rules.MoveBarter:
		return w.soThat("Two dice that do not help can be given for a new one", "the pool of "+content.Resource(m.Arg).String()+" has one more")
	}
	return w.whyStep()
}

// yield is the hint to let the other player act.
func (w *worder) yield(player int) Hint {
	name, other := w.b.PlayerName(w.s, player), w.b.PlayerName(w.s, 1-player)
	where := fmt.Sprintf("Let %s act.", other)
	if w.s.Players[player].Dice.Len() > 0 {
		where = fmt.Sprintf("Let %s act; %s can go on after that as long as there are dice.", other, name)
	}
	return Hint{
		Why:   fmt.Sprintf("Nothing is worth %s's dice now, but %s could do something.", name, other),
		Where: where,
		Do:    "Done", Move: w.m, Plan: []rules.Move{w.m}, Player: player,
	}
}

// whyStep is why for the moves of attempts, the end of the step and choices.
func (w *worder) whyStep() string {
	b, s, m := w.b, w.s, w.m
	switch m.Kind {
	case rules.MoveChoose:
		return w.whyCharacter(content.CharacterID(m.Card))
	case rules.MoveStart:
		return w.whyStart(int(m.Player), m.Slot)
	case rules.MoveAttempt:
		id := content.ObstacleID(m.Card)
		return w.whyAttempt(OfAttempt(b, s, id, m.Arg))
	case rules.MoveCover:
		open := b.Uncovered(s, s.Attempt.Obstacle)
		return fmt.Sprintf("Still open on %s: %s. A die that fits is at hand.", b.Content().Card(s.Attempt.Obstacle).Name, valueList(&open))
	case rules.MoveDefend:
		return w.whyAttempt(OfAttempt(b, s, s.Attempt.Obstacle, s.Attempt.Team))
	case rules.MoveFace:
		return w.whyFace()
	case rules.MoveLeave:
		return w.whyLeave()
	case rules.MoveDone:
		say := w.whyDone()
		for _, u := range activating(b, s).Obstacles {
			if r := OfActivation(b, s, u.Obstacle); r.Mean > 0 {
				return say + " Then " + b.Content().Card(u.Obstacle).Name + " activates."
			}
		}
		return say
	case rules.MoveTake:
		id := content.ProgressID(m.Card)
		var rewards []string
		for _, r := range b.Content().Progress[id].Reward {
			if r == content.NoResource {
				rewards = append(rewards, "a track of your choice")
			} else {
				rewards = append(rewards, r.String())
			}
		}
		taking := OfTaking(b, s, m)
		say := fmt.Sprintf("Of the staged cards %s promises most for its squares: it advances %s.", b.Content().Progress[id].Name, rules.Joined(rewards, "and"))
		if n := len(taking.Discards); n > 0 {
			say += fmt.Sprintf(" Taking it discards %s.", rules.HowMany(n, "other card", "other cards"))
		}
		if taking.Stage > 0 {
			say += fmt.Sprintf(" Then stage %s begins.", rules.Roman(taking.Stage))
		}
		return say
	}
	return w.whyChoice()
}

// whyPlan is why for moves that finish a card.
func (w *worder) whyPlan() string {
	var need *Need
	placed, left := 0, 0
	for _, m := range w.plan {
		if m.Kind == rules.MovePlace {
			left++
		}
	}
	for i, m := range w.plan {
		if m.Kind != rules.MovePlace {
			continue
		}
		need = w.needAt(m.Arg)
		placed = i
		break
	}
	squares := "its last square needs"
	if left > 1 {
		squares = fmt.Sprintf("%s and the next square needs", w.planDice(left))
	}
	how := "one lies here"
	if placed > 0 {
		how = w.howTo()
	}
	takes := "an asset"
	if need != nil {
		takes = need.Words()
	}
	return fmt.Sprintf("Finish %s: %s %s; %s.", w.card(w.player), squares, takes, how)
}

// planDice is how many dice the plan places on the card, beside how many the shortest way takes where it is another one.
func (w *worder) planDice(left int) string {
	if paths := Paths(w.b, w.s, w.player); len(paths) > 0 && len(paths[0]) < left {
		return fmt.Sprintf("this way takes %d dice, the shortest %d,", left, len(paths[0]))
	}
	return fmt.Sprintf("it takes %d dice,", left)
}

// howTo is what the next move of a plan does towards the next square.
func (w *worder) howTo() string {
	b, s, m := w.b, w.s, w.m
	switch m.Kind {
	case rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress:
		return "create one here"
	case rules.MovePick, rules.MoveEnough:
		return "take what is needed"
	case rules.MoveTrade, rules.MoveTradeAll:
		return fmt.Sprintf("trade %s into its pool", dieName(m.Dice[1]))
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate, rules.MoveTo:
		return "go to " + b.Location(s, m.Slot).Name + " for it"
	case rules.MoveMarch:
		return "one can march here"
	case rules.MoveStash:
		return "take one along in the stash"
	case rules.MoveUnstash:
		return "one lies in the stash"
	case rules.MoveConvert:
		return "a die of the pool may serve as an action die"
	}
	return "an ability helps"
}

// needAt is what a square asks for on the path that the plan takes.
func (w *worder) needAt(first uint8) *Need {
	for _, path := range Paths(w.b, w.s, w.player) {
		if path[0].Square == first {
			return &path[0]
		}
	}
	return nil
}

// card is the name of a player's current card.
func (w *worder) card(p int) string {
	if id := w.s.Players[p].Card; id != content.NoProgress {
		return w.b.Content().Progress[id].Name
	}
	return "the card"
}

func (w *worder) whyPlace() string {
	out, err := Placing(w.b, w.s, w.m)
	if err != nil || len(out.Paths) == 0 {
		return fmt.Sprintf("An asset here fits the next square of %s.", w.card(int(w.m.Player)))
	}
	least, most := len(out.Paths[0]), len(out.Paths[len(out.Paths)-1])
	say := rules.HowMany(least, "more die finishes it", "more dice finish it")
	if most > least {
		say = "the shortest way takes " + rules.HowMany(least, "more die", "more dice")
	}
	return fmt.Sprintf("Advance %s: an asset here fits its next square. Then %s.", w.card(int(w.m.Player)), say)
}

// next is what the next square of a player's card asks for, if a die at a slot does for it.
func (w *worder) next(p int, d rules.Die, at content.Slot) *Need {
	if !w.s.Players[p].InPlay() || d.IsAction() {
		return nil
	}
	for _, path := range Paths(w.b, w.s, p) {
		if path[0].Takes(d, at.Region()) || w.b.Wild(w.s, d) {
			return &path[0]
		}
	}
	return nil
}

// where says which die or card, and where to.
func (w *worder) where() string {
	b, s, m := w.b, w.s, w.m
	name := b.PlayerName(s, int(m.Player))
	var dice []string
	for _, d := range m.Dice {
		if d != rules.NoDie {
			dice = append(dice, dieName(d))
		}
	}
	here := ""
	if s.Players[m.Player].InPlay() {
		here = b.Location(s, s.Players[m.Player].At).Name
	}
	switch m.Kind {
	case rules.MovePlace:
		return fmt.Sprintf("%s at %s, to row %d, column %d of %s.", rules.Capital(dice[0]), here, m.Arg/4+1, m.Arg%4+1, w.card(int(m.Player)))
	case rules.MoveCreate, rules.MoveCreateAll:
		return fmt.Sprintf("%s's %s, to %s in the pool.", name, dice[0], dice[1])
	case rules.MoveCreateStress:
		return fmt.Sprintf("%s's %s die, to %s in the pool.", name, content.Stress(m.Arg), dice[0])
	case rules.MoveTrade, rules.MoveTradeAll:
		return fmt.Sprintf("%s's %s, to the arrow from %s to %s.", name, dice[0], m.Dice[1].Kind(), content.Resource(m.Arg))
	case rules.MoveTravel, rules.MoveSail:
		return fmt.Sprintf("%s's %s, to %s.", name, rules.Joined(dice, "and"), b.Location(s, m.Slot).Name)
	case rules.MoveGate:
		return fmt.Sprintf("%s's %s die, to %s.", name, content.Stress(m.Arg), b.Location(s, m.Slot).Name)
	case rules.MoveUse:
		return fmt.Sprintf("%s, to an ability of %s: %s.", rules.Capital(dice[0]), name, strings.TrimSuffix(rules.Plain(b.AbilityText(s.Players[m.Player].Character, int(m.Arg))), "."))
	case rules.MoveRest:
		return fmt.Sprintf("%s's %s, to the %s die.", name, dice[0], content.Stress(m.Arg))
	case rules.MoveAct:
		return fmt.Sprintf("%s's %s, to the action of %s.", name, dice[0], here)
	case rules.MoveStash:
		return fmt.Sprintf("%s at %s, to the stash of %s.", rules.Capital(dice[0]), here, name)
	case rules.MoveUnstash:
		return fmt.Sprintf("%s from the stash, to %s.", rules.Capital(dice[0]), here)
	case rules.MoveMarch:
		return fmt.Sprintf("%s at %s, to %s.", rules.Capital(dice[0]), b.Location(s, m.Slot).Name, b.Location(s, m.To).Name)
	case rules.MoveConvert:
		return fmt.Sprintf("%s of the pool, to %s.", rules.Capital(dice[0]), name)
	case rules.MoveBarter:
		return fmt.Sprintf("%s of the pool, to the %s pool.", rules.Capital(rules.Joined(dice, "and")), content.Resource(m.Arg))
	case rules.MoveAttempt:
		return fmt.Sprintf("%s, at %s.", b.Content().Card(content.ObstacleID(m.Card)).Name, here)
	case rules.MoveCover:
		return fmt.Sprintf("%s, to the %d of %s.", rules.Capital(dice[0]), m.Arg, b.Content().Card(s.Attempt.Obstacle).Name)
	case rules.MoveDone:
		return "The button that ends the step."
	case rules.MoveTake:
		return fmt.Sprintf("%s, in the staging area.", b.Content().Progress[m.Card].Name)
	case rules.MovePick:
		f := s.Asks()
		switch d := m.Dice[0]; {
		case d.IsAction() && s.Players[f.Player].Character != content.NoCharacter:
			return fmt.Sprintf("%s's %s.", b.PlayerName(s, int(f.Player)), dice[0])
		case f.Task == rules.TaskMore:
			return fmt.Sprintf("%s, in the %s pool.", rules.Capital(dice[0]), d.Kind())
		}
	case rules.MovePickAt:
		return fmt.Sprintf("%s, at %s.", rules.Capital(dice[0]), b.Location(s, m.Slot).Name)
	case rules.MoveTo:
		return fmt.Sprintf("%s, in %s.", b.Location(s, m.Slot).Name, rules.RegionName(m.Slot.Region()))
	case rules.MoveCard:
		if o := &s.Obstacles[m.Card]; o.Zone == rules.InPlay {
			return fmt.Sprintf("%s, at %s.", b.Content().Card(content.ObstacleID(m.Card)).Name, b.Location(s, o.At).Name)
		}
	case rules.MoveWith:
		if here != "" {
			return fmt.Sprintf("%s, at %s.", name, here)
		}
	case rules.MoveDefend, rules.MoveFace, rules.MoveLeave:
		return fmt.Sprintf("The button \"%s\".", rules.Capital(b.Label(s, m)))
	}
	return rules.Capital(b.Label(s, m)) + "."
}
