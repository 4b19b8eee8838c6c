package content

import (
	"io/fs"
	"slices"
	"strings"
)

// BoxFile is the file that describes a box.
const BoxFile = "box.toml"

// Box is a folder of files that are laid over the cards of the game, or over those of the boxes below. Package boxes opens it.
type Box struct {
	BoxRef
	Author  string
	Licence string
	About   string   // describes it in a sentence
	On      []string // the names of boxes that it is built on, whose cards it may change

	Files fs.FS
	texts []Text // beyond ASCII
	Path  string // precedes the names of its files in findings; the path of the folder if the box is one
}

// BoxRef names a box in a record.
type BoxRef struct {
	Name    string
	Version string // without blanks
	Hash    string // of its card files, in hexadecimal
}

// String returns the name and the version.
func (b BoxRef) String() string { return b.Name + " " + b.Version }

// Most letters of the texts of a box.
const (
	longestName    = 40
	longestVersion = 20
	longestText    = 200
	longestRegion  = 20 // a tab of the table is narrow
)

// ReadBox reads the description of a box and the hash of its files. It does not read its cards.
func ReadBox(files fs.FS, path string) (*Box, []Finding) {
	box := &Box{Files: files, Path: path}
	l := &loader{}
	if t := l.openIn(box, files, BoxFile); t != nil {
		box.Name = t.need("name").line1(longestName)
		box.Version = t.need("version").line1(longestVersion)
		if v := t.opt("version"); !versionLike(box.Version) {
			v.fail("`version` should have letters, digits, dots and dashes only, such as 1.2")
		}
		box.Author = t.need("author").line1(longestText)
		box.Licence = t.need("licence").line1(longestText)
		box.About = t.need("about").line1(longestText)
		if on := t.opt("on"); on.present() {
			for _, v := range on.oneOrMore() {
				box.On = append(box.On, v.line1(longestName))
			}
		}
		t.done()
	}
	if len(l.found) > 0 {
		return nil, l.found
	}
	box.Hash, box.texts = hashOf(files), l.texts
	return box, nil
}

// line1 reads a text of one line with at most the given number of letters and no control characters.
func (v value) line1(most int) string {
	s := v.text()
	if n := len([]rune(s)); n > most {
		v.fail("`%s` should have at most %d letters, not %d", label(v.path), most, n)
		return ""
	}
	if strings.ContainsFunc(s, func(r rune) bool { return r > 0x2029 && r < 0x202f }) {
		v.fail("`%s` should be one line of plain letters", label(v.path))
		return ""
	}
	return s
}

func versionLike(s string) bool {
	return !slices.ContainsFunc([]rune(s), func(r rune) bool {
		return (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && r != '.' && r != '-'
	})
}
