package board

import (
	"math/bits"
	"strings"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Two players at one desk may hand the mouse over. A [Desk] knows who has it; here the table lets that player act, and says
// whose turn it is.

// seat returns what the table calls a player: by name if both have one, or else by character.
func (p *Position) seat(player int) string {
	if p.Book.Seats() {
		return p.Book.Who(player)
	}
	return p.Book.PlayerName(&p.State, player)
}

// Handing reports whether players hand the mouse over now: in the actions step, outside attempts, with both in play.
func (t *Board) Handing(g *app.App) bool {
	return inTurns(t, g) && t.State.Attempt.Phase == rules.NoAttempt && t.CanFinish()
}

// inTurns reports whether one player acts after the other in this step.
func inTurns(t *Board, g *app.App) bool { return sharesMouse(t, g) && takesTurns(&t.State) }

// sharesMouse reports whether two players hand the mouse over in this campaign.
func sharesMouse(t *Board, g *app.App) bool {
	return g.Settings.HandOver && t.Campaign.Table() == nil && t.Campaign.Header.Companion == 0 && !t.Guide.Plays() && !t.Watched &&
		!words.PlaysAlone(t.Campaign.Header.Names())
}

// AtMouse returns what the table calls the player who has the mouse, where it is handed over; else "".
func (t *Board) AtMouse(g *app.App) string {
	if !t.Handing(g) {
		return ""
	}
	return t.seat(t.Desk.Player)
}

// HintFor returns the player that a hint is for, or [rules.NoPlayer] for both: where one acts after the other whoever has the
// mouse, takes a card, or attempts an obstacle alone. At a table of two desks it is for this desk's player.
func (t *Board) HintFor(g *app.App) int {
	asks := t.State.Asks()
	if t.Partner != nil && asks != nil && asks.Task == rules.TaskActions {
		return t.OwnPlayer()
	}
	switch team := t.State.Attempt.Team; {
	case !inTurns(t, g) || asks == nil:
		return rules.NoPlayer
	case t.Handing(g):
		return t.Desk.Player
	case asks.Task == rules.TaskTake:
		return int(asks.Player)
	case asks.Task == rules.TaskAttempt && team&(team-1) == 0:
		return bits.TrailingZeros8(team)
	}
	return rules.NoPlayer
}

// HandOver gives the mouse to the other player, and records that in the campaign.
func (t *Board) HandOver(g *app.App) {
	t.Desk.Pass(t.Campaign.Len())
	_ = t.Campaign.HandOver(t.Desk.Player) // of one that can only be looked at it need not be remembered
	t.Ready(g)
}

// HandsOver handles Done where the mouse is handed over: the other player acts or, if both have, it asks whether the step ends.
// It reports whether it did anything.
func (t *Board) HandsOver(g *app.App, m rules.Move) bool {
	if m.Kind != rules.MoveDone || !t.Handing(g) {
		return false
	}
	other := t.Desk.Other()
	switch {
	case !t.Desk.Acted[other]:
		t.LetGo()
		t.HandOver(g)
	case t.Desk.canGoOn(&t.State):
		question := "End the actions of both? " + diceOf(t, t.Desk.Player) + ", " + diceOf(t, other) + "."
		t.Ask("actions", strings.Join(append(finishable(t), question), " "),
			Choice{Label: "end the actions", Do: func(g *app.App) { t.Play(g, m) }},
			Choice{Label: "keep acting", Do: func(*app.App) { t.PutBack() }}, // with the digit that it has where nothing is handed over
			Choice{Label: "hand over to " + t.seat(other), Do: t.HandOver},
		)
	default:
		return false
	}
	return true
}

// diceOf tells how many action dice a player has left, and what else there is to do.
func diceOf(t *Board, player int) string {
	n := t.State.Players[player].Dice.Len()
	say := t.seat(player) + " has " + rules.HowMany(n, "die left", "dice left")
	if n == 0 {
		say = t.seat(player) + " has no dice left"
	}
	switch {
	case n > 0 || player == t.Desk.Player:
		return say
	case t.Desk.otherCan(rules.MovePlace):
		return say + " but can place an asset"
	}
	return say + " but can still do something"
}

// Announce shows whose turn at the mouse it is, once animations have ended. It reports whether it did.
func (t *Board) Announce() bool {
	if !t.Desk.Handed || t.Beats.Playing() {
		return false
	}
	t.Desk.Handed = false
	t.Dialog = NewHandedOver(t)
	return true
}

// EndHandingOver is on the button for who plays alone.
const EndHandingOver = "One plays both: stop handing over"

// NewHandedOver says whose turn at the mouse it is. If players have no names, it may be one person: it offers to stop handing
// over.
func NewHandedOver(t *Board) *app.Dialog {
	_, lies := proposal(t)
	return &app.Dialog{Comes: true, Stays: true, Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		s := &t.State
		m.Title("It is "+t.seat(t.Desk.Player)+"'s turn at the mouse", 30)
		m.Text(t.Book.PlayerName(s, t.Desk.Player)+" has "+
			rules.HowMany(s.Players[t.Desk.Player].Dice.Len(), "action die", "action dice")+
			". "+t.Desk.DoneSays(&t.State, " to "+t.seat(t.Desk.Other())), app.SheetWidth)
		if d := &t.Desk; d.Player == firstAt(s) && !d.Acted[d.Other()] {
			m.Text("The players take turns to begin: this turn "+t.seat(d.Player)+" does.", app.SheetWidth)
		}
		if lies {
			m.Text(t.seat(t.Desk.Other())+" proposes a move: it waits on the table.", app.SheetWidth)
		}
		if s.Year == 1 && s.Turn < 3 {
			m.Text(PlanningTogether(g), app.SheetWidth)
		}
		m.Next("Here I am", d.Press(nil))
		if len(t.Campaign.Header.Names()) == 0 {
			m.Lettered("O", m.Button(EndHandingOver, d.Does(func(g *app.App) {
				g.Settings.HandOver = false
				g.SaveSettings()
			})))
		}
	}}
}

