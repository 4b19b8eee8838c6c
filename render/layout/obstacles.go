package layout

import (
	"slices"

	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/letters"
	"sixwinters/rules"
)

// ObstacleCard is an obstacle on the table: a line with difficulty, skill and name above one with the dice to be
// covered, the threat symbols and the damage; where there is height for it, symbols and damage have a line of
// their own.
type ObstacleCard struct {
	ID         content.ObstacleID
	Rect       Rect
	Difficulty Rect
	Skill      Rect
	Name       Rect
	InForce    Rect   // the sign of a text that applies all the time; empty on cards without
	Letters    Rect   // the part of Name that they take up, on the generous side
	Pattern    []Rect // one for each die of the pattern
	Signs      Rect   // threat symbols and damage, set from the right
	Under      int    // how many older obstacles lie wholly under this one
	Picture    Rect   // under the dice and the symbols; empty on covered cards
}

const (
	obstacleHeight = 44.0 // of an obstacle card on two lines
	cardEdge       = 2.0  // between its edge and what is printed on it
	obstacleSlim   = 26.0 // of one of many with two narrow lines, at the least
	slimHead       = 0.5  // share of the line with the name in its height
	obstacleSpread = 66.0 // of one that is spread, at most
	obstacleStrip  = 20.0 // of a covered one, with its name
	leastStrip     = 18.0 // of one of many, still with its name
	obstaclesTall  = 2    // obstacles that a column holds with a line of their own for the symbols
	obstacleLow    = 43.5 // the same where one more can be had without overlapping
	aloneShare     = 0.75 // of its column that an obstacle takes which lies there alone, for a weight of 1
	signsLine      = 17.0 // height of threat symbols and damage, at most
	damageMore     = 10.0 // how much wider than a threat symbol damage of one kind is
	shieldWidth    = 12.0 // of the sign of the defence before it
	namesShrink    = 0.8  // to what part of its usual size a name is set for a sign beside it
)

// crowding is how closely the obstacles of a slot lie.
type crowding uint8

const (
	roomy   crowding = iota
	crowded          // printed dice on which no die lies make room for the signs
	slim             // cards on which no die lies are as low as two narrow lines
)

// layObstacles lays the column of a slot, the oldest obstacle on top. If there are too many, they lie closer, and if that is not enough
// newer ones cover all of an older one but the line with its name. If that is too much still, the oldest are hidden under the first in sight, which says how
// many they are. The obstacle of an attempt is never covered: it lies last.
func (p boards) layObstacles(slot content.Slot) {
	b := &p.Slots[slot]
	list := p.v.State.Attached[slot].List()
	room, between := b.Column, p.units(3)
	n, strip := len(list), p.units(obstacleStrip)
	flat := max(1, int((room.H+between)/(p.units(obstacleLow)+between)))
	full := room.Row(0, min(max(n, obstaclesTall), flat), between).H
	crowd, needs := roomy, p.obstacleNeeds(list, room.W, roomy)
	open, height := uncovered(needs, room.H, between, strip)
	for open < n && crowd < slim {
		if crowd++; crowd == slim {
			between = p.units(1)
		}
		needs = p.obstacleNeeds(list, room.W, crowd)
		open, height = uncovered(needs, room.H, between, strip)
	}
	if a := &p.v.State.Attempt; a.Phase != rules.NoAttempt && slices.Contains(list[:n-open], a.Obstacle) {
		i := slices.Index(list, a.Obstacle)
		list = slices.Concat(list[:i], list[i+1:], list[i:i+1])
		needs = p.obstacleNeeds(list, room.W, crowd)
		open, height = uncovered(needs, room.H, between, strip)
	}
	covered, free := n-open, max(0, room.H-height)
	b.Overlapping = covered > 0 || height > room.H
	under := 0
	if covered > 0 {
		under = max(0, covered-int(free/p.units(leastStrip)))
		if under < covered {
			strip = min(strip, free/float64(covered-under))
		}
	}
	most := full
	if n == 1 {
		most = max(full, aloneShare*room.H)
	}
	if covered > 0 { // what is left where the next one had lain is for the others
		most = room.Row(0, obstaclesTall, between).H
	}
	weights := make([]float64, open)
	for i, id := range list[covered:] {
		if weights[i] = 1; crowd < slim {
			weights[i] = looms(p.v.Book.Content().Card(id).Difficulty)
		}
	}
	heights := columnHeights(needs[covered:], weights, room.H-float64(covered-under)*strip-float64(open-1)*between, most)
	at := room
	for i, id := range list {
		at.H = min(max(full, needs[i]), room.Bottom()-at.Y)
		shown, step := strip, strip
		if i >= covered {
			at.H = min(heights[i-covered], room.Bottom()-at.Y)
			shown, step = at.H, at.H+between
		}
		if i < under {
			step = 0
		}
		p.layObstacle(slot, id, at, shown, crowd)
		if i == under {
			b.Obstacles[i].Under = under
		}
		at.Y += step
	}
	at.H = full
	at.Y = min(at.Y, room.Bottom()-full)
	b.Next = at
}

