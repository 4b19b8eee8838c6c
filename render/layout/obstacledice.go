package layout

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// obstacleDice is how the dice of an obstacle lie on a card of some width, below the line with its name: each apart from
// the others, in as many rows as they need.
type obstacleDice struct {
	count  int // of the pattern, and beside it
	cols   int
	rows   int
	size   float64 // of a die in units
	signs  float64 // width of the threat symbols and the damage in pixels
	beside bool    // they have room beside the last row; otherwise they need a line of their own
}

// leastDie is the size in units of the dice printed on an obstacle that make room for the signs beside them.
const leastDie = 15.0

// obstacleDice plans the dice of an obstacle on a card of some width in pixels. On a crowded card on which no die lies they are smaller if the
// signs have room beside them then.
func (p boards) obstacleDice(id content.ObstacleID, width float64, crowd crowding) obstacleDice {
	state := &p.v.State.Obstacles[id]
	d := obstacleDice{size: dieSize, count: len(p.v.Book.Pattern(p.v.State, id, nil)) + state.Beside.Len(), signs: p.signsWidth(id, signsLine)}
	room, die := width-p.units(2*cardEdge), p.units(dieSize+1)
	most := max(1, int((room+p.units(1))/die))
	d.rows = max(1, (d.count+most-1)/most)
	d.cols = (d.count + d.rows - 1) / d.rows
	last := d.count - (d.rows-1)*d.cols
	d.beside = float64(last)*die+p.units(1)+d.signs <= room
	if size := (room-d.signs)/p.Unit/float64(max(1, d.count)) - 1.5; crowd > roomy && p.onlyPrinted(id) && size >= leastDie && size < dieSize {
		d.size, d.rows, d.cols, d.beside = size, 1, d.count, true
	}
	return d
}

// slimDice plans the dice printed on a slim card: in a low line, beside the signs.
func (p boards) slimDice(id content.ObstacleID, line Rect) obstacleDice {
	n := len(p.v.Book.Pattern(p.v.State, id, nil))
	height := min(line.H/p.Unit, dieSize)
	d := obstacleDice{count: n, cols: n, rows: 1, signs: p.signsWidth(id, min(height, signsLine)), beside: true}
	d.size = min(height, (line.W-d.signs)/p.Unit/float64(max(1, n))-1.5)
	return d
}

// onlyPrinted reports whether no die lies on an obstacle or is about to.
func (p boards) onlyPrinted(id content.ObstacleID) bool {
	o, a := &p.v.State.Obstacles[id], &p.v.State.Attempt
	return o.Beside.Len() == 0 && o.Dice == [rules.MaxPattern]rules.Die{} && (a.Phase == rules.NoAttempt || a.Obstacle != id)
}

// least returns the height in units of a card on which all dice lie apart.
func (d *obstacleDice) least() float64 {
	height := obstacleHeight + float64(d.rows-1)*(d.size+1)
	switch {
	case !d.beside:
		return height + lineHeight
	case d.rows == 1:
		return obstacleLow
	}
	return height
}

// die returns the place of die i in a room with the rows at its top. In a room that is too low the rows overlap.
func (d *obstacleDice) die(p *Plan, room Rect, i int) Rect {
	cols := max(1, d.cols)
	i = min(i, d.rows*cols-1)
	size, step := p.units(d.size), p.units(d.size+1)
	down := step
	if d.rows > 1 {
		down = min(step, max(0, room.H-size)/float64(d.rows-1))
	}
	return Rect{X: room.X + float64(i%cols)*step, Y: room.Y + float64(i/cols)*down, W: size, H: size}
}

// height returns the height of the rows in pixels.
func (d *obstacleDice) height(p *Plan) float64 {
	return float64(d.rows)*p.units(d.size+1) - p.units(1)
}

// layObstacleDice puts the dice on an obstacle card that lie there. After those of the pattern come those beside it.
func (p boards) layObstacleDice(card *ObstacleCard, d *obstacleDice, room Rect) {
	state := &p.v.State.Obstacles[card.ID]
	on := func(sub int) rules.Place {
		return rules.Place{Spot: rules.OnObstacle, N: uint8(card.ID), Sub: uint8(sub)}
	}
	n := d.count - state.Beside.Len()
	for i := range n {
		at := d.die(p.Plan, room, i)
		card.Pattern = append(card.Pattern, at)
		if die := state.Dice[i]; die != rules.NoDie {
			p.add(DieAt(on(i), die, 0), at)
		} else {
			p.next[on(i)] = at
		}
	}
	for v, count := range state.Beside {
		for equal := range int(count) {
			p.add(DieAt(on(rules.Beside), rules.ResourceDie(state.Kind, v+1), equal), d.die(p.Plan, room, n))
			n++
		}
	}
	p.next[on(rules.Beside)] = d.die(p.Plan, room, n)
}

// columnHeights shares the height of a column among its open cards in pixels: each has what it needs, and those that need little
// share the rest by their weights, up to a height for one of weight 1.
func columnHeights(needs, weights []float64, room, most float64) []float64 {
	heights := slices.Clone(needs)
	own := make([]bool, len(needs)) // it needs more than its share
	for {
		spare, weight := room, 0.0
		for i, need := range needs {
			if own[i] {
				spare -= need
			} else {
				weight += weights[i]
			}
		}
		if weight == 0 {
			return heights
		}
		level := min(most, spare/weight)
		settled := true
		for i, need := range needs {
			if !own[i] && need > level*weights[i] {
				own[i], settled = true, false
			}
		}
		if !settled {
			continue
		}
		for i := range needs {
			if !own[i] {
				heights[i] = level * weights[i]
			}
		}
		return heights
	}
}

// looms returns how high an obstacle is beside others: the harder, the higher.
func looms(difficulty int) float64 { return 0.76 + 0.08*float64(difficulty) }
