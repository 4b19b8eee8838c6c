package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// planner makes the plan of a view. What it places comes to lie on top of what is there. The boards, the mats, the prompt and the
// cards to choose from have types of their own, each around the planner.
type planner struct {
	*Plan
	v     *View
	roomy float64 // by how much the window is higher than the plan needs, in relation to that
}

// These place one part of the table each.
type (
	boards  struct{ *planner } // regions with their slots and obstacles, trade board, staging area
	mats    struct{ *planner } // with the progress cards on them
	answers struct{ *planner } // the prompt line, the options, and the cards that are put aside
	panels  struct{ *planner } // of cards to choose from, over the boards
)

// LeastTarget is the smallest side of something to point at, in units: that of a die.
const LeastTarget = dieSize

// Lengths in units.
const (
	edge          = 4.0  // between the window's edge and what lies on the table
	gap           = 4.0  // between things
	pad           = 4.0  // between a card's edge and what is printed on it
	barHeight     = 42.0 // the top bar
	promptHeight  = 34.0 // the prompt line
	promptFolded  = 38.0 // the same while the table is folded: it often has two lines then
	stagingHeight = 106.0
	panelLeast    = 200.0 // a panel of cards to choose above a sheet of answers, at the least
	panelTitle    = 34.0  // what stands over the cards on it
	lineHeight    = 16.0  // a line of the smallest text
	dieSize       = 22.0  // dice, at the least
	roomyDie      = 27.0  // dice on cards and pools where there is room
	squareSize    = 35.0  // squares of a current progress card, at the least
	roomySquare   = 58.0  // the same on cards with few of them
	hitSize       = 24.0  // the smallest side of something to point at
)

// What grows where a window is higher than the plan needs, in units, when it is twice as high.
const (
	moreMat     = 250.0
	moreStaging = 130.0
	moreDie     = 24.0
	moreSquare  = 45.0
)

// narrow reports whether a window of w units leaves the mats so little width that they need more height.
func narrow(w float64) bool { return w < 1270 }

// matHeight returns the height of the players' mats, in a window of w units.
func matHeight(w float64) float64 {
	if narrow(w) {
		return 222
	}
	return 180
}

// Folds reports whether a table of a scale, or read from the sofa, shows only some of its panes.
func Folds(scale float64, sofa bool) bool { return sofa || scale > 1 }

func Lay(v *View) *Plan {
	scale := v.scale()
	if v.Sofa {
		scale = max(SofaScale, min(scale, sofaMost(v)))
	}
	u := UnitIn(v.W, v.H) * scale
	p := &planner{v: v, Plan: &Plan{
		W: v.W, H: v.H, Unit: u, Folded: Folds(scale, v.Sofa),
		// About as much room as tables take, so that little has to be moved as the plan grows.
		Pieces: make([]Piece, 0, 96), next: make(map[rules.Place]Rect, 48),
		positions: positionsIn(v.State), at: v.Together.At,
	}}
	floor := Rect{X: 0, Y: 0, W: v.W, H: v.H}
	p.layBar(floor.TakeTop(barHeight * u))
	if p.Folded {
		p.layFolded(floor)
	} else {
		p.laySpread(floor)
	}
	p.leaveParts()
	p.layNote()
	return p.Plan
}

// laySpread plans the table with all of it in sight.
func (p *planner) laySpread(floor Rect) {
	u := p.Unit
	p.roomy = max(0, 1/p.v.scale()-1)
	floor = floor.Inset(edge * u)
	var prompt Rect
	if p.v.Watched {
		prompt = floor.TakeBottom(promptHeight*u, gap*u)
	}
	below := floor.TakeBottom((matHeight(p.v.W/u)+moreMat*p.roomy)*u, gap*u)
	if !p.v.Watched {
		prompt = floor.TakeBottom(promptHeight*u, gap*u)
	}
	trade := floor.TakeRight(geom.Clamp(0.27*floor.W, tradeLeast*u, 440*u), gap*u)
	log := trade // it lies over both boards there
	staging := trade.TakeBottom((stagingHeight+moreStaging*p.roomy)*u, gap*u)

	p.Boards = floor
	for r := range content.Region(content.NumRegions) {
		boards{p}.layRegion(r, floor.Column(int(r), content.NumRegions, gap*u))
	}
	boards{p}.layTrade(trade)
	boards{p}.layStaging(staging)
	mats{p}.layMats(below)
	boards{p}.layFan()
	over := Rect{X: floor.X, Y: floor.Y, W: p.v.W - 2*edge*u, H: floor.H}
	p.layOver(over, prompt, log)
}

