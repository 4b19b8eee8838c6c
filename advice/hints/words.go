package hints

import (
	"fmt"

	"sixwinters/advice"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
)

// lowStress is what a stress die shows at most where the next blow is likely to mark a condition.
const lowStress = 2

// worder puts a hint into words.
type worder struct {
	b      *rules.Rulebook
	s      *rules.State // an observation
	m      rules.Move
	plan   []rules.Move
	player int   // whose card the plan finishes
	line   *line // the move and what is meant to follow it
	told   bool  // what has been said tells all that the label of the move does
}

// hint is the hint in words.
func (w *worder) hint() Hint {
	why, where := rules.FixFullStops(w.why()), rules.FixFullStops(w.where())
	return Hint{Why: why, Where: where, Do: rules.Capital(w.b.Label(w.s, w.m)), Move: w.m, Plan: w.plan, Player: w.player, told: w.told}
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
		return w.whyAsset(p, created(m))
	case rules.MoveUnstash, rules.MoveMarch:
		return w.whyBring(p)
	case rules.MoveTrade, rules.MoveTradeAll:
		to := rules.ResourceDie(content.Resource(m.Arg), m.Dice[1].Value())
		return w.whyAsset(p, to)
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		return w.whyTravel(p, m.Slot)
	case rules.MoveUse, rules.MovePay:
		do := w.using()
		serves := w.mayServe()
		switch {
		case serves == "" && w.line.purpose() == "":
			return do + "; " + bestOff + "."
		case serves != "" && w.rollsDice(): // not what the dice may be good for if they fall well
			return do + ", so that " + serves + "."
		}
		return w.soThat(do, serves)
	case rules.MoveStash:
		return w.soThat(fmt.Sprintf("%s can take an asset along in the stash", name), "it is at hand"+w.inTime(" in a later turn")+", wherever "+name+" is then")
	case rules.MoveRest:
		d := s.Players[p].Stress[m.Arg]
		if d.Value <= lowStress {
			return fmt.Sprintf("%s's %s die shows only %d: rest, before stress marks a condition.", name, content.Stress(m.Arg), d.Value)
		}
		return fmt.Sprintf("Rest with a leftover die: %s's %s die, at %d, can then take one more point.", name, content.Stress(m.Arg), d.Value)
	case rules.MoveAct:
		say := fmt.Sprintf("%s has a die left over, and the action of %s costs only that.", name, b.Location(s, s.Players[p].At).Name)
		if brings := w.certain(m); brings != "" {
			say += " What it does: " + brings
		}
		return say
	case rules.MoveConvert:
		return w.soThat(name+" can use a pool die as an action die here", name+" has one more die to act with")
	case rules.MoveBarter:
		return w.soThat(name+" can swap two dice that do not help for a new one", "the pool of "+content.Resource(m.Arg).String()+" has one more")
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
		Do:    "Done", Move: w.m, Plan: []rules.Move{w.m}, Player: player, Yields: true,
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
		return w.whyAttempt(advice.OfAttempt(b, s, id, m.Arg))
	case rules.MoveCover:
		return w.whyCover()
	case rules.MoveDefend:
		return w.whyAttempt(advice.OfAttempt(b, s, s.Attempt.Obstacle, s.Attempt.Team))
	case rules.MoveFace:
		return w.whyFace()
	case rules.MoveLeave:
		return w.whyLeave()
	case rules.MoveDone:
		say := w.whyDone()
		for _, u := range advice.SurelyActivate(b, s) {
			if r := advice.ActivationNow(b, s, u.Obstacle); r.Mean > 0 {
				return say + " Then " + b.Content().Card(u.Obstacle).Name + " activates."
			}
		}
		return say
	case rules.MoveTake:
		return w.whyTake()
	}
	return w.whyChoice()
}

// next is what the next square of a player's card asks for, if a die at a slot does for it.
func (w *worder) next(p int, d rules.Die, at content.Slot) *solver.Need {
	if !w.s.Players[p].InPlay() || d.IsAction() {
		return nil
	}
	for _, path := range solver.Paths(w.b, w.s, p) {
		if path[0].Takes(d, at.Region()) || w.b.Wild(w.s, d) {
			return &path[0]
		}
	}
	return nil
}
