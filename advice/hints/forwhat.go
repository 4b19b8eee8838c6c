package hints

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
)

// What the move of a hint is for, where it does not finish a card this turn.

// soThat is what is worth doing with what it is for, as the line of moves goes on; other is what it is for where that does
// not tell.
func (w *worder) soThat(do, other string) string {
	if purpose := w.line.purpose(); purpose != "" {
		other = purpose
	}
	return do + ", so that " + other + "."
}

// flees says which obstacle activates this turn where a player's character is, hurts it there, and does not at another location, or what
// the character is certainly spared there; "" for none.
func (w *worder) flees(p int, to content.Slot) string {
	there := *w.s
	there.Players[p].At = to
	then := advice.SurelyActivate(w.b, &there)
	for _, here := range advice.SurelyActivate(w.b, w.s) {
		harmless := func(t advice.Sure) bool { return t.Trigger == here.Trigger && !t.Hurts[p] }
		if here.At == w.s.Players[p].At && here.At != to && here.Hurts[p] && slices.ContainsFunc(then, harmless) {
			return w.b.PlayerName(w.s, p) + " is not where " + w.b.Content().Card(here.Obstacle).Name + " activates this turn"
		}
	}
	harm, _, certain := advice.ActivationHarm(w.b, w.s)
	_, spared, also := advice.ActivationHarm(w.b, &there)
	if certain && also && !harm[p].None() && spared[p].None() {
		return w.b.PlayerName(w.s, p) + " is spared what this turn does: " + harm[p].Words()
	}
	return ""
}

// whyAsset is why for an asset of a die: for the card, for what the line of moves does with it, for an obstacle here, or for
// later.
func (w *worder) whyAsset(p int, d rules.Die) string {
	at := w.s.Players[p].At
	do := w.b.PlayerName(w.s, p) + " can " + w.b.Label(w.s, w.m)
	purpose := w.line.purpose()
	trading := trades(w.m)
	it := "it"
	if all := w.m.Kind == rules.MoveCreateAll || w.m.Kind == rules.MoveTradeAll; all && w.s.Pool[w.m.Dice[1].Kind()].Of(d.Value()) > 1 {
		it = "one of them"
	}
	goes, lies := it+" can go on", it+" is ready for"
	switch {
	case trading:
		goes, lies = it+" can be created here for", it+" is ready in the pool for"
	case purpose == "": // it is not placed this turn
		goes = lies
	}
	if n := w.next(p, d, at); n != nil && (purpose == "" || strings.Contains(purpose, w.card(p))) {
		return fmt.Sprintf("%s, so that %s the next square of %s, which takes %s.", do, goes, w.card(p), n.Words())
	}
	if purpose != "" {
		return w.soThat(do, "")
	}
	for _, id := range w.s.Attached[at].List() {
		if open := w.b.Uncovered(w.s, id); open.Of(d.Value()) > 0 {
			return w.soThat(do, fmt.Sprintf("%s can cover the %d of %s here", it, d.Value(), w.b.Content().Card(id).Name))
		}
	}
	for q := range w.s.Players {
		if n := w.later(q, d, at); n != nil {
			return w.soThat(do, fmt.Sprintf("%s a later square of %s, which takes %s", lies, w.card(q), n.Words()))
		}
	}
	if trading {
		return w.soThat(do, fmt.Sprintf("a leftover die brings a %d into the %s pool%s", d.Value(), d.Kind(), w.inTime(", where it stays for a later turn")))
	}
	return w.soThat(do, fmt.Sprintf("a leftover die leaves an asset at %s%s", w.b.Location(w.s, at).Name, w.inTime(" for a later turn")))
}

// trades reports whether a move brings dice from one pool into another.
func trades(m rules.Move) bool {
	return m.Kind == rules.MoveTrade || m.Kind == rules.MoveTradeAll || m.Kind == rules.MovePickTo
}

// later is what a square of a player's card asks for that is not the next, if a die at a slot does for it.
func (w *worder) later(p int, d rules.Die, at content.Slot) *solver.Need {
	if !w.s.Players[p].InPlay() {
		return nil
	}
	for _, path := range solver.Paths(w.b, w.s, p) {
		for i := range path[1:] {
			if n := &path[i+1]; n.Takes(d, at.Region()) {
				return n
			}
		}
	}
	return nil
}

