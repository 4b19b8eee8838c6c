// Package rich breaks card text into lines. Card text is words with icons among them, written as tokens in braces:
//
//	All characters here take 2 {psyche}.
//
// A space that does not break, as between an icon and its name, keeps two words on one line; so does an arrow with what it leads
// from and to. The package measures through a function and knows no fonts and no window.
package rich

import (
	"slices"
	"strings"
	"unicode"
)

// Together is the space that does not break a line.
const Together = "\u00a0"

// arrow is the word that stays with those beside it.
const arrow = "→"

// Atom is what is set without a break: a word, an icon, or several of them with no space between.
type Atom struct {
	Parts []Part
	Width float64 // in the units of the measure
	Kept  bool    // on the line of the atom before it
}

// Part is a run of letters or one icon.
type Part struct {
	Text string // letters, or the name of the icon
	Icon bool
}

// Measure gives the width of a part.
type Measure func(Part) float64

// Line is a line of atoms with a space between each two.
type Line struct {
	Atoms []Atom
	Width float64
}

// String returns the text of the line, with icons as they are written in texts.
func (l Line) String() string {
	var words []string
	for _, a := range l.Atoms {
		word := ""
		for _, part := range a.Parts {
			if part.Icon {
				word += "{" + part.Text + "}"
			} else {
				word += part.Text
			}
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// Parse reads a text into atoms and measures them. A brace that is never closed stands for itself.
func Parse(text string, measure Measure) []Atom {
	words := 1 + strings.Count(text, " ") // about as many as there will be
	atoms, parts := make([]Atom, 0, words), make([]Part, 0, words)
	led := false // an arrow leads to the next word
	for words := range strings.FieldsFuncSeq(text, breaks) {
		kept := false
		for word := range strings.FieldsSeq(words) {
			is := word == arrow
			a := Atom{Kept: kept || led || is && len(atoms) > 0}
			led = is
			first := len(parts)
			for word != "" {
				var part Part
				part, word = next(word)
				parts = append(parts, part)
				a.Width += measure(part)
			}
			a.Parts = parts[first:len(parts):len(parts)]
			atoms = append(atoms, a)
			kept = true
		}
	}
	return atoms
}

// Width returns the width of a text in one line, with spaces of the given width: that of what Parse returns, side by side.
func Width(text string, measure Measure, space float64) float64 {
	width := -space
	for word := range strings.FieldsSeq(text) {
		atom := 0.0
		for word != "" {
			var part Part
			part, word = next(word)
			atom += measure(part)
		}
		width += space + atom
	}
	return max(0, width)
}

// breaks reports whether a line may end at a letter.
func breaks(r rune) bool { return unicode.IsSpace(r) && string(r) != Together }

// next splits the first part off a word.
func next(word string) (part Part, rest string) {
	open := strings.IndexByte(word, '{')
	if open > 0 {
		return Part{Text: word[:open]}, word[open:]
	}
	if shut := strings.IndexByte(word, '}'); open == 0 && shut > 1 {
		return Part{Text: word[1:shut], Icon: true}, word[shut+1:]
	}
	return Part{Text: word}, ""
}

// Wrap sets atoms in lines no wider than width, with spaces of the given width. An atom wider than that has a line to
// itself, and atoms that are kept together are parted only where one line cannot hold them. No atom stands alone on the last line
// where the line before can spare another.
func Wrap(atoms []Atom, width, space float64) []Line {
	var lines []Line
	for i, a := range atoms {
		last := len(lines) - 1
		fits := last >= 0 && lines[last].Width+space+a.Width <= width
		if fits && !a.Kept {
			whole := together(atoms[i:], space)
			fits = lines[last].Width+space+whole <= width || whole > width
		}
		if !fits {
			lines = append(lines, Line{Atoms: atoms[i : i+1 : i+1], Width: a.Width})
			continue
		}
		lines[last].Atoms = atoms[i-len(lines[last].Atoms) : i+1 : i+1]
		lines[last].Width += space + a.Width
	}
	accompany(lines, width, space)
	return lines
}

// accompany gives an atom that stands alone on the last of some lines the last one of the line before, with those kept with it,
// if that leaves two there at least. A line of one word reads like an afterthought, and there is room for more.
func accompany(lines []Line, width, space float64) {
	if len(lines) < 2 || len(lines[len(lines)-1].Atoms) > 1 {
		return
	}
	last, before := &lines[len(lines)-1], &lines[len(lines)-2]
	from := len(before.Atoms) - 1
	for from > 0 && before.Atoms[from].Kept {
		from--
	}
	spared := 0.0
	for _, a := range before.Atoms[from:] {
		spared += a.Width + space
	}
	if from < 2 || last.Atoms[0].Kept || spared+last.Width > width {
		return
	}
	last.Atoms = slices.Concat(before.Atoms[from:], last.Atoms)
	last.Width += spared
	before.Atoms = before.Atoms[:from]
	before.Width -= spared
}

func Widest(lines []Line) (width float64) {
	for i := range lines {
		width = max(width, lines[i].Width)
	}
	return width
}

// together returns the width of the first atom with those that are kept on its line.
func together(atoms []Atom, space float64) float64 {
	width := atoms[0].Width
	for _, a := range atoms[1:] {
		if !a.Kept {
			break
		}
		width += space + a.Width
	}
	return width
}
