package rules

import (
	"fmt"
	"strconv"

	"sixwinters/content"
)

// Questions that need more than a few words: who is meant, how many, and what is missing.

// ChangeDice says what may be done about a defence that does not hold.
const ChangeDice = "Change dice with abilities, or take the damage."

// askAttempt says in each part of an attempt who may place which dice, and what the defence still needs.
func askAttempt(b *Rulebook, s *State, f *Frame) string {
	a := &s.Attempt
	name := Quoted(b.ObstacleName(s, a.Obstacle))
	switch a.Phase {
	case Approach:
		who := "nobody is skilled enough to place dice yet. To"
		if skilled := b.playerNames(s, a.Skilled); len(skilled) > 0 {
			open, all, part := b.Uncovered(s, a.Obstacle), "all its dice", "its"
			if open.Len() < len(b.Pattern(s, a.Obstacle, nil)) {
				all, part = "the rest", "the other"
			}
			switch n := b.coverable(s, open); n {
			case open.Len():
				return name + ", approach: " + Joined(skilled, "and") + " can cover " + all + ". That needs no defence."
			case 0:
				who = "no die that " + Joined(skilled, "or") + " may place fits yet. To"
			default: // what is covered needs no defence only once all is
				who = fmt.Sprintf("%s can cover %d of %s %d dice. Or", Joined(skilled, "and"), n, part, open.Len())
			}
		}
		return name + ", approach: " + who + " defend: the reroll must show " + Joined(eachValue(b.DefenceShows(s, a.Obstacle)), "and") + "."
	case Defend:
		return name + ", defence: no unspent action die shows " + Joined(eachValue(b.Undefended(s, a.Obstacle)), "or") +
			". " + ChangeDice
	}
	which := "each with a die of its value"
	if a.Masters != 0 {
		which = "with any die, by skill mastery"
	}
	return name + ", to overcome it: cover its printed dice, " + which + ", or leave it; dice on it stay."
}

// coverable returns how many of the open dice those who may place dice now can cover with what they have.
func (b *Rulebook) coverable(s *State, open Values) (n int) {
	a := &s.Attempt
	have := s.TeamDice(a.Coverers())
	for _, of := range s.Assets[s.Obstacles[a.Obstacle].At] {
		have.AddAll(&of)
	}
	if a.Masters != 0 {
		return min(have.Len(), open.Len())
	}
	for i := range open {
		n += int(min(have[i], open[i]))
	}
	return n
}

// eachValue returns the distinct values of dice in words.
func eachValue(dice Values) (say []string) {
	for i, n := range dice {
		if n > 0 {
			say = append(say, "a "+strconv.Itoa(i+1))
		}
	}
	return say
}

// askSplit says what to split between whom ([split]).
func askSplit(b *Rulebook, s *State, f *Frame) string {
	return fmt.Sprintf("Split the damage of %s: how much of %s does %s take, and how much %s?", b.ObstacleName(s, s.Attempt.Obstacle),
		stressWords(int(f.N), int(f.M)), b.PlayerName(s, 0), b.PlayerName(s, 1))
}

// askAbsorb says whose stress may be absorbed by whom, and where it comes from, if that is a card or a failed defence.
func askAbsorb(b *Rulebook, s *State, f *Frame) string {
	return fmt.Sprintf("%s takes %d %s%s: how much of it does %s absorb?", b.PlayerName(s, int(f.Player)), f.M,
		content.Stress(f.N), b.stressFrom(s), b.PlayerName(s, 1-int(f.Player)))
}

// stressFrom says where the stress on top of the stack comes from, in words after others: which card brings it, the one whose effects
// go on once it has been taken, or which obstacle does the damage of a failed defence ([defend]). It is "" for what a character pays.
func (b *Rulebook) stressFrom(s *State) string {
	switch below := s.underStress(); {
	case below == nil:
		return ""
	case below.Task == TaskAttempt:
		return " from the failed defence against " + b.ObstacleName(s, s.Attempt.Obstacle)
	case below.Program.Kind == NoProgram:
		return ""
	default:
		return " from " + b.titleIn(s, below)
	}
}

// underStress returns the frame that goes on once all stress on top of the stack, of several kinds or for both characters, has been
// taken; nil if there is none.
func (s *State) underStress() *Frame {
	for i := int(s.Depth) - 1; i >= 0; i-- {
		if task := s.Stack[i].Task; task != TaskStress && task != TaskOrder {
			return &s.Stack[i]
		}
	}
	return nil
}

// TakesDamage reports whether it is asked who absorbs the damage of a failed defence ([defend]).
func (s *State) TakesDamage() bool {
	asks, below := s.Asks(), s.underStress()
	return asks != nil && asks.Task == TaskStress && below != nil && below.Task == TaskAttempt
}

// askMore says how many more dice a skill lets a character create or trade, and which ([create], [trade]).
func askMore(b *Rulebook, s *State, f *Frame) string {
	does, with := "traded", "the same action die, all out of one pool or all into one"
	if f.Move.Kind == MoveCreate {
		does, with = "created", "the same action die"
	}
	more, shows := HowMany(int(f.N), "more die", "more dice"), strconv.Itoa(f.Move.Dice[0].Value())
	if f.N > 1 {
		more = "up to " + more
	}
	if f.Move.Dice[0].Value() > 1 {
		shows += " or less"
	}
	return fmt.Sprintf("Your skill allows %s, showing %s, to be %s with %s: choose one, or press enough.", more, shows, does, with)
}

// inHand returns the words of the card whose effect is in hand.
func (b *Rulebook) inHand(f *Frame) words {
	return words{list: f.Program.Kind, bearer: b.title(f.Program), full: true}
}

// said returns what the effect in hand says on its card, in words without icons.
func (b *Rulebook) said(f *Frame, ef *content.Effect) string {
	w := b.inHand(f)
	w.phrase([]content.Effect{*ef})
	return b.Plain(w.sentences())
}
