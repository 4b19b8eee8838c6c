package game

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// wrap breaks a text into lines that are no wider than so many pixels: between words, and inside a word only where it is
// wider than a line itself, as the names of files are.
func wrap(say string, face text.Face, width float64) string {
	var lines []string
	for _, paragraph := range strings.Split(say, "\n") {
		line := ""
		for _, word := range strings.Fields(paragraph) {
			longer := strings.TrimPrefix(line+" "+word, " ")
			if text.Advance(longer, face) <= width {
				line = longer
				continue
			}
			if line != "" {
				lines = append(lines, line)
			}
			line = word
			for line != "" && text.Advance(line, face) > width {
				n := fitting(line, face, width)
				lines, line = append(lines, line[:n]), line[n:]
			}
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// wrapEvenly breaks a text into as many lines as wrap does, about equally wide: centred lines of which the last holds one
// word look as if something were missing.
func wrapEvenly(say string, face text.Face, width float64) string {
	const tries = 8 // each halves by how much the lines may be wider than need be
	paragraphs := strings.Split(say, "\n")
	for i, paragraph := range paragraphs {
		set := wrap(paragraph, face, width)
		lines := strings.Count(set, "\n")
		least, most := 0.0, width
		for _, word := range strings.Fields(paragraph) {
			least = max(least, text.Advance(word, face))
		}
		for n := 0; n < tries && lines > 0 && least < most; n++ {
			middle := (least + most) / 2
			if even := wrap(paragraph, face, middle); strings.Count(even, "\n") > lines {
				least = middle
			} else {
				set, most = even, middle
			}
		}
		paragraphs[i] = set
	}
	return strings.Join(paragraphs, "\n")
}

// squeezed is a name between other words on one line no wider than so many pixels. A longer name loses its middle, since its
// end often tells it from others.
func squeezed(before, name, after string, face text.Face, width float64) string {
	letters := []rune(name)
	for kept := len(letters) - 1; kept > 1 && text.Advance(before+name+after, face) > width; kept-- {
		head, tail := string(letters[:(kept+1)/2]), string(letters[len(letters)-kept/2:])
		name = strings.TrimRight(head, " ") + "…" + strings.TrimLeft(tail, " ")
	}
	return before + name + after
}

// fitting is how many bytes of a text fit into a width: at least one letter, and up to a slash if there is one.
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
