package hints

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// What a player needs of the other, for a companion that plans its own turn and asks for the rest.

// OwnSteps returns the steps of the plan that a player takes part in, as that player says them: "I go to Eastkeep and attempt Legionary".
func (h *Hint) OwnSteps(b *rules.Rulebook, s *rules.State, player int) (say []string) {
	for i := range h.Steps {
		if step := &h.Steps[i]; step.takesPart(uint8(player)) {
			say = append(say, step.own(b, s, player))
		}
	}
	return say
}

// Serves reports whether the plan for the turn has a player do something for a track: attempt an obstacle whose symbols raise its threat, or
// fill a card that advances it.
func (h *Hint) Serves(b *rules.Rulebook, r content.Resource, player int) bool {
	return slices.ContainsFunc(h.Steps, func(step Step) bool {
		switch {
		case !step.takesPart(uint8(player)):
		case step.does == rules.MoveAttempt:
			return slices.Contains(b.Content().Card(content.ObstacleID(step.card)).Threats, r)
		case step.does == rules.MovePlace:
			return slices.Contains(b.Content().Progress[step.card].Reward[:], r)
		}
		return false
	})
}

// own says a step as a player who takes part in it.
func (step *Step) own(b *rules.Rulebook, s *rules.State, player int) string {
	if other := 1 - player; step.does == rules.MoveAttempt && step.takesPart(uint8(other)) {
		return b.PlayerName(s, other) + " and I " + step.goes + step.acts
	}
	return "I " + plain(step.goes) + plain(step.acts)
}

// plainVerbs are the verbs that steps begin with, and as they stand after "I".
var plainVerbs = strings.NewReplacer("goes ", "go ", "attempts ", "attempt ", "advances ", "advance ", "finishes ", "finish ", "rests ", "rest ",
	"uses ", "use ", "creates ", "create ")

// plain puts the verb that a text begins with as it stands after "I".
func plain(does string) string {
	verb, of, _ := strings.Cut(does+" ", " ")
	return strings.TrimSuffix(plainVerbs.Replace(verb+" ")+of, " ")
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
func (h *Hint) OwnPlan(b *rules.Rulebook, s *rules.State, player int) string {
	steps := h.OwnSteps(b, s, player)
	if len(steps) == 0 {
		return ""
	}
	return strings.Join(steps, "; ") + "."
}

// Proposal says, as the partner who plays a seat, who goes first, what it means to do this turn, and what it needs for that.
func (h *Hint) Proposal(b *rules.Rulebook, s *rules.State, seat int) string {
	m, plan := h.Move, h.OwnPlan(b, s, seat)
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
		return "I would go first: " + plan
	case plan == "":
		return "You go first."
	}
	return "You go first. My plan: " + plan
}
