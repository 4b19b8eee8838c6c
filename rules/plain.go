package rules

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// Names and words for the log and for labels, without icons.

// RegionName returns a region's name within a sentence: "the Empire", "Red Bank".
func (b *Rulebook) RegionName(r content.Region) string { return b.c.Board.RegionNames[r] }

// RegionTitle returns a region's name by itself: "Empire", "Red Bank".
func (b *Rulebook) RegionTitle(r content.Region) string { return b.c.Board.RegionTitle(r) }

// Who returns the name of player p, 0 or 1: as entered, or else "Player 1".
func (b *Rulebook) Who(p int) string {
	if name := b.players[p]; name != "" {
		return name
	}
	return "Player " + strconv.Itoa(p+1)
}

// named reports whether a name was entered for player p.
func (b *Rulebook) named(p int) bool { return b.players[p] != "" }

// Seats reports whether two players with different names sit at the table. Otherwise one may play both characters, and
// sentences speak of characters only.
func (b *Rulebook) Seats() bool {
	return b.named(0) && b.named(1) && b.players[0] != b.players[1]
}

// Seat returns the name for player p before a character is chosen: the player's, or "First character".
func (b *Rulebook) Seat(p int) string {
	if b.Seats() {
		return b.Who(p)
	}
	return [NumPlayers]string{"First character", "Second character"}[p]
}

// PlayerName returns the name of player p's character, or [Rulebook.Seat] before one is chosen.
func (b *Rulebook) PlayerName(s *State, p int) string {
	if c := s.Players[p].Character; c != content.NoCharacter {
		return b.c.Characters[c].Name
	}
	return b.Seat(p)
}

// playerNames returns the PlayerName of each player of a set, one bit each.
func (b *Rulebook) playerNames(s *State, set uint8) []string {
	var names []string
	for p := range NumPlayers {
		if set&(1<<p) != 0 {
			names = append(names, b.PlayerName(s, p))
		}
	}
	return names
}

// TeamName joins the names of the players of a set, one bit each, such as the team of an attempt: "Thea and Keel".
func (b *Rulebook) TeamName(s *State, team uint8) string {
	return Joined(b.playerNames(s, team), "and")
}

// TeamVerb returns the form of a verb for a team: that of one player, or that of both.
func TeamVerb(team uint8, one, both string) string {
	if team&(team-1) != 0 {
		return both
	}
	return one
}

func (b *Rulebook) placeName(s *State, at content.Slot) string { return b.Location(s, at).Name }

// DieName names a die by kind and value: "technology 2", "action die 3".
func DieName(d Die) string {
	if d.IsAction() {
		return "action die " + strconv.Itoa(d.Value())
	}
	return d.Kind().String() + " " + strconv.Itoa(d.Value())
}

// stressWords puts an amount of stress into words: "2 psyche and 1 body", or "nothing".
func stressWords(psyche, body int) string {
	var parts []string
	for k, points := range [content.NumStress]int{psyche, body} {
		if points > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", points, content.Stress(k)))
		}
	}
	return cmp.Or(Joined(parts, "and"), "nothing")
}

var token = regexp.MustCompile(`\{[^}]*\}`)

// Plain replaces the icons of a card's text by words.
func (b *Rulebook) Plain(text string) string {
	return token.ReplaceAllStringFunc(text, func(t string) string {
		name := strings.Trim(t, "{}")
		if name == "any" {
			return "any die"
		}
		if r := slices.Index(content.Words("region"), name); r >= 0 {
			return b.RegionTitle(content.Region(r))
		}
		return name
	})
}