// PlanningTogether says how two players show each other what they mean, and how both see the table from afar.
func PlanningTogether(g *app.App) string {
	k := &g.Keyboard
	say := []string{"Drag the other player's die to propose a move."}
	for _, is := range [...]struct{ command, does string }{
		{command.Point, " points at what you hover over."},
		{command.Pin, " keeps its card open."},
		{command.Sofa, " shows the table large, for the sofa."},
	} {
		if key := k.Key(is.command); key != "" {
			say = append(say, key+is.does)
		}
	}
	return k.Told(strings.Join(say, " "))
}

// deskPrompt addresses the prompt to the player at the mouse, or to the only one in an attempt.
func deskPrompt(t *Board, g *app.App, v *layout.View) {
	if v.PromptPlayer != rules.NoPlayer {
		return
	}
	v.PromptPlayer = t.HintFor(g)
	switch asks := t.State.Asks(); {
	case t.Handing(g):
		v.Prompt = deskActs(t)
	case t.Partner != nil && t.OwnPlayer() != rules.NoPlayer && asks != nil && asks.Task == rules.TaskActions && t.State.AloneInPlay() == rules.NoPlayer:
		v.Prompt = "Act with your dice in any order. The actions end once both of you have pressed Done."
	}
}

// deskActs says who has the mouse, and what Done does.
func deskActs(t *Board) string {
	return t.seat(t.Desk.Player) + " acts: any order, any number of dice. " + t.Desk.DoneSays(&t.State, "")
}

// deskActing returns the tip of the actions step if the mouse is handed over or not both characters are in play, or "".
func deskActing(t *Board, g *app.App) string {
	if s := &t.Shown; s.Phase == rules.Turns {
		if !s.AnyInPlay() {
			return "Nobody is in play: the rest of the year passes without actions."
		}
		if p := s.AloneInPlay(); p != rules.NoPlayer {
			return t.Book.PlayerName(s, p) + " acts alone, in any order. Done ends the actions."
		}
	}
	if !inTurns(t, g) {
		return ""
	}
	return "One player acts after the other, and Done hands over."
}

// notYours refuses what only the other player can pick up, drop there or click, and reports whether it did.
func notYours(t *Board, g *app.App, held []layout.Target, on layout.Target) bool {
	if t.Partner != nil {
		return notYourSeat(t, g, held, on)
	}
	if !t.Handing(g) {
		return false
	}
	theirs := t.Desk.Theirs(held, on)
	if theirs {
		say := "It is " + t.seat(t.Desk.Player) + "'s turn at the mouse. " + t.Desk.DoneSays(&t.State, "")
		if len(held) == 0 && t.Desk.others.CanTake(nil, on) {
			say += " Drag it to propose a move."
		}
		t.Refuse(g, say, "actions")
	}
	return theirs
}

// DoneWords returns the label of Done in the list of moves.
func (t *Board) DoneWords(g *app.App, say string) string {
	if t.Handing(g) && !t.Desk.Acted[t.Desk.Other()] {
		return "hand the mouse over to " + t.seat(t.Desk.Other())
	}
	return say
}

// SharingLayer is the mouse as it is handed over.
type SharingLayer struct{ Base }

// Tick keeps the tick in which the mouse is handed over.
func (SharingLayer) Tick(t *Board, _ *app.App) (stale, keeps bool) {
	handed := t.Announce()
	return handed, handed
}
