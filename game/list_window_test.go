package game

import (
	"strings"
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
)

// trees are names of campaigns, more than a window shows, of which one begins with "oak".
var trees = []string{"Alder", "Birch", "Cedar", "Elm", "Hazel", "Maple", "Oak", "Rowan"}

// inSight reports whether something of the list lies in the window, such as the row of a campaign, which is called after its file.
func inSight(is *gametest.Sight, name string) bool {
	at := is.Placed(name)
	return !at.Empty() && at.Min.Y >= 0 && at.Max.Y <= gametest.WindowHeight
}

// onlyOak reports whether the list shows the campaign Oak and no other.
func onlyOak(is *gametest.Sight) bool {
	return inSight(is, "Oak.txt") && is.Placed("Alder.txt").Empty() && is.Placed("Maple.txt").Empty()
}

// The list of campaigns is opened, scrolled and searched by gamepad only.
func TestPadSearchesTheList(t *testing.T) {
	w := startWriter(t, trees...)
	defer w.Stop()
	w.focus("All campaigns")
	w.press(chord.PadA)
	w.UntilAlone("the list opens", func(is *gametest.Sight) bool { return inSight(is, "Alder.txt") })
	for range 20 {
		if strings.HasSuffix(w.Out.Sight().Focus, "Alder.txt") {
			break
		}
		w.press(chord.PadRT)
	}
	for _, name := range trees[1:] {
		w.press(chord.PadDown)
		w.UntilAlone("the focus comes to "+name, func(is *gametest.Sight) bool {
			return strings.HasSuffix(is.Focus, name+".txt") && inSight(is, name+".txt")
		})
	}
	w.focus("Search")
	w.press(chord.PadA)
	w.UntilAlone("a keyboard opens", func(is *gametest.Sight) bool { return len(is.Letters) > 40 })
	for _, key := range []string{"o", "a", "k"} {
		w.key(key)
	}
	w.UntilAlone("the search is written", func(is *gametest.Sight) bool { return is.Written == "oak" })
	w.press(chord.PadB)
	w.UntilAlone("the keyboard goes, and one campaign is found", func(is *gametest.Sight) bool { return len(is.Letters) == 0 && onlyOak(is) })
}

// The list of campaigns is opened, scrolled and searched by fingers only.
func TestTouchSearchesTheList(t *testing.T) {
	w := startWriter(t, trees...)
	defer w.Stop()
	w.in("All campaigns", func(is *gametest.Sight) bool { return inSight(is, "Alder.txt") })
	w.push(trees[len(trees)-1]+".txt", -60)
	w.push("Search", 60)
	w.in("Search", func(is *gametest.Sight) bool { return len(is.Letters) > 0 })
	for i, key := range []string{"o", "a", "k"} {
		w.tap(w.Out.Sight().Letters[key])
		w.UntilAlone("the key "+key, func(is *gametest.Sight) bool { return is.Written == "oak"[:i+1] })
	}
	w.tap(w.Out.Sight().Letters["Done"])
	w.UntilAlone("the keyboard goes, and one campaign is found", func(is *gametest.Sight) bool { return len(is.Letters) == 0 && onlyOak(is) })
}

// push pushes the list with a finger, by steps in pixels, until something of it lies in the window.
func (w *writer) push(until string, step float64) {
	w.T.Helper()
	for range 20 {
		if is := w.Out.Sight(); inSight(&is, until) {
			return
		}
		for i := range 7 {
			w.Hold(gametest.Held{Fingers: []input.Finger{{X: 640, Y: 400 - 3*step + float64(i)*step}}})
		}
		w.Hold(gametest.Held{})
		w.Drawn()
	}
	w.T.Fatalf("%s does not come into sight: %q", until, w.Out.Sight().Menu)
}
