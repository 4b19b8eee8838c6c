package boxes

import (
	"archive/zip"
	"bytes"
	"flag"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"sixwinters/content"
	"sixwinters/svg"
)

var mutants = flag.Uint64("mutants", 300, "how many mutated boxes TestMutatedBoxes opens")

// sample is a box with a file of every kind, made of the game's own.
func sample(t testing.TB) []entry {
	t.Helper()
	all := []entry{{name: content.BoxFile, mode: 0o644, text: head}}
	names, err := fs.Glob(content.Files(), "*.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if slices.Contains([]string{content.ManifestFile, content.ReferenceFile, "tips.toml"}, name) {
			continue
		}
		text, err := fs.ReadFile(content.Files(), name)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, entry{name: name, mode: 0o644, text: string(text)})
	}
	return all
}

// opened opens a box and stacks it on the game. What is wrong must be said in sentences.
func opened(t *testing.T, data []byte) {
	t.Helper()
	box, err := Read(data, "box.zip")
	if err == nil {
		_, err = Stack(box)
	}
	said(t, err)
}

func said(t *testing.T, err error) {
	t.Helper()
	if err == nil {
		return
	}
	if say := strings.TrimSpace(err.Error()); !utf8.ValidString(say) || !strings.Contains(say, " ") {
		t.Errorf("the error is no sentence: %q", say)
	}
}

