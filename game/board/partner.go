package board

import (
	"errors"
	"fmt"
	"strings"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/game/menu"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/sound"
	"sixwinters/together"
)

// Two desks may play one campaign. The table then proposes each move to the server, and shows it once the server has taken it, like the
// moves of the other desk. A move that arrives while a hand holds something or a sheet is open waits.

// Partnering is the other desk.
type Partnering struct {
	Partner *together.Desk // nil: the campaign is played at this desk alone
	waiting bool           // moves of the other desk wait until the hand is free
	rest    []rules.Move   // of this desk, to be made after the one that the server is asked to take
	theirs  gesture.Hand   // what the other desk can do

	beckoned layout.Target // what the other desk points at; none for nothing
}

// WithPartner has the table played with another desk, from the campaign as it is now.
func (t *Board) WithPartner(g *app.App, d *together.Desk) {
	t.Partner = d
	d.ForgetLines()
	if consentAsked(t) {
		t.Dialog = newConsent(t)
	}
	d.Notify(g.Waker())
	t.Ready(g)
}

// consentAsked reports whether the other desk asks this one to agree to an undo. Who only watches is not asked.
func consentAsked(t *Board) bool {
	return t.Partner != nil && t.Partner.Link.Seat != together.Watching && t.Campaign.Asking() == t.Partner.Other()
}

// divideSeats leaves in the hand what this desk may do, and notes what is for the other one.
func divideSeats(t *Board) {
	t.theirs = t.Hand.Split(func(m rules.Move) bool { return t.Campaign.Answers(t.Partner.Link.Seat, m) })
}

// OwnPlayer returns the player whose character this desk of two moves, or [rules.NoPlayer] if it moves both or none, or there is no other desk.
func (t *Board) OwnPlayer() int {
	own := rules.NoPlayer
	for p := range t.State.Players {
		switch {
		case t.Partner == nil || !t.Campaign.MayPlay(t.Partner.Link.Seat, p):
		case own != rules.NoPlayer:
			return rules.NoPlayer
		default:
			own = p
		}
	}
	return own
}

// notYourSeat refuses what only the other desk can pick up, drop there or click, and reports whether it did.
func notYourSeat(t *Board, g *app.App, held []layout.Target, on layout.Target) bool {
	d := t.Partner
	complete, more := t.theirs.Put(held, on)
	onMat := on.Kind == layout.Die && on.Place.Spot == rules.OnMat && !t.Campaign.MayPlay(d.Link.Seat, int(on.Place.N))
	if len(complete)+len(more) == 0 && (len(held) > 0 || !onMat && !t.theirs.CanTake(nil, on)) {
		return false
	}
	if d.Link.Seat == together.Watching {
		t.Refuse(g, "You watch: only the two desks can move.", "")
		return true
	}
	other := d.Other()
	say := "This is for " + d.Name(other) + " to do."
	if !d.There(other) && d.Up() {
		say += " To play for " + d.Name(other) + " too, choose The other desk in the menu."
	}
	t.Refuse(g, say, "")
	return true
}

// viewed reports whether nothing can be played here.
func viewed(t *Board) bool {
	return t.Campaign.ReadOnly() || t.Campaign.Table() != nil && (t.Partner == nil || t.Partner.Link.Seat == together.Watching)
}

// propose has a line taken by the server. What becomes of it is shown when the server has answered.
func propose(t *Board, g *app.App, line string) {
	switch err := t.Partner.Propose(line); {
	case errors.Is(err, saves.ErrAsk):
		if err := t.Partner.Propose(saves.AskLine); err != nil {
			refuseFor(t, g, err)
			return
		}
		t.Refuse(g, t.Partner.Name(t.Partner.Other())+" is asked to agree to this undo.", "")
	case errors.Is(err, saves.ErrNotReady):
		readyForDone(t, g)
	case err != nil:
		refuseFor(t, g, err)
	default:
		t.LetGo()
	}
}

