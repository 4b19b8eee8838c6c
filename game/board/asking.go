package board

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/advice"
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Questions of the table's own, where a gesture can mean several moves or dice would be left. While one is open, the prompt line
// shows it with the keys of its answers instead of the question of the rules.

// Asking is the question of the prompt line and its answers.
type Asking struct {
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

	Passes bool // has the companion act
	Waits  bool // does nothing yet
}

// choiceOf returns a button that makes a move.
func choiceOf(t *Board, label string, m rules.Move) Choice {
	return Choice{Label: label, Do: func(g *app.App) { t.Play(g, m) }, Move: m}
}

// leavesBy is the digit that leaves an attempt: the same before it begins, in its approach and to overcome the obstacle.
const leavesBy = 2

// OwnDigits returns the values of the dice that the buttons stand for, which are also the keys that press them. It is nil if any
// button stands for something else. Where the only one leaves an attempt, it has the digit that it had before.
func (t *Board) OwnDigits() []uint8 {
	if len(t.Choices) == 1 && t.Choices[0].Move.Kind == rules.MoveLeave {
		return []uint8{leavesBy}
	}
	var own []uint8
	for _, c := range t.Choices {
		value, ok := t.Book.DieValue(&t.State, c.Move)
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
func WhichOf(gestures []gesture.Gesture) (say, rule string) {
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
func (t *Board) RulePrompted() string {
	if t.AskedBy != "" {
		return t.AskedBy
	}
	return t.Book.Prompt(&t.State).Rule
}

// Ask opens a question of the table's own. rule is the id of the rule behind it; the last answer takes back what led to it.
func (t *Board) Ask(rule, question string, all ...Choice) {
	t.LetGo()
	t.Guide.ClearAnswers(t)
	t.buttons = buttons{Choices: all, Asked: question, AskedBy: rule}
}

// confirm asks before a move that cannot be undone without loss.
func confirm(t *Board, rule, question string, m rules.Move, yes, no string) {
	t.Ask(rule, question,
		choiceOf(t, yes, m),
		Choice{Label: no, Do: func(*app.App) { t.PutBack() }},
	)
}

// asksOfDone asks before the actions step ends while dice are of use or a card can be finished for free. It reports whether it
// did. In a lesson it does not: the page that permits Done asks for it, whatever is left.
func asksOfDone(t *Board, m rules.Move) bool {
	if t.Guide.Plays() {
		return false
	}
	if t.Partner != nil && t.Campaign.ReadySeat(t.Partner.Link.Seat) {
		return false // it was asked when this desk said that it is ready
	}
	say, yes := finishable(t), "end the step"
	if left := diceLeft(t); len(left) > 0 {
		say, yes = append(say, rules.Joined(left, "and")+"."), "end the step, dice unused"
	}
	if len(say) == 0 {
		return false
	}
	question := " End the step anyway?"
	if t.Partner != nil && t.Partner.NeedsReady() {
		question, yes = " Are you ready for the end anyway? It comes once "+t.Partner.Name(t.Partner.Other())+" is ready too.", "ready"
	}
	confirm(t, "actions", strings.Join(say, " ")+question, m, yes, "keep acting")
	return true
}

// finishable names each player whose card can be finished without any die ([complete]). That is easily overlooked, and a turn
// later the assets may be gone.
func finishable(t *Board) (say []string) {
	for p := range t.State.Players {
		if own := t.OwnPlayer(); (own == rules.NoPlayer || own == p) && advice.FinishesForNothing(t.Book, &t.State, p) {
			card := &t.Book.Content().Progress[t.State.Players[p].Card]
			say = append(say, fmt.Sprintf("%s can still finish %s for free.", t.seat(p), card.Name))
		}
	}
	return say
}

// diceLeft says how many action dice each player has left of whose dice one could still do something.
func diceLeft(t *Board) (say []string) {
	var use [rules.NumPlayers]bool
	for _, ge := range t.Hand.Gestures {
		for _, take := range ge.Take {
			if take.Kind == layout.Die && take.Place.Spot == rules.OnMat {
				use[take.Place.N] = true
			}
		}
	}
	for p, usable := range use {
		if usable {
			say = append(say, diceOf(t, p))
		}
	}
	return say
}

// asksOfOvercoming asks before an obstacle is left that dice at hand could overcome at once, and reports whether it did.
func asksOfOvercoming(t *Board, m rules.Move) bool {
	now := &t.State.Attempt
	if t.Guide.Plays() || now.Phase != rules.Overcome || advice.OfAttempt(t.Book, &t.State, now.Obstacle, now.Team).Completes < 1 {
		return false
	}
	confirm(t, "overcome", "Your dice can still overcome "+t.Book.ObstacleName(&t.State, now.Obstacle)+". Leave it anyway?", m, t.Label(m), "cover it")
	return true
}

// leavingWords are the words for a character that leaves play, and their rules.
var leavingWords = map[advice.Leaving]struct{ say, rule string }{
	advice.KnockedOut: {" is knocked out by that, and out of play for the rest of the year.", "knocked-out"},
	advice.Burned:     {" is burned by that: out of the campaign for good, and nobody takes over this year.", "in-play"},
}

// asksOfLeaving asks before a move of a character that certainly takes one out of play ([knocked-out]), and reports whether it
// did. For Done and for choices that must be made, tip and label say it.
func asksOfLeaving(t *Board, m rules.Move) bool {
	if _, acts := m.Actor(); !acts {
		return false
	}
	var say []string
	rule := ""
	for p, out := range advice.Leaves(t.Book, &t.State, m) {
		if out != advice.Stays {
			say = append(say, t.Book.PlayerName(&t.State, p)+leavingWords[out].say)
			rule = leavingWords[out].rule
		}
	}
	if len(say) == 0 {
		return false
	}
	confirm(t, rule, strings.Join(say, " ")+" Do it anyway?", m, "do it", "leave it")
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

// AskingLayer is the question of the prompt line and its buttons.
type AskingLayer struct{ Base }

// Key gives an answer, or turns to more of them.
func (AskingLayer) Key(t *Board, g *app.App) bool {
	k, prompt := &g.Keyboard, &t.Plan(g).Prompt
	for digit := 1; digit <= layout.Digits; digit++ {
		if option, ok := prompt.OptionOf(digit); ok && k.Asks(command.Answer(digit)) {
			t.Option(g, option)
			return true
		}
	}
	switch {
	case k.Asks(command.More) && prompt.Pages > 1:
		t.OptionPage = (prompt.Page + 1) % prompt.Pages
	default:
		return false
	}
	return true
}

// Escape leaves an attempt in which nothing has been rolled.
func (AskingLayer) Escape(t *Board, g *app.App) bool {
	if !t.View(g).LogOpen && t.CanBackOut() {
		backOut(t, g)
		return true
	}
	return false
}

func (AskingLayer) Press(t *Board, g *app.App, _ layout.Target) bool {
	on := len(t.Held) == 0 && t.Plan(g).Prompt.Who.Contains(g.Pointer.X, g.Pointer.Y)
	if on {
		g.OpenRules(t.RulePrompted())
	}
	return on
}

func (AskingLayer) Release(t *Board, g *app.App, on layout.Target) bool {
	switch on.Kind {
	case layout.Page:
		t.OptionPage = int(on.N)
	case layout.Option:
		t.Option(g, int(on.N))
	default:
		return false
	}
	return true
}

func (AskingLayer) Prompts(t *Board, g *app.App, v *layout.View) bool {
	if !viewed(t) {
		for _, c := range t.Choices {
			say := c.Label
			if t.AsksBack() && !t.Confirming() {
				if who, is := strings.CutPrefix(say, "attempt with "); is { // the question says so
					say = strings.Replace(who, gesture.Overcome, "", 1)
				}
			}
			v.Options = append(v.Options, say)
			v.Waits = v.Waits || c.Waits
		}
		v.Digits, v.Done = t.OwnDigits(), t.CanFinish()
	}
	deskPrompt(t, g, v)
	asks := t.State.Asks()
	v.AsksAll = asks != nil
	v.Stands = asks != nil && (asks.Task == rules.TaskActions || asks.Task == rules.TaskAttempt) && !t.AsksBack() && t.Warning() == ""
	if t.AsksBack() {
		if who := answererOf(t); v.PromptPlayer == rules.NoPlayer || t.Confirming() && who != rules.NoPlayer { // one answers, not who has the mouse
			v.PromptPlayer = who
		}
		v.Prompt = t.Asked
	}
	saysWho(t, g, v)
	if t.AsksBack() && g.Keyboard.Device == input.Desk {
		v.Prompt += " " + answerKeys(len(t.Choices))
	}
	v.Offers, v.Order = t.Hand.Offers(), slices.Clone(t.Order.At)
	return true
}

// answererOf returns the player whose move each answer to the table's own question is, but the last, which makes none; or
// [rules.NoPlayer].
func answererOf(t *Board) int {
	who := rules.NoPlayer
	for i, c := range t.Choices {
		player, acts := c.Move.Actor()
		switch {
		case c.Move.Kind == rules.NoMove && i == len(t.Choices)-1:
		case !acts || who != rules.NoPlayer && who != player:
			return rules.NoPlayer
		default:
			who = player
		}
	}
	return who
}

// saysWho begins a question with the name of the player who answers, where two sit at the table and it does not name that player. One who sits
// alone at this desk is you.
func saysWho(t *Board, g *app.App, v *layout.View) {
	if t.Partner != nil && v.PromptPlayer == t.OwnPlayer() {
		return
	}
	asks, two := t.State.Asks(), t.Book.Seats() || inTurns(t, g)
	if two && asks != nil && asks.Task == rules.TaskAttempt && v.PromptPlayer == rules.NoPlayer && !t.AsksBack() && t.State.Attempt.Team == 1<<rules.NumPlayers-1 {
		v.Prompt = "Both act. " + v.Prompt
		return
	}
	asked := len(v.Options) > 0 || asks != nil && asks.Task != rules.TaskActions
	if v.PromptPlayer == rules.NoPlayer || !asked || t.Warning() != "" || !two {
		return
	}
	name := t.seat(v.PromptPlayer)
	if who := t.Book.PlayerName(&t.State, v.PromptPlayer); name != who && strings.HasPrefix(v.Prompt, who+": ") {
		v.Prompt = name + ", as " + v.Prompt
		return
	}
	if !strings.Contains(v.Prompt, name) && !strings.Contains(v.Prompt, rules.Capital(name)) {
		v.Prompt = name + ": " + v.Prompt
	}
}

// Offer fills the prompt line with the answers to the question of the rules.
func (t *Board) Offer() {
	t.buttons = buttons{}
	if t.Order.At != nil {
		t.Choices = orderChoices(t)
	} else {
		for _, m := range append(obstaclesAsked(t), t.Hand.Buttons()...) {
			c := choiceOf(t, t.Label(m), m)
			if m.Kind == rules.MoveLeave {
				c.Do = func(g *app.App) { t.Make(g, m) }
			}
			t.Choices = append(t.Choices, c)
		}
		say := "back out"
		if t.rerolls() {
			if say = "put back"; !t.picked() {
				t.Choices = append(t.Choices, Choice{Label: "reroll", Waits: true, Do: func(g *app.App) { t.Refuse(g, "First pick the dice to reroll, one or more.", "ability") }})
			}
		}
		if t.CanBackOut() {
			t.Choices = append(t.Choices, Choice{Label: say, Do: func(g *app.App) { backOut(t, g) }})
		}
	}
	for l := range All[answerer](t.Layers) {
		t.Choices = append(t.Choices, l.Answers(t)...)
	}
}

// picked reports whether the first answer rerolls the dice that were picked.
func (b *buttons) picked() bool {
	return len(b.Choices) > 0 && b.Choices[0].Move.Kind == rules.MoveEnough
}

// obstaclesAsked returns the answers that choose an obstacle in play. They are clicked on the table, where obstacles lie close together,
// and have buttons as well.
func obstaclesAsked(t *Board) (moves []rules.Move) {
	for _, ge := range t.Hand.Gestures {
		if ge.Move.Kind == rules.MoveCard && ge.Drop.Kind == layout.Obstacle {
			moves = append(moves, ge.Move)
		}
	}
	return moves
}

// CanFinish reports whether the actions step may be ended now.
func (t *Board) CanFinish() bool {
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	return slices.ContainsFunc(t.Hand.Gestures, func(g gesture.Gesture) bool { return g.Drop == done })
}

// TakenOrder is the label of the answer that confirms an order of the staged cards.
const TakenOrder = "keep this order"

// orderChoices returns the answers to an order that is legal: to confirm it, and to begin again. Where the cards lie as they lay, it
// returns the answer that keeps that order, if it is legal.
func orderChoices(t *Board) (leave []Choice) {
	for i := range t.Hand.Gestures {
		m := t.Hand.Gestures[i].Move
		if m.Kind == rules.MoveNo {
			leave = append(leave, choiceOf(t, t.Label(m), m))
		}
		if order := rules.Order(m); m.Kind == rules.MoveOrder && slices.Equal(order[:], t.Order.At) {
			return []Choice{
				choiceOf(t, TakenOrder, m),
				{Label: "as before", Do: func(*app.App) { t.Order.Begin(true); t.PutBack() }},
			}
		}
	}
	return leave
}
