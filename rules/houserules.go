package rules

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"sixwinters/content"
)

// HouseRules are the options of a campaign that the author of the rulebook has not decided on ([house-rules]). The zero value
// plays by the printed rules.
type HouseRules struct {
	PlayedRest uint8 // tracks on which each character played this year erases its highest condition at session end, 0 to 2
	LongRest   bool  // a character that was not played erases its two highest conditions on each track, not one
	Dice       uint8 // of each resource, FewestDice to MostDice; 0: as many as printed
}

// Limits of HouseRules.Dice.
const (
	FewestDice = 8
	MostDice   = 15
)

// valid reports whether the house rules are within their limits.
func (h HouseRules) valid() bool {
	return h.PlayedRest <= 2 && (h.Dice == 0 || FewestDice <= h.Dice && h.Dice <= MostDice)
}

// restWords are the words for HouseRules.PlayedRest; 0 has none.
var restWords = [...]string{1: "rest-one", 2: "rest-two"}

// The other words of house rules; the second is followed by a number.
const (
	longRestWord = "long-rest"
	diceWord     = "dice-"
)

// HouseWords describes the words that [ParseHouseRules] reads.
var HouseWords = fmt.Sprintf("%s or %s, %s, %s%d to %[4]s%[6]d", restWords[1], restWords[2], longRestWord, diceWord, FewestDice, MostDice)

// Words returns the house rules as in flags and record headers: "rest-one long-rest dice-10"; "" for none.
func (h HouseRules) Words() string {
	var words []string
	if h.PlayedRest > 0 {
		words = append(words, restWords[h.PlayedRest])
	}
	if h.LongRest {
		words = append(words, longRestWord)
	}
	if h.Dice > 0 {
		words = append(words, diceWord+strconv.Itoa(int(h.Dice)))
	}
	return strings.Join(words, " ")
}

// ParseHouseRules reads house rules as Words writes them, with blanks or commas between. The error names the word it cannot read.
func ParseHouseRules(words string) (h HouseRules, err error) {
	for _, word := range strings.Fields(strings.ReplaceAll(words, ",", " ")) {
		number, dice := strings.CutPrefix(word, diceWord)
		n, noNumber := strconv.Atoi(number)
		switch {
		case word == restWords[1]:
			h.PlayedRest = 1
		case word == restWords[2]:
			h.PlayedRest = 2
		case word == longRestWord:
			h.LongRest = true
		case dice && noNumber == nil && FewestDice <= n && n <= MostDice:
			h.Dice = uint8(n)
		default:
			return HouseRules{}, fmt.Errorf("%q is not a house rule: there are %s", word, HouseWords)
		}
	}
	return h, nil
}

// DicePerResource returns the number of dice of each resource in the game ([supply]).
func (b *Rulebook) DicePerResource(h HouseRules) int {
	if h.Dice > 0 {
		return int(h.Dice)
	}
	return b.c.Board.DicePerResource
}

// Lines returns a sentence for each house rule that is on.
func (h HouseRules) Lines() []string {
	lines := h.RestLines()
	if h.Dice > 0 {
		lines = append(lines, fmt.Sprintf("There are %d dice of each resource.", h.Dice))
	}
	return lines
}

// RestLines returns those of Lines about recovering from conditions at session end.
func (h HouseRules) RestLines() (lines []string) {
	switch h.PlayedRest {
	case 1:
		lines = append(lines, "At session end each character played this year erases its highest condition on a track you choose.")
	case 2:
		lines = append(lines, "At session end each character played this year erases its highest condition on each track.")
	}
	if h.LongRest {
		lines = append(lines, "At session end each character not played erases its two highest conditions on each track.")
	}
	return lines
}

// restOfPlayed asks each player for the conditions that a character played this year recovers from.
func (e *engine) restOfPlayed() {
	if e.s.House.PlayedRest == 0 {
		return
	}
	for p := NumPlayers - 1; p >= 0; p-- {
		if id := e.s.Players[p].Character; id != content.NoCharacter && !e.s.Characters[id].Burned {
			e.s.push(Frame{Task: TaskPlayedRest, Player: uint8(p)})
		}
	}
}

func init() {
	tasks[TaskPlayedRest] = task{
		rule: "house-rules",
		run: func(e *engine, f *Frame) bool {
			if e.s.House.PlayedRest == 1 {
				return await(e, f)
			}
			for _, m := range recoveries(e.b, e.s, f, nil) {
				e.recoverByHouseRule(e.s.Players[m.Player].Character, content.Stress(m.Arg))
			}
			e.s.pop()
			return false
		},
		moves: recoveries,
		play: func(e *engine, f *Frame, m Move) {
			e.s.pop()
			e.recoverByHouseRule(e.s.Players[m.Player].Character, content.Stress(m.Arg))
		},
		ask: asks("House rule: choose the track on which $asked erases a condition."),
		label: func(b *Rulebook, s *State, _ *Frame, m Move) string {
			marked := s.Characters[s.Players[m.Player].Character].Marked[m.Arg]
			return fmt.Sprintf("%s (%s)", b.c.Board.Conditions[m.Arg][bits.TrailingZeros8(marked)], content.Stress(m.Arg))
		},
	}
}

// recoverByHouseRule erases the highest marked box of a track because of a house rule.
func (e *engine) recoverByHouseRule(id content.CharacterID, k content.Stress) {
	e.because(Cause{Kind: ByHouseRule}, func() { e.recover(id, k) })
}

// recoveries lists the tracks on which a player's character has a condition to erase.
func recoveries(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	for k, marked := range s.Characters[s.Players[f.Player].Character].Marked {
		if marked != 0 {
			l = append(l, Move{Kind: MoveRecover, Player: f.Player, Arg: uint8(k)})
		}
	}
	return l
}
