package boxes

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"sixwinters/content"
)

// mutant returns a box with something wrong in it: in its zip, its cards or its pictures; in letters or in structure, with numbers made huge
// and parts repeated many times. The same seed makes the same box.
func mutant(seed uint64) []byte {
	r := rand.New(rand.NewPCG(seed, 30))
	switch seed % 8 {
	case 0, 1:
		return mutated(r)
	case 2:
		return mutatedZip(r)
	case 3, 4:
		return zipped(entry{name: content.BoxFile, text: repeatedIn(r, head, r.IntN(8) == 0, maxCards), mode: 0o644}, mutatedCards(r))
	case 5, 6:
		return withPicture("toll.svg", mutatedDrawing(r))
	}
	return withPicture("toll.png", mutatedPicture(r))
}

// The most bytes of a file of cards and of a picture, and a little more.
const (
	maxCards   = 1<<17 + 1000
	maxPicture = content.MostPictureBytes + 1000
)

// withPicture is a box of one card with a picture.
func withPicture(name, data string) []byte {
	card := strings.Replace(toll, "dice =", "picture = \""+name+"\"\ndice =", 1)
	return zipped(entry{name: content.BoxFile, mode: 0o644, text: head}, entry{name: "obstacles-empire.toml", mode: 0o644, text: card},
		entry{name: name, mode: 0o644, text: data})
}

// repeatedIn repeats a part of a text, which begins and ends at a sign, so often that the text grows up to a size.
func repeatedIn(r *rand.Rand, text string, so bool, most int) string {
	if !so || text == "" {
		return text
	}
	from := r.IntN(len(text))
	if i := strings.IndexFunc(text[from:], sign); i >= 0 {
		from += i
	}
	end := min(len(text), from+1+r.IntN(1+r.IntN(200)))
	if i := strings.IndexFunc(text[end:], sign); i >= 0 {
		end += i
	}
	part := text[from:end]
	if part == "" || len(text) >= most {
		return text
	}
	n := (most - len(text)) / len(part)
	switch r.IntN(4) {
	case 0:
		n = min(n, 1+r.IntN(10))
	case 1:
		n = min(n, 1+r.IntN(1000))
	}
	return text[:end] + strings.Repeat(part, n) + text[end:]
}

func sign(r rune) bool { return strings.ContainsRune(" \n\"'<>{}[]=,;.", r) }

var (
	someNumber = regexp.MustCompile(`-?[0-9.]+`)
	huge       = []string{"0", "-1", "1e9", "1e-9", "-1e308", "1e999", "9223372036854775807", "4294967295", "65536", "999999", "0.000001", "nan", "inf", "100000%"}
)

// numbered puts strange numbers in the place of some of a text.
func numbered(r *rand.Rand, text string) string {
	all := someNumber.FindAllStringIndex(text, 200)
	if len(all) == 0 {
		return text
	}
	at := all[r.IntN(len(all))]
	return text[:at[0]] + huge[r.IntN(len(huge))] + text[at[1]:]
}

// mutatedCards is a file of cards with parts repeated, numbers made huge, keys made long or values nested.
func mutatedCards(r *rand.Rand) entry {
	all := sample()
	e := all[1+r.IntN(len(all)-1)]
	if r.IntN(2) == 0 { // few cards show better what is wrong with one
		e = entry{name: "obstacles-empire.toml", mode: 0o644, text: toll}
	}
	for range 1 + r.IntN(3) {
		switch r.IntN(7) {
		case 0:
			e.text = numbered(r, e.text)
		case 1:
			e.text = mutatedText(r, e.text)
		case 2: // a long key
			e.text = "[" + strings.Repeat([]string{"k", "k.", `"k k".`}[r.IntN(3)], 1+r.IntN(30_000)) + "k]\n" + e.text
		case 3: // deep values
			n := 1 + r.IntN(30)*r.IntN(1000)
			e.text = strings.Replace(e.text, "= [", "= "+strings.Repeat("[", n), 1+r.IntN(2))
		case 4: // a long text
			e.text = strings.Replace(e.text, "name = \"", "name = \""+strings.Repeat([]string{"a", "ä", "\\u0041", " ", "`"}[r.IntN(5)], 1+r.IntN(20_000)), 1)
		default:
			e.text = repeatedIn(r, e.text, true, maxCards)
		}
	}
	return e
}

