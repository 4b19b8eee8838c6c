package mind

import (
	"slices"

	"sixwinters/rules"
)

// Abilities that change assets to and fro: the search meets many tables that are worth the same, and may go a long way
// between them.

// remade is an ability of a plan that changes an asset at a location, and what it makes of it.
type remade struct {
	at   int // in the plan
	made rules.Die
}

// leaveOutIdle takes abilities that change assets out of the sure part of a plan where the rest of it is legal without them and
// ends on a table that is worth as much.
func (p *Planner) leaveOutIdle() {
	end, all := p.expected, []remade(nil)
	legal := p.carryOut(&end, p.plan[:p.known], func(i int, before *rules.State) {
		if made := changesAsset(before, p.plan[i], &end); made != rules.NoDie {
			all = append(all, remade{i, made})
		}
	})
	if !legal || len(all) == 0 {
		return
	}
	rolls := p.known < len(p.plan)
	worth := p.worth(&end, rolls)
	try := func(out []remade) bool {
		if slices.ContainsFunc(out, func(u remade) bool { return p.likelyUses(u.made) }) {
			return false
		}
		t := p.expected
		if !p.carryOut(&t, p.without(out), nil) || p.worth(&t, rolls) < worth-nearlyAsMuch {
			return false
		}
		for i := len(out) - 1; i >= 0; i-- {
			p.plan = slices.Delete(p.plan, out[i].at, out[i].at+1)
			p.known--
		}
		return true
	}
	for i := range all { // all from one on, as they build on one another
		if try(all[i:]) {
			all = all[:i]
			break
		}
	}
	for i := len(all) - 1; i >= 0; i-- {
		try(all[i : i+1])
	}
}

// nearlyAsMuch is a difference of worth that does not count.
const nearlyAsMuch = 0.01

// without is the sure part of a plan but for some abilities.
func (p *Planner) without(out []remade) (kept []rules.Move) {
	for i, m := range p.plan[:p.known] {
		if !slices.ContainsFunc(out, func(u remade) bool { return u.at == i }) {
			kept = append(kept, m)
		}
	}
	return kept
}

// changesAsset is what an ability, used on s and leading to t, makes of an asset without a roll or a question; NoDie for other
// moves.
func changesAsset(s *rules.State, m rules.Move, t *rules.State) rules.Die {
	if m.Kind != rules.MoveUse || m.Dice[0].IsAction() || t.Depth != s.Depth || t.Chance != s.Chance {
		return rules.NoDie
	}
	at := s.Players[m.Player].At
	if t.AssetsAt(at) != s.AssetsAt(at) {
		return rules.NoDie
	}
	for r := range t.Assets[at] {
		for v, n := range t.Assets[at][r] {
			if n > s.Assets[at][r][v] {
				return rules.NewDie(rules.Kind(r), v+1)
			}
		}
	}
	return rules.NoDie
}

// likelyUses reports whether a move after the sure part of a plan names a die.
func (p *Planner) likelyUses(d rules.Die) bool {
	return slices.ContainsFunc(p.plan[p.known:], func(m rules.Move) bool { return slices.Contains(m.Dice[:], d) })
}
