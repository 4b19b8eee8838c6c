package gesture

import (
	"math/bits"
	"slices"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Gesture is one way to make a move: things are taken up, one after the other in any order, and put down on a target.
// With nothing to take up, the target is clicked.
type Gesture struct {
	Move  rules.Move
	Take  []layout.Target
	Drop  layout.Target
	Carry Carry
}

// Die returns the target of a die lying at a place. Of equal dice it names the first; see Same.
func Die(at rules.Place, d rules.Die) layout.Target {
	return layout.Target{Kind: layout.Die, Place: at, Die: d}
}

// Same returns a target with all equal dice taken for one another, as the rules do.
func Same(t layout.Target) layout.Target {
	t.I = 0
	return t
}

func mat(p uint8) rules.Place { return rules.Place{Spot: rules.OnMat, N: p} }

func location(at content.Slot) rules.Place { return rules.Place{Spot: rules.AtLocation, N: uint8(at)} }

func pool(d rules.Die) rules.Place { return rules.Place{Spot: rules.InPool, N: uint8(d.Kind())} }

func at[T ~uint8](kind layout.Kind, n T) layout.Target { return layout.Target{Kind: kind, N: uint8(n)} }

func part(kind layout.Kind, n, sub uint8) layout.Target {
	return layout.Target{Kind: kind, N: n, Sub: sub}
}

// Of returns how a legal move is made at the table. A move that has no place on the table, such as a yes or a number, has
// Drop.Kind None: it is a button in the prompt line.
func Of(b *rules.Rulebook, s *rules.State, m rules.Move) Gesture {
	g := Gesture{Move: m, Carry: carry(b, s, m)}
	g.Take, g.Drop = withDice(s, m)
	if g.Drop.Kind == layout.None {
		g.Drop = answer(b, s, m)
	}
	return g
}

// withDice returns what an action takes up and where it puts that; of any other move both are nothing.
func withDice(s *rules.State, m rules.Move) (take []layout.Target, drop layout.Target) {
	p := m.Player
	own := func(d rules.Die) []layout.Target {
		if d.IsAction() {
			return []layout.Target{Die(mat(p), d)}
		}
		return []layout.Target{Die(location(s.Players[p].At), d)}
	}
	inPool := func(d rules.Die) layout.Target { return Die(pool(d), d) }
	stress := func() []layout.Target { return []layout.Target{part(layout.StressDie, p, m.Arg)} }
	switch m.Kind {
	case rules.MoveTravel, rules.MoveSail:
		for _, d := range m.Dice {
			if d != rules.NoDie {
				take = append(take, own(d)...)
			}
		}
		return take, at(layout.Location, m.Slot)
	case rules.MoveGate:
		return stress(), at(layout.Location, m.Slot)
	case rules.MoveCreate, rules.MoveCreateAll:
		return own(m.Dice[0]), inPool(m.Dice[1])
	case rules.MoveCreateStress:
		return stress(), inPool(m.Dice[0])
	case rules.MoveTrade, rules.MoveTradeAll:
		return own(m.Dice[0]), part(layout.Arrow, uint8(m.Dice[1].Kind()), m.Arg)
	case rules.MoveAttempt:
		return nil, at(layout.Obstacle, m.Card)
	case rules.MoveCover:
		return own(m.Dice[0]), at(layout.Obstacle, s.Attempt.Obstacle)
	case rules.MoveAct:
		return own(m.Dice[0]), at(layout.Action, s.Players[p].At)
	case rules.MoveRest:
		return own(m.Dice[0]), part(layout.StressDie, p, m.Arg)
	case rules.MoveDone:
		return nil, at(layout.Button, uint8(layout.ButtonDone))
	case rules.MovePlace:
		return own(m.Dice[0]), part(layout.Square, p, m.Arg)
	case rules.MoveUse:
		return own(m.Dice[0]), part(layout.Ability, p, m.Arg)
	case rules.MovePay:
		return nil, part(layout.Ability, p, m.Arg)
	case rules.MoveStash:
		return own(m.Dice[0]), at(layout.Stash, p)
	case rules.MoveUnstash:
		return []layout.Target{Die(rules.Place{Spot: rules.InStash, N: p}, m.Dice[0])}, at(layout.Location, s.Players[p].At)
	case rules.MoveConvert:
		return []layout.Target{inPool(m.Dice[0])}, at(layout.Portrait, p)
	case rules.MoveMarch:
		return []layout.Target{Die(location(m.Slot), m.Dice[0])}, at(layout.Location, m.To)
	case rules.MoveBarter:
		return []layout.Target{inPool(m.Dice[0]), inPool(m.Dice[1])}, at(layout.Pool, m.Arg)
	}
	return nil, layout.Target{}
}

// answer returns what is clicked to answer a question, if that lies on the table.
func answer(b *rules.Rulebook, s *rules.State, m rules.Move) (click layout.Target) {
	switch m.Kind {
	case rules.MoveChoose:
		return at(layout.Choice, m.Card)
	case rules.MoveStart, rules.MoveTo:
		return at(layout.Location, m.Slot)
	case rules.MoveCard:
		if s.Obstacles[m.Card].Zone == rules.InPlay {
			return at(layout.Obstacle, m.Card)
		}
	case rules.MoveWith:
		return at(layout.Portrait, m.Player)
	case rules.MoveTake:
		for i, id := range s.Staging {
			if uint8(id) == m.Card {
				return at(layout.Staged, uint8(i))
			}
		}
	case rules.MoveSettle:
		return at(layout.Offer, m.Card)
	case rules.MoveResource:
		return at(layout.Track, m.Arg)
	case rules.MoveRegion:
		if b.PickedFrom(s, m).Spot == rules.DiscardPile {
			return at(layout.DiscardPile, m.Arg)
		}
		return at(layout.DrawPile, m.Arg)
	case rules.MoveSuffer:
		return part(layout.StressDie, m.Player, m.Arg)
	case rules.MovePick, rules.MovePickAt, rules.MovePickTo:
		return Die(b.PickedFrom(s, m), m.Dice[0])
	}
	return layout.Target{}
}

// Hand is what is possible now: every legal move as a gesture.
type Hand struct {
	Gestures []Gesture
	at       [rules.NumPlayers]content.Slot // where the characters are
}

// NewHand lists the gestures of all legal moves of a table.
func NewHand(b *rules.Rulebook, s *rules.State) *Hand {
	h := &Hand{}
	for _, m := range b.Choices(s, nil) {
		h.Gestures = append(h.Gestures, Of(b, s, m))
	}
	for p := range s.Players {
		h.at[p] = s.Players[p].At
	}
	return h
}

// Split leaves in a hand the gestures of some moves, and returns a hand with the others.
func (h *Hand) Split(own func(m rules.Move) bool) (others Hand) {
	others.at = h.at
	all := h.Gestures
	h.Gestures = nil
	for i := range all {
		to := &others
		if own(all[i].Move) {
			to = h
		}
		to.Gestures = append(to.Gestures, all[i])
	}
	return others
}

// Offers returns the location cards that can be chosen now.
func (h *Hand) Offers() []content.LocationID {
	var cards []content.LocationID
	for i := range h.Gestures {
		if m := h.Gestures[i].Move; m.Kind == rules.MoveSettle {
			cards = append(cards, content.LocationID(m.Card))
		}
	}
	return cards
}

// Buttons returns the moves that lie nowhere on the table: the buttons of the prompt line. Of numbers to choose nothing is the
// last, so that the digit that presses one is the number itself.
func (h *Hand) Buttons() []rules.Move {
	var moves, nothing []rules.Move
	for i := range h.Gestures {
		switch m := h.Gestures[i].Move; {
		case h.Gestures[i].Drop.Kind != layout.None:
		case m.Kind == rules.MoveValue && m.Arg == 0:
			nothing = append(nothing, m)
		default:
			moves = append(moves, m)
		}
	}
	return append(moves, nothing...)
}

// CanTake reports whether a gesture takes this up, together with what is held already.
func (h *Hand) CanTake(held []layout.Target, t layout.Target) bool {
	both := append(slices.Clone(held), t)
	for g := range h.ways(both) {
		if covers(g.Take, both) {
			return true
		}
	}
	return false
}

// CanClick reports whether a click does anything with nothing in hand.
func (h *Hand) CanClick(on layout.Target) bool {
	complete, _ := h.Put(nil, on)
	return len(complete) > 0
}

// With lists the gestures that take up all that is held, and perhaps more.
func (h *Hand) With(held []layout.Target) []Gesture {
	var fit []Gesture
	for g := range h.ways(held) {
		if len(held) > 0 && covers(g.Take, held) {
			fit = append(fit, *g)
		}
	}
	return fit
}

// Open lists the gestures that putting down what is held may lead to: those that take it up, and attempts, which it begins
// where it is put down on the obstacle.
func (h *Hand) Open(held []layout.Target) []Gesture { return append(h.With(held), h.attempts(held)...) }

// Put lists what comes of putting what is held down on a target, or of clicking it with nothing held: the gestures
// that are complete, and, only if there is none, those that still need more dice. An obstacle to attempt may be clicked with a
// die in hand as well. Nothing comes of a click on nothing: what lies nowhere on the table has its button.
func (h *Hand) Put(held []layout.Target, on layout.Target) (complete, more []Gesture) {
	if on.Kind == layout.None {
		return nil, nil
	}
	on = Same(on)
	for g := range h.ways(held) {
		if !lands(g.Drop, on) && (len(held) == 0 || !lands(g.Drop, h.underFigure(on))) {
			continue
		}
		switch {
		case len(g.Take) == len(held) && covers(g.Take, held):
			complete = append(complete, *g)
		case len(held) > 0 && covers(g.Take, held):
			more = append(more, *g)
		}
	}
	if len(complete) == 0 && len(more) == 0 {
		for _, g := range h.attempts(held) {
			if g.Drop == on {
				complete = append(complete, g)
			}
		}
	}
	if len(complete) > 0 {
		more = nil
	}
	if itself := func(g Gesture) bool { return g.Drop == on }; len(held) == 0 && on.Kind == layout.Die && slices.ContainsFunc(complete, itself) {
		complete = slices.DeleteFunc(complete, func(g Gesture) bool { return !itself(g) }) // a click on a die means the die, not what it lies on
	}
	slices.SortStableFunc(complete, bothFirst)
	return complete, more
}

// bothFirst orders attempts: that of both is always the first, whoever is asked, so that it keeps its digit; then each alone.
func bothFirst(g, h Gesture) int {
	if g.Move.Kind != rules.MoveAttempt || h.Move.Kind != rules.MoveAttempt {
		return 0
	}
	return bits.OnesCount8(h.Move.Arg) - bits.OnesCount8(g.Move.Arg)
}

// attempts lists the gestures that begin an attempt where a die that is held is put down on the obstacle: those of the character
// whose die it is, or of who is where the asset lies. The die is not spent by that; it may cover one of the obstacle afterwards.
func (h *Hand) attempts(held []layout.Target) (list []Gesture) {
	if len(held) != 1 || held[0].Kind != layout.Die {
		return nil
	}
	for _, g := range h.Gestures {
		from, team := held[0].Place, g.Move.Arg
		if g.Move.Kind == rules.MoveAttempt && (from.Spot == rules.OnMat && team>>from.N&1 == 1 ||
			from == location(h.at[g.Move.Player])) {
			list = append(list, g)
		}
	}
	return list
}

// isDie reports whether a target is a die, and not a card or a character.
func isDie(t layout.Target) bool { return t.Kind == layout.Die || t.Kind == layout.StressDie }

// lands reports whether something put down on a target reaches a gesture's target: the target itself, or what lies on
// it. A pool as a whole stands for its dice, a location for what is on its card.
func lands(drop, on layout.Target) bool {
	if drop == on {
		return true
	}
	switch on.Kind {
	case layout.Pool:
		return drop.Kind == layout.Die && drop.Place.Spot == rules.InPool && drop.Place.N == on.N
	case layout.Track:
		return drop.Kind == layout.Pool && drop.N == on.N
	case layout.Die:
		return drop.N == on.Place.N && bears(drop.Kind, on.Place.Spot)
	case layout.Standee:
		return drop.Kind == layout.Portrait && drop.N == on.N
	case layout.Action:
		return drop.Kind == layout.Location && drop.N == on.N
	case layout.DiscardPile:
		return drop.Kind == layout.DrawPile && drop.N == on.N
	case layout.DrawPile:
		return drop.Kind == layout.DiscardPile && drop.N == on.N
	}
	return false
}

// bears reports whether dice at a spot lie on things of a kind.
func bears(k layout.Kind, spot rules.Spot) bool {
	switch spot {
	case rules.InPool:
		return k == layout.Pool || k == layout.Track
	case rules.AtLocation:
		return k == layout.Location
	case rules.OnObstacle:
		return k == layout.Obstacle
	case rules.OnMat:
		return k == layout.Portrait
	}
	return false
}

// covers reports whether all that is held is among what a gesture takes, counted.
func covers(take, held []layout.Target) bool {
	if len(held) > len(take) {
		return false
	}
	used := make([]bool, len(take))
	for _, h := range held {
		found := false
		for i, t := range take {
			if !used[i] && t == Same(h) {
				used[i], found = true, true
				break
			}
		}
		if !found {
			return false
		}
	}
	return true
}
