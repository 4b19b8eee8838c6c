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

// arguments says of each argument but dice which field it stands for, from 0 up: by one of a list of words, or by values that are
// written in their own way.
var arguments = [...]struct {
	part  part
	not   string // what a word is not that stands for no value
	words func(b *Rulebook) []string
	limit int // number of values; 0 if that of the words depends on the cards
	write func(b *Rulebook, s *State, n uint8) string
}{
	argPlayer:    {part: inPlayer, not: "is not a character in play", limit: NumPlayers, write: (*Rulebook).playerWord},
	argNumber:    {part: inPlayer, not: "is not a character in play", limit: NumPlayers, write: counted(1)},
	argSlot:      {part: inSlot, not: "is no location", words: slotWords, limit: content.NumSlots},
	argTo:        {part: inTo, not: "is no location", words: slotWords, limit: content.NumSlots},
	argCharacter: {part: inCard, not: "is no character", words: func(b *Rulebook) []string { return b.names.characters }},
	argObstacle:  {part: inCard, not: "is no obstacle", words: func(b *Rulebook) []string { return b.names.obstacles }},
	argLocation:  {part: inCard, not: "is no location card", words: func(b *Rulebook) []string { return b.names.locations }},
	argProgress:  {part: inCard, not: "is no progress card", words: func(b *Rulebook) []string { return b.names.progress }},
	argResource:  {part: inArg, not: "is no resource", words: listed(content.Words("resource")...), limit: content.NumResources},
	argRegion:    {part: inArg, not: "is no region", words: listed(content.Words("region")...), limit: content.NumRegions},
	argStress:    {part: inArg, not: "is no stress", words: listed(content.Words("stress")...), limit: content.NumStress},
	argValue:     {part: inArg, not: "is not a number from 0 to 255", limit: 1 << 8, write: counted(0)},
	argValue2:    {part: inArg2, not: "is not a number from 0 to 255", limit: 1 << 8, write: counted(0)},
	argAbility:   {part: inArg, not: "is not a number from 1 to 9", limit: content.NumAbilities, write: counted(1)},
	argSquare:    {part: inArg, not: "is not a square: they are named r1c1 to r4c4", limit: NumSquares, write: squareWord},
	argTeam:      {part: inArg, not: "is not a team of characters in play", limit: 1 << NumPlayers, write: (*Rulebook).teamWord},
	argSource:    {part: inArg, not: "is no dice pool", words: listed("mat", "location"), limit: 2}, // of an ability
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
	if n := arguments[a].limit; n > 0 {
		return n
	}
	return len(arguments[a].words(b))
}

