package rules

import "iter"

// Ways lists the ways on which a player's card can be finished, from its chain or from a start square to an end square, whatever dice
// they ask for ([progress]): the squares still to be filled, in order. What is yielded is used again for the next one.
func (b *Rulebook) Ways(player *Player) iter.Seq[[]uint8] {
	squares := &b.c.Progress[player.Card].Squares
	return func(yield func([]uint8) bool) {
		var way []uint8
		var walk func(next, used uint16) bool
		walk = func(next, used uint16) bool {
			for sq := range NumSquares {
				if (next&^used)&(1<<sq) == 0 || !squares[sq].There {
					continue
				}
				way = append(way, uint8(sq))
				if squares[sq].End && !yield(way) || !squares[sq].End && !walk(b.neighbor[sq], used|1<<sq) {
					return false
				}
				way = way[:len(way)-1]
			}
			return true
		}
		next, used := uint16(0), uint16(0)
		for sq := range squares {
			if squares[sq].Start {
				next |= 1 << sq
			}
		}
		for _, sq := range player.Path[:player.Chain] {
			next, used = b.neighbor[sq], used|1<<sq
		}
		walk(next, used)
	}
}
