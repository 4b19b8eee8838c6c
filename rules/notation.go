package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// The notation of a move is one line of plain words: a verb, the character where one acts, and what the kind of move
// needs, such as `create keel a3 technology:2`. It reads back to the same move.

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
	MoveEnough:       {"enough", nil},
	MoveFrom:         {"from", []argument{argSource}},
	MoveOrder:        {"order", []argument{argOrder}},
	MoveSplit:        {"split", []argument{argValue, argValue2}},
	MoveSettle:       {"settle", []argument{argLocation}},
	MoveGoOn:         {"go-on", nil},
	MoveYes:          {"yes", nil},
	MoveNo:           {"no", nil},
}

// Verb is what a kind of move does, in one word: several kinds may do the same. It is "" for an answer, whose question says
// what it does.
func (k MoveKind) Verb() string {
	if k >= MoveTo {
		return ""
	}
	verb, _, _ := strings.Cut(verbs[k].verb, "-")
	return verb
}

var sourceWords = []string{"mat", "location"}

// String is the die in the notation: "a3" for an action die, "technology:2" for a resource die.
func (d Die) String() string {
	switch {
	case d == NoDie:
		return "-"
	case d.IsAction():
		return "a" + strconv.Itoa(d.Value())
	}
	return d.Kind().String() + ":" + strconv.Itoa(d.Value())
}

// Notation writes a move as one line. s is the table before the move.
func (b *Rulebook) Notation(s *State, m Move) string {
	v := verbs[m.Kind]
	line := []byte(v.verb)
	nextDie := 0
	for _, a := range v.args {
		line = append(line, ' ')
		if a == argDie {
			line = append(line, m.Dice[nextDie].String()...)
			nextDie++
			continue
		}
		line = append(line, b.word(s, a, m)...)
	}
	return string(line)
}

func (b *Rulebook) playerWord(s *State, p int) string {
	if c := s.Players[p].Character; c != content.NoCharacter {
		return b.names.characters[c]
	}
	return strconv.Itoa(p + 1)
}

// word is one argument of a move in words; dice taken one by one are the caller's.
func (b *Rulebook) word(s *State, a argument, m Move) string {
	switch a {
	case argPlayer:
		return b.playerWord(s, int(m.Player))
	case argNumber:
		return strconv.Itoa(int(m.Player) + 1)
	case argSlot:
		return b.names.slots[m.Slot]
	case argTo:
		return b.names.slots[m.To]
	case argCharacter:
		return b.names.characters[m.Card]
	case argObstacle:
		return b.names.obstacles[m.Card]
	case argLocation:
		return b.names.locations[m.Card]
	case argProgress:
		return b.names.progress[m.Card]
	case argDice:
		var dice []string
		for _, d := range m.Dice {
			if d != NoDie {
				dice = append(dice, d.String())
			}
		}
		return strings.Join(dice, " ")
	case argResource:
		return content.Resource(m.Arg).String()
	case argRegion:
		return content.Region(m.Arg).String()
	case argStress:
		return content.Stress(m.Arg).String()
	case argValue:
		return strconv.Itoa(int(m.Arg))
	case argValue2:
		return strconv.Itoa(int(m.Arg2))
	case argAbility:
		return strconv.Itoa(int(m.Arg) + 1)
	case argSquare:
		return fmt.Sprintf("r%dc%d", m.Arg/4+1, m.Arg%4+1)
	case argTeam:
		var team []string
		for p := range NumPlayers {
			if m.Arg&(1<<p) != 0 {
				team = append(team, b.playerWord(s, p))
			}
		}
		return strings.Join(team, "+")
	case argSource:
		return sourceWords[m.Arg]
	case argOrder:
		var places []byte
		for _, from := range orders[m.Arg] {
			places = append(places, '1'+from)
		}
		return string(places)
	}
	return ""
}

