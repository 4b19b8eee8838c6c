package render_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/paper"
	"sixwinters/render"
	"sixwinters/rules"
)

// tolls returns the rulebook with an obstacle of a box, and its face.
func tolls(t *testing.T, name, more string) (*rules.Rulebook, render.Face) {
	t.Helper()
	box, wrong := content.ReadBox(fstest.MapFS{
		content.BoxFile: {Data: []byte("name = 'Tolls'\nversion = '1'\nauthor = 'A'\nlicence = 'CC0'\nabout = 'Tolls.'\n")},
		"obstacles-empire.toml": {Data: []byte("[[obstacle]]\nname = \"" + name + "\"\nregion = \"empire\"\nseasons = [\"spring\"]\ntags = [\"guard\"]\n" +
			"threats = [\"support\"]\nskill = \"rapport\"\ndifficulty = 2\ndice = [2]\ndamage = { body = 1 }\n" + more)},
	}, "tolls")
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	cards, err := boxes.Stack(box)
	if err != nil {
		t.Fatal(err)
	}
	b := rules.New(cards)
	for _, card := range cards.AllCards() {
		if cards.NameOf(card) == name {
			return b, render.FaceOf(b, card)
		}
	}
	t.Fatalf("there is no card %s", name)
	return nil, render.Face{}
}

// A card whose text fits in print fits on the table in letters of the usual size, and one that fits nowhere stays within its card.
func TestLongTextsStayOnTheirCard(t *testing.T) {
	const effect = `{ do = "stress", who = { among = "everyone", skill = "thievery", below = 4 }, psyche = { threat_level = "espionage" }, body = 2 },`
	p := newPainter(t)
	printed := 0
	for n := 1; n <= 8; n++ {
		list := " = [" + strings.Repeat(effect, n) + "]\n"
		b, f := tolls(t, "Tolls of the Empire", "activate"+list+"overcome"+list+"arrive"+list)
		const tallest = 640
		size, _, height, _ := render.SizeOfFace(p, &f, 1, 1200, tallest)
		if height > tallest {
			t.Errorf("with %d effects in each list it is %.0f high, of %d", n, height, tallest)
		}
		found, err := paper.Check(b)
		if err != nil {
			t.Fatal(err)
		}
		if len(found) == 0 {
			if printed++; size < 12 {
				t.Errorf("%d effects in each list fit in print, and on the table in letters of %.1f", n, size)
			}
		}
	}
	if printed == 0 || printed == 8 {
		t.Errorf("%d of 8 texts fit in print", printed)
	}
}

// Titles with letters that their typeface lacks are as wide as body text, and none is wider than what is drawn for it.
func TestTitlesFallBack(t *testing.T) {
	p := newPainter(t)
	for title, same := range map[string]string{"雪女": "□□", "🎲": "□", "Ice\u200d": "Ice"} {
		if got, want := render.TitleWidth(p, title), render.TitleWidth(p, same); got != want || got == 0 {
			t.Errorf("%q is %.1f wide, and %q %.1f", title, got, same, want)
		}
	}
	if cyrillic, box := render.TitleWidth(p, "ЖЖЖ"), render.TitleWidth(p, "雪雪雪"); cyrillic == box {
		t.Error("Cyrillic is drawn as boxes")
	}
}
