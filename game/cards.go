package game

import (
	"bufio"
	"fmt"
	"image"
	"image/png"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/saves"
)

// The size of a contact sheet and of a unit on it, in pixels.
const (
	contactWidth, contactHeight = 2480, 1640
	contactUnit                 = 1.0
)

// cards draws the fronts of all cards on contact sheets into a folder, and then ends the program. Copies of a card, which
// look alike, are shown once.
type cards struct {
	game   *Game
	folder string
	page   int
	faces  []render.Face // not drawn yet
}

func newCards(g *Game, folder string) *cards {
	return &cards{game: g, folder: folder, page: 1, faces: render.Faces(g.Book)}
}

// Layout returns the size of the sheets, whatever the size of the window.
func (c *cards) Layout(int, int) (int, int) { return app.FirstWidth, app.FirstHeight }

// Update is called between sheets.
func (c *cards) Update() error {
	if len(c.faces) == 0 {
		return ebiten.Termination
	}
	return nil
}

// Draw draws the next sheet. A failure ends the program after it.
func (c *cards) Draw(*ebiten.Image) {
	if len(c.faces) == 0 {
		return
	}
	screen := ebiten.NewImage(contactWidth, contactHeight)
	defer screen.Deallocate()
	n := c.game.Painter.Sheet(screen, c.faces, contactUnit)
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	if err := writeSheet(filepath.Join(c.folder, fmt.Sprintf("cards-%02d.png", c.page)), picture); err != nil {
		c.game.failure = fmt.Errorf("sheet %d of the cards could not be made: %w", c.page, err)
		n = len(c.faces)
	}
	c.faces, c.page = c.faces[n:], c.page+1
}

// writeSheet writes a picture into a file, and makes its folder if there is none.
func writeSheet(name string, picture image.Image) error {
	return saves.Export(name, func(to *bufio.Writer) error { return png.Encode(to, picture) })
}
