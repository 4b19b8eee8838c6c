package advice

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// The reasons for an attempt and for what is done in it ([overcome]).

// whyAttempt is why for an attempt or for going on with it: what it promises, and what it costs.
func (w *worder) whyAttempt(a Attempt) string {
	name := w.b.Content().Card(a.Obstacle).Name
	gain := ""
	if eases := w.eases(a.Obstacle); len(eases) > 0 {
		gain = " With it gone the " + rules.Joined(eases, "and") + " threat grows less."
	}
	if a.Approach || a.Missing.Len() == 0 {
		return fmt.Sprintf("%s can be overcome for certain with what is at hand.%s", name, gain)
	}
	fails := ""
	if harm := w.failing(&a); harm != "" {
		fails = ", or else " + harm
	}
	switch {
	case Percent(a.Completes) == Percent(0):
		return fmt.Sprintf("%s cannot be overcome with the dice at hand, but those that cover it stay for a later attempt; the defence %s%s.", name, holds(a.Holds), fails)
	case a.Completes < longShot:
		return fmt.Sprintf("Try your luck with %s, since an attempt by itself costs no die: the chance to overcome it is %s, and the defence %s%s.%s", name, Percent(a.Completes), holds(a.Holds), fails, gain)
	}
	return fmt.Sprintf("%s is worth an attempt: the chance to overcome it is %s, and the defence %s%s.%s", name, Percent(a.Completes), holds(a.Holds), fails, gain)
}

// eases are the tracks whose threats would go on by less in the coming threats step without an obstacle: those of its symbols
// that are too many, or where their markers are at the last space those that go on instead ([threats]).
func (w *worder) eases(id content.ObstacleID) (tracks []string) {
	t := *w.s
	if t.Obstacles[id].Zone != rules.InPlay {
		return nil
	}
	now := Threats(w.b, &t)
	at := t.Obstacles[id].At
	pile := &t.Attached[at]
	i := slices.Index(pile.List(), id)
	copy(pile.Cards[i:], pile.Cards[i+1:pile.N])
	pile.N--
	without := Threats(w.b, &t)
	for r := range content.Resource(content.NumResources) {
		if now.on(r) > without.on(r) {
			tracks = append(tracks, r.String())
		}
	}
	return tracks
}

// longShot is the chance under which an attempt is a matter of luck.
const longShot = 1.0 / 3

// failing is what a failed defence does in words, "" for nothing.
func (w *worder) failing(a *Attempt) string {
	if a.Holds >= 1 || len(a.Shares) == 0 {
		return ""
	}
	damage := a.damage()
	if damage == "" {
		return ""
	}
	var who []string
	for p := range w.s.Players {
		if a.Team&(1<<p) != 0 {
			who = append(who, w.b.PlayerName(w.s, p))
		}
	}
	takes := "takes"
	if len(who) > 1 {
		takes = "share"
	}
	return rules.Joined(who, "and") + " " + takes + " " + damage + " stress"
}

// whyFace is why for taking the damage of a failed defence: what there is left to change the dice with, and what can be covered
// all the same ([defend]).
func (w *worder) whyFace() string {
	say := "No ability at hand mends this defence"
	for _, m := range w.b.Moves(w.s, nil) {
		if m.Kind != rules.MoveUse && m.Kind != rules.MovePay || w.s.Attempt.Team&(1<<m.Player) == 0 {
			continue
		}
		t := *w.s
		_ = w.b.ApplyRolling(&t, m, nil, nil) // it is legal
		if t.Chance == w.s.Chance && t.Attempt.Phase == rules.Overcome {
			say = "An ability could mend this defence, but what it takes is worth more"
			break
		}
		if t.Chance != w.s.Chance || t.Depth > w.s.Depth {
			say = "Only luck could still mend this defence, and that costs a die"
		}
	}
	a := OfAttempt(w.b, w.s, w.s.Attempt.Obstacle, w.s.Attempt.Team)
	if a.Completes >= 1 {
		return fmt.Sprintf("%s: take the damage. Then the dice cover %s all the same.", say, w.b.Content().Card(a.Obstacle).Name)
	}
	return say + ": take the damage and go on."
}

// whyLeave is why for ending an attempt: no die fits, or those that do are kept.
func (w *worder) whyLeave() string {
	name := w.b.Content().Card(w.s.Attempt.Obstacle).Name
	for _, m := range w.b.Moves(w.s, nil) {
		if m.Kind == rules.MoveCover {
			if OfAttempt(w.b, w.s, w.s.Attempt.Obstacle, w.s.Attempt.Team).Completes >= 1 {
				return fmt.Sprintf("The dice at hand could cover %s now, but are of more use elsewhere.", name)
			}
			return fmt.Sprintf("What fits does not overcome %s yet, and is of more use elsewhere.", name)
		}
	}
	return fmt.Sprintf("No die at hand fits what is open on %s; those on it stay for a later attempt.", name)
}

// holds says how likely a defence holds.
func holds(chance float64) string {
	switch p := Percent(chance); p {
	case Percent(1):
		return "holds for certain"
	case Percent(0):
		return "fails for certain"
	default:
		return "holds with " + p
	}
}
