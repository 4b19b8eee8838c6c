package gametest

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/gif"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/draw"

	"sixwinters/game/app"
	"sixwinters/game/motion"
)

// filmFile asks for a moving picture of the game in place of tests: make film.
var filmFile = flag.String("film", "", "draw a moving picture of a turn into this GIF file, and test nothing")

// Film plays what the moving picture shows. It calls frame for each picture, with how long the picture stays, in hundredths of a second.
// Tests of scenes set it.
var Film func(g *app.App, frame func(hundredths int) error) error

// The size of the moving picture in pixels. The game is drawn at the size of [WindowWidth] and scaled down.
const filmWidth, filmHeight = 800, 450

// drawFilm draws the moving picture. It reads no settings, so that it is the same for everyone.
func drawFilm() error {
	if Film == nil {
		return errors.New("no scene of this package has a film")
	}
	g, err := gameOf(app.Options{Speed: motion.Normal})
	if err != nil {
		return err
	}
	g.Settings.Weather, g.Settings.Tips = false, false
	g.Width, g.Height = WindowWidth, WindowHeight
	g.Dress()
	f := &film{game: g}
	if err := ebiten.RunGame(f); err != nil {
		return err
	}
	if f.failure != nil {
		return f.failure
	}
	return f.write(*filmFile)
}

// film draws its pictures in the first frame of the window, and then ends the program.
type film struct {
	game    *app.App
	done    bool
	failure error

	pictures []*image.RGBA
	delays   []int // hundredths of a second
}

// Layout returns the size of the pictures.
func (f *film) Layout(int, int) (int, int) { return WindowWidth, WindowHeight }

// Update ends the program once everything is drawn.
func (f *film) Update() error {
	if f.done {
		return ebiten.Termination
	}
	return nil
}

// Draw draws all pictures.
func (f *film) Draw(*ebiten.Image) {
	if f.done {
		return
	}
	f.done = true
	canvas := ebiten.NewImage(WindowWidth, WindowHeight)
	defer canvas.Deallocate()
	f.failure = Film(f.game, func(hundredths int) error {
		canvas.Clear()
		f.game.Paint(canvas)
		drawn := image.NewRGBA(canvas.Bounds())
		canvas.ReadPixels(drawn.Pix)
		drawCursor(drawn, int(f.game.Pointer.X), int(f.game.Pointer.Y))
		small := image.NewRGBA(image.Rect(0, 0, filmWidth, filmHeight))
		draw.CatmullRom.Scale(small, small.Bounds(), drawn, drawn.Bounds(), draw.Src, nil)
		f.pictures, f.delays = append(f.pictures, small), append(f.delays, hundredths)
		return nil
	})
}

// write writes the GIF. After the first picture each holds only the pixels that differ from the last.
func (f *film) write(name string) error {
	if len(f.pictures) == 0 {
		return errors.New("the film has no pictures")
	}
	reduced := newReducer(f.pictures)
	out := &gif.GIF{Delay: f.delays}
	var last *image.Paletted
	for _, p := range f.pictures {
		now := reduced.picture(p)
		out.Image, out.Disposal = append(out.Image, reduced.changed(last, now)), append(out.Disposal, gif.DisposalNone)
		last = now
	}
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := errors.Join(gif.EncodeAll(file, out), file.Close()); err != nil {
		return fmt.Errorf("the film could not be written to %s: %w", name, err)
	}
	return nil
}

// cursor is the arrow of the mouse: x is black, o is white.
var cursor = []string{
	"xx",
	"xox",
	"xoox",
	"xooox",
	"xoooox",
	"xooooox",
	"xoooooox",
	"xooooooox",
	"xoooooooox",
	"xooooooooox",
	"xoooooxxxxxx",
	"xooxooox",
	"xox xooox",
	"xx  xooox",
	"x    xooox",
	"     xooox",
	"      xxx",
}

// cursorScale is how many pixels of the window a letter of [cursor] is wide and high.
const cursorScale = 2

// drawCursor draws the arrow of the mouse with its tip at a point. The system draws it in a window, so no picture of the game has it.
func drawCursor(on *image.RGBA, x, y int) {
	for down, line := range cursor {
		for across, letter := range line {
			shade := image.Black
			switch letter {
			case ' ':
				continue
			case 'o':
				shade = image.White
			}
			at := image.Pt(x+across*cursorScale, y+down*cursorScale)
			draw.Draw(on, image.Rectangle{Min: at, Max: at.Add(image.Pt(cursorScale, cursorScale))}, shade, image.Point{}, draw.Src)
		}
	}
}
