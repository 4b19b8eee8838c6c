package mind

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// How the greedy policy means to finish a progress card.

// plan is a way from the last die of a player's chain to an end square of the card.
type plan struct {
	next  need         // the die that is placed next; its square is nil where there is no way
	first content.Slot // where that one is best created
	cost  int          // of the whole way, in tenths of an action die
}

// ok reports whether there is a way.
func (w *plan) ok() bool { return w.next.square != nil }

// wants reports whether an asset at a slot that shows one of some values is the one that is placed next.
func (w *plan) wants(r content.Resource, values uint8, at content.Slot) bool {
	return w.ok() && w.next.square.TakesFrom(at.Region()) && w.next.square.TakesResource(r) && w.next.fits&values != 0
}

// need is the die that a square of a way asks for.
type need struct {
	square *content.Square
	fits   uint8 // the values it may show so that all that follow can be placed, bit v-1
}

// Costs of a plan, in tenths of an action die.
const (
	costDie       = 10
	costAsset     = 3  // an asset that may do lies there already
	costNoWay     = 45 // a region the location has no way to
	costValue     = 2  // for each value that does not do
	costNotInYet  = 18 // no die of the pool would do now
	costForbidden = 60 // an obstacle in play forbids completing the card
	noPlan        = 1 << 20
)

// wayfinder looks for the cheapest plan.
type wayfinder struct {
	b     *rules.Rulebook
	s     *rules.State
	p     int
	card  *content.Progress
	now   [rules.NumSquares]uint8
	begun int // what the first square costs, as far as the values of dice do not matter
	best  plan
}

// planFor is the cheapest way to finish a player's card from where the character is, as far as the table shows it.
func planFor(b *rules.Rulebook, s *rules.State, p int) plan {
	player := &s.Players[p]
	w := wayfinder{b: b, s: s, p: p, best: plan{cost: noPlan}}
	if player.Card == content.NoProgress || player.At == content.NoSlot {
		return w.best
	}
	w.card = &b.Content().Progress[player.Card]
	var used, next uint16
	for i := range player.Chain {
		used |= 1 << player.Path[i]
	}
	if player.Chain > 0 {
		next = b.Neighbors(int(player.Path[player.Chain-1]))
	}
	for sq := range rules.NumSquares {
		if player.Chain > 0 && next&(1<<sq) != 0 || player.Chain == 0 && w.card.Squares[sq].Start {
			w.walk(sq, used, 0, 0, player.At)
		}
	}
	return w.best
}

// walk goes on with a square, the character being at a slot with costs so far.
func (w *wayfinder) walk(sq int, used uint16, n, cost int, at content.Slot) {
	square := &w.card.Squares[sq]
	if !square.There || used&(1<<sq) != 0 {
		return
	}
	at, more := placeFor(w.b, w.s, square, at)
	if cost += more; cost >= w.best.cost {
		return
	}
	if n == 0 {
		w.begun = cost
	}
	w.now[n] = uint8(sq)
	n++
	if square.End {
		w.finish(n, cost)
		return
	}
	used |= 1 << sq
	for next := range rules.NumSquares {
		if w.b.Neighbors(sq)&(1<<next) != 0 {
			w.walk(next, used, n, cost, at)
		}
	}
}

// placeFor is where the asset for a square is best taken from by a character at a slot, and what that costs.
func placeFor(b *rules.Rulebook, s *rules.State, square *content.Square, at content.Slot) (content.Slot, int) {
	if cost := assetCost(b, s, square, at); cost < noPlan {
		return at, cost
	}
	ways := &b.Location(s, at).Move
	best, least := at, noPlan
	for to := range content.Slot(content.NumSlots) {
		cost := assetCost(b, s, square, to)
		if cost == noPlan || to == at {
			continue
		}
		if way := ways[to.Region()]; way == content.NoWay {
			cost += costNoWay
		} else {
			cost += int(way) * costDie
		}
		if cost < least {
			best, least = to, cost
		}
	}
	return best, least
}

// assetCost is what an asset for a square costs a character at a slot, or noPlan if none can be created there.
func assetCost(b *rules.Rulebook, s *rules.State, square *content.Square, at content.Slot) int {
	if !square.TakesFrom(at.Region()) {
		return noPlan
	}
	cost := noPlan
	if square.TakesResource(b.SlotResource(at)) {
		cost = costDie
	}
	for r := range content.Resource(content.NumResources) {
		if square.TakesResource(r) && s.Assets[at][r].Len() > 0 {
			cost = costAsset
		}
	}
	return cost
}

// finish looks which values the dice of a way may show, and keeps the way if it is the cheapest.
func (w *wayfinder) finish(n, cost int) {
	across := way{n: n, squares: w.now}
	if !across.fit(w.card) {
		return
	}
	fits := &across.fits
	if player := &w.s.Players[w.p]; player.Chain > 0 {
		if prev := player.Laid[player.Chain-1]; !w.b.Wild(w.s, prev) {
			fits[0] &= rules.ValuesAfter(w.card.Squares[w.now[0]].Relation, only(prev.Value()))
		}
	}
	if fits[0] == 0 {
		return
	}
	for i := range n {
		cost += costValue * (rules.Sides - bits.OnesCount8(fits[i]))
	}
	next := need{&w.card.Squares[w.now[0]], fits[0]}
	first, begin := w.begin(next)
	cost += begin - w.begun
	last := w.card.Squares[w.now[n-1]].Resource
	if last == content.NoResource {
		last = content.Support // any will do
	}
	if w.b.CompletionForbidden(w.s, w.p, rules.ResourceDie(last, 1)) {
		cost += costForbidden
	}
	if cost < w.best.cost {
		w.best = plan{next: next, first: first, cost: cost}
	}
}

// begin is where the first die is best had with the action dice that are left, and what that costs.
func (w *wayfinder) begin(first need) (best content.Slot, least int) {
	player := &w.s.Players[w.p]
	ways := &w.b.Location(w.s, player.At).Move
	best, least = player.At, noPlan
	for to := range content.Slot(content.NumSlots) {
		cost := assetCost(w.b, w.s, first.square, to)
		if cost == noPlan {
			continue
		}
		way := 0
		if to != player.At {
			way = int(ways[to.Region()])
		}
		left := player.Dice
		spendLowest(&left, way)
		if cost = way * costDie; way < 0 {
			cost = costNoWay
		}
		switch {
		case lies(w.s, first, to):
			cost += costAsset
		case creatable(w.b, w.s, first, to, &left):
			cost += costDie
		default:
			cost += costDie + costNotInYet
		}
		if cost < least {
			best, least = to, cost
		}
	}
	return best, least
}

// lies reports whether a die that does lies at a slot as an asset.
func lies(s *rules.State, n need, at content.Slot) bool {
	for r := range content.Resource(content.NumResources) {
		if n.square.TakesResource(r) && s.Assets[at][r].Set()&n.fits != 0 {
			return true
		}
	}
	return false
}

// creatable reports whether an asset that does can be created at a slot with the highest of some action dice ([create]).
func creatable(b *rules.Rulebook, s *rules.State, n need, at content.Slot, dice *rules.Values) bool {
	r := b.SlotResource(at)
	return n.square.TakesResource(r) && s.Pool[r].Set()&n.fits&(1<<dice.Highest()-1) != 0
}
