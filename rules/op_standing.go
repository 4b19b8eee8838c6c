package rules

import (
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// Standing operations. They are never carried out: the rules they change look for them.

// Obstacles raise the damage of others ([defend]).
func init() {
	operations[content.OpExtraDamage] = operation{
		say: func(w *words, ef *content.Effect) {
			where := " in play"
			switch ef.Within {
			case content.InRegion:
				where = " in " + w.region()
			case content.AtHere:
				where = " " + w.here()
			}
			var more []string
			if n := ef.Psyche.Base; n > 0 {
				more = append(more, strconv.Itoa(n)+" more {psyche}")
			}
			if n := ef.Body.Base; n > 0 {
				more = append(more, strconv.Itoa(n)+" more {body}")
			}
			w.happens(ef, "all "+w.manyCards(&ef.Cards)+where+" do "+Joined(more, "and")+" damage")
		},
	}
}

// Damage returns the points of stress of a failed defence against an obstacle in play, with modifiers ([defend]).
func (b *Rulebook) Damage(s *State, id content.ObstacleID) [content.NumStress]int {
	card, o := b.c.Card(id), &s.Obstacles[id]
	damage := card.Damage.Points()
	if card.Damage.DiceOnCard {
		sum := o.Beside.Sum()
		for _, d := range o.Dice {
			sum += d.Value()
		}
		damage[content.Body] = max(damage[content.Body], sum)
	}
	extra := b.ExtraDamage(s, content.NoObstacle, id)
	damage[content.Psyche] += extra[content.Psyche]
	damage[content.Body] += extra[content.Body]
	return damage
}

// ExtraDamage returns the points by which obstacle by raises the damage of obstacle id; with NoObstacle all obstacles in play
// together ([defend]).
func (b *Rulebook) ExtraDamage(s *State, by, id content.ObstacleID) (damage [content.NumStress]int) {
	for i := range b.standing[content.OpExtraDamage] {
		st := &b.standing[content.OpExtraDamage][i]
		if (by == content.NoObstacle || by == st.card) && st.appliesTo(b, s, id) {
			damage[content.Psyche] += st.Psyche.Base
			damage[content.Body] += st.Body.Base
		}
	}
	return damage
}

// Obstacles add a die to the pattern of others ([approach]).
func init() {
	operations[content.OpExtraDie] = operation{
		say: states("all $cards in play need one more $value"),
	}
}

// extraDice appends the dice that obstacles in play add to the pattern of another.
func (b *Rulebook) extraDice(s *State, id content.ObstacleID, dst []int) []int {
	for i := range b.standing[content.OpExtraDie] {
		if st := &b.standing[content.OpExtraDie][i]; len(dst) < MaxPattern && st.appliesTo(b, s, id) {
			dst = append(dst, st.Value)
		}
	}
	return dst
}

// ExtraDice returns the number of dice that obstacle by, in play, adds to the pattern of obstacle id ([approach]).
func (b *Rulebook) ExtraDice(s *State, by, id content.ObstacleID) (n int) {
	for i := range b.standing[content.OpExtraDie] {
		if st := &b.standing[content.OpExtraDie][i]; st.card == by && st.appliesTo(b, s, id) {
			n++
		}
	}
	return n
}

// dropExtraDice returns dice to the supply that cover a part of a pattern that is gone, as when Battle Plans leaves play.
func (e *engine) dropExtraDice() {
	for at := range e.s.Attached {
		for _, id := range e.s.Attached[at].List() {
			var room [MaxPattern]int
			n := len(e.b.Pattern(e.s, id, room[:0]))
			for i := n; i < MaxPattern; i++ {
				if d := e.s.Obstacles[id].Dice[i]; d != NoDie {
					e.toSupply(d, onObstacle(id, i))
				}
			}
		}
	}
}

// Obstacles forbid attempts on others, or on themselves ([attempt]).
func init() {
	operations[content.OpForbidAttempt] = operation{
		say: states("no attempt may begin on $card while this card is in play"),
	}
}

// AttemptForbidden reports whether an obstacle in play, such as Drauga, forbids attempts on obstacle id ([attempt]).
func (b *Rulebook) AttemptForbidden(s *State, id content.ObstacleID) bool {
	return b.attemptForbids(s, id) != nil
}

// attemptForbids returns the standing effect that forbids attempts on obstacle id, or nil.
func (b *Rulebook) attemptForbids(s *State, id content.ObstacleID) *standing {
	for i := range b.standing[content.OpForbidAttempt] {
		if st := &b.standing[content.OpForbidAttempt][i]; st.appliesTo(b, s, id) {
			return st
		}
	}
	return nil
}

// Obstacles forbid completing progress cards with dice of a resource on them ([complete]).
func init() {
	operations[content.OpForbidComplete] = operation{
		say: states("no progress card with a(n) $resource die on it may be completed while this card is in play"),
	}
}

// CompletionForbidden reports whether an obstacle in play, such as Repeating Histories, forbids player p to complete the current
// progress card with die last ([complete]).
func (b *Rulebook) CompletionForbidden(s *State, p int, last Die) bool {
	return b.completionForbids(s, p, last) != nil
}

// completionForbids returns the standing effect that forbids player p to complete the current card with die last, or nil.
func (b *Rulebook) completionForbids(s *State, p int, last Die) *standing {
	player := &s.Players[p]
	for i := range b.standing[content.OpForbidComplete] {
		st := &b.standing[content.OpForbidComplete][i]
		if st.at(s) == content.NoSlot {
			continue
		}
		k := Kind(st.Resource)
		if last.Kind() == k {
			return st
		}
		for _, d := range player.Laid[:player.Chain] {
			if d.Kind() == k {
				return st
			}
		}
	}
	return nil
}

// Dice of a pool may be used as action dice, at the location of an obstacle or by the owner of an ability ([ability]).
func init() {
	operations[content.OpPoolAsAction] = operation{
		say: func(w *words, ef *content.Effect) {
			use := "use dice of " + thePool(ef.Resource) + " as action dice"
			if w.list == OnUse {
				if w.full {
					use += "; each is exchanged for an action die of its value"
				}
				w.do(ef, "you may "+use)
				return
			}
			w.happens(ef, "characters "+w.here()+" may "+use)
		},
		brief: func(ef *content.Effect) []string { return []string{icon(ef.Resource.String()) + " pool acts"} },
	}
}

// MayConvert reports whether player p's character may use dice of pool r as action dice, by an ability or an obstacle where it
// is ([ability]).
func (b *Rulebook) MayConvert(s *State, p int, r content.Resource) bool {
	if b.standingAbility(s, p, content.OpPoolAsAction, func(ef *content.Effect) bool { return ef.Resource == r }) != nil {
		return true
	}
	return slices.ContainsFunc(b.standing[content.OpPoolAsAction], func(st standing) bool {
		return st.Resource == r && st.at(s) == s.Players[p].At
	})
}

// poolDice returns the resource whose pool dice an ability makes action dice, or NoResource.
func poolDice(a *content.Ability) content.Resource {
	return standingResource(a, content.OpPoolAsAction)
}

// standingResource returns the resource of an ability's standing effect, or NoResource.
func standingResource(a *content.Ability, op content.Op) content.Resource {
	for i := range a.Standing {
		if a.Standing[i].Do == op {
			return a.Standing[i].Resource
		}
	}
	return content.NoResource
}

// Creating an asset at a location costs stress in addition ([create]).
func init() {
	operations[content.OpCreateCost] = operation{
		say: states("creating assets $here also costs $amounts each time"),
	}
}

// CreateCost returns the points of stress that creating an asset costs in addition, by the location in a slot ([create]).
func (b *Rulebook) CreateCost(s *State, at content.Slot) [content.NumStress]int {
	return createCost(b.Location(s, at))
}

func createCost(l *content.Location) (cost [content.NumStress]int) {
	for i := range l.Standing {
		if ef := &l.Standing[i]; ef.Do == content.OpCreateCost {
			cost[content.Psyche] += ef.Psyche.Base
			cost[content.Body] += ef.Body.Base
		}
	}
	return cost
}

// Moves from an obstacle's location cost more dice, or a set number. An event makes all moves of the turn cheaper ([move]).
func init() {
	operations[content.OpMoveCost] = operation{
		do: once(func(e *engine, _ *Frame, ef *content.Effect, _ Move) {
			e.s.Discount += uint8(-ef.Change)
			e.tell(Event{Kind: EvDiscount, N: int8(e.s.Discount)})
		}),
		say: func(w *words, ef *content.Effect) {
			moves := "moves"
			if w.list != OnEvent {
				moves += " from " + w.here()
			}
			if regions := regionIcons(ef.To.Regions); regions != "" {
				moves += " to " + regions
			}
			var cost []string
			if ef.Value > 0 {
				cost = append(cost, "cost "+HowMany(ef.Value, "die", "dice")+", whatever the location card says")
			}
			switch {
			case ef.Change > 0:
				cost = append(cost, "cost "+HowMany(ef.Change, "more die", "more dice"))
			case ef.Change < 0:
				cost = append(cost, "cost "+HowMany(-ef.Change, "die", "dice")+" less, but at least 1")
			}
			if w.list == OnEvent {
				moves = "this turn, " + moves
			}
			w.happens(ef, moves+" "+strings.Join(cost, "; they "))
		},
		traits: MovePrices,
	}
}

// MoveCost returns the action dice that a move of player p's character to a region costs, with modifiers, or NoWay ([move]).
func (b *Rulebook) MoveCost(s *State, p int, to content.Region) content.Cost {
	return b.Fare(s, s.Players[p].At, to)
}

// Fare returns the action dice that a move from a location to a region costs, with modifiers, or NoWay ([move]).
func (b *Rulebook) Fare(s *State, at content.Slot, to content.Region) content.Cost {
	cost := b.Location(s, at).Move[to]
	for i := range b.standing[content.OpMoveCost] {
		if st := &b.standing[content.OpMoveCost][i]; st.Value > 0 && st.at(s) == at && st.To.Regions.Has(to) {
			cost = content.Cost(st.Value)
		}
	}
	if cost == content.NoWay {
		return content.NoWay
	}
	return b.modifiedCost(s, at, to, cost)
}

// MovePrice returns how an obstacle changes the cost of moves from its location to a region: the dice it sets, or 0, and the dice
// it adds to that ([move]).
func (b *Rulebook) MovePrice(id content.ObstacleID, to content.Region) (sets, raises int) {
	list := b.c.Card(id).Standing
	for i := range list {
		if ef := &list[i]; ef.Do == content.OpMoveCost && ef.To.Regions.Has(to) {
			sets, raises = max(sets, ef.Value), raises+ef.Change
		}
	}
	return sets, raises
}

// modifiedCost applies to the cost of a move first what raises it, then what lowers it, to no less than one die.
func (b *Rulebook) modifiedCost(s *State, from content.Slot, to content.Region, cost content.Cost) content.Cost {
	for i := range b.standing[content.OpMoveCost] {
		if st := &b.standing[content.OpMoveCost][i]; st.at(s) == from && st.To.Regions.Has(to) {
			cost += content.Cost(st.Change)
		}
	}
	return max(1, cost-content.Cost(s.Discount))
}

// An asset of a resource may be kept on the mat ([stash]).
func init() {
	operations[content.OpStash] = operation{
		say: saysInFull("stash a(n) $resource asset", "you may keep one $resource asset from your location on this mat; "+
			"it survives the refresh, travels with you and may be put back at your location"),
		brief: func(ef *content.Effect) []string { return []string{"{stash} " + icon(ef.Resource.String())} },
	}
}

// Stashes returns the resource that player p's character may stash, or NoResource ([stash]).
func (b *Rulebook) Stashes(s *State, p int) content.Resource {
	if ef := b.standingAbility(s, p, content.OpStash, func(*content.Effect) bool { return true }); ef != nil {
		return ef.Resource
	}
	return content.NoResource
}

// stashes returns the resource of which an ability stashes a die, or NoResource.
func stashes(a *content.Ability) content.Resource { return standingResource(a, content.OpStash) }

// StashComes returns the achievement, from 1, that brings a character its stash, and the resource it holds; 0 if none does
// ([stash]).
func (b *Rulebook) StashComes(who content.CharacterID) (achievement int, r content.Resource) {
	for i := range b.c.Characters[who].Abilities {
		if r := stashes(&b.c.Characters[who].Abilities[i]); r != content.NoResource {
			return i + 1 - content.BaseAbilities, r
		}
	}
	return 0, content.NoResource
}

// A character may take another's stress instead ([ability]).
func init() {
	operations[content.OpAbsorb] = operation{
		say: saysInFull("you may take $stress instead of another character",
			"whenever another character takes $stress, you may take any part of it instead"),
		brief: func(ef *content.Effect) []string {
			stress := icon(ef.Stress.String())
			return []string{"take others’ " + stress, "others’ " + stress}
		},
	}
}

// absorber returns the player who may absorb the stress of a frame, or -1 ([ability]).
func (e *engine) absorber(f *Frame) int {
	other := 1 - int(f.Player)
	if !e.s.Players[other].InPlay() || !e.b.absorbs(e.s, other, content.Stress(f.N)) {
		return -1
	}
	return other
}

// absorbs reports whether a player's character may take a kind of stress instead of another one.
func (b *Rulebook) absorbs(s *State, p int, k content.Stress) bool {
	return b.standingAbility(s, p, content.OpAbsorb, func(ef *content.Effect) bool { return ef.Stress == k }) != nil
}
