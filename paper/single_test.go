package paper

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// singles writes cards by themselves into a file.
func singles(t *testing.T, book *rules.Rulebook, o Options) string {
	t.Helper()
	var out bytes.Buffer
	if err := WriteSingles(&out, book, o); err != nil {
		t.Fatal(err)
	}
	return inFile(t, out.Bytes())
}

// someCards chooses one card of each kind.
func someCards(c *content.Content) func(content.Source) bool {
	return func(at content.Source) bool {
		return at == c.Obstacles[0].Source || at == c.Locations[0].Source || at == c.Progress[0].Source || at == c.Characters[0].Source
	}
}

// boxLine is a line of pdfinfo about a box of a page.
var boxLine = regexp.MustCompile(`(?m)^Page +(\d+) (\w+Box): +([\d.-]+) +([\d.-]+) +([\d.-]+) +([\d.-]+)$`)

// The boxes of a single card are those of its size when cut and of 3 mm of bleed round it, as other programs measure them.
func TestSinglesHaveBoxes(t *testing.T) {
	book := gameCards(t)
	file := singles(t, book, Options{Ink: Saving, Chosen: someCards(book.Content())})
	run(t, "qpdf", "--check", file)
	if said := run(t, "mutool", "info", file); !bytes.Contains(said, []byte("Pages: ")) {
		t.Errorf("mutool says %s", said)
	}
	var drawn bytes.Buffer
	trace := exec.Command(program(t, "mutool"), "draw", "-F", "txt", "-o", "-", file)
	trace.Stderr = &drawn
	if err := trace.Run(); err != nil || drawn.Len() > 0 && strings.Contains(drawn.String(), "error") {
		t.Errorf("mutool draws with %v: %s", err, &drawn)
	}
	copies := len(book.Content().Obstacles[0].Seasons)
	var want []format
	for range 2 * copies {
		want = append(want, obstacleFormat)
	}
	want = append(want, locationFormat, locationFormat, progressFormat, progressFormat, matFormat, matFormat)
	found := 0
	for _, m := range boxLine.FindAllStringSubmatch(string(run(t, "pdfinfo", "-box", "-f", "1", "-l", strconv.Itoa(len(want)), file)), -1) {
		page, _ := strconv.Atoi(m[1])
		var at [4]float64
		for i := range at {
			at[i], _ = strconv.ParseFloat(m[3+i], 64)
			at[i] /= points
		}
		f, edge := want[page-1], 0.0
		if m[2] == "TrimBox" {
			edge = SingleBleed
		} else if m[2] != "BleedBox" && m[2] != "MediaBox" {
			continue
		}
		found++
		for i, is := range [4]float64{edge, edge, edge + f.w, edge + f.h} {
			if m[2] != "TrimBox" && i > 1 {
				is += 2 * SingleBleed
			}
			if math.Abs(at[i]-is) > 0.1 {
				t.Errorf("page %d: the %s is %.2f, want %.2f at %d", page, m[2], at, is, i)
			}
		}
	}
	if found != 3*len(want) {
		t.Errorf("%d boxes, want %d", found, 3*len(want))
	}
	outline := string(run(t, "mutool", "show", file, "outline"))
	for _, name := range []string{"Obstacle cards", book.Content().Obstacles[0].Name, "Character mats", book.Content().Characters[0].Name} {
		if !strings.Contains(outline, name) {
			t.Errorf("the outline has no %q: %s", name, outline)
		}
	}
}

// Every card and mat of the game and of the examples keeps its text inside the line where it is cut, as pdftotext finds the words.
func TestTextsStayInsideTheTrim(t *testing.T) {
	for _, example := range []string{"", "frozen-harbour", "three-winters"} {
		book := gameCards(t)
		if example != "" {
			cards, err := boxes.OpenAll(filepath.Join("..", "examples", example))
			if err != nil {
				t.Fatal(err)
			}
			book = rules.New(cards)
		}
		file := singles(t, book, Options{Ink: Saving})
		pieces, err := Pieces(book, Options{Only: []Part{Obstacles, Locations, ProgressCards, Mats}})
		if err != nil {
			t.Fatal(err)
		}
		pages := wordsOn(t, file)
		if len(pages) != 2*len(pieces) {
			t.Fatalf("%s: %d pages, want %d", example, len(pages), 2*len(pieces))
		}
		words := 0
		for n, page := range pages {
			one := &pieces[n/2]
			for _, w := range page {
				words++
				// The height is that of the typeface's line, not of the letters: only the width is that of the word.
				_, middle := w.Center()
				if w.X < SingleBleed || w.Right() > SingleBleed+one.W || middle < SingleBleed || middle > SingleBleed+one.H {
					t.Errorf("%s: %s, page %d: %q lies at %v", example, one.Name, n+1, w.text, w.Rect)
				}
			}
		}
		if words < 5000 {
			t.Errorf("%s: only %d words", example, words)
		}
	}
}

