package game

import (
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

	"sixwinters/game/input"
)

// devices are words that belong to a mouse or a keyboard.
var devices = regexp.MustCompile(`\b([Cc]lick(s|ed)?|[Hh]over|[Mm]ouse|[Ee]scape|Enter|F1|Ctrl|Shift|Page Up|digit of one)\b|\bdrag\b`)

// toldElsewhere are texts that name keys or the mouse, and say themselves what they say to which device, or are shown to one device only.
var toldElsewhere = []string{
	"game/input/chord/", "game/input/command/", "game/input/", // the keys themselves
	"game/text/", "game/gametest/", // a terminal; tests
	"game/scenes/preferences/keys.go",                                                                               // on keys
	"game/board/lit.go", "game/board/asking.go", "game/scenes/table/listing.go", "game/board/layers/recap/recap.go", // ask which device it is
	"game/board/layers/lesson/lessonsheet.go", "game/board/layers/hint/",
}

// No text that is told names a key or the mouse to whoever plays by gamepad or by touch.
func TestToldTextsFollowTheDevice(t *testing.T) {
	texts := map[string]string{}
	root := ".."
	for _, folder := range []string{"game", "render", "rules", "advice", "content"} {
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil || d.IsDir():
				return err
			case strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go"):
				return literals(path, texts)
			case strings.HasSuffix(path, ".toml"):
				return strs(path, texts)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	found := 0
	for text, where := range texts {
		if !devices.MatchString(text) || !strings.Contains(text, " ") {
			continue
		}
		found++
		for _, device := range []input.Device{input.Pad, input.Touch} {
			k := input.Keyboard{Device: device}
			if is := k.Told(text); strings.Contains(is, "$") || devices.MatchString(strings.ReplaceAll(is, "drag", "")) {
				t.Errorf("%s: %q is told device %d as %q", where, text, device, is)
			}
		}
	}
	if found < 40 {
		t.Errorf("only %d texts name a key or the mouse", found)
	}
}

// literals collects the texts in a file of Go, with where they stand. Comments are none, nor are the tags of fields.
func literals(path string, texts map[string]string) error {
	for _, elsewhere := range toldElsewhere {
		if strings.HasPrefix(strings.TrimPrefix(filepath.ToSlash(path), "../"), elsewhere) {
			return nil
		}
	}
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, 0)
	if err != nil {
		return err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if l, is := n.(*ast.BasicLit); is && l.Kind == token.STRING {
			if text, err := strconv.Unquote(l.Value); err == nil {
				texts[text] = files.Position(l.Pos()).String()
			}
		}
		return true
	})
	return nil
}

// strs collects the texts in a file of TOML.
func strs(path string, texts map[string]string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var all map[string]any
	if err := toml.Unmarshal(data, &all); err != nil {
		return err
	}
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case string:
			texts[v] = path
		case []any:
			for _, is := range v {
				walk(is)
			}
		case []map[string]any:
			for _, is := range v {
				walk(is)
			}
		case map[string]any:
			for key, is := range v {
				if key != "also" && key != "play" { // words to be found by
					walk(is)
				}
			}
		}
	}
	walk(all)
	return nil
}