// Thousands of boxes that are damaged, or made to do harm, are opened: nothing panics, whatever is wrong is said, and no file
// appears outside. By default few are; -mutants 10000 opens many.
func TestMutatedBoxes(t *testing.T) {
	folder := t.TempDir()
	shelf := filepath.Join(folder, "shelf")
	good := 0
	for seed := range *mutants {
		r := rand.New(rand.NewPCG(seed, 30))
		data := mutated(t, r)
		p, err := Shelf(shelf).Look(data, "box.zip")
		if err == nil {
			err = Shelf(shelf).Install(p, r.IntN(2) == 0)
		}
		if said(t, err); err == nil {
			good++
		}
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
	left, err := os.ReadDir(folder)
	if err != nil || len(left) > 1 {
		t.Errorf("beside the shelf lies %v, %v", left, err)
	}
	_ = filepath.WalkDir(shelf, func(path string, item fs.DirEntry, err error) error {
		if err == nil && path != shelf && (item.IsDir() || filepath.Ext(path) != ".zip") {
			t.Errorf("on the shelf lies %s", path)
		}
		return err
	})
	t.Logf("%d of %d boxes could be played", good, *mutants)
}

// mutated is the sample with one to three things wrong: for every second one in its card files, for the others also in its
// entries and its bytes.
func mutated(t *testing.T, r *rand.Rand) []byte {
	all := sample(t)
	// Few files make a box fast to read.
	r.Shuffle(len(all)-1, func(i, j int) { all[1+i], all[1+j] = all[1+j], all[1+i] })
	all = all[:1+r.IntN(4)]
	harm := []string{"../" + all[0].name, "/etc/x.toml", "a/../../b.toml", `..\c.toml`, "C:\\d.toml", "e\x00.toml", strings.Repeat("f/", 300), "box.toml/x", ".", "", "\xff.toml"}
	cards := r.IntN(2) == 0 && len(all) > 1
	for range 1 + r.IntN(3) {
		if cards {
			e := &all[1+r.IntN(len(all)-1)]
			e.text = mutatedText(r, e.text)
			continue
		}
		e := &all[r.IntN(len(all))]
		switch r.IntN(8) {
		case 0:
			e.name = harm[r.IntN(len(harm))]
		case 1:
			e.mode = []fs.FileMode{fs.ModeSymlink, fs.ModeDevice, fs.ModeNamedPipe, fs.ModeDir, fs.ModeSocket}[r.IntN(5)] | 0o777
		case 2:
			all = append(all, *e)
		default:
			e.text = mutatedText(r, e.text)
		}
	}
	data := zipOf(t, all...)
	if cards {
		return data
	}
	if r.IntN(3) == 0 {
		for range 1 + r.IntN(4) {
			data[r.IntN(len(data))] ^= byte(1 << r.IntN(8))
		}
	}
	if r.IntN(20) == 0 {
		data = data[:r.IntN(len(data))]
	}
	return data
}

// mutatedText changes a byte, takes lines away or doubles them, or puts something strange in the place of a value.
func mutatedText(r *rand.Rand, text string) string {
	lines := strings.SplitAfter(text, "\n")
	at := r.IntN(len(lines))
	strange := []string{"-1", "99999999999999999999", "nan", "\"\"", "[]", "{}", "[[[[[[]]]]]]", "\"\x1b[2J\"", "1979-05-27", "'''", "\"../../x.png\"", "true"}
	switch r.IntN(5) {
	case 0:
		b := []byte(text)
		if len(b) > 0 {
			b[r.IntN(len(b))] = byte(r.IntN(256))
		}
		return string(b)
	case 1:
		lines = slices.Delete(lines, at, min(len(lines), at+1+r.IntN(3)))
	case 2:
		lines = slices.Insert(lines, at, lines[at])
	case 3:
		if key, _, ok := strings.Cut(lines[at], "="); ok {
			lines[at] = key + "= " + strange[r.IntN(len(strange))] + "\n"
		}
	default:
		lines = append(lines[:at:at], "remove = [\"Poison\", \"Eastkeep\", \"Nobody\"]\n")
	}
	return strings.Join(lines, "")
}

// A drawing that has something strange in it can be read, or is refused with a sentence; its box, of which every tenth is made, can be
// installed, or is refused with one that names the picture.
func TestMutatedDrawings(t *testing.T) {
	drawing, err := os.ReadFile("../examples/frozen-harbour/art/frozen-harbour.svg")
	if err != nil {
		t.Fatal(err)
	}
	shelf := Shelf(t.TempDir())
	good, boxed := 0, 0
	for seed := range *mutants {
		r := rand.New(rand.NewPCG(seed, 31))
		text := string(drawing)
		for range 1 + r.IntN(3) {
			text = mutatedText(r, text)
		}
		if seed%10 > 0 { // reading the cards that the box goes with takes much longer than reading the drawing
			said(t, svg.Head([]byte(text)))
			_, err := svg.Read([]byte(text))
			said(t, err)
			continue
		}
		boxed++
		_, err := shelf.Look(zipOf(t, entry{name: content.BoxFile, mode: 0o644, text: head},
			entry{name: "obstacles-empire.toml", mode: 0o644, text: strings.Replace(toll, "dice =", "picture = \"toll.svg\"\ndice =", 1)},
			entry{name: "toll.svg", mode: 0o644, text: text}), "box.zip")
		if said(t, err); err == nil {
			good++
		} else if !strings.Contains(err.Error(), "toll.svg") {
			t.Errorf("seed %d: the error does not name the picture: %v", seed, err)
		}
	}
	t.Logf("%d of %d boxes could be played", good, boxed)
}

// FuzzRead changes zips byte by byte, as the compiler's instrumentation leads.
func FuzzRead(f *testing.F) {
	f.Add(zipOf(f, sample(f)[:3]...))
	f.Add(zipOf(f, entry{name: "../box.toml", mode: 0o644, text: head}))
	f.Fuzz(func(t *testing.T, data []byte) { opened(t, data) })
}

// FuzzText changes the text of a box's file.
func FuzzText(f *testing.F) {
	f.Add("obstacles-empire.toml", toll)
	f.Add(content.BoxFile, head)
	f.Add("board.toml", "[track.support]\nmastery = 3\n")
	f.Fuzz(func(t *testing.T, name, text string) {
		var data bytes.Buffer
		to := zip.NewWriter(&data)
		for _, e := range []entry{{name: content.BoxFile, text: head}, {name: name, text: text}} {
			if w, err := to.Create(e.name); err == nil {
				_, _ = io.WriteString(w, e.text)
			}
		}
		if to.Close() == nil {
			opened(t, data.Bytes())
		}
	})
}