// With black text, dark letters are printed in black ink alone.
func TestBlackText(t *testing.T) {
	book := gameCards(t)
	for _, blackText := range []bool{false, true} {
		file := singles(t, book, Options{Ink: Saving, BlackText: blackText, Chosen: someCards(book.Content())})
		plain := filepath.Join(t.TempDir(), "plain.pdf")
		run(t, "qpdf", "--qdf", "--object-streams=disable", file, plain)
		text, err := os.ReadFile(plain)
		if err != nil {
			t.Fatal(err)
		}
		// Texts are written in the colour that shapes are filled with: r g b rg, or a grey g.
		coloured := 0
		dark, saved := false, []bool{}
		for _, m := range regexp.MustCompile(`(?m)([\d.]+) ([\d.]+) ([\d.]+) rg\b|\b([\d.]+) g\b|\bBT [^\n]*Tj|^q\b|\bQ$`).FindAllStringSubmatch(string(text), -1) {
			switch {
			case m[1] != "":
				var v [3]float64
				for i := range v {
					v[i], _ = strconv.ParseFloat(m[1+i], 64)
				}
				dark = 0.299*v[0]+0.587*v[1]+0.114*v[2] < 0.5
			case m[4] != "":
				dark = false
			case m[0] == "q":
				saved = append(saved, dark)
			case m[0] == "Q" && len(saved) > 0:
				dark, saved = saved[len(saved)-1], saved[:len(saved)-1]
			case strings.HasPrefix(m[0], "BT") && dark:
				coloured++
			}
		}
		if blackText != (coloured == 0) {
			t.Errorf("black text %v: %d dark texts have colours", blackText, coloured)
		}
	}
}

// The picture of a single card is the page of the PDF, drawn by another program.
func TestPicturesAreThePages(t *testing.T) {
	book := gameCards(t)
	o := Options{Ink: Full, Chosen: someCards(book.Content())}
	file := singles(t, book, o)
	pieces, err := Pieces(book, o)
	if err != nil {
		t.Fatal(err)
	}
	page := 0
	for _, one := range pieces {
		if !one.bleeds {
			continue
		}
		for side, paint := range []func(perMM, bleed float64) (*image.RGBA, error){one.Front, one.Back} {
			page++
			if page > 2 && one.Part == Obstacles {
				continue // copies differ in their backs alone
			}
			const perMM = 100 / 25.4
			img, err := paint(perMM, SingleBleed)
			if err != nil {
				t.Fatal(err)
			}
			name := filepath.Join(t.TempDir(), "page")
			run(t, "pdftoppm", "-r", "100", "-f", strconv.Itoa(page), "-l", strconv.Itoa(page), "-singlefile", "-png", file, name)
			data, err := os.ReadFile(name + ".png")
			if err != nil {
				t.Fatal(err)
			}
			want, err := png.Decode(bytes.NewReader(data))
			if err != nil {
				t.Fatal(err)
			}
			if off := differs(img, want); off > 0.03 {
				t.Errorf("%s, side %d: %.1f%% of the picture differs from the page", one.Name, side, 100*off)
			}
		}
	}
	if page < 8 {
		t.Errorf("only %d pages", page)
	}
}

// differs returns the share by which two pictures differ, in means over small squares: letters may lie a part of a pixel apart.
func differs(a, b image.Image) float64 {
	const side = 5
	mean := func(img image.Image, x, y int) (v [3]float64) {
		for dy := range side {
			for dx := range side {
				r, g, b, _ := img.At(x+dx, y+dy).RGBA()
				v[0], v[1], v[2] = v[0]+float64(r), v[1]+float64(g), v[2]+float64(b)
			}
		}
		return v
	}
	in := a.Bounds().Intersect(b.Bounds())
	off, all := 0.0, 0.0
	for y := in.Min.Y; y+side <= in.Max.Y; y += side {
		for x := in.Min.X; x+side <= in.Max.X; x += side {
			p, q := mean(a, x, y), mean(b, x, y)
			all++
			if math.Abs(p[0]-q[0])+math.Abs(p[1]-q[1])+math.Abs(p[2]-q[2]) > 3*0.15*0xffff*side*side {
				off++
			}
		}
	}
	if d := a.Bounds().Size().Sub(b.Bounds().Size()); math.Abs(float64(d.X)) > 1 || math.Abs(float64(d.Y)) > 1 {
		return 1
	}
	return off / all
}

// A PNG says how large it is.
func TestPNGHasItsSize(t *testing.T) {
	var out bytes.Buffer
	if err := WritePNG(&out, image.NewRGBA(image.Rect(0, 0, 30, 20)), PerMM); err != nil {
		t.Fatal(err)
	}
	if _, err := png.Decode(bytes.NewReader(out.Bytes())); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "a.png")
	if err := os.WriteFile(name, out.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	if i := bytes.Index(out.Bytes(), []byte("pHYs")); i < 0 || !bytes.Equal(out.Bytes()[i+4:i+13], []byte{0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1}) {
		t.Errorf("its size is not 11,811 pixels to a metre: %x", out.Bytes()[:60])
	}
}

// A board tells where pieces go, and all of them on it.
func TestPlacesOnBoards(t *testing.T) {
	pieces, err := Pieces(gameCards(t), Options{Ink: Saving, Only: []Part{Boards}})
	if err != nil {
		t.Fatal(err)
	}
	if len(pieces) != 1+content.NumRegions {
		t.Fatalf("%d boards", len(pieces))
	}
	trade, region := pieces[0].Places(), pieces[1].Places()
	for _, name := range []string{"support 1", "sorcery 12", "pool military", "turn 8", "year 6"} {
		if trade[name] == (geom.Rect{}) {
			t.Errorf("the trade board has no %s", name)
		}
	}
	for _, name := range []string{"location 1", "location 3", "obstacles 2", "draw pile", "discard pile"} {
		if region[name] == (geom.Rect{}) {
			t.Errorf("the board of a region has no %s", name)
		}
	}
	for n, places := range []map[string]geom.Rect{trade, region} {
		for name, r := range places {
			if r.X < 0 || r.Y < 0 || r.Right() > pieces[n].W || r.Bottom() > pieces[n].H {
				t.Errorf("%s lies off the board: %v", name, r)
			}
		}
	}
	if len(trade) != content.NumResources*(content.TrackSpaces+1)+content.WheelBoxes+content.MostYears {
		t.Errorf("%d places on the trade board: %s", len(trade), fmt.Sprint(trade))
	}
}