// verbs gives each kind of move its verb and arguments in notation, and the words of its labels, if these are the same for all of
// the kind: see [Rulebook.Label], [Rulebook.ListLabel] and [Rulebook.filled].
var verbs = [numMoveKinds]struct {
	verb        string
	args        []argument
	label, list string
}{
	MoveChoose:       {verb: "choose", args: []argument{argNumber, argCharacter}, label: "play $character", list: "$who: $label"},
	MoveStart:        {verb: "start", args: []argument{argPlayer, argSlot}, label: "begin at $place", list: "$who: $label"},
	MoveTravel:       {verb: "move", args: []argument{argPlayer, argSlot, argDice}, label: "$who moves here for $count", list: "$who: move to $place with $dice"},
	MoveSail:         {verb: "sail", args: []argument{argPlayer, argSlot, argDice}, label: "$who sails here for $count", list: "$who: sail to $place with $dice"},
	MoveGate:         {verb: "gate", args: []argument{argPlayer, argSlot, argStress}, label: "go through the gate (1 $stress)", list: "$who: $label to $place"},
	MoveCreate:       {verb: "create", args: []argument{argPlayer, argDie, argDie}, list: "$who: $label with $die"},
	MoveCreateAll:    {verb: "create-all", args: []argument{argPlayer, argDie, argDie}, list: "$who: $label with $die"},
	MoveCreateStress: {verb: "create-stress", args: []argument{argPlayer, argStress, argDie}, list: "$who: $label"},
	MoveTrade:        {verb: "trade", args: []argument{argPlayer, argDie, argDie, argResource}, label: "trade $second to $resource", list: "$who: $label with $die"},
	MoveTradeAll:     {verb: "trade-all", args: []argument{argPlayer, argDie, argDie, argResource}, list: "$who: $label with $die"},
	MoveAttempt:      {verb: "attempt", args: []argument{argPlayer, argObstacle, argTeam}, label: "attempt with $team", list: "attempt $obstacle with $team"},
	MoveAct:          {verb: "act", args: []argument{argPlayer, argDie}, label: "take the action of $here", list: "$who: $label with $die"},
	MoveRest:         {verb: "rest", args: []argument{argPlayer, argDie, argStress}, list: "$who: $label with $die"},
	MoveDone:         {verb: "done", label: "done"},
	MovePlace:        {verb: "place", args: []argument{argPlayer, argDie, argSquare}, label: "place $die", list: "$who: $label, on $square"},
	MoveUse:          {verb: "use", args: []argument{argPlayer, argAbility, argDie}, list: "$who: $label (ability $nth)"},
	MovePay:          {verb: "pay", args: []argument{argPlayer, argAbility}, list: "$who: $label (ability $nth)"},
	MoveStash:        {verb: "stash", args: []argument{argPlayer, argDie}, label: "stash $die", list: "$who: $label"},
	MoveUnstash:      {verb: "unstash", args: []argument{argPlayer, argDie}, label: "put $die back at $here", list: "$who: $label"},
	MoveConvert:      {verb: "convert", args: []argument{argPlayer, argDie}, label: "$who uses $die as an action die"},
	MoveMarch:        {verb: "march", args: []argument{argDie, argSlot, argTo}, label: "move $die to $to", list: "move $die from $place to $to"},
	MoveBarter:       {verb: "barter", args: []argument{argDie, argDie, argResource}},
	MoveCover:        {verb: "cover", args: []argument{argPlayer, argDie, argValue}, label: "cover $n", list: "$who: $label with $die"},
	MoveDefend:       {verb: "defend", label: "defend"},
	MoveFace:         {verb: "face"},
	MoveLeave:        {verb: "leave", label: "leave it"},
	MoveTo:           {verb: "to", args: []argument{argSlot}},
	MoveCard:         {verb: "card", args: []argument{argObstacle}},
	MoveWith:         {verb: "with", args: []argument{argPlayer}, label: "$who"},
	MoveTake:         {verb: "take", args: []argument{argPlayer, argProgress}, label: "take $progress", list: "$who: $label"},
	MoveResource:     {verb: "resource", args: []argument{argResource}},
	MoveRegion:       {verb: "region", args: []argument{argRegion}},
	MoveValue:        {verb: "value", args: []argument{argValue}},
	MovePick:         {verb: "pick", args: []argument{argDie}},
	MovePickAt:       {verb: "pick-at", args: []argument{argDie, argSlot}},
	MovePickTo:       {verb: "pick-to", args: []argument{argDie, argResource}},
	MoveEnough:       {verb: "enough", label: "enough"},
	MoveFrom:         {verb: "from", args: []argument{argSource}},
	MoveOrder:        {verb: "order", args: []argument{argOrder}},
	MoveSplit:        {verb: "split", args: []argument{argValue, argValue2}},
	MoveSettle:       {verb: "settle", args: []argument{argLocation}},
	MoveGoOn:         {verb: "go-on", label: "continue"},
	MoveYes:          {verb: "yes", label: "yes"},
	MoveNo:           {verb: "no", label: "no"},
	MoveSuffer:       {verb: "suffer", args: []argument{argPlayer, argStress}},
	MoveRecover:      {verb: "recover", args: []argument{argPlayer, argStress}},
}
