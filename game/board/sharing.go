package board

import (
	"math/bits"
	"strings"

	"sixwinters/game/app"
	"sixwinters/game/desk"
	"sixwinters/game/layer"
	"sixwinters/game/menu"
	"sixwinters/game/sheet"
	"sixwinters/game/words"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Two players at one desk may hand the mouse over. Package desk knows who has it; here the table lets that player act, and says
// whose turn it is.

// Sharing is who has the mouse.
type Sharing struct {
	layer.Base
	*Position
	whole
	asking  *Asking
	guide   Guide
	hands   *Hands
	keeping *Keeping
	sheets  *sheet.Sheets
	showing *Showing

	Desk desk.Desk
}

// seat returns what the table calls a player: by name if both have one, or else by character.
func (p *Position) seat(player int) string {
	if p.Book.Seats() {
		return p.Book.Who(player)
	}
	return p.Book.PlayerName(&p.State, player)
}

// Handing reports whether players hand the mouse over now: in the actions step, outside attempts, with both in play.
func (d *Sharing) Handing(g *app.App) bool {
	return d.inTurns(g) && d.State.Attempt.Phase == rules.NoAttempt && d.asking.CanFinish()
}

// inTurns reports whether one player acts after the other in this step.
func (d *Sharing) inTurns(g *app.App) bool {
	return g.Settings.HandOver && d.keeping.Campaign.Header.Companion == 0 && !d.guide.Plays() && !d.Watched &&
		!words.PlaysAlone(d.keeping.Campaign.Header.Names()) && desk.InTurns(&d.State)
}

// HintFor returns the player that a hint is for, or [rules.NoPlayer] for both: where one acts after the other whoever has the
// mouse, takes a card, or attempts an obstacle alone.
func (d *Sharing) HintFor(g *app.App) int {
	asks := d.State.Asks()
	switch team := d.State.Attempt.Team; {
	case !d.inTurns(g) || asks == nil:
		return rules.NoPlayer
	case d.Handing(g):
		return d.Desk.Player
	case asks.Task == rules.TaskTake:
		return int(asks.Player)
	case asks.Task == rules.TaskAttempt && team&(team-1) == 0:
		return bits.TrailingZeros8(team)
	}
	return rules.NoPlayer
}

// HandOver gives the mouse to the other player, and records that in the campaign.
func (d *Sharing) HandOver(g *app.App) {
	d.Desk.Pass()
	_ = d.keeping.Campaign.HandOver(d.Desk.Player) // of one that can only be looked at it need not be remembered
	d.Ready(g)
}

// HandsOver handles Done where the mouse is handed over: the other player acts or, if both have, it asks whether the step ends.
// It reports whether it did anything.
func (d *Sharing) HandsOver(g *app.App, m rules.Move) bool {
	if m.Kind != rules.MoveDone || !d.Handing(g) {
		return false
	}
	other := d.Desk.Other()
	switch {
	case !d.Desk.Acted[other]:
		d.hands.LetGo()
		d.HandOver(g)
	case d.Desk.CanGoOn(&d.State):
		question := "End the actions of both? " + d.diceOf(d.Desk.Player) + ", " + d.diceOf(other) + "."
		d.asking.Ask("actions", strings.Join(append(d.asking.forNothing(), question), " "),
			Choice{Label: "end the actions", Do: func(g *app.App) { d.keeping.Play(g, m) }},
			Choice{Label: "hand over to " + d.seat(other), Do: d.HandOver},
			Choice{Label: "keep acting", Do: func(*app.App) { d.hands.PutBack() }},
		)
	default:
		return false
	}
	return true
}

// diceOf tells how many action dice a player has left, and what else there is to do.
func (d *Sharing) diceOf(player int) string {
	n := d.State.Players[player].Dice.Len()
	say := d.seat(player) + " has " + rules.HowMany(n, "die left", "dice left")
	if n == 0 {
		say = d.seat(player) + " has no dice left"
	}
	switch {
	case n > 0 || player == d.Desk.Player:
		return say
	case d.Desk.OtherCan(rules.MovePlace):
		return say + " but can place an asset"
	}
	return say + " but can still do something"
}

// Announce shows whose turn at the mouse it is, once animations have ended. It reports whether it did.
func (d *Sharing) Announce() bool {
	if !d.Desk.Handed || d.showing.Beats.Playing() {
		return false
	}
	d.Desk.Handed = false
	d.sheets.Dialog = NewHandedOver(d)
	return true
}

// EndHandingOver is on the button for who plays alone.
const EndHandingOver = "One plays both: stop handing over"

// NewHandedOver says whose turn at the mouse it is. If players have no names, it may be one person: it offers to stop handing
// over.
func NewHandedOver(t *Sharing) *sheet.Dialog {
	return &sheet.Dialog{Build: func(_ *app.App, m *menu.Menu, d *sheet.Dialog) {
		s := &t.State
		m.Title("It is "+t.seat(t.Desk.Player)+"'s turn at the mouse", 30)
		m.Text(t.Book.PlayerName(s, t.Desk.Player)+" has "+
			rules.HowMany(s.Players[t.Desk.Player].Dice.Len(), "action die", "action dice")+
			". "+t.Desk.DoneSays(&t.State, " to "+t.seat(t.Desk.Other())), sheet.Width)
		m.Next("Here I am", d.Press(nil))
		if len(t.keeping.Campaign.Header.Names()) == 0 {
			m.Lettered("O", m.Button(EndHandingOver, d.Does(func(g *app.App) {
				g.Settings.HandOver = false
				g.SaveSettings()
			})))
		}
	}}
}

// deskPrompt addresses the prompt to the player at the mouse, or to the only one in an attempt.
func (d *Sharing) deskPrompt(g *app.App, v *layout.View) {
	if v.PromptPlayer != rules.NoPlayer {
		return
	}
	if v.PromptPlayer = d.HintFor(g); d.Handing(g) {
		v.Prompt = d.deskActs()
	}
}

// deskActs says who has the mouse, and what Done does.
func (d *Sharing) deskActs() string {
	return d.seat(d.Desk.Player) + " acts: any order, any number of dice. " + d.Desk.DoneSays(&d.State, "")
}

// deskActing returns the tip of the actions step if the mouse is handed over or not both characters are in play, or "".
func (d *Sharing) deskActing(g *app.App) string {
	if s := &d.Shown; s.Phase == rules.Turns {
		if !s.AnyInPlay() {
			return "Nobody is in play: the rest of the year passes without actions."
		}
		if p := s.AloneInPlay(); p != rules.NoPlayer {
			return d.Book.PlayerName(s, p) + " acts alone, in any order. Done ends the actions."
		}
	}
	if !d.inTurns(g) {
		return ""
	}
	return "One player acts after the other, and Done hands over."
}

// notYours refuses what only the other player can pick up, drop there or click, and reports whether it did.
func (d *Sharing) notYours(g *app.App, held []layout.Target, on layout.Target) bool {
	if !d.Handing(g) {
		return false
	}
	theirs := d.Desk.Theirs(held, on)
	if theirs {
		d.Refuse(g, "It is "+d.seat(d.Desk.Player)+"'s turn at the mouse. "+d.Desk.DoneSays(&d.State, ""), "actions")
	}
	return theirs
}

// DoneWords returns the label of Done in the list of moves.
func (d *Sharing) DoneWords(g *app.App, say string) string {
	if d.Handing(g) && !d.Desk.Acted[d.Desk.Other()] {
		return "hand the mouse over to " + d.seat(d.Desk.Other())
	}
	return say
}

// Tick keeps the tick in which the mouse is handed over.
func (d *Sharing) Tick(*app.App) (stale, keeps bool) {
	handed := d.Announce()
	return handed, handed
}
