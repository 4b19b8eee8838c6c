package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
	"slices"
)

// TradeBoard is the trade board: the five pools of the wheel of trade in a ring, with sorcery in the middle.
//
//	   supply  [  support  ]
//	[ diplomacy ]     [ technology ]
//	        [  sorcery  ]
//	[ military  ]     [ espionage  ]
//
// Arrows lie in the room between the pools: along the ring, and from sorcery to each of the five.
type TradeBoard struct {
	Rect   Rect
	Pools  [content.NumResources]PoolBox
	Supply Rect // dice that belong to nobody
}

type PoolBox struct {
	Rect   Rect
	Spaces [content.TrackSpaces]Rect // 1 to 12 from left to right: a lane of progress above the levels, a lane of the threat below
	Emblem Rect                      // the resource's icon
	Threat Rect                      // threat symbols in play
	Name   Rect                      // under the dice, which never cover it; empty where there is little height
	Rest   Rect                      // behind the dice, where there is no Name
}

// Race returns where a pool says how its track stands in the race.
func (b *PoolBox) Race() Rect {
	if b.Name.Empty() {
		return b.Rest
	}
	return b.Name
}

const (
	tradeRows   = 4
	arrowSize   = 28.0   // the room of an arrow between two pools
	spaceHeight = 36.0   // of a track's space
	spaceLow    = 32.0   // the same where there is little height
	laneShare   = 1 / 3. // of a track's lane in its height; the levels stand between the two
	poolLow     = 62.0   // height below which a pool has little
	nameHeight  = 15.0   // of the line under the dice of a pool
	poolTall    = 80.0   // height from which a pool has its emblem above the threat symbols, and not beside them
	tradeTop    = 4.0    // between the board's upper edge and the first pool, where there is room
	tradeLeast  = 312.0  // width of the board, at the least
)

func (p boards) layTrade(r Rect) {
	t := &p.Trade
	t.Rect = r
	spare := r.H - p.units(tradeRows*poolLow+(tradeRows-1)*gap)
	r.TakeTop(geom.Clamp(spare, 0, p.units(tradeTop)))
	between := p.units(arrowSize)
	width := (r.W - between) / 2
	row := func(i int) Rect { return r.Row(i, tradeRows, p.units(gap)) }
	// A row is cut into what lies left of the middle, the middle and what lies right of it.
	split := func(row Rect, middle float64) (left, mid, right Rect) {
		side := (row.W - middle) / 2
		left = row.TakeLeft(side)
		right = row.TakeRight(side)
		return left, row, right
	}

	left, support, right := split(row(0), width)
	p.layPool(content.Support, support)
	t.Supply = left.TakeLeft(left.W / 2)
	p.addArrow(content.Diplomacy, content.Support, left)
	p.addArrow(content.Support, content.Technology, right.TakeLeft(right.W/2))

	left, mid, right := split(row(1), between)
	p.layPool(content.Diplomacy, left)
	p.layPool(content.Technology, right)
	p.addArrow(content.Sorcery, content.Support, mid)

	left, sorcery, right := split(row(2), width)
	p.layPool(content.Sorcery, sorcery)
	p.addArrow(content.Military, content.Diplomacy, left.TakeLeft(left.W/2))
	p.addArrow(content.Sorcery, content.Diplomacy, left.TakeTop(left.H/2))
	p.addArrow(content.Sorcery, content.Military, left)
	p.addArrow(content.Technology, content.Espionage, right.TakeRight(right.W/2))
	p.addArrow(content.Sorcery, content.Technology, right.TakeTop(right.H/2))
	p.addArrow(content.Sorcery, content.Espionage, right)

	left, mid, right = split(row(3), between)
	p.layPool(content.Military, left)
	p.layPool(content.Espionage, right)
	p.addArrow(content.Espionage, content.Military, mid)
}

func (p boards) addArrow(from, to content.Resource, room Rect) {
	r := room.Middle(min(room.W, p.units(36)), min(room.H, p.units(48)))
	p.add(Target{Kind: Arrow, N: uint8(from), Sub: uint8(to)}, r)
}

func (p boards) layPool(resource content.Resource, r Rect) {
	b := &p.Trade.Pools[resource]
	b.Rect = r
	p.add(Target{Kind: Pool, N: uint8(resource)}, r)
	r = r.Inset(p.units(1))
	space := spaceHeight
	if b.Rect.H < p.units(poolLow) {
		space = spaceLow
	}
	track := r.TakeTop(p.units(space))
	for i := range b.Spaces {
		b.Spaces[i] = track.Column(i, content.TrackSpaces, 0)
	}
	p.add(Target{Kind: Track, N: uint8(resource)}, track)

	r.TakeTop(p.units(1))
	b.Emblem = r.TakeLeft(p.units(25))
	if b.Rect.H >= p.units(poolTall) {
		b.Threat = b.Emblem
		b.Emblem = b.Threat.TakeTop(p.units(23))
		b.Threat.H = p.units(lineHeight + 3)
		b.Name = r.TakeBottom(p.units(nameHeight), p.units(2))
	} else {
		b.Emblem.H = min(b.Emblem.H, p.units(23))
		b.Threat = r.TakeLeft(p.units(26))
		b.Threat.H = b.Emblem.H
	}
	r.TakeLeft(p.units(1))
	place := rules.Place{Spot: rules.InPool, N: uint8(resource)}
	p.addDice(r, place, roomyDie, p.v.State.Pool[resource:resource+1], rules.Kind(resource))
	if b.Name.Empty() {
		b.Rest = r.Middle(r.W, min(r.H, p.units(nameHeight)))
		for _, piece := range p.Pieces {
			if piece.Target.Kind == Die && piece.Target.Place == place && piece.Rect.Right() > b.Rest.X {
				b.Rest.W, b.Rest.X = max(0, r.Right()-piece.Rect.Right()), piece.Rect.Right()
			}
		}
	}
}

// OnTrack reports whether a rectangle lies on the track of a resource.
func (p *Plan) OnTrack(r Rect) bool {
	return slices.ContainsFunc(p.Trade.Pools[:], func(b PoolBox) bool { return geom.Around(b.Spaces[:]).Overlaps(r) })
}

// Lane returns the lane of progress or of the threat in a space of a track.
func (b *PoolBox) Lane(space int, threat bool) Rect {
	r := b.Spaces[min(max(space, 1), content.TrackSpaces)-1]
	if threat {
		return r.TakeBottom(laneShare * r.H)
	}
	return r.TakeTop(laneShare * r.H)
}

// Level returns the place of a space's level, between its two lanes.
func (b *PoolBox) Level(space int) Rect {
	r := b.Spaces[space-1]
	lane := laneShare * r.H
	r.TakeTop(lane)
	r.TakeBottom(lane)
	return r
}

// Path returns the places of a cube on its way from one space of a track to another; 0 is the place before the first.
func (b *PoolBox) Path(from, to int, threat bool) []Rect {
	step := 1
	if to < from {
		step = -1
	}
	var path []Rect
	for space := from; ; space += step {
		at := b.Lane(space, threat)
		if space < 1 {
			at = at.Move(-b.Spaces[0].W, 0)
		}
		path = append(path, at)
		if space == to {
			return path
		}
	}
}
