// Package rich breaks card text into lines. Card text is words with icons among them, written as tokens in braces:
//
//	All characters here take 2 {psyche}.
//
// It measures through a function and knows no fonts and no window.
package rich

import "strings"

// Atom is what is set without a break: a word, an icon, or several of them with no space between.
type Atom struct {
	Parts []Part
	Width float64 // in the units of the measure
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

// Parse reads a text into atoms and measures them. A brace that is never closed stands for itself.
func Parse(text string, measure Measure) []Atom {
	var atoms []Atom
	for word := range strings.FieldsSeq(text) {
		var a Atom
		for word != "" {
			var part Part
			part, word = next(word)
			a.Parts = append(a.Parts, part)
			a.Width += measure(part)
		}
		atoms = append(atoms, a)
	}
	return atoms
}

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
// itself.
func Wrap(atoms []Atom, width, space float64) []Line {
	var lines []Line
	for _, a := range atoms {
		last := len(lines) - 1
		if last < 0 || lines[last].Width+space+a.Width > width {
			lines = append(lines, Line{Atoms: []Atom{a}, Width: a.Width})
			continue
		}
		lines[last].Atoms = append(lines[last].Atoms, a)
		lines[last].Width += space + a.Width
	}
	return lines
}
