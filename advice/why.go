package advice

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Cause is a part of a number: its name, and how much it adds or takes off.
type Cause struct {
	What string
	N    int
}

// Total returns the sum of causes.
func Total(causes []Cause) int {
	n := 0
	for _, c := range causes {
		n += c.N
	}
	return n
}

// WhyThreats returns where a resource's threat count comes from: every card that bears its symbol ([threats]). Their total is
// the count.
func WhyThreats(b *rules.Rulebook, s *rules.State, r content.Resource) []Cause {
	var list []Cause
	f := Threats(b, s)
	for _, card := range f.Counts[r].From {
		what := fmt.Sprintf("%s at %s", b.Content().Card(card.Obstacle).Name, b.Location(s, s.Obstacles[card.Obstacle].At).Name)
		if card.Conditional > 0 {
			what += ", its condition holding"
		}
		list = append(list, Cause{what, card.Symbols})
	}
	return list
}

// WhyMove returns where the price in action dice of a move from a location to a region comes from ([move]); nil if
// there is no way. The total is the price.
func WhyMove(b *rules.Rulebook, s *rules.State, at content.Slot, to content.Region) []Cause {
	price := b.Fare(s, at, to)
	if price == content.NoWay {
		return nil
	}
	here := b.Location(s, at)
	var list []Cause
	if here.Move[to] != content.NoWay {
		list = append(list, Cause{here.Name + " to " + b.RegionName(to), int(here.Move[to])})
	}
	for _, id := range s.Attached[at].List() {
		if price, _ := b.MovePrice(id, to); price > 0 {
			list = append(list, Cause{fmt.Sprintf("%s sets it to %d", b.Content().Card(id).Name, price), price - Total(list)})
		}
	}
	for _, id := range s.Attached[at].List() {
		if _, raises := b.MovePrice(id, to); raises != 0 {
			list = append(list, Cause{b.Content().Card(id).Name, raises})
		}
	}
	if s.Discount > 0 {
		list = append(list, Cause{Discounts(b, s) + ", until the turn ends", -int(s.Discount)})
	}
	if rest := int(price) - Total(list); rest != 0 {
		list = append(list, Cause{"a move never costs less than 1 die", rest})
	}
	return list
}

// Discounts returns the event of the season that makes moves cheaper this turn.
func Discounts(b *rules.Rulebook, s *rules.State) string {
	for _, ev := range b.Content().Events[b.Season(s)] {
		if slices.ContainsFunc(ev.Effects, func(ef content.Effect) bool { return rules.Has(&ef, rules.MovePrices) }) {
			return ev.Name
		}
	}
	return "This season's event"
}

// WhyDamage returns where the damage of a failed defence against an obstacle in play comes from, of one kind of stress
// ([defend]). The total is the damage.
func WhyDamage(b *rules.Rulebook, s *rules.State, id content.ObstacleID, k content.Stress) []Cause {
	card := b.Content().Card(id)
	var list []Cause
	if printed := card.Damage.Points()[k]; printed > 0 {
		list = append(list, Cause{"printed on " + card.Name, printed})
	}
	list = append(list, raised(b, s, id, func(by content.ObstacleID) int { return b.ExtraDamage(s, by, id)[k] })...)
	if rest := b.Damage(s, id)[k] - Total(list); rest != 0 {
		what := "its own text"
		if card.Damage.DiceOnCard {
			what = "the dice on it"
		}
		list = append(list, Cause{what, rest})
	}
	return list
}

// raised lists by how much the other obstacles in play raise a number of one, each by what adds says.
func raised(b *rules.Rulebook, s *rules.State, id content.ObstacleID, adds func(by content.ObstacleID) int) (list []Cause) {
	for by := range content.ObstacleID(len(b.Content().Cards)) {
		if by == id || s.Obstacles[by].Zone != rules.InPlay {
			continue
		}
		if n := adds(by); n != 0 {
			list = append(list, Cause{b.Content().Card(by).Name, n})
		}
	}
	return list
}

// WhyPattern returns where the dice of an obstacle's pattern come from, counted ([overcome]).
func WhyPattern(b *rules.Rulebook, s *rules.State, id content.ObstacleID) []Cause {
	card := b.Content().Card(id)
	list := []Cause{{"printed on " + card.Name, len(card.Dice)}}
	list = append(list, raised(b, s, id, func(by content.ObstacleID) int { return b.ExtraDice(s, by, id) })...)
	if rest := len(b.Pattern(s, id, nil)) - Total(list); rest > 0 {
		list = append(list, Cause{"its own text", rest})
	}
	return list
}

// WhySkilled says whether each participant of a team is skilled against an obstacle: by how much the rank is over its
// difficulty ([overcome]).
func WhySkilled(b *rules.Rulebook, s *rules.State, id content.ObstacleID, team uint8) []Cause {
	o := b.Content().Card(id)
	var list []Cause
	for p := range s.Players {
		if team&(1<<p) != 0 && s.Players[p].InPlay() {
			rank := b.Rank(s, p, o.Skill)
			list = append(list, Cause{fmt.Sprintf("%s's %s %d against difficulty %d", b.PlayerName(s, p), o.Skill, rank, o.Difficulty), rank - o.Difficulty})
		}
	}
	return list
}

// WhyLevel says where the level of a track comes from: the number printed on the space its marker is on, and what the
// next space with a higher one is ([session], [threats]). The first cause is the level.
func WhyLevel(b *rules.Rulebook, s *rules.State, r content.Resource, threat bool) []Cause {
	space, what := int(s.Progress[r]), "progress"
	if threat {
		space, what = int(s.Threat[r]), "threat"
	}
	levels := &b.Content().Board.Tracks[r].Levels
	list := []Cause{{fmt.Sprintf("printed under the %s marker, on space %d of %d", what, space, content.TrackSpaces), levels[space-1]}}
	for next := space; next < content.TrackSpaces; next++ {
		if levels[next] > levels[space-1] {
			return append(list, Cause{fmt.Sprintf("from space %d on it is %d", next+1, levels[next]), 0})
		}
	}
	return append(list, Cause{"it does not rise any more", 0})
}

// WhyScore returns where the score comes from if the campaign ended now, before the difficulty multiplies it ([campaign-end]).
// The total is Score.Points.
func WhyScore(b *rules.Rulebook, s *rules.State) []Cause {
	score := b.Score(s)
	var list []Cause
	var names []string
	for _, r := range score.Complete {
		names = append(names, r.String())
	}
	n := score.Points - len(score.Ahead)
	switch len(names) {
	case 0:
		list = append(list, Cause{"no track that wins is complete", n})
	case 1:
		list = append(list, Cause{rules.Joined(names, "and") + " is complete: " + rules.AOrAn(score.Victory.String()), n})
	default:
		list = append(list, Cause{rules.Joined(names, "and") + " are complete: " + rules.AOrAn(score.Victory.String()), n})
	}
	for _, r := range score.Ahead {
		list = append(list, Cause{fmt.Sprintf("%s progress (%d) is past the threat (%d)", r, s.Progress[r], s.Threat[r]), 1})
	}
	return list
}
