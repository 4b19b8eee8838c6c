package layout

import (
	"math"
	"slices"
	"testing"
)

// thing is what the notes of these tests are about, and nearby a note that lies to the right of it with room for its arrow.
var (
	thing  = Rect{X: 100, Y: 100, W: 40, H: 40}
	nearby = Rect{X: 170, Y: 90, W: 100, H: 60}
)

// Each term weighs what it is there for, and nothing else: of two places, or ways of an arrow, the one is as bad as the other for all
// other terms that say so.
func TestPlaceTerms(t *testing.T) {
	about := func(change func(by *beside)) *beside {
		by := &beside{about: []Rect{thing}, unit: 1}
		change(by)
		return by
	}
	on := Rect{X: 200, Y: 100, W: 20, H: 20} // lies under the note nearby
	for _, c := range []struct {
		term, what string
		by         *beside
		at         Rect
		want       float64
	}{
		{"far", "sixteen units to the right", about(func(*beside) {}), nearby.Move(16, 0), 10},
		{"far", "from another thing as well", about(func(by *beside) { by.about = append(by.about, Rect{X: 300, Y: 90, W: 10, H: 60}) }), nearby, 5},
		{"covers", "a note that lies on it", about(func(*beside) {}), Rect{X: 136, Y: 100, W: 100, H: 40}, noteCovers * 10 * 40},
		{"covers", "one on its rim", about(func(*beside) {}), Rect{X: 145, Y: 100, W: 100, H: 40}, noteCovers * 1 * 40},
		{"covers", "one too near for an arrow", about(func(*beside) {}), Rect{X: 150, Y: 100, W: 100, H: 40}, noteCramped},
		{"covers", "one with room for it", about(func(*beside) {}), nearby, 0},
		{"quiet", "the prompt line and the steps", about(func(by *beside) { by.quiet = []Rect{on, {X: 180, Y: 140, W: 10, H: 10}, {X: 500, W: 10, H: 10}} }), nearby, 2 * noteQuiet},
		{"quiet", "the prompt line in a lesson on a folded table", about(func(by *beside) { by.quiet, by.prompt = []Rect{on}, on }), nearby, noteQuiet + noteQuietest},
		{"legal", "all of a legal place", about(func(by *beside) { by.legal = []Rect{on} }), nearby, 2 * noteLegal},
		{"legal", "a quarter of one", about(func(by *beside) { by.legal = []Rect{on.Move(65, 0)} }), nearby, 1.25 * noteLegal},
		{"legal", "as long as it is read", about(func(by *beside) { by.legal, by.read = []Rect{on}, true }), nearby, 2 * noteLegalRead},
		{"legal", "where there is no other place", about(func(by *beside) { by.legal, by.kept = []Rect{on}, true }), nearby, 2 * noteLegalKept},
		{"hides", "a die", about(func(by *beside) { by.used = []used{{on, worth(Die)}} }), nearby, 40 * 20 * 20 / 1000.0},
		{"hides", "a die beside it", about(func(by *beside) { by.used = []used{{on.Move(0, 90), worth(Die)}} }), nearby, 0},
		{"arrow", "an answer on its way", about(func(by *beside) { by.arrow, by.answers = true, []Rect{{X: 150, W: 10, H: 400}} }), nearby, noteAnswers},
		{"arrow", "where there is none", about(func(by *beside) { by.answers = []Rect{{X: 150, W: 10, H: 400}} }), nearby, 0},
	} {
		plain := about(func(by *beside) { by.arrow = c.by.arrow })
		for _, term := range placeTerms {
			got := term.weigh(c.by, c.at)
			if term.name == "far" { // all places lie somewhere
				got -= term.weigh(plain, nearby)
			}
			switch {
			case term.name == c.term && math.Abs(got-c.want) > 1e-9:
				t.Errorf("%s: %s weighs %g, not %g", term.name, c.what, got, c.want)
			case term.name != c.term && term.name != "far" && got != 0:
				t.Errorf("%s: %s weighs %g besides", term.name, c.what, got)
			}
		}
	}
}

