package boxes

import (
	"archive/zip"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode/utf8"
)

// longestPath is the most bytes of a name in a box with its folders.
const longestPath = 1000

// nameInBox returns the name of a file in a box for how it is written in a zip. Programs write names with backslashes, with "./" before
// them and with accents as letters of their own. The error says that it leads out of the box, or is no name.
func nameInBox(written string) (string, error) {
	name := strings.ReplaceAll(written, `\`, "/")
	drive := len(name) > 1 && name[1] == ':' && (name[0]|0x20 >= 'a' && name[0]|0x20 <= 'z')
	clean := composed(path.Clean(name))
	switch {
	case name == "":
		return "", errors.New("it holds a file without a name")
	case len(name) > longestPath:
		return "", fmt.Errorf("%.60q in it has a name of %d letters, which is too long", written, len(name))
	case drive || strings.HasPrefix(name, "/") || !fs.ValidPath(clean):
		return "", fmt.Errorf("%.60q leads out of the box, and files of a box lie within it", written)
	}
	return clean, nil
}

// litter reports whether a file or folder of a name is no part of a box: a program or a system keeps it for itself.
func litter(name string) bool {
	return strings.HasPrefix(name, ".") && name != "." || name == "__MACOSX" ||
		slices.ContainsFunc([]string{"Thumbs.db", "ehthumbs.db", "desktop.ini"}, func(own string) bool { return strings.EqualFold(name, own) })
}

// named finds files by names with accents as separate letters, as some systems write them.
type named struct{ fs.FS }

func (n named) Open(name string) (fs.File, error) { return n.FS.Open(composed(name)) }

// namesOf returns the names of all entries of a zip as they are written there, in UTF-8.
func namesOf(r *zip.Reader) []string {
	names := make([]string, len(r.File))
	var foreign []int // in another code page
	for i, f := range r.File {
		names[i] = f.Name
		if unicodePath, ok := unicodePathOf(f); ok {
			names[i] = unicodePath
		} else if !utf8.ValidString(f.Name) {
			foreign = append(foreign, i)
		}
	}
	if len(foreign) == 0 {
		return names
	}
	page := codePageOf(r, foreign)
	for _, i := range foreign {
		names[i] = page(names[i])
	}
	return names
}

// unicodePathOf returns the name that a program has added in UTF-8 to one in a code page.
func unicodePathOf(f *zip.File) (string, bool) {
	const tag, head = 0x7075, 5 // its version, and the checksum of the other name
	field, ok := extra(f, tag)
	if !ok || len(field) <= head || field[0] != 1 || binary.LittleEndian.Uint32(field[1:]) != crc32.ChecksumIEEE([]byte(f.Name)) {
		return "", false
	}
	name := string(field[head:])
	return name, utf8.ValidString(name)
}

// codePageOf returns the code page in which cards name the most of some entries as their pictures. Entries that no card names may be read in any.
func codePageOf(r *zip.Reader, foreign []int) codePage {
	spoken := spokenOf(r)
	best, most := codePages[0], 0
	for _, page := range codePages {
		n := 0
		for _, i := range foreign {
			if name, err := nameInBox(page(r.File[i].Name)); err == nil && spoken[path.Base(name)] {
				n++
			}
		}
		if n > most {
			best, most = page, n
		}
	}
	return best
}

// spokenOf returns the last parts of all quoted paths with non-ASCII letters in the files of cards.
func spokenOf(r *zip.Reader) map[string]bool {
	spoken := map[string]bool{}
	var held limits
	for _, f := range r.File {
		if !strings.HasSuffix(f.Name, ".toml") || held.take(f.Name, f.Mode(), f.UncompressedSize64) != nil || decodable(f, f.Name) != nil {
			continue // reading the box says what is wrong
		}
		for text := range strings.FieldsFuncSeq(textOf(f), func(r rune) bool { return r == '"' || r == '\'' || r == '\n' }) {
			if len(text) <= longestPath && strings.ContainsFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) {
				spoken[composed(path.Base(text))] = true
			}
		}
	}
	return spoken
}
