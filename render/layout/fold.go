package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// Where a window holds too few units for the whole table, the table is folded: some of its leaves lie side by side in
// the room between the top bar and a strip with the tabs of all of them. The strip also has the players' unspent action
// dice, and so they, the prompt line and the bar are in sight whatever is folded away.
//
//	+---------------------------------------------------+
//	| year, wheel of seasons | steps         | buttons  |
//	+-------------------------+-------------------------+
//	| a leaf                  | another                 |
//	+-------------------------+-------------------------+
//	| tabs of the boards | tab, dice | tab, dice        |
//	| prompt, options, Done                             |
//	+---------------------------------------------------+

// Widths of tabs and trays on the strip in units.
const (
	tabLeast  = 36.0 // with an icon only
	tabWidest = 104.0
	trayLeast = 160.0
)

// layFolded plans the table in leaves.
func (p *planner) layFolded(floor Rect) {
	u := p.Unit
	floor = floor.Inset(edge * u)
	prompt := floor.TakeBottom(promptFolded*u, gap*u)
	strip := floor.TakeBottom(trayHeight*u, gap*u)
	over := Rect{X: floor.X, Y: floor.Y, W: floor.W, H: strip.Bottom() - floor.Y}

	p.Boards = floor
	if !p.openTogether(floor) {
		p.openLeaves(nil, p.v.Open, floor)
	}
	p.layStrip(strip)
	for l := range NumLeaves {
		if !p.Leaves[l].Empty() {
			p.layLeaf(l, p.Leaves[l])
		}
	}
	boards{p}.layFan()
	p.layOver(over, prompt, floor.TakeRight(min(floor.W, geom.Clamp(0.5*floor.W, 300*u, 440*u))))
}

// layLeaf plans what lies on a leaf.
func (p *planner) layLeaf(l Leaf, r Rect) {
	switch {
	case l < TradeLeaf && p.Brief[l]:
		boards{p}.layBriefRegion(p.v.Together.At, r)
	case l < TradeLeaf:
		boards{p}.layRegion(content.Region(l), r)
	case l == TradeLeaf:
		boards{p}.layTrade(r)
	case l == StagingLeaf:
		boards{p}.layStaging(r)
	case p.Brief[l]:
		mats{p}.layBriefMat(int(l-MatLeaf), r)
	default:
		mats{p}.layMatLeaf(int(l-MatLeaf), r)
	}
}

// layStrip plans the tabs of all leaves, and behind the tabs of the mats the trays of action dice.
func (p *planner) layStrip(r Rect) {
	u := p.Unit
	between := gap * u
	count, players := float64(NumLeaves), float64(rules.NumPlayers)
	width := geom.Clamp((r.W-players*trayLeast*u-(count+players-1)*between)/count, tabLeast*u, tabWidest*u)
	tray := (r.W - count*width - (count+players-1)*between) / players
	for l := range NumLeaves {
		p.Tabs[l] = r.TakeLeft(width, between)
		p.add(Target{Kind: Tab, N: uint8(l)}, p.Tabs[l])
		if l >= MatLeaf {
			player := int(l - MatLeaf)
			p.Mats[player].Dice = r.TakeLeft(tray, between)
			if player == rules.NumPlayers-1 && p.v.Watched && p.v.CanPutAside() { // there is no prompt line
				p.add(Target{Kind: Button, N: ButtonAside}, p.Mats[player].Dice.TakeRight(p.units(asideNarrow)))
			}
			mats{p}.addTray(player)
		}
	}
}
