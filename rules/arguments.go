package rules

import "sixwinters/content"

// The words that the notation of each kind of move consists of.

// argument is one word of a move's notation.
type argument uint8

const (
	argPlayer    argument = iota // the player's character; the player's number while it has none
	argNumber                    // the player's number, 1 or 2
	argSlot                      // Slot
	argTo                        // To
	argCharacter                 // Card
	argObstacle                  // Card
	argLocation                  // Card
	argProgress                  // Card
	argDie                       // the next of Dice
	argDice                      // all of Dice
	argResource                  // Arg
	argRegion                    // Arg
	argStress                    // Arg
	argValue                     // Arg as a number
	argValue2                    // Arg2 as a number
	argAbility                   // Arg, counted from 1
	argSquare                    // Arg as r1c1..r4c4
	argTeam                      // Arg: the characters who take part
	argSource                    // Arg: mat or location
	argOrder                     // Arg: the old places, 1 the top
)

// part is a field of a Move.
type part uint8

const (
	inPlayer part = iota
	inSlot
	inTo
	inCard
	inArg
	inArg2
)

// part returns a pointer to a field of the move; dice are not among them.
func (m *Move) part(p part) *uint8 {
	switch p {
	case inPlayer:
		return &m.Player
	case inSlot:
		return (*uint8)(&m.Slot)
	case inTo:
		return (*uint8)(&m.To)
	case inCard:
		return &m.Card
	case inArg:
		return &m.Arg
	default:
		return &m.Arg2
	}
}

// arguments gives each argument but dice its field and either the name of its list of words or the number of its values.
var arguments = [...]struct {
	part  part
	what  string
	limit int
}{
	argPlayer:    {part: inPlayer, limit: NumPlayers},
	argNumber:    {part: inPlayer, limit: NumPlayers},
	argSlot:      {part: inSlot, what: "location"},
	argTo:        {part: inTo, what: "location"},
	argCharacter: {part: inCard, what: "character"},
	argObstacle:  {part: inCard, what: "obstacle"},
	argLocation:  {part: inCard, what: "location card"},
	argProgress:  {part: inCard, what: "progress card"},
	argResource:  {part: inArg, what: "resource"},
	argRegion:    {part: inArg, what: "region"},
	argStress:    {part: inArg, what: "stress"},
	argValue:     {part: inArg, limit: 1 << 8},
	argValue2:    {part: inArg2, limit: 1 << 8},
	argAbility:   {part: inArg, limit: content.NumAbilities},
	argSquare:    {part: inArg, limit: NumSquares},
	argTeam:      {part: inArg, limit: 1 << NumPlayers},
	argSource:    {part: inArg, what: "dice pool"},
	argOrder:     {part: inArg, limit: len(orders)},
}

// sourceWords are the two dice pools of an ability.
var sourceWords = []string{"mat", "location"}

// words returns the list of words of an argument, or nil if it is a number.
func (b *Rulebook) words(a argument) []string {
	switch a {
	case argSlot, argTo:
		return b.names.slots[:]
	case argCharacter:
		return b.names.characters
	case argObstacle:
		return b.names.obstacles
	case argLocation:
		return b.names.locations
	case argProgress:
		return b.names.progress
	case argResource, argRegion, argStress:
		return content.Words(arguments[a].what)
	case argSource:
		return sourceWords
	}
	return nil
}

// limit returns the number of values of an argument: they are 0 to limit-1.
func (b *Rulebook) limit(a argument) int {
	if words := b.words(a); words != nil {
		return len(words)
	}
	return arguments[a].limit
}

// verbs gives each kind of move its verb and arguments.
var verbs = [numMoveKinds]struct {
	verb string
	args []argument
}{
	MoveChoose:       {"choose", []argument{argNumber, argCharacter}},
	MoveStart:        {"start", []argument{argPlayer, argSlot}},
	MoveTravel:       {"move", []argument{argPlayer, argSlot, argDice}},
	MoveSail:         {"sail", []argument{argPlayer, argSlot, argDice}},
	MoveGate:         {"gate", []argument{argPlayer, argSlot, argStress}},
	MoveCreate:       {"create", []argument{argPlayer, argDie, argDie}},
	MoveCreateAll:    {"create-all", []argument{argPlayer, argDie, argDie}},
	MoveCreateStress: {"create-stress", []argument{argPlayer, argStress, argDie}},
	MoveTrade:        {"trade", []argument{argPlayer, argDie, argDie, argResource}},
	MoveTradeAll:     {"trade-all", []argument{argPlayer, argDie, argDie, argResource}},
	MoveAttempt:      {"attempt", []argument{argPlayer, argObstacle, argTeam}},
	MoveAct:          {"act", []argument{argPlayer, argDie}},
	MoveRest:         {"rest", []argument{argPlayer, argDie, argStress}},
	MoveDone:         {"done", nil},
	MovePlace:        {"place", []argument{argPlayer, argDie, argSquare}},
	MoveUse:          {"use", []argument{argPlayer, argAbility, argDie}},
	MovePay:          {"pay", []argument{argPlayer, argAbility}},
	MoveStash:        {"stash", []argument{argPlayer, argDie}},
	MoveUnstash:      {"unstash", []argument{argPlayer, argDie}},
	MoveConvert:      {"convert", []argument{argPlayer, argDie}},
	MoveMarch:        {"march", []argument{argDie, argSlot, argTo}},
	MoveBarter:       {"barter", []argument{argDie, argDie, argResource}},
	MoveCover:        {"cover", []argument{argPlayer, argDie, argValue}},
	MoveDefend:       {"defend", nil},
	MoveFace:         {"face", nil},
	MoveLeave:        {"leave", nil},
	MoveTo:           {"to", []argument{argSlot}},
	MoveCard:         {"card", []argument{argObstacle}},
	MoveWith:         {"with", []argument{argPlayer}},
	MoveTake:         {"take", []argument{argPlayer, argProgress}},
	MoveResource:     {"resource", []argument{argResource}},
	MoveRegion:       {"region", []argument{argRegion}},
	MoveValue:        {"value", []argument{argValue}},
	MovePick:         {"pick", []argument{argDie}},
	MovePickAt:       {"pick-at", []argument{argDie, argSlot}},
	MovePickTo:       {"pick-to", []argument{argDie, argResource}},
	MoveEnough:       {"enough", nil},
	MoveFrom:         {"from", []argument{argSource}},
	MoveOrder:        {"order", []argument{argOrder}},
	MoveSplit:        {"split", []argument{argValue, argValue2}},
	MoveSettle:       {"settle", []argument{argLocation}},
	MoveGoOn:         {"go-on", nil},
	MoveYes:          {"yes", nil},
	MoveNo:           {"no", nil},
	MoveSuffer:       {"suffer", []argument{argPlayer, argStress}},
	MoveRecover:      {"recover", []argument{argPlayer, argStress}},
}
