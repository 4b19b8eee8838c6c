package advice

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Averting says what would avert harm that looms, as tried on the table: which cards to overcome, and where those who suffer would be safe
// from it.
func Averting(b *rules.Rulebook, s *rules.State, l *Looming) (say []string) {
	var cards []string
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			t := *s
			if b.TryDiscard(&t, id); spares(b, &t, l, l.Team) {
				cards = withName(cards, b.Content().Card(id).Name)
			}
		}
	}
	if cards != nil {
		say = append(say, rules.FixFullStops("To avert it, overcome "+rules.Joined(cards, "or")+"."))
	}
	for p := range s.Players {
		team := uint8(1) << p
		if l.Team&team == 0 || l.Either {
			continue
		}
		var safe []content.Slot
		for at := range content.Slot(content.NumSlots) {
			t := *s
			if t.Players[p].At = at; at != s.Players[p].At && spares(b, &t, l, team) {
				safe = append(safe, at)
			}
		}
		if safe != nil {
			say = append(say, b.PlayerName(s, p)+" would be safe from it "+places(b, s, p, safe)+".")
		}
	}
	return say
}

// spares reports whether harm that looms on another table comes to none of a team on this one, whatever is chosen and rolled.
func spares(b *rules.Rulebook, s *rules.State, l *Looming, team uint8) bool {
	f := foreseeUpTo(b, s, fewForeseen)
	if f.open {
		return false
	}
	if l.Kind == KnockOutLooms {
		return !slices.ContainsFunc(f.outs, func(outs uint8) bool { return outs&team != 0 })
	}
	return !slices.ContainsFunc(f.tolls[l.Obstacle], func(does tolls) bool { return does.hurts()&team != 0 })
}

// places words where a player's character would be safe: "in Red Bank or at Lily Manor", "anywhere else".
func places(b *rules.Rulebook, s *rules.State, p int, safe []content.Slot) string {
	if len(safe) == content.NumSlots-1 {
		return "anywhere else"
	}
	var list []string
	for r := range content.Region(content.NumRegions) {
		var names []string
		all := true
		for row := range content.SlotsPerRegion {
			if at := content.SlotAt(r, row); slices.Contains(safe, at) {
				names = append(names, "at "+b.Location(s, at).Name)
			} else {
				all = false
			}
		}
		if all {
			names = []string{"in " + b.RegionName(r)}
		}
		list = append(list, names...)
	}
	return rules.Joined(list, "or")
}
