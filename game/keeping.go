package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
)

// retryAfter is the time between attempts to write a campaign after a failure.
const retryAfter = 5 * time.Second

// keeping is the care for the campaign that is played, whatever lies over it and whether or not the window is in use.
type keeping struct {
	next   time.Time           // of the next attempt to write; zero if there is nothing to try
	wakeIn func(time.Duration) // wakes the window after a while; nil: as Ebitengine does
}

// keep tells what has become of the file of the game that is played, and tries again to write what could not be written. It wakes the window for the next
// attempt: at rest nothing else would.
func (g *Game) keep(now time.Time) {
	c := g.Kept()
	if c == nil {
		return
	}
	switch {
	case c.Trouble() == nil:
		g.keeping.next = time.Time{}
	case g.keeping.next.IsZero(): // the last move was the first attempt
		g.keeping.tryIn(now)
	case !now.Before(g.keeping.next):
		if c.Retry(); c.Trouble() != nil {
			g.keeping.tryIn(now)
		}
		g.Redraw()
	}
	app.Tell(g.App, c.News())
}

// tryIn has the next attempt made in a while.
func (k *keeping) tryIn(now time.Time) {
	k.next = now.Add(retryAfter)
	if k.wakeIn != nil {
		k.wakeIn(retryAfter)
		return
	}
	time.AfterFunc(retryAfter, ebiten.ScheduleFrame)
}
