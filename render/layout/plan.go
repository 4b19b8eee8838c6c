package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
)

// Rect is a rectangle on the table, in pixels.
type Rect = geom.Rect

// Plan is the floor plan for one view.
type Plan struct {
	// Pieces are all targets in drawing order: what comes later lies on top.
	Pieces []Piece

	W, H float64 // of the window
	Unit float64 // pixels to a unit; the smallest text is 12 units high, the smallest die 22

	// Folded tells that not all leaves of the table are in sight: see [View.Scale].
	Folded bool
	Tabs   [NumLeaves]Rect // of all leaves, while the table is folded
	Leaves [NumLeaves]Rect // of those in sight, while the table is folded; empty for the others
	Brief  [NumLeaves]bool // of those in sight: not all that belongs there lies on them, see [Together]

	Bar      Bar
	Boards   Rect // the three region boards
	Regions  [content.NumRegions]RegionBoard
	Slots    [content.NumSlots]SlotBoard
	Trade    TradeBoard
	Staging  StagingArea
	Prompt   PromptLine // empty if the campaign is only looked at
	Timeline Timeline   // empty unless it is
	Mats     [rules.NumPlayers]Mat
	Cards    [rules.NumPlayers]ProgressCard
	Panel    Rect // under cards to choose from, over the boards; empty without any
	Setup    SetupPanel
	Offer    OfferPanel
	Order    OrderPanel
	Log      Rect // of the log panel; empty if it is closed
	Note     note.Sheet

	next  map[rules.Place]Rect // where the next die goes at a place that holds many
	where where
	at    content.Slot // the slot on a region's board in brief
	roomy float64      // by how much the window is higher than the plan needs, in relation to that
}

// Lay plans the table for a view.
func Lay(v *View) *Plan {
	u := UnitIn(v.W, v.H) * v.scale()
	p := &Plan{W: v.W, H: v.H, Unit: u, Folded: v.scale() > 1, next: map[rules.Place]Rect{}, where: whereIn(v.State)}
	p.at = v.Together.At
	floor := Rect{X: 0, Y: 0, W: v.W, H: v.H}
	p.layBar(floor.TakeTop(barHeight*u), v.State.House)
	if p.Folded {
		p.layFolded(v, floor)
	} else {
		p.laySpread(v, floor)
	}
	p.layNote(v)
	return p
}

// laySpread plans the table with all of it in sight.
func (p *Plan) laySpread(v *View, floor Rect) {
	u := p.Unit
	p.roomy = max(0, 1/v.scale()-1)
	floor = floor.Inset(edge * u)
	var prompt Rect
	if v.Watched {
		prompt = floor.TakeBottom(promptHeight*u, gap*u)
	}
	mats := floor.TakeBottom((matHeight(v.W/u)+moreMat*p.roomy)*u, gap*u)
	if !v.Watched {
		prompt = floor.TakeBottom(promptHeight*u, gap*u)
	}
	trade := floor.TakeRight(geom.Clamp(0.27*floor.W, tradeLeast*u, 440*u), gap*u)
	log := trade // it lies over both boards there
	staging := trade.TakeBottom((stagingHeight+moreStaging*p.roomy)*u, gap*u)

	p.Boards = floor
	for r := range content.Region(content.NumRegions) {
		p.layRegion(v, r, floor.Column(int(r), content.NumRegions, gap*u))
	}
	p.layTrade(v, trade)
	p.layStaging(v, staging)
	p.layMats(v, mats)
	p.layFan(v)
	over := Rect{X: floor.X, Y: floor.Y, W: v.W - 2*edge*u, H: floor.H}
	p.layOver(v, over, prompt, log)
}

// layOver plans what lies over the boards and below them: cards to choose from, the line of the prompt or the timeline,
// and the log. Where the answers have a sheet of their own, the cards lie above it as long as they have room there.
func (p *Plan) layOver(v *View, over, prompt, log Rect) {
	below := len(p.Pieces)
	room := over
	if beside := log.X - p.units(gap) - over.X; v.LogOpen && beside >= over.W/2 {
		room.W = beside // the log would lie over some of the cards
	}
	p.layPanels(v, room, over)
	if v.Watched {
		p.layTimeline(v, prompt)
	} else {
		p.layPrompt(v, prompt, p.Boards)
	}
	sheet := p.Prompt.Sheet
	above := room
	above.H -= sheet.H + p.units(gap)
	if p.Panel.Overlaps(sheet) && above.H >= p.units(panelLeast) {
		p.Pieces = p.Pieces[:below]
		p.Panel, p.Setup, p.Offer, p.Order, p.Prompt = Rect{}, SetupPanel{}, OfferPanel{}, OrderPanel{}, PromptLine{}
		p.layPanels(v, above, over)
		p.layPrompt(v, prompt, over)
	}
	p.layLog(v, log)
}

// Covered reports whether cards or answers to choose from lie over the boards.
func (p *Plan) Covered() bool {
	return !p.Panel.Empty() || !p.Prompt.Sheet.Empty()
}

