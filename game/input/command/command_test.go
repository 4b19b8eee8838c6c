package command

import (
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// TestUsualKeys shows that no two commands share a key while both are obeyed.
func TestUsualKeys(t *testing.T) {
	for _, c := range All {
		if c.Says == "" || len(c.usual) == 0 {
			t.Errorf("%q says nothing or has no key", c.Name)
		}
		for _, key := range Usual[c.Name] {
			if err := Usual.Check(c.Name, key); err != nil {
				t.Errorf("%s: %v", c.Name, err)
			}
		}
	}
}

// TestKeysAreListed shows that docs/keys.md lists the key of each command that is not listed elsewhere, and names no arrow one by one.
func TestKeysAreListed(t *testing.T) {
	page, err := os.ReadFile("../../../docs/keys.md")
	if err != nil {
		t.Fatal(err)
	}
	listed := strings.FieldsFunc(string(page), func(r rune) bool {
		return !strings.ContainsRune("+-=", r) && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	for _, c := range All {
		key := c.usual[0]
		_, arrow := strings.CutPrefix(key, "Ctrl+Shift+")
		arrow = arrow || strings.HasSuffix(key, "Left") || strings.HasSuffix(key, "Right") || strings.HasSuffix(key, "Up") || strings.HasSuffix(key, "Down")
		if c.When != Watching && c.When != AtFarm && !c.Fixed && !arrow && !slices.Contains(listed, key) {
			t.Errorf("docs/keys.md does not list %s, which %s", key, c.Says)
		}
	}
}

func TestKeysThatAreSet(t *testing.T) {
	for _, test := range []struct {
		name  string
		set   map[string]string
		keys  map[string]string // the key that each command has then
		wrong []string          // a part of each sentence
	}{
		{"none", nil, map[string]string{"undo": "U", "done": "D"}, nil},
		{"another key", map[string]string{"log": "ctrl+l"}, map[string]string{"log": "Ctrl+L"}, nil},
		{"two that change places", map[string]string{"log": "R", "rules": "L"}, map[string]string{"log": "R", "rules": "L"}, nil},
		{"an unknown command", map[string]string{"fly": "F"}, nil, []string{`There is no command "fly"`}},
		{"no key", map[string]string{"undo": "Ctrl+"}, map[string]string{"undo": "U"}, []string{`The key of "undo" stays U`}},
		{"a key that is taken", map[string]string{"log": "R"}, map[string]string{"log": "L", "rules": "R"}, []string{"R already opens the rules"}},
		{"a fixed one", map[string]string{"back": "Q"}, map[string]string{"back": "Escape"}, []string{"cannot be changed"}},
		{"a digit", map[string]string{"log": "3"}, map[string]string{"log": "L"}, []string{"3 already gives answer 3"}},
		{"one at another time", map[string]string{"step": "L"}, map[string]string{"step": "L", "log": "L"}, nil},
		{"one that is always obeyed", map[string]string{"report": "Space"}, map[string]string{"report": "F8"}, []string{"Space already"}},
		{
			"one that goes back where another has gone", map[string]string{"log": "M", "rules": "L", "menu": "F1"},
			map[string]string{"log": "L", "rules": "R", "menu": "M"}, []string{`"log"`, `"menu"`, `"rules"`},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			m, wrong := New(test.set, nil)
			for name, key := range test.keys {
				if got := m.Key(name, false); got != key {
					t.Errorf("the key of %s is %s, want %s", name, got, key)
				}
			}
			all := strings.Join(wrong, " ")
			if len(wrong) != len(test.wrong) {
				t.Errorf("it says %q", all)
			}
			for _, say := range test.wrong {
				if !strings.Contains(all, say) {
					t.Errorf("it says %q, and not %q", all, say)
				}
			}
		})
	}
}

// The buttons of a gamepad are set apart from the keys, and neither set touches the other.
func TestPadButtonsThatAreSet(t *testing.T) {
	for _, test := range []struct {
		name, key, say string
		keys, pad      map[string]string
	}{
		{"another button", "LT+R-stick Down", "", nil, map[string]string{"hint": "lt+r-stick down"}},
		{"a button that is taken", "(X)", `The key of "hint" stays (X): Start already opens the menu.`, nil, map[string]string{"hint": "Start"}},
		{"a key", "(X)", `The key of "hint" stays (X): J belongs to another device.`, nil, map[string]string{"hint": "J"}},
		{"a button for a key", "(X)", `The key of "hint" stays H: (Y) belongs to another device.`, map[string]string{"hint": "(Y)"}, nil},
	} {
		m, wrong := New(test.keys, test.pad)
		if got := m.Key(Hint, true); got != test.key || m.Key(Hint, false) != "H" || strings.Join(wrong, " ") != test.say {
			t.Errorf("%s: the button is %s, the key %s, and it says %q", test.name, got, m.Key(Hint, false), wrong)
		}
	}
}
