package hints

import (
	"fmt"

	"sixwinters/advice"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
)

// The reasons for what is done with progress cards: taking one, bringing assets for it, placing them, finishing it.

// whyPlan is why for moves that finish a card.
func (w *worder) whyPlan() string {
	var need *solver.Need
	placed, left := 0, 0
	for i, m := range w.plan {
		if m.Kind != rules.MovePlace {
			continue
		}
		if left++; left == 1 {
			need, placed = w.needAt(m.Arg), i
		}
	}
	squares := "its last square needs"
	if left > 1 {
		squares = w.squaresLeft(left) + ", and the next needs"
	}
	how := "one is here"
	if placed > 0 {
		how = w.howTo(need)
	}
	takes := "an asset"
	if need != nil {
		takes = need.Words()
	}
	return fmt.Sprintf("%s can finish %s %s: %s %s; %s.", w.b.PlayerName(w.s, w.player), w.card(w.player), w.price(), squares, takes, how)
}

// price is what the plan costs: action dice, and stress.
func (w *worder) price() string {
	dice, end := 0, *w.s
	for _, m := range w.plan {
		dice += m.ActionDice()
		_ = w.b.ApplyRolling(&end, m, nil, nil) // it is legal
	}
	say := forDice(dice)
	if stress := w.s.Players[w.player].StressPoints() - end.Players[w.player].StressPoints(); stress > 0 {
		if dice == 0 {
			return say + fmt.Sprintf(", for %d stress", stress)
		}
		say += fmt.Sprintf(" and %d stress", stress)
	}
	return say
}

// forDice is a price in action dice.
func forDice(n int) string {
	if n == 0 {
		return "without an action die"
	}
	return "for " + rules.HowMany(n, "action die", "action dice")
}

// squaresLeft is how many squares the plan fills, beside how many the shortest way fills where it is another one.
func (w *worder) squaresLeft(left int) string {
	if paths := solver.Paths(w.b, w.s, w.player); len(paths) > 0 && len(paths[0]) < left {
		return fmt.Sprintf("%d squares are left this way, %d by the shortest", left, len(paths[0]))
	}
	return fmt.Sprintf("%d squares are left", left)
}

// howTo is what the next move of a plan does towards the next square and what it needs, nil for any asset, or towards a later one.
func (w *worder) howTo(need *solver.Need) string {
	b, s, m := w.b, w.s, w.m
	switch m.Kind {
	case rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress:
		return w.howToCreate(need)
	case rules.MovePick, rules.MovePickTo, rules.MoveEnough:
		return "take what is needed"
	case rules.MoveTrade, rules.MoveTradeAll:
		pool := "its"
		if to := content.Resource(m.Arg); need != nil && need.Resource != to {
			pool = "the " + to.String()
		}
		return fmt.Sprintf("trade %s into %s pool", rules.DieName(m.Dice[1]), pool)
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate, rules.MoveTo:
		via, to := w.journey()
		if via == to {
			return "go to " + b.Location(s, to).Name + " for it"
		}
		return "go to " + b.Location(s, to).Name + " for it, by way of " + b.Location(s, via).Name
	case rules.MoveMarch:
		if !w.fits(need, m.Dice[0]) {
			return rules.DieName(m.Dice[0]) + " can march here" + w.usedFor(m.Dice[0])
		}
		return "one can march here"
	case rules.MoveStash:
		if !w.fits(need, m.Dice[0]) {
			return "take " + rules.DieName(m.Dice[0]) + " along in the stash" + w.usedFor(m.Dice[0])
		}
		return "take one along in the stash"
	case rules.MoveUnstash:
		if !w.fits(need, m.Dice[0]) {
			return "take " + rules.DieName(m.Dice[0]) + " out of the stash" + w.usedFor(m.Dice[0])
		}
		return "there is one in the stash"
	case rules.MoveConvert:
		return "a pool die may serve as an action die"
	case rules.MoveUse, rules.MovePay:
		return fmt.Sprintf("an ability helps (%s)", w.b.Label(s, m))
	}
	return "an ability helps"
}

// howToCreate is what creating an asset does towards the next square: it is the one that is needed, or it is there for an ability
// or for a later square.
func (w *worder) howToCreate(need *solver.Need) string {
	d, at := created(w.m), w.s.Players[w.m.Player].At
	if w.fits(need, d) && (need == nil || need.Region == content.NoRegion || need.Region == at.Region()) {
		return "create one here"
	}
	return "create " + rules.DieName(d) + " here" + w.usedFor(d)
}

// fits reports whether a die is what a square needs, nil for any asset, if it comes to where that is taken from.
func (w *worder) fits(need *solver.Need, d rules.Die) bool {
	return need == nil || need.Takes(d, need.Region) || w.b.Wild(w.s, d)
}

// usedFor is what the plan does with a die that is not for the next square: "" where it does not tell.
func (w *worder) usedFor(d rules.Die) string {
	for _, then := range w.plan[1:] {
		switch {
		case then.Dice[0] != d:
		case then.Kind == rules.MoveUse:
			return " for the box of an ability"
		case then.Kind == rules.MovePlace:
			return " for a later square"
		}
	}
	return ""
}

