package chord

import "testing"

func TestParse(t *testing.T) {
	for _, test := range []struct {
		word string
		want Chord
		text string
	}{
		{"Ctrl+Z", Chord{Ctrl: true, Key: "Z"}, "Ctrl+Z"},
		{"shift+ctrl+z", Chord{Ctrl: true, Shift: true, Key: "Z"}, "Ctrl+Shift+Z"},
		{"F1", Chord{Key: "F1"}, "F1"},
		{" f12 ", Chord{Key: "F12"}, "F12"},
		{"d", Chord{Key: "D"}, "D"},
		{"ö", Chord{Key: "Ö"}, "Ö"},
		{"7", Chord{Key: "7"}, "7"},
		{"+", Chord{Key: "+"}, "+"},
		{"Ctrl++", Chord{Ctrl: true, Key: "+"}, "Ctrl++"},
		{"Ctrl+Plus", Chord{Ctrl: true, Key: "+"}, "Ctrl++"},
		{"Alt + Page Down", Chord{Alt: true, Key: "PageDown"}, "Alt+PageDown"},
		{"Cmd+k", Chord{Ctrl: true, Key: "K"}, "Ctrl+K"},
		{"esc", Chord{Key: "Escape"}, "Escape"},
		{"Return", Chord{Key: "Enter"}, "Enter"},
	} {
		t.Run(test.word, func(t *testing.T) {
			c, err := Parse(test.word)
			if err != nil || c != test.want {
				t.Fatalf("is %+v, %v, want %+v", c, err, test.want)
			}
			if c.String() != test.text {
				t.Errorf("is shown as %q, want %q", c, test.text)
			}
			if again, err := Parse(c.String()); again != c || err != nil {
				t.Errorf("%q is read back as %+v, %v", c, again, err)
			}
		})
	}
}

func TestParseRefuses(t *testing.T) {
	for _, word := range []string{"", " ", "Ctrl", "Ctrl+", "Super+K", "F13", "Ctrl+Zed", "ab", "\n", "\xff"} {
		if c, err := Parse(word); err == nil {
			t.Errorf("%q is read as %v", word, c)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("Ctrl+Shift+Z")
	f.Add("++")
	f.Fuzz(func(t *testing.T, word string) {
		c, err := Parse(word)
		if err != nil {
			return
		}
		if again, err := Parse(c.String()); err != nil || again != c {
			t.Errorf("%q is shown as %q and read back as %+v, %v", word, c, again, err)
		}
	})
}
