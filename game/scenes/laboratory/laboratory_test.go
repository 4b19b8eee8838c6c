package laboratory

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/lab"
)

// Shots are the pictures of the lab: before the experiment, and with its answers.
func Shots() []gametest.Staged {
	return []gametest.Staged{{Name: "lab", Stage: Open}, {Name: "lab-answers", Stage: func(g *app.App) error {
		dir, err := os.MkdirTemp("", "sixwinters-lab-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		g.Options.Saves = dir
		if err := Open(g); err != nil {
			return err
		}
		l := g.Scene.(*laboratory)
		l.answers, err = l.play(context.Background(), g.Book.Content().Boxes, func(int, int, *lab.Row) {})
		return err
	}}}
}

// From the lessons one comes to the lab. What is left of its experiment is played, answered and written as a page; begun again, it is there at once.
func TestLab(t *testing.T) {
	g := gametest.InFolder(t)
	if err := g.Routes.Lessons(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	gametest.PressIn(t, gametest.MenuNow(g), "The lab")
	gametest.Tick(t, g)
	l, is := g.Scene.(*laboratory)
	if !is {
		t.Fatalf("the lessons lead to %T", g.Scene)
	}
	gametest.Tick(t, g)
	playMost(t, g, l)
	t.Setenv("PATH", "") // nothing opens a page here
	press(t, g, "Run the experiment")
	if l.answers == nil || l.answers.Campaigns() != 240 || len(l.answers.Sections) != 14 {
		t.Fatalf("the answers are %+v; %s", l.answers, l.Trouble)
	}
	if _, all := l.run.Count(); all != 12 {
		t.Errorf("%d campaigns were left to be played", all)
	}
	press(t, g, "Open as a page with plots")
	page, err := os.ReadFile(filepath.Join(l.folder, "short.html"))
	if err != nil || !strings.Contains(string(page), "<svg") {
		t.Errorf("the page: %v, %d bytes", err, len(page))
	}
	if !strings.Contains(l.Trouble, "short.html") {
		t.Errorf("without a browser it says %q", l.Trouble)
	}
	text, err := os.ReadFile(l.results)
	if err != nil {
		t.Fatal(err)
	}
	if err := Open(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	press(t, g, "Run the experiment")
	if again, _ := os.ReadFile(l.results); len(again) != len(text) || g.Scene.(*laboratory).answers == nil {
		t.Error("the experiment was played again")
	}
}

// playMost puts results of all campaigns of the experiment but a few into its file, as if it had been stopped: they are those of a few
// others.
func playMost(t *testing.T, g *app.App, l *laboratory) {
	t.Helper()
	p, err := lab.PlanNamed(plan, g.Book.Content().Boxes...)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := p.Tables()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(l.folder, 0o777); err != nil {
		t.Fatal(err)
	}
	results, err := lab.OpenResults(l.results, tables)
	if err != nil {
		t.Fatal(err)
	}
	played := map[lab.Job]lab.Row{}
	for i, j := range p.Jobs() {
		if i%20 == 0 {
			continue // this is left for the window
		}
		alike := j
		alike.Seed = p.Groups[0].Seed
		row, has := played[alike]
		if !has {
			row = tables[j.Variant].Play(alike)
			played[alike] = row
		}
		row.Job = j
		if err := results.Add(&row); err != nil {
			t.Fatal(err)
		}
	}
	if err := results.Close(); err != nil {
		t.Fatal(err)
	}
}

// press presses a button of the lab and lets the lab see to it.
func press(t *testing.T, g *app.App, say string) {
	t.Helper()
	gametest.PressIn(t, gametest.MenuNow(g), say)
	for range 3 {
		gametest.Tick(t, g)
	}
}
