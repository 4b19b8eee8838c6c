package table

import (
	"math/bits"
	"strings"

	"sixwinters/game/app"
	"sixwinters/game/desk"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Two players at one desk may want to hand the mouse over: package desk knows who has it, and here the table lets that player act and
// says whose turn it is. Where one plays both characters there is nobody to hand it to.

// seat is who has the mouse, as the table calls them: a player by name where both have one, or else the character.
func (t *table) seat(player int) string {
	if t.book.Seats() {
		return t.book.Who(player)
	}
	return t.book.PlayerName(&t.state, player)
}

// handing reports whether the mouse is handed over now: in the actions step, between two attempts, with both in play.
func (t *table) handing(g *app.App) bool {
	return t.inTurns(g) && t.state.Attempt.Phase == rules.NoAttempt && t.canFinish()
}

// inTurns reports whether one player acts after the other in this step.
func (t *table) inTurns(g *app.App) bool {
	return g.Settings.HandOver && t.lesson == nil && t.strip == nil && !words.PlaysAlone(t.campaign.Header.Names()) && desk.InTurns(&t.state)
}

// hintFor is the player that a hint is for, or [rules.NoPlayer] for both: where one acts after the other whoever has the mouse,
// takes a card, or attempts an obstacle alone.
func (t *table) hintFor(g *app.App) int {
	asks := t.state.Asks()
	switch team := t.state.Attempt.Team; {
	case !t.inTurns(g) || asks == nil:
		return rules.NoPlayer
	case t.handing(g):
		return t.desk.Player
	case asks.Task == rules.TaskTake:
		return int(asks.Player)
	case asks.Task == rules.TaskAttempt && team&(team-1) == 0:
		return bits.TrailingZeros8(team)
	}
	return rules.NoPlayer
}

// takeSeats gives the mouse to whoever begins a turn, and leaves in the hand what that player may do.
func (t *table) takeSeats(g *app.App) {
	if t.handing(g) {
		t.desk.Seat(&t.state, t.campaign, t.hand)
	}
}

// handOver gives the mouse to the other player. The campaign remembers it, for whoever quits before the next move.
func (t *table) handOver(g *app.App) {
	t.desk.Pass()
	_ = t.campaign.HandOver(t.desk.Player) // of one that can only be looked at it need not be remembered
	t.ready(g)
}

// handsOver does what Done means where the mouse is handed over: the other player acts, or, if both have, the step ends or the
// other goes on. It reports whether it did anything.
func (t *table) handsOver(g *app.App, m rules.Move) bool {
	if m.Kind != rules.MoveDone || !t.handing(g) {
		return false
	}
	other := t.desk.Other()
	switch {
	case !t.desk.Acted[other]:
		t.letGo()
		t.handOver(g)
	case t.desk.CanGoOn(&t.state):
		question := "End the actions of both? " + t.diceOf(t.desk.Player) + ", " + t.diceOf(other) + "."
		t.ask("actions", strings.Join(append(t.forNothing(), question), " "),
			choice{label: "end the actions", do: func(g *app.App) { t.play(g, m) }},
			choice{label: "hand over to " + t.seat(other), do: t.handOver},
			choice{label: "go on acting", do: func(*app.App) { t.putBack() }},
		)
	default:
		return false
	}
	return true
}

// diceOf is how many action dice a player has left, and what else can be done without.
func (t *table) diceOf(player int) string {
	n := t.state.Players[player].Dice.Len()
	say := t.seat(player) + " has " + rules.HowMany(n, "die left", "dice left")
	if n == 0 {
		say = t.seat(player) + " has no dice left"
	}
	switch {
	case n > 0 || player == t.desk.Player:
		return say
	case t.desk.OtherCan(rules.MovePlace):
		return say + " but can place an asset"
	}
	return say + " but can still do something"
}

// announce shows whose turn at the mouse it is, once nothing moves any more.
func (t *table) announce() bool {
	if !t.desk.Handed || t.beats.playing() {
		return false
	}
	t.desk.Handed = false
	t.dialog = newHandedOver(t)
	return true
}

// endHandingOver is on the button for who plays alone.
const endHandingOver = "One plays both: stop handing over"

// newHandedOver says whose turn at the mouse it is. If it is not known who plays, it also offers to stop handing over, since it may
// be one person: a campaign begun by -seed names nobody.
func newHandedOver(t *table) *dialog {
	return &dialog{build: func(_ *app.App, m *menu.Menu, d *dialog) {
		s := &t.state
		m.Title("It is "+t.seat(t.desk.Player)+"'s turn at the mouse", 30)
		m.Text(t.book.PlayerName(s, t.desk.Player)+" has "+rules.HowMany(s.Players[t.desk.Player].Dice.Len(), "action die", "action dice")+
			". "+t.desk.DoneSays(&t.state, " to "+t.seat(t.desk.Other())), sheetWidth)
		m.Next("Here I am", d.press(nil))
		if len(t.campaign.Header.Names()) == 0 {
			m.Lettered("O", m.Button(endHandingOver, d.does(func(g *app.App) {
				g.Settings.HandOver = false
				g.SaveSettings()
			})))
		}
	}}
}

// deskPrompt is what the prompt line says, and to whom, where the mouse is handed over; also an obstacle that one player attempts alone
// is that player's.
func (t *table) deskPrompt(g *app.App, v *layout.View) {
	if v.PromptPlayer != rules.NoPlayer {
		return
	}
	if v.PromptPlayer = t.hintFor(g); t.handing(g) {
		v.Prompt = t.deskActs()
	}
}

// deskActs says who has the mouse, and what Done does.
func (t *table) deskActs() string {
	return t.seat(t.desk.Player) + " acts: any order, any number of dice. " + t.desk.DoneSays(&t.state, "")
}

// deskActing is what the actions step says of itself where the mouse is handed over or not both characters are in play, whatever is
// in hand or asked; "" elsewhere.
func (t *table) deskActing(g *app.App) string {
	if s := &t.shown; s.Phase == rules.Turns {
		if !s.AnyInPlay() {
			return "Nobody is in play: the rest of the year passes without actions."
		}
		if p := s.AloneInPlay(); p != rules.NoPlayer {
			return t.book.PlayerName(s, p) + " acts alone, in any order. Done ends the actions."
		}
	}
	if !t.inTurns(g) {
		return ""
	}
	return "One player acts after the other, and Done hands over."
}

// notYours says that something is for the other player to pick up, put there or click, and reports whether that is so. It is
// asked about things that the player at the mouse can do nothing with.
func (t *table) notYours(g *app.App, held []layout.Target, on layout.Target) bool {
	if !t.handing(g) {
		return false
	}
	theirs := t.desk.Theirs(held, on)
	if theirs {
		t.refuse(g, "It is "+t.seat(t.desk.Player)+"'s turn at the mouse. "+t.desk.DoneSays(&t.state, ""), "actions")
	}
	return theirs
}

// doneWords is what Done does, as the list of moves says it.
func (t *table) doneWords(g *app.App, say string) string {
	if t.handing(g) && !t.desk.Acted[t.desk.Other()] {
		return "hand the mouse over to " + t.seat(t.desk.Other())
	}
	return say
}
