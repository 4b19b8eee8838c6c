package paper

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
)

// boxed returns the rulebook with a box of one file laid over the game.
func boxed(t testing.TB, file, text string) *rules.Rulebook {
	t.Helper()
	box, wrong := content.ReadBox(fstest.MapFS{
		content.BoxFile: {Data: []byte("name = 'Tolls'\nversion = '1'\nauthor = 'Ąna 🎲'\nlicence = 'CC0'\nabout = 'Tolls.'\n")},
		file:            {Data: []byte(text)},
	}, "tolls")
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	cards, err := boxes.Stack(box)
	if err != nil {
		t.Fatal(err)
	}
	return rules.New(cards)
}

// guard returns an obstacle with a name and lists of effects.
func guard(name, more string) string {
	return fmt.Sprintf("[[obstacle]]\nname = %q\nregion = \"empire\"\nseasons = [\"spring\"]\ntags = [\"guard\"]\nthreats = [\"support\"]\n"+
		"skill = \"rapport\"\ndifficulty = 2\ndice = [2]\ndamage = { body = 1 }\n%s\n", name, more)
}

const stress = `{ do = "stress", who = { among = "everyone", skill = "thievery", below = 4 }, psyche = { threat_level = "espionage" }, body = 2 },
`

// Letters outside the typefaces are printed as boxes, and those of the text face in headings as they are.
func TestLettersOutsideTheFonts(t *testing.T) {
	for name, want := range map[string]string{
		"Lucky 🎲 Dice": "Lucky □ Dice", "Яма Łő": "Яма Łő", "雪女": "□□", "Ice\u200dman": "Iceman", "Cafe\u0301": "Café", "Tést\u20dd": "Tést□", "𝔉air": "□air",
	} {
		book := boxed(t, "obstacles-empire.toml", guard(name, ""))
		var out bytes.Buffer
		if err := Write(&out, book, Options{Ink: Saving, Only: []Part{Obstacles}}); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		text := string(run(t, "pdftotext", inFile(t, out.Bytes()), "-"))
		if !says(text, want) {
			t.Errorf("%q is not printed as %q", name, want)
		}
		if !says(text, "Ąna □") {
			t.Error("the author of the box is not named")
		}
	}
}

// What is too long is named with how much, and printed smaller rather than over what lies below it.
func TestCrampedTexts(t *testing.T) {
	long := "activate = [" + strings.Repeat(stress, 8) + "]\novercome = [" + strings.Repeat(stress, 8) + "]\n"
	for name, test := range map[string]struct {
		text, want string
		words      bool // of the text, or else of the name
	}{
		"long effects": {guard("Toll", long), "tolls/obstacles-empire.toml:1: Toll: ", true},
		"a long name":  {guard(strings.Repeat("Very Long Name of ", 8)+"Toll", ""), "tolls/obstacles-empire.toml:1: Very", false},
		"a long word":  {guard(strings.Repeat("Toll", 40), ""), "tolls/obstacles-empire.toml:1: Toll", false},
		"it fits":      {guard("Toll", "activate = ["+stress+"]"), "", false},
	} {
		book := boxed(t, "obstacles-empire.toml", test.text)
		found, err := Check(book)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if test.want == "" {
			if len(found) > 0 {
				t.Errorf("%s: %v", name, found)
			}
			continue
		}
		if len(found) != 1 || !strings.HasPrefix(found[0].String(), test.want) || !strings.Contains(found[0].What, "% too long for its place in print") {
			t.Errorf("%s: %v", name, found)
		}
		var told []string
		o := Options{Ink: Saving, Only: []Part{Obstacles}, Cramped: func(f content.Finding) { told = append(told, f.String()) }}
		if err := Write(&bytes.Buffer{}, book, o); err != nil || len(told) != 1 || told[0] != found[0].String() {
			t.Errorf("%s: printing tells %q: %v", name, told, err)
		}
	}
}

// A text that is fitted is as high as it may be at most, whatever its length.
func TestFittedTextsFit(t *testing.T) {
	p := newPen(Saving)
	p.page(210, 297)
	for _, n := range []int{1, 10, 100, 1000} {
		for _, word := range []string{"word ", "unbroken", "{psyche} "} {
			texts := []string{strings.Repeat(word, n), "and more"}
			size, height := p.fit(largest, smallest, 0.3, texts, 50, 40)
			widest := 0.0
			for _, line := range p.set(body, size, texts[0], 50) {
				widest = max(widest, line.Width)
			}
			if size > vanishing && (height > 40 || widest > 50+1e-9) {
				t.Errorf("%d times %q in %.1f points is %.1f by %.1f mm", n, word, size, widest, height)
			}
		}
	}
}

// Marks are printed over a letter only where they become one with it.
func TestLooseMarks(t *testing.T) {
	for name, want := range map[string]int{"Cafe\u0301": 0, "Q\u0301uay": 1, "u\u0308ber": 0, "w\u030a": 1, "ﬁ": 0} {
		found, err := Check(boxed(t, "obstacles-empire.toml", guard(name, "")))
		if err != nil || len(found) != want {
			t.Errorf("%q: %v, %v", name, found, err)
		}
	}
}

func BenchmarkCheck(b *testing.B) {
	book := rules.New(contenttest.GameCards(b))
	for b.Loop() {
		if _, err := Check(book); err != nil {
			b.Fatal(err)
		}
	}
}
