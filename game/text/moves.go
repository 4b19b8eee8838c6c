package text

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/rules"
)

func (s *teller) moves() []rules.Move { return s.book.Choices(s.table(), nil) }

// find returns the legal moves that words stand for: the one with that number in the last list, those whose notation begins so word by
// word, or else those in whose words each of them stands. Ending the actions must be written out.
func (s *Session) find(words []string) (found []rules.Move) {
	if n, err := strconv.Atoi(words[0]); err == nil && len(words) == 1 {
		if n < 1 || n > len(s.list) || !slices.Contains(s.moves(), s.list[n-1]) {
			return nil
		}
		return s.list[n-1 : n]
	}
	moves := slices.DeleteFunc(s.moves(), func(m rules.Move) bool { return m.Kind == rules.MoveDone })
	for _, m := range moves {
		if begins(strings.Fields(s.book.Notation(s.table(), m)), words) {
			found = append(found, m)
		}
	}
	if len(found) > 0 {
		return found
	}
	for _, m := range moves {
		label := s.book.Notation(s.table(), m) + " " + strings.ToLower(s.words(s.book.ListLabel(s.table(), m)))
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(label, w) }) {
			found = append(found, m)
		}
	}
	return found
}

// begins reports whether each of the first words of a notation begins with the one that was typed, and so do their parts: red/mil
// stands for redbank/military.
func begins(notation, typed []string) bool {
	if len(typed) > len(notation) {
		return false
	}
	for i, w := range typed {
		whole, begun := parts(notation[i]), parts(w)
		if len(begun) > len(whole) {
			return false
		}
		for j := range begun {
			if !strings.HasPrefix(whole[j], begun[j]) {
				return false
			}
		}
	}
	return true
}

// parts returns the parts of a word of the notation, such as a region and a resource.
func parts(word string) []string {
	return strings.FieldsFunc(word, func(c rune) bool { return strings.ContainsRune("/:+", c) })
}

// refuse says why words are no move: what is wrong with them, the rule, and what would work instead.
func (s *Session) refuse(words []string) {
	if n, err := strconv.Atoi(words[0]); err == nil && len(words) == 1 && n >= 1 && n <= len(s.list) {
		s.say("The table has changed since that was listed. Type moves for the moves.")
		return
	}
	m, err := s.book.Parse(s.table(), strings.Join(words, " "))
	if err == nil {
		err = s.book.Check(s.table(), m)
	}
	var refusal rules.Refusal
	if !errors.As(err, &refusal) {
		s.say(fmt.Sprintf("%q is no move here and no command.", strings.Join(words, " ")))
		s.say("Type moves for the moves, help for the commands.")
		return
	}
	s.say(refusal.Error())
	s.say(s.book.Remedy(s.table(), m, refusal))
	s.say(s.reference.Cite(refusal.Rule))
}

// next says what the word of the notation after those that were typed may be, with how many moves go on so: of a move of a character
// first where it goes, then with which dice.
func (s *Session) next(moves []rules.Move, typed []string) string {
	n := len(typed)
	var words, list []string
	count, says := map[string]int{}, map[string]string{}
	travels := n > 0
	for _, m := range moves {
		notation := strings.Fields(s.book.Notation(s.table(), m))
		word := notation[min(n, len(notation)-1)]
		if count[word]++; count[word] == 1 {
			words = append(words, word)
		}
		if travels = travels && (m.Kind == rules.MoveTravel || m.Kind == rules.MoveSail); travels && n == where {
			says[word] = s.book.Location(s.table(), m.Slot).Name
		}
	}
	for _, word := range words {
		say := word
		if says[word] != "" {
			say += " for " + says[word]
		}
		if n := count[word]; n > 1 {
			say += " (" + strconv.Itoa(n) + ")"
		}
		list = append(list, say)
	}
	ask := ""
	if n > 0 {
		ask = "So far: " + strings.Join(s.whole(moves[0], n), " ") + ". "
	}
	switch {
	case !travels:
	case n < where:
		ask += "Who moves? "
	case n == where:
		ask += "Where to? "
	default:
		ask += "With which dice? "
	}
	return ask + "Type " + strings.Join(list, ", ") + "."
}

// where is the word of the notation of a move of a character that says where it goes.
const where = 2

// whole returns the first words of a move, of which the beginnings may have been typed.
func (s *Session) whole(m rules.Move, n int) []string {
	notation := strings.Fields(s.book.Notation(s.table(), m))
	return notation[:min(n, len(notation))]
}

// sure returns the words that all of some moves go on with after those that were typed: they need no asking.
func (s *Session) sure(moves []rules.Move, typed []string) []string {
	for {
		n := len(typed)
		first := strings.Fields(s.book.Notation(s.table(), moves[0]))
		if n >= len(first) {
			return typed
		}
		for _, m := range moves[1:] {
			if notation := strings.Fields(s.book.Notation(s.table(), m)); n >= len(notation) || notation[n] != first[n] {
				return typed
			}
		}
		typed = append(slices.Clone(typed), first[n])
	}
}
