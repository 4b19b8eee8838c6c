package rules

import (
	"fmt"
	"strconv"

	"sixwinters/content"
)

// What is asked where a few words alone would not do: who is meant, how many, and what is lacking.

// askAttempt says in each part of an attempt who may place what, and what the defence lacks.
func askAttempt(b *Rulebook, s *State, f *Frame) string {
	a := &s.Attempt
	name := b.c.Card(a.Obstacle).Name
	switch a.Phase {
	case Approach:
		skilled := b.playerNames(s, a.Skilled)
		if len(skilled) == 0 {
			return name + ", approach: nobody is skilled enough to place dice yet; then the dice are rerolled to defend."
		}
		return name + ", approach: " + Joined(skilled, "and") + " may cover printed dice; then the dice are rerolled to defend."
	case Defend:
		return name + ", defence: no unspent action die shows " + Joined(b.undefended(s), "or") +
			". Change them by abilities, or take the damage."
	}
	which := "each with one of its value"
	if a.Masters != 0 {
		which = "with any, by skill mastery"
	}
	return name + ", overcome: cover its printed dice, " + which + ", or leave it; what lies on it stays."
}

// undefended are the distinct values of the pattern that the participants' unspent action dice do not show, in words
// ([defend]).
func (b *Rulebook) undefended(s *State) []string {
	var room [maxPattern]int
	var lacking [dieFull + 1]bool
	for _, v := range b.Pattern(s, s.Attempt.Obstacle, room[:0]) {
		lacking[v] = !b.defends(s, v)
	}
	var values []string
	for v, lacks := range lacking {
		if lacks {
			values = append(values, "a "+strconv.Itoa(v))
		}
	}
	return values
}

// askSplit says what is to be split between whom ([split]).
func askSplit(b *Rulebook, s *State, f *Frame) string {
	return fmt.Sprintf("Split the damage of %s: how much of %s does %s take, and how much %s?", b.c.Card(s.Attempt.Obstacle).Name,
		stressWords(int(f.N), int(f.M)), b.PlayerName(s, 0), b.PlayerName(s, 1))
}

// askAbsorb says whose stress may be absorbed by whom, and where it comes from, if that is a card.
func askAbsorb(b *Rulebook, s *State, f *Frame) string {
	return fmt.Sprintf("%s takes %d %s%s: how much of it does %s absorb?", b.PlayerName(s, int(f.Player)), f.M,
		content.Stress(f.N), b.stressFrom(s), b.PlayerName(s, 1-int(f.Player)))
}

// stressFrom says which card brings the stress on top of the stack, in words after others: the one whose effects go on once it has
// been taken. It is "" for what a character pays, and for the damage of an attempt, which lies open on the table.
func (b *Rulebook) stressFrom(s *State) string {
	for i := int(s.Depth) - 1; i >= 0; i-- {
		switch below := &s.Stack[i]; {
		case below.Task == TaskStress: // several kinds, or for both characters
		case below.Program.Kind == NoProgram:
			return ""
		default:
			return " from " + b.title(below.Program)
		}
	}
	return ""
}

// askMore says how many more dice a skill lets a character create or trade, and which ([create], [trade]).
func askMore(b *Rulebook, s *State, f *Frame) string {
	does := "traded"
	if f.Move.Kind == MoveCreate {
		does = "created"
	}
	return fmt.Sprintf("By skill up to %s, showing %d or less, may be %s with the same action die: choose one, or say it is enough.",
		HowMany(int(f.N), "more die", "more dice"), f.Move.Dice[0].Value(), does)
}

// said is what the effect in hand says on its card, in words without icons.
func (b *Rulebook) said(f *Frame, ef *content.Effect) string {
	w := words{list: f.Program.Kind, bearer: b.title(f.Program), full: true}
	w.phrase([]content.Effect{*ef})
	return Plain(w.sentences())
}
