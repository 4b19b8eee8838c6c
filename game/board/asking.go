package board

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/hand"
	"sixwinters/game/input"
	"sixwinters/game/layer"
	"sixwinters/game/order"
	"sixwinters/game/refusal"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Questions of the table's own, where a gesture can mean several moves or dice would be left. While one is open, the prompt line
// shows it with the keys of its answers instead of the question of the rules.

// Asking is the question of the prompt line and its answers.
type Asking struct {
	layer.Base
	*Position
	guide    Guide
	hands    *Hands
	keeping  *Keeping
	layers   *layer.Stack
	laying   *Laying
	order    *order.Order
	refusing *refusal.Refusing
	sharing  *Sharing
	wording  *wording

	buttons
	Answered int // questions answered by its buttons
}

// buttons are those of the prompt line.
type buttons struct {
	Choices    []Choice
	Asked      string // the table's own question that they answer; "" for the question of the rules
	AskedBy    string // the id of the rule of this question; "" for the rule of the rules' question
	OptionPage int    // the page of them that is shown
}

// Choice is a button in the prompt line.
type Choice struct {
	Label string
	Do    func(g *app.App)
	Move  rules.Move // that it makes, if it is one
}

// OwnDigits returns the values of the dice that the buttons stand for, which are also the keys that press them. It is nil if any
// button stands for something else.
func (q *Asking) OwnDigits() []uint8 {
	var own []uint8
	for _, c := range q.Choices {
		value, ok := q.Book.DieValue(&q.State, c.Move)
		if !ok {
			return nil
		}
		own = append(own, uint8(value))
	}
	return own
}

// AsksBack reports whether a question of the table's own is open.
func (b *buttons) AsksBack() bool { return b.Asked != "" }

// Confirming reports whether the question is whether a move is meant, not which of several.
func (b *buttons) Confirming() bool {
	return b.AsksBack() && len(b.Choices) == 2 && b.Choices[0].Move.Kind != rules.NoMove && b.Choices[1].Move.Kind == rules.NoMove
}

// whichMove are the questions where a gesture means several moves of one kind.
var whichMove = map[rules.MoveKind]string{
	rules.MoveTravel:       "Which way there?",
	rules.MoveSail:         "Which way there?",
	rules.MoveGate:         "Which way there?",
	rules.MoveCreate:       "Create which asset?",
	rules.MoveCreateAll:    "Create which asset?",
	rules.MoveCreateStress: "Create which asset?",
	rules.MoveTrade:        "Trade which pool die?",
	rules.MoveTradeAll:     "Trade which pool die?",
	rules.MovePickTo:       "Trade it to which pool?",
	rules.MoveAttempt:      "Who takes part in the attempt?",
	rules.MoveCover:        "Cover which printed die?",
	rules.MoveUse:          "Use which ability?",
	rules.MoveBarter:       "Swap for which die?",
	rules.MoveConvert:      "Whose action die does it become?",
	rules.MovePlace:        "On which square?",
}

// WhichOf returns the question which of several gestures is meant, and the id of its rule, or "".
func WhichOf(gestures []hand.Gesture) (say, rule string) {
	say, rule = whichMove[gestures[0].Move.Kind], gestures[0].Move.Kind.Rule()
	for _, ge := range gestures[1:] {
		if whichMove[ge.Move.Kind] != say {
			say = ""
		}
	}
	if say == "" {
		return "This can mean several things: which one?", ""
	}
	return say, rule
}

// RulePrompted returns the id of the rule behind the question in the prompt line.
func (q *Asking) RulePrompted() string {
	if q.AskedBy != "" {
		return q.AskedBy
	}
	return q.Book.Prompt(&q.State).Rule
}

// Ask opens a question of the table's own. rule is the id of the rule behind it; the last answer takes back what led to it.
func (q *Asking) Ask(rule, question string, all ...Choice) {
	q.hands.LetGo()
	q.guide.ClearAnswers()
	q.buttons = buttons{Choices: all, Asked: question, AskedBy: rule}
}

// confirm asks before a move that cannot be undone without loss.
func (q *Asking) confirm(rule, question string, m rules.Move, yes, no string) {
	q.Ask(rule, question,
		Choice{yes, func(g *app.App) { q.keeping.Play(g, m) }, m},
		Choice{Label: no, Do: func(*app.App) { q.hands.PutBack() }},
	)
}

// asksOfDone asks before the actions step ends while dice are of use or a card can be finished for free. It reports whether it
// did.
func (q *Asking) asksOfDone(m rules.Move) bool {
	say, yes := q.forNothing(), "end the step"
	if q.diceLeft() {
		say, yes = append(say, "There are dice left that could still be used."), "end the step, dice unused"
	}
	if len(say) == 0 {
		return false
	}
	q.confirm("actions", strings.Join(say, " ")+" End the step anyway?", m, yes, "keep acting")
	return true
}

// forNothing names each player whose card can be finished without any die ([complete]). That is easily overlooked, and a turn
// later the assets may be gone.
func (q *Asking) forNothing() (say []string) {
	for p := range q.State.Players {
		if advice.FinishesForNothing(q.Book, &q.State, p) {
			card := &q.Book.Content().Progress[q.State.Players[p].Card]
			say = append(say, fmt.Sprintf("%s can still finish %s for free.", q.seat(p), card.Name))
		}
	}
	return say
}

// diceLeft reports whether an unspent action die could still do something.
func (q *Asking) diceLeft() bool {
	for _, ge := range q.hands.Hand.Gestures {
		for _, take := range ge.Take {
			if take.Kind == layout.Die && take.Place.Spot == rules.OnMat {
				return true
			}
		}
	}
	return false
}

