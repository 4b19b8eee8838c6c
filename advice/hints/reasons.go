package hints

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
)

// The reasons for a character, for a starting location, and for leaving dice unused: the last two weigh what a player's card
// takes next against what lies where.

// mostServed is how many obstacles are named against which a character is skilled.
const mostServed = 3

// whyCharacter is why for a character: what lies open that the skills serve for ([session], [overcome]), and how much stress
// the character still bears.
func (w *worder) whyCharacter(who content.CharacterID) string {
	b, s := w.b, w.s
	ranks := ranksOf(b, s, who)
	name := b.Content().Characters[who].Name
	var names []string
	for _, id := range served(b, s, who) {
		o := b.Content().Card(id)
		if one := fmt.Sprintf("%s (%s %d)", o.Name, o.Skill, o.Difficulty); !slices.Contains(names, one) {
			names = append(names, one)
		}
	}
	var say []string
	if len(names) > 0 {
		if more := len(names) - mostServed; more > 0 {
			names = append(names[:mostServed], fmt.Sprintf("%d more", more))
		}
		say = append(say, fmt.Sprintf("%s is skilled against obstacles in play: %s.", name, rules.Joined(names, "and")))
	} else {
		say = append(say, w.servesInPiles(name, ranks[:]))
	}
	switch n := s.Characters[who].Conditions(); {
	case n > 0:
		say = append(say, fmt.Sprintf("But %s has %s.", name, rules.HowMany(n, "condition", "conditions")))
	case slices.ContainsFunc(b.Moves(s, nil), func(m rules.Move) bool { return s.Characters[m.Card].Conditions() > 0 }):
		say = append(say, fmt.Sprintf("%s has no condition, unlike others.", name))
	}
	return strings.Join(say, " ")
}

// servesInPiles says against how many of the obstacles in the piles a character is skilled, whose order is hidden but not what
// is among them, and by which skill most.
func (w *worder) servesInPiles(name string, ranks []int) string {
	all, can := 0, 0
	var by [content.NumSkills]int
	for r := range w.s.Draw {
		for _, pile := range []*rules.Pile{&w.s.Draw[r], &w.s.Discard[r]} {
			for _, id := range pile.List() {
				skill := w.b.Content().Card(id).Skill
				if all++; w.b.RankServes(ranks[skill], id) {
					can++
					by[skill]++
				}
			}
		}
	}
	most := content.Skill(slices.Index(by[:], slices.Max(by[:])))
	if can == 0 {
		best := slices.Max(ranks)
		return fmt.Sprintf("%s is best at %s, with rank %d, which no obstacle needs yet.", name, content.Skill(slices.Index(ranks, best)), best)
	}
	say := fmt.Sprintf("%s is skilled against %d of the %d obstacles in the piles, mostly through %s, rank %d", name, can, all, most, ranks[most])
	for at := range content.Slot(content.NumSlots) {
		if l := w.b.Location(w.s, at); l.Icon.Kind == content.SkillIcon && ranks[l.Icon.Skill] > 1 {
			return fmt.Sprintf("%s; at %s one die creates up to %d assets through %s.", say, l.Name, ranks[l.Icon.Skill], l.Icon.Skill)
		}
	}
	return say + "."
}

// whyStart is why for beginning the year at a location: what the line of moves does there, or else what the card takes that is
// made or lies there, and what else lies there ([session]).
func (w *worder) whyStart(p int, at content.Slot) string {
	b, s := w.b, w.s
	there := b.Location(s, at).Name
	if does := w.line.begins(p); does != "" {
		return fmt.Sprintf("Begin at %s, so that %s.", there, does)
	}
	var say []string
	if paths := solver.Paths(b, s, p); len(paths) > 0 {
		say = append(say, w.startNeed(p, at, paths))
	}
	var lie []string
	for _, id := range s.Attached[at].List() {
		lie = append(lie, b.Content().Card(id).Name)
	}
	switch {
	case len(lie) > 0:
		say = append(say, fmt.Sprintf("%s can be dealt with from there.", rules.Joined(lie, "and")))
	default:
		say = append(say, fmt.Sprintf("There is no obstacle at %s yet.", there))
	}
	return strings.Join(say, " ")
}

// startNeed is what a location has of what a card takes: of its first square if anything, or else of a later one.
func (w *worder) startNeed(p int, at content.Slot, paths []solver.Path) string {
	there, makes := w.b.Location(w.s, at).Name, w.b.SlotResource(at)
	for _, path := range paths {
		if n := &path[0]; madeAt(n, w.b, at) {
			return fmt.Sprintf("%s begins with %s, and %s makes %s in %s.", w.card(p), n.Words(), there, makes, rules.RegionName(at.Region()))
		}
	}
	for _, path := range paths {
		for i := range path[1:] {
			if n := &path[i+1]; n.Resource != content.NoResource && madeAt(n, w.b, at) {
				return fmt.Sprintf("%s begins with %s, and later takes %s, which %s makes.", w.card(p), path[0].Words(), n.Words(), there)
			}
		}
	}
	n := &paths[0][0]
	if lies(n, w.s, at) != rules.NoDie {
		return fmt.Sprintf("%s begins with %s, and there is one at %s.", w.card(p), n.Words(), there)
	}
	return fmt.Sprintf("%s begins with %s, which must be fetched from elsewhere.", w.card(p), n.Words())
}