// layPanels plans the cards to choose from, in a room within what they put out of reach.
func (p *Plan) layPanels(v *View, room, over Rect) {
	p.laySetup(v, room)
	p.layOffer(v, room)
	p.layOrder(v, room)
	if !p.Panel.Empty() {
		p.Panel = over // beside the cards nothing is in reach either
	}
}

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

// At returns the topmost target under a point, or one of kind None. What lies under a panel is out of reach.
func (p *Plan) At(x, y float64) Target {
	veiled := p.Veils(x, y)
	for i := len(p.Pieces) - 1; i >= 0; i-- {
		t := p.Pieces[i].Target
		if p.Pieces[i].Rect.Contains(x, y) && (!veiled || overPanels(t.Kind)) {
			return t
		}
	}
	return Target{}
}

// Veils reports whether a panel lies over a point of the boards: that of cards to choose, or the log.
func (p *Plan) Veils(x, y float64) bool { return p.Panel.Contains(x, y) || p.Log.Contains(x, y) }

// Veiled reports whether a panel lies over a thing, which is then out of reach and not to be marked.
func (p *Plan) Veiled(t Target) bool {
	r, lies := p.Rect(t)
	return lies && !overPanels(t.Kind) && p.Veils(r.Center())
}

// overPanels reports whether things of a kind are a panel, or lie on or over one.
func overPanels(k Kind) bool {
	switch k {
	case LogPanel, Choice, Offer, Ordered, Swap, Option, Button, NotePanel, NoteButton:
		return true
	}
	return false
}

// Marked returns where a target can be marked: what Seen returns, unless a panel lies over it.
func (p *Plan) Marked(t Target) (r Rect, tab, ok bool) {
	r, tab, ok = p.Seen(t)
	return r, tab, ok && !p.Veiled(t)
}

// Rect returns the place of a target, and whether it lies on the table at all.
func (p *Plan) Rect(t Target) (Rect, bool) {
	for i := range p.Pieces {
		if p.Pieces[i].Target == t {
			return p.Pieces[i].Rect, true
		}
	}
	return Rect{}, false
}

// add puts a target on the table, on top of those there.
func (p *Plan) add(t Target, r Rect) { p.Pieces = append(p.Pieces, Piece{t, r}) }

// units returns n units in pixels.
func (p *Plan) units(n float64) float64 { return n * p.Unit }

// addDice lays the dice at a place into a room, in the order of kinds and values, and remembers where the next one
// would go. They are as large as there is room for, up to a size in units.
func (p *Plan) addDice(room Rect, place rules.Place, most float64, kinds []rules.Values, first rules.Kind) {
	n := 0
	for k := range kinds {
		n += kinds[k].Len()
	}
	i, gap := 0, p.units(1)
	size := p.units(most + moreDie*p.roomy)
	for size > p.units(dieSize) && !holds(room, n+1, size, gap) {
		size = max(p.units(dieSize), size-p.units(1))
	}
	for k := range kinds {
		for v, count := range kinds[k] {
			for equal := range int(count) {
				die := rules.NewDie(first+rules.Kind(k), v+1)
				p.add(DieAt(place, die, equal), flow(room, i, n, size, gap))
				i++
			}
		}
	}
	p.next[place] = flow(room, n, n+1, size, gap)
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

// PlaceRect returns the place of a die, or where it would come to lie; without a die, the place of a card. The supply and the
// piles have places too; what is folded away has that of its tab.
func (p *Plan) PlaceRect(place rules.Place, die rules.Die) Rect {
	holds := holder(place)
	if leaf, ok := p.LeafOf(holds); ok && !p.InSight(Target{Kind: Die, Place: place}) {
		return p.resting(p.Tabs[leaf], die)
	}
	if die != rules.NoDie {
		if r, ok := p.Rect(DieAt(place, die, 0)); ok {
			return r
		}
	}
	if r, ok := p.next[place]; ok {
		return r
	}
	switch place.Spot {
	case rules.InSupply:
		return p.resting(p.Trade.Supply, die)
	case rules.AttachedAt:
		return p.Slots[place.N].Next
	case rules.ProgressDeck:
		return p.Staging.Deck
	case rules.ProgressDiscard:
		return p.Staging.Discard
	case rules.Staged:
		return p.Staging.Cards[place.N].Rect
	case rules.CurrentCard:
		return p.Cards[place.N].Rect
	case rules.OnSquare:
		if sq := p.Cards[place.N].Squares[place.Sub]; !sq.Empty() {
			return p.resting(sq, die)
		}
		return p.resting(p.Cards[place.N].Rect, die)
	case rules.OnAbility:
		return p.Mats[place.N].Abilities[place.Sub].Box
	case rules.InStash:
		return p.resting(p.Mats[place.N].Stash, die)
	}
	if r, ok := p.Rect(holds); ok {
		return p.resting(r, die)
	}
	return p.resting(p.Bar.Year, die) // locked and burned cards come from the box of the game
}

// resting returns the place of a die in the middle of something larger; without a die, that thing.
func (p *Plan) resting(on Rect, die rules.Die) Rect {
	if die == rules.NoDie {
		return on
	}
	size := p.units(dieSize)
	return on.Middle(size, size)
}
