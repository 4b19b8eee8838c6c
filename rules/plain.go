package rules

import (
	"regexp"
	"strconv"
	"strings"

	"sixwinters/content"
)

// The words of the log and of labels, in which no icons stand.

var regionNames = [content.NumRegions]string{"Empire", "Red Bank", "Settled Lands"}

// RegionName returns a region's name as it stands in a sentence: "the Empire", "Red Bank".
func RegionName(r content.Region) string {
	if r == content.RedBank {
		return regionNames[r]
	}
	return "the " + regionNames[r]
}

// Who returns the name of a player, or "Player 1" if nobody has said it.
func (b *Rulebook) Who(p int) string {
	if name := b.players[p]; name != "" {
		return name
	}
	return "Player " + strconv.Itoa(p+1)
}

// named reports whether somebody has said what a player is called.
func (b *Rulebook) named(p int) bool { return b.players[p] != "" }

// Seats reports whether two players with names of their own sit at the table. Otherwise one may play both characters, and
// what is said of a player is said of a character.
func (b *Rulebook) Seats() bool {
	return b.named(0) && b.named(1) && b.players[0] != b.players[1]
}

// Seat returns what is called who has no character yet: a player by name, or the first or second character.
func (b *Rulebook) Seat(p int) string {
	if b.Seats() {
		return b.Who(p)
	}
	return [NumPlayers]string{"First character", "Second character"}[p]
}

// PlayerName returns the name of a player's character, or what is called so as long as there is none (see Seat).
func (b *Rulebook) PlayerName(s *State, p int) string {
	if c := s.Players[p].Character; c != content.NoCharacter {
		return b.c.Characters[c].Name
	}
	return b.Seat(p)
}

// playerNames returns who the players of a set are, one bit each, in words.
func (b *Rulebook) playerNames(s *State, set uint8) []string {
	var names []string
	for p := range NumPlayers {
		if set&(1<<p) != 0 {
			names = append(names, b.PlayerName(s, p))
		}
	}
	return names
}

// TeamName returns who the players of a set are, one bit each, such as take part in an attempt: "Thea and Keel".
func (b *Rulebook) TeamName(s *State, team uint8) string {
	return Joined(b.playerNames(s, team), "and")
}

// placeName returns the name of the location in a slot.
func (b *Rulebook) placeName(s *State, at content.Slot) string { return b.Location(s, at).Name }

// DieName returns a die by what it is and shows: "technology 2", "action die 3".
func DieName(d Die) string {
	if d.IsAction() {
		return "action die " + strconv.Itoa(d.Value())
	}
	return d.Kind().String() + " " + strconv.Itoa(d.Value())
}

// stressWords returns an amount of stress: "2 psyche and 1 body", or "nothing".
func stressWords(psyche, body int) string {
	var parts []string
	if psyche > 0 {
		parts = append(parts, strconv.Itoa(psyche)+" psyche")
	}
	if body > 0 {
		parts = append(parts, strconv.Itoa(body)+" body")
	}
	if len(parts) == 0 {
		return "nothing"
	}
	return Joined(parts, "and")
}

var token = regexp.MustCompile(`\{[^}]*\}`)

// Plain returns a card's text with words in place of its icons.
func Plain(text string) string {
	return token.ReplaceAllStringFunc(text, func(t string) string {
		switch name := strings.Trim(t, "{}"); name {
		case "any":
			return "any die"
		case content.Empire.String():
			return regionNames[content.Empire]
		case content.RedBank.String():
			return regionNames[content.RedBank]
		case content.Settled.String():
			return regionNames[content.Settled]
		default:
			return name
		}
	})
}
