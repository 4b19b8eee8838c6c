package menu

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// wrap breaks a text into lines that are no wider than width, in pixels: between words, and inside a word only where it is
// wider than a line itself, as the names of files are.
func wrap(say string, face text.Face, width float64) string {
	var lines []string
	for _, paragraph := range strings.Split(say, "\n") {
		lines = append(lines, measure(paragraph, face).set(width)...)
	}
	return strings.Join(lines, "\n")
}

// wrapEvenly breaks a text into as many lines as wrap does, of about one width: a centred last line of one word looks like a
// mistake.
func wrapEvenly(say string, face text.Face, width float64) string {
	const tries = 8 // each halves the excess width
	var lines []string
	for _, paragraph := range strings.Split(say, "\n") {
		p := measure(paragraph, face)
		set := p.set(width)
		least, most := 0.0, width
		for _, wide := range p.widths {
			least = max(least, wide)
		}
		for n := 0; n < tries && len(set) > 1 && least < most; n++ {
			middle := (least + most) / 2
			if even := p.set(middle); len(even) > len(set) {
				least = middle
			} else {
				set, most = even, middle
			}
		}
		lines = append(lines, set...)
	}
	return strings.Join(lines, "\n")
}

// measured is the words of a paragraph with their widths. Blanks beyond one, by which lines of a file are indented, belong to the word
// after them. Shaping letters is slow, so it is done once for all line breaks.
type measured struct {
	face   text.Face
	words  []string
	widths []float64 // of each, in pixels
	spaces []float64 // before each but the first, as wide as the letters beside it make it
}

func measure(paragraph string, face text.Face) *measured {
	m := &measured{face: face}
	more := ""
	for word := range strings.SplitSeq(strings.TrimRight(paragraph, " \t"), " ") {
		if word == "" {
			more += " "
			continue
		}
		m.words, more = append(m.words, more+word), ""
	}
	m.widths, m.spaces = make([]float64, len(m.words)), make([]float64, len(m.words))
	for i, word := range m.words {
		m.widths[i] = text.Advance(word, face)
		if i > 0 {
			m.spaces[i] = text.Advance(m.words[i-1]+" "+word, face) - m.widths[i-1] - m.widths[i]
		}
	}
	return m
}

// set breaks the words into lines that are no wider than width, in pixels.
func (m *measured) set(width float64) (lines []string) {
	line, wide := "", 0.0
	for i, word := range m.words {
		longer := wide + m.spaces[i] + m.widths[i]
		switch {
		case line == "":
			line, wide = word, m.widths[i]
		case longer <= width:
			line, wide = line+" "+word, longer
		default:
			lines = append(lines, line)
			line = strings.TrimLeft(word, " ")
			wide = m.widths[i]
			if line != word {
				wide = text.Advance(line, m.face)
			}
		}
		for line != "" && wide > width {
			n := fitting(line, m.face, width)
			lines, line = append(lines, line[:n]), line[n:]
			wide = text.Advance(line, m.face)
		}
	}
	return append(lines, line)
}

// squeeze returns a name between other words on one line no wider than width, in pixels. A longer name loses its middle, since its
// end often tells it from others.
func squeeze(before, name, after string, face text.Face, width float64) string {
	letters := []rune(name)
	for kept := len(letters) - 1; kept > 1 && text.Advance(before+name+after, face) > width; kept-- {
		head, tail := string(letters[:(kept+1)/2]), string(letters[len(letters)-kept/2:])
		name = strings.TrimRight(head, " ") + "…" + strings.TrimLeft(tail, " ")
	}
	return before + name + after
}

// fitting returns how many bytes of a text fit into a width: at least one letter, and up to a slash if there is one.
func fitting(say string, face text.Face, width float64) int {
	n := 0
	for i, letter := range say {
		end := i + len(string(letter))
		if n > 0 && text.Advance(say[:end], face) > width {
			break
		}
		n = end
	}
	if slash := strings.LastIndexAny(say[:n], `/\`); n < len(say) && slash > n/2 {
		n = slash + 1
	}
	return n
}
