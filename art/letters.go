package art

import (
	"bytes"
	"strings"
	"sync"
	"unicode"

	"github.com/go-text/typesetting/font"
)

// Typeface is one of the typefaces of the game.
type Typeface uint8

// The typefaces, body text first.
const (
	BodyFace Typeface = iota
	BoldFace
	ItalicFace
	DisplayFace
	DisplayBoldFace
	NumTypefaces
)

// File returns the typeface as the bytes of a TrueType file, in a browser of a WOFF file.
func (t Typeface) File() []byte {
	return [NumTypefaces][]byte{BodyRegular, BodyBold, BodyItalic, Display, DisplayBold}[t]
}

// Text returns the typeface that sets what this one cannot: titles fall back to body text, which falls back to itself.
func (t Typeface) Text() Typeface {
	return [NumTypefaces]Typeface{BodyFace, BoldFace, ItalicFace, BodyFace, BoldFace}[t]
}

// Replacement is drawn for a letter that no typeface has.
const Replacement = '□'

// glyphs is what a typeface is known to have.
type glyphs struct {
	lock  sync.Mutex
	face  *font.Face // nil until it is asked
	known map[rune]bool
}

var glyphsOf [NumTypefaces]glyphs

// Has reports whether the typeface has a letter. It has all of ASCII, and none beyond the first 65,536, which a PDF cannot name.
func (t Typeface) Has(r rune) bool {
	if r >= ' ' && r <= '~' {
		return true
	}
	if r < ' ' || r > 0xffff {
		return false
	}
	g := &glyphsOf[t]
	g.lock.Lock()
	defer g.lock.Unlock()
	if g.face == nil {
		face, err := font.ParseTTF(bytes.NewReader(t.File()))
		if err != nil {
			return false // a test reads every typeface
		}
		g.face, g.known = face, map[rune]bool{}
	}
	has, ok := g.known[r]
	if !ok {
		glyph, is := g.face.NominalGlyph(r)
		has = is && glyph != 0
		g.known[r] = has
	}
	return has
}

// Invisible reports whether a character only steers how others are set: joiners, directions, soft hyphens, the selectors of a
// variant. Texts are set without them.
func Invisible(r rune) bool {
	return unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Variation_Selector, r)
}

// Run is a part of a line in one typeface.
type Run struct {
	Face Typeface
	Text string
}

// Runs splits a line into parts that can be drawn, each in the typeface that sets it. A word of which a title's typeface lacks a
// letter is set in body text as a whole. A letter that no typeface has becomes a [Replacement], a line break or tab a space, and
// what is [Invisible] is left out.
func (t Typeface) Runs(line string) []Run {
	if plain(line) {
		return []Run{{t, line}}
	}
	var runs []Run
	for word := range words(line) {
		face := t
		for _, r := range word {
			if !t.sets(r) {
				face = t.Text()
				break
			}
		}
		drawn := strings.Map(face.drawn, word)
		if last := len(runs) - 1; last >= 0 && (runs[last].Face == face || strings.TrimSpace(drawn) == "") {
			runs[last].Text += drawn
		} else {
			runs = append(runs, Run{face, drawn})
		}
	}
	return runs
}

// Drawn returns a text as this typeface alone draws it: see [Typeface.Runs].
func (t Typeface) Drawn(text string) string {
	if plain(text) {
		return text
	}
	return strings.Map(t.drawn, text)
}

// Sets reports whether the typeface has every letter of a line that is drawn.
func (t Typeface) Sets(line string) bool {
	for _, r := range line {
		if !t.sets(r) {
			return false
		}
	}
	return true
}

func (t Typeface) sets(r rune) bool { return Invisible(r) || unicode.IsSpace(r) || t.Has(r) }

// drawn returns what is drawn for a character, less than 0 for nothing.
func (t Typeface) drawn(r rune) rune {
	switch {
	case Invisible(r):
		return -1
	case t.Has(r):
		return r
	case unicode.IsSpace(r):
		return ' '
	}
	return Replacement
}

// plain reports whether a text has printed ASCII only.
func plain(text string) bool {
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return false
		}
	}
	return true
}

// words returns the words of a line and what lies between them by turns.
func words(line string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		start, inSpace := 0, false
		for i, r := range line {
			if space := unicode.IsSpace(r); i > start && space != inSpace {
				if !yield(line[start:i]) {
					return
				}
				start, inSpace = i, space
			} else if i == start {
				inSpace = space
			}
		}
		if start < len(line) {
			yield(line[start:])
		}
	}
}
