package game

import (
	"fmt"

	"sixwinters/rules"
)

// autoplay plays in the players' place, by random legal moves, and takes some back: a way to watch the game, and to see
// that it can be stopped at any moment without loss.
type autoplay struct {
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

// play makes the next moves if the table waits for them, and prints the fingerprint of each table once it is on the disk.
func (a *autoplay) play(g *Game) {
	for range movesAtOnce {
		a.playOne(g)
	}
}

func (a *autoplay) playOne(g *Game) {
	t, ok := g.scene.(*table)
	if !ok || g.width == 0 {
		return
	}
	t.dialog = nil // nobody reads the sheets
	if t.beats.playing() {
		return
	}
	t.page = t.pageNow()
	legal := t.book.Moves(&t.state, nil)
	switch a.played++; {
	case len(legal) == 0:
		a.back = backAtLast
	case a.played%(forth+1) == 0 && a.back == 0:
		a.back = 1
	}
	if a.back > 0 && t.canTakeBack() {
		a.back--
		t.takeBack(g)
	} else {
		t.play(g, a.choose(t.book, &t.state, legal))
	}
	if t.campaign.Trouble() == nil {
		fmt.Println(t.campaign.Now().Print())
	}
	g.disturb()
}
