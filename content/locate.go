package content

import (
	"strconv"
	"strings"
)

// maxNesting bounds the depth of lists and tables of a content file, and the number of dots of a key. No card needs half
// of it, and the decoder's work grows with its square.
const maxNesting = 16

// maxPath bounds the bytes of the path of a key. Whoever reads a file keeps the path of each value in it: without a bound the memory
// grows with the square of the file.
const maxPath = 300

// locate finds the line of every key and list item of a TOML text by its path, such as "obstacle[2].activate[0].do", which
// the decoder of the values does not tell. In a text that is not TOML only the lines up to the error are right. If the
// text exceeds maxNesting or maxPath, refused says so and line is where it does; otherwise refused is "".
func locate(text string) (lines map[string]int, line int, refused string) {
	paths := make(map[string]int, strings.Count(text, "=")) // most come before an equals sign
	l := &locator{text: text, line: 1, lines: paths, entries: map[string]int{}}
	prefix := ""
	for l.skip(true); l.pos < len(l.text); l.skip(true) {
		if l.peek() == '[' {
			prefix = l.header()
			continue
		}
		l.keyValue(prefix, 1)
	}
	return l.lines, l.end, l.refused
}

type locator struct {
	text    string
	pos     int
	line    int // of pos
	lines   map[string]int
	entries map[string]int // how many headers [[path]] were met
	end     int            // the line where the search ended too early
	refused string         // why it did, or ""
}

// tooDeep reports whether n exceeds maxNesting, and if so ends the search.
func (l *locator) tooDeep(n int) bool {
	if n <= maxNesting {
		return false
	}
	l.refuse("lists and tables are nested too deeply")
	return true
}

// refuse ends the search.
func (l *locator) refuse(why string) {
	if l.refused == "" {
		l.end, l.refused = l.line, why
	}
	l.pos = len(l.text)
}

// joined returns the path of a key, and ends the search if it is too long.
func (l *locator) joined(path, key string) string {
	if len(path)+len(key) > maxPath {
		l.refuse("the names of keys are too long")
		return path
	}
	return join(path, key)
}

// peek returns the byte at pos, 0 at the end of the text.
func (l *locator) peek() byte {
	if l.pos < len(l.text) {
		return l.text[l.pos]
	}
	return 0
}

// next skips one byte, if there is one, counting lines.
func (l *locator) next() {
	if l.pos >= len(l.text) {
		return
	}
	if l.text[l.pos] == '\n' {
		l.line++
	}
	l.pos++
}

// skip skips blanks, and line ends and comments if newlines is set.
func (l *locator) skip(newlines bool) {
	for l.pos < len(l.text) {
		switch c := l.peek(); {
		case c == ' ' || c == '\t' || newlines && (c == '\n' || c == '\r'):
			l.next()
		case c == '#' && newlines:
			for l.pos < len(l.text) && l.peek() != '\n' {
				l.next()
			}
		default:
			return
		}
	}
}

// header skips "[a.b]" or "[[a.b]]" and returns the path that the keys below it begin with.
func (l *locator) header() string {
	line, array := l.line, strings.HasPrefix(l.text[l.pos:], "[[")
	for l.peek() == '[' {
		l.next()
	}
	path := ""
	keys := l.keys()
	for i, key := range keys {
		path = l.joined(path, key)
		l.mark(path, line)
		if array && i == len(keys)-1 {
			l.entries[path]++
		}
		// A header names the last entry of a list without its index.
		if n := l.entries[path]; n > 0 {
			path = item(path, n-1)
		}
	}
	l.mark(path, line)
	for l.peek() == ']' {
		l.next()
	}
	return path
}

// keyValue skips "a.b = value".
func (l *locator) keyValue(prefix string, depth int) {
	line, start := l.line, l.pos
	path := prefix
	for _, key := range l.keys() {
		path = l.joined(path, key)
		l.mark(path, line)
	}
	if l.peek() == '=' {
		l.next()
	}
	l.skip(false)
	l.value(path, depth)
	if l.pos == start {
		l.next() // always get on, whatever the text
	}
}

// keys skips a key with its dots and the blanks around them.
func (l *locator) keys() []string {
	var keys []string
	for l.pos < len(l.text) {
		l.skip(false)
		start := l.pos
		switch l.peek() {
		case '"', '\'':
			l.quoted()
		default:
			for l.pos < len(l.text) && !strings.ContainsRune(" \t\r\n.=[]{},#\"'", rune(l.peek())) {
				l.next()
			}
		}
		keys = append(keys, strings.Trim(l.text[start:l.pos], `"'`))
		if l.tooDeep(len(keys)) {
			break
		}
		l.skip(false)
		if l.peek() != '.' {
			break
		}
		l.next()
	}
	return keys
}

// value skips a value and marks its parts.
func (l *locator) value(path string, depth int) {
	if l.tooDeep(depth) {
		return
	}
	switch l.peek() {
	case '"', '\'':
		l.quoted()
	case '[':
		l.bracketed(']', func(n int) {
			l.mark(item(path, n), l.line)
			l.value(item(path, n), depth+1)
		})
	case '{':
		l.bracketed('}', func(int) { l.keyValue(path, depth+1) })
	default:
		for l.pos < len(l.text) && !strings.ContainsRune(",]}\r\n#", rune(l.peek())) {
			l.next()
		}
	}
}

// bracketed skips a list of values or an inline table, calling each for its elements.
func (l *locator) bracketed(end byte, each func(n int)) {
	l.next()
	for n := 0; ; n++ {
		l.skip(true)
		if l.pos >= len(l.text) {
			return
		}
		if l.peek() == end {
			l.next()
			return
		}
		start := l.pos
		each(n)
		l.skip(true)
		if l.peek() == ',' || l.pos == start {
			l.next()
		}
	}
}

// quoted skips a string of any of the four kinds.
func (l *locator) quoted() {
	quote := l.text[l.pos : l.pos+1]
	if triple := strings.Repeat(quote, 3); strings.HasPrefix(l.text[l.pos:], triple) {
		quote = triple
	}
	for range quote {
		l.next()
	}
	for l.pos < len(l.text) && !strings.HasPrefix(l.text[l.pos:], quote) {
		if l.peek() == '\\' && quote[0] == '"' {
			l.next()
		}
		l.next()
	}
	// Up to two more quotes may belong to the text of a triple-quoted string.
	for l.pos < len(l.text) && l.peek() == quote[0] {
		l.next()
		if len(quote) == 1 {
			return
		}
	}
}

// mark records the first place of a path.
func (l *locator) mark(path string, line int) {
	if _, ok := l.lines[path]; !ok {
		l.lines[path] = line
	}
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

func item(path string, n int) string { return path + "[" + strconv.Itoa(n) + "]" }

// parent returns the path of the table or list that holds a path.
func parent(path string) string { return path[:max(0, strings.LastIndexAny(path, ".["))] }

// label returns the last key of a path, without the index of a list item.
func label(path string) string {
	for strings.HasSuffix(path, "]") {
		path = parent(path)
	}
	return path[strings.LastIndexByte(path, '.')+1:]
}
