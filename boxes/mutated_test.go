package boxes

import (
	"archive/zip"
	"bytes"
	"io"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"sixwinters/content"
)

// sample is a box with a file of every kind, made of the game's own.
func sample() []entry {
	all := []entry{{name: content.BoxFile, mode: 0o644, text: head}}
	names, err := fs.Glob(content.Files(), "*.toml")
	if err != nil {
		panic(err) // the pattern is right
	}
	for _, name := range names {
		if slices.Contains([]string{content.ManifestFile, content.ReferenceFile, "tips.toml"}, name) {
			continue
		}
		text, err := fs.ReadFile(content.Files(), name)
		if err != nil {
			panic(err) // the files are in the program
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
	if unsaid(err) {
		t.Errorf("the error is no sentence: %q", err)
	}
}

// unsaid reports whether an error is no sentence.
func unsaid(err error) bool {
	return err != nil && (!utf8.ValidString(err.Error()) || !strings.Contains(strings.TrimSpace(err.Error()), " "))
}

// mutated is the sample with one to three things wrong: for every second one in its card files, for the others also in its
// entries and its bytes.
func mutated(r *rand.Rand) []byte {
	all := sample()
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
	data := zipped(all...)
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

// FuzzRead changes zips byte by byte, as the compiler's instrumentation leads.
func FuzzRead(f *testing.F) {
	f.Add(zipOf(f, sample()[:3]...))
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
