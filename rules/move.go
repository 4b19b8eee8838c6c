package rules

import "sixwinters/content"

type MoveKind uint8

// The kinds of move, with the fields of Move that each uses. The verbs table has the verbs of the notation.
const (
	NoMove MoveKind = iota

	// Session setup ([session]).
	MoveChoose // Player takes the character Card
	MoveStart  // Player places the character at Slot

	// Actions.
	MoveTravel       // Player moves to Slot, spending Dice ([move])
	MoveSail         // from port to port, spending Dice ([move])
	MoveGate         // from gate to gate, taking one stress Arg ([move])
	MoveCreate       // Player spends action die Dice[0] and creates asset Dice[1] ([create])
	MoveCreateAll    // support mastery: all pool dice like Dice[1] ([support-mastery])
	MoveCreateStress // paying two stress Arg instead of a die, asset Dice[1] ([create])
	MoveTrade        // spends Dice[0]; pool die Dice[1] becomes resource Arg ([trade])
	MoveTradeAll     // support mastery: all pool dice like Dice[1] ([support-mastery])
	MoveAttempt      // Player begins an attempt on obstacle Card with the team Arg ([overcome])
	MoveAct          // location action with die Dice[0] ([location-action])
	MoveRest         // Dice[0] raises the stress die Arg ([rest])
	MoveDone         // the actions step ends ([actions])

	// Free in the actions step.
	MovePlace   // asset Dice[0] goes on square Arg of Player's card ([progress])
	MoveUse     // die Dice[0] goes on ability Arg ([ability])
	MovePay     // stress is paid for ability Arg ([ability])
	MoveStash   // asset Dice[0] goes to the stash ([stash])
	MoveUnstash // the stashed die Dice[0] becomes an asset at the location ([stash])
	MoveConvert // pool die Dice[0] becomes an action die of Player
	MoveMarch   // military mastery: asset Dice[0] moves from Slot to To ([mastery])
	MoveBarter  // diplomacy mastery: pool dice Dice[0], Dice[1] for a new die of resource Arg ([mastery])

	// Within an attempt ([overcome]).
	MoveCover  // Player's die Dice[0] covers a printed die of value Arg
	MoveDefend // the approach is over: action dice are rerolled
	MoveFace   // the failed defence is accepted
	MoveLeave  // the attempt ends, dice stay

	// Choices.
	MoveTo       // a location: Slot
	MoveCard     // an obstacle: Card
	MoveWith     // a character: Player
	MoveTake     // Player takes the staged progress card Card ([complete])
	MoveResource // a resource or its track: Arg
	MoveRegion   // a region's pile: Arg
	MoveValue    // a number: Arg
	MovePick     // a die: Dice[0]
	MovePickAt   // an asset: Dice[0] at Slot
	MovePickTo   // a further pool die of a trade action: Dice[0] becomes resource Arg ([trade])
	MoveEnough   // no more dice
	MoveFrom     // one of the two dice pools of an ability: Arg 0 unspent action dice, 1 assets ([ability])
	MoveOrder    // an order of the staged cards: Arg, 0..23
	MoveSplit    // the first participant takes Arg psyche and Arg2 body ([split])
	MoveSettle   // the location Card comes into play ([locations])
	MoveGoOn     // the year has been seen ([session-end])
	MoveYes
	MoveNo
	MoveSuffer  // Player's character takes its stress Arg next ([choice])
	MoveRecover // Player's character erases its highest condition on the track Arg ([house-rules])

	numMoveKinds
)

// Move is one decision of the players: a small value that can be compared. Fields that a kind does not use are zero.
// Dice are in rising order where several are spent.
type Move struct {
	Kind   MoveKind
	Player uint8 // 0 or 1
	Slot   content.Slot
	To     content.Slot
	Card   uint8 // an obstacle, location, progress card or character
	Arg    uint8
	Arg2   uint8
	Dice   [maxSpend]Die
}

// Actor returns the player whose character makes a move of the actions step. It reports false for moves that are no one
// player's: a choice, the end of the step, uses of a shared mastery, and the attempt of a team.
func (m Move) Actor() (player int, acts bool) {
	switch {
	case m.Kind < MoveTravel || m.Kind > MoveConvert || m.Kind == MoveDone:
		return 0, false
	case m.Kind == MoveAttempt && m.Arg != 1<<m.Player:
		return 0, false
	}
	return int(m.Player), true
}

// maxSpend is the most dice one move can spend: a travel of cost 3 with modifiers.
const maxSpend = 6

// orders are the 24 permutations of the staging area, each as the old places from top to bottom.
var orders = permutations()

// Order returns the old places, 0..3, of the staged cards in the order, top to bottom, that a move of kind [MoveOrder] gives them.
func Order(m Move) [NumStaged]uint8 {
	if m.Kind != MoveOrder {
		return orders[0] // unchanged
	}
	return orders[m.Arg]
}

func permutations() (all [24][NumStaged]uint8) {
	n := 0
	for a := range uint8(4) {
		for b := range uint8(4) {
			for c := range uint8(4) {
				if a != b && a != c && b != c {
					all[n] = [NumStaged]uint8{a, b, c, 6 - a - b - c}
					n++
				}
			}
		}
	}
	return all
}

// NumDice returns the number of dice in Dice.
func (m Move) NumDice() int {
	n := 0
	for _, d := range m.Dice {
		if d != NoDie {
			n++
		}
	}
	return n
}

// ActionDice returns the number of action dice that a move spends or places on an ability.
func (m Move) ActionDice() int {
	n := 0
	for _, d := range m.Dice {
		if d.IsAction() {
			n++
		}
	}
	return n
}

// moveRules are the rules of kinds of move that are not in the actions table.
var moveRules = map[MoveKind]string{
	MoveCover: "overcome", MoveDefend: "defend", MoveFace: "split", MoveSplit: "split", MoveTake: "complete", MoveSettle: "locations",
}

// Rule returns the id of the rule that a kind of move belongs to; "" for answers, which belong to the rule that asks.
func (k MoveKind) Rule() string {
	if rule := actions[k].rule; rule != "" {
		return rule
	}
	return moveRules[k]
}