// Each term weighs of the way of an arrow what it is there for, and nothing else.
func TestWayTerms(t *testing.T) {
	straight := way{170, 120, 138, 120} // from a note to what it is about
	across, along := Rect{X: 150, Y: 100, W: 10, H: 40}, Rect{X: 140, Y: 115, W: 30, H: 10}
	for _, c := range []struct {
		term, what string
		by         beside
		want       float64
	}{
		{"crosses", "another thing that it is about", beside{about: []Rect{thing, across}}, noteCrosses},
		{"crosses", "one that lies on the first", beside{about: []Rect{thing, thing.Inset(4)}}, 0},
		{"portraits", "a portrait", beside{portraits: []Rect{across}}, notePortraits},
		{"names", "two names", beside{names: []Rect{across, along}}, 2 * noteNames},
		{"marks", "the mark at the corner of what it points to", beside{marks: []Rect{{X: 132, Y: 112, W: 12, H: 12}}}, noteMarks},
		{"answers", "an answer, and one beside it", beside{answers: []Rect{across, across.Move(0, 50)}}, noteAnswers},
		{"dives", "the prompt line", beside{under: []Rect{across}}, noteDives},
		{"legal", "a legal place", beside{legal: []Rect{across}}, noteStrikes},
		{"legal", "the one that it points to", beside{legal: []Rect{thing}}, 0},
		{"strikes out", "a line of text, across it", beside{texts: []Rect{across}}, noteCrossed * across.W},
		{"strikes out", "the same along it", beside{texts: []Rect{along}}, noteCrossed * along.W},
		{"veils", "a die that is read in a lesson", beside{dim: true, lit: []Rect{across}}, noteVeils},
		{"veils", "the same in a game", beside{lit: []Rect{across}}, 0},
	} {
		if c.by.unit = 1; c.by.about == nil {
			c.by.about = []Rect{thing}
		}
		for _, term := range wayTerms {
			switch got := term.weigh(&c.by, straight); {
			case term.name == c.term && math.Abs(got-c.want) > 1e-9:
				t.Errorf("%s: %s weighs %g, not %g", term.name, c.what, got, c.want)
			case term.name != c.term && got != 0:
				t.Errorf("%s: %s weighs %g besides", term.name, c.what, got)
			}
		}
	}
	lesson := beside{dim: true, about: []Rect{thing}, under: []Rect{across}, unit: 1}
	if got := lesson.goesUnder(straight); got != noteDivesIn {
		t.Errorf("in a lesson it weighs %g to go under the prompt line", got)
	}
}

// A lesson's note leads an arrow far only over what is in the light, and any other over all that lies between.
func TestLongArrowsOfLessons(t *testing.T) {
	far := way{170 + noteFar, 120, 138, 120}
	between := []Rect{{X: 200, Y: 100, W: 10, H: 40}}
	by := beside{about: []Rect{thing}, other: between, unit: 1}
	if short := (way{230, 120, 138, 120}); by.hides(short) || !by.hides(far) {
		t.Errorf("over what is in shade a short arrow hides something: %t, and a long one: %t", by.hides(short), by.hides(far))
	}
	if by.other = nil; by.hides(far) {
		t.Error("a long arrow over nothing hides something")
	}
}

// An arrow that would go through the name of an obstacle passes the last letter and ends on the same card, if there is room for that and
// it hides nothing there that is worse.
func TestArrowsPassNames(t *testing.T) {
	card, note := Rect{X: 100, Y: 100, W: 200, H: 80}, Rect{X: 50, Y: 230, W: 300, H: 30}
	name := Rect{X: 140, Y: 190, W: 160, H: 15}
	letters := name
	letters.W = 100
	through := func(by beside) bool {
		by.about, by.unit = []Rect{card}, 1
		w := by.pastLetters(note)
		if !card.Contains(w.toX, w.toY) || !note.Contains(w.fromX, w.fromY) {
			t.Errorf("the arrow leads from %.0f,%.0f to %.0f,%.0f", w.fromX, w.fromY, w.toX, w.toY)
		}
		return w.through(by.letters[0])
	}
	for what, c := range map[string]struct {
		by   beside
		want bool
	}{
		"a short name":                   {beside{letters: []Rect{letters}, names: []Rect{name}}, false},
		"one that fills the line":        {beside{letters: []Rect{name}, names: []Rect{name}}, true},
		"one with a portrait after it":   {beside{letters: []Rect{letters}, portraits: []Rect{{X: 242, Y: 185, W: 50, H: 25}}}, true},
		"one with what is read after it": {beside{letters: []Rect{letters}, dim: true, lit: []Rect{{X: 242, Y: 185, W: 50, H: 25}}}, true},
	} {
		if got := through(c.by); got != c.want {
			t.Errorf("%s: the arrow goes through it: %t", what, got)
		}
	}
}

// How bad a place is is the sum of all terms, but for one that is worse than another anyway.
func TestWeighsAllTerms(t *testing.T) {
	by := &beside{
		about: []Rect{thing, {X: 300, Y: 90, W: 10, H: 60}}, legal: []Rect{nearby}, quiet: []Rect{nearby}, used: []used{{nearby, worth(Pool)}},
		portraits: []Rect{{X: 150, W: 10, H: 400}}, arrow: true, unit: 1,
	}
	sum, seen := 0.0, []string{}
	for _, term := range placeTerms {
		bad := term.weigh(by, nearby)
		if sum += bad; bad > 0 {
			seen = append(seen, term.name)
		}
	}
	if got := by.weigh(nearby, math.Inf(1)); got != sum {
		t.Errorf("the place weighs %g, and its terms %g", got, sum)
	}
	if want := []string{"far", "quiet", "legal", "arrow", "hides"}; !slices.Equal(seen, want) {
		t.Errorf("%q weigh something there, and not %q", seen, want)
	}
	if got := by.weigh(nearby, 1); got < 1 || got >= sum {
		t.Errorf("a place that is worse than another one weighs %g of %g", got, sum)
	}
}
