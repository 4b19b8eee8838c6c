package table

import (
	"math/bits"
	"strings"

	"sixwinters/game/app"
	"sixwinters/game/desk"
	"sixwinters/game/layer"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Two players at one desk may want to hand the mouse over: package desk knows who has it, and here the table lets that player act and
// says whose turn it is. Where one plays both characters there is nobody to hand it to.

// sharing is who has the mouse.
type sharing struct {
	layer.Base
	*board

	desk desk.Desk
}

// seat is who has the mouse, as the table calls them: a player by name where both have one, or else the character.
func (p *position) seat(player int) string {
	if p.book.Seats() {
		return p.book.Who(player)
	}
	return p.book.PlayerName(&p.state, player)
}

// handing reports whether the mouse is handed over now: in the actions step, between two attempts, with both in play.
func (d *sharing) handing(g *app.App) bool {
	return d.inTurns(g) && d.state.Attempt.Phase == rules.NoAttempt && d.asking.canFinish()
}

// inTurns reports whether one player acts after the other in this step.
func (d *sharing) inTurns(g *app.App) bool {
	return g.Settings.HandOver && !d.guide.plays() && d.laying.strip == nil && !words.PlaysAlone(d.keeping.campaign.Header.Names()) && desk.InTurns(&d.state)
}

// hintFor is the player that a hint is for, or [rules.NoPlayer] for both: where one acts after the other whoever has the mouse,
// takes a card, or attempts an obstacle alone.
func (d *sharing) hintFor(g *app.App) int {
	asks := d.state.Asks()
	switch team := d.state.Attempt.Team; {
	case !d.inTurns(g) || asks == nil:
		return rules.NoPlayer
	case d.handing(g):
		return d.desk.Player
	case asks.Task == rules.TaskTake:
		return int(asks.Player)
	case asks.Task == rules.TaskAttempt && team&(team-1) == 0:
		return bits.TrailingZeros8(team)
	}
	return rules.NoPlayer
}

// takeSeats gives the mouse to whoever begins a turn, and leaves in the hand what that player may do.
func (d *sharing) takeSeats(g *app.App) {
	if d.handing(g) {
		d.desk.Seat(&d.state, d.keeping.campaign, d.hands.hand)
	}
}

// handOver gives the mouse to the other player. The campaign remembers it, for whoever quits before the next move.
func (d *sharing) handOver(g *app.App) {
	d.desk.Pass()
	_ = d.keeping.campaign.HandOver(d.desk.Player) // of one that can only be looked at it need not be remembered
	d.ready(g)
}

// handsOver does what Done means where the mouse is handed over: the other player acts, or, if both have, the step ends or the
// other goes on. It reports whether it did anything.
func (d *sharing) handsOver(g *app.App, m rules.Move) bool {
	if m.Kind != rules.MoveDone || !d.handing(g) {
		return false
	}
	other := d.desk.Other()
	switch {
	case !d.desk.Acted[other]:
		d.hands.letGo()
		d.handOver(g)
	case d.desk.CanGoOn(&d.state):
		question := "End the actions of both? " + d.diceOf(d.desk.Player) + ", " + d.diceOf(other) + "."
		d.asking.ask("actions", strings.Join(append(d.asking.forNothing(), question), " "),
			choice{label: "end the actions", do: func(g *app.App) { d.keeping.play(g, m) }},
			choice{label: "hand over to " + d.seat(other), do: d.handOver},
			choice{label: "go on acting", do: func(*app.App) { d.hands.putBack() }},
		)
	default:
		return false
	}
	return true
}

// diceOf is how many action dice a player has left, and what else can be done without.
func (d *sharing) diceOf(player int) string {
	n := d.state.Players[player].Dice.Len()
	say := d.seat(player) + " has " + rules.HowMany(n, "die left", "dice left")
	if n == 0 {
		say = d.seat(player) + " has no dice left"
	}
	switch {
	case n > 0 || player == d.desk.Player:
		return say
	case d.desk.OtherCan(rules.MovePlace):
		return say + " but can place an asset"
	}
	return say + " but can still do something"
}

// announce shows whose turn at the mouse it is, once nothing moves any more.
func (d *sharing) announce() bool {
	if !d.desk.Handed || d.showing.beats.playing() {
		return false
	}
	d.desk.Handed = false
	d.sheets.dialog = newHandedOver(d)
	return true
}

// endHandingOver is on the button for who plays alone.
const endHandingOver = "One plays both: stop handing over"

// newHandedOver says whose turn at the mouse it is. If it is not known who plays, it also offers to stop handing over, since it may
// be one person: a campaign begun by -seed names nobody.
func newHandedOver(t *sharing) *dialog {
	return &dialog{build: func(_ *app.App, m *menu.Menu, d *dialog) {
		s := &t.state
		m.Title("It is "+t.seat(t.desk.Player)+"'s turn at the mouse", 30)
		m.Text(t.book.PlayerName(s, t.desk.Player)+" has "+rules.HowMany(s.Players[t.desk.Player].Dice.Len(), "action die", "action dice")+
			". "+t.desk.DoneSays(&t.state, " to "+t.seat(t.desk.Other())), sheetWidth)
		m.Next("Here I am", d.press(nil))
		if len(t.keeping.campaign.Header.Names()) == 0 {
			m.Lettered("O", m.Button(endHandingOver, d.does(func(g *app.App) {
				g.Settings.HandOver = false
				g.SaveSettings()
			})))
		}
	}}
}

// deskPrompt is what the prompt line says, and to whom, where the mouse is handed over; also an obstacle that one player attempts alone
// is that player's.
func (d *sharing) deskPrompt(g *app.App, v *layout.View) {
	if v.PromptPlayer != rules.NoPlayer {
		return
	}
	if v.PromptPlayer = d.hintFor(g); d.handing(g) {
		v.Prompt = d.deskActs()
	}
}

// deskActs says who has the mouse, and what Done does.
func (d *sharing) deskActs() string {
	return d.seat(d.desk.Player) + " acts: any order, any number of dice. " + d.desk.DoneSays(&d.state, "")
}

// deskActing is what the actions step says of itself where the mouse is handed over or not both characters are in play, whatever is
// in hand or asked; "" elsewhere.
func (d *sharing) deskActing(g *app.App) string {
	if s := &d.shown; s.Phase == rules.Turns {
		if !s.AnyInPlay() {
			return "Nobody is in play: the rest of the year passes without actions."
		}
		if p := s.AloneInPlay(); p != rules.NoPlayer {
			return d.book.PlayerName(s, p) + " acts alone, in any order. Done ends the actions."
		}
	}
	if !d.inTurns(g) {
		return ""
	}
	return "One player acts after the other, and Done hands over."
}

// notYours says that something is for the other player to pick up, put there or click, and reports whether that is so. It is
// asked about things that the player at the mouse can do nothing with.
func (d *sharing) notYours(g *app.App, held []layout.Target, on layout.Target) bool {
	if !d.handing(g) {
		return false
	}
	theirs := d.desk.Theirs(held, on)
	if theirs {
		d.refusing.refuse(g, "It is "+d.seat(d.desk.Player)+"'s turn at the mouse. "+d.desk.DoneSays(&d.state, ""), "actions")
	}
	return theirs
}

// doneWords is what Done does, as the list of moves says it.
func (d *sharing) doneWords(g *app.App, say string) string {
	if d.handing(g) && !d.desk.Acted[d.desk.Other()] {
		return "hand the mouse over to " + d.seat(d.desk.Other())
	}
	return say
}

// Tick keeps the tick in which the mouse is handed over.
func (d *sharing) Tick(*app.App) (stale, keeps bool) {
	handed := d.announce()
	return handed, handed
}
