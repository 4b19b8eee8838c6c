package table

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
)

var heardFile = flag.String("heard", "", "the file that TestWordsHeard writes what is heard into, key by key")

// mostHeard is how many words somebody hears at most who plays the first two turns of a first campaign by hints.
const mostHeard = 2300

// Somebody who sees nothing plays the first two turns by the keys of hints, and reads each note on something new: what is spoken by
// itself stays short, and no sentence comes twice in a row.
func TestWordsHeard(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\nintroduced = true\nspeech = true\nnarrate = true\nweather = false\n")
	g.Width, g.Height = 1280, 720
	voice := &recorder{}
	g.Voice = voice
	table := practice(g, rules.Options{Seed: 3, Difficulty: content.Easy})
	table.Board.Speed = motion.Fast
	g.Show(table)
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	var file strings.Builder
	words, keys := 0, 0
	rest := func(key string) {
		for still, n := 0, 0; still < 30 && n < 4000; n++ {
			stale, err := g.Tick()
			if err != nil {
				t.Fatal(err)
			}
			if stale = stale || g.Stale; n%6 == 0 && stale {
				g.Paint(screen)
				g.Stale = false
			}
			still++
			if table.Hinter.Hinting.Coming != nil {
				time.Sleep(5 * time.Millisecond)
				still = 0
			}
			if len(voice.said) > 0 || table.Board.Beats.Playing() && !table.Board.Beats.Waits && !table.Novelties.Firsts.Holds {
				still = 0
			}
			for _, say := range voice.said {
				n := len(strings.Fields(say))
				words += n
				fmt.Fprintf(&file, "[%s] %d: %s\n", key, n, say)
				key = ""
			}
			voice.said = nil
		}
		if key != "" {
			fmt.Fprintf(&file, "[%s]\n", key)
		}
	}
	press := func(key string) {
		keys++
		gametest.Strikes(t, g, key)
		rest(key)
	}
	rest("begins")
	b := &table.Board
	for b.State.Phase == rules.Setup || b.State.Turn < 3 || b.State.Step != rules.StepActions || b.Beats.Playing() {
		switch n := b.View(g).Note; {
		case keys > 400:
			t.Fatalf("after %d keys it is still turn %d\n%s", keys, b.State.Turn+1, file.String())
		case b.Dialog != nil:
			press("Enter")
		case n != nil && n.Yields && !b.Plan(g).Note.Rect.Empty():
			press("Escape")
		case b.Beats.Playing() || table.Hinter.Hinting.Step > 0:
			press("Enter")
		default:
			press("H")
		}
	}
	fmt.Fprintf(&file, "%d words, %d keys\n", words, keys)
	if *heardFile != "" {
		if err := os.WriteFile(*heardFile, []byte(file.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if words > mostHeard || words < 500 {
		t.Errorf("%d words are heard in two turns, more than %d or too few to have played", words, mostHeard)
	}
}
