package table

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/saves"
)

// TestBranchWhileAMoveIsShown asks for a name in the middle of what is shown: the move comes to its end first.
func TestBranchWhileAMoveIsShown(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	for at := 0; !r.t.Beats.Playing(); at++ {
		r.jump(g, at)
		r.show(g)
	}
	r.playing = true
	r.askBranch(g, "", "")
	if r.t.Beats.Playing() || r.playing || r.t.Shown != *r.line.Table(r.at) || r.t.Dialog == nil {
		t.Errorf("at %d something is still on its way", r.at)
	}
}

func TestBranchFromReplay(t *testing.T) {
	g, r, _ := watched(t)
	before, file := r.from.Campaign.Text(), r.from.Campaign.Name()
	r.jump(g, 20)
	if err := r.branch(g, " "); err != nil || r.t.Dialog == nil {
		t.Fatalf("a campaign without a name: %v", err)
	}
	r.t.Dialog = nil
	if err := r.branch(g, "Another way"); err != nil {
		t.Fatal(err)
	}
	branch, ok := g.Scene.(*table)
	if !ok || branch == r.from {
		t.Fatalf("it leads to %T", g.Scene)
	}
	defer branch.Campaign.Close()
	if branch.State != *r.line.Table(20) || branch.Campaign.Len() != 20 {
		t.Errorf("it branches after %d moves", branch.Campaign.Len())
	}
	if diff := cmp.Diff(r.log[:r.told[20].Lines], branch.Log.Lines); diff != "" {
		t.Errorf("the log of the branch is another one: %s", diff)
	}
	playOn(g, branch, 3)
	if got, err := os.ReadFile(file); err != nil || string(got) != before {
		t.Errorf("what was branched from is not as it was: %v", err)
	}
	// The first one is not locked any more.
	if again, err := saves.Open(g.Book, file); err != nil || again.ReadOnly() {
		t.Errorf("what was branched from cannot be played: %v", err)
	} else {
		again.Close()
	}
	if err := r.branch(g, "Another way"); err != nil || r.t.Dialog == nil {
		t.Errorf("a name that is taken is taken again: %v", err)
	}
}

// TestBranchOfWhatIsNotSaved branches from a campaign whose last moves cannot be written: its table asks first.
func TestBranchOfWhatIsNotSaved(t *testing.T) {
	g, _ := kept(t)
	g.Options.Record = filepath.Join(os.DevNull, "no folder", "campaign.txt")
	from, err := newTable(g, rules.Options{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	playOn(g, from, 10)
	if err := from.replay(g); err != nil {
		t.Fatal(err)
	}
	if err := g.Scene.(*replay).branch(g, "Another way"); err != nil {
		t.Fatal(err)
	}
	if g.Scene != app.Scene(from) || from.Dialog == nil {
		t.Error("moves that are not saved are thrown away")
	}
}

// TestClosingTheWindowOverAReplay closes it over a replay of what is being played, and of a file.
func TestClosingTheWindowOverAReplay(t *testing.T) {
	w := gametest.InFolder(t)
	w.Options.Record = filepath.Join(os.DevNull, "no folder", "campaign.txt")
	from, err := newTable(w, rules.Options{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	if err := from.replay(w); err != nil {
		t.Fatal(err)
	}
	if w.Campaign() != from.Campaign {
		t.Error("a report would be of another campaign")
	}
	if err := w.Close(); err != nil || from.Dialog == nil || w.Scene != app.Scene(from) {
		t.Errorf("moves that are not saved are thrown away: %v", err)
	}
}
