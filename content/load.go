package content

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
)

//go:embed *.toml
var embedded embed.FS

// maxFile is the greatest size of a content file in bytes; the longest is a tenth of it. It bounds the work of reading
// one.
const maxFile = 1 << 17

// contentFile is a file of cards or boards.
type contentFile struct {
	name  string
	cards bool // it has cards, counted in the manifest
	read  func(*loader, *table)
}

// files are the content files in the order they are read: the board first, since the slots it names are referred to,
// the obstacles in the order of their indices.
var files = []contentFile{
	{"board.toml", false, (*loader).readBoard},
	{"obstacles-empire.toml", true, (*loader).readObstacles},
	{"obstacles-redbank.toml", true, (*loader).readObstacles},
	{"obstacles-settled.toml", true, (*loader).readObstacles},
	{"obstacles-locations.toml", true, (*loader).readObstacles},
	{"obstacles-threat.toml", true, (*loader).readObstacles},
	{"locations.toml", true, (*loader).readLocations},
	{"progress-1.toml", true, progressOf(1)},
	{"progress-2.toml", true, progressOf(2)},
	{"progress-3.toml", true, progressOf(3)},
	{"progress-4.toml", true, progressOf(4)},
	{"progress-5.toml", true, progressOf(5)},
	{"characters.toml", true, (*loader).readCharacters},
	{"events.toml", false, (*loader).readEvents}, // one for each season and number of symbols
}

// Load reads the built-in content. An error is an [Error].
func Load() (*Content, error) {
	c, found := Read(embedded)
	if len(found) > 0 {
		return nil, Error(found)
	}
	return c, nil
}

// Files is the folder of the files that are built into the program.
func Files() fs.FS { return embedded }

// Read reads the content files of a folder and checks each and the whole. If there are findings, in the order of files and
// lines, there is no content.
func Read(fsys fs.FS) (*Content, []Finding) { return ReadWith(fsys) }

// ReadWith reads the same with boxes laid over it, the lowest first. How many cards there are then says no manifest.
func ReadWith(fsys fs.FS, boxes ...*Box) (*Content, []Finding) { return readWith(fsys, boxes, 0) }

// FindAll reads the same for its findings alone, and reports more of them than the others: as many as a long table of cards can have.
func FindAll(fsys fs.FS, boxes ...*Box) []Finding {
	const more = 20_000
	_, found := readWith(fsys, boxes, more)
	return found
}

func readWith(fsys fs.FS, boxes []*Box, more int) (*Content, []Finding) {
	l := &loader{more: more, counts: map[string]int{}, changed: map[string]*Box{}}
	l.Boxes = boxes
	if l.checkStack(); len(l.found) > 0 {
		return nil, l.found
	}
	if len(boxes) == 0 {
		l.readManifest(fsys)
	}
	for _, f := range files {
		t := l.openLaid(fsys, f.name)
		if t == nil {
			continue
		}
		f.read(l, t)
		if t.done(); len(l.found) > mostFindings+l.more {
			break
		}
	}
	l.strangers(nil, fsys)
	for _, box := range boxes {
		l.strangers(box, box.Files)
	}
	// Missing content is mostly content that could not be read. Each check waits until those before it find nothing, so that
	// one mistake is reported once.
	wrong := l.miscounts()
	if len(l.found) == 0 {
		l.found = wrong
	}
	if len(wrong) == 0 {
		l.resolve()
	}
	if len(l.found) == 0 {
		l.check()
	}
	if len(l.found) > 0 {
		slices.SortStableFunc(l.found, inOrder)
		return nil, l.found
	}
	l.Hash = hashOf(fsys)
	if len(boxes) > 0 {
		sum := sha256.New()
		fmt.Fprintln(sum, l.Hash)
		for _, box := range boxes {
			fmt.Fprintln(sum, box.Hash)
		}
		l.Hash = hex.EncodeToString(sum.Sum(nil))
	}
	return &l.Content, nil
}

