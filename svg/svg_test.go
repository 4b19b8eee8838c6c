package svg

import (
	"errors"
	"flag"
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// drawn paints a drawing on white. Its fields are 10 pixels a side.
func drawn(t *testing.T, inner string) *image.RGBA {
	t.Helper()
	d, err := Read([]byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 30">` + inner + `</svg>`))
	if err != nil {
		t.Fatalf("%s: %v", inner, err)
	}
	img := image.NewRGBA(image.Rect(0, 0, 500, 300))
	draw.Draw(img, img.Bounds(), image.White, image.Point{}, draw.Src)
	d.Paint(img)
	return img
}

// near reports whether two colours are the same to the eye.
func near(a, b color.RGBA) bool {
	for _, v := range [][2]uint8{{a.R, b.R}, {a.G, b.G}, {a.B, b.B}} {
		if max(v[0], v[1])-min(v[0], v[1]) > 6 {
			return false
		}
	}
	return true
}

// What drawing programs write is drawn as they show it: each colour is that at a point.
func TestDrawing(t *testing.T) {
	white, black, red, blue := color.RGBA{255, 255, 255, 255}, color.RGBA{0, 0, 0, 255}, color.RGBA{255, 0, 0, 255}, color.RGBA{0, 0, 255, 255}
	type at map[[2]float64]color.RGBA
	for _, test := range []struct {
		what, inner string
		at          at
	}{
		{"a path of all commands", `<path d="M5,5h10v10H5z m20 0l5 5-5 5zM5 20C5 28 15 28 15 20S25 12 25 20q5 8 10 0t10 0V28H5Z"/>`,
			at{{10, 10}: black, {16, 10}: white, {27, 10}: black, {31, 10}: white, {10, 27.5}: black, {10, 22}: white, {20, 13}: white, {20, 20}: black, {30, 22}: white, {30, 26}: black}},
		{"an arc with flags in one word", `<path d="M10 15a10 10 0 0120 0z"/>`, at{{20, 8}: black, {20, 16}: white, {11, 6}: white}},
		{"a large arc", `<path d="M20 10A8 8 0 1 1 20 20"/>`, at{{28, 15}: black, {18, 15}: white, {32, 15}: black}},
		{"even-odd", `<path fill-rule="evenodd" d="M5 5h20v20h-20zM10 10h10v10h-10z"/>`, at{{7, 7}: black, {15, 15}: white}},
		{"nonzero", `<path d="M5 5h20v20h-20zM10 10h10v10h-10z"/>`, at{{7, 7}: black, {15, 15}: black}},
		{"a hole", `<path d="M5 5h20v20h-20zM10 10v10h10v-10z"/>`, at{{7, 7}: black, {15, 15}: white}},
		{"shapes", `<rect x="2" y="2" width="10" height="10" rx="5"/><circle cx="25" cy="7" r="5"/><ellipse cx="40" cy="7" rx="8" ry="3"/>
			<polygon points="5,15 15,15 10 25"/><polyline points="20,15 30,15 25,25" fill="red"/><line x1="35" y1="20" x2="45" y2="20" stroke="blue"/>`,
			at{{7, 7}: black, {2.5, 2.5}: white, {25, 7}: black, {21, 3}: white, {46, 7}: black, {46, 10}: white, {10, 20}: black, {25, 20}: red, {40, 20}: blue}},
		{"transforms", `<g transform="translate(10 5)"><rect width="2" height="2" transform="rotate(90) scale(2)"/></g><path transform="matrix(1 0 0 -1 30 20)" d="M0 0h5v5z"/>
			<path transform="translate(20,20)skewX(45)" d="M0 0h5v5h-5z"/>`,
			at{{8, 7}: black, {12, 7}: white, {34, 17}: black, {34, 23}: white, {28, 24}: black, {21, 24}: white}},
		{"classes and styles", `<style>/* x */ .a, .b{fill:#f00} .b { fill : blue }</style><path class="a" d="M0 0h9v9z"/><path class="a b" d="M10 0h9v9z" fill="lime"/>
			<path class="a" style="fill:black" d="M20 0h9v9z"/><path class="b a" d="M30 0h9v9z"/>`, at{{6, 3}: red, {16, 3}: blue, {26, 3}: black, {36, 3}: blue}},
		{"what is filled where there is no gradient", `<path fill="url(#none) red" d="M0 0h9v9z"/><path fill="url(#none) none" d="M10 0h9v9z"/><path fill="url(#none)" d="M20 0h9v9z"/>`,
			at{{6, 3}: red, {16, 3}: white, {26, 3}: white}},
		{"a gradient without room", `<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><path stroke="url(#a)" stroke-width="4" d="M5 5h40"/>`,
			at{{6, 5}: blue, {44, 6}: blue}},
		{"what is handed on", `<g fill="red" color="lime"><path d="M0 0h9v9z"/><g style="fill:blue"><path d="M10 0h9v9z"/><path fill="inherit" d="M20 0h9v9z"/></g></g>`,
			at{{6, 3}: red, {16, 3}: blue, {26, 3}: blue}},
		{"a gradient that links to its colours", `<defs><linearGradient id="a"><stop style="stop-color:#ff0000;stop-opacity:1" offset="0"/><stop style="stop-color:#0000ff" offset="1"/></linearGradient>
			<linearGradient href="#a" id="b" x1="10" x2="20" gradientUnits="userSpaceOnUse" gradientTransform="translate(5)"/></defs><path style="fill:url(#b)" d="M0 0h50v9h-50z"/>`,
			at{{10, 5}: red, {25, 5}: blue, {20, 5}: {128, 0, 128, 255}}},
		{"a gradient over its shape", `<linearGradient id="a" y2="100%" x2="0"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><rect x="10" y="10" width="10" height="10" fill="url(#a)"/>`,
			at{{15, 10.1}: red, {15, 19.9}: blue}},
		{"a round gradient", `<radialGradient id="a"><stop stop-color="red"/><stop offset="100%" stop-color="blue"/></radialGradient><rect width="20" height="20" fill="url(#a)"/>`,
			at{{10, 10}: red, {0.2, 10}: blue, {1, 1}: blue, {5, 10}: {128, 0, 128, 255}}},
		{"a gradient that repeats", `<linearGradient id="a" x2=".5" spreadMethod="reflect"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><rect width="20" height="9" fill="url(#a)"/>`,
			at{{0.1, 5}: red, {10, 5}: blue, {19.9, 5}: red}},
		{"strokes", `<g fill="none" stroke="red" stroke-width="4"><path d="M5 5h10"/><path d="M25 5h10" stroke-linecap="square"/><path d="M5 20v0" stroke-linecap="round"/></g>`,
			at{{10, 6.5}: red, {10, 8}: white, {4, 5}: white, {24, 5}: red, {5, 21.5}: red}},
		{"joins", `<g fill="none" stroke="red" stroke-width="6"><path d="M5 15V5h10"/><path d="M22 15V5h10" stroke-linejoin="bevel"/><path d="M39 15V5h9" stroke-linejoin="round"/></g>`,
			at{{2.3, 2.3}: red, {19.3, 2.3}: white, {36.5, 2.4}: white, {37, 3}: red, {21, 4}: red}},
		{"dashes", `<path d="M5 5h40" stroke="red" stroke-width="4" stroke-dasharray="6 4" stroke-dashoffset="2"/>`,
			at{{8, 5}: red, {11, 5}: white, {15, 5}: red, {21, 5}: white}},
		{"a stroke under a transform", `<path transform="scale(1 4)" d="M5 4h40" stroke="red" stroke-width="2"/>`, at{{20, 13}: red, {20, 19}: red, {20, 21}: white}},
		{"a see-through group", `<g opacity=".5"><path fill="red" d="M5 5h20v10h-20z"/><path fill="blue" d="M15 5h20v10h-20z"/></g>`,
			at{{10, 10}: {255, 128, 128, 255}, {20, 10}: {128, 128, 255, 255}}},
		{"a see-through area", `<path fill="#f008" d="M5 5h9v9z"/><path fill="red" fill-opacity="50%" opacity=".5" d="M20 5h9v9z"/>`, at{{12, 8}: {255, 119, 119, 255}, {27, 8}: {255, 191, 191, 255}}},
		{"copies", `<defs><g id="a"><path d="M0 0h4v4z"/></g></defs><use href="#a" x="10" y="10"/><use href="#a" transform="translate(20 10) scale(2)" fill="red"/>`,
			at{{3, 1}: white, {13, 11}: black, {26, 12}: red}},
		{"what is hidden", `<g style="display:none"><text/></g><path visibility="hidden" d="M0 0h9v9z"/><path fill="none" d="M10 0h9v9z"/><path opacity="0" d="M20 0h9v9z"/><metadata><rdf/></metadata>`,
			at{{6, 3}: white, {16, 3}: white, {26, 3}: white}},
		{"units", `<rect width="1in" height="1mm"/>`, at{{48, 2}: black, {48, 5}: white}},
	} {
		img := drawn(t, test.inner)
		for p, want := range test.at {
			if got := img.RGBAAt(int(p[0]*10), int(p[1]*10)); !near(got, want) {
				t.Errorf("%s: at %v is %v, not %v", test.what, p, got, want)
			}
		}
	}
}

// What does not fit is cut off on both sides, or above and below.
func TestCutOff(t *testing.T) {
	d, err := Read([]byte(`<svg width="30mm" height="10mm"><rect width="33%" height="100%" fill="red"/><rect x="67%" width="33%" height="100%" fill="red"/></svg>`))
	if err != nil {
		t.Fatal(err)
	}
	img := image.NewRGBA(image.Rect(3, 4, 103, 104))
	d.Paint(img)
	for _, p := range img.Pix {
		if p != 0 {
			t.Fatal("what is to be cut off shows")
		}
	}
}

// What cannot be drawn is said with its line.
func TestRefusals(t *testing.T) {
	for inner, want := range map[string]string{
		"<text>A</text>": "<text> is not drawn: turn texts into paths",
		`<image href="http://example.org/a.png"/>`:                        "<image> is not drawn",
		`<script>alert(1)</script>`:                                       "<script> is not drawn",
		`<path d="M0 0" filter="url(#a)"/>`:                               "filter is not drawn",
		`<g style="mix-blend-mode:multiply"/>`:                            "mix-blend-mode is not drawn",
		`<g clip-path="url(#a)"/>`:                                        "clip-path is not drawn",
		`<use href="other.svg#a"/>`:                                       "<use> leads out of the file",
		`<path fill="url(http://example.org/a)" d="M0 0"/>`:               "fill leads out of the file",
		`<pattern id="a"/><path fill="url(#a)" d="M0 0"/>`:                "<pattern> is not drawn",
		`<symbol id="a"/><use href="#a"/>`:                                "<symbol> is not drawn",
		`<style>path > g{}</style>`:                                       `the style of "path > g" is not known`,
		`<path fill="plaid" d="M0 0"/>`:                                   `fill is "plaid", which is no known colour`,
		`<path d="M0 0 L 1"/>`:                                            `the path has "" where a number must stand`,
		`<path d="L 1 1"/>`:                                               `the path has "L 1 1" where a command must stand`,
		`<path d="M1 1zz 1 1"/>`:                                          `the path has "1 1" where a command must stand`,
		`<rect width="wide"/>`:                                            `width is "wide", and must be a number`,
		`<g transform="spin(3)"/>`:                                        `transform is "spin(3)", which is not known`,
		`<path d="M1 1L1e9 1e9" fill="red"/>`:                             "it reaches too far out",
		`<path fill="url(#a) url(#b) red" d="M0 0"/>`:                     `fill is "url(#a) url(#b) red", which is no known colour`,
		`<polygon points="1 1 x"/>`:                                       `points: "x" is no number`,
		`&what;`:                                                          "it is no XML",
		`<g>`:                                                             "it is no XML",
		strings.Repeat("<g>", 70):                                         "it is too detailed",
		strings.Repeat("<g/>", 30_000):                                    "it is too detailed",
		`<g id="a"><use href="#a"/></g>`:                                  "it is too detailed",
		`<path stroke="red" stroke-dasharray="1e-9" d="M0 0h50"/>`:        "it is too detailed",
		strings.Repeat(`<g opacity=".5">`, 9) + strings.Repeat("</g>", 9): "more than 8 see-through groups",
		strings.Repeat(`<path d="M0 0h50v30h-50z"/>`, 700):                "it is too detailed",
	} {
		_, err := Read([]byte("<svg viewBox='0 0 50 30'>\n" + inner + "</svg>"))
		if err == nil || !strings.HasPrefix(err.Error(), "line 2: ") || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v", inner, err)
		}
	}
	for whole, want := range map[string]string{
		"":                           "it ends too early",
		"<html/>":                    "it is no SVG",
		"<svg/>":                     "it has no size",
		"<svg viewBox='0 0 1 x'/>":   "must be four numbers",
		"<svg viewBox='0 0 100 1'/>": "no side may be more than 10 times as long",
		"<svg viewBox='0 0 -1 -1'/>": "it has no size",
		"<?xml version='1.0' encoding='koi8-r'?><svg/>": "save it as UTF-8",
	} {
		if err := Head([]byte(whole)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", whole, err)
		}
	}
}

// harmful are drawings that are small, and endless work for who does not count it.
var harmful = map[string]string{
	"copies of copies": `<g id="a"><path d="M0 0h50v30z"/></g><g id="b">` + strings.Repeat(`<use href="#a"/>`, 100) + `</g><g id="c">` +
		strings.Repeat(`<use href="#b"/>`, 100) + `</g>` + strings.Repeat(`<use href="#c"/>`, 100),
	"many lines":                  `<path d="M1 0` + strings.Repeat("V30H9V0H1", 40_000) + `"/>`,
	"many strokes":                `<path stroke="red" stroke-width="9" stroke-linejoin="round" d="M0 0` + strings.Repeat("h50v3h-50v-3", 40_000) + `"/>`,
	"large areas":                 strings.Repeat(`<path d="M0 0h50v30h-50z"/>`, 200),
	"large gradients":             `<radialGradient id="a" fx=".3"><stop/></radialGradient><g fill="url(#a)">` + strings.Repeat(`<path d="M0 0h50v30h-50z"/>`, 60) + "</g>",
	"sheets":                      strings.Repeat(`<g opacity=".5"><path d="M1 1h1v1z"/></g>`, 200),
	"one class for all":           "<style>.a{fill:" + strings.Repeat("red ", 30_000) + "}</style>" + strings.Repeat(`<g class="a a a a a a a a a a"/>`, 15_000),
	"rules times words":           "<style>" + strings.Repeat(".a{fill:red;stroke:red}", 20_000) + "</style>" + strings.Repeat(`<g class="`+strings.Repeat("a ", 300)+`"/>`, 1_000),
	"rules times classes":         "<style>" + ".a" + strings.Repeat(",.b,.c,.d,.e", 5_000) + "{" + strings.Repeat("r:1;", 5_000) + "}</style>",
	"points that do not show":     `<defs><path id="a" fill="none" d="M0 0` + strings.Repeat("c9e8 9e8-9e8 9e8 1 1", 500) + `"/></defs>` + strings.Repeat(`<use href="#a"/>`, 15_000),
	"lines that are nearly level": `<path d="M0 0` + strings.Repeat("H50 V.0001H0V.001", 40_000) + `z"/>`,
	"lines that go to and fro":    `<path d="M0 1` + strings.Repeat("L50 1.01L0 1", 50_000) + `z"/>`,
	"a long path, copied":         `<defs><path id="a" d="M0 0` + strings.Repeat(" ", 600_000) + `"/></defs>` + strings.Repeat(`<use href="#a"/>`, 15_000),
	"a gradient, linked":          `<linearGradient id="a" href="#a" x="` + strings.Repeat(" ", 600_000) + `1"><stop/></linearGradient>` + strings.Repeat(`<path fill="url(#a)" d="M1 1h1v1z"/>`, 9_000),
	"many dashes":                 `<g stroke="red" stroke-dasharray="` + strings.Repeat("1 ", 300_000) + `">` + strings.Repeat(`<path d="M0 0h1"/>`, 15_000) + "</g>",
	"curves far out":              `<path d="M0 0` + strings.Repeat("C9e8 9e8-9e8 9e8 1 1", 20_000) + `"/>`,
}

// A drawing that would take long to paint is refused before.
func TestHarmful(t *testing.T) {
	for name, inner := range harmful {
		if _, err := Read([]byte(`<svg viewBox="0 0 50 30">` + inner + `</svg>`)); !errors.Is(err, errDetailed) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// harmless are drawings that would be endless work for who does for each of their parts what can be done once.
var harmless = map[string]string{
	"empty rules times words":   "<style>" + strings.Repeat(".a{}", 120_000) + `</style><g class="` + strings.Repeat("a ", 200_000) + `"/>`,
	"rules for one attribute":   "<style>" + strings.Repeat(".a{r:1}", 60_000) + `</style><g class="` + strings.Repeat("a ", 100_000) + `"/>`,
	"what is not drawn anyhow":  "<style>.a{" + strings.Repeat("font-family:Times;", 5_000) + "}</style>" + strings.Repeat(`<g class="a"/>`, 15_000),
	"comments in a style":       "<style>" + strings.Repeat("/**/", 250_000) + "</style>",
	"comments beside a style":   "<style>" + strings.Repeat("a<!---->", 120_000) + "{</style>",
	"a gradient for all":        `<linearGradient id="a">` + strings.Repeat(`<stop offset="1e-9" style="stop-color:#123456"/>`, 100) + "</linearGradient>" + strings.Repeat(`<path fill="url(#a)" d="M1 1h.1v.1z"/>`, 15_000),
	"gradients that are linked": strings.Repeat(`<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>`, 2_000) + strings.Repeat(`<path fill="url(#a)" d="M1 1h.1v.1z"/>`, 12_000),
	"other colours in the end":  `<path d="M0 0h1v1z" fill="` + strings.Repeat("url(#b) ", 100_000) + `"/>`,
	"depth that is left out":    "<metadata>" + strings.Repeat("<a>", 100_000) + strings.Repeat("</a>", 100_000) + "</metadata>",
}

// What looks like endless work, and is none, is read or refused at once, in little memory.
func TestHarmless(t *testing.T) {
	for name, inner := range harmless {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		d, err := Read([]byte(`<svg viewBox="0 0 50 30">` + inner + `</svg>`))
		runtime.ReadMemStats(&after)
		if taken := (after.TotalAlloc - before.TotalAlloc) >> 20; taken > 150 {
			t.Errorf("%s: it takes %d MB", name, taken)
		}
		if err == nil {
			d.Paint(image.NewRGBA(image.Rect(0, 0, 50, 30)))
		} else if !strings.HasPrefix(err.Error(), "line 1: ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// BenchmarkPaint paints about the most that a drawing may be, larger than a card is printed.
func BenchmarkPaint(b *testing.B) {
	for name, inner := range map[string]string{
		"areas":     strings.Repeat(`<path d="M0 0h50v30h-50z" fill-opacity=".5"/>`, 185),
		"gradients": `<radialGradient id="a" fx=".3"><stop/><stop offset="1" stop-color="red"/></radialGradient><g fill="url(#a)">` + strings.Repeat(`<path d="M0 0h50v30h-50z"/>`, 45) + "</g>",
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				d, err := Read([]byte(`<svg viewBox="0 0 50 30">` + inner + `</svg>`))
				if err != nil {
					b.Fatal(err)
				}
				d.Paint(image.NewRGBA(image.Rect(0, 0, 800, 480)))
			}
		})
	}
}

var mutants = flag.Uint64("mutants", 2000, "how many mutated drawings TestMutated paints")

// Drawings with something strange in them are refused with a sentence, or painted: nothing panics. -mutants 100000 tries many.
func TestMutated(t *testing.T) {
	whole, err := os.ReadFile("../examples/frozen-harbour/art/frozen-harbour.svg")
	if err != nil {
		t.Fatal(err)
	}
	number := regexp.MustCompile(`-?[0-9.]+`)
	strange := []string{"0", "-1", "1e9", "-1e9", "1e-9", "1e999", "nan", "", "5%", "-300%", "1e9%", "url(#sky)", "url(#post)", "#post", "z", "\x00", "\xff", `"/>`, "</g>"}
	painted := 0
	for seed := range *mutants {
		r := rand.New(rand.NewPCG(seed, 30))
		data := slices.Clone(whole)
		for range 1 + r.IntN(4) {
			all := number.FindAllIndex(data, -1)
			at := all[r.IntN(len(all))]
			switch r.IntN(6) {
			case 0:
				data[r.IntN(len(data))] ^= byte(1 << r.IntN(8))
			case 1:
				from := r.IntN(len(data))
				data = slices.Delete(data, from, min(len(data), from+r.IntN(40)))
			default:
				data = slices.Replace(data, at[0], at[1], []byte(strange[r.IntN(len(strange))])...)
			}
		}
		d, err := Read(data)
		if err != nil {
			if !strings.Contains(err.Error(), " ") || !utf8.ValidString(err.Error()) {
				t.Errorf("seed %d: the error is no sentence: %q", seed, err)
			}
			continue
		}
		d.Paint(image.NewRGBA(image.Rect(0, 0, 50, 30)))
		painted++
	}
	t.Logf("%d of %d drawings could be painted", painted, *mutants)
	if painted == 0 || painted == int(*mutants) {
		t.Error("the mutants are all alike")
	}
}

// FuzzRead changes drawings byte by byte, as the compiler's instrumentation leads, and paints them: nothing panics, and what is wrong
// is said.
func FuzzRead(f *testing.F) {
	files, err := filepath.Glob("../examples/*/art/*.svg")
	if err != nil || len(files) == 0 {
		f.Fatalf("there is no drawing to begin with: %v", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`<svg viewBox="0 0 5 3"><style>.a{fill:url(#b)}</style><radialGradient id="b" fx="2" r="1e-9" spreadMethod="repeat"><stop offset="1"/></radialGradient>` +
		`<path class="a" stroke="#123" stroke-dasharray="1,2%" stroke-linejoin="round" d="M1 1a1 2 3 014 5T1-1S.5.5,1e1 2z" transform="skewX(89.9999) scale(0)"/></svg>`))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := Read(data)
		if err != nil {
			if !strings.Contains(err.Error(), " ") || !utf8.ValidString(err.Error()) {
				t.Errorf("the error is no sentence: %q", err)
			}
			return
		}
		d.Paint(image.NewRGBA(image.Rect(0, 0, 50, 30)))
	})
}