// created is the die that a move creates an asset of.
func created(m rules.Move) rules.Die {
	if m.Kind == rules.MoveCreateStress {
		return m.Dice[0]
	}
	return m.Dice[1]
}

// journey is where the next move of the plan goes, and where the moves that follow it at once lead on to.
func (w *worder) journey() (via, to content.Slot) {
	for i, m := range w.plan {
		switch {
		case m.Player != w.m.Player:
			return via, to
		case m.Kind == rules.MoveTravel, m.Kind == rules.MoveSail, m.Kind == rules.MoveGate, i == 0:
			to = m.Slot
		default:
			return via, to
		}
		if i == 0 {
			via = to
		}
	}
	return via, to
}

// needAt is what a square asks for on the path that the plan takes.
func (w *worder) needAt(first uint8) *solver.Need {
	for _, path := range solver.Paths(w.b, w.s, w.player) {
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

// whyPlace is why for placing an asset on a card: how much it then still takes.
func (w *worder) whyPlace() string {
	p := int(w.m.Player)
	name := w.b.PlayerName(w.s, p)
	out, err := solver.Placing(w.b, w.s, w.m)
	if err != nil || len(out.Paths) == 0 {
		return fmt.Sprintf("%s has an asset here that fits the next square of %s.", name, w.card(p))
	}
	least, most := len(out.Paths[0]), len(out.Paths[len(out.Paths)-1])
	say := rules.HowMany(least, "more die finishes it", "more dice finish it")
	if most > least {
		say = "the shortest way takes " + rules.HowMany(least, "more die", "more dice")
	}
	return fmt.Sprintf("%s can advance %s: an asset here fits its next square. Then %s.", name, w.card(p), say)
}

// whyBring is why for an asset that comes to a location for nothing, from a stash or by marching: for a card whose next square
// takes it there, or for what the line of moves does with it.
func (w *worder) whyBring(p int) string {
	b, s, m := w.b, w.s, w.m
	to := s.Players[p].At
	if m.Kind == rules.MoveMarch {
		to = m.To
	}
	do := fmt.Sprintf("%s can bring %s to %s for free", b.PlayerName(s, p), rules.DieName(m.Dice[0]), b.Location(s, to).Name)
	for q := range s.Players {
		if n := w.next(q, m.Dice[0], to); n != nil && s.Players[q].At == to {
			return fmt.Sprintf("%s, so that it can go on the next square of %s, which takes %s.", do, w.card(q), n.Words())
		}
	}
	for q := range s.Players {
		if n := w.later(q, m.Dice[0], to); n != nil && w.line.purpose() == "" {
			return fmt.Sprintf("%s, so that it is ready for a later square of %s, which takes %s.", do, w.card(q), n.Words())
		}
	}
	return w.soThat(do, "it is nearer to where it may be needed")
}

// whyTake is why for a staged card: what it advances and for how many dice; where another one that may be taken advances more for
// its dice, with what it can be begun where its player is ([progress], [complete]).
func (w *worder) whyTake() string {
	b, s, m := w.b, w.s, w.m
	id, p := content.ProgressID(m.Card), int(m.Player)
	card := &b.Content().Progress[id]
	dice := len(solver.PathsOf(b, s, id)[0])
	most, others := true, false
	for _, other := range b.Moves(s, nil) {
		if other.Kind != rules.MoveTake || other.Player != m.Player || other.Card == m.Card {
			continue
		}
		others = true
		advances := len(b.Content().Progress[other.Card].Reward)
		most = most && len(card.Reward)*len(solver.PathsOf(b, s, content.ProgressID(other.Card))[0]) >= advances*dice
	}
	say := fmt.Sprintf("%s advances %s for %s.", card.Name, rewards(card), rules.HowMany(dice, "die", "dice"))
	if most && others {
		say = fmt.Sprintf("No staged card advances more for its dice than %s: %s for %s.", card.Name, rewards(card), rules.HowMany(dice, "die", "dice"))
	} else if begin := w.begun(p, id); begin != "" {
		say += " " + begin
	}
	taking := advice.OfTaking(b, s, m)
	if n := len(taking.Discards); n > 0 {
		say += fmt.Sprintf(" Taking it discards %s.", rules.HowMany(n, "other card", "other cards"))
	}
	if taking.Stage > 0 {
		say += fmt.Sprintf(" Then stage %s begins.", rules.Roman(taking.Stage))
	}
	return say
}

// rewards are the tracks that a progress card advances.
func rewards(card *content.Progress) string {
	var tracks []string
	for _, r := range card.Reward {
		if r == content.NoResource {
			tracks = append(tracks, "a track of your choice")
		} else {
			tracks = append(tracks, r.String())
		}
	}
	return rules.Joined(tracks, "and")
}

// begun is with what a player can begin a card at once: an asset that lies where the character is; "" for none.
func (w *worder) begun(p int, id content.ProgressID) string {
	at := w.s.Players[p].At
	if !w.s.Players[p].InPlay() {
		return ""
	}
	for _, path := range solver.PathsOf(w.b, w.s, id) {
		if d := lies(&path[0], w.s, at); d != rules.NoDie {
			return fmt.Sprintf("%s can begin it with %s at %s.", w.b.PlayerName(w.s, p), rules.DieName(d), w.b.Location(w.s, at).Name)
		}
	}
	return ""
}
