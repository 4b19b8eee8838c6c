package menu

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// TestWrap sets texts in lines: no line is too wide, nothing is lost, and words stay whole where they can.
func TestWrap(t *testing.T) {
	k, err := NewSkin(func() {})
	if err != nil {
		t.Fatal(err)
	}
	face := &text.GoTextFace{Source: k.Body, Size: 16}
	for _, say := range []string{
		"", "Quit", "Every move is saved as it is made, in /home/anna/.local/share/sixwinters/campaigns/A very long name of a campaign.txt",
		"Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", "Learn first\nOne thing at a time.", `C:\Users\Anna\AppData\Roaming\sixwinters\campaigns\x.txt`,
	} {
		for _, width := range []float64{-5, 0, 3, 60, 150, 400} {
			set := wrap(say, face, width)
			for _, line := range strings.Split(set, "\n") {
				if letters := []rune(line); len(letters) > 1 && text.Advance(line, face) > width {
					t.Errorf("%v: %q is too wide", width, line)
				}
			}
			even := wrapEvenly(say, face, width)
			if got, want := strings.Count(even, "\n"), strings.Count(set, "\n"); got != want {
				t.Errorf("%v: evenly %q has %d breaks, not %d", width, even, got, want)
			}
			for _, line := range strings.Split(even, "\n") {
				if letters := []rune(line); len(letters) > 1 && text.Advance(line, face) > width {
					t.Errorf("%v: evenly %q is too wide", width, line)
				}
			}
			bare := strings.NewReplacer(" ", "", "\n", "")
			if bare.Replace(set) != bare.Replace(say) {
				t.Errorf("%v: %q becomes %q", width, say, set)
			}
		}
	}
	if set := wrapEvenly("Six winters lie ahead, and the Empire of the Autarch with them.", face, 430); set != "Six winters lie ahead, and the\nEmpire of the Autarch with them." {
		t.Errorf("not evenly set: %q", set)
	}
	if set := wrap("12    body = 1,", face, 400); set != "12    body = 1," {
		t.Errorf("the indentation is lost: %q", set)
	}
	if set := wrap("in /home/anna/campaigns/winter.txt", face, 150); !strings.Contains(set, "/\n") {
		t.Errorf("a file is broken inside its names: %q", set)
	}
}

// TestSqueezed sets names on one line: a short one whole, a longer one with its beginning and its end.
func TestSqueezed(t *testing.T) {
	k, err := NewSkin(func() {})
	if err != nil {
		t.Fatal(err)
	}
	face := &text.GoTextFace{Source: k.Body, Size: 16}
	long := strings.Repeat("The winters of Anna and Ümit ", 3) + "2026-11-21"
	for _, width := range []float64{150, 250, 400, 2000} {
		for _, name := range []string{"Two", long} {
			set := squeeze("Continue “", name, "”", face, width)
			whole := "Continue “" + name + "”"
			if fits := text.Advance(whole, face) <= width; fits != (set == whole) || text.Advance(set, face) > width {
				t.Errorf("%v: %q becomes %q", width, name, set)
			}
			kept := strings.Split(strings.TrimSuffix(strings.TrimPrefix(set, "Continue “"), "”"), "…")
			if len(kept) == 2 && (!strings.HasPrefix(name, kept[0]) || !strings.HasSuffix(name, kept[1]) || kept[1] == "") {
				t.Errorf("%v: %q becomes %q", width, name, set)
			}
		}
	}
}