// sketch is a drawing with all that costs something: rules, gradients, copies, groups, strokes and dashes.
const sketch = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 30">
<style>.a{fill:red;stroke:blue} .b,.c{fill:url(#g)} .a{r:1}</style>
<linearGradient id="f"><stop offset="0" stop-color="red"/><stop offset="1" style="stop-color:#00f;stop-opacity:.5"/></linearGradient>
<radialGradient id="g" href="#f" gradientTransform="rotate(4)" fx=".3" spreadMethod="repeat"/>
<g class="a b" opacity=".5" transform="translate(1 1) scale(1)"><g id="h"><path class="a" d="M1 1L3 4C5 6 7 8 9 1q3 4 5 6t1 1a3 3 0 0 1 2 2z"/></g></g>
<use href="#h" x="3" y="3"/><g id="i"><use href="#h"/><use href="#h"/></g><use href="#i" transform="rotate(10)"/>
<path class="b c" stroke="red" stroke-width="2" stroke-dasharray="1 2 3" stroke-linejoin="round" stroke-linecap="round" d="M5 5h40v1h-40v1h40"/>
<rect width="50" height="30" fill="url(#g)" style="opacity:.5;stroke:none"/><polygon points="1,1 5,5 9,1" fill="none"/><circle r="3" cx="5%"/>
</svg>`

// mutatedDrawing is a drawing with parts repeated, numbers made huge, or letters changed.
func mutatedDrawing(r *rand.Rand) string {
	text := sketch
	if r.IntN(4) == 0 {
		drawing, err := os.ReadFile(filepath.Join(os.Getenv(examplesIn), "frozen-harbour/art/frozen-harbour.svg"))
		if err != nil {
			panic(err) // it is part of the sources
		}
		text = string(drawing)
	}
	for range 1 + r.IntN(4) {
		switch r.IntN(8) {
		case 0:
			text = mutatedText(r, text)
		case 1, 2:
			text = numbered(r, text)
		case 3:
			n := 1 + r.IntN(80)
			text = strings.Replace(strings.Replace(text, "<g", strings.Repeat(`<g opacity=".9">`, n)+"<g", 1), "</svg>", strings.Repeat("</g>", n)+"</svg>", 1)
		default:
			text = repeatedIn(r, text, true, maxPicture/(1+r.IntN(3)))
		}
	}
	return text
}

// mutatedPicture is a PNG or a JPEG of some size with bytes changed, or a part of it repeated.
func mutatedPicture(r *rand.Rand) string {
	img := image.NewRGBA(image.Rect(0, 0, 1+r.IntN(40)*r.IntN(41), 1+r.IntN(40)*r.IntN(41)))
	for i := range img.Pix {
		img.Pix[i] = byte(i * i >> 9)
	}
	var data bytes.Buffer
	err := png.Encode(&data, img)
	if r.IntN(2) == 0 {
		data.Reset()
		err = jpeg.Encode(&data, img, nil)
	}
	if err != nil {
		panic(err) // each has a pixel at least
	}
	b := data.Bytes()
	for range r.IntN(4) {
		switch at := r.IntN(len(b)); r.IntN(4) {
		case 0: // its head says how large it is
			binary.BigEndian.PutUint32(b[min(len(b)-4, r.IntN(30)):], r.Uint32()>>r.IntN(32))
		case 1:
			b[at] ^= byte(1 << r.IntN(8))
		case 2:
			b = b[:at+1]
		default:
			part := b[at:min(len(b), at+1+r.IntN(2000))]
			b = slices.Concat(b[:at], bytes.Repeat(part, 1+r.IntN(max(1, maxPicture/len(part)))), b[at:])
		}
		b = b[:min(len(b), maxPicture)]
	}
	return string(b)
}

// mutatedZip is a zip with lies in its headers, parts of it repeated, or entries without number.
func mutatedZip(r *rand.Rand) []byte {
	all := append(sample()[:1+r.IntN(4)], entry{name: "art/filler.png", mode: 0o644, text: strings.Repeat("\x00", r.IntN(2*MostBytes/10))})
	switch r.IntN(5) {
	case 0:
		for i := range r.IntN(3 * mostEntries / 2) {
			all = append(all, entry{name: fmt.Sprintf([]string{".git/%d", "art/%d", "%d/"}[r.IntN(3)], i), mode: 0o644})
		}
	case 1:
		for i := range 1 + r.IntN(150) {
			all = append(all, entry{name: strings.Repeat("a/", 1+r.IntN(30_000)) + fmt.Sprint(i), mode: 0o644})
		}
	case 2:
		for i := range 1 + r.IntN(20) {
			all = append(all, entry{name: fmt.Sprintf("%d.png", i), mode: 0o644, text: strings.Repeat("x", MostBytes/(1+r.IntN(20)))})
		}
	}
	data := zipped(all...)
	for range 1 + r.IntN(4) {
		marks := [][]byte{[]byte("PK\x01\x02"), []byte("PK\x03\x04"), []byte("PK\x05\x06"), []byte("PK\x07\x08")}
		at := bytes.LastIndex(data[:1+r.IntN(len(data))], marks[r.IntN(len(marks))])
		if at < 0 || at+50 > len(data) {
			at = max(0, bytes.LastIndex(data, marks[0]))
		}
		field := data[at+4:]
		if len(field) < 46 {
			continue
		}
		switch r.IntN(4) {
		case 0:
			binary.LittleEndian.PutUint32(field[r.IntN(40):], r.Uint32()>>r.IntN(32))
		case 1:
			binary.LittleEndian.PutUint16(field[r.IntN(40):], uint16(r.IntN(100)))
		case 2: // the same entry again and again, from the same bytes
			line := data[at:min(len(data), at+46+r.IntN(60))]
			data = slices.Concat(data[:at], bytes.Repeat(line, 1+r.IntN(1000)), data[at:])
		default:
			data = []byte(repeatedIn(r, string(data), true, min(MostBytes, 3*len(data))))
		}
	}
	return data
}
