package gametest

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/settings"
)

// shotsFolder asks for pictures of the game in place of tests: make shots.
var shotsFolder = flag.String("shots", "", "draw pictures of the game into this folder, and test nothing")

// shotsOf is a pattern of how the names of the scenes begin that are drawn; "" is all.
var shotsOf = flag.String("of", "", "with -shots, draw only scenes whose names begin so, a regular expression")

// shotsScale and shotsTheme are the settings of the pictures of scenes that have none of their own.
var (
	shotsScale = flag.Int("text", settings.Default().Scale, "with -shots, the size of text in percent")
	shotsTheme = flag.String("theme", settings.Default().Theme, "with -shots, the theme, such as high-contrast")
)

// shotsDevice is what is used in the pictures of scenes that use nothing else.
var shotsDevice = flag.String("device", "desk", "with -shots, what the players use: desk, pad or touch")

// shotDevices are its values.
var shotDevices = map[string]input.Device{"desk": input.Desk, "pad": input.Pad, "touch": input.Touch}

// drawShots draws the pictures of scenes into a folder. They are the same for everybody: no settings are read.
func drawShots(scenes []Staged) error {
	g, err := gameOf(app.Options{})
	if err != nil {
		return err
	}
	g.Settings.Scale, g.Settings.Theme = *shotsScale, *shotsTheme
	g.Dress()
	if _, is := shotDevices[*shotsDevice]; !is {
		return fmt.Errorf("there is no device %q", *shotsDevice)
	}
	of, err := regexp.Compile("^(" + *shotsOf + ")")
	if err != nil {
		return err
	}
	s := newShots(g, *shotsFolder, scenes, of)
	if err := ebiten.RunGame(s); err != nil {
		return err
	}
	return s.failure
}

// shots draws pictures of named scenes at several sizes into a folder, and then ends the program.
type shots struct {
	game    *app.App
	folder  string
	todo    []shot
	failure error
}

// shot is one picture.
type shot struct {
	name          string
	width, height int
	// stage puts the scene on the game's stage.
	stage func(g *app.App) error
}

var shotSizes = []image.Point{{X: 1280, Y: 720}, {X: 1920, Y: 1080}, {X: 2560, Y: 1440}}

func newShots(g *app.App, folder string, scenes []Staged, of *regexp.Regexp) *shots {
	s := &shots{game: g, folder: folder}
	for _, size := range shotSizes {
		for _, scene := range scenes {
			if !of.MatchString(scene.Name) {
				continue
			}
			s.todo = append(s.todo, shot{scene.Name, size.X, size.Y, scene.Stage})
		}
	}
	return s
}

// Layout returns the size of the pictures, whatever the size of the window.
func (s *shots) Layout(int, int) (int, int) { return WindowWidth, WindowHeight }

// Update is called between pictures.
func (s *shots) Update() error {
	if len(s.todo) == 0 {
		return ebiten.Termination
	}
	return nil
}

// Draw draws the next picture. A failure ends the program after it.
func (s *shots) Draw(*ebiten.Image) {
	if len(s.todo) == 0 {
		return
	}
	next := s.todo[0]
	s.todo = s.todo[1:]
	if err := s.take(next); err != nil {
		s.failure = fmt.Errorf("the picture %q could not be made: %w", next.name, err)
		s.todo = nil
	}
}

func (s *shots) take(next shot) error {
	g := s.game
	g.Width, g.Height = next.width, next.height
	g.Pointer, g.Keyboard.Device = input.Pointer{}, shotDevices[*shotsDevice]
	g.Lens = app.Lens{}
	g.CloseSheet()
	if err := g.UseSkin(); err != nil { // no menu was open yet
		return err
	}
	usual := g.Settings // a scene may have others
	defer func() {
		g.Settings = usual
		g.Dress()
	}()
	if err := next.stage(g); err != nil {
		return err
	}
	canvas := ebiten.NewImage(next.width, next.height)
	defer canvas.Deallocate()
	// Widgets find their places while they are drawn, so they are drawn twice.
	for range 2 {
		if _, err := g.Tick(); err != nil {
			return err
		}
		g.Paint(canvas)
	}
	picture := image.NewRGBA(canvas.Bounds())
	canvas.ReadPixels(picture.Pix)
	return WritePNG(filepath.Join(s.folder, fmt.Sprintf("%s-%dx%d.png", next.name, next.width, next.height)), picture)
}

// Staged is a scene of the pictures.
type Staged struct {
	Name  string
	Stage func(g *app.App) error // puts the scene on the game's stage
}

// WritePNG writes a picture into a file, and makes its folder if there is none.
func WritePNG(name string, picture image.Image) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(file, picture), file.Close())
}

// Stage puts a scene on the stage.
func Stage(t *testing.T, g *app.App, scene Staged) {
	t.Helper()
	g.CloseSheet()
	if err := scene.Stage(g); err != nil {
		t.Fatalf("%s: %v", scene.Name, err)
	}
}

// Only returns those of some scenes that have these names.
func Only(scenes []Staged, names ...string) (all []Staged) {
	for _, s := range scenes {
		if slices.Contains(names, s.Name) {
			all = append(all, s)
		}
	}
	if len(all) != len(names) {
		panic(fmt.Sprintf("%d of the scenes %q are there", len(all), names))
	}
	return all
}

// ShotSeed is the campaign of the pictures.
const ShotSeed = 5
