package content

import (
	"bytes"
	"errors"
	"image"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// What checking all pictures of a box costs is counted before it is done.
func TestPictureWork(t *testing.T) {
	var small bytes.Buffer
	if err := png.Encode(&small, image.NewGray(image.Rect(0, 0, 10, 10))); err != nil {
		t.Fatal(err)
	}
	drawing := []byte(`<svg viewBox="0 0 5 3"><path d="M0 0h1v1z"/></svg>`)
	for what, test := range map[string]struct {
		before pictureWork
		data   []byte
		want   error
	}{
		"the last pixels":     {pictureWork{pixels: mostPixels - 100}, small.Bytes(), nil},
		"pixels too many":     {pictureWork{pixels: mostPixels - 99}, small.Bytes(), errPictures},
		"the last drawing":    {pictureWork{drawings: mostDrawings}, drawing, nil},
		"a drawing too many":  {pictureWork{drawings: mostDrawings + .001}, drawing, errPictures},
		"drawings and pixels": {pictureWork{drawings: mostDrawings + 1}, small.Bytes(), nil},
	} {
		if err := test.before.check(test.data); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, not %v", what, err, test.want)
		}
	}
	// A drawing that is refused is as much work as one may be.
	var work pictureWork
	for range mostDrawings + 1 {
		if err := work.check([]byte("<svg viewBox='0 0 5 3'><g>")); err == nil || errors.Is(err, errPictures) {
			t.Fatal(err)
		}
	}
	if err := work.check(drawing); !errors.Is(err, errPictures) {
		t.Errorf("after %d refused drawings: %v", mostDrawings+1, err)
	}
}

// A JPEG that is drawn in a great many passes is refused by its head: each takes few bytes and as long as the whole picture.
func TestPasses(t *testing.T) {
	var plain bytes.Buffer
	if err := jpeg.Encode(&plain, image.NewGray(image.Rect(0, 0, 10, 10)), nil); err != nil {
		t.Fatal(err)
	}
	many := slices.Concat(plain.Bytes(), bytes.Repeat([]byte{0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0}, mostPasses))
	files := fstest.MapFS{"plain.jpg": {Data: plain.Bytes()}, "many.jpg": {Data: many}}
	if _, err := readPicture(files, "plain.jpg"); err != nil {
		t.Error(err)
	}
	if _, err := readPicture(files, "many.jpg"); err == nil || !strings.Contains(err.Error(), "passes") {
		t.Error(err)
	}
}
