package workshop

import (
	"errors"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/rules"
)

// bench is a box that is being worked on: its files as they are now, and the last cards that could be played with.
type bench struct {
	path   string // of its folder or zip file
	atHand func() []*content.Box

	box   *content.Box    // as it is now, or when it could last be opened; nil if it never could
	book  *rules.Rulebook // of the last cards without a finding; nil if there were none yet
	found []content.Finding
	wrong error // why the box cannot be opened now

	written []written // by the workshop, the last last

	doubts []content.Finding // what is wrong with cards that can be played all the same
}

// openBench opens a box and reads its cards. atHand returns the boxes that it may be built on.
func openBench(path string, atHand func() []*content.Box) *bench {
	b := &bench{path: path, atHand: atHand}
	b.read()
	return b
}

// read reads the files as they are now. Where something is wrong the last good cards stay.
func (b *bench) read() {
	b.found, b.wrong, b.doubts = nil, nil, nil
	box, err := boxes.Open(b.path)
	var below []*content.Box
	if err == nil {
		box.Path = b.path // whatever leads to its files in findings
		b.box = box
		below, err = boxes.Below(box, b.atHand())
	}
	if err == nil {
		var found []content.Finding
		wrote := false
		if found, wrote, err = readTables(b.path, box, below); len(found) > 0 {
			err = content.Error(found)
		} else if wrote {
			if box, err = boxes.Open(b.path); err == nil {
				box.Path = b.path
				b.box = box
			}
		}
	}
	var cards *content.Content
	if err == nil {
		cards, err = boxes.Stack(append(below, box)...)
	}
	if err == nil {
		if found := cards.CheckPictures(); len(found) > 0 {
			err = content.Error(found)
		}
	}
	if err == nil {
		b.book = rules.New(cards)
		b.doubts = doubts(b.book, b.path)
	} else if !errors.As(err, (*content.Error)(&b.found)) {
		b.wrong = err
	}
}

// good reports whether the files as they are now can be played with.
func (b *bench) good() bool { return b.wrong == nil && len(b.found) == 0 }

// findings are what is wrong with its cards: what keeps them from being played, and what does not.
func (b *bench) findings() []content.Finding { return slices.Concat(b.found, b.doubts) }

// name returns the name of the box with its version, or that of its folder.
func (b *bench) name() string {
	if b.box != nil {
		return b.box.String()
	}
	return filepath.Base(b.path)
}

// changes returns what the box changes of what lies below it.
func (b *bench) changes() (all []content.Change) {
	if b.book == nil {
		return nil
	}
	for _, c := range b.book.Content().Changes {
		if c.Box.Path == b.path {
			all = append(all, c)
		}
	}
	return all
}

// changeOf returns what the box did to bring a card, or nil.
func (b *bench) changeOf(card content.CardOf) *content.Change {
	if c := b.book.Content().ChangeOf(card); c != nil && c.Box.Path == b.path {
		return c
	}
	return nil
}

// says tells what a change changes, such as "Replaced: damage and dice."
func says(c *content.Change) string {
	if c == nil {
		return "As in the game below."
	}
	say := rules.Capital(c.How.String()) + " by this box"
	if c.How == content.Replaced && len(c.Keys) > 0 {
		say += ": " + rules.Joined(c.Keys, "and")
	} else if c.How == content.Replaced && c.Kind != "" {
		say += ", and all its keys are as below"
	}
	return say + "."
}

// file is the text of a file that a card or a finding stands in, with what is found in it.
type file struct {
	name  string // without its folder
	path  string // that can be opened and written; "" if there is none
	lines []string
	found []content.Finding
}

// fileOf reads the file that a source or a finding names.
func (b *bench) fileOf(named string) file {
	f := file{name: path.Base(filepath.ToSlash(named))}
	from := content.Files()
	if b.book != nil {
		for _, box := range b.book.Content().Boxes {
			if path.Dir(named) == box.Path {
				from = box.Files
			}
		}
	}
	if path.Dir(named) == b.path && b.box != nil {
		from = b.box.Files // as it is now
		for _, found := range b.findings() {
			if found.File == named {
				f.found = append(f.found, found)
			}
		}
	}
	if folder := path.Dir(named); named != f.name && isFolder(folder) {
		f.path = filepath.Join(folder, f.name)
	}
	if path.Ext(named) == ".csv" && b.box != nil { // a table, whose rows are its lines
		from, f.name = b.box.Files, path.Join(path.Base(path.Dir(named)), f.name)
		for _, found := range b.found {
			if found.File == named {
				f.found = append(f.found, found)
			}
		}
	}
	if text, err := fs.ReadFile(from, f.name); err == nil {
		f.lines = strings.Split(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n")
	}
	return f
}

// entry returns the lines of a card, counted from 0: from its header, which is the one nearest to a line, to its end.
func (f *file) entry(kind, name string, near int) (from, to int, ok bool) {
	header, best := "[["+kind+"]]", -1
	for i, line := range f.lines {
		if strings.TrimSpace(line) != header {
			continue
		}
		end := f.end(i)
		if nameIn(f.lines[i:end]) == name && (best < 0 || abs(i+1-near) < abs(best+1-near)) {
			best = i
		}
	}
	if best < 0 {
		return 0, 0, false
	}
	return best, f.end(best), true
}

// end returns the line after the last one of an entry. Remarks and empty lines before the next belong to that.
func (f *file) end(from int) int {
	to := from + 1
	for to < len(f.lines) && !strings.HasPrefix(strings.TrimSpace(f.lines[to]), "[[") {
		to++
	}
	for to > from+1 && (strings.TrimSpace(f.lines[to-1]) == "" || strings.HasPrefix(strings.TrimSpace(f.lines[to-1]), "#")) {
		to--
	}
	return to
}

// nameIn returns the name that the lines of an entry give, or "".
func nameIn(lines []string) string {
	for _, line := range lines {
		key, value, _ := strings.Cut(line, "=")
		if value = strings.TrimSpace(value); strings.TrimSpace(key) == "name" && value != "" {
			name, _, _ := strings.Cut(value[1:], value[:1]) // to the same quotation mark
			return name
		}
	}
	return ""
}

// at returns what is found in a line, counted from 1.
func (f *file) at(line int) (says []string) {
	for _, found := range f.found {
		if found.Line == line {
			says = append(says, rules.Capital(found.What))
		}
	}
	return says
}

func abs(n int) int { return max(n, -n) }

// atHandOf returns the boxes that another may be built on: those installed, and those that the game was started with.
func atHandOf(shelf boxes.Shelf, given []*content.Box) func() []*content.Box {
	return func() []*content.Box { return slices.Concat(shelf.Boxes(), given) }
}
