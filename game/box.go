package game

import (
	"fmt"

	"sixwinters/content"
	"sixwinters/game/teach"
	"sixwinters/rules"
)

// box is what comes with the game: its cards with their rules, the reference, the lessons and the tips. Nothing changes it, and games
// may share it.
type box struct {
	book      *rules.Rulebook
	reference *content.Reference
	lessons   []*teach.Lesson
	tips      []content.Tip
}

// openBox reads all of it from the game's own files.
func openBox() (*box, error) {
	cards, err := content.Load()
	if err != nil {
		return nil, fmt.Errorf("the cards of the game are broken:\n%w", err)
	}
	b := &box{book: rules.New(cards)}
	if b.reference, err = content.LoadReference(); err != nil {
		return nil, fmt.Errorf("the rules of the game are broken:\n%w", err)
	}
	if b.lessons, err = loadLessons(b.book, b.reference); err != nil {
		return nil, err
	}
	if b.tips, err = loadTips(b.reference, b.lessons); err != nil {
		return nil, fmt.Errorf("the tips of the game are broken:\n%w", err)
	}
	return b, nil
}