// layOver plans what lies over the boards and below them: cards to choose from, the line of the prompt or the timeline,
// and the log. Where the answers have a sheet of their own, the cards lie above it as long as they have room there.
func (p *planner) layOver(over, prompt, log Rect) {
	below := len(p.Pieces)
	room := over
	if beside := log.X - p.units(gap) - over.X; p.v.LogOpen && beside >= over.W/2 {
		room.W = beside // the log would lie over some of the cards
	}
	p.layPanels(room, over)
	if p.v.Watched {
		p.layTimeline(prompt)
	} else {
		answers{p}.layPrompt(prompt, p.Boards)
	}
	sheet := p.Prompt.Sheet
	above := room
	above.H -= sheet.H + p.units(gap)
	if p.Panel.Overlaps(sheet) && above.H >= p.units(panelLeast) {
		p.Pieces = p.Pieces[:below]
		p.Panel, p.Setup, p.Offer, p.Order, p.Prompt = Rect{}, SetupPanel{}, OfferPanel{}, OrderPanel{}, PromptLine{}
		p.layPanels(above, over)
		answers{p}.layPrompt(prompt, over)
	}
	p.layLog(log)
}

// layPanels plans the cards to choose from, in a room within what they put out of reach.
func (p *planner) layPanels(room, over Rect) {
	panels{p}.laySetup(room)
	panels{p}.layOffer(room)
	panels{p}.layOrder(room)
	if !p.Panel.Empty() {
		p.Panel = over // beside the cards nothing is in reach either
	}
}

// add puts a target on the table, on top of those there.
func (p *planner) add(t Target, r Rect) { p.Pieces = append(p.Pieces, Piece{t, r}) }

// addDice lays the dice at a place into a room, in the order of kinds and values, and remembers where the next one
// would go. They are as large as there is room for, up to a size in units.
func (p *planner) addDice(room Rect, place rules.Place, most float64, kinds []rules.Values, first rules.Kind) {
	n, picked := 0, p.pickedFrom(place)
	for k := range kinds {
		n += kinds[k].Len() + picked[first+rules.Kind(k)].Len()
	}
	i, gap := 0, p.units(1)
	size := p.units(most + moreDie*p.roomy)
	for size > p.units(dieSize) && !holds(room, n+1, size, gap) {
		size = max(p.units(dieSize), size-p.units(1))
	}
	for k := range kinds {
		for v, count := range kinds[k] {
			die := rules.NewDie(first+rules.Kind(k), v+1)
			for equal := range int(count) {
				p.add(DieAt(place, die, equal), flow(room, i+equal, n, size, gap))
			}
			i += int(count) + picked[die.Kind()].Of(die.Value())
		}
	}
	p.next[place] = flow(room, n, n+1, size, gap)
}

// pickedFrom returns the dice in hand that were picked up from a place by who is asked: their places there stay empty, so that the
// others keep theirs.
func (p *planner) pickedFrom(place rules.Place) (picked [rules.NumKinds]rules.Values) {
	asks := p.v.State.Asks()
	if asks == nil || asks.Player >= rules.NumPlayers {
		return picked
	}
	hand := p.v.State.Hand
	switch place {
	case rules.Place{Spot: rules.OnMat, N: asks.Player}:
		picked[rules.Action] = hand[rules.Action]
	case rules.Place{Spot: rules.AtLocation, N: uint8(p.v.State.Players[asks.Player].At)}:
		picked = hand
		picked[rules.Action] = rules.Values{}
	}
	return picked
}

// holds reports whether n squares of a size have room without overlapping.
func holds(r Rect, n int, size, gap float64) bool {
	return int((r.W+gap)/(size+gap))*int((r.H+gap)/(size+gap)) >= n
}

// flow returns the place of square i of n that fill a rectangle row by row. Where there are too many for it they overlap. The
// rectangle must hold at least one.
func flow(r Rect, i, n int, size, gap float64) Rect {
	cols := max(1, int((r.W+gap)/(size+gap)))
	rows := max(1, int((r.H+gap)/(size+gap)))
	step := size + gap
	if n > cols*rows {
		cols = (n + rows - 1) / rows
		step = min(step, (r.W-size)/float64(cols-1))
	}
	return Rect{X: r.X + float64(i%cols)*step, Y: r.Y + float64(i/cols)*(size+gap), W: size, H: size}
}
