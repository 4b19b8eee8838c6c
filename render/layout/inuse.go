package layout

// used is a place that is in use, and how bad it is to cover a thousand square units of it.
type used struct {
	rect Rect
	bad  float64
}

// inUse lists what is better not covered, as much as that weighs.
func (p *Plan) inUse(weighs float64) []used {
	var all []used
	for _, piece := range p.Pieces {
		if p.Veils(piece.Rect.Center()) && !overPanels(piece.Target.Kind) {
			continue
		}
		if bad := worth(piece.Target.Kind); bad > 0 {
			all = append(all, used{piece.Rect, weighs * bad})
		}
	}
	for player := range p.Mats {
		if _, sits := p.Rect(Target{Kind: Portrait, N: uint8(player)}); !sits {
			continue
		}
		m := &p.Mats[player]
		all = append(all, used{m.Dice, weighs * trayWorth})
		for k := range m.Tracks {
			all = append(all, used{m.Tracks[k].Rect, weighs * worth(Ability)})
		}
	}
	return all
}

// trayWorth is how bad it is to cover where a player's action dice lie.
const trayWorth = 20

// worth is how bad it is to cover things of a kind: dice and buttons most, since hands reach for them.
func worth(k Kind) float64 {
	switch k {
	case Die, StressDie, Standee, Tab, Option, Page, Button:
		return 40
	case Obstacle, Square, Ability, Stash, Track, Arrow, Action, LogPanel:
		return 6
	case Pool: // its track counts as well
		return 5
	case Location, Portrait, Staged, DrawPile, DiscardPile:
		return 3
	case Current: // its parchment; the squares count by themselves
		return 1.5
	}
	return 0
}

// hidden is how much a place hides of what is in use, where a unit has so many pixels.
func hidden(r Rect, under []used, unit float64) float64 {
	const share = 1000.0
	sum := 0.0
	for i := range under {
		if u := &under[i]; r.Overlaps(u.rect) {
			sum += u.bad * r.Shared(u.rect) / (unit * unit * share)
		}
	}
	return sum
}
