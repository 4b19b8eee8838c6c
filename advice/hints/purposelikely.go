package hints

import (
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// What a move may be for beyond the line: what is likely to follow goes on over rolls, so no table can be played on to it. The
// table is only thought of as far as it is spoken of.

// likelihood is what may come of what a move gains, after the line.
type likelihood struct {
	l      *line
	then   rules.State            // the table as it is thought of
	gained []gain                 // that may still be used
	moved  [rules.NumPlayers]bool // whose characters are where they were brought
	rolled bool                   // what is gained may show anything: the last move has rolled it, or rolls it again
	change bool                   // action dice that are gained are in place of others
}

// likelyUse is what may come of what move i gains.
func (l *line) likelyUse(i int) *likelihood {
	p := &likelihood{l: l, then: l.tables[len(l.tables)-1], rolled: l.after(i) >= len(l.moves), change: l.changes(i)}
	p.gained, p.moved = l.gained(i)
	p.then.Attempt.Obstacle = l.tables[0].Attempt.Obstacle
	for _, m := range l.moves {
		if m.Kind == rules.MoveAttempt {
			p.then.Attempt.Obstacle = content.ObstacleID(m.Card)
		}
	}
	return p
}

// say is what that comes to in words, after what the line does for certain; "" where it does not tell.
func (p *likelihood) say(does deeds) string {
	may := p.uses()
	if len(may) == 0 {
		return ""
	}
	say := may.words("may then", "may")
	if len(does) == 0 {
		return say
	}
	if who := may[0].who; who == does[len(does)-1].who { // who goes on is not named again
		say = strings.TrimPrefix(say, who+" ")
	}
	return does.words("can", "can") + ", and " + say
}

// uses is what is likely to be done with what is gained until it is all used.
func (p *likelihood) uses() (may deeds) {
	for _, m := range p.l.likely {
		p.comeTo(m)
		if m.Kind == rules.MoveUse || m.Kind == rules.MovePay || !p.isUsedBy(m) { // of an ability it is what that leads to that counts
			continue
		}
		end := line{b: p.l.b, moves: []rules.Move{m}, tables: []rules.State{p.then}}
		say, last := end.does(0)
		if say == "" {
			break
		}
		if may.add(whose(p.l.b, &p.then, m), say); last {
			break
		}
		p.gained, p.moved, p.rolled = brings(&p.then, m), [rules.NumPlayers]bool{}, false
	}
	return may
}

// comeTo thinks of the table as it is when a move is made. Who goes elsewhere first is not where the line has brought them any more.
func (p *likelihood) comeTo(m rules.Move) {
	switch m.Kind {
	case rules.MoveAttempt:
		p.then.Attempt.Obstacle = content.ObstacleID(m.Card)
	case rules.MoveTake:
		p.then.Players[m.Player].Card = content.ProgressID(m.Card)
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		p.then.Players[m.Player].At = m.Slot
	}
	end := &p.l.tables[len(p.l.tables)-1]
	for q := range p.moved {
		p.moved[q] = p.moved[q] && p.then.Players[q].At == end.Players[q].At
	}
}

// isUsedBy reports whether a move uses something that is gained, or that a character is where it is.
func (p *likelihood) isUsedBy(m rules.Move) bool {
	return needsPlaceOf(m, &p.moved) || slices.ContainsFunc(p.gained, func(g gain) bool { return p.atHand(g, m) && p.named(g, m) })
}

// atHand reports whether a die that is gained lies where a move takes its dice from, which would not take another one as well.
func (p *likelihood) atHand(g gain, m rules.Move) bool {
	switch {
	case g.spot == rules.OnMat && m.TakesAnyDie() && p.change:
		return false
	case g.spot == rules.OnMat && g.n != m.Player:
		return false
	case g.spot == rules.AtLocation && content.Slot(g.n) != p.then.Players[m.Player].At:
		return false
	}
	return fromPool(m) == (g.spot == rules.InPool) || g.die.IsAction()
}

// named reports whether a move names a die that is gained, or one of its kind where it may show anything.
func (p *likelihood) named(g gain, m rules.Move) bool {
	return slices.ContainsFunc(m.Dice[:], func(d rules.Die) bool {
		return d == g.die || p.rolled && d != rules.NoDie && d.Kind() == g.die.Kind()
	})
}

// fromPool reports whether the die of a resource that a move names comes from a pool.
func fromPool(m rules.Move) bool {
	switch m.Kind {
	case rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress, rules.MoveTrade, rules.MoveTradeAll, rules.MoveConvert, rules.MoveBarter:
		return true
	}
	return false
}

// brings is the die that a move would bring on a table that is only thought of: an asset that it creates, or a die of a pool.
func brings(s *rules.State, m rules.Move) []gain {
	at := uint8(s.Players[m.Player].At)
	switch m.Kind {
	case rules.MoveCreate, rules.MoveCreateAll:
		return []gain{{rules.AtLocation, at, m.Dice[1]}}
	case rules.MoveCreateStress:
		return []gain{{rules.AtLocation, at, m.Dice[0]}}
	case rules.MoveTrade, rules.MoveTradeAll:
		return []gain{{rules.InPool, 0, rules.ResourceDie(content.Resource(m.Arg), m.Dice[1].Value())}}
	}
	return nil
}
