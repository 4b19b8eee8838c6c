package game

import (
	"strings"
	"testing"

	"sixwinters/game/chord"
	"sixwinters/render/layout"
)

// TestUsualKeys shows that no two commands share a key while both are obeyed.
func TestUsualKeys(t *testing.T) {
	for _, c := range commands {
		if c.says == "" || len(c.usual) == 0 {
			t.Errorf("%q says nothing or has no key", c.name)
		}
		for _, key := range usualKeys[c.name] {
			if err := usualKeys.check(c.name, key); err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
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
			m, wrong := newKeymap(test.set)
			for name, key := range test.keys {
				if got := m.key(name); got != key {
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

// TestKeysAsked shows what a stroke asks for, with keys that repeat and without.
func TestKeysAsked(t *testing.T) {
	m, _ := newKeymap(map[string]string{"undo": "Ctrl+B"})
	k := keyboard{keys: m, struck: []stroke{{chord.Must("Ctrl+B"), false}, {chord.Must("Down"), true}}}
	for _, test := range []struct {
		what string
		is   bool
		want bool
	}{
		{"undo", k.asks(keyUndo), true},
		{"the usual key of undo", k.keys.means(chord.Must("U"), keyUndo), false},
		{"down by a key that repeats", k.asks(keyGoDown), false},
		{"down again", k.asksAgain(keyGoDown), true},
		{"log", k.asks(keyLog), false},
		{"a key that moves about", k.hit("Down"), true},
	} {
		if test.is != test.want {
			t.Errorf("%s: asked is %v", test.what, test.is)
		}
	}
}

// TestButtonsSayWhatTheyDo shows that each button of the table has a command, and names its key.
func TestButtonsSayWhatTheyDo(t *testing.T) {
	g := &Game{}
	for button := range layout.NumButtons {
		if commandOf(buttonCommands[button]) == nil {
			t.Fatalf("button %d has no command", button)
		}
		if tip := g.buttonTip(button); !strings.HasSuffix(tip.Title, "("+g.buttonKeys()[button]+")") || len(tip.Title) < 10 {
			t.Errorf("button %d says %q", button, tip.Title)
		}
	}
}