// hashOf returns the hash of the content files of a folder, in hexadecimal.
func hashOf(fsys fs.FS) string {
	sum := sha256.New()
	for _, f := range files {
		text, _ := fs.ReadFile(fsys, f.name) // Read reports read errors
		fmt.Fprintf(sum, "%s %d\n%s", f.name, len(text), text)
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// loader is the content read so far.
type loader struct {
	Content
	found   []Finding
	more    int             // findings that are reported beyond mostFindings
	changed map[string]*Box // the highest box that has changed something, see touch
	slots   int             // slots of the boards whose resource is known
	refs    []reference     // names of other cards, to be looked up when all are read

	starting [NumSlots]value // names of locations, as for the board's Starting
	threats  [NumResources]value
	counts   map[string]int // cards by file, copies counted
	manifest map[string]int // the same as the manifest has them
}

// open reads and decodes a file. The table is nil if that fails.
func (l *loader) open(fsys fs.FS, name string) *table { return l.openIn(nil, fsys, name) }

// openIn is open for a file of a box; nil is the game.
func (l *loader) openIn(box *Box, fsys fs.FS, name string) *table {
	d := &doc{name: name, box: box, found: &l.found, more: l.more, pictures: &l.pictures}
	if name == BoxFile || slices.ContainsFunc(files, func(f contentFile) bool { return f.name == name }) {
		d.texts = &l.texts
	}
	fail := func(line int, format string, args ...any) *table {
		l.found = append(l.found, Finding{File: d.path(), Line: line, What: fmt.Sprintf(format, args...)})
		return nil
	}
	// What its name leads to is looked at first: a pipe is not waited for, and a giant is not read.
	if info, err := fs.Stat(fsys, name); err == nil {
		switch {
		case !info.Mode().IsRegular():
			return fail(0, "the file cannot be read: it is a folder, a pipe or a device")
		case info.Size() > maxFile:
			return fail(0, "the file is too large: %d bytes, at most %d", info.Size(), maxFile)
		}
	}
	data, err := fs.ReadFile(fsys, name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fail(0, "the file is missing")
	case err != nil:
		return fail(0, "the file cannot be read: %v", err)
	case len(data) > maxFile:
		return fail(0, "the file is too large: %d bytes, at most %d", len(data), maxFile)
	case !utf8.Valid(data):
		return fail(0, "the file is not text in UTF-8")
	}
	text := string(data)
	lines, line, refused := locate(text)
	if refused != "" {
		return fail(line, "%s", refused)
	}
	keys := map[string]any{}
	if _, err := toml.Decode(text, &keys); err != nil {
		var at toml.ParseError
		if errors.As(err, &at) {
			return fail(max(1, at.Position.Line), "not valid TOML: %s", clipped(at.Message))
		}
		return fail(1, "not valid TOML: %s", clipped(err.Error()))
	}
	d.lines = lines
	return value{doc: d, v: keys}.table()
}

// strangers reports TOML files of the game or a box that are not read: mostly a misspelt name.
func (l *loader) strangers(box *Box, fsys fs.FS) {
	known := []string{ManifestFile, ReferenceFile, tipsFile}
	if box != nil {
		known = []string{BoxFile}
	}
	for _, f := range files {
		known = append(known, f.name)
	}
	entries, err := fs.ReadDir(fsys, ".")
	if err != nil {
		return // every file has been told as missing
	}
	for _, e := range entries {
		// What begins with a dot is a program's own, such as the schemas of an editor.
		if name := e.Name(); strings.HasSuffix(name, ".toml") && !strings.HasPrefix(name, ".") && !slices.Contains(known, name) {
			d := doc{name: name, box: box}
			l.found = append(l.found, Finding{File: d.path(), What: unknown("content file", name, known)})
		}
	}
}

// inOrder sorts findings by the order of the files and by line.
func inOrder(a, b Finding) int {
	rank := func(f Finding) int {
		for i, file := range files {
			if file.name == path.Base(f.File) {
				return i
			}
		}
		return len(files)
	}
	if d := rank(a) - rank(b); d != 0 {
		return d
	}
	return a.Line - b.Line
}

// reference is the name of another card, and the kind it must have.
type reference struct {
	value
	kind string
}

// refer reads the name of another card, to be looked up when all cards are read.
func (l *loader) refer(v value, kind string) string {
	name := v.text()
	if name != "" {
		l.refs = append(l.refs, reference{v, kind})
	}
	return name
}

// resolve reports references to cards that do not exist.
func (l *loader) resolve() {
	known := map[string][]string{}
	for _, r := range l.refs {
		if len(l.found) > mostFindings+l.more {
			return
		}
		if known[r.kind] == nil {
			known[r.kind] = l.names(r.kind)
		}
		if name := r.text(); !slices.Contains(known[r.kind], name) {
			r.fail("%s", unknown(r.kind, name, known[r.kind]))
		}
	}
}

// names returns the names of all cards of a kind.
func (l *loader) names(kind string) []string {
	var names []string
	switch kind {
	case "obstacle", "location obstacle":
		for _, o := range l.Obstacles {
			if o.OfLocation || kind == "obstacle" {
				names = append(names, o.Name)
			}
		}
	case "location", "threat location", "desolation":
		for _, c := range l.Locations {
			if c.Threat == (kind == "threat location") && c.Desolation == (kind == "desolation") {
				names = append(names, c.Name)
			}
		}
	case "character":
		for _, c := range l.Characters {
			names = append(names, c.Name)
		}
	}
	return names
}
