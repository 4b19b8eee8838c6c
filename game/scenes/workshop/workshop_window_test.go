package workshop

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

func init() {
	gametest.Looks = append(gametest.Looks, func(s app.Scene, is *gametest.Sight) {
		w, ok := s.(*workshop)
		if !ok || w.bench.book == nil {
			return
		}
		is.Says = w.state()
		for _, f := range w.bench.found {
			is.Says += "\n" + place(f.File, f.Line) + ": " + f.What
		}
		if w.open != nil {
			o := w.bench.book.Content().Card(content.ObstacleID(w.open.card.N))
			is.Says += "\n" + o.Name + "\n" + strings.Join(rules.ObstacleFields(o, o.Dice, o.Damage.Points()), "\n")
		}
	})
}

// TestWorkshopWindow has the real program show a card while its file is saved as editors do, by a file that takes its place: the
// window shows the card as it is now, by itself. Broken, it says where, and keeps the card; mended, it shows it again.
func TestWorkshopWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	folder := filepath.Join(t.TempDir(), "toll-roads")
	if err := makeBox(folder, tollRoads); err != nil {
		t.Fatal(err)
	}
	gametest.AsPlayed(t)
	p := gametest.StartProgramWith(t, app.Options{Workshop: folder})
	defer p.Stop()
	p.PressButton("Toll Collectors")
	shows := func(what ...string) func(is *gametest.Sight) bool {
		return func(is *gametest.Sight) bool {
			return !slices.ContainsFunc(what, func(w string) bool { return !strings.Contains(is.Says, w) })
		}
	}
	p.Until("the card is shown", shows("Toll Collectors", "Damage 1 {psyche}", "Save a file"))
	p.Until("the window rests", func(is *gametest.Sight) bool { return is.Sleeps })
	before := p.Picture()

	begun := time.Now()
	save(t, folder, "obstacles-empire.toml", changed("psyche = 1", "psyche = 3"))
	p.UntilAlone("the card is shown anew", shows("Damage 3 {psyche}"))
	t.Logf("from the file to the window: %v", time.Since(begun))
	p.UntilAlone("the window shows it", func(*gametest.Sight) bool { return !slices.Equal(p.Picture(), before) })

	save(t, folder, "obstacles-empire.toml", strings.Replace(changed("psyche = 1", "psyche = 3"), "damage", "dmage", 1))
	p.UntilAlone("it says where it is broken", shows("1 finding", "obstacles-empire.toml, line 13", "`dmage`", "Damage 3 {psyche}"))
	save(t, folder, "obstacles-empire.toml", changed("psyche = 1", "psyche = 2"))
	p.UntilAlone("it is mended", shows("Save a file", "Damage 2 {psyche}"))
}