// obstacleNeeds returns the least heights in pixels of obstacles, for the dice on them, in a column of a width.
func (p boards) obstacleNeeds(list []content.ObstacleID, width float64, crowd crowding) []float64 {
	needs := make([]float64, len(list))
	for i, id := range list {
		dice := p.obstacleDice(id, width, crowd)
		if needs[i] = p.units(dice.least()); crowd == slim && p.onlyPrinted(id) {
			needs[i] = p.units(obstacleSlim)
		}
	}
	return needs
}

// uncovered returns how many obstacles, the last of a column, can lie open while a strip is left of each of the others, and the
// least height of the open ones together. needs are the least heights of all. All lengths are in pixels.
func uncovered(needs []float64, room, between, strip float64) (open int, height float64) {
	n := len(needs)
	open, height = n, -between
	for _, need := range needs {
		height += need + between
	}
	for open > 1 && float64(n-open)*strip+height > room {
		height -= needs[n-open] + between
		open--
	}
	return open, height
}

// layObstacle plans one obstacle card with the dice on it. The next card leaves a strip of some height of it free, in
// which the line with its name has to be.
func (p boards) layObstacle(slot content.Slot, id content.ObstacleID, r Rect, free float64, crowd crowding) {
	card := ObstacleCard{ID: id, Rect: r}
	p.add(Target{Kind: Obstacle, N: uint8(id)}, r)

	dice, edge, line := p.obstacleDice(id, r.W, crowd), p.units(cardEdge), min(p.units(lineHeight+1), free-p.units(3))
	isSlim := crowd == slim && p.onlyPrinted(id) && r.H < p.units(dice.least())
	if isSlim {
		edge = p.units(1)
		line = min(line, slimHead*(r.H-2*edge))
	}
	r = r.Inset(edge)
	head := r.TakeTop(line)
	card.Difficulty = head.TakeLeft(head.H, p.units(1))
	card.Skill = head.TakeLeft(head.H, p.units(3))
	o := p.v.Book.Content().Card(id)
	name := p.units(nameLetters * letters.Width(o.Name))
	if o.InForce() && head.W-head.H-p.units(1) >= name*namesShrink { // else the card's tip says it alone
		card.InForce = head.TakeRight(head.H, p.units(1))
	}
	head.W -= p.units(cardEdge)
	card.Name = head
	card.Letters = head
	card.Letters.W = min(head.W, name)

	if free >= card.Rect.H {
		card.Picture = Rect{X: card.Rect.X, Y: head.Bottom(), W: card.Rect.W, H: card.Rect.Bottom() - head.Bottom()}.Inset(p.units(1))
	}
	if isSlim {
		dice = p.slimDice(id, r)
	} else {
		r.TakeTop(p.units(1))
	}
	if dice.beside && r.H < dice.height(p.Plan)+p.units(lineHeight) {
		last := r
		last.Y += dice.height(p.Plan) - p.units(dice.size)
		last.H = p.units(dice.size)
		card.Signs = last.TakeRight(dice.signs)
	} else {
		card.Signs = r
		card.Signs = card.Signs.TakeBottom(p.units(lineHeight))
	}
	p.layObstacleDice(&card, &dice, r)
	p.Slots[slot].Obstacles = append(p.Slots[slot].Obstacles, card)
}

