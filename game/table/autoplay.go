package table

import (
	"fmt"

	"sixwinters/game/app"
	"sixwinters/rules"
)

// Autoplay makes random legal moves and takes some back. It shows the game, and tests that it can be stopped at any moment
// without loss.
type Autoplay struct {
	choose rules.Policy
	played int
	back   int // moves still to be taken back
}

// How many moves autoplay makes for each that it takes back, and how many it takes back when the campaign is over.
const (
	forth      = 8
	backAtLast = 50
)

// movesAtOnce is how many moves autoplay makes in a tick, if they need not be shown one by one.
const movesAtOnce = 20

// Play makes the next moves if the table waits for them, and prints the fingerprint of each table once it is on the disk.
func (a *Autoplay) Play(g *app.App) {
	for range movesAtOnce {
		a.playOne(g)
	}
}

func (a *Autoplay) playOne(g *app.App) {
	t, ok := g.Scene.(*table)
	if !ok || g.Width == 0 {
		return
	}
	t.Dialog = nil // nobody reads the sheets
	if t.Beats.Playing() {
		return
	}
	t.ReadPage()
	legal := t.Book.Moves(&t.State, nil)
	switch a.played++; {
	case len(legal) == 0:
		a.back = backAtLast
	case a.played%(forth+1) == 0 && a.back == 0:
		a.back = 1
	}
	if a.back > 0 && t.CanTakeBack() {
		a.back--
		t.TakeBack(g)
	} else {
		t.Play(g, a.choose(t.Book, &t.State, legal))
	}
	if t.Campaign.Trouble() == nil {
		fmt.Println(t.Book.Print(t.Campaign.Now()))
	}
	g.Redraw()
}

// NewAutoplay plays by random legal moves with a seed.
func NewAutoplay(seed uint64) *Autoplay { return &Autoplay{choose: rules.RandomPolicy(seed)} }
