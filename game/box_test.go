package game

import (
	"errors"
	"reflect"
	"slices"
	"sync"
	"testing"

	"sixwinters/game/teach"
)

// sharedBox reads what comes with the game once for all tests.
var sharedBox = sync.OnceValues(openBox)

// gameWith is the game with options, without a window; it shares what comes with the game with those of other tests.
func gameWith(t testing.TB, o Options) *Game {
	t.Helper()
	b, err := sharedBox()
	if err != nil {
		t.Fatal(err)
	}
	g, err := b.newGame(o)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// boxUnchanged returns an error if the tests have changed what they share.
func boxUnchanged() error {
	shared, err := sharedBox()
	if err != nil {
		return err
	}
	fresh, err := openBox()
	if err != nil {
		return err
	}
	same := reflect.DeepEqual(shared.book, fresh.book) && reflect.DeepEqual(shared.reference, fresh.reference) && reflect.DeepEqual(shared.tips, fresh.tips) &&
		slices.EqualFunc(shared.lessons, fresh.lessons, func(a, b *teach.Lesson) bool { return reflect.DeepEqual(a.Lesson, b.Lesson) })
	if !same {
		return errors.New("a test has changed the cards, the reference, the lessons or the tips, which all tests share")
	}
	return nil
}
