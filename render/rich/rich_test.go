package rich_test

import (
	"fmt"
	"strings"
	"testing"

	"sixwinters/render/rich"
)

// letters measures one for each letter and two for an icon.
func letters(p rich.Part) float64 {
	if p.Icon {
		return 2
	}
	return float64(len(p.Text))
}

func set(lines []rich.Line) string {
	var out []string
	for _, line := range lines {
		var words []string
		for _, a := range line.Atoms {
			word := ""
			for _, p := range a.Parts {
				if p.Icon {
					word += "<" + p.Text + ">"
				} else {
					word += p.Text
				}
			}
			words = append(words, word)
		}
		out = append(out, strings.Join(words, " "))
	}
	return strings.Join(out, "|")
}

func TestWrap(t *testing.T) {
	for _, test := range []struct {
		text  string
		width float64
		want  string
	}{
		{"", 10, ""},
		{"take 2 {psyche}.", 20, "take 2 <psyche>."},
		{"take 2 {psyche}.", 8, "take 2|<psyche>."},
		{"{3}{4} {5}", 6, "<3><4>|<5>"},
		{"one extraordinary word", 6, "one|extraordinary|word"},
		{"a { b {} c}", 40, "a { b {} c}"},
		{"all {body}\u00a0weary", 9, "all|<body> weary"},
		{"all {body}\u00a0weary", 12, "all <body> weary"},
		{"all {body}\u00a0overwhelmed", 8, "all <body>|overwhelmed"},
		{"a {x}\u00a0b\u00a02 c", 9, "a <x> b 2|c"},
		{"use 2 → 3 now", 8, "use|2 → 3|now"}, // an arrow measures three
		{"use 2 → 3 now", 11, "use 2 → 3|now"},
		{"the step in gold is where you are.", 30, "the step in gold is where|you are."},
		{"it has two dice.", 11, "it has|two dice."},
		{"it has dice.", 7, "it has|dice."},                       // one word alone is no better than another
		{"put on {x}\u00a0six alone", 13, "put on|<x> six alone"}, // what is kept together goes down as a whole
		{"that is so unforgettable", 14, "that is so|unforgettable"},
	} {
		if got := set(rich.Wrap(rich.Parse(test.text, letters), test.width, 1)); got != test.want {
			t.Errorf("%q in %g: %q, want %q", test.text, test.width, got, test.want)
		}
		for _, line := range rich.Wrap(rich.Parse(test.text, letters), 1000, 1) {
			if is := rich.Width(test.text, letters, 1); is != line.Width {
				t.Errorf("%q is %g wide, want %g", test.text, is, line.Width)
			}
		}
	}
}

func TestNoLineIsTooWide(t *testing.T) {
	text := strings.Repeat("a bb {x} ccc {y}{z}, {x}\u00a0dddd ", 10)
	for width := 5.0; width < 60; width++ {
		for _, line := range rich.Wrap(rich.Parse(text, letters), width, 1) {
			if line.Width > width {
				t.Errorf("a line of %s is %g wide, want at most %g", fmt.Sprint(line.Atoms), line.Width, width)
			}
		}
	}
}
