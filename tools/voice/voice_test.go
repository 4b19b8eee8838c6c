// Package voice looks at what the game says: sentences that are too long, and words that nobody would say.
package voice

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

// MostWords is how many words a sentence may have. An icon is none.
const mostWords = 18

// banned are words and phrases with what is said in their place.
var banned = map[string]string{
	"once more": "again, or replay", "begin it again": "restart",
	"then go on": "then continue", "and go on": "and continue", "go on with": "continue", "go on from": "continue from",
	"leave for": "quit to", "rest the pointer": "hover", "point at": "hover over", "point there": "hover",
	"may stay empty": "optional", "what you like to be called": "your name", "put it down": "drop it", "take back": "undo",
	"do away with": "remove",
}

var (
	icon     = regexp.MustCompile(`\{[^{}]*\}|%[-+.0-9*\[\]]*[a-zA-Z%]`)
	sentence = regexp.MustCompile(`[.?!]["')]*(\s+|$)`)
	ban      = banPattern()
)

func banPattern() *regexp.Regexp {
	var all []string
	for words := range banned {
		all = append(all, regexp.QuoteMeta(words))
	}
	return regexp.MustCompile(`(?i)\b(` + strings.Join(all, "|") + `)\b`)
}

// faults lists what is wrong with a text.
func faults(say string) (all []string) {
	for _, paragraph := range strings.Split(say, "\n\n") {
		for _, one := range sentence.Split(icon.ReplaceAllString(paragraph, ""), -1) {
			if n := len(strings.Fields(one)); n > mostWords {
				all = append(all, fmt.Sprintf("%d words: %s", n, strings.Join(strings.Fields(one), " ")))
			}
		}
	}
	if say == "I see" {
		all = append(all, `"I see", say "Got it"`)
	}
	for _, words := range ban.FindAllString(say, -1) {
		all = append(all, fmt.Sprintf("%q, say %q: %s", words, banned[strings.ToLower(words)], strings.Join(strings.Fields(say), " ")))
	}
	return all
}

func TestFaults(t *testing.T) {
	long := strings.Repeat("word ", mostWords)
	for say, want := range map[string]int{
		"Drop it. " + long + "{icon}.": 0, long + "more.": 1, "Click it, then go on.": 1, "Some words. " + long + "more. Two.": 1, "Go: 5%.": 0,
		"I see": 1, "I see nothing more to do.": 0,
	} {
		if got := faults(say); len(got) != want {
			t.Errorf("%q has the faults %q", say, got)
		}
	}
}

// What the boxes with words say: lessons, tips and the rules.
func TestContentSpeaksPlainly(t *testing.T) {
	files, err := filepath.Glob("../../content/lessons/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	texts := 0
	for _, file := range append(files, "../../content/tips.toml", "../../content/reference.toml") {
		var all map[string]any
		if _, err := toml.DecodeFile(file, &all); err != nil {
			t.Fatal(err)
		}
		walk(all, func(key, say string) {
			switch key {
			case "say", "do", "teaches", "title", "text", "example", "picture":
			default:
				return
			}
			texts++
			if key == "picture" {
				say, _, _ = strings.Cut(say, " | ")
			}
			for _, fault := range faults(say) {
				t.Errorf("%s: %s", filepath.Base(file), fault)
			}
		})
	}
	if texts < 300 {
		t.Errorf("only %d texts were read", texts)
	}
}

// walk visits the strings in a TOML file with their keys.
func walk(v any, see func(key, say string)) {
	var in func(key string, v any)
	in = func(key string, v any) {
		switch v := v.(type) {
		case string:
			see(key, v)
		case map[string]any:
			for k, x := range v {
				in(k, x)
			}
		case []map[string]any:
			for _, x := range v {
				in(key, x)
			}
		case []any:
			for _, x := range v {
				in(key, x)
			}
		}
	}
	in("", v)
}

// What the program itself says, in every string of its source that is a sentence, and the credits.
func TestProgramSpeaksPlainly(t *testing.T) {
	texts := 0
	for _, room := range []string{"game", "rules", "advice", "saves", "settings", "render"} {
		err := filepath.WalkDir("../../"+room, func(file string, d fs.DirEntry, err error) error {
			name := d.Name()
			switch {
			case err != nil:
				return err
			case d.IsDir() && (name == "gametest" || name == "training"):
				return fs.SkipDir
			case strings.HasPrefix(name, "op_"): // the texts of cards: as long as what the cards do
				return nil
			case d.IsDir(), !strings.HasSuffix(name, ".go"), strings.HasSuffix(name, "_test.go"):
				return nil
			}
			set := token.NewFileSet()
			parsed, err := parser.ParseFile(set, file, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(parsed, func(n ast.Node) bool {
				say, ok := said(n)
				if ok {
					texts++
					for _, fault := range faults(say) {
						t.Errorf("%s: %s", set.Position(n.Pos()), fault)
					}
				}
				return !ok
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	credits, err := os.ReadFile("../../CREDITS.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(string(credits), "\n") {
		if strings.HasPrefix(line, "|") || strings.HasPrefix(line, "#") {
			continue
		}
		for _, fault := range faults(line) {
			t.Errorf("CREDITS.md: %s", fault)
		}
	}
	if texts < 1000 {
		t.Errorf("only %d texts were read", texts)
	}
}

// said returns what a string literal, or several with plus between them, says. Between two that are joined by something else there
// is a word.
func said(n ast.Node) (say string, ok bool) {
	switch n := n.(type) {
	case *ast.BasicLit:
		if n.Kind != token.STRING {
			return "", false
		}
		say, err := strconv.Unquote(n.Value)
		return say, err == nil
	case *ast.BinaryExpr:
		if n.Op != token.ADD {
			return "", false
		}
		left, one := said(n.X)
		right, other := said(n.Y)
		if !one && !other {
			return "", false
		}
		if !one {
			left = " x "
		}
		if !other {
			right = " x "
		}
		return left + right, true
	}
	return "", false
}