// readyForDone says that this desk is ready for the end of the actions.
func readyForDone(t *Board, g *app.App) {
	other := t.Partner.Name(t.Partner.Other())
	if t.Campaign.ReadySeat(t.Partner.Link.Seat) {
		t.Refuse(g, "You are ready. The actions end once "+other+" is ready too.", "actions")
		return
	}
	if err := t.Partner.Propose(saves.ReadyLine); err != nil {
		refuseFor(t, g, err)
		return
	}
	t.Refuse(g, "You are ready now. The actions end once "+other+" is ready too.", "actions")
}

// PartnerSays returns what the prompt line says of the other desk, or "".
func (t *Board) PartnerSays() string {
	if t.Partner == nil {
		return ""
	}
	d, seat := t.Partner, t.Partner.Link.Seat
	other := d.Other()
	switch {
	case seat == together.Watching:
		return "You watch."
	case t.waiting:
		return d.Name(other) + " has moved."
	case d.Alone():
		return "The server is away: you go on alone."
	case d.Waits():
		return "On its way."
	case !d.Up():
		return "The server is away. The game tries again by itself."
	case t.Campaign.AwayFor(seat) != 0:
		return d.Name(t.Campaign.AwayFor(seat)) + " plays for you."
	case t.Campaign.AwayFor(other) != 0:
		return "You play for " + d.Name(other) + " too."
	case consentAsked(t):
		return d.Name(other) + " asks to undo the last move."
	case t.Campaign.Asking() == seat:
		return d.Name(other) + " is asked to agree to your undo."
	case t.Campaign.ReadySeat(seat):
		return "You are ready. " + d.Name(other) + " is not ready yet."
	case t.Campaign.ReadySeat(other):
		return d.Name(other) + " is ready for Done."
	case !d.There(other):
		return d.Name(other) + " is not there."
	}
	return youAre(t)
}

// youAre says whom this desk plays, or nothing if it plays both.
func youAre(t *Board) string {
	p := t.OwnPlayer()
	if p == rules.NoPlayer {
		return ""
	}
	seat := t.Partner.Link.Seat
	switch none := t.State.Players[p].Character == content.NoCharacter; {
	case none && t.Campaign.Table().Seats[seat-1].Name == "":
		return "You play the " + []string{"first", "second"}[p] + " character."
	case none:
		return "You are " + t.Partner.Name(seat) + "."
	}
	return "You play " + t.Book.PlayerName(&t.State, p) + "."
}

// PartnerLayer shows what the other desk does.
type PartnerLayer struct{ Base }

// Tick takes what has happened, one move at a time, once nothing is being shown, held or asked.
func (PartnerLayer) Tick(t *Board, g *app.App) (stale, keeps bool) {
	if t.Partner == nil {
		return false, false
	}
	stale = t.Dialog.Stale()
	said := ""
	for {
		before := g.Notice
		busy := t.Beats.Playing() || len(t.Held) > 0 || t.Dialog != nil
		h, ok := t.Partner.Next(!busy)
		if !ok {
			waiting := t.Partner.Queued() > 0 && !t.Partner.Waits()
			stale = stale || waiting != t.waiting
			t.waiting = waiting
			return stale, false
		}
		stale = true
		if showHappening(t, g, &h); g.Notice != before { // nothing that is told in one tick hides what came before it
			if said != "" && !strings.HasSuffix(said, g.Notice) {
				g.Notice = said + " " + g.Notice
			}
			said = g.Notice
		}
	}
}

// Renew forgets what the other desk points at: the table is another one.
func (PartnerLayer) Renew(t *Board) { t.beckoned = layout.Target{} }

