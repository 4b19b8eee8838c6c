package printing

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/paper"
)

// Shots are the pictures of print and play: before it writes, and with what came of it.
func Shots() []gametest.Staged {
	return []gametest.Staged{{Name: "print", Stage: Open}, {Name: "print-boxes", Stage: func(g *app.App) error {
		dir, err := os.MkdirTemp("", "sixwinters-print-")
		if err != nil {
			return err
		}
		g.Options.Saves = dir
		if err := errors.Join(install(g, "frozen-harbour"), install(g, "three-winters"), Open(g)); err != nil {
			return err
		}
		l := g.Scene.(*printing)
		atHand := g.Shelf().Boxes()
		return l.turn(g, atHand[0], atHand)
	}}, {Name: "print-written", Stage: func(g *app.App) error {
		if err := Open(g); err != nil {
			return err
		}
		g.Scene.(*printing).written = "/home/thea/Documents/Six Winters to print (a4, full).pdf"
		return nil
	}}}
}

// From the lessons one comes to print and play. It writes a PDF with what was chosen, and says where it is.
func TestPrinting(t *testing.T) {
	g := gametest.InFolder(t)
	if err := g.Routes.Lessons(g); err != nil {
		t.Fatal(err)
	}
	press(t, g, "Print and play")
	l, is := g.Scene.(*printing)
	if !is {
		t.Fatalf("the lessons lead to %T", g.Scene)
	}
	l.folder = t.TempDir()
	press(t, g, "Mats")
	press(t, g, "Letter paper")
	press(t, g, "Save ink")
	press(t, g, "Turned on the short edge")
	if want := (paper.Options{Paper: paper.Letter, Ink: paper.Saving, Flip: paper.ShortEdge}); l.opts.Paper != want.Paper || l.opts.Ink != want.Ink || l.opts.Flip != want.Flip {
		t.Fatalf("chosen is %+v", l.opts)
	}
	press(t, g, "Write the PDF")
	if l.written != filepath.Join(l.folder, "Six Winters to print (letter, saving, mats).pdf") {
		t.Fatalf("written is %q; %s", l.written, l.Trouble)
	}
	pdf, err := os.ReadFile(l.written)
	if err != nil || !bytes.HasPrefix(pdf, []byte("%PDF-")) {
		t.Errorf("the file: %v, %.8q", err, pdf)
	}
}

// An installed box is printed with the game once it is turned on. Boxes that do not go together are said, and the others stay.
func TestPrintingBoxes(t *testing.T) {
	g := gametest.InFolder(t)
	if err := install(g, "frozen-harbour"); err != nil {
		t.Fatal(err)
	}
	if err := Open(g); err != nil {
		t.Fatal(err)
	}
	l := g.Scene.(*printing)
	press(t, g, "With Frozen Harbour 1.0")
	cards := l.book.Content()
	if name := cards.Characters[len(cards.Characters)-1].Name; name != "Ressa" || l.fileName() != "Six Winters to print (a4, full, Frozen Harbour).pdf" {
		t.Errorf("the last character is %s, the file %q; %s", name, l.fileName(), l.Trouble)
	}
	other := *cards.Boxes[0]
	other.Hash = "other" // the same cards again
	if err := l.turn(g, &other, nil); err == nil || len(l.stack) != 1 {
		t.Errorf("two boxes that change the same cards are printed: %v", err)
	}
	press(t, g, "With Frozen Harbour 1.0")
	if l.book.Content().Boxes != nil {
		t.Errorf("turned off, the box is still printed: %s", l.fileName())
	}
}

// install puts an example box on the shelf.
func install(g *app.App, example string) error {
	zipped, err := boxes.Zipped("../../../examples/" + example)
	if err != nil {
		return err
	}
	p, err := g.Shelf().Look(zipped, example)
	if err != nil {
		return err
	}
	defer g.Library.Changed()
	return g.Shelf().Install(p, false)
}

// Where the file cannot be written the screen says so, and can try again.
func TestPrintingSaysWhatIsWrong(t *testing.T) {
	g := gametest.InFolder(t)
	if err := Open(g); err != nil {
		t.Fatal(err)
	}
	l := g.Scene.(*printing)
	l.folder = filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(l.folder, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	press(t, g, "Sheets")
	gametest.Tick(t, g)
	press(t, g, "Write the PDF")
	if l.written != "" || !strings.HasSuffix(l.Trouble, ".") {
		t.Errorf("written is %q, and it says %q", l.written, l.Trouble)
	}
	gametest.Tick(t, g)
	press(t, g, "Write the PDF")
}

// press presses a button and lets the scene see to it.
func press(t *testing.T, g *app.App, say string) {
	t.Helper()
	gametest.Tick(t, g)
	gametest.PressIn(t, gametest.MenuNow(g), say)
	for range 3 {
		gametest.Tick(t, g)
	}
}

func TestNoMenuOverflows(t *testing.T) { gametest.NoMenuOverflows(t, Shots()) }

func TestEverythingCanBeFocused(t *testing.T) { gametest.EverythingCanBeFocused(t, Shots()) }

// The page says which cards are printed too small, and no more than five of them.
func TestCrampedCardsAreNamed(t *testing.T) {
	var found []content.Finding
	for i, want := range []string{"", "A", "A and B", "A, B and C", "A, B, C and D", "A, B, C, D and E", "A, B, C, D, E and 1 more", "A, B, C, D, E and 2 more"} {
		if want != "" {
			want = "Printed in letters too small to read easily, for the text is too long: " + want + "."
		}
		if say := crampedWords(found); say != want {
			t.Errorf("%d cards: %q, want %q", i, say, want)
		}
		found = append(found, content.Finding{Card: string(rune('A' + i))})
	}
}
