package solver

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Need is what one square of a path asks of its die ([progress]).
type Need struct {
	Square   uint8            // 0..15, row by row
	Resource content.Resource // NoResource: any
	Region   content.Region   // the asset's location lies in it; NoRegion: any
	From     string           // the name of the region, or ""
	// Values are those the die may show so that all that follow can still be placed, bit 0 for 1. A wild die
	// ([sorcery-mastery]) may show any.
	Values uint8
	// Relation is to the die before on the path. The first die of a path has none: what it must show is in its values.
	Relation content.SquareKind
	End      bool
}

// Takes reports whether a die that is not wild, from a location of a region, does for the need.
func (n *Need) Takes(d rules.Die, from content.Region) bool {
	return (n.Resource == content.NoResource || rules.Kind(n.Resource) == d.Kind()) &&
		(n.Region == content.NoRegion || n.Region == from) && n.Values&(1<<(d.Value()-1)) != 0
}

// relations are what a square asks of a die as compared with the one before it, in words.
var relations = map[content.SquareKind]string{content.OneHigher: "one higher", content.OneLower: "one lower", content.Equal: "showing the same"}

// Words returns the need in words: "technology 4 or more from the Empire", "any asset", "military one higher". Values that
// only follow from the die before are not listed.
func (n *Need) Words() string {
	values := valueWords(n.Values)
	relation := ""
	if n.Values&(n.Values-1) != 0 { // otherwise it is known what it must show
		relation = relations[n.Relation]
	}
	say := "any asset"
	switch {
	case n.Resource != content.NoResource:
		say = n.Resource.String()
	case relation == "" && values != "":
		say = "an asset showing"
	}
	if relation != "" {
		say += " " + relation
	} else if values != "" {
		say += " " + values
	}
	if n.From != "" {
		say += " from " + n.From
	}
	return say
}

// valueWords returns a set of values in words, "" for all of them.
func valueWords(set uint8) string {
	var each []string
	for v := 1; v <= rules.Sides; v++ {
		if set&(1<<(v-1)) != 0 {
			each = append(each, fmt.Sprint(v))
		}
	}
	low := bits.TrailingZeros8(set) + 1
	high := 8 - bits.LeadingZeros8(set)
	run := set == rules.AnyValue>>(rules.Sides-high)&^(1<<(low-1)-1)
	switch {
	case set == rules.AnyValue:
		return ""
	case run && high == rules.Sides && low < rules.Sides:
		return fmt.Sprintf("%d or more", low)
	case run && low == 1 && high > 1:
		return fmt.Sprintf("%d or less", high)
	}
	return rules.Joined(each, "or")
}

// Path is one way from where a chain ends to the end square, or from the start square to the end where nothing lies on
// the card ([progress]): the squares in order, each with what it asks for.
type Path []Need

// Words returns all that a path needs, in order.
func (p Path) Words() string {
	var parts []string
	for i := range p {
		parts = append(parts, p[i].Words())
	}
	return strings.Join(parts, ", then ")
}

// Paths returns all ways on which a player's current card can be finished from its chain, the shortest first; none if the
// player has no card. Whether the dice for them can be had is for [Solve] to say.
func Paths(b *rules.Rulebook, s *rules.State, p int) []Path {
	player := &s.Players[p]
	if player.Card == content.NoProgress {
		return nil
	}
	return pathsOf(b, s, player)
}

// PathsOf returns all ways through a progress card with nothing on it, such as a staged one, the shortest first.
func PathsOf(b *rules.Rulebook, s *rules.State, card content.ProgressID) []Path {
	return pathsOf(b, s, &rules.Player{Card: card})
}

func pathsOf(b *rules.Rulebook, s *rules.State, player *rules.Player) []Path {
	last := rules.NoDie
	if player.Chain > 0 {
		last = player.Laid[player.Chain-1]
	}
	var found []Path
	for squares := range b.Ways(player) {
		if path := needs(b, s, &b.Content().Progress[player.Card], squares, last); path != nil {
			found = append(found, path)
		}
	}
	slices.SortStableFunc(found, func(x, y Path) int { return len(x) - len(y) }) // equals stay in the order of their squares
	return found
}

// needs returns what the squares of a way ask for, the die before the first being last; nil if no dice do.
func needs(b *rules.Rulebook, s *rules.State, card *content.Progress, squares []uint8, last rules.Die) Path {
	path := make(Path, len(squares))
	wild := b.Mastery(s, content.Sorcery)
	after := uint8(rules.AnyValue)
	for i := len(squares) - 1; i >= 0; i-- {
		square := &card.Squares[squares[i]]
		n := &path[i]
		*n = Need{Square: squares[i], Resource: square.Resource, Region: square.Region, Values: after, End: square.End}
		if square.Region != content.NoRegion {
			n.From = b.RegionName(square.Region)
		}
		if i > 0 {
			n.Relation = square.Relation
		}
		if square.Value != 0 {
			n.Values &= 1 << (square.Value - 1)
		}
		if n.Values == 0 && !wild {
			return nil
		}
		// What the die before must show for this one; with sorcery mastery this one may be wild, which asks nothing of it.
		after = rules.AnyValue
		if !wild {
			after = rules.ValuesBefore(square.Relation, n.Values)
		}
	}
	first := &card.Squares[squares[0]]
	if last != rules.NoDie {
		before := uint8(rules.AnyValue)
		if !b.Wild(s, last) {
			before = 1 << (last.Value() - 1)
		}
		path[0].Values &= rules.ValuesAfter(first.Relation, before)
		if path[0].Values == 0 && !wild {
			return nil
		}
	}
	for i := 1; i < len(path) && !wild; i++ { // and what follows from what the dice before may show
		path[i].Values &= rules.ValuesAfter(card.Squares[squares[i]].Relation, path[i-1].Values)
	}
	return path
}

// Placed is what a placement on a progress card leads to ([progress]).
type Placed struct {
	Chain    []uint8 // the squares that would be filled, in order
	Next     []uint8 // the squares that could take the next die as far as the chain is concerned
	Complete bool    // the card would be complete ([complete])
	Paths    []Path  // the ways that would be left, the shortest first
}

// Placing returns what a legal place move leads to.
func Placing(b *rules.Rulebook, s *rules.State, m rules.Move) (Placed, error) {
	if err := b.Check(s, m); err != nil {
		return Placed{}, err
	}
	t := *s
	player := &t.Players[m.Player]
	end := b.Completes(s, m)
	player.Path[player.Chain], player.Laid[player.Chain] = m.Arg, m.Dice[0]
	player.Chain++
	out := Placed{Chain: append([]uint8{}, player.Path[:player.Chain]...), Complete: end}
	if end {
		return out, nil
	}
	out.Paths = pathsOf(b, &t, player)
	var seen uint16
	for _, path := range out.Paths {
		if sq := path[0].Square; seen&(1<<sq) == 0 {
			seen |= 1 << sq
			out.Next = append(out.Next, sq)
		}
	}
	return out, nil
}
