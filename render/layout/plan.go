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

	// Folded tells that not all panes of the table are in sight: see [View.Scale].
	Folded bool
	Tabs   [NumPanes]Rect // of all panes, while the table is folded
	Panes  [NumPanes]Rect // of those in sight, while the table is folded; empty for the others
	Brief  [NumPanes]bool // of those in sight: not all that belongs there lies on them, see [Together]
	Below  bool           // both progress cards and the dice lie below the panes, always in sight: see [View.Sofa]

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

	Parts []Rect // all that has arrived of the table: see [View.Parts]; nil for all of it

	next      map[rules.Place]Rect // where the next die goes at a place that holds many
	positions positions
	at        content.Slot // the slot on a region's board in brief
}

// Covered reports whether cards or answers to choose from lie over the boards.
func (p *Plan) Covered() bool {
	return !p.Panel.Empty() || !p.Prompt.Sheet.Empty()
}

// At returns the topmost target under a point, or one of kind None. What lies under a panel is out of reach.
func (p *Plan) At(x, y float64) Target {
	under := p.UnderPanel(x, y)
	if !p.Arrived(x, y) {
		return Target{}
	}
	for i := len(p.Pieces) - 1; i >= 0; i-- {
		t := p.Pieces[i].Target
		if p.Pieces[i].Rect.Contains(x, y) && (!under || overPanels(t.Kind)) {
			return t
		}
	}
	return Target{}
}

// HeldDie is the size of a die in the hand, in units.
const HeldDie = 30.0

// HalfDie returns half the width of an action die, in the hand or in a tray where they are larger there, in pixels.
func (p *Plan) HalfDie() float64 { return p.units(max(HeldDie, p.trayDie())) / 2 }

// trayDie returns the size of an action die in a tray, in units.
func (p *Plan) trayDie() float64 {
	if p.Below {
		return sofaDie
	}
	return trayDie
}

// UnderPanel reports whether a panel lies over a point of the boards: that of cards to choose, or the log.
func (p *Plan) UnderPanel(x, y float64) bool { return p.Panel.Contains(x, y) || p.Log.Contains(x, y) }

// Hidden reports whether a panel lies over a thing, which is then out of reach and not to be marked.
func (p *Plan) Hidden(t Target) bool {
	r, lies := p.Rect(t)
	return lies && !overPanels(t.Kind) && p.UnderPanel(r.Center())
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
	return r, tab, ok && !p.Hidden(t)
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

// units returns n units in pixels.
func (p *Plan) units(n float64) float64 { return n * p.Unit }

// PlaceRect returns the place of a die, or where it would come to lie; without a die, the place of a card. The supply and the
// piles have places too; what is folded away has that of its tab.
func (p *Plan) PlaceRect(place rules.Place, die rules.Die) Rect {
	holds := holder(place)
	if pane, ok := p.PaneOf(holds); ok && !p.InSight(Target{Kind: Die, Place: place}) {
		return p.resting(p.Tabs[pane], die)
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