// Answers agrees to the undo that the other desk asks for, or not: its sheet may have been closed.
func (PartnerLayer) Answers(t *Board) []Choice {
	if !consentAsked(t) {
		return nil
	}
	line := func(text string) func(g *app.App) { return func(g *app.App) { propose(t, g, text) } }
	return []Choice{{Label: "agree to undo", Do: line(saves.AgreeLine)}, {Label: "don't undo", Do: line(saves.DeclineLine)}}
}

// Prompts says in the prompt line how it stands with the other desk.
func (PartnerLayer) Prompts(t *Board, _ *app.App, v *layout.View) bool {
	say := t.PartnerSays()
	if say == "" {
		return false
	}
	ask := v.Prompt
	if own := t.OwnPlayer(); own != rules.NoPlayer && say == youAre(t) { // it names this desk's player already
		ask = rules.Capital(strings.TrimPrefix(ask, t.Book.Who(own)+", "))
	}
	v.Prompt = say + " " + ask
	return false
}

// Awaits reports whether the server is asked to take a move of this desk.
func (t *Board) Awaits() bool { return t.Partner != nil && t.Partner.Waits() }

// showHappening shows what has happened at the table.
func showHappening(t *Board, g *app.App, h *together.Happening) {
	rest, began, put := t.rest, t.began, t.put
	if h.Story != nil || h.Failed || h.Rejoined() {
		t.rest, t.began = nil, gesture.Begun{}
	}
	switch {
	case h.Rejoined():
		t.Log.EndMove()
		t.Retell(&t.Story)
		t.Show(g)
		t.Dialog = newBranched(h.Say)
	case h.Failed:
		t.Refuse(g, h.Say, "")
	case h.Story == nil:
		if h.At != "" || h.Signal != "" && h.Say == "" {
			t.beckoned = readBeckon(h.At)
		}
		g.Notice = h.Say
	case h.Grew > 0: // a move, or one made again
		makeAndShow(t, g, func(story *rules.Story) error {
			story.Events, story.States = h.Story.Events, h.Story.States
			return nil
		})
		if h.Own {
			t.began = began
			laysDown(t, g, put)
			t.PlayAll(g, rest)
		} else {
			g.Hear(sound.Press, 0)
			g.Notice = t.Partner.Name(h.Seat) + " has moved."
			if m, _ := t.Campaign.Move(t.Campaign.Len() - 1); m.Kind == rules.MoveDone {
				g.Notice = t.Partner.Name(h.Seat) + " is ready too: the actions end."
			}
		}
	case h.Grew < 0:
		tookBack(t, g, h.Undone, &h.Before)
		if g.Notice = t.Partner.Name(h.Seat) + " takes the last move back."; h.Text == saves.AgreeLine {
			g.Notice = t.Partner.Name(h.Seat) + " agrees: the last move is taken back."
		}
	default:
		t.Ready(g)
		partnerLine(t, g, h)
	}
}

// partnerLine tells of a line that is no move.
func partnerLine(t *Board, g *app.App, h *together.Happening) {
	d := t.Partner
	switch {
	case h.Text == saves.AskLine && consentAsked(t):
		t.Dialog = newConsent(t)
	case h.Text == saves.AskLine && !h.Own:
		g.Notice = d.Name(h.Seat) + " asks to undo the last move."
	case h.Text == saves.DeclineLine:
		g.Notice = d.Name(h.Seat) + " does not agree to the undo."
	case h.Text == saves.ReadyLine && !h.Own:
		g.Notice = d.Name(h.Seat) + " is ready for Done."
	}
	for seat := 1; seat <= saves.NumSeats; seat++ {
		switch h.Text {
		case saves.Away(seat):
			g.Notice = fmt.Sprintf("%s plays for %s, who is away.", d.Name(h.Seat), d.Name(seat))
		case saves.Back(seat):
			g.Notice = d.Name(seat) + " is back at the table."
		}
	}
}

