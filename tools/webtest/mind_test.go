package webtest

import (
	"strings"
	"testing"
	"time"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

// How long, in milliseconds of the processor, the page may neither draw nor listen while it thinks, and where moves and sheets come of that.
const (
	longestTask  = 90 // the goal is 50: the first hint of a page takes 45 to 63 since chances count abilities, the later ones 20 to 35
	longestMoved = 150
)

// TestCompanion sits down with a companion at the beginning of a first year: it says its plan, is told that it is its turn, and plays.
func TestCompanion(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet)
	b.resize(1280, 720)
	book := rulestest.Book(t)
	campaign := saves.Scratch(book, rules.Options{Seed: 6, Difficulty: content.Easy})
	if err := campaign.SeatCompanion(1); err != nil {
		t.Fatal(err)
	}
	for campaign.Now().Asks().Task != rules.TaskActions {
		if err := campaign.Play(book.Moves(campaign.Now(), nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	file := campaigns + "Companion.txt"
	b.write(file, campaign.Text())
	before := len(b.record(file))
	b.openWith(address, "-open="+file)
	time.Sleep(8 * time.Second) // it says its plan
	b.shoot("companion.png")
	b.listens(longestMoved, func() {
		b.key("1") // its turn
		b.await("two moves of the companion", func() bool { return len(b.record(file)) >= before+2 })
	})
	b.shoot("companionplays.png")
	for _, line := range b.record(file)[before:] {
		if !strings.Contains(line, " menas ") {
			t.Errorf("the companion, who is Menas, has played %q", line)
		}
	}
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}

// listens measures how long the page neither draws nor listens while something is thought out: at most so many milliseconds.
func (p *tab) listens(most float64, do func()) {
	p.t.Helper()
	tasks := p.tasks(do)
	p.t.Logf("the longest tasks are %.0f ms of the processor", tasks[:min(8, len(tasks))])
	if tasks[0] > most {
		p.t.Errorf("a task of %.0f ms: the page neither draws nor listens for so long", tasks[0])
	}
}

// TestReview has the turns of a campaign reviewed from the list of campaigns, and finds the review beside it.
func TestReview(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet)
	b.resize(1280, 720)
	b.begun(address, campaigns+"First.txt")
	b.write(campaigns+"Reviewed.txt", turnBegun(t, rulestest.Book(t), 1, 2))
	b.open(address)
	for _, key := range []string{"a", "v"} { // all campaigns, review
		b.frames(60) // what has just come takes no keys
		b.key(key)
	}
	b.frames(60) // the replay opens
	b.shoot("reviewing.png")
	b.listens(longestMoved, func() {
		b.await("the review", func() bool { return strings.Contains(b.read(campaigns+"reviews/Reviewed.json"), "Turns") })
	})
	b.frames(60)
	b.shoot("review.png")
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}
