package advice

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// The reasons for a character, for a starting location, and for leaving dice unused: the last two weigh what a player's card takes next against what
// lies where.

// whyCharacter is why for a character: in which skills it ranks highest ([session]).
func (w *worder) whyCharacter(who content.CharacterID) string {
	ranks := w.b.Content().Characters[who].Skills
	if c := &w.s.Characters[who]; c.Sheet {
		for skill, rank := range c.Skills {
			ranks[skill] = int(rank)
		}
	}
	most := slices.Max(ranks[:])
	var best []string
	for skill, rank := range ranks {
		if rank == most {
			best = append(best, content.Skill(skill).String())
		}
	}
	name := w.b.Content().Characters[who].Name
	if n := w.s.Characters[who].Conditions(); n > 0 {
		return fmt.Sprintf("%s is best at %s, with rank %d, and bears %s.", name, rules.Joined(best, "and"), most, rules.HowMany(n, "condition", "conditions"))
	}
	return fmt.Sprintf("%s is best at %s, with rank %d, and bears no condition.", name, rules.Joined(best, "and"), most)
}

// whyStart is why for beginning the year at a location: what the card takes that is made or lies there, and what else lies
// there ([session]).
func (w *worder) whyStart(p int, at content.Slot) string {
	b, s := w.b, w.s
	there := b.Location(s, at).Name
	var say []string
	if paths := Paths(b, s, p); len(paths) > 0 {
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
		say = append(say, fmt.Sprintf("No obstacle lies at %s yet.", there))
	}
	return strings.Join(say, " ")
}

// startNeed is what a location has of what a card takes: of its first square if anything, or else of a later one.
func (w *worder) startNeed(p int, at content.Slot, paths []Path) string {
	there, makes := w.b.Location(w.s, at).Name, w.b.SlotResource(at)
	serves := func(n *Need) bool {
		return (n.Region == content.NoRegion || n.Region == at.Region()) && (n.Resource == content.NoResource || n.Resource == makes)
	}
	for _, path := range paths {
		if n := &path[0]; serves(n) {
			return fmt.Sprintf("%s begins with %s, and %s makes %s in %s.", w.card(p), n.Words(), there, makes, rules.RegionName(at.Region()))
		}
	}
	for _, path := range paths {
		for i := range path[1:] {
			if n := &path[i+1]; n.Resource != content.NoResource && serves(n) {
				return fmt.Sprintf("%s begins with %s, and later takes %s, which %s makes.", w.card(p), path[0].Words(), n.Words(), there)
			}
		}
	}
	n := &paths[0][0]
	for r := range content.Resource(content.NumResources) {
		for v, have := range w.s.Assets[at][r] {
			if have > 0 && n.Takes(rules.ResourceDie(r, v+1), at.Region()) {
				return fmt.Sprintf("%s begins with %s, and one lies at %s.", w.card(p), n.Words(), there)
			}
		}
	}
	return fmt.Sprintf("%s begins with %s, which has to be fetched from elsewhere.", w.card(p), n.Words())
}

// whyDone is why for ending the step with dice left ([actions]): for each player who has some, what they do not reach.
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
		if paths := Paths(b, s, p); len(paths) > 0 && !w.feeds(p) {
			not = append(not, fmt.Sprintf("make nothing here that %s takes next (%s)", w.card(p), paths[0][0].Words()))
		}
		if worst, chance := w.attemptHere(p); worst != "" && chance < 0.5 {
			not = append(not, fmt.Sprintf("overcome %s only with %s", worst, Percent(chance)))
		} else if worst == "" {
			not = append(not, fmt.Sprintf("have no obstacle to face at %s", b.Location(s, s.Players[p].At).Name))
		}
		if len(not) > 0 {
			say = append(say, fmt.Sprintf("%s's %s %s.", name, rules.HowMany(dice, "die left would", "dice left would"), strings.Join(not, ", and ")))
		}
	}
	if len(say) == 0 {
		if s.Players[0].Dice.Len()+s.Players[1].Dice.Len() == 0 {
			return "No die is left: end the step."
		}
		return "What the dice left could do would cost more than it brings: end the step."
	}
	return strings.Join(append(say, "End the step."), " ")
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

// attemptHere is the obstacle at a player's location that is overcome most likely by that player alone, and how likely
// that is; "" where none lies there.
func (w *worder) attemptHere(p int) (name string, chance float64) {
	for _, id := range w.s.Attached[w.s.Players[p].At].List() {
		a := OfAttempt(w.b, w.s, id, 1<<p)
		if name == "" || a.Completes > chance {
			name, chance = w.b.Content().Card(id).Name, a.Completes
		}
	}
	return name, chance
}
