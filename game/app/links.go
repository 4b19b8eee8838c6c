package app

import (
	"sixwinters/game/words"
	"sixwinters/together"
)

// TakeLink sits down at the table of a link that the system has handed over, unless a game is played or looked at.
func (g *App) TakeLink(text string) {
	link, err := together.ReadLink(text)
	switch {
	case err != nil:
		g.Notice = words.Sentence(err)
	case g.Kept() != nil:
		g.Notice = "You play a game. Quit to the title, then open the link again."
	default:
		if err := g.Routes.Join(g, link); err != nil {
			g.Notice = words.Sentence(err)
		}
	}
	g.Redraw()
}
