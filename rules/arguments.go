package rules

import (
	"fmt"
	"strconv"
	"strings"

	"sixwinters/content"
)

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

// arguments says of each argument but dice which field it stands for, from 0 up: by one of a list of words, or by so many values
// that are written in their own way.
var arguments = [...]struct {
	part  part
	not   string // what a word is not that stands for no value
	words func(b *Rulebook) []string
	limit int
	write func(b *Rulebook, s *State, n uint8) string
}{
	argPlayer:    {part: inPlayer, not: "is not a character in play", limit: NumPlayers, write: (*Rulebook).playerWord},
	argNumber:    {part: inPlayer, not: "is not a character in play", limit: NumPlayers, write: counted(1)},
	argSlot:      {part: inSlot, not: "is no location", words: slotWords},
	argTo:        {part: inTo, not: "is no location", words: slotWords},
	argCharacter: {part: inCard, not: "is no character", words: func(b *Rulebook) []string { return b.names.characters }},
	argObstacle:  {part: inCard, not: "is no obstacle", words: func(b *Rulebook) []string { return b.names.obstacles }},
	argLocation:  {part: inCard, not: "is no location card", words: func(b *Rulebook) []string { return b.names.locations }},
	argProgress:  {part: inCard, not: "is no progress card", words: func(b *Rulebook) []string { return b.names.progress }},
	argResource:  {part: inArg, not: "is no resource", words: listed(content.Words("resource")...)},
	argRegion:    {part: inArg, not: "is no region", words: listed(content.Words("region")...)},
	argStress:    {part: inArg, not: "is no stress", words: listed(content.Words("stress")...)},
	argValue:     {part: inArg, not: "is not a number from 0 to 255", limit: 1 << 8, write: counted(0)},
	argValue2:    {part: inArg2, not: "is not a number from 0 to 255", limit: 1 << 8, write: counted(0)},
	argAbility:   {part: inArg, not: "is not a number from 1 to 9", limit: content.NumAbilities, write: counted(1)},
	argSquare:    {part: inArg, not: "is not a square: they are named r1c1 to r4c4", limit: NumSquares, write: squareWord},
	argTeam:      {part: inArg, not: "is not a team of characters in play", limit: 1 << NumPlayers, write: (*Rulebook).teamWord},
	argSource:    {part: inArg, not: "is no dice pool", words: listed("mat", "location")}, // of an ability
	argOrder:     {part: inArg, not: "is not an order: write the digits 1 to 4", limit: len(orders), write: orderWord},
}

func slotWords(b *Rulebook) []string { return b.names.slots[:] }

func listed(words ...string) func(*Rulebook) []string {
	return func(*Rulebook) []string { return words }
}

func counted(from int) func(*Rulebook, *State, uint8) string {
	return func(_ *Rulebook, _ *State, n uint8) string { return strconv.Itoa(int(n) + from) }
}

func squareWord(_ *Rulebook, _ *State, n uint8) string { return fmt.Sprintf("r%dc%d", n/4+1, n%4+1) }

func orderWord(_ *Rulebook, _ *State, n uint8) string {
	var places []byte
	for _, from := range orders[n] {
		places = append(places, '1'+from)
	}
	return string(places)
}

func (b *Rulebook) playerWord(s *State, p uint8) string {
	if c := s.Players[p].Character; c != content.NoCharacter {
		return b.names.characters[c]
	}
	return strconv.Itoa(int(p) + 1)
}

func (b *Rulebook) teamWord(s *State, set uint8) string {
	var team []string
	for p := range uint8(NumPlayers) {
		if set&(1<<p) != 0 {
			team = append(team, b.playerWord(s, p))
		}
	}
	return strings.Join(team, "+")
}

// limit returns the number of values of an argument: they are 0 to limit-1.
func (b *Rulebook) limit(a argument) int {
	if words := arguments[a].words; words != nil {
		return len(words(b))
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