// gone are the words for a character that leaves play, and their rules.
var gone = map[advice.Leaving]struct{ say, rule string }{
	advice.KnockedOut: {" is knocked out by that, and out of play for the rest of the year.", "knocked-out"},
	advice.Burned:     {" is burned by that: out of the campaign for good, and nobody takes over this year.", "in-play"},
}

// asksOfLeaving asks before a move of a character that certainly takes one out of play ([knocked-out]), and reports whether it
// did. For Done and for choices that must be made, tip and label say it.
func (q *Asking) asksOfLeaving(m rules.Move) bool {
	if _, acts := m.Actor(); !acts {
		return false
	}
	var say []string
	rule := ""
	for p, out := range advice.Leaves(q.Book, &q.State, m) {
		if out != advice.Stays {
			say = append(say, q.Book.PlayerName(&q.State, p)+gone[out].say)
			rule = gone[out].rule
		}
	}
	if len(say) == 0 {
		return false
	}
	q.confirm(rule, strings.Join(say, " ")+" Do it anyway?", m, "do it", "leave it")
	return true
}

func answerKeys(answers int) string {
	switch {
	case answers > layout.Digits:
		return "Press the digit of one; Escape goes back."
	case answers == 2:
		return "Press 1 or 2; Escape goes back."
	}
	return fmt.Sprintf("Press 1 to %d; Escape goes back.", answers)
}

// Key gives an answer, or turns to more of them.
func (q *Asking) Key(g *app.App) bool {
	k, prompt := &g.Keyboard, &q.laying.Plan(g).Prompt
	for digit := 1; digit <= layout.Digits; digit++ {
		if option, ok := prompt.OptionOf(digit); ok && k.Asks(command.Answer(digit)) {
			q.Option(g, option)
			return true
		}
	}
	switch {
	case k.Asks(command.More) && prompt.Pages > 1:
		q.OptionPage = (prompt.Page + 1) % prompt.Pages
	default:
		return false
	}
	return true
}

// Escape leaves an attempt in which nothing has been rolled.
func (q *Asking) Escape(g *app.App) bool {
	if !q.laying.View(g).LogOpen && q.keeping.CanBackOut() {
		q.keeping.BackOut(g)
		return true
	}
	return false
}

func (q *Asking) Press(g *app.App, _ layout.Target) bool {
	on := len(q.hands.Held) == 0 && q.laying.Plan(g).Prompt.Who.Contains(g.Pointer.X, g.Pointer.Y)
	if on {
		g.OpenRules(q.RulePrompted())
	}
	return on
}

func (q *Asking) Release(g *app.App, on layout.Target) bool {
	switch on.Kind {
	case layout.Page:
		q.OptionPage = int(on.N)
	case layout.Option:
		q.Option(g, int(on.N))
	default:
		return false
	}
	return true
}

func (q *Asking) Prompts(g *app.App, v *layout.View) bool {
	if !q.keeping.Campaign.ReadOnly() {
		for _, c := range q.Choices {
			v.Options = append(v.Options, c.Label)
		}
		v.Digits, v.Done = q.OwnDigits(), q.CanFinish()
	}
	q.sharing.deskPrompt(g, v)
	if q.AsksBack() {
		if v.Prompt = q.Asked; g.Keyboard.Device == input.Desk {
			v.Prompt += " " + answerKeys(len(q.Choices))
		}
	}
	v.Offers, v.Order = q.hands.Hand.Offers(), slices.Clone(q.order.At)
	return true
}

// Offer fills the prompt line with the answers to the question of the rules.
func (q *Asking) Offer() {
	q.buttons = buttons{}
	if q.order.At != nil {
		q.Choices = q.orderChoices()
	} else {
		for _, m := range q.hands.Hand.Buttons() {
			q.Choices = append(q.Choices, Choice{q.wording.Label(m), func(g *app.App) { q.keeping.Play(g, m) }, m})
		}
		if q.keeping.CanBackOut() {
			q.Choices = append(q.Choices, Choice{Label: "back out", Do: q.keeping.BackOut})
		}
	}
	for l := range layer.All[answerer](*q.layers) {
		q.Choices = append(q.Choices, l.Answers()...)
	}
}

// CanFinish reports whether the actions step may be ended now.
func (q *Asking) CanFinish() bool {
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	return slices.ContainsFunc(q.hands.Hand.Gestures, func(g hand.Gesture) bool { return g.Drop == done })
}

// TakenOrder is the label of the answer that confirms an order of the staged cards.
const TakenOrder = "keep this order"

// orderChoices returns the answers to an order that is legal: to confirm it, and to begin again. Where the cards lie as they lay, it
// returns the answer that keeps that order, if it is legal.
func (q *Asking) orderChoices() (leave []Choice) {
	for i := range q.hands.Hand.Gestures {
		m := q.hands.Hand.Gestures[i].Move
		if m.Kind == rules.MoveNo {
			leave = append(leave, Choice{q.wording.Label(m), func(g *app.App) { q.keeping.Play(g, m) }, m})
		}
		if order := rules.Order(m); m.Kind == rules.MoveOrder && slices.Equal(order[:], q.order.At) {
			return []Choice{
				{TakenOrder, func(g *app.App) { q.keeping.Play(g, m) }, m},
				{Label: "as before", Do: func(*app.App) { q.order.Begin(true); q.hands.PutBack() }},
			}
		}
	}
	return leave
}