// signsWidth returns the width in pixels of the threat symbols and the damage of an obstacle in a line of a height in units.
func (p boards) signsWidth(id content.ObstacleID, line float64) float64 {
	o := p.v.Book.Content().Card(id)
	width := float64(len(o.Threats)) * line
	if o.ExtraThreat != content.NoResource {
		width += line
	}
	damage := p.v.Book.Damage(p.v.State, id)
	for _, points := range damage {
		if points > 0 {
			width += line + damageMore
		}
	}
	if damage != [content.NumStress]int{} {
		width += shieldWidth
	}
	return p.units(width)
}

// layFan spreads the obstacles of the slot that the view names over the boards beside it. Their sheet covers the column, so
// that they stay spread while the pointer is on them. The one that was pointed at stays under the pointer if it can.
func (p boards) layFan() {
	if p.v.Fan <= 0 || p.v.Fan > content.NumSlots {
		return
	}
	slot := content.Slot(p.v.Fan - 1)
	b := &p.Slots[slot]
	if !b.Overlapping {
		return
	}
	between := p.units(3)
	list := p.v.State.Attached[slot].List()
	width, height := b.Column.W, geom.Clamp(b.Next.H, p.units(obstacleHeight), p.units(obstacleSpread))
	n, cols, rows := len(list), 1, 0
	for fits := false; !fits; { // on narrower cards the dice may need more height
		for _, id := range list {
			dice := p.obstacleDice(id, width, roomy)
			height = max(height, p.units(dice.least()))
		}
		rows = max(1, int((p.Boards.H-between)/(height+between)))
		cols = max(cols, (n+rows-1)/rows)
		narrower := min(width, (p.Boards.W-between)/float64(cols)-between)
		width, fits = narrower, narrower == width
	}
	rows = (n + cols - 1) / cols

	sheet := Rect{
		X: b.Column.X - between, Y: b.Column.Y - between,
		W: float64(cols)*(width+between) + between,
		H: max(float64(rows)*(height+between)+between, b.Column.H+2*between),
	}
	sheet.X = max(p.units(edge), min(sheet.X, p.W-p.units(edge)-sheet.W))
	lowest := min(sheet.Y, p.Boards.Bottom()-sheet.H)
	sheet.Y = lowest
	// What is pointed at shall not slip away from under the pointer as the cards spread.
	if from := slices.IndexFunc(b.Obstacles, func(c ObstacleCard) bool { return c.ID == p.v.FanFrom }); from >= 0 && cols == 1 {
		top := b.Obstacles[from].Rect.Y
		highest := max(p.Boards.Y, b.Column.Bottom()+between-sheet.H) // so that the column is covered all the same
		at := slices.Index(list, p.v.FanFrom)
		sheet.Y = geom.Clamp(top-between-float64(at)*(height+between), min(highest, lowest), lowest)
	}
	b.Fanned = sheet
	b.Obstacles = b.Obstacles[:0]
	p.withdraw(slot)
	// The sheet belongs to the location, so that nothing under it is pointed at by mistake.
	p.add(Target{Kind: Location, N: uint8(slot)}, sheet)
	for i, id := range list {
		r := Rect{X: sheet.X + between, Y: sheet.Y + between, W: width, H: height}
		p.layObstacle(slot, id, r.Move(float64(i/rows)*(width+between), float64(i%rows)*(height+between)), height, roomy)
	}
}

// withdraw removes the obstacles of a slot and their dice from the plan.
func (p boards) withdraw(slot content.Slot) {
	p.Pieces = slices.DeleteFunc(p.Pieces, func(piece Piece) bool {
		t := piece.Target
		return (t.Kind == Obstacle || t.Kind == Die && t.Place.Spot == rules.OnObstacle) && p.slotOf(t) == slot
	})
}
