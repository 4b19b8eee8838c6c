// Package contenttest gives tests what the game knows of its boards, cards, rules and lessons, read from its own files. Only
// tests import it. What cannot be read fails the test that asks for it.
package contenttest

import (
	"testing"

	"sixwinters/content"
)

// Cards are the boards and cards of the game.
func Cards(t testing.TB) *content.Content { return read(t, content.Load) }

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