// whyTravel is why for going to a location: what the line of moves does there, its assets, its obstacles, or what is left
// behind.
func (w *worder) whyTravel(p int, to content.Slot) string {
	b, s := w.b, w.s
	there := b.Location(s, to).Name
	goes := b.PlayerName(s, p) + " can go to " + there
	begins := w.begins(p, "there")
	if w.line.purpose() != "" {
		return w.soThat(goes, "")
	}
	if is := w.isThere(p, to, begins); is != begins {
		return w.soThat(goes, is)
	}
	here := b.Location(s, s.Players[p].At)
	cost, shut := waysFrom(b.Location(s, to))
	if costHere, shutHere := waysFrom(here); shut == shutHere && cost < costHere && !b.IsLastTurn(s) {
		return w.soThat(goes, fmt.Sprintf("%s: moves from it cost %s in all, those from %s %d", begins, rules.HowMany(cost, "die", "dice"), here.Name, costHere))
	}
	return w.soThat(goes, begins+": "+bestOff)
}

// isThere is what it is good for that a player's character is at a location where nothing is done this turn: what it is safe
// from, or that it begins the next turn there, said by begins, and what for.
func (w *worder) isThere(p int, at content.Slot, begins string) string {
	if flees := w.flees(p, at); flees != "" {
		return flees
	}
	if there := w.worthBeing(p, at); there != "" {
		return begins + ": " + there
	}
	return begins
}

// worthBeing is what it is good for to begin a turn at a location, as the table shows it: what lies there, what is made there, or
// what is near; "" for nothing. What lies there is no reason to leave a place where something lies that does as well.
func (w *worder) worthBeing(p int, to content.Slot) string {
	b, s := w.b, w.s
	at := s.Players[p].At
	for _, path := range solver.Paths(b, s, p) {
		n := &path[0]
		if n.Region != content.NoRegion && n.Region != to.Region() {
			continue
		}
		if d := lies(n, s, to); d != rules.NoDie && (at == content.NoSlot || lies(n, s, at) == rules.NoDie) {
			return fmt.Sprintf("the %s there can go on %s, whose next square takes %s", rules.DieName(d), w.card(p), n.Words())
		}
		if d := madeOf(n, b, s, to); d != rules.NoDie {
			return fmt.Sprintf("%s can be created there, and the next square of %s takes %s", rules.DieName(d), w.card(p), n.Words())
		}
	}
	if faced := w.faced(p, to); faced != "" {
		return faced
	}
	if nearer := w.nearer(p, to); nearer != "" {
		return nearer
	}
	for _, path := range solver.Paths(b, s, p) {
		for i := range path[1:] {
			n := &path[i+1]
			if d := madeOf(n, b, s, to); n.Resource != content.NoResource && d != rules.NoDie {
				return fmt.Sprintf("%s can be created there for a later square of %s, which takes %s", rules.DieName(d), w.card(p), n.Words())
			}
		}
	}
	return ""
}

// lies is an asset at a location that a square takes, or NoDie.
func lies(n *solver.Need, s *rules.State, at content.Slot) rules.Die {
	for r := range content.Resource(content.NumResources) {
		for v, have := range s.Assets[at][r] {
			if d := rules.ResourceDie(r, v+1); have > 0 && n.Takes(d, at.Region()) {
				return d
			}
		}
	}
	return rules.NoDie
}

// faced says which obstacle at a location a player can best face there; "" for none.
func (w *worder) faced(p int, to content.Slot) string {
	t := *w.s
	t.Players[p].At = to
	if name, _ := easiest(w.b, &t, p); name != "" {
		return name + ", which is there, can then be attempted"
	}
	return ""
}

// nearer says what a card takes next that is made nearer to a location than to where the character is; "" for nothing.
func (w *worder) nearer(p int, to content.Slot) string {
	b, s := w.b, w.s
	there := *s
	there.Players[p].At = to
	for _, path := range solver.Paths(b, s, p) {
		n := &path[0]
		for goal := range content.Slot(content.NumSlots) {
			if goal == to || !madeAt(n, b, goal) {
				continue
			}
			now, then := b.MoveCost(s, p, goal.Region()), b.MoveCost(&there, p, goal.Region())
			if then != content.NoWay && (now == content.NoWay || then < now) {
				return fmt.Sprintf("it is only %s from there to %s, which makes what %s takes next, %s",
					rules.HowMany(int(then), "die", "dice"), b.Location(s, goal).Name, w.card(p), n.Words())
			}
		}
	}
	return ""
}
