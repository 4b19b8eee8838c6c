package campaigns

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

// texts are short campaigns of all difficulties, one of them with players.
func texts(t testing.TB, g *app.App) (all []string) {
	t.Helper()
	for i := range 6 {
		c := saves.Scratch(g.Book, rules.Options{Seed: uint64(i + 1), Difficulty: content.Difficulty(i % content.NumDifficulties)})
		if i == 1 {
			c.Header.SetNames("Jörg", "Ana")
		}
		if err := gametest.PlayOut(g, c, 4+5*i, rules.RandomPolicy(uint64(i))); err != nil {
			t.Fatal(err)
		}
		all = append(all, c.Text())
	}
	return all
}

// fill fills the folder with n campaigns, Campaign 00000 played last: short ones, and one that is some years on.
func fill(t testing.TB, g *app.App, n int) {
	t.Helper()
	if err := os.MkdirAll(string(g.Folder()), 0o777); err != nil {
		t.Fatal(err)
	}
	all, now := texts(t, g), time.Now()
	late := saves.Scratch(g.Book, rules.Options{Seed: 9})
	if err := gametest.PlayOut(g, late, 400, rules.RandomPolicy(9)); err != nil {
		t.Fatal(err)
	}
	for i := range n {
		file := filepath.Join(string(g.Folder()), fmt.Sprintf("Campaign %05d.txt", i))
		text := all[i%len(all)]
		if i == n/2 {
			text = late.Text()
		}
		err := os.WriteFile(file, []byte(text), 0o666)
		if err == nil {
			at := now.Add(-time.Duration(i+1) * time.Minute)
			err = os.Chtimes(file, at, at)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// manyListed has a program whose list of n campaigns is filled in the background.
func manyListed(t testing.TB, n int) (*app.App, *list) {
	t.Helper()
	g := gametest.With(t, app.Options{Saves: t.TempDir()})
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	fill(t, g, n)
	g.Background = true
	l := newList(g)
	t.Cleanup(l.Left)
	g.Show(l)
	return g, l
}

// tick lets a tick pass, and draws.
func tick(t testing.TB, g *app.App, l *list, screen *ebiten.Image) {
	t.Helper()
	if _, err := g.Tick(); err != nil {
		t.Fatal(err)
	}
	l.Draw(g, screen)
}

// Of ten thousand campaigns a few rows are made and a few tables kept, wherever the list is; all are read in the background, and
// can be found and sorted.
func TestTenThousand(t *testing.T) {
	n := rulestest.Count(2000, 10000)
	g, l := manyListed(t, n)
	screen := ebiten.NewImage(g.Width, g.Height)
	tick(t, g, l, screen)
	if len(l.shown) != n || l.shown[0].Name != "Campaign 00000" || l.unread == 0 {
		t.Fatalf("at once %d are shown, %d of them unread, the first %q", len(l.shown), l.unread, l.shown[0].Name)
	}
	few := func(when string) {
		t.Helper()
		if rows := len(l.menu.MadeRows()); rows == 0 || rows > 40 || len(l.near) > 40 {
			t.Errorf("%s %d rows are made and %d tables kept", when, rows, len(l.near))
		}
	}
	few("at first")
	gametest.Strike(t, g, "Tab")
	l.menu.FocusRow(0)
	tick(t, g, l, screen)
	gametest.Strike(t, g, "End")
	for range 4 {
		tick(t, g, l, screen)
	}
	few("at the end")
	if l.chosen != l.shown[n-1] {
		t.Errorf("End leads to %q", l.chosen.Name)
	}
	if at := l.menu.MadeRows()[n-1].GetWidget().Rect; !at.In(l.menu.Seen(l.menu.MadeRows()[n-1])) {
		t.Errorf("the last row is at %v", at)
	}
	gametest.Strike(t, g, "PageUp")
	if i := l.index(); i >= n-1 || i < n-20 {
		t.Errorf("PageUp leads to %d", i)
	}
	for l.unread > 0 {
		time.Sleep(10 * time.Millisecond)
		tick(t, g, l, screen)
	}
	few("once all are read")
	for search, want := range map[string]int{
		"ana": (n + 4) / 6, "jörg ana": (n + 4) / 6, "ANA jör": (n + 4) / 6, "00042": 1, "campaign 00042": 1, "hardcore": 0, "no such": 0, "year i": 0, "": n,
	} {
		l.find(search)
		got := len(l.shown)
		if want == 0 {
			for _, it := range l.all {
				if search == "hardcore" && it.facts.difficulty == content.Hardcore || search == "year i" && it.facts.year == 1 {
					want++
				}
			}
		}
		if got != want {
			t.Errorf("%d campaigns are found for %q, not %d", got, search, want)
		}
	}
	l.find("")
	for by := range numOrders {
		l.sortBy(by)
		inOrder := slices.IsSortedFunc(l.shown, func(a, b *item) int {
			switch by {
			case byName:
				return strings.Compare(a.Name, b.Name)
			case byYear:
				return a.facts.year - b.facts.year
			case byDifficulty:
				return int(a.facts.difficulty) - int(b.facts.difficulty)
			}
			return b.Played.Compare(a.Played)
		})
		if len(l.shown) != n || !inOrder {
			t.Errorf("by %s, %d are shown, in order: %t", orderName[by], len(l.shown), inOrder)
		}
	}
}

// What is written is searched for at once, Enter leads to what is found, Escape back to all; S sorts.
func TestSearchByKeys(t *testing.T) {
	g, l := manyListed(t, 12)
	screen := ebiten.NewImage(g.Width, g.Height)
	for l.unread > 0 {
		time.Sleep(time.Millisecond)
		tick(t, g, l, screen)
	}
	tick(t, g, l, screen)
	gametest.Strike(t, g, "S")
	tick(t, g, l, screen)
	if l.order != byName || l.shown[0].Name != "Campaign 00000" {
		t.Fatalf("S sorts by %s", orderName[l.order])
	}
	gametest.Strike(t, g, "Ctrl+F")
	tick(t, g, l, screen)
	if !l.writing() {
		t.Fatal("the search is not written")
	}
	l.field.Insert("ana 7")
	tick(t, g, l, screen)
	tick(t, g, l, screen)
	if l.search != "ana 7" || len(l.shown) != 0 || l.chosen != nil || !l.writing() {
		t.Fatalf("%d are found for %q, still writing: %t", len(l.shown), l.search, l.writing())
	}
	if play := gametest.ButtonIn(t, l.menu, "Play"); !play.GetWidget().Disabled || l.rows {
		t.Errorf("of none found, Play is disabled: %t, and there are rows: %t", play.GetWidget().Disabled, l.rows)
	}
	l.field.Backspace()
	l.field.Backspace()
	tick(t, g, l, screen)
	tick(t, g, l, screen)
	if len(l.shown) != 2 || l.chosen != l.shown[0] {
		t.Fatalf("%d are found for %q", len(l.shown), l.search)
	}
	l.field.Submit()
	tick(t, g, l, screen)
	if row, on := l.menu.Focused().(*widget.Button); !on || l.menu.Names[row] != l.shown[0].File {
		t.Errorf("Enter leads to %q", l.menu.Names[l.menu.Focused()])
	}
	gametest.Strike(t, g, "Escape")
	tick(t, g, l, screen)
	if l.search != "" || len(l.shown) != 12 || g.Scene != app.Scene(l) {
		t.Errorf("Escape leaves %q", l.search)
	}
	spoken := l.Spoken(g)
	said := strings.Join(spoken.All(), " ")
	for _, say := range []string{"Sort: name, key S", "12 campaigns", "Search: empty"} {
		if !strings.Contains(said, say) {
			t.Errorf("%q is not spoken: %s", say, said)
		}
	}
}

// A list that is left stops reading, and goes on when it is shown again.
func TestLeftListStopsReading(t *testing.T) {
	g, l := manyListed(t, 300)
	screen := ebiten.NewImage(g.Width, g.Height)
	g.Show(elsewhere{})
	if l.reading.work.Running() {
		t.Error("it still reads")
	}
	g.Show(l)
	for l.unread > 0 {
		time.Sleep(time.Millisecond)
		tick(t, g, l, screen)
	}
	if i := slices.IndexFunc(l.all, func(it *item) bool { return !it.read || it.facts.year == 0 }); i >= 0 {
		t.Errorf("%q has not been read", l.all[i].Name)
	}
}
