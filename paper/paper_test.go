package paper

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"flag"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sixwinters/art"
	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/geom"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

var keep = flag.String("keep", "", "a `folder` in which the PDFs of the tests stay")

// program returns a program that reads PDFs; tools/setup.sh installs it where packages have Debian's names.
func program(t testing.TB, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil && runtime.GOOS == "linux" {
		t.Fatalf("%s is missing: run tools/setup.sh test", name)
	}
	if err != nil {
		t.Skipf("%s is missing", name)
	}
	return path
}

// run runs a program and returns what it prints.
func run(t testing.TB, name string, args ...string) []byte {
	t.Helper()
	var out, errors bytes.Buffer
	cmd := exec.Command(program(t, name), args...)
	cmd.Stdout, cmd.Stderr = &out, &errors
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, &errors)
	}
	return out.Bytes()
}

// allPrinted has what was printed of the game, so that tests that look at the same pages print them once.
var allPrinted = map[string][]byte{}

// printedGame prints the game into a file.
func printedGame(t testing.TB, o Options) string {
	t.Helper()
	key := fmt.Sprint(o)
	if allPrinted[key] == nil {
		var out bytes.Buffer
		if err := Write(&out, gameCards(t), o); err != nil {
			t.Fatal(err)
		}
		allPrinted[key] = out.Bytes()
	}
	return inFile(t, allPrinted[key])
}

