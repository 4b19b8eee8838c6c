package hints

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/rules"
)

// The second step of a hint: what is taken up, and where it is put.

// where says which die or card, and where to.
func (w *worder) where() string {
	for _, say := range []func() string{w.whereSpent, w.whereLaid, w.whereChosen} {
		if at := say(); at != "" {
			return at
		}
	}
	switch w.m.Kind {
	case rules.MoveDefend:
		return "Roll for the defence."
	case rules.MoveFace:
		return "Accept the damage."
	case rules.MoveLeave:
		return "Give up the attempt for now."
	case rules.MoveYes, rules.MoveNo:
		return "Answer the question on the prompt line."
	}
	return rules.Capital(w.b.Label(w.s, w.m)) + "."
}

// dice are the names of the dice that the move uses.
func (w *worder) dice() (names []string) {
	for _, d := range w.m.Dice {
		if d != rules.NoDie {
			names = append(names, rules.DieName(d))
		}
	}
	return names
}

// who is the character of whoever makes the move.
func (w *worder) who() string { return w.b.PlayerName(w.s, int(w.m.Player)) }

// here is where that is, "" if it is out of play.
func (w *worder) here() string {
	if !w.s.Players[w.m.Player].InPlay() {
		return ""
	}
	return w.b.Location(w.s, w.s.Players[w.m.Player].At).Name
}

// whereSpent is where for what a character pays for with its own dice; "" for anything else.
func (w *worder) whereSpent() string {
	b, s, m := w.b, w.s, w.m
	whose, dice := w.who()+"'s ", w.dice()
	switch m.Kind {
	case rules.MoveCreate, rules.MoveCreateAll:
		return fmt.Sprintf("Put %s%s in the %s pool.", whose, dice[0], m.Dice[1].Kind())
	case rules.MoveCreateStress:
		return fmt.Sprintf("Use %s%s die for %s.", whose, content.Stress(m.Arg), dice[0])
	case rules.MoveTrade, rules.MoveTradeAll:
		return fmt.Sprintf("Put %s%s on the wheel of trade: %s becomes %s.", whose, dice[0], m.Dice[1].Kind(), content.Resource(m.Arg))
	case rules.MoveTravel, rules.MoveSail:
		return fmt.Sprintf("Spend %s%s to go to %s.", whose, m.DiceWords(), b.Location(s, m.Slot).Name)
	case rules.MoveGate:
		return fmt.Sprintf("Use %s%s die to go to %s.", whose, content.Stress(m.Arg), b.Location(s, m.Slot).Name)
	case rules.MoveRest:
		return fmt.Sprintf("Put %s%s on the %s die.", whose, dice[0], content.Stress(m.Arg))
	case rules.MoveAct:
		return fmt.Sprintf("Put %s%s on the action of %s.", whose, dice[0], w.here())
	}
	return ""
}

// whereLaid is where for dice that are laid somewhere else; "" for anything else.
func (w *worder) whereLaid() string {
	b, s, m := w.b, w.s, w.m
	dice := w.dice()
	if len(dice) == 0 {
		return ""
	}
	die := dice[0]
	if m.Dice[0].IsAction() {
		die = w.who() + "'s " + dice[0]
	}
	switch m.Kind {
	case rules.MovePlace:
		return fmt.Sprintf("Put %s at %s on %s.", die, w.here(), w.card(int(m.Player)))
	case rules.MoveUse:
		return fmt.Sprintf("Put %s on an ability.", die)
	case rules.MoveStash:
		return fmt.Sprintf("Put %s at %s into the stash of %s.", die, w.here(), w.who())
	case rules.MoveUnstash:
		return fmt.Sprintf("Put %s from the stash back to %s.", die, w.here())
	case rules.MoveMarch:
		return fmt.Sprintf("Send %s at %s to %s.", die, b.Location(s, m.Slot).Name, b.Location(s, m.To).Name)
	case rules.MoveConvert:
		return fmt.Sprintf("Take %s from the pool for %s.", die, w.who())
	case rules.MoveBarter:
		return fmt.Sprintf("Put %s of the pool into the %s pool.", rules.Joined(dice, "and"), content.Resource(m.Arg))
	case rules.MoveCover:
		return fmt.Sprintf("Put %s on %s.", die, b.Content().Card(s.Attempt.Obstacle).Name)
	}
	return ""
}

// whereChosen is where what is clicked lies; "" for anything else, and where its name says enough.
func (w *worder) whereChosen() string {
	b, s, m := w.b, w.s, w.m
	switch m.Kind {
	case rules.MovePay:
		return fmt.Sprintf("Use one of %s's abilities, for 1 %s.", w.who(), b.Ability(s, int(m.Player), int(m.Arg)).Cost)
	case rules.MoveAttempt:
		return fmt.Sprintf("Attempt %s, at %s.", b.Content().Card(content.ObstacleID(m.Card)).Name, w.here())
	case rules.MoveDone:
		return "Press the button that ends the step."
	case rules.MoveTake:
		return fmt.Sprintf("Take %s from the staging area.", b.Content().Progress[m.Card].Name)
	case rules.MovePick, rules.MovePickTo:
		return w.wherePicked()
	case rules.MovePickAt:
		return fmt.Sprintf("Choose %s, at %s.", rules.DieName(m.Dice[0]), b.Location(s, m.Slot).Name)
	case rules.MoveTo:
		return fmt.Sprintf("Choose %s, in %s.", b.Location(s, m.Slot).Name, b.RegionName(m.Slot.Region()))
	case rules.MoveCard:
		if o := &s.Obstacles[m.Card]; o.Zone == rules.InPlay {
			return fmt.Sprintf("Choose %s, at %s.", b.Content().Card(content.ObstacleID(m.Card)).Name, b.Location(s, o.At).Name)
		}
	case rules.MoveWith:
		if here := w.here(); here != "" {
			return fmt.Sprintf("Choose %s, at %s.", w.who(), here)
		}
	}
	return ""
}

// wherePicked is where a die lies that is picked for what is asked.
func (w *worder) wherePicked() string {
	f, d := w.s.Asks(), w.m.Dice[0]
	if dice := picked(w.all); len(dice) > 1 {
		say := "Choose " + dieList(dice) + "."
		if d.IsAction() {
			say = "Choose " + w.b.PlayerName(w.s, int(f.Player)) + "'s " + dieList(dice) + "."
		}
		return say
	}
	switch {
	case d.IsAction() && w.s.Players[f.Player].Character != content.NoCharacter:
		return fmt.Sprintf("Choose %s's %s.", w.b.PlayerName(w.s, int(f.Player)), rules.DieName(d))
	case f.Task == rules.TaskMore:
		return fmt.Sprintf("Choose %s, in the %s pool.", rules.DieName(d), d.Kind())
	}
	return ""
}
