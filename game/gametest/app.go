package gametest

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"sync"
	"testing"

	"sixwinters/content/contenttest"
	"sixwinters/game/app"
	"sixwinters/game/motion"
	"sixwinters/game/teach"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/settings"
)

// Begin is the program with what comes with the game, at the scene it begins with. Whoever tests it says how.
var Begin func(b *app.Edition, o app.Options) (*app.App, error)

// The window that most tests play in, in pixels.
const WindowWidth, WindowHeight = 1280, 720

// sharedEdition returns one edition with the frozen cards for all tests.
var sharedEdition = sync.OnceValues(openEdition)

// Edition returns the edition that the tests share.
func Edition() (*app.Edition, error) { return sharedEdition() }

func openEdition() (*app.Edition, error) {
	cards, err := contenttest.Load()
	if err != nil {
		return nil, err
	}
	return app.EditionOf(cards)
}

// With returns the game with options, without a window; it shares what comes with the game with those of other tests. Nobody sees what it
// would draw.
func With(t testing.TB, o app.Options) *app.App {
	t.Helper()
	g, err := gameOf(o)
	if err != nil {
		t.Fatal(err)
	}
	g.Painter.Unseen = true
	return g
}

// gameOf is gameWith with an error instead of a failed test.
func gameOf(o app.Options) (*app.App, error) {
	b, err := sharedEdition()
	if err != nil {
		return nil, err
	}
	g, err := Begin(b, o)
	if err == nil {
		g.Settings.StepTurns = 0 // no step waits unless a test asks for it
	}
	return g, err
}

// editionUnchanged returns an error if the tests have changed what they share.
func editionUnchanged() error {
	shared, err := sharedEdition()
	if err != nil {
		return err
	}
	fresh, err := openEdition()
	if err != nil {
		return err
	}
	same := reflect.DeepEqual(shared.Book, fresh.Book) && reflect.DeepEqual(shared.Reference, fresh.Reference) && reflect.DeepEqual(shared.Tips, fresh.Tips) &&
		slices.EqualFunc(shared.Lessons, fresh.Lessons, func(a, b *teach.Lesson) bool { return reflect.DeepEqual(a.Lesson, b.Lesson) })
	if !same {
		return errors.New("a test has changed the cards, the reference, the lessons or the tips, which all tests share")
	}
	return nil
}

// Mirror returns what a mirror needs to know of the program to play lessons.
func Mirror(t testing.TB) *app.App {
	t.Helper()
	g := With(t, app.Options{Speed: motion.Off, Saves: t.TempDir()})
	g.Width, g.Height = WindowWidth, WindowHeight
	return g
}

// WithSettings returns the program with a file of settings of its own, which says something, without a window.
func WithSettings(t *testing.T, o app.Options, say string) *app.App {
	t.Helper()
	dir := t.TempDir()
	o.Settings, o.Saves = filepath.Join(dir, "settings.toml"), filepath.Join(dir, "campaigns")
	if say != "" {
		WriteText(t, o.Settings, say)
	}
	g := With(t, o)
	g.Width, g.Height = WindowWidth, WindowHeight
	return g
}

func WriteText(t *testing.T, file, say string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(say), 0o666); err != nil {
		t.Fatal(err)
	}
}

// InFile returns what the file of the settings says.
func InFile(t *testing.T, g *app.App) settings.Settings {
	t.Helper()
	s, err := settings.Read(g.File.Name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// InFolder returns the program with a folder of its own for campaigns, without a window.
func InFolder(t *testing.T) *app.App {
	t.Helper()
	g := With(t, app.Options{Saves: filepath.Join(t.TempDir(), "campaigns")})
	g.Width, g.Height = WindowWidth, WindowHeight
	return g
}

// PlayOut makes moves in a campaign, until enough are made or it is over.
func PlayOut(g *app.App, campaign *saves.Campaign, moves int, choose rules.Policy) error {
	for range moves {
		legal := g.Book.Moves(campaign.Now(), nil)
		if len(legal) == 0 {
			break
		}
		if err := campaign.Play(choose(g.Book, campaign.Now(), legal), nil); err != nil {
			return err
		}
	}
	return nil
}
