package hints

import (
	"fmt"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// What a player needs of the other, for a companion that plans its own turn and asks for the rest.

// OwnSteps returns the steps of the plan that a player takes part in.
func (h *Hint) OwnSteps(player int) (say []string) {
	for _, step := range h.Steps {
		if step.takesPart(uint8(player)) {
			say = append(say, step.Say)
		}
	}
	return say
}

// Needs asks the other player, in a sentence, for the first asset that the plan has the other make and this player use; "" for none.
func (h *Hint) Needs(b *rules.Rulebook, s *rules.State, player int) string {
	l := lineOf(b, s, h.Line, nil)
	for k, m := range l.moves {
		d := m.Dice[0]
		uses := m.Kind == rules.MovePlace || m.Kind == rules.MoveCover || m.Kind == rules.MoveUse
		if !uses || int(m.Player) != player || d == rules.NoDie || d.IsAction() {
			continue
		}
		at := l.tables[k].Players[player].At
		for earlier := range k {
			if who, acts := l.moves[earlier].Actor(); acts && who != player && brings(l, earlier, at, d) {
				return fmt.Sprintf("Could you leave me %s at %s?", rules.AOrAn(rules.DieName(d)), b.Location(s, at).Name)
			}
		}
	}
	return ""
}

// brings reports whether a move of the line brings an asset to a location.
func brings(l *line, k int, at content.Slot, d rules.Die) bool {
	before, after := &l.tables[k].Assets[at][d.Kind()], &l.tables[k+1].Assets[at][d.Kind()]
	return after.Of(d.Value()) > before.Of(d.Value())
}

// OwnPlan returns the steps of the plan that a player takes part in, as a sentence; "" for none.
func (h *Hint) OwnPlan(player int) string {
	steps := h.OwnSteps(player)
	if len(steps) == 0 {
		return ""
	}
	return strings.Join(steps, "; ") + "."
}

// Proposal says, as the partner who plays a seat, who goes first, what it means to do this turn, and what it needs for that.
func (h *Hint) Proposal(b *rules.Rulebook, s *rules.State, seat int) string {
	m, plan := h.Move, h.OwnPlan(seat)
	if needs := h.Needs(b, s, seat); needs != "" {
		plan = strings.TrimSpace(plan + " " + needs)
	}
	who, acts := m.Actor()
	switch {
	case m.Kind == rules.MoveDone:
		return "I see nothing more to do this turn."
	case !acts:
		return "Together first: " + plan
	case who == seat:
		return "I go first: " + plan
	case plan == "":
		return "You go first."
	}
	return "You go first. My plan: " + plan
}
