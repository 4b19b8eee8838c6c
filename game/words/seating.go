package words

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"sixwinters/content"
)

// Seating is who plays the characters, and how the mouse goes round.
type Seating uint8

const (
	TwoTogether Seating = iota
	TwoInTurn           // the mouse is handed over
	OneAlone            // plays both characters
	Accompanied         // the program plays the second
	TwoDesks            // each plays at a computer of their own
)

// SeatingNames and SeatingHelp are how each is called, and what it means.
var (
	SeatingNames = []string{"Two, any order", "Two, in turn", "One", "One, with a companion", "Two, at two computers"}
	SeatingHelp  = []string{
		"Each plays a character. Either acts at any time.",
		"Each plays a character. The table says whose turn it is.",
		"You play both characters.",
		"You play one character, the program the other: it says what it will do.",
		"Each plays a character, at another desk: you get a link to send.",
	}
)

// DifficultyNames and DifficultyHelp are how each difficulty is called, and what it means, in the order of [content.Difficulty].
var (
	DifficultyNames = []string{content.Easy: "Easy", content.Standard: "Standard", content.Hardcore: "Hardcore"}
	DifficultyHelp  = []string{
		content.Easy:     "Threats begin low. Best for a first campaign.",
		content.Standard: "Threats begin at the end of level two. Score doubled. Try Easy first.",
		content.Hardcore: "Threats begin at the end of level three, with harder obstacles in the decks. Score tripled.",
	}
)

// Players returns the names under which a campaign is played by those who have written them; none if two play and nobody has given one.
func (s Seating) Players(first, second string) []string {
	first, second = strings.TrimSpace(first), strings.TrimSpace(second)
	switch {
	case s.Solo() && first == "":
		return []string{OnePlayer}
	case s.Solo():
		return []string{first}
	case first == "" && second == "":
		return nil
	case first == "":
		first = Nameless(0)
	case second == "":
		second = Nameless(1)
	}
	return []string{first, second}
}

// Solo reports whether one player sits at the table.
func (s Seating) Solo() bool { return s == OneAlone || s == Accompanied }

// Nameless is what a player without a name is called beside one who has a name.
func Nameless(p int) string { return fmt.Sprintf("Player %d", p+1) }

// FirstPlayer and SecondPlayer are the names of the fields for the names of two.
const (
	FirstPlayer  = "First player"
	SecondPlayer = "Second player"
)

// LongestName is how many letters a name may have.
const LongestName = 40

// ValidName reports whether something may be a name: commas stand between names where they are written down.
func ValidName(s string) bool {
	return utf8.RuneCountInString(s) <= LongestName && !strings.Contains(s, ",")
}