// newBranched says that the table goes on with what the other desk has played, and where what this one has played is kept.
func newBranched(say string) *app.Dialog {
	return &app.Dialog{Build: func(_ *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title("Two branches", 30)
		m.Text(say, app.SheetWidth)
		m.Text("You find it under All campaigns, and can play it alone.", app.SheetWidth)
		m.InFoot()
		m.Next("Back to the table", d.Press(nil))
	}}
}

// newConsent asks whether the other desk may take the last move back.
func newConsent(t *Board) *app.Dialog {
	return &app.Dialog{Build: func(_ *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title(t.Partner.Name(t.Partner.Other())+" asks to undo", 30)
		if n := t.Campaign.Len(); n > 0 {
			move, before := t.Campaign.Move(n - 1)
			m.Text(t.Book.Sentence(before, move), app.SheetWidth)
		}
		if t.Campaign.Revealed() {
			m.Text("This revealed hidden information; the log will say that it was taken back.", app.SheetWidth)
		}
		m.InFoot()
		m.Buttons(
			m.NewShort("A", "Agree", d.Does(func(g *app.App) { propose(t, g, saves.AgreeLine) })),
			m.NewShort("D", "Don't undo", d.Does(func(g *app.App) { propose(t, g, saves.DeclineLine) })),
		)
	}}
}

// NewPartnerSheet shows whose seat is whose, and what can be done about the other desk.
func (t *Board) NewPartnerSheet() *app.Dialog {
	says := func() string {
		d := t.Partner
		return fmt.Sprint(seatSays(t, 1), seatSays(t, 2), d.There(d.Other()), d.Up(), d.Alone())
	}
	return &app.Dialog{Says: says, Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		desk, seat, other := t.Partner, t.Partner.Link.Seat, t.Partner.Other()
		m.Title("Two desks, one table", 30)
		for s := 1; s <= saves.NumSeats; s++ {
			m.Text(seatSays(t, s), app.SheetWidth)
		}
		m.InFoot()
		line := func(text string) func() { return d.Does(func(g *app.App) { propose(t, g, text) }) }
		if seat != together.Watching {
			switch {
			case t.Campaign.AwayFor(seat) != 0:
				m.Button("Take your seat again", line(saves.Back(seat)))
			case t.Campaign.AwayFor(other) != 0:
				m.Button("Give "+desk.Name(other)+" the seat back", line(saves.Back(other)))
			case desk.There(other):
				m.Button("Play for "+desk.Name(other)+" too", line(saves.Away(other)))
			default:
				m.Button("Play for "+desk.Name(other)+", who is away", line(saves.Away(other)))
			}
			for _, link := range desk.Invites {
				m.Button(inviteSays(desk, link.Seat), d.Press(func(g *app.App) error {
					if err := app.Copy(link.String()); err != nil {
						return err
					}
					g.Notice = "Copied. Send it to nobody else."
					return nil
				}))
			}
			if !desk.Up() && !desk.Alone() {
				m.Button("Go on alone", d.Does(func(g *app.App) {
					if err := desk.GoAlone(); err != nil {
						refuseFor(t, g, err)
					}
				}))
			}
		}
		for i, phrase := range together.Phrases {
			m.Button(phrase, d.Does(func(g *app.App) {
				desk.Say(i)
				g.Notice = fmt.Sprintf("You: %q", phrase)
			}))
		}
		m.Next("Back to the table", d.Press(nil))
	}}
}

// inviteSays is on the button that copies the link of a seat.
func inviteSays(desk *together.Desk, seat int) string {
	if seat == together.Watching {
		return "Copy a link to watch"
	}
	return "Copy the link for " + desk.Name(seat)
}

// seatSays says who plays whom at a seat, and whether they are there.
func seatSays(t *Board, seat int) string {
	desk := t.Partner
	say := t.Campaign.Table().Plays(t.Book, &t.State, seat)
	switch {
	case seat == desk.Link.Seat:
		return say + ", at this desk."
	case desk.There(seat):
		return say + ", and is there."
	}
	return say + ", and is not there now."
}
