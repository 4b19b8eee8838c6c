package hints

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice/mind"
	"sixwinters/rules"
)

// What a partner is for: it plays one character beside a player, says what it means to do and why, and takes wishes.

// Part is what a partner has to do with a question.
type Part uint8

const (
	Theirs Part = iota // the other player's, or nobody's
	Own                // its own
	Both               // it proposes, and the other player decides
	Action             // the actions step: both act in any order ([actions])
)

// PartOf returns what the partner who plays a seat has to do with what a table asks.
func PartOf(b *rules.Rulebook, s *rules.State, seat int) Part {
	asks := s.Asks()
	if seat == rules.NoPlayer || asks == nil || asks.Task == rules.TaskYearOver || s.ByHand() {
		return Theirs
	}
	whose := b.Prompt(s).Player
	switch {
	case asks.Task == rules.TaskAttempt && s.Attempt.Team == 1<<seat:
		whose = seat
	case asks.Task == rules.TaskAttempt && s.Attempt.Team == 1<<(1-seat):
		whose = 1 - seat
	case asks.Task == rules.TaskActions && s.AloneInPlay() != rules.NoPlayer:
		whose = s.AloneInPlay()
	case asks.Task == rules.TaskActions:
		return Action
	}
	switch whose {
	case seat:
		return Own
	case rules.NoPlayer:
		return Both
	}
	return Theirs
}

// Play has the next hints be those of a player of a strength.
func (h *Hinter) Play(strength mind.Strength) {
	h.planner.Play(strength)
	h.forget()
}

// Temper has the next hints weigh luck as a temper does.
func (h *Hinter) Temper(t mind.Temper) {
	h.planner.Temper(t)
	h.forget()
}

// Favor has the next hints do what is asked for.
func (h *Hinter) Favor(f mind.Favors) {
	h.planner.Favor(f)
	h.forget()
}

// forget has the next hint be thought out anew, whatever the last one led to.
func (h *Hinter) forget() { h.known, h.followed = false, followed{} }

// Decline has no hint of the turn say again what a player is to do first by the hint given last on a table: the attempt, the card, the rest or
// the action, whatever dice it takes. It reports false where nothing else can be done, or no such hint was given.
func (h *Hinter) Decline(b *rules.Rulebook, s *rules.State, player int) bool {
	observed := b.Observation(s)
	if !h.known || h.last != observed {
		return false
	}
	now := h.declined.of(&observed)
	switch not, m := ownDeed(b, &observed, &h.given, player); {
	case not != (deed{}):
		now.deeds = append(now.deeds, not)
	case m.Kind != rules.NoMove:
		now.moves = append(now.moves, m)
	default:
		return false
	}
	if left := now.without(&observed, b.Moves(&observed, nil)); len(left) == 0 || len(answering(b, &observed, left)) == 0 {
		return false
	}
	h.declined = now
	h.forget()
	return true
}

// ownDeed returns what a player does in the first step of a hint that the player takes part in, which is what the player was told first. Where
// there is none, or it only makes assets for later, it returns the zero deed, and the first move of the line that is the player's, or nobody's;
// [rules.NoMove] if all are the other's.
func ownDeed(b *rules.Rulebook, observed *rules.State, h *Hint, player int) (not deed, m rules.Move) {
	if !observed.Acting() {
		return not, h.Move
	}
	if i := slices.IndexFunc(h.Steps, func(step Step) bool { return step.takesPart(uint8(player)) }); i >= 0 && h.Steps[i].does != rules.MoveCreate {
		return deed{does: h.Steps[i].does, player: uint8(player), card: h.Steps[i].card}, m
	}
	for _, own := range lineOf(b, observed, h.Line, nil).moves {
		if (!isOthers(own, player) || own.Kind == rules.MoveAttempt && own.Arg&(1<<player) != 0) && own.Kind != rules.MoveDone {
			return not, own
		}
	}
	return not, m
}

// Plan is what a partner could do with the rest of the turn.
type Plan struct {
	Steps []string  // that it takes part in
	Needs string    // what it asks the other player for; "" for nothing
	Risk  mind.Risk // of a turn that goes as it means
}

// Words says a plan and its risk. Chances of attempts are in its steps.
func (p *Plan) Words() string {
	say := strings.Join(p.Steps, "; ") + ". "
	if len(p.Steps) == 0 {
		say = "I do nothing more. "
	}
	if p.Needs != "" {
		say += p.Needs + " "
	}
	return say + riskWords(p.Risk)
}

// riskWords says what a turn may cost.
func riskWords(r mind.Risk) string {
	marked := "no condition is likely"
	if r.Marked > 0 {
		marked = fmt.Sprintf("%.0f%% that a condition is marked", 100*r.Marked)
	}
	switch {
	case r.Threat >= .05:
		return fmt.Sprintf("Risk: %s; the threats rise by %.1f spaces on average.", marked, r.Threat)
	case r.Threat <= -.05:
		return fmt.Sprintf("Risk: %s; the threats fall by %.1f spaces on average.", marked, -r.Threat)
	}
	return "Risk: " + marked + "; the threats stay where they are."
}

// Plans returns what a player could do with the rest of the turn: what a hint means, and the best without the first step of that. There is
// only one where nothing else is worth doing. second is a hinter that goes on with the other plan. It takes some seconds.
func (h *Hinter) Plans(ctx context.Context, b *rules.Rulebook, s *rules.State, player int) (plans []Plan, second *Hinter) {
	c := h.Clone()
	observed := b.Observation(s)
	for range 2 {
		hint, ok := c.HintTo(ctx, b, s, rules.NoPlayer)
		if !ok {
			return plans, nil
		}
		p := Plan{Steps: hint.OwnSteps(b, s, player), Needs: hint.Needs(b, s, player)}
		if len(plans) > 0 && slices.Equal(plans[0].Steps, p.Steps) {
			return plans, nil
		}
		p.Risk = mind.RiskOf(b, &observed, hint.Line)
		plans = append(plans, p)
		if len(plans) == 2 {
			break
		}
		if c = c.Clone(); !c.Decline(b, s, player) {
			return plans, nil
		}
	}
	return plans, c
}

// triedAll is the reason where nothing else tells one.
const triedAll = "I played each option on in my head, and this one ended best."

// Reasons says why a player is to do what the hint on a table means, in the player's own words: in the actions step a sentence for each step of
// the plan that the player takes part in, elsewhere one.
func (h *Hint) Reasons(s *rules.State, player int) (say []string) {
	if !s.Acting() {
		return []string{firstSentence(h.Why)}
	}
	for _, step := range h.Steps {
		if (step.takesPart(uint8(player)) || step.inHand()) && !slices.Contains(say, step.Why) {
			say = append(say, step.Why)
		}
	}
	switch who, acts := h.Move.Actor(); {
	case len(say) > 0:
		return say
	case h.Yields || h.Move.Kind == rules.MoveDone || acts && who != player:
		return []string{"Nothing I could do now is worth the dice."}
	}
	return []string{triedAll}
}

// firstSentence returns the first sentence of a text.
func firstSentence(say string) string {
	for i := range len(say) - 2 {
		if (say[i] == '.' || say[i] == '?' || say[i] == '!') && say[i+1] == ' ' && say[i+2] >= 'A' && say[i+2] <= 'Z' {
			return say[:i+1]
		}
	}
	return say
}
