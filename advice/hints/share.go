package hints

import (
	"fmt"

	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
)

// The reasons for sharing action dice where there are too few ([supply]).

// whyShare is why for a share of too few action dice: where the others are, and who has less to go to finish a card ([supply]).
func (w *worder) whyShare(do string) string {
	b, s := w.b, w.s
	lie := 0
	for id := range s.Obstacles {
		for _, d := range s.Obstacles[id].Dice {
			if d.IsAction() {
				lie++
			}
		}
	}
	say := do + ": there are too few action dice for both"
	if lie > 0 {
		say += fmt.Sprintf(", as %s on obstacles until these are overcome", rules.HowMany(lie, "lies", "lie"))
	}
	n, due := int(w.m.Arg), s.Asks()
	got := [rules.NumPlayers]int{n, min(int(s.ActionSupply)-n, int(due.M))}
	for p := range got {
		q := 1 - p
		if got[p] <= got[q] || !s.Players[p].InPlay() || !s.Players[q].InPlay() {
			continue
		}
		mine, other := solver.Paths(b, s, p), solver.Paths(b, s, q)
		switch makes := w.makesNext(p); {
		case makes != nil && w.makesNext(q) == nil:
			say += fmt.Sprintf(". %s has more to do now: %s takes %s next, which is made at %s", b.PlayerName(s, p), w.card(p), makes.Words(), b.Location(s, s.Players[p].At).Name)
		case len(mine) > 0 && len(other) > 0 && len(mine[0]) < len(other[0]):
			say += fmt.Sprintf(". %s's card takes %s more, %s's %d", b.PlayerName(s, p), rules.HowMany(len(mine[0]), "die", "dice"), b.PlayerName(s, q), len(other[0]))
		}
	}
	return say + "."
}

// makesNext is what a next square of a player's card asks for, if its resource is made where the character is; nil for none.
func (w *worder) makesNext(p int) *solver.Need {
	at := w.s.Players[p].At
	for _, path := range solver.Paths(w.b, w.s, p) {
		if madeAt(&path[0], w.b, at) {
			return &path[0]
		}
	}
	return nil
}

// madeAt reports whether the location in a slot makes dice of the resource that a need asks for, where it asks for them.
func madeAt(n *solver.Need, b *rules.Rulebook, at content.Slot) bool {
	return (n.Region == content.NoRegion || n.Region == at.Region()) && (n.Resource == content.NoResource || n.Resource == b.SlotResource(at))
}

// madeOf is the lowest die of the pool that the location in a slot makes dice of with which a need is met there; NoDie for none.
func madeOf(n *solver.Need, b *rules.Rulebook, s *rules.State, at content.Slot) rules.Die {
	r := b.SlotResource(at)
	for v, have := range s.Pool[r] {
		if d := rules.ResourceDie(r, v+1); have > 0 && n.Takes(d, at.Region()) {
			return d
		}
	}
	return rules.NoDie
}
