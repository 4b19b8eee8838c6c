package boxes

import (
	"bytes"
	"image"
	"image/png"
	"strings"
	"testing"
	"testing/fstest"

	"sixwinters/content"
)

// pictureOf is a PNG of one colour.
func pictureOf(t *testing.T, width, height int) []byte {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	for i := range img.Pix {
		img.Pix[i] = []byte{0x20, 0xC0, 0xF0, 0xFF}[i%4]
	}
	var data bytes.Buffer
	if err := png.Encode(&data, img); err != nil {
		t.Fatal(err)
	}
	return data.Bytes()
}

// A card may name a picture of its box. What cannot be shown is said in a sentence, at its line; what is damaged inside is found
// before the box is installed.
func TestPictures(t *testing.T) {
	whole := pictureOf(t, 50, 30)
	for _, test := range []struct {
		what, name string
		data       []byte
		read, look string // what is said when it is read, and when it is looked into
	}{
		{"a picture", "art/toll.png", whole, "", ""},
		{"none there", "art/other.png", whole, `"art/other.png" is not in the box`, ""},
		{"outside", "../toll.png", whole, `"../toll.png" leads out of the box`, ""},
		{"absolute", "/art/toll.png", whole, `"/art/toll.png" leads out of the box`, ""},
		{"a folder", "art", whole, `"art" is not in the box`, ""},
		{"a text", "art/toll.png", []byte("Dear Thea"), `"art/toll.png" is neither PNG nor JPEG nor SVG`, ""},
		{"an SVG", "art/toll.png", []byte(`<svg viewBox="0 0 5 3"><path d="M1 1h2v1z"/></svg>`), "", ""},
		{"an SVG of no size", "art/toll.png", []byte(`<svg xmlns="http://www.w3.org/2000/svg"/>`), "cannot be drawn: line 1: it has no size", ""},
		{"an SVG of texts", "art/toll.png", []byte("<svg viewBox='0 0 5 3'>\n<text>Toll</text></svg>"), "", `"art/toll.png" cannot be drawn: line 2: <text> is not drawn`},
		{"an SVG that leads out", "art/toll.png", []byte("<svg viewBox='0 0 5 3'><image href='../../etc/passwd'/></svg>"), "", "<image> is not drawn"},
		{"half an SVG", "art/toll.png", []byte("<svg viewBox='0 0 5 3'><path d='M"), "", "line 1: it is no XML"},
		{"a page", "art/toll.png", []byte("<html/>"), "cannot be drawn: it is no SVG", ""},
		{"too wide", "art/toll.png", pictureOf(t, 1601, 3), "has 1601 by 3 pixels: it may have at most 1600 a side", ""},
		{"too large", "art/toll.png", append(bytes.Clone(whole), make([]byte, content.MostPictureBytes)...), "is larger than 1 MB", ""},
		{"cut off", "art/toll.png", whole[:len(whole)-30], "", `obstacles-empire.toml:9: Toll Collectors: ` + "`picture`" + ` "art/toll.png" is damaged`},
	} {
		folder := fstest.MapFS{
			content.BoxFile:         {Data: []byte(head)},
			"obstacles-empire.toml": {Data: []byte(strings.Replace(toll, "dice =", "picture = \""+test.name+"\"\ndice =", 1))},
			"art/toll.png":          {Data: test.data},
		}
		zipped, err := Pack(folder)
		if err != nil {
			t.Fatal(err)
		}
		box, err := Read(zipped, "box")
		if err != nil {
			t.Fatal(err)
		}
		c, err := Stack(box)
		switch {
		case test.read != "" && (err == nil || !strings.Contains(err.Error(), "obstacles-empire.toml:9: Toll Collectors: ") || !strings.Contains(err.Error(), test.read)):
			t.Errorf("%s: %v", test.what, err)
		case test.read == "" && (err != nil || !bytes.Equal(c.Obstacles[obstacle(c, "Toll Collectors")].Picture, test.data)):
			t.Errorf("%s: the card has another picture, %v", test.what, err)
		}
		_, err = Shelf(t.TempDir()).Look(zipped, "box")
		if want := test.read + test.look; (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: when it is looked into, %v", test.what, err)
		}
	}
}

// Other pictures do not make another box of it: a campaign goes on.
func TestPicturesAreNoCards(t *testing.T) {
	one := boxOf(t, "", "art/toll.png", "1")
	other := boxOf(t, "", "art/toll.png", "2")
	if one.Hash != other.Hash {
		t.Error("another picture changes the hash")
	}
}
