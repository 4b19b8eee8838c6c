package rules

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"

	"sixwinters/content"
)

// Rulebook holds the rules for one set of cards. It is never changed and may be shared.
type Rulebook struct {
	c *content.Content

	standing  [content.NumOps][]standing // of the obstacle cards, by operation
	neighbor  [NumSquares]uint16         // squares next to each square, orthogonally or diagonally ([progress])
	names     names
	takesFrom [content.NumRegions]string // the refusals of squares that require a region
	players   [NumPlayers]string         // the players' names; "" if not given
}

func New(c *content.Content) *Rulebook {
	b := &Rulebook{c: c}
	for id := range c.Cards {
		card := content.ObstacleID(id)
		for i := range c.Card(card).Standing {
			ef := &c.Card(card).Standing[i]
			b.standing[ef.Do] = append(b.standing[ef.Do], standing{card, ef})
		}
	}
	for sq := range NumSquares {
		for other := range NumSquares {
			dr, dc := sq/4-other/4, sq%4-other%4
			if sq != other && dr*dr <= 1 && dc*dc <= 1 {
				b.neighbor[sq] |= 1 << other
			}
		}
	}
	b.names = nameCards(c)
	for r := range b.takesFrom {
		b.takesFrom[r] = "This square takes only assets from a location in " + b.RegionName(content.Region(r)) + "."
	}
	return b
}

// For returns a rulebook whose sentences use these names of players. A single name is that of a player of both characters.
func (b *Rulebook) For(players ...string) *Rulebook {
	named := *b
	named.players = [NumPlayers]string{}
	for p := range named.players {
		if len(players) > 0 {
			named.players[p] = players[min(p, len(players)-1)]
		}
	}
	return &named
}

func (b *Rulebook) Content() *content.Content { return b.c }

// Years returns how many years a campaign has.
func (b *Rulebook) Years() int { return b.c.Board.Years }

// Neighbors returns the set of squares next to square sq, 0..15, of a progress card, also diagonally ([progress]).
func (b *Rulebook) Neighbors(sq int) uint16 { return b.neighbor[sq] }

// ProgressLevel returns the level, 1..6, under the progress marker of r.
func (b *Rulebook) ProgressLevel(s *State, r content.Resource) int {
	return b.c.Board.Tracks[r].Levels[s.Progress[r]-1]
}

// ThreatLevel returns the level, 1..6, under the threat marker of r.
func (b *Rulebook) ThreatLevel(s *State, r content.Resource) int {
	return b.c.Board.Tracks[r].Levels[s.Threat[r]-1]
}

// Mastery reports whether the progress marker of r is at or past its mastery space ([mastery]).
func (b *Rulebook) Mastery(s *State, r content.Resource) bool {
	return int(s.Progress[r]) >= b.c.Board.Tracks[r].Mastery
}

// Season returns the current season on the wheel.
func (b *Rulebook) Season(s *State) content.Season { return b.c.Board.Seasons[s.Box].Season }

// Showing returns the season symbol on the top of a region's draw pile, or NoSeason ([piles]).
func (b *Rulebook) Showing(s *State, r content.Region) content.Season {
	if s.Draw[r].N == 0 {
		return content.NoSeason
	}
	return b.c.Cards[s.Draw[r].Top()].Season
}

// Symbols returns the number of symbols showing that match a season, 0..3 ([event], [time]).
func (b *Rulebook) Symbols(s *State, season content.Season) int {
	n := 0
	for r := range content.Region(content.NumRegions) {
		if b.Showing(s, r) == season {
			n++
		}
	}
	return n
}

func (b *Rulebook) Location(s *State, at content.Slot) *content.Location {
	return &b.c.Locations[s.Slots[at]]
}

// SlotResource returns the resource of a slot, from whose pool assets are created there.
func (b *Rulebook) SlotResource(at content.Slot) content.Resource { return b.c.Board.SlotResource[at] }

// Rank returns the rank, 0..6, of player p's character in a skill.
func (b *Rulebook) Rank(s *State, p int, skill content.Skill) int {
	return int(s.Characters[s.Players[p].Character].Skills[skill])
}

// RankOf returns the rank, 0..6, of a character in a skill: that on its card until it has a sheet ([session]).
func (b *Rulebook) RankOf(s *State, c content.CharacterID, skill content.Skill) int {
	if sheet := &s.Characters[c]; sheet.Sheet {
		return int(sheet.Skills[skill])
	}
	return b.c.Characters[c].Skills[skill]
}

// Base returns the starting value, 1..6, of player p's stress die.
func (b *Rulebook) Base(s *State, p int, k content.Stress) int {
	return b.c.Characters[s.Players[p].Character].Base[k]
}

// Ability returns ability i, 0..8, of player p's character, or nil if it has not been earned ([ability]).
func (b *Rulebook) Ability(s *State, p, i int) *content.Ability {
	if !b.HasAbility(s, p, i) {
		return nil
	}
	return &b.c.Characters[s.Players[p].Character].Abilities[i]
}

// HasAbility reports whether player p's character has ability i, 0..8: a base ability, or an achievement earned.
func (b *Rulebook) HasAbility(s *State, p, i int) bool {
	c := s.Players[p].Character
	return c != content.NoCharacter && i < s.Abilities(c)
}

// names are the words of cards and slots in notation and snapshots.
type names struct {
	obstacles  []string
	locations  []string
	progress   []string
	characters []string
	slots      [content.NumSlots]string
}

func nameCards(c *content.Content) names {
	n := names{
		obstacles:  distinctWords(c.Cards, func(card content.Copy) string { return c.Obstacles[card.Entry].Name }),
		locations:  distinctWords(c.Locations, func(l content.Location) string { return l.Name }),
		progress:   distinctWords(c.Progress, func(p content.Progress) string { return p.Name }),
		characters: distinctWords(c.Characters, func(who content.Character) string { return who.Name }),
	}
	for s := range n.slots {
		slot := content.Slot(s)
		n.slots[s] = slot.Region().String() + "/" + c.Board.SlotResource[slot].String()
	}
	return n
}

// distinctWords returns a word for each card, from its name; equal words are numbered: "legionary.2".
func distinctWords[T any](cards []T, name func(card T) string) []string {
	words := make([]string, len(cards))
	all := map[string]int{}
	for i := range cards {
		words[i] = slug(name(cards[i]))
		all[words[i]]++
	}
	nth := map[string]int{}
	for i, word := range words {
		if all[word] > 1 {
			nth[word]++
			words[i] = word + "." + strconv.Itoa(nth[word])
		}
	}
	return words
}

// slug returns a name as one word of lower-case letters, digits and dashes, without apostrophes; "card" if nothing is left.
func slug(name string) string {
	var b strings.Builder
	dash := false
	for _, r := range strings.ToLower(name) {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r):
			if dash && b.Len() > 0 {
				b.WriteByte('-')
			}
			dash = false
			b.WriteRune(r)
		case r == '\'':
		default:
			dash = true
		}
	}
	return cmp.Or(b.String(), "card")
}
