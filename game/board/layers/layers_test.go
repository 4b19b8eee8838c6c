// Package layers_test tests each layer alone over a board. One program tests them all: to link one for each would take longer than
// its tests.
package layers_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/lesson"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/speech"
)

// scene is a table without a window that has only the layers under test over what every table has.
type scene struct {
	app.BaseScene
	Board board.Board
}

func (u *scene) Update(g *app.App) (stale bool, err error) { return u.Board.Update(g) }
func (u *scene) Draw(g *app.App, screen *ebiten.Image)     { u.Board.Paint(g, screen) }
func (u *scene) Spoken(g *app.App) speech.Words            { return u.Board.Spoken(g) }
func (u *scene) Played() *saves.Campaign                   { return u.Board.Campaign }

// played returns a campaign that nobody keeps, after a number of moves that a player chooses at random.
func played(t *testing.T, moves int) *saves.Campaign {
	t.Helper()
	edition, err := gametest.Edition()
	if err != nil {
		t.Fatal(err)
	}
	c, choose := saves.Scratch(edition.Book, rules.Options{Seed: 7}), rules.RandomPolicy(7)
	for range moves {
		if err := c.Play(choose(edition.Book, c.Now(), edition.Book.Moves(c.Now(), nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// under returns the program at the table of a campaign under some layers, without motion. One of them may be its guide.
func under(t *testing.T, c *saves.Campaign, layers ...board.Layer) (*app.App, *board.Board) {
	t.Helper()
	edition, err := gametest.Edition()
	if err != nil {
		t.Fatal(err)
	}
	g, err := edition.NewApp(app.Options{Saves: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	g.Painter.Unseen, g.Width, g.Height = true, gametest.WindowWidth, gametest.WindowHeight
	g.Settings.StepTurns = 0
	u := &scene{}
	b := &u.Board
	var guide board.Guide = &lesson.Tutor{}
	for l := range board.All[board.Guide](layers) {
		guide = l
	}
	b.Begin(c.Book(), c, guide)
	b.Speed, b.OwnPace = motion.Off, true
	b.Layers = append(append(board.Stack{board.SheetLayer{}}, layers...),
		board.ShowingLayer{}, board.AskingLayer{}, board.KeepingLayer{}, board.FocusingLayer{}, board.Surface{})
	b.Retell(&b.Story)
	b.Show(g)
	g.Show(u)
	gametest.Tick(t, g)
	return g, b
}

// saysAll returns all that is said of what lies in the window.
func saysAll(g *app.App) string {
	words := app.Spoken(g)
	return strings.Join(words.All(), " ")
}
