package lab

import (
	"fmt"
	"maps"
	"slices"

	"sixwinters/content"
)

// Check returns why a row, which somebody else has sent, cannot be a campaign at some tables: its plan, variant, version, house rules, cards
// or boxes differ, or it does not have the shape of a campaign. What was counted is not checked: [Replay] plays it again.
func Check(tables map[string]*Table, row *Row) error {
	t, err := fitting(tables, row)
	if err != nil {
		return err
	}
	switch {
	case (row.Violation == "") != (row.Record == ""):
		return fmt.Errorf("a campaign has a record if a rule was broken in it, and only then")
	case row.Moves < 0:
		return fmt.Errorf("it has %d moves", row.Moves)
	}
	return t.check(row)
}

// cardNames are the names that a year may hold.
type cardNames struct{ characters, obstacles, progress map[string]bool }

// names returns the names of its cards.
func (d *deck) names() cardNames {
	c := d.book.Content()
	n := cardNames{map[string]bool{}, map[string]bool{}, map[string]bool{}}
	for i := range c.Characters {
		n.characters[c.Characters[i].Name] = true
	}
	for id := range c.Cards {
		n.obstacles[c.Card(content.ObstacleID(id)).Name] = true
	}
	for i := range c.Progress {
		n.progress[c.Progress[i].Name] = true
	}
	return n
}

// check returns why a year, whole or cut off by a violation, does not have the shape of one.
func (y *Year) check(names cardNames, whole bool) error {
	turns := len(y.TurnMoves)
	counts := [][]int{y.TurnAttempts, y.TurnActivations, y.TurnDecisions}
	if whole { // a turn that is cut off may have had no actions
		counts = append(counts, y.TurnLeads, y.TurnChances)
	}
	if turns > content.WheelBoxes || whole && y.Turns != turns || slices.ContainsFunc(counts, func(of []int) bool { return len(of) != turns }) {
		return fmt.Errorf("its turns are %d, and it counts %d, %d", y.Turns, turns, sizes(counts))
	}
	for _, chance := range y.TurnChances {
		if chance < 0 || chance > chanceUnit {
			return fmt.Errorf("a chance to win is %d of %d", chance, chanceUnit)
		}
	}
	for r := range y.Progress {
		if whole && (min(y.Progress[r], y.Threat[r]) < 1 || max(y.Progress[r], y.Threat[r]) > content.TrackSpaces) {
			return fmt.Errorf("a marker is on no space of its track")
		}
	}
	who := slices.Clone(y.Cast)
	for _, blow := range slices.Concat(y.Conditions, y.KnockOuts) {
		who = append(who, blow.Who)
	}
	for _, list := range []struct {
		what  string
		names []string
		known map[string]bool
	}{
		{"character", who, names.characters},
		{"obstacle", slices.Sorted(maps.Keys(y.Obstacles)), names.obstacles},
		{"progress card", slices.Sorted(maps.Keys(y.Progressed)), names.progress},
	} {
		for _, name := range list.names {
			if !list.known[name] {
				return fmt.Errorf("there is no %s %q", list.what, name)
			}
		}
	}
	for name, o := range y.Obstacles {
		if o == nil {
			return fmt.Errorf("obstacle %q has no counts", name)
		}
	}
	for name, p := range y.Progressed {
		if p == nil {
			return fmt.Errorf("progress card %q has no counts", name)
		}
	}
	return nil
}

// sizes returns how long lists are.
func sizes(lists [][]int) (all []int) {
	for _, list := range lists {
		all = append(all, len(list))
	}
	return all
}
