package art_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/go-text/typesetting/font/opentype"
)

// The typefaces of the page hold what those of the program hold. `go generate ./art` packs them anew.
func TestTypefacesOfThePage(t *testing.T) {
	files, err := filepath.Glob("fonts/*.ttf")
	if err != nil || len(files) != len(typefaces) {
		t.Fatalf("%d typefaces: %v", len(files), err)
	}
	open := func(name string) *opentype.Loader {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		l, err := opentype.NewLoader(bytes.NewReader(data))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		return l
	}
	for _, file := range files {
		ttf, woff := open(file), open(strings.TrimSuffix(file, ".ttf")+".woff")
		if len(ttf.Tables()) != len(woff.Tables()) {
			t.Errorf("%s: %d tables of %d", file, len(woff.Tables()), len(ttf.Tables()))
		}
		for _, tag := range ttf.Tables() {
			want, err := ttf.RawTable(tag)
			if err != nil {
				t.Fatal(err)
			}
			if is, err := woff.RawTable(tag); err != nil || !bytes.Equal(is, want) {
				t.Errorf("%s: table %s differs: %v", file, tag, err)
			}
		}
	}
}