// Parse reads a move from its notation. s is the table before the move. It does not say whether the move is legal. The
// error is a sentence that names the word it could not read.
func (b *Rulebook) Parse(s *State, line string) (Move, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return Move{}, fmt.Errorf("an empty line is no move")
	}
	kind := NoMove
	for k, v := range verbs {
		if v.verb != "" && v.verb == words[0] {
			kind = MoveKind(k)
		}
	}
	if kind == NoMove {
		return Move{}, fmt.Errorf("%q is no kind of move", words[0])
	}
	m := Move{Kind: kind}
	rest := words[1:]
	nextDie := 0
	for _, a := range verbs[kind].args {
		if a == argDice {
			for len(rest) > 0 && nextDie < maxSpend {
				d, err := parseDie(rest[0])
				if err != nil {
					return Move{}, err
				}
				m.Dice[nextDie] = d
				nextDie, rest = nextDie+1, rest[1:]
			}
			continue
		}
		if len(rest) == 0 {
			return Move{}, fmt.Errorf("%q breaks off: more words are needed after %q", words[0], words[len(words)-1])
		}
		if a == argDie {
			d, err := parseDie(rest[0])
			if err != nil {
				return Move{}, err
			}
			m.Dice[nextDie] = d
			nextDie++
		} else if err := b.read(s, a, rest[0], &m); err != nil {
			return Move{}, err
		}
		rest = rest[1:]
	}
	if len(rest) > 0 {
		return Move{}, fmt.Errorf("%q is more than %q needs", strings.Join(rest, " "), words[0])
	}
	return m, nil
}

// read takes one word of the notation into the move.
func (b *Rulebook) read(s *State, a argument, word string, m *Move) error {
	var err error
	switch a {
	case argPlayer, argNumber:
		m.Player, err = b.parsePlayer(s, word)
	case argSlot:
		var i uint8
		i, err = index("location", b.names.slots[:], word)
		m.Slot = content.Slot(i)
	case argTo:
		var i uint8
		i, err = index("location", b.names.slots[:], word)
		m.To = content.Slot(i)
	case argCharacter:
		m.Card, err = index("character", b.names.characters, word)
	case argObstacle:
		m.Card, err = index("obstacle", b.names.obstacles, word)
	case argLocation:
		m.Card, err = index("location card", b.names.locations, word)
	case argProgress:
		m.Card, err = index("progress card", b.names.progress, word)
	case argResource:
		m.Arg, err = index("resource", content.Words("resource"), word)
	case argRegion:
		m.Arg, err = index("region", content.Words("region"), word)
	case argStress:
		m.Arg, err = index("stress", content.Words("stress"), word)
	case argValue:
		m.Arg, err = number(word, 0, 99)
	case argValue2:
		m.Arg2, err = number(word, 0, 99)
	case argAbility:
		m.Arg, err = number(word, 1, content.NumAbilities)
		m.Arg--
	case argSquare:
		if len(word) != 4 || word[0] != 'r' || word[2] != 'c' || word[1] < '1' || word[1] > '4' || word[3] < '1' || word[3] > '4' {
			return fmt.Errorf("%q is no square: they are named r1c1 to r4c4", word)
		}
		m.Arg = (word[1]-'1')*4 + word[3] - '1'
	case argTeam:
		for _, name := range strings.Split(word, "+") {
			p, err := b.parsePlayer(s, name)
			if err != nil {
				return err
			}
			m.Arg |= 1 << p
		}
	case argSource:
		m.Arg, err = index("dice pool", sourceWords, word)
	case argOrder:
		for i := range orders {
			if b.word(s, argOrder, Move{Arg: uint8(i)}) == word {
				m.Arg = uint8(i)
				return nil
			}
		}
		return fmt.Errorf("%q is no order: it is the digits 1 to 4", word)
	}
	return err
}

func (b *Rulebook) parsePlayer(s *State, word string) (uint8, error) {
	for p := range NumPlayers {
		if word == strconv.Itoa(p+1) || word == b.playerWord(s, p) {
			return uint8(p), nil
		}
	}
	return 0, fmt.Errorf("%q is no character in play", word)
}

func index(what string, words []string, word string) (uint8, error) {
	for i, w := range words {
		if w == word {
			return uint8(i), nil
		}
	}
	return 0, fmt.Errorf("%q is no %s", word, what)
}

func number(word string, low, high int) (uint8, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%q is no number from %d to %d", word, low, high)
	}
	return uint8(n), nil
}

// parseDie reads a die as Die.String writes it.
func parseDie(word string) (Die, error) {
	kind, value, resource := strings.Cut(word, ":")
	k := Action
	if resource {
		k = Kind(slices.Index(content.Words("resource"), kind)) // no kind if there is no such resource
	} else if after, ok := strings.CutPrefix(word, "a"); ok {
		value = after
	}
	v, err := strconv.Atoi(value)
	if err != nil || v < 1 || v > dieFull || k >= NumKinds {
		return NoDie, fmt.Errorf("%q is no die: write a3 or technology:2", word)
	}
	return NewDie(k, v), nil
}
