package boxes

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/content"
)

// A zip is refused with a sentence that says what in it is wrong.
func TestRefusedZips(t *testing.T) {
	boxToml := entry{name: content.BoxFile, mode: 0o644, text: head}
	many := []entry{boxToml}
	for i := range MostFiles + 1 {
		many = append(many, entry{name: "f" + strings.Repeat("x", i), mode: 0o644})
	}
	for _, test := range []struct {
		what string
		data []byte
		want string
	}{
		{"no zip", []byte("Six Winters"), "it is no zip file"},
		{"up and out", zipOf(t, boxToml, entry{name: "../out.toml", mode: 0o644}), `"../out.toml" leads out of the box`},
		{"up in the middle", zipOf(t, boxToml, entry{name: "a/../../out.toml", mode: 0o644}), "leads out of the box"},
		{"an absolute path", zipOf(t, boxToml, entry{name: "/etc/passwd", mode: 0o644}), `"/etc/passwd" leads out of the box`},
		{"a drive", zipOf(t, boxToml, entry{name: "C:/out.toml", mode: 0o644}), "leads out of the box"},
		{"a backslash", zipOf(t, boxToml, entry{name: `..\out.toml`, mode: 0o644}), "leads out of the box"},
		{"a link", zipOf(t, boxToml, entry{name: "events.toml", mode: os.ModeSymlink | 0o777, text: "/etc/passwd"}), `"events.toml" is a link`},
		{"a device", zipOf(t, boxToml, entry{name: "events.toml", mode: os.ModeDevice | 0o666}), "is no plain file"},
		{"twice", zipOf(t, boxToml, entry{name: "events.toml", mode: 0o644}, entry{name: "Events.toml", mode: 0o644}), `"Events.toml" is in it twice`},
		{"too many files", zipOf(t, many...), "it holds more than 200 files"},
		{"a bomb", zipOf(t, boxToml, entry{name: "bomb", mode: 0o644, text: strings.Repeat("\x00", MostBytes)}), "it holds more than 16 MB"},
		{"a bomb that lies", lying(t, zipOf(t, boxToml, entry{name: "bomb", mode: 0o644, text: strings.Repeat("\x00", MostBytes)})), `"bomb" in it is damaged`},
		{"no box.toml", zipOf(t, entry{name: "events.toml", mode: 0o644}), "it has no box.toml"},
		{"two boxes", zipOf(t, entry{name: "a/box.toml", mode: 0o644, text: head}, entry{name: "b/box.toml", mode: 0o644, text: head}), "it has more than one box.toml"},
		{"half a box.toml", zipOf(t, entry{name: content.BoxFile, mode: 0o644, text: head[:40]}), "not valid TOML"},
		{"no author", zipOf(t, entry{name: content.BoxFile, mode: 0o644, text: strings.Replace(head, "author", "writer", 1)}), "unknown key `writer`"},
		{"a version in words", zipOf(t, entry{name: content.BoxFile, mode: 0o644, text: strings.Replace(head, "1.0", "the first", 1)}), "letters, digits, dots and dashes"},
		{"a name on two lines", zipOf(t, entry{name: content.BoxFile, mode: 0o644, text: strings.Replace(head, "Toll Roads", `Toll\nRoads`, 1)}), "one line of plain letters"},
	} {
		box, err := Read(test.data, "box.zip")
		if box != nil || err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.what, err, test.want)
		}
	}
}

// lying returns a zip whose last file says it unpacks to one byte.
func lying(t *testing.T, data []byte) []byte {
	t.Helper()
	true32 := binary.LittleEndian.AppendUint32(nil, MostBytes)
	if bytes.Count(data, true32) == 0 {
		t.Fatal("the size stands nowhere")
	}
	return bytes.ReplaceAll(data, true32, []byte{1, 0, 0, 0})
}

// A folder with links, or too much in it, is refused as a zip is. What begins with a dot is left out.
func TestRefusedFolders(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write(content.BoxFile, head)
	write(".hidden", strings.Repeat("x", MostBytes+1))
	if _, err := Open(folder); err != nil {
		t.Errorf("a plain folder: %v", err)
	}
	outside := filepath.Join(t.TempDir(), "events.toml")
	if err := os.WriteFile(outside, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(folder, "events.toml")
	if err := os.Symlink(outside, link); err != nil {
		t.Skip(err)
	}
	if _, err := Open(folder); err == nil || !strings.Contains(err.Error(), `"events.toml" is a link`) {
		t.Errorf("with a link: %v", err)
	}
	_ = os.Remove(link)
	write("large", strings.Repeat("x", MostBytes))
	if _, err := Open(folder); err == nil || !strings.Contains(err.Error(), "more than 16 MB") {
		t.Errorf("with too much: %v", err)
	}
	if _, err := Open(filepath.Join(folder, "nowhere")); err == nil || !strings.Contains(err.Error(), "the box nowhere cannot be opened") {
		t.Errorf("without a folder: %v", err)
	}
}

// A zip may hold the folder of a box instead of what is in it, with what an editor and a system keep beside it.
func TestFolderInZip(t *testing.T) {
	box, err := Read(zipOf(t, entry{name: "toll/", mode: os.ModeDir | 0o755}, entry{name: "toll/box.toml", mode: 0o644, text: head},
		entry{name: "toll/.taplo.toml", mode: 0o644, text: "[schema]"}, entry{name: "__MACOSX/toll/._box.toml", mode: 0o644, text: "\x00"},
		entry{name: "toll/obstacles-empire.toml", mode: 0o644, text: toll}), "toll.zip")
	if err != nil {
		t.Fatal(err)
	}
	c, err := Stack(box)
	if err != nil || box.String() != "Toll Roads 1.0" || len(c.Boxes) != 1 {
		t.Errorf("%v: %v", box, err)
	}
}
