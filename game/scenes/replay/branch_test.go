package replay

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sixwinters/game/gametest"
	"sixwinters/saves"
)

// TestBranchWhileAMoveIsShown asks for a name in the middle of what is shown: the move comes to its end first.
func TestBranchWhileAMoveIsShown(t *testing.T) {
	g, r, _ := watched(t)
	defer r.from.Campaign.Close()
	for at := 0; !r.Table.Beats.Playing(); at++ {
		r.Jump(g, at)
		r.show(g)
	}
	r.playing = true
	r.AskBranch(g, "", "")
	if r.Table.Beats.Playing() || r.playing || r.Table.Shown != *r.Line.Table(r.At) || r.Table.Dialog == nil {
		t.Errorf("at %d something is still on its way", r.At)
	}
}

func TestBranchFromReplay(t *testing.T) {
	g, r, _ := watched(t)
	before, file := r.from.Campaign.Text(), r.from.Campaign.Name()
	r.Jump(g, 20)
	if err := r.branch(g, " "); err != nil || r.Table.Dialog == nil {
		t.Fatalf("a campaign without a name: %v", err)
	}
	r.Table.Dialog = nil
	if err := r.branch(g, "Another way"); err != nil {
		t.Fatal(err)
	}
	branch := opened(t, g).from
	if branch == r.from {
		t.Fatalf("it leads to %T", g.Scene)
	}
	defer branch.Campaign.Close()
	if branch.State != *r.Line.Table(20) || branch.Campaign.Len() != 20 {
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
	if err := r.branch(g, "Another way"); err != nil || r.Table.Dialog == nil {
		t.Errorf("a name that is taken is taken again: %v", err)
	}
}

// TestBranchOfWhatIsNotSaved branches from a campaign whose last moves cannot be written: its table asks first.
func TestBranchOfWhatIsNotSaved(t *testing.T) {
	g := gametest.InFolder(t)
	from := begun(t, g, filepath.Join(os.DevNull, "no folder", "campaign.txt"))
	playOn(g, from, 10)
	if err := g.Scene.(*Replay).branch(g, "Another way"); err != nil {
		t.Fatal(err)
	}
	if _, is := g.Scene.(*Replay); is || g.Campaign() != from.Campaign || from.Dialog == nil {
		t.Error("moves that are not saved are thrown away")
	}
}

// TestClosingTheWindowOverAReplay closes it over a replay of what is being played, and of a file.
func TestClosingTheWindowOverAReplay(t *testing.T) {
	w := gametest.InFolder(t)
	from := begun(t, w, filepath.Join(os.DevNull, "no folder", "campaign.txt"))
	if w.Campaign() != from.Campaign {
		t.Error("a report would be of another campaign")
	}
	if err := w.Close(); err != nil || from.Dialog == nil || w.Campaign() != from.Campaign {
		t.Errorf("moves that are not saved are thrown away: %v", err)
	}
}
