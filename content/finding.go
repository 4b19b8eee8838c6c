package content

import (
	"fmt"
	"strings"
)

// Finding is a mistake in the content files, worded for their author.
type Finding struct {
	File string
	Line int    // 1 is the first; 0 if the file as a whole is meant
	Card string // the name of the entry, if it is known
	What string

	path string // of the keys that lead to it in its file; "" if it is about none
}

// mostFindings limits the findings reported, and the work of reporting them. Once those are fixed, the next are reported.
const mostFindings = 300

// String returns "file:line: card: what", without the parts that are unknown.
func (f Finding) String() string {
	var b strings.Builder
	b.WriteString(f.File)
	if f.Line > 0 {
		fmt.Fprintf(&b, ":%d", f.Line)
	}
	b.WriteString(": ")
	if f.Card != "" {
		b.WriteString(f.Card + ": ")
	}
	b.WriteString(f.What)
	return b.String()
}

// Error is the error of loading cards, the reference, lessons or tips that have findings.
type Error []Finding

// Error returns all findings, one a line.
func (e Error) Error() string {
	lines := make([]string, len(e))
	for i, f := range e {
		lines[i] = f.String()
	}
	return strings.Join(lines, "\n")
}

// unknown adds a finding that a name is none of the known ones, and suggests the nearest.
func unknown(kind, name string, known []string) string {
	what := fmt.Sprintf("unknown %s `%s`", kind, clipped(name))
	if meant := nearest(name, known); meant != "" {
		what += fmt.Sprintf(", did you mean `%s`?", meant)
	}
	return what
}

// clipped returns a text with its first letters only if it is far too long for a finding.
func clipped(text string) string {
	const most = 100
	if letters := []rune(text[:min(len(text), 4*most+4)]); len(letters) > most {
		return string(letters[:most]) + "..."
	}
	return text
}

// nearest returns the known word with the fewest edits from a word, or "" if none is near.
func nearest(name string, known []string) string {
	const longest = 40 // no known word is longer, so a longer one is not a typing error
	if len(name) > longest {
		return ""
	}
	best, least := "", max(2, len(name)/3)+1
	for _, w := range known {
		if d := distance(strings.ToLower(name), strings.ToLower(w)); d < least && d < len(w) {
			best, least = w, d
		}
	}
	return best
}

// distance returns the number of letters to insert, remove, replace or swap with their neighbour to turn a into b.
func distance(a, b string) int {
	var before []int
	last := make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row := make([]int, len(b)+1)
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last = last, row
	}
	return last[len(b)]
}
