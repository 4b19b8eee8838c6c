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

// Verb returns one word for a kind of move, which several kinds may share; "" for an answer.
func (k MoveKind) Verb() string {
	if k >= MoveTo {
		return ""
	}
	verb, _, _ := strings.Cut(verbs[k].verb, "-")
	return verb
}

// String returns the die in the notation: "a3" for an action die, "technology:2" for a resource die.
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

// word returns an argument of a move in notation, except argDie: the caller counts those.
func (b *Rulebook) word(s *State, a argument, m Move) string {
	n := *m.part(arguments[a].part)
	if words := b.words(a); words != nil {
		return words[n]
	}
	switch a {
	case argPlayer:
		return b.playerWord(s, int(n))
	case argNumber, argAbility:
		return strconv.Itoa(int(n) + 1)
	case argDice:
		var dice []string
		for _, d := range m.Dice {
			if d != NoDie {
				dice = append(dice, d.String())
			}
		}
		return strings.Join(dice, " ")
	case argValue, argValue2:
		return strconv.Itoa(int(n))
	case argSquare:
		return fmt.Sprintf("r%dc%d", n/4+1, n%4+1)
	case argTeam:
		var team []string
		for p := range NumPlayers {
			if n&(1<<p) != 0 {
				team = append(team, b.playerWord(s, p))
			}
		}
		return strings.Join(team, "+")
	case argOrder:
		var places []byte
		for _, from := range orders[n] {
			places = append(places, '1'+from)
		}
		return string(places)
	}
	return ""
}

// Parse reads a move from its notation. s is the table before the move. The move need not be legal. The error is a sentence that
// names the word it could not read.
func (b *Rulebook) Parse(s *State, line string) (Move, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return Move{}, fmt.Errorf("an empty line is not a move")
	}
	kind := kindOfVerb(words[0])
	if kind == NoMove {
		return Move{}, fmt.Errorf("%q is not a kind of move", words[0])
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

// kindOfVerb returns the kind of move that a verb stands for, or NoMove.
func kindOfVerb(verb string) MoveKind {
	for k, v := range verbs {
		if v.verb != "" && v.verb == verb {
			return MoveKind(k)
		}
	}
	return NoMove
}

// read sets an argument of m from a word of notation.
func (b *Rulebook) read(s *State, a argument, word string, m *Move) error {
	n, err := b.value(s, a, word)
	*m.part(arguments[a].part) = n
	return err
}

// value returns the value of an argument that a word of notation stands for.
func (b *Rulebook) value(s *State, a argument, word string) (uint8, error) {
	if words := b.words(a); words != nil {
		return index(arguments[a].what, words, word)
	}
	switch a {
	case argPlayer, argNumber:
		return b.parsePlayer(s, word)
	case argAbility:
		n, err := number(word, 1, content.NumAbilities)
		return n - 1, err
	case argSquare:
		if len(word) != 4 || word[0] != 'r' || word[2] != 'c' || word[1] < '1' || word[1] > '4' || word[3] < '1' || word[3] > '4' {
			return 0, fmt.Errorf("%q is not a square: they are named r1c1 to r4c4", word)
		}
		return (word[1]-'1')*4 + word[3] - '1', nil
	case argTeam:
		team := uint8(0)
		for _, name := range strings.Split(word, "+") {
			p, err := b.parsePlayer(s, name)
			if err != nil {
				return 0, err
			}
			team |= 1 << p
		}
		return team, nil
	case argOrder:
		for i := range uint8(len(orders)) {
			if b.word(s, argOrder, Move{Arg: i}) == word {
				return i, nil
			}
		}
		return 0, fmt.Errorf("%q is not an order: write the digits 1 to 4", word)
	}
	return number(word, 0, 99)
}

func (b *Rulebook) parsePlayer(s *State, word string) (uint8, error) {
	for p := range NumPlayers {
		if word == strconv.Itoa(p+1) || word == b.playerWord(s, p) {
			return uint8(p), nil
		}
	}
	return 0, fmt.Errorf("%q is not a character in play", word)
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
		return 0, fmt.Errorf("%q is not a number from %d to %d", word, low, high)
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
	if err != nil || v < 1 || v > Sides || k >= NumKinds {
		return NoDie, fmt.Errorf("%q is not a die: write a3 or technology:2", word)
	}
	return NewDie(k, v), nil
}
