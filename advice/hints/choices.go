package hints

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// The reasons for the answers to questions: what the plan goes on with, or what they were chosen by.

// whyChoice is why for an answer to a question.
func (w *worder) whyChoice() string {
	b, s, m := w.b, w.s, w.m
	do := rules.Capital(b.Label(s, m))
	if m.Kind == rules.MoveYes || m.Kind == rules.MoveNo { // alone, the answer says nothing
		do = b.Prompt(s).Text + " " + do
	}
	f := s.Asks()
	if m.Kind == rules.MoveStart { // both are asked one after the other
		do = b.PlayerName(s, int(m.Player)) + " begins at " + strings.TrimPrefix(b.Label(s, m), "begin at ")
	}
	w.again = []string{do + ": ", do + ". "}
	if s.ByHand() {
		return "Only you can carry this out. Move the pieces as the text says. Then say that you are done."
	}
	if len(b.Moves(s, nil)) == 1 && m.Kind != rules.MoveGoOn {
		return do + ": there is no other choice."
	}
	switch f.Task {
	case rules.TaskBurn, rules.TaskSettle, rules.TaskEspionage, rules.TaskStartLocations:
		return do + ": short ways, a helpful icon and few obstacles count."
	case rules.TaskShareDice:
		return do + ": there are too few action dice for both."
	case rules.TaskStress:
		return w.whySplit(do)
	}
	switch m.Kind {
	case rules.MoveSplit, rules.MoveSuffer, rules.MoveWith:
		return w.whySplit(do)
	case rules.MoveOrder:
		return do + ": those on the right bring obstacles in step 5 and are discarded."
	case rules.MoveRecover:
		return do + ": more conditions are marked there."
	case rules.MoveGoOn:
		return b.Prompt(s).Text
	}
	if b.Rerolls(f) {
		if m.Kind == rules.MoveEnough {
			return do + ": the other dice are kept."
		}
		if dice := picked(w.all); len(dice) > 1 {
			return "Reroll " + dieList(dice) + ": as they are, they help least."
		}
		return do + ": as it is, it helps least."
	}
	step, ok := w.step()
	if m.Kind == rules.MoveStart && (!ok || step.does != rules.MoveAttempt && step.does != rules.MovePlace) {
		if why := whyThere(b, s, m.Player, m.Slot); why != "" {
			return do + ": " + why + "."
		}
		return do + ": looking ahead, it is the best start."
	}
	if ok {
		return do + ". Then " + step.Say + "."
	}
	if f.Task == rules.TaskSlot && !slices.ContainsFunc(s.Players[:], func(p rules.Player) bool { return p.At == f.Slot }) {
		return do + ": nobody is there."
	}
	return do + ": looking ahead, the other choices cost more."
}

// whyThere is why a character is to be at a location where no attempt and no asset for its card is certain: what the card asks for that is
// made there ([create], [progress]), or "".
func whyThere(b *rules.Rulebook, s *rules.State, player uint8, at content.Slot) string {
	id := s.Players[player].Card
	if id == content.NoProgress {
		return ""
	}
	card := &b.Content().Progress[id]
	asks := func(fits func(q *content.Square) bool) bool {
		return slices.ContainsFunc(card.Squares[:], func(q content.Square) bool { return q.There && fits(&q) })
	}
	switch r, from := b.SlotResource(at), at.Region(); {
	case asks(func(q *content.Square) bool { return q.Resource == r && q.TakesFrom(from) }):
		return fmt.Sprintf("%s asks for %s, which is made there", card.Name, r)
	case asks(func(q *content.Square) bool { return q.Region == from && q.Resource == content.NoResource }):
		return fmt.Sprintf("%s asks for an asset from %s", card.Name, b.RegionName(from))
	}
	return ""
}

// whySplit is why for a way to split damage, or to absorb stress: what conditions it marks ([split], [stress]).
func (w *worder) whySplit(do string) string {
	then := &w.line.tables[len(w.line.tables)-1]
	if len(w.line.tables) > 1 {
		then = &w.line.tables[1]
	}
	var marked []string
	for p := range w.s.Players {
		who := w.s.Players[p].Character
		switch {
		case who == content.NoCharacter:
		case w.s.Players[p].InPlay() && !then.Players[p].InPlay():
			marked = append(marked, w.b.PlayerName(w.s, p)+" is knocked out")
		case then.Characters[who].Conditions() > w.s.Characters[who].Conditions():
			marked = append(marked, w.b.PlayerName(w.s, p)+" has a condition marked")
		}
	}
	if len(marked) == 0 {
		return do + ": that way no condition is marked."
	}
	return do + ": that way only " + rules.Joined(marked, "and") + "."
}

// whyCharacter is why for a character: against which obstacles in play it is skilled, and after the first year, when characters
// differ in that, its ranks and its conditions ([session]).
func (w *worder) whyCharacter(who content.CharacterID) string {
	name, why := w.b.Content().Characters[who].Name, ""
	if n := len(served(w.b, w.s, who)); n > 0 { // none is named: whoever is played need not go there first
		all := 0
		for at := range w.s.Attached {
			all += len(w.s.Attached[at].List())
		}
		why = fmt.Sprintf("%s is skilled against %d of the %s on the table.", name, n, rules.HowMany(all, "obstacle", "obstacles"))
	}
	if w.s.Year > 1 {
		ranks := 0
		for _, rank := range ranksOf(w.b, w.s, who) {
			ranks += rank
		}
		has := "no condition"
		if n := w.s.Characters[who].Conditions(); n > 0 {
			has = rules.HowMany(n, "condition", "conditions")
		}
		why += " " + name + " has " + rules.HowMany(ranks, "rank", "ranks") + " in all and " + has + "."
	}
	if why == "" {
		return "Play " + name + "."
	}
	return strings.TrimSpace(why)
}

// whyDone is why for ending the step ([actions]): what is left undone, and what activates then.
func (w *worder) whyDone() string {
	b, s := w.b, w.s
	say := "No die is left."
	if s.Players[0].Dice.Len()+s.Players[1].Dice.Len() > 0 {
		say = "What the dice left could do would cost more than it brings."
	}
	for p := range s.Players {
		if way := cheapestWay(b, s, p); len(way) > 0 {
			dice := 0
			for _, m := range way {
				dice += m.ActionDice()
			}
			say += fmt.Sprintf(" %s could finish %s %s; looking ahead, it is better to wait.", b.PlayerName(s, p), w.card(p), forDice(dice))
		}
	}
	w.again = []string{" End the step."}
	return say + w.again[0]
}
