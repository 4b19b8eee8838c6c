package layout

import (
	"slices"

	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// The view from the sofa is a folded table whose three regions are one pane, the map. It is so large that it can be read from two
// metres. Dice and progress cards lie below it, always in sight; a tab opens the other boards and the mats in place of the map. Locations
// leave out what only the large card has room for, such as tags.
//
//	+---------------------------------------------------+
//	| year, wheel of seasons | steps         | buttons  |
//	+----------------+----------------+-----------------+
//	| the Empire     | Red Bank       | Settled Lands   |
//	+-----+------+------+---------+------+--------+-----+
//	| mat | dice | card |  tabs   | card |  dice  | mat |
//	+-----+------+------+---------+------+--------+-----+
//	| prompt, options, Done                             |
//	+---------------------------------------------------+

// SofaScale is the least size of everything there: in a window of 1080 lines the smallest text is 24 pixels high.
const SofaScale = 1.35

// Lengths in units.
const (
	sofaBelow  = 150.0 // height of what lies below the map, at most
	sofaLeast  = 96.0  // the same at the least; with less room there is a strip of tabs and dice
	sofaSlot   = 76.0  // height of a slot with a line each for its name, its action and what lies there
	sofaDie    = 46.0  // action dice
	sofaMat    = 64.0  // width of the tab of a mat
	sofaTabs   = 112.0 // width of the column with the other tabs
	sofaAction = 0.4   // of the width of a location, of an action beside the pieces there
	sofaPieces = 27.0  // height of the pieces at a location, at the least, below an action or the costs of moves
)

// sofaMost returns the largest scale at which the map, the cards and the dice of both are in sight at once, and obstacles side by side
// with their dice. Larger text would cost just what is to be read from afar.
func sofaMost(v *View) float64 {
	const (
		high = barHeight + 2*edge + promptFolded + gap + sofaLeast + gap + regionTop + regionBetween
		wide = 2*(sofaMat+progressWidth+2*sofaDie) + sofaTabs
	)
	return min(v.H/(high+sum(sofaRows(v.State))), v.W/wide) / UnitIn(v.W, v.H)
}

// sofaRows returns the heights in units that the rows of slots need, at the least: more where many obstacles lie at a place, so that
// none covers another while dice lie on one.
func sofaRows(s *rules.State) []float64 {
	rows := slices.Repeat([]float64{sofaSlot}, content.SlotsPerRegion)
	for slot := range s.Attached {
		row := &rows[content.Slot(slot).Row()]
		*row = max(*row, obstacleHeight+(float64(s.Attached[slot].N)-1)*(obstacleSlim+1))
	}
	return rows
}

// sofaSlots shares a height in pixels among the rows of slots.
func (p *planner) sofaSlots(room float64) []float64 {
	rows := sofaRows(p.v.State)
	over := max(0, sum(rows)-room/p.Unit)
	more := sum(rows) - content.SlotsPerRegion*sofaSlot
	for i := range rows {
		if over > 0 && more > 0 {
			rows[i] -= over * (rows[i] - sofaSlot) / more
		}
		rows[i] = p.units(rows[i])
	}
	return columnHeights(rows, slices.Repeat([]float64{1}, len(rows)), room, room)
}

func sum(lengths []float64) (all float64) {
	for _, length := range lengths {
		all += length
	}
	return all
}

// belowHeight returns the height in units of what lies below the panes.
func (p *planner) belowHeight(floor Rect) float64 {
	room := floor.H/p.Unit - gap - regionTop - regionBetween
	if !p.v.Sofa || p.v.Watched || room-content.SlotsPerRegion*sofaSlot < sofaLeast {
		return trayHeight
	}
	p.Below = true
	return geom.Clamp(room-sum(sofaRows(p.v.State)), sofaLeast, sofaBelow)
}

// openSofa lays the map on a floor, unless the most wanted pane is another.
func (p *planner) openSofa(floor Rect) {
	if p.Below {
		p.Brief[MatPane], p.Brief[MatPane+1] = true, true
	}
	if len(p.v.Open) > 0 && p.v.Open[0] >= TradePane {
		var others []Pane
		for _, l := range p.v.Open {
			if l >= TradePane {
				others = append(others, l)
			}
		}
		p.openPanes(nil, others, floor)
		return
	}
	for r := range content.Region(content.NumRegions) {
		p.Panes[RegionPane(r)] = floor.Column(int(r), content.NumRegions, p.units(gap))
	}
}

// layBelow lays the dice and the progress cards of both players, the tabs of the mats outside and the others between them.
func (p mats) layBelow(r Rect) {
	between := p.units(gap)
	half := (r.W-p.units(sofaTabs))/2 - between
	rooms := [rules.NumPlayers]Rect{r.TakeLeft(half, between), r.TakeRight(half, between)}
	for player, room := range rooms {
		take, other := (*Rect).TakeLeft, (*Rect).TakeRight
		if player > 0 {
			take, other = other, take
		}
		pane := MatPane + Pane(player)
		p.Tabs[pane] = take(&room, p.units(sofaMat), between)
		p.add(Target{Kind: Tab, N: uint8(pane)}, p.Tabs[pane])
		p.layProgress(player, other(&room, p.units(progressWidth), between))
		p.Mats[player].Dice = room
		p.addTray(player)
	}
	rows := [...][]Pane{{0, 1, 2}, {TradePane}, {StagingPane}}
	for i, row := range rows {
		for k, l := range row {
			p.Tabs[l] = r.Row(i, len(rows), between).Column(k, len(row), between)
			p.add(Target{Kind: Tab, N: uint8(l)}, p.Tabs[l])
		}
	}
}
