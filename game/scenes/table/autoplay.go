package table

import (
	"errors"
	"fmt"

	"sixwinters/game/app"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Autoplay makes random legal moves in one campaign and takes some back. It shows the game, and tests that it can be stopped at any
// moment without loss.
type Autoplay struct {
	campaign *saves.Campaign
	choose   rules.Policy
	played   int
	back     int // moves still to be taken back
}

// How many moves autoplay makes for each that it takes back, and how many it takes back when the campaign is over.
const (
	forth      = 8
	backAtLast = 50
)

// movesAtOnce is how many moves autoplay makes in a tick, if they need not be shown one by one.
const movesAtOnce = 20

// Play makes the next moves if the table waits for them, and prints the fingerprint of each table once it is on the disk. It returns
// false once the campaign has been left: the players play any other one themselves.
func (a *Autoplay) Play(g *app.App) bool {
	t, ok := g.Scene.(*table)
	if a.campaign == nil { // the desk is still on its way to its table
		if !ok || t.Board.Partner == nil {
			return true
		}
		a.campaign = t.Board.Campaign
	}
	if !ok || t.Board.Campaign != a.campaign {
		return false
	}
	if g.Width > 0 {
		for range movesAtOnce {
			a.playOne(g, t)
		}
	}
	return true
}

func (a *Autoplay) playOne(g *app.App, t *table) {
	t.Board.Dialog = nil // nobody reads the sheets
	if t.Board.Beats.Playing() {
		return
	}
	if t.Board.Partner != nil {
		a.playSeat(g, t)
		return
	}
	t.Pages.ReadPage(&t.Board)
	legal := t.Board.Book.Moves(&t.Board.State, nil)
	switch a.played++; {
	case len(legal) == 0:
		a.back = backAtLast
	case a.played%(forth+1) == 0 && a.back == 0:
		a.back = 1
	}
	if a.back > 0 && t.Board.CanTakeBack() {
		a.back--
		t.Board.TakeBack(g)
	} else {
		t.Board.Play(g, a.choose(t.Board.Book, &t.Board.State, legal))
	}
	if t.Board.Campaign.Trouble() == nil {
		fmt.Println(t.Board.Book.Print(t.Board.Campaign.Now()))
	}
	g.Redraw()
}

// playSeat makes a move of this desk's seat at a shared table, if it has one and nothing is on its way. It takes nothing back: that would ask the
// other desk.
func (a *Autoplay) playSeat(g *app.App, t *table) {
	b := &t.Board
	if !b.Partner.Up() || b.Partner.Waits() || b.Partner.Queued() > 0 {
		return
	}
	seat := b.Partner.Link.Seat
	var mine []rules.Move
	for _, m := range b.Book.Moves(&b.State, nil) {
		_, err := b.Campaign.TryShared(seat, b.Book.Notation(&b.State, m))
		if err == nil || errors.Is(err, saves.ErrNotReady) && !b.Campaign.ReadySeat(seat) {
			mine = append(mine, m)
		}
	}
	if len(mine) > 0 {
		b.Play(g, a.choose(b.Book, &b.State, mine))
		g.Redraw()
	}
}

// NewAutoplay plays a campaign by random legal moves with a seed; nil is that of the shared table that the desk joins.
func NewAutoplay(seed uint64, campaign *saves.Campaign) *Autoplay {
	return &Autoplay{campaign: campaign, choose: rules.RandomPolicy(seed)}
}