// inFile writes a PDF into a file.
func inFile(t testing.TB, pdf []byte) string {
	t.Helper()
	dir := *keep
	if dir == "" {
		dir = t.TempDir()
	}
	file := filepath.Join(dir, strings.ReplaceAll(t.Name(), "/", "-")+".pdf")
	if err := os.WriteFile(file, pdf, 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// theGame is the rulebook with the cards of the game, once a test has asked for it. Nothing changes it.
var theGame *rules.Rulebook

// gameCards returns the rulebook with the cards of the game.
func gameCards(t testing.TB) *rules.Rulebook {
	t.Helper()
	if theGame == nil {
		theGame = rules.New(contenttest.GameCards(t))
	}
	return theGame
}

// cutParts are the parts of the game that are cut into cards and mats, in the order they are printed.
func cutParts(cards *content.Content) []cutPart {
	return []cutPart{
		{Obstacles, format{63, 88}, len(cards.Cards)}, {Locations, format{88, 63}, len(cards.Locations)},
		{ProgressCards, format{70, 120}, len(cards.Progress)}, {Mats, format{190, 130}, len(cards.Characters)},
	}
}

// cutPart is a part of the game: the size of each in millimetres, and how many there are.
type cutPart struct {
	part  Part
	f     format
	count int
}

// pages returns the number of pages, with those of the backs.
func (s *cutPart) pages(g grid) int { return 2 * ((s.count + g.size() - 1) / g.size()) }

// printedSheets prints what is cut, behind the two pages of the first sheet.
func printedSheets(t testing.TB, size Paper, flip Flip) string {
	t.Helper()
	return printedGame(t, Options{Paper: size, Flip: flip, Ink: Saving, Only: []Part{Obstacles, Locations, ProgressCards, Mats}})
}

// word is a word on a page: where it stands, in millimetres.
type word struct {
	geom.Rect
	text string
}

// wordsOn returns the words on each page of a PDF, or on some of its pages, as a program reads them that selects text.
func wordsOn(t testing.TB, file string, some ...string) (pages [][]word) {
	t.Helper()
	var doc struct {
		Pages []struct {
			Words []struct {
				XMin float64 `xml:"xMin,attr"`
				YMin float64 `xml:"yMin,attr"`
				XMax float64 `xml:"xMax,attr"`
				YMax float64 `xml:"yMax,attr"`
				Text string  `xml:",chardata"`
			} `xml:"word"`
		} `xml:"body>doc>page"`
	}
	dec := xml.NewDecoder(bytes.NewReader(run(t, "pdftotext", append(some, "-bbox", file, "-")...)))
	dec.Strict, dec.AutoClose, dec.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	if err := dec.Decode(&doc); err != nil {
		t.Fatal(err)
	}
	for _, page := range doc.Pages {
		var words []word
		for _, w := range page.Words {
			r := geom.Rect{X: w.XMin / points, Y: w.YMin / points, W: (w.XMax - w.XMin) / points, H: (w.YMax - w.YMin) / points}
			words = append(words, word{r, w.Text})
		}
		pages = append(pages, words)
	}
	return pages
}

// sheetDots is the number of dots to a millimetre in pictures of pages.
const sheetDots = 10.0

// picture returns the picture of a page, counted from 1.
func picture(t testing.TB, file string, number string) image.Image {
	t.Helper()
	data := run(t, "pdftoppm", "-r", "254", "-gray", "-f", number, "-l", number, "-singlefile", file) // packed it would take as long again
	var w, h, most int
	if _, err := fmt.Sscanf(string(data[:min(32, len(data))]), "P5\n%d %d\n%d\n", &w, &h, &most); err != nil || len(data) < w*h {
		t.Fatalf("page %s of %s has no picture: %v", number, file, err)
	}
	return &image.Gray{Pix: data[len(data)-w*h:], Stride: w, Rect: image.Rect(0, 0, w, h)}
}

// isDark reports whether a dot is black.
func isDark(img image.Image, x, y int) bool {
	l, _, _, _ := img.At(x, y).RGBA()
	return l < 0x6000
}

// ticks returns where dark marks stand along a line of dots, in millimetres: their middles.
func ticks(length int, dark func(at int) bool) (at []float64) {
	from := -1
	for i := 0; i <= length; i++ {
		switch is := i < length && dark(i); {
		case is && from < 0:
			from = i
		case !is && from >= 0:
			at = append(at, float64(from+i)/2/sheetDots)
			from = -1
		}
	}
	return at
}

// markedAt returns where the marks at one side of a grid, whose cards begin at from, are looked for: outside, or between the first two cards
// where the white edge of the printer leaves no room.
func markedAt(from, size float64) float64 {
	if outer := max(margin, from-apart-tick); from-apart-outer >= 0.8 {
		return (outer + from - apart) / 2
	}
	return from + size + bleed
}

// The crop marks at the top and at the left of a page, measured in its picture.
func cropMarks(t testing.TB, file, number string, g grid) (columns, rows []float64) {
	t.Helper()
	img := picture(t, file, number)
	all := g.around()
	y, x := int(markedAt(all.Y, g.h)*sheetDots), int(markedAt(all.X, g.w)*sheetDots)
	columns = ticks(img.Bounds().Dx(), func(at int) bool { return isDark(img, at, y) })
	rows = ticks(img.Bounds().Dy(), func(at int) bool { return isDark(img, x, at) })
	return columns, rows
}

const exact = 0.2 // millimetres

// apartBy reports whether a list has pairs of marks a length apart, each pair at least a gutter from the next.
func apartBy(t testing.TB, what string, at []float64, n int, length float64) {
	t.Helper()
	if len(at) != 2*n {
		t.Fatalf("%s: %d crop marks, want %d: %.2f", what, len(at), 2*n, at)
	}
	for i := 0; i < len(at); i += 2 {
		if d := at[i+1] - at[i]; d < length-exact || d > length+exact {
			t.Errorf("%s: the crop marks at %.2f and %.2f are %.2f mm apart, want %.0f", what, at[i], at[i+1], d, length)
		}
	}
}

// Cards have their true size on either paper, and both sides of a sheet are cut at the same places, however it is turned.
func TestCardsAreCutInTrueSize(t *testing.T) {
	for _, size := range []Paper{A4, Letter} {
		page := 3 // behind the first sheet
		for _, one := range cutParts(gameCards(t).Content()) {
			t.Run(size.String()+"/"+one.part.String(), func(t *testing.T) {
				file, f := printedSheets(t, size, LongEdge), one.f
				g := gridOf(size, f)
				columns, rows := cropMarks(t, file, strconv.Itoa(page), g)
				apartBy(t, "across", columns, g.columns, f.w)
				apartBy(t, "down", rows, g.rows, f.h)
				backColumns, backRows := cropMarks(t, file, strconv.Itoa(page+1), g)
				page += one.pages(g)
				for i := range columns {
					if other := g.paperW - backColumns[len(columns)-1-i]; other < columns[i]-exact || other > columns[i]+exact {
						t.Errorf("turned, the back is cut at %.2f, the front at %.2f", other, columns[i])
					}
				}
				for i := range rows {
					if d := rows[i] - backRows[i]; d < -exact || d > exact {
						t.Errorf("the back is cut at %.2f, the front at %.2f", backRows[i], rows[i])
					}
				}
			})
		}
	}
}

// overlaid returns the words of a back as they lie over the front of the sheet, when a printer has turned it on an edge.
func overlaid(words []word, w, h float64, flip Flip) (over []word) {
	upright := h > w
	for _, one := range words {
		if upright == (flip == LongEdge) { // about the upright edge
			one.X = w - one.Right()
		} else {
			one.Y = h - one.Bottom()
		}
		over = append(over, one)
	}
	return over
}

// within returns the words in a rectangle, from the top.
func within(words []word, r geom.Rect) string {
	var in []word
	for _, w := range words {
		if x, y := w.Center(); r.Contains(x, y) {
			in = append(in, w)
		}
	}
	slices.SortStableFunc(in, func(a, b word) int { return int(a.Y*10) - int(b.Y*10) })
	var say []string
	for _, w := range in {
		say = append(say, w.text)
	}
	return strings.Join(say, " ")
}

// Each front has its own back behind it, on both papers and for both edges.
func TestBacksLieBehindTheirFronts(t *testing.T) {
	book := gameCards(t)
	cards := book.Content()
	parts := []struct { // of each of what is cut
		front func(i int) string
		back  func(i int) []string
	}{
		{func(i int) string { return cards.Card(content.ObstacleID(i)).Name },
			func(i int) []string {
				return []string{cards.Cards[i].Season.String(), cards.Board.RegionTitle(cards.Card(content.ObstacleID(i)).Region)}
			}},
		{func(i int) string { return cards.Locations[i].Name },
			func(i int) []string {
				if cards.Locations[i].Desolation {
					return []string{"desolation"}
				}
				return []string{cards.Board.RegionTitle(cards.Locations[i].Region)}
			}},
		{func(i int) string { return cards.Progress[i].Name },
			func(i int) []string { return []string{"stage", rules.Roman(cards.Progress[i].Stage)} }},
		{func(i int) string { return cards.Characters[i].Name },
			func(i int) []string { return []string{cards.Characters[i].Name, cards.Characters[i].Title} }},
	}
	for _, size := range []Paper{A4, Letter} {
		for _, flip := range []Flip{LongEdge, ShortEdge} {
			all := wordsOn(t, printedSheets(t, size, flip))[2:] // behind the first sheet
			for i, one := range cutParts(cards) {
				looks := parts[i]
				t.Run(size.String()+"/"+flip.String()+"/"+one.part.String(), func(t *testing.T) {
					g := gridOf(size, one.f)
					n := one.pages(g)
					if len(all) < n {
						t.Fatalf("%d pages, want %d", len(all), n)
					}
					pages := all[:n]
					all = all[n:]
					for i := range one.count {
						page, at := i/g.size(), g.place(i%g.size())
						for _, w := range append(pages[2*page], overlaid(pages[2*page+1], g.paperW, g.paperH, flip)...) {
							if x, y := w.Center(); at.Contains(x, y) && (w.X < at.X+safe || w.Right() > at.Right()-safe) {
								t.Errorf("%q on %s comes within %.0f mm of its edge", w.text, looks.front(i), safe)
							}
						}
						if front := within(pages[2*page], at); !says(front, looks.front(i)) {
							t.Errorf("card %d is %q, want %q", i, front, looks.front(i))
						}
						back := within(overlaid(pages[2*page+1], g.paperW, g.paperH, flip), at)
						for _, want := range looks.back(i) {
							if !says(back, want) {
								t.Errorf("behind %s lies %q, want %q", looks.front(i), back, want)
							}
						}
					}
				})
			}
		}
	}
}

// safe is what no word comes nearer to a card's edge, in millimetres: nobody cuts exactly.
const safe = 2.0

// says reports whether a text has some words in any case and order.
func says(text, words string) bool {
	for _, w := range strings.Fields(words) {
		if !slices.ContainsFunc(strings.Fields(text), func(have string) bool { return strings.EqualFold(have, w) }) {
			return false
		}
	}
	return true
}

// Two other programs read the whole PDF; all its fonts are in it, and all that cards say can be selected.
func TestOtherProgramsReadThePDF(t *testing.T) {
	black := []Part{Locations, Mats}
	if rulestest.Long() {
		black = append(black, Obstacles) // which have the most pictures
	}
	for name, o := range map[string]Options{
		"all of it": {}, "to save ink": {Ink: Saving, Paper: Letter, Flip: ShortEdge},
		"in black": {Ink: Black, Only: black},
	} {
		t.Run(name, func(t *testing.T) {
			book := gameCards(t)
			file := printedGame(t, o)
			run(t, "qpdf", "--check", file)
			for _, line := range strings.Split(strings.TrimSpace(string(run(t, "pdffonts", file))), "\n")[2:] {
				if f := strings.Fields(line); f[1] != "CID" || f[4] != "yes" || f[6] != "yes" { // embedded, and with Unicode
					t.Errorf("a font is not in the file, or its letters cannot be copied: %s", line)
				}
			}
			first := wordsOn(t, file, "-l", "1")[0]
			for _, want := range []string{"Phil Lewis", "Ziapelta Games.", "for playtesting at home."} {
				if !says(within(first, geom.Rect{W: 300, H: 300}), want) {
					t.Errorf("the first page does not say %q", want)
				}
			}
			if info, err := os.Stat(file); err != nil || info.Size() > 40<<20 {
				t.Errorf("the file is too large: %v, %v", info.Size(), err)
			}
			text := strings.Join(strings.Fields(string(run(t, "pdftotext", file, "-"))), " ")
			cards := book.Content()
			for i := range cards.Obstacles {
				if !o.wants(Obstacles) {
					break
				}
				for _, part := range book.ObstacleText(&cards.Obstacles[i]) {
					selectable(t, text, part)
				}
			}
			for i := range cards.Locations {
				for _, part := range book.LocationText(&cards.Locations[i]) {
					selectable(t, text, part)
				}
			}
			if o.Ink == Black {
				onlyGreys(t, file)
			}
		})
	}
}

// selectable fails unless the words of a text between its icons are in what can be selected.
func selectable(t *testing.T, all, text string) {
	t.Helper()
	for i, part := range content.Parts(text) {
		for _, w := range strings.Fields(part) {
			if i%2 == 0 && !strings.Contains(all, w) {
				t.Errorf("%q of %q cannot be selected", w, text)
			}
		}
	}
}

// onlyGreys fails if a page has a colour.
func onlyGreys(t *testing.T, file string) {
	t.Helper()
	dir := t.TempDir()
	run(t, "pdftoppm", "-r", "10", "-png", file, filepath.Join(dir, "page"))
	pages, err := filepath.Glob(filepath.Join(dir, "*.png"))
	if err != nil || len(pages) == 0 {
		t.Fatal("no pictures", err)
	}
	for _, page := range pages {
		data, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		b := img.Bounds()
		for y := range b.Dy() {
			for x := range b.Dx() {
				if r, g, bl, _ := img.At(x, y).RGBA(); r>>8 != g>>8 || g>>8 != bl>>8 {
					t.Fatalf("%s has a colour at %d,%d", filepath.Base(page), x, y)
				}
			}
		}
	}
}

// The cards of a box are printed with those of the game.
func TestBoxesArePrinted(t *testing.T) {
	cards, err := boxes.OpenAll("../examples/frozen-harbour")
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := Write(&out, rules.New(cards), Options{Ink: Saving}); err != nil {
		t.Fatal(err)
	}
	text := string(run(t, "pdftotext", inFile(t, out.Bytes()), "-"))
	for i := range cards.Characters {
		if !says(text, cards.Characters[i].Name) {
			t.Errorf("%s is missing", cards.Characters[i].Name)
		}
	}
	if want := cards.Boxes[0].Name; !strings.Contains(text, want) {
		t.Errorf("the PDF does not name the box %s", want)
	}
}

// The campaign sheet has a column for each year of the campaign, with the starting spaces filled in, and a box for each character.
func TestCampaignSheet(t *testing.T) {
	cards, err := boxes.OpenAll("../examples/three-winters")
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := Write(&out, rules.New(cards), Options{Only: []Part{Forms}}); err != nil {
		t.Fatal(err)
	}
	text := " " + strings.Join(strings.Fields(string(run(t, "pdftotext", inFile(t, out.Bytes()), "-"))), " ") + " "
	for _, word := range []string{" I ", " II ", " III ", strconv.Itoa(cards.Board.StartProgress[0]), "Progress", "Threat", "Yasmina"} {
		if !strings.Contains(text, word) {
			t.Errorf("%q is missing in %.400q", word, text)
		}
	}
	if strings.Contains(text, " IV ") {
		t.Error("there is a fourth year")
	}
}

// Boards are cut into pages that show every part of them, with an overlap in which a cross stands at the same place.
func TestBoardsAreTiled(t *testing.T) {
	g := &game{book: gameCards(t)}
	g.cards = g.book.Content()
	for _, size := range []Paper{A4, Letter} {
		for _, b := range g.boards() {
			tiles := tilingOf(size, &b)
			if tiles.columns*tiles.rows > 4 {
				t.Errorf("%s goes over %d pages of %s", b.name, tiles.columns*tiles.rows, size)
			}
			for row := range tiles.rows {
				for column := range tiles.columns {
					part := tiles.shows(&b, column, row)
					if part.W > tiles.paperW-2*tileMargin || part.H > tiles.paperH-2*tileMargin {
						t.Errorf("%s: %s is too large for %s: %.1f", b.name, tileName(column, row), size, part)
					}
					if column+1 < tiles.columns {
						if next := tiles.shows(&b, column+1, row); math.Abs(part.Right()-next.X-overlap) > 1e-9 {
							t.Errorf("%s: %s and the next share %.1f mm", b.name, tileName(column, row), part.Right()-next.X)
						}
					} else if math.Abs(part.Right()-b.w) > 1e-9 {
						t.Errorf("%s ends at %.1f of %.1f", b.name, part.Right(), b.w)
					}
					if row+1 < tiles.rows {
						if next := tiles.shows(&b, column, row+1); math.Abs(part.Bottom()-next.Y-overlap) > 1e-9 {
							t.Errorf("%s: %s and that below share %.1f mm", b.name, tileName(column, row), part.Bottom()-next.Y)
						}
					} else if math.Abs(part.Bottom()-b.h) > 1e-9 {
						t.Errorf("%s ends at %.1f of %.1f", b.name, part.Bottom(), b.h)
					}
				}
			}
		}
	}
}

// What two neighbouring pages of a board both show is the same picture, where the marks say.
func TestTilesLieOnEachOther(t *testing.T) {
	book := gameCards(t)
	file := printedGame(t, Options{Ink: Saving, Only: []Part{Boards}})
	g := &game{book: book, cards: book.Content()}
	b := g.boards()[0]
	tiles := tilingOf(A4, &b)
	first, next := picture(t, file, "3"), picture(t, file, "5")
	left, right := tiles.shows(&b, 0, 0), tiles.shows(&b, 1, 0)
	strip := geom.Rect{X: right.X + 1, Y: 1, W: overlap - 2, H: left.H - overlap - 2} // of the board
	dots, unlike := 0, 0
	for y := int(strip.Y * sheetDots); y < int(strip.Bottom()*sheetDots); y++ {
		for x := int(strip.X * sheetDots); x < int(strip.Right()*sheetDots); x++ {
			on := func(part geom.Rect) (int, int) {
				return x + int(math.Round((tileMargin-part.X)*sheetDots)), y + int(math.Round((tileMargin-part.Y)*sheetDots))
			}
			ax, ay := on(left)
			bx, by := on(right)
			dots++
			if isDark(first, ax, ay) != isDark(next, bx, by) {
				unlike++
			}
		}
	}
	if unlike*50 > dots {
		t.Errorf("%d of %d dots differ where two pages lie on each other", unlike, dots)
	}
}

// The pages of the booklet are in order when its sheets lie in each other, and each rule is on the page that the contents say.
func TestBookletIsInOrder(t *testing.T) {
	for _, flip := range []Flip{LongEdge, ShortEdge} {
		t.Run(flip.String(), func(t *testing.T) {
			pages := wordsOn(t, printedGame(t, Options{Flip: flip, Ink: Saving, Only: []Part{Rules}}))[2:]
			w, h := paperSizes[A4][1], paperSizes[A4][0]
			foot := func(words []word, right bool) string {
				r := geom.Rect{X: bookMargin, Y: h - 12, W: w/2 - 2*bookMargin, H: 8}
				if right {
					r.X += w / 2
				}
				return within(words, r)
			}
			n := 2 * len(pages)
			for k := range len(pages) / 2 {
				front, back := pages[2*k], pages[2*k+1]
				if flip == LongEdge { // the printer has turned it upside down
					for i := range back {
						back[i].X, back[i].Y = w-back[i].Right(), h-back[i].Bottom()
					}
				}
				for _, one := range []struct {
					words  []word
					right  bool
					number int
				}{{front, true, 1 + 2*k}, {back, false, 2 + 2*k}, {front, false, n - 2*k}, {back, true, n - 1 - 2*k}} {
					if got := foot(one.words, one.right); got != strconv.Itoa(one.number) && (got != "" || one.number > 1 && one.number < n-3) {
						t.Errorf("sheet %d has page %q where %d belongs", k+1, got, one.number)
					}
				}
			}
		})
	}
}

// Words on a command line are read, and unknown ones are answered with those there are.
func TestWords(t *testing.T) {
	if parts, err := ParseParts("mats,cards"); err != nil || !slices.Equal(parts, []Part{Mats, Obstacles, Locations, ProgressCards}) {
		t.Errorf("mats,cards is %v, %v", parts, err)
	}
	if parts, err := ParseParts(""); parts != nil || err != nil {
		t.Errorf("nothing is %v, %v", parts, err)
	}
	if _, err := ParseParts("maps"); err == nil || !strings.Contains(err.Error(), `there is no part "maps"`) || !strings.Contains(err.Error(), "boards") {
		t.Errorf("maps: %v", err)
	}
	if p, err := ParsePaper("letter"); p != Letter || err != nil {
		t.Errorf("letter is %v, %v", p, err)
	}
	if i, err := ParseInk("black"); i != Black || err != nil {
		t.Errorf("black is %v, %v", i, err)
	}
	if f, err := ParseFlip("short"); f != ShortEdge || err != nil {
		t.Errorf("short is %v, %v", f, err)
	}
}

// Printers leave the edge of the paper white: nothing but the bleed of cards, which is cut off, lies within 6 mm of it, on either paper.
func TestPrintersClipNothing(t *testing.T) {
	const perMM = 4
	for _, size := range []Paper{A4, Letter} {
		o := Options{Paper: size, Ink: Saving}
		all, dir := printedGame(t, o), t.TempDir()
		g := &game{gameCards(t), gameCards(t).Content(), contenttest.Reference(t), &o}
		for i, pages := 0, g.pages(newPen(Saving)); i < len(pages); i++ {
			first := i == 0 || pages[i].part != pages[i-1].part || pages[i].part == Boards // the others of a part are alike
			if n := strconv.Itoa(i + 1); first || rulestest.Long() {
				run(t, "pdftoppm", "-r", fmt.Sprint(perMM*25.4), "-gray", "-f", n, "-l", n, all, filepath.Join(dir, "page"))
			}
		}
		files, err := filepath.Glob(filepath.Join(dir, "*.pgm"))
		if err != nil || len(files) < int(numParts) {
			t.Fatalf("%d pages: %v", len(files), err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var w, h int
			if _, err := fmt.Sscanf(string(text[:20]), "P5\n%d %d", &w, &h); err != nil {
				t.Fatal(err)
			}
			grey := text[len(text)-w*h:]
			edge := 5.8 * perMM
			for i, g := range grey {
				x, y := i%w, i/w
				if near := min(x, y, w-1-x, h-1-y); float64(near) < edge && g < 220 {
					t.Errorf("%s, %s: something lies %.1f mm from the edge, at %.1f, %.1f", size, filepath.Base(file), float64(near)/perMM,
						float64(x)/perMM, float64(y)/perMM)
					break
				}
			}
		}
	}
}

// The PDF asks to be printed in true size on both sides, turned on the edge that was chosen, and lists its parts.
func TestProgramsAreToldHowToPrint(t *testing.T) {
	for flip, want := range map[Flip]string{LongEdge: "/DuplexFlipLongEdge", ShortEdge: "/DuplexFlipShortEdge"} {
		var out bytes.Buffer
		if err := Write(&out, gameCards(t), Options{Ink: Saving, Flip: flip, Only: []Part{Boards, Tokens}}); err != nil {
			t.Fatal(err)
		}
		file := inFile(t, out.Bytes())
		run(t, "qpdf", "--check", file)
		var pdf struct{ Qpdf []json.RawMessage }
		if err := json.Unmarshal(run(t, "qpdf", "--json", "--json-key=qpdf", file), &pdf); err != nil || len(pdf.Qpdf) < 2 {
			t.Fatal(err)
		}
		all := strings.Join(strings.Fields(string(pdf.Qpdf[1])), "")
		if prefer := `"/ViewerPreferences":{"/Duplex":"` + want + `","/PrintScaling":"/None"}`; !strings.Contains(all, prefer) {
			t.Errorf("turned on the %s edge, the catalog has no %s", flip, prefer)
		}
		for _, title := range []string{"How to print and play", "Boards", "Trade board", "Settled Lands board", "Tokens"} {
			if !strings.Contains(all, `"/Title":"u:`+strings.ReplaceAll(title, " ", "")+`"`) {
				t.Errorf("the outline does not list %q", title)
			}
		}
	}
}

// Every text of the game and of the example boxes has room where it is printed, at a size that can be read.
func TestTextsHaveRoom(t *testing.T) {
	reference := contenttest.Reference(t)
	for name, box := range map[string][]string{"the game": nil, "Frozen Harbour": {"../examples/frozen-harbour"}, "Three Winters": {"../examples/three-winters"}} {
		cards, err := boxes.OpenAll(box...)
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range []Paper{A4, Letter} {
			if size != A4 && box != nil && !rulestest.Long() {
				continue // cards are as large on both; what boxes add are cards
			}
			o := Options{Ink: Saving, Paper: size}
			g := &game{rules.New(cards), cards, reference, &o}
			p := newPen(o.Ink)
			for _, one := range g.pages(p) {
				one.on(p, o.Flip)
			}
			for _, say := range p.cramped {
				t.Errorf("%s on %s: %v", name, size, say.finding())
			}
			if err := p.pdf.Error(); err != nil {
				t.Error(err)
			}
		}
	}
}

// Pictures that boxes bring are told apart by what they show, not by all their bytes.
func TestNamesOfPictures(t *testing.T) {
	s := art.Scene{Kind: art.ObstacleScene, Name: "Toll Collectors"}
	seen := map[string]bool{}
	for _, own := range [][]byte{nil, make([]byte, content.MostPictureBytes), {1}} {
		s.Own = own
		seen[nameOf(s, 300, 200)] = true
	}
	seen[nameOf(s, 300, 201)] = true
	if len(seen) != 4 {
		t.Errorf("there are %d names of four pictures", len(seen))
	}
	for name := range seen {
		if len(name) > 300 {
			t.Errorf("a name has %d bytes", len(name))
		}
	}
}
