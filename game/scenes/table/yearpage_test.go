package table

import (
	"image"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The end of a year is one page in windows from 1280 by 720 on, at 100 %, however much has happened: nothing is scrolled or cut off. So is
// the beginning of the next.
func TestYearsEndIsOnePage(t *testing.T) {
	g, pages := gametest.InFolder(t), 0
	for i := range rulestest.Count(2, 25) {
		seed := uint64(900 + i)
		choose := mind.Greedy(seed) // who reaches much
		if i%2 == 1 {
			choose = func(_ *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
				return legal[int(s.Turn)*7%len(legal)]
			} // who loses much
		}
		tb := practice(g, rules.Options{Seed: seed, Difficulty: content.Difficulty(i % 3)})
		g.Show(tb)
		b := &tb.Board
		for page := 0; page < 2*rulestest.Count(2, 3); page++ {
			ends := page%2 == 0
			err := tb.playUntil(g, choose, func(int) bool {
				return b.State.Phase == rules.CampaignOver || ends && b.State.Phase == rules.YearOver || !ends && b.State.Phase == rules.Setup
			})
			if err != nil {
				t.Fatal(err)
			}
			if b.State.Phase == rules.CampaignOver {
				break
			}
			for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 1920, Y: 1080}, {X: 2560, Y: 1440}} {
				g.Width, g.Height = size.X, size.Y
				for range 3 {
					gametest.Tick(t, g)
				}
				if b.Dialog == nil || !b.Dialog.Menu.Fits(size.X, size.Y) {
					t.Fatalf("seed %d, year %d, %v: there is no page", seed, b.State.Year, size)
				}
				pages++
				if b.Dialog.Menu.Scrolls() {
					t.Errorf("seed %d, year %d, %v: the page %q is scrolled", seed, b.State.Year, size, b.Dialog.Menu.Name)
				}
			}
			b.Dialog = nil
		}
	}
	if pages < 12 {
		t.Errorf("only %d pages", pages)
	}
}
