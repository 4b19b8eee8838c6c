package app

import (
	"fmt"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/game/teach"
	"sixwinters/render"
	"sixwinters/rules"
)

// Edition is what comes with the game: its cards with their rules, the reference, the lessons and the tips. It never changes, and
// several Apps may share it.
type Edition struct {
	Book      *rules.Rulebook
	Reference *content.Reference
	Lessons   []*teach.Lesson
	Tips      []content.Tip
}

// OpenEdition reads the edition from embedded files, with boxes laid over its cards, which are folders or zip files.
func OpenEdition(over ...string) (*Edition, error) {
	cards, err := boxes.OpenAll(over...)
	if err != nil {
		return nil, fmt.Errorf("the game cannot be played with these cards:\n%w", err)
	}
	return EditionOf(cards)
}

// EditionOf is the edition with other cards than the game's, as tests do.
func EditionOf(cards *content.Content) (*Edition, error) {
	b := &Edition{Book: rules.New(cards)}
	var err error
	if b.Reference, err = content.LoadReference(); err != nil {
		return nil, fmt.Errorf("the rules of the game are broken:\n%w", err)
	}
	if b.Lessons, err = loadLessons(b.Book, b.Reference); err != nil {
		return nil, err
	}
	if b.Tips, err = loadTips(b.Reference, b.Lessons); err != nil {
		return nil, fmt.Errorf("the tips of the game are broken:\n%w", err)
	}
	return b, nil
}

// NewApp returns an App with what comes with the game. It has no routes and no scene yet. The error is a sentence for the player.
func (b *Edition) NewApp(o Options) (*App, error) {
	g := &App{Options: o, Book: b.Book, Reference: b.Reference, Lessons: b.Lessons, Tips: b.Tips}
	g.Library = NewLibrary(g)
	g.readSettings()
	var err error
	if g.Painter, err = render.NewPainter(); err != nil {
		return nil, err
	}
	if err := g.UseSkin(); err != nil {
		return nil, err
	}
	g.Dress()
	return g, nil
}

// loadLessons reads the lessons with their cards, and plays each to its end as a check.
func loadLessons(b *rules.Rulebook, r *content.Reference) ([]*teach.Lesson, error) {
	cards, err := content.LoadLessonCards(b.Content())
	if err != nil {
		return nil, fmt.Errorf("the cards of the lessons are broken:\n%w", err)
	}
	if cards != b.Content() {
		b = rules.New(cards)
	}
	written, err := content.LoadLessons(r)
	if err != nil {
		return nil, fmt.Errorf("the lessons of the game are broken:\n%w", err)
	}
	lessons, err := teach.Compile(b, written)
	if err != nil {
		return nil, fmt.Errorf("the lessons of the game are broken:\n%w", err)
	}
	return lessons, nil
}

// loadTips reads the tips and checks the lessons that they name.
func loadTips(r *content.Reference, lessons []*teach.Lesson) ([]content.Tip, error) {
	tips, err := content.LoadTips(r)
	if err != nil {
		return nil, err
	}
	return tips, teach.CheckTips(tips, lessons)
}
