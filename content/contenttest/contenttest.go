// Package contenttest gives tests the boards and cards that they play with, and what the game knows of its own cards, rules and
// lessons. Only tests import it. What cannot be read fails the test that asks for it.
package contenttest

import (
	"embed"
	"io/fs"
	"testing"

	"sixwinters/content"
)

// Folder holds the frozen cards that tests and golden records are played with. Changing a card of the game does not change them;
// regenerating the golden records copies the cards of the game here.
const Folder = "cards"

//go:embed cards/*.toml
var embedded embed.FS

// Cards returns the frozen boards and cards, for tests that are not about the cards of the game.
func Cards(t testing.TB) *content.Content { return read(t, Load) }

// Load returns the same without a test.
func Load() (*content.Content, error) {
	folder, err := fs.Sub(embedded, Folder)
	if err != nil {
		return nil, err
	}
	c, found := content.Read(folder)
	if len(found) > 0 {
		return nil, content.Error(found)
	}
	return c, nil
}

// GameCards returns the boards and cards of the game, for tests of what is on them.
func GameCards(t testing.TB) *content.Content { return read(t, content.Load) }

// LessonCards returns the frozen boards and cards that lessons are played with.
func LessonCards(t testing.TB) *content.Content {
	return read(t, func() (*content.Content, error) { return content.LoadLessonCards(GameCards(t)) })
}

// Reference is the game's reference.
func Reference(t testing.TB) *content.Reference { return read(t, content.LoadReference) }

// Lessons are the lessons of the game.
func Lessons(t testing.TB) []content.Lesson { return by(t, content.LoadLessons) }

// Tips are what is told when something is met for the first time.
func Tips(t testing.TB) []content.Tip { return by(t, content.LoadTips) }

// read reads something.
func read[T any](t testing.TB, load func() (T, error)) T {
	t.Helper()
	what, err := load()
	if err != nil {
		t.Fatal(err)
	}
	return what
}

// by reads what names rules of the reference.
func by[T any](t testing.TB, load func(*content.Reference) (T, error)) T {
	t.Helper()
	return read(t, func() (T, error) { return load(Reference(t)) })
}
