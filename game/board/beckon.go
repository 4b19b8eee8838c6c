package board

import (
	"cmp"
	"fmt"
	"strings"

	"sixwinters/render/layout"
)

// Who plays at another desk points at a thing: both tables show it until either changes. The word for the thing names its kind, since other versions of the
// game may count kinds otherwise; what this version does not know, or does not have in sight, is shown as words alone.

// beckonKinds are the words for what can be pointed at.
var beckonKinds = map[layout.Kind]string{
	layout.Location: "location", layout.Action: "action", layout.Obstacle: "obstacle", layout.Die: "die", layout.Square: "square", layout.Ability: "ability",
	layout.Stash: "stash", layout.StressDie: "stress", layout.Pool: "pool", layout.Track: "track", layout.Arrow: "arrow", layout.Standee: "standee",
	layout.Portrait: "portrait", layout.Choice: "choice", layout.Offer: "offer", layout.Staged: "staged", layout.Current: "current",
	layout.CardPlace: "card-place", layout.Seat: "seat", layout.DrawPile: "draw-pile", layout.DiscardPile: "discard-pile",
}

// beckonWord returns the word for a thing, or "" if nobody can be shown it.
func beckonWord(on layout.Target) string {
	kind := beckonKinds[on.Kind]
	if kind == "" {
		return ""
	}
	return fmt.Sprintf("%s.%d.%d.%d.%d.%d.%d.%d", kind, on.N, on.Sub, on.Die, on.I, on.Place.Spot, on.Place.N, on.Place.Sub)
}

// readBeckon returns the thing that a word stands for, or none.
func readBeckon(word string) (on layout.Target) {
	name, rest, _ := strings.Cut(word, ".")
	for kind, is := range beckonKinds {
		if is == name {
			on.Kind = kind
		}
	}
	_, err := fmt.Sscanf(rest, "%d.%d.%d.%d.%d.%d.%d", &on.N, &on.Sub, &on.Die, &on.I, &on.Place.Spot, &on.Place.N, &on.Place.Sub)
	if err != nil || beckonWord(on) != word {
		return layout.Target{}
	}
	return on
}

// Beckon shows the other desk a thing, or no longer any.
func (t *Board) Beckon(on layout.Target) {
	if t.Partner == nil {
		return
	}
	word := beckonWord(on)
	if word == "" {
		t.Partner.Point("", "")
		return
	}
	title, _ := t.LargeText(on)
	t.Partner.Point(word, cmp.Or(title, t.Tip.Tip.Title, "something on the table"))
}

// Beckoned returns what the other desk points at, or none if that does not lie in sight.
func (t *Board) Beckoned(plan *layout.Plan) layout.Target {
	if _, ok := plan.Rect(t.beckoned); !ok {
		return layout.Target{}
	}
	return t.beckoned
}
