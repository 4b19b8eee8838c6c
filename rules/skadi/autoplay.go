package skadi

import "sixwinters/rules/play"

// RandomMove returns a move as the random policy of the calibration chooses it: any legal kind of action with equal chance, then any hex; a
// coin for a blessing and for a prayer; any free cell of the saga. It uses all its actions. There must be a legal move.
func (g *Game) RandomMove(s *State, chance *play.Chance) Move {
	moves := g.Moves(s, nil)
	if s.Stage != Actions {
		return moves[chance.Below(len(moves))]
	}
	var kinds []Kind
	var hexes []Move
	for _, m := range moves {
		switch {
		case m.Blessing || m.Kind == End:
			continue
		case m.Kind == Hunt:
			if hexes = append(hexes, m); len(hexes) > 1 {
				continue
			}
		}
		kinds = append(kinds, m.Kind)
	}
	m := Move{Kind: kinds[chance.Below(len(kinds))]}
	if m.Kind == Hunt {
		m = hexes[chance.Below(len(hexes))]
	}
	m.Blessing = m.Kind.IsCheck() && s.Blessings > 0 && chance.Below(2) == 0
	return m
}
