package rules

import (
	"slices"

	"sixwinters/content"
)

// Practice tables for progress cards, abilities and events.

// layEvent turns the table back to the beginning of a turn: as soon as the actions are done, the season's event takes place.
func (p *Practice) layEvent(season content.Season, symbols int) bool {
	s, b := &p.Table, p.b
	box := slices.IndexFunc(b.c.Board.Seasons[:], func(w content.WheelBox) bool { return w.Season == season })
	if box < 0 {
		return false
	}
	s.Box, s.Turn = uint8(box), uint8(box+1)
	for r := range content.Region(content.NumRegions) {
		shows := int(r) < symbols
		if !b.showOnTop(s, r, func(is content.Season) bool { return (is == season) == shows }) {
			return false
		}
	}
	for i := range s.Stack[:s.Depth] {
		if f := &s.Stack[i]; f.Task == taskTurn {
			f.PC = uint8(StepEvent)
		}
	}
	p.Is = func(e Event) bool { return e.Kind == EvSeason && e.Season == season && int(e.N) == symbols }
	return p.with(func(m Move) bool { return m.Kind == MoveDone })
}

// layAbility gives the character the ability and, where it has none that fits, a die for it.
func (p *Practice) layAbility() bool {
	s, c := &p.Table, p.Table.Players[0].Character
	if c != content.CharacterID(p.card.N) {
		return false
	}
	i := p.deed.Nth
	s.Characters[c].Achieved = max(s.Characters[c].Achieved, uint8(max(0, i+1-content.BaseAbilities)))
	a := &p.b.c.Characters[c].Abilities[i]
	uses := func(m Move) bool {
		return m.Player == 0 && (m.Kind == MoveUse || m.Kind == MovePay) && int(m.Arg) == i ||
			m.Player == 0 && (m.Kind == MoveStash && stashes(a) != content.NoResource || m.Kind == MoveConvert && poolDice(a) != content.NoResource)
	}
	if p.with(uses) {
		return true
	}
	if r := poolDice(a); r != content.NoResource {
		if s.Supply[r] == 0 {
			return false
		}
		s.Supply[r]--
		s.Pool[r].Add(Sides)
		return p.with(uses)
	}
	was := *s
	for k := range Kind(NumKinds) {
		for value := 1; value <= Sides; value++ {
			*s = was
			if p.take(NewDie(k, value)) && p.with(uses) {
				return true
			}
		}
	}
	return false
}

// layProgress gives the first player a progress card and the dice of one way from its start to an end. The dice of its last squares,
// as many as one region gives, lie at the character's location; those before lie on the card.
func (p *Practice) layProgress(id content.ProgressID) bool {
	s := &p.Table
	p.Moves = nil
	p.hand(id)
	path, dice := p.way(id)
	if path == nil {
		return false
	}
	squares := &p.b.c.Progress[id].Squares
	region, first := content.NoRegion, len(path)
	for i, sq := range slices.Backward(path) {
		if r := squares[sq].Region; r != content.NoRegion && region != content.NoRegion && r != region {
			break
		} else if r != content.NoRegion {
			region = r
		}
		first = i
	}
	if region == content.NoRegion {
		region = s.Players[0].At.Region()
	}
	me := &s.Players[0]
	me.At = content.SlotAt(region, 0)
	for i, sq := range path {
		if i >= first {
			p.take(dice[i])
			p.Moves = append(p.Moves, Move{Kind: MovePlace, Arg: sq, Dice: [maxSpend]Die{dice[i]}})
			continue
		}
		s.Supply[dice[i].Kind()]--
		me.Path[i], me.Laid[i], me.Chain = sq, dice[i], uint8(i+1)
	}
	tried := *s
	return !slices.ContainsFunc(p.Moves, func(m Move) bool { return p.b.Apply(&tried, m, nil) != nil })
}

// hand makes a progress card the first player's current one, and takes all dice from both. The old one lies where it lay, if that was
// anywhere.
func (p *Practice) hand(id content.ProgressID) {
	s := &p.Table
	for i := range s.Players {
		player := &s.Players[i]
		for ; player.Chain > 0; player.Chain-- {
			last := player.Chain - 1
			s.Supply[player.Laid[last].Kind()]++
			player.Path[last], player.Laid[last] = 0, NoDie
		}
	}
	was := s.Players[0].Card
	for _, lie := range [][]content.ProgressID{s.Deck.List(), s.Staging[:]} {
		if i := slices.Index(lie, id); i >= 0 {
			lie[i] = was
		}
	}
	if other := &s.Players[1]; other.Card == id {
		other.Card = was
	}
	s.Players[0].Card = id
}

// way returns the shortest way from the start of a progress card to an end with dice from the supply that fit it, or nil.
func (p *Practice) way(id content.ProgressID) (path []uint8, dice []Die) {
	squares := &p.b.c.Progress[id].Squares
	var walk func(sq uint8, more int) bool
	walk = func(sq uint8, more int) bool {
		if q := &squares[sq]; !q.There || slices.Contains(path, sq) || q.End != (more == 0) {
			return false
		}
		path = append(path, sq)
		if more == 0 {
			dice = p.fill(squares, path, p.Table.Supply, nil)
			if dice != nil {
				return true
			}
		}
		for next := range uint8(NumSquares) {
			if more > 0 && p.b.neighbor[sq]&(1<<next) != 0 && walk(next, more-1) {
				return true
			}
		}
		path = path[:len(path)-1]
		return false
	}
	for more := range NumSquares {
		for sq := range uint8(NumSquares) {
			if squares[sq].Start && walk(sq, more) {
				return path, dice
			}
		}
	}
	return nil, nil
}

// fill returns dice for the squares of a path, each of the resource of which most are left where any will do, or nil. laid are those of
// the first squares.
func (p *Practice) fill(squares *[NumSquares]content.Square, path []uint8, left [content.NumResources]uint8, laid []Die) []Die {
	if len(laid) == len(path) {
		return laid
	}
	q := &squares[path[len(laid)]]
	values := uint8(AnyValue)
	if n := len(laid); n > 0 {
		values = ValuesAfter(q.Relation, only(laid[n-1].Value()))
	}
	if q.Value != 0 {
		values &= only(q.Value)
	}
	r := q.Resource
	if r == content.NoResource {
		r = content.Resource(slices.Index(left[:], slices.Max(left[:])))
	}
	if left[r] == 0 {
		return nil
	}
	left[r]--
	for value := 1; value <= Sides; value++ {
		if values&only(value) == 0 {
			continue
		}
		if all := p.fill(squares, path, left, append(slices.Clone(laid), ResourceDie(r, value))); all != nil {
			return all
		}
	}
	return nil
}
