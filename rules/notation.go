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

// args returns the arguments of a kind of move, with n dice where it takes any number.
func (k MoveKind) args(n int) []argument {
	args := verbs[k].args
	if last := len(args) - 1; last >= 0 && args[last] == argDice {
		return slices.Concat(args[:last], slices.Repeat([]argument{argDie}, n))
	}
	return args
}

// Notation writes a move as one line. s is the table before the move.
func (b *Rulebook) Notation(s *State, m Move) string {
	line, nextDie := []byte(verbs[m.Kind].verb), 0
	for _, a := range m.Kind.args(m.NumDice()) {
		line = append(line, ' ')
		if a == argDie {
			line = append(line, m.Dice[nextDie].String()...)
			nextDie++
			continue
		}
		line = append(line, b.word(s, a, *m.part(arguments[a].part))...)
	}
	return string(line)
}

// word returns the value n of an argument but dice in notation.
func (b *Rulebook) word(s *State, a argument, n uint8) string {
	if words := arguments[a].words; words != nil {
		return words(b)[n]
	}
	return arguments[a].write(b, s, n)
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
	m, rest, nextDie := Move{Kind: kind}, words[1:], 0
	args := kind.args(min(max(0, len(words)-len(verbs[kind].args)), maxSpend))
	for i, a := range args {
		if i == len(rest) {
			return Move{}, fmt.Errorf("%q breaks off: more words are needed after %q", words[0], words[len(words)-1])
		}
		var err error
		if a == argDie {
			m.Dice[nextDie], err = parseDie(rest[i])
			nextDie++
		} else {
			*m.part(arguments[a].part), err = b.value(s, a, rest[i])
		}
		if err != nil {
			return Move{}, err
		}
	}
	if len(rest) > len(args) {
		return Move{}, fmt.Errorf("%q is more than %q needs", strings.Join(rest[len(args):], " "), words[0])
	}
	return m, nil
}

// kindOfVerb returns the kind of move of a verb, or NoMove.
func kindOfVerb(verb string) MoveKind {
	for k, v := range verbs {
		if v.verb != "" && v.verb == verb {
			return MoveKind(k)
		}
	}
	return NoMove
}

// value returns the value of a word of notation, for arguments other than dice. A player's number also names the character.
func (b *Rulebook) value(s *State, a argument, word string) (uint8, error) {
	for n := range b.limit(a) {
		if b.word(s, a, uint8(n)) == word || a == argPlayer && strconv.Itoa(n+1) == word {
			return uint8(n), nil
		}
	}
	return 0, fmt.Errorf("%q %s", word, arguments[a].not)
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
