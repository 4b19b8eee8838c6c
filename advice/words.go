package advice

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Said is a sentence with the event it tells. Sentences are compared by the event, never by the words. Hidden parts of the event,
// such as the card drawn, are left out.
type Said struct {
	Words string
	Kind  rules.EventKind // besides, choosing: no event at all
	Of    uint8           // the player whose character is harmed, the obstacle that activates
	Moves [2]uint64       // the obstacles of which one moves to an empty location ([move-obstacle]), one bit each
	At    content.Slot    // that location
	Pool  uint8           // the resource, from 1, of the pool that dice leave; 0: none
	Takes int             // how many leave it in a row, if this tells their number
}

// Kinds of sentence that tell no event.
const (
	besides  = rules.EventKind(0xff) - iota // anything else
	choosing                                // a choice of the players
)

// saying returns a sentence that tells of no event.
func saying(words string) Said { return Said{Words: words, Kind: besides} }

// saidOf returns an event that is to come and its sentence, "" if it is not worth one.
func saidOf(b *rules.Rulebook, s *rules.State, e rules.Event) Said {
	said := Said{Words: foretold(b, s, e), Kind: e.Kind}
	switch e.Kind {
	case rules.EvDie:
		if e.From.Spot == rules.InPool && e.To.Spot != rules.InPool {
			said.Pool = e.From.N + 1
		}
	case rules.EvKnockedOut, rules.EvStress, rules.EvCondition:
		said.Of = e.Player
	case rules.EvTrigger:
		said.Of = e.Card
	case rules.EvObstacle:
		if e.Cause.Kind == rules.ByEmptySlot {
			said.movesTo(e.Cause.Slot, e.Card)
		}
	}
	return said
}

func (s *Said) movesTo(at content.Slot, card uint8) {
	s.At, s.Moves[card/64] = at, s.Moves[card/64]|1<<(card%64)
}

// MovesIn reports whether it is told that an obstacle moves to an empty location.
func (s Said) MovesIn() bool { return s.Moves != [2]uint64{} }

// MayMove reports whether it is told that an obstacle, or one of several with it, moves to an empty location.
func (s Said) MayMove(id content.ObstacleID) bool { return s.Moves[id/64]>>(id%64)&1 != 0 }

// MovingIn returns of which obstacles one moves to a location that will be empty as it activates, as things stand now ([move-obstacle]).
func MovingIn(b *rules.Rulebook, s *rules.State) []Said {
	return slices.DeleteFunc(Activating(b, s).Says, func(l Said) bool { return !l.MovesIn() })
}

// Chooses reports whether it tells of a choice of the players.
func (s Said) Chooses() bool { return s.Kind == choosing }

// Harms reports whether it tells harm to a player's character.
func (s Said) Harms() bool {
	return (s.Kind == rules.EvStress || s.Kind == rules.EvCondition || s.Kind == rules.EvKnockedOut) && s.Of < rules.NumPlayers
}

// KnocksOut reports whether it is told that a player's character is knocked out.
func (s Said) KnocksOut(player int) bool { return s.Kind == rules.EvKnockedOut && int(s.Of) == player }

// Triggers reports whether it is told that an obstacle activates.
func (s Said) Triggers(id content.ObstacleID) bool {
	return s.Kind == rules.EvTrigger && content.ObstacleID(s.Of) == id
}

// WordsOf returns the words of sentences.
func WordsOf(list []Said) (words []string) {
	for i := range list {
		words = append(words, rules.FixFullStops(list[i].Words))
	}
	return words
}

// told returns what has happened, in the sentences of the log, without what the players cannot know beforehand: what a rolled
// die shows and which card is drawn.
func told(b *rules.Rulebook, story *rules.Story) (all []Said) {
	for i, e := range story.Events {
		all = tell(all, b, &story.States[i], e)
	}
	return all
}

// tell adds an event to those told, if it is worth a sentence. Behind dice that leave a pool it says how many do: which ones may not be certain.
func tell(all []Said, b *rules.Rulebook, s *rules.State, e rules.Event) []Said {
	say := saidOf(b, s, e)
	if say.Words == "" {
		return all
	}
	if say.Pool == 0 {
		return append(all, say)
	}
	sum := Said{Kind: say.Kind, Pool: say.Pool, Takes: 1}
	if n := len(all) - 1; n >= 0 && all[n].Pool == say.Pool {
		sum.Takes, all = all[n].Takes+1, all[:n:n]
	}
	sum.Words = fmt.Sprintf("After Refresh, the %v pool loses %s.", content.Resource(e.From.N), rules.HowMany(sum.Takes, "die", "dice"))
	if why, _ := b.Clause(s, e); why != "" {
		sum.Words = rules.FixFullStops(why + ": " + sum.Words)
	}
	return append(all, say, sum)
}

// counted returns what is certain. It names the dice that leave a pool if all of them are certain, and else says how many leave.
func counted(certain []Said) (all []Said) {
	for _, say := range certain {
		if say.Takes > 0 {
			n := len(all)
			for n > 0 && all[n-1].Pool == say.Pool && all[n-1].Takes == 0 {
				n--
			}
			if len(all)-n == say.Takes {
				continue
			}
			all = all[:n]
		}
		all = append(all, say)
	}
	return all
}

// foretold returns an event that is to come, in a sentence, "" if it is not worth one.
func foretold(b *rules.Rulebook, s *rules.State, e rules.Event) string {
	switch {
	case e.Kind == rules.EvObstacle && e.From.Spot == rules.DrawPile:
		pile := b.RegionName(content.Region(e.From.N))
		if e.To.Spot == rules.AttachedAt {
			return fmt.Sprintf("The top obstacle of %s is placed at %s.", pile, b.Location(s, content.Slot(e.To.N)).Name)
		}
		return fmt.Sprintf("The top obstacle of %s is discarded.", pile)
	case e.Kind == rules.EvProgress && e.From.Spot == rules.ProgressDeck:
		return "A new progress card is staged."
	case e.Kind == rules.EvDie && e.Rolled:
		return rolling(b, s, e)
	}
	return b.Describe(s, e)
}

// rolling returns a die that is to be rolled.
func rolling(b *rules.Rulebook, s *rules.State, e rules.Event) string {
	again := ""
	if e.From.Spot != rules.InSupply {
		again = " again"
	}
	switch e.To.Spot {
	case rules.AtLocation:
		return fmt.Sprintf("%s is rolled%s at %s.", rules.Capital(rules.AOrAn(e.Die.Kind().String()+" asset")), again, b.Location(s, content.Slot(e.To.N)).Name)
	case rules.InPool:
		return rules.Capital(rules.AOrAn(e.Die.Kind().String()+" die")) + " is rolled into the pool."
	case rules.OnMat:
		return fmt.Sprintf("%s rolls an action die%s.", b.PlayerName(s, int(e.To.N)), again)
	}
	return ""
}

// Percent words a chance, 0..1: "31%", "under 1%", "over 99%"; "impossible" and "certain" only if exact.
func Percent(chance float64) string {
	switch n := chance * 100; {
	case chance >= 1-1e-9:
		return "certain"
	case chance <= 1e-9:
		return "impossible"
	case n < 1:
		return "under 1%"
	case n > 99:
		return "over 99%"
	default:
		return fmt.Sprintf("%.0f%%", n)
	}
}
