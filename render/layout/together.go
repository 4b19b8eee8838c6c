package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// Together are the panes of a folded table that are wanted in sight at the same time: mats, and the slot where their players
// act. Without room for all of them they lie in brief: a mat without its progress card, a region's board with that slot
// alone. If that is too much as well, they are opened one by one like any panes.
type Together struct {
	Mats [rules.NumPlayers]bool // of these players; none if nothing is wanted together
	At   content.Slot           // beside the mats, or [content.NoSlot]
}

func (t *Together) Any() bool { return t.Mats != [rules.NumPlayers]bool{} }

// Widths and heights in units of panes in brief.
const (
	briefSlot   = slotTall // width of a region's board with one slot
	briefMat    = 214.0    // width of a mat without its progress card, the abilities in two columns
	briefHeight = 236.0    // of a mat that is as low as it can be
	briefWho    = 24.0     // height of the line with the portrait and the name then
	briefPad    = 3.0
	briefSkills = 20.0
	briefCols   = 2
	briefTall   = 48.0 // height of that line from which it has the achievements below the name
	briefMost   = 66.0 // of it at the most
	briefMarks  = 66.0 // width of the achievements beside the name
)

// Shares of the height to spare on a mat in brief that go to its parts above the abilities, which get the rest.
const (
	briefWhoSpare    = 0.4 // to the line with the portrait
	briefSkillsSpare = 0.05
	briefTracksSpare = 0.1
)

// openTogether lays the panes that a view wants together on a floor, and others if there is room left. It tries all of them as
// a whole, then the mats in brief, then the board too. It reports whether any were wanted and there was room.
func (p *planner) openTogether(floor Rect) bool {
	if !p.v.Together.Any() {
		return false
	}
	height, free := floor.H/p.Unit, floor.W/p.Unit
	var wanted []Pane
	if p.v.Together.At < content.NumSlots {
		wanted = append(wanted, RegionPane(p.v.Together.At.Region()))
	}
	for player, on := range p.v.Together.Mats {
		if on {
			wanted = append(wanted, MatPane+Pane(player))
		}
	}
	brief := [...]func(l Pane) bool{
		func(Pane) bool { return false },
		func(l Pane) bool { return l >= MatPane },
		func(Pane) bool { return true },
	}
	for _, lies := range brief {
		need := float64(len(wanted)-1) * gap
		p.Brief = [NumPanes]bool{}
		for _, l := range wanted {
			p.Brief[l] = lies(l) && (l < MatPane || height >= briefHeight-geom.Rounding)
			need += p.least(l, height)
		}
		if need <= free+geom.Rounding {
			p.openPanes(wanted, p.v.Open, floor)
			return true
		}
	}
	p.Brief = [NumPanes]bool{}
	return false
}

// least returns the least width in units of a pane that is height units high, in brief or as a whole.
func (p *planner) least(l Pane, height float64) float64 {
	switch {
	case p.Brief[l] && l < TradePane:
		return briefSlot
	case p.Brief[l]:
		return briefMat
	}
	return l.least(height)
}

// layBriefRegion lays a region's board with one slot alone, without the piles.
func (p boards) layBriefRegion(slot content.Slot, r Rect) {
	b := &p.Regions[slot.Region()]
	b.Rect = r
	b.Name = r.TakeTop(p.units(headerHeight), p.units(2))
	p.laySlot(slot, r, true)
}

// layBriefMat lays a player's mat without the progress card: portrait and name above skills, stress and abilities.
func (p mats) layBriefMat(player int, r Rect) {
	m := &p.Mats[player]
	m.Rect = r
	spare := max(0, r.H-p.units(briefHeight))
	r = r.Inset(p.units(briefPad))
	who := r.TakeTop(min(p.units(briefWho)+briefWhoSpare*spare, p.units(briefMost)), p.units(briefPad))
	m.Portrait = who.TakeLeft(who.H, p.units(gap))
	if who.H >= p.units(briefTall) {
		m.Achievements = who.TakeBottom(p.units(lineHeight))
	} else {
		m.Achievements = who.TakeRight(p.units(briefMarks)).Middle(p.units(briefMarks), p.units(lineHeight))
	}
	m.Name = who

	skills := r.TakeTop(p.units(briefSkills) + briefSkillsSpare*spare)
	r.TakeTop(p.units(2))
	tracks := r.TakeTop(p.units(content.NumStress*hitSize+1)+briefTracksSpare*spare, p.units(2))
	p.layRows(player, skills, tracks, p.units(1))
	cell := func(i int) Rect {
		return r.Row(i/briefCols, (content.NumAbilities+briefCols)/briefCols, p.units(2)).Column(i%briefCols, briefCols, p.units(4))
	}
	earned := p.earned(player)
	for i := range earned {
		m.Abilities[i] = p.abilityLine(cell(i))
	}
	if row := (earned + briefCols - 1) / briefCols; row < content.NumAbilities/briefCols { // a row of their own
		p.layLocked(player, earned, geom.Around([]Rect{cell(row * briefCols), cell(row*briefCols + 1)}))
	} else if earned < content.NumAbilities {
		p.layLocked(player, earned, cell(earned))
	}
	m.Stash = cell(content.NumAbilities) // the last place is free
	p.addMatOrSeat(player)
}
