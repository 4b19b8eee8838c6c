package advice

import (
	"fmt"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// What the move of a hint is for, where it does not finish a card this turn.

// soThat is what is worth doing with what it is for, as the line of moves goes on; other is what it is for where that does
// not tell.
func (w *worder) soThat(do, other string) string {
	if purpose := w.line.purpose(); purpose != "" {
		other = purpose
	}
	return do + ", so that " + other + "."
}

// mayServe is what an ability is for whose use the line does not tell: where it leads, what it leaves for later, or that a
// die comes to show more; "" where the table does not tell.
func (w *worder) mayServe() string {
	b, s, p := w.b, w.s, int(w.m.Player)
	name := b.PlayerName(s, p)
	if a := s.Attempt; a.Phase != rules.NoAttempt {
		against := b.Content().Card(a.Obstacle).Name
		if a.Phase == rules.Defend {
			return "the defence against " + against + " may still hold"
		}
		return "the dice may do more against " + against
	}
	now := &w.line.tables[min(w.line.after(0), len(w.line.tables)-1)]
	if at := now.Players[p].At; now.Players[p].InPlay() && at != s.Players[p].At {
		if flees := w.flees(p, at); flees != "" {
			return flees
		}
		return name + " is at " + b.Location(s, at).Name + " for the next turn"
	}
	for _, g := range gains(s, now) {
		if g.spot != rules.AtLocation {
			continue
		}
		kind, at := g.die.Kind(), content.Slot(g.n) // what a rolled one shows nobody knows
		if now.Assets[at][kind].Len() > s.Assets[at][kind].Len() {
			return fmt.Sprintf("there is one more %s asset at %s for a later turn", kind, b.Location(now, at).Name)
		}
		return fmt.Sprintf("the %s asset at %s may be of more use in a later turn", kind, b.Location(now, at).Name)
	}
	was, is := &s.Players[p].Dice, &now.Players[p].Dice
	if is.Len() > was.Len() {
		return name + " has a die more to act with"
	}
	for v := 6; v > 0; v-- {
		if is.Of(v) <= was.Of(v) {
			continue
		}
		if placed := w.m.Dice[0]; placed.IsAction() && v > placed.Value() {
			return "a die shows more, and takes higher dice of a pool"
		}
	}
	return ""
}

// flees says which obstacle activates this turn where a player's character is and another location is safe from it; "" for
// none.
func (w *worder) flees(p int, to content.Slot) string {
	for _, t := range activating(w.b, w.s).Obstacles {
		if t.At == w.s.Players[p].At && t.At != to {
			return w.b.PlayerName(w.s, p) + " is not where " + w.b.Content().Card(t.Obstacle).Name + " activates this turn"
		}
	}
	return ""
}

// whyAsset is why for an asset of a die: for the card, for what the line of moves does with it, for an obstacle here, or for
// later. goes says how it comes to the card.
func (w *worder) whyAsset(p int, d rules.Die, goes string) string {
	at := w.s.Players[p].At
	do := rules.Capital(w.b.Label(w.s, w.m))
	purpose := w.line.purpose()
	if n := w.next(p, d, at); n != nil && (purpose == "" || strings.Contains(purpose, w.card(p))) {
		return fmt.Sprintf("%s, so that %s the next square of %s, which takes %s.", do, goes, w.card(p), n.Words())
	}
	if purpose != "" {
		return w.soThat(do, "")
	}
	for _, id := range w.s.Attached[at].List() {
		if open := w.b.Uncovered(w.s, id); open.Of(d.Value()) > 0 {
			return w.soThat(do, fmt.Sprintf("it can cover the %d of %s here", d.Value(), w.b.Content().Card(id).Name))
		}
	}
	for q := range w.s.Players {
		if n := w.later(q, d, at); n != nil {
			return w.soThat(do, fmt.Sprintf("it lies ready for a later square of %s, which takes %s", w.card(q), n.Words()))
		}
	}
	return w.soThat(do, "a die that is left over leaves something for later")
}

// later is what a square of a player's card asks for that is not the next, if a die at a slot does for it.
func (w *worder) later(p int, d rules.Die, at content.Slot) *Need {
	if !w.s.Players[p].InPlay() {
		return nil
	}
	for _, path := range Paths(w.b, w.s, p) {
		for i := range path[1:] {
			if n := &path[i+1]; n.Takes(d, at.Region()) {
				return n
			}
		}
	}
	return nil
}

// whyTravel is why for going to a location: what the line of moves does there, its assets, its obstacles, or what is left
// behind.
func (w *worder) whyTravel(p int, to content.Slot) string {
	b, s := w.b, w.s
	there := b.Location(s, to).Name
	goes := "Go to " + there
	if w.line.purpose() != "" {
		return w.soThat(goes, "")
	}
	name := b.PlayerName(s, p)
	if flees := w.flees(p, to); flees != "" {
		return w.soThat(goes, flees)
	}
	for _, path := range Paths(b, s, p) {
		n := &path[0]
		if n.Region != content.NoRegion && n.Region != to.Region() {
			continue
		}
		for r := range content.Resource(content.NumResources) {
			for v, have := range s.Assets[to][r] {
				if have > 0 && n.Takes(rules.ResourceDie(r, v+1), to.Region()) {
					return w.soThat(goes, fmt.Sprintf("the %s that lies there can go on %s, whose next square takes %s",
						dieName(rules.ResourceDie(r, v+1)), w.card(p), n.Words()))
				}
			}
		}
		if r := b.SlotResource(to); n.Resource == content.NoResource || n.Resource == r {
			return w.soThat(goes, fmt.Sprintf("the next square of %s can be seen to there, which takes %s", w.card(p), n.Words()))
		}
	}
	for _, id := range s.Attached[to].List() {
		return w.soThat(goes, b.Content().Card(id).Name+" can be dealt with there")
	}
	return w.soThat(goes, name+" is nearer to what the card takes")
}
