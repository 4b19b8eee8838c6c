package advice

import (
	"cmp"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// leastChance is the chance under which no attempt is offered to avert what looms.
const leastChance = 0.05

// Averting says what would avert what looms, as tried on the table: which single card to overcome, and where those who suffer harm would be
// safe from it.
func Averting(b *rules.Rulebook, s *rules.State, l *Looming) (say []string) {
	var cards []string
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			t := *s
			if b.TryDiscard(&t, id); spares(b, &t, l, l.Team) && mayOvercome(b, s, id) {
				cards = with(cards, b.Content().Card(id).Name)
			}
		}
	}
	if cards != nil {
		say = append(say, rules.FixFullStops("To avert it, overcome "+rules.Joined(atMost(cards, mostNamed), "or")+"."))
		if l.Step() == rules.StepThreats && len(newObstacles(b, s)) > 0 {
			say = append(say, "New obstacles may still bring it.")
		}
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

// mayOvercome reports whether those who are beside an obstacle, or can travel there, may overcome it with a chance worth an attempt.
func mayOvercome(b *rules.Rulebook, s *rules.State, id content.ObstacleID) bool {
	t, there := *s, uint8(0)
	for p := range t.Players {
		if t.Players[p].At != t.Obstacles[id].At {
			travel(b, &t, p, id)
		}
		if t.Players[p].At == t.Obstacles[id].At {
			there |= 1 << p
		}
	}
	for team := there; team > 0; team = (team - 1) & there {
		if a := OfAttempt(b, &t, id, team); !a.Forbidden && a.Chance >= leastChance {
			return true
		}
	}
	return false
}

// travel takes a character to an obstacle, if it can go there, for the dice that the obstacle needs least.
func travel(b *rules.Rulebook, t *rules.State, p int, id content.ObstacleID) {
	missing := b.Uncovered(t, id)
	needs := func(m rules.Move) (n int) {
		for _, d := range m.Dice[:m.NumDice()] {
			n += int(missing.Of(d.Value()))
		}
		return n
	}
	ways := slices.DeleteFunc(b.Moves(t, nil), func(m rules.Move) bool {
		return m.Kind != rules.MoveTravel || int(m.Player) != p || m.Slot != t.Obstacles[id].At
	})
	if len(ways) > 0 {
		way := slices.MinFunc(ways, func(m, n rules.Move) int { return cmp.Compare(needs(m), needs(n)) })
		_ = b.ApplyRolling(t, way, nil, nil) // a listed move is never refused
	}
}

// spares reports whether what looms on another table does not come on this one, harm to none of a team, whatever is chosen and rolled.
func spares(b *rules.Rulebook, s *rules.State, l *Looming, team uint8) bool {
	if l.Step() == rules.StepThreats {
		return ThreatsToCome(b, s).sure(func(f *Forecast) bool { return !f.Choice && !slices.ContainsFunc(f.Steps, l.reached) })
	}
	f := foreseeUpTo(b, s, fewForeseen)
	if f.open {
		return false
	}
	switch l.Kind {
	case AssetsLoom:
		return !slices.ContainsFunc(f.losses(), func(of Looming) bool { return of.At == l.At })
	case KnockOutLooms:
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
		for _, at := range safe {
			if at.Region() == r {
				names = append(names, "at "+b.Location(s, at).Name)
			}
		}
		if len(names) == content.SlotsPerRegion {
			names = []string{"in " + b.RegionName(r)}
		}
		list = append(list, names...)
	}
	return rules.Joined(list, "or")
}