// whyDone is why for ending the step ([actions]): for each player who has dice left what they do not reach, and why a card is
// left that could be finished.
func (w *worder) whyDone() string {
	b, s := w.b, w.s
	say := []string{}
	for p := range s.Players {
		dice := s.Players[p].Dice.Len()
		if dice == 0 || !s.Players[p].InPlay() {
			continue
		}
		name := b.PlayerName(s, p)
		var not []string
		if paths := solver.Paths(b, s, p); len(paths) > 0 && !w.feeds(p) {
			not = append(not, fmt.Sprintf("create nothing here that %s takes next (%s)", w.card(p), paths[0][0].Words()))
		}
		if worst, chance := easiest(b, s, p); worst != "" && chance < 0.5 {
			not = append(not, fmt.Sprintf("overcome %s only with %s", worst, advice.Percent(chance)))
		} else if worst == "" {
			not = append(not, fmt.Sprintf("have no obstacle to face at %s", b.Location(s, s.Players[p].At).Name))
		}
		if len(not) > 0 {
			say = append(say, fmt.Sprintf("%s's %s %s.", name, rules.HowMany(dice, "die left would", "dice left would"), strings.Join(not, ", and ")))
		}
	}
	switch {
	case len(say) > 0:
	case s.Players[0].Dice.Len()+s.Players[1].Dice.Len() == 0:
		say = append(say, "No die is left.")
	default:
		say = append(say, "Whatever the dice left could do would cost more than it brings.")
	}
	for p := range s.Players {
		if waits := w.waits(p); waits != "" {
			say = append(say, waits)
		}
	}
	return strings.Join(append(say, "End the step."), " ")
}

// waits is why for leaving a card as it is that a player could finish now: whichever card is taken then, a stage begins that
// brings more obstacles, or else that the table is better so. It is "" where no way to finish it is known ([complete], [stages]).
func (w *worder) waits(p int) string {
	way := cheapestWay(w.b, w.s, p)
	if len(way) == 0 {
		return ""
	}
	then, dice := *w.s, 0
	for _, m := range way {
		dice += m.ActionDice()
		_ = w.b.ApplyRolling(&then, m, nil, nil) // it is legal
	}
	for f := then.Asks(); f != nil && f.Task == rules.TaskReward; f = then.Asks() {
		_ = w.b.ApplyRolling(&then, w.b.Moves(&then, nil)[0], nil, nil) // whichever track it is
	}
	say := fmt.Sprintf("%s could finish %s %s", w.b.PlayerName(w.s, p), w.card(p), forDice(dice))
	var begins advice.Taking
	for _, m := range w.b.Moves(&then, nil) {
		if m.Kind != rules.MoveTake {
			continue
		}
		if begins = advice.OfTaking(w.b, &then, m); begins.New <= begins.Before {
			break
		}
	}
	if begins.New <= begins.Before {
		return say + "; looking ahead, it is better to wait."
	}
	return fmt.Sprintf("%s, but then stage %s would begin, with %s each turn and not %d.", say, rules.Roman(begins.Stage), rules.HowMany(begins.New, "new obstacle", "new obstacles"), begins.Before)
}

// feeds reports whether a legal move of a player places an asset on the card, or makes one that its next square takes.
func (w *worder) feeds(p int) bool {
	for _, m := range w.b.Moves(w.s, nil) {
		if int(m.Player) != p {
			continue
		}
		at := w.s.Players[p].At
		switch m.Kind {
		case rules.MovePlace:
			return true
		case rules.MoveCreate, rules.MoveCreateAll:
			if w.next(p, m.Dice[1], at) != nil {
				return true
			}
		case rules.MoveCreateStress, rules.MoveUnstash:
			if w.next(p, m.Dice[0], at) != nil {
				return true
			}
		}
	}
	return false
}

// easiest is the obstacle at a player's location that is overcome most likely by that player alone, and how likely that is; ""
// where none lies there.
func easiest(b *rules.Rulebook, s *rules.State, p int) (name string, chance float64) {
	for _, id := range s.Attached[s.Players[p].At].List() {
		a := advice.OfAttempt(b, s, id, 1<<p)
		if name == "" || a.Completes > chance {
			name, chance = b.Content().Card(id).Name, a.Completes
		}
	}
	return name, chance
}
