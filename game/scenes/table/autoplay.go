package table

import (
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

// NewAutoplay plays a campaign by random legal moves with a seed.
func NewAutoplay(seed uint64, campaign *saves.Campaign) *Autoplay {
	return &Autoplay{campaign: campaign, choose: rules.RandomPolicy(seed)}
}
