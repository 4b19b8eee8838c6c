package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// In a window with too few units for the whole table, the table is folded. Some panes lie side by side between the top bar
// and a strip with the tabs of all panes. The strip also has the players' unspent action dice. So these dice, the prompt line
// and the bar are always in sight.
//
//	+---------------------------------------------------+
//	| year, wheel of seasons | steps         | buttons  |
//	+-------------------------+-------------------------+
//	| a pane                  | another                 |
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

// layFolded lays the table in panes.
func (p *planner) layFolded(floor Rect) {
	u := p.Unit
	floor = floor.Inset(edge * u)
	prompt := floor.TakeBottom(promptFolded*u, gap*u)
	high := p.belowHeight(floor)
	strip := floor.TakeBottom(high*u, gap*u)
	over := Rect{X: floor.X, Y: floor.Y, W: floor.W, H: strip.Bottom() - floor.Y}

	p.Boards = floor
	switch {
	case p.v.Sofa:
		p.openSofa(floor)
	case !p.openTogether(floor):
		p.openPanes(nil, p.v.Open, floor)
	}
	if p.Below {
		mats{p}.layBelow(strip)
	} else {
		p.layStrip(strip)
	}
	for l := range NumPanes {
		if !p.Panes[l].Empty() {
			p.layPane(l, p.Panes[l])
		}
	}
	boards{p}.layFan()
	p.layOver(over, prompt, floor.TakeRight(min(floor.W, geom.Clamp(0.5*floor.W, 300*u, 440*u))))
}

func (p *planner) layPane(l Pane, r Rect) {
	switch {
	case l < TradePane && p.Brief[l]:
		boards{p}.layBriefRegion(p.v.Together.At, r)
	case l < TradePane:
		boards{p}.layRegion(content.Region(l), r)
	case l == TradePane:
		boards{p}.layTrade(r)
	case l == StagingPane:
		boards{p}.layStaging(r)
	case p.Brief[l]:
		mats{p}.layBriefMat(int(l-MatPane), r)
	default:
		mats{p}.layMatPane(int(l-MatPane), r)
	}
}

// layStrip lays the tabs of all panes, and beside the tabs of the mats the trays of action dice.
func (p *planner) layStrip(r Rect) {
	u := p.Unit
	between := gap * u
	count, players := float64(NumPanes), float64(rules.NumPlayers)
	width := geom.Clamp((r.W-players*trayLeast*u-(count+players-1)*between)/count, tabLeast*u, tabWidest*u)
	tray := (r.W - count*width - (count+players-1)*between) / players
	for l := range NumPanes {
		p.Tabs[l] = r.TakeLeft(width, between)
		p.add(Target{Kind: Tab, N: uint8(l)}, p.Tabs[l])
		if l >= MatPane {
			player := int(l - MatPane)
			p.Mats[player].Dice = r.TakeLeft(tray, between)
			if player == rules.NumPlayers-1 && p.v.Watched && p.v.CanPutAside() { // there is no prompt line
				p.add(Target{Kind: Button, N: ButtonAside}, p.Mats[player].Dice.TakeRight(p.units(asideNarrow)))
			}
			mats{p}.addTray(player)
		}
	}
}
