package table

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestWindowCarries starts the real program and carries cards and characters with a real mouse: the locations to begin
// with onto their slots, characters onto the mats and from there to where they begin.
func TestWindowCarries(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	mirror := newMirror(rulestest.Book(t), rules.Options{Seed: 2, Difficulty: content.Easy, Alternative: true})
	p := startProgram(t, mirror.Board.Options)
	defer p.Stop()
	carried := map[rules.MoveKind]bool{}
	for mirror.Board.State.Phase == rules.Setup {
		legal := mirror.Board.Book.Moves(&mirror.Board.State, nil)
		m := legal[len(legal)/2]
		if carried[m.Kind] {
			p.play(mirror, m) // one of each kind is enough
			continue
		}
		carried[m.Kind] = true
		p.carry(mirror, m)
	}
	for _, kind := range []rules.MoveKind{rules.MoveSettle, rules.MoveChoose, rules.MoveStart} {
		if !carried[kind] {
			t.Errorf("nothing was carried for a move of kind %d", kind)
		}
	}
	p.compare(mirror)
}

// TestWindowTakesCard opens a campaign in which a card was finished: the next one is dragged to where it does not belong
// and lies where it was; then it is dragged to its place.
func TestWindowTakesCard(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	var m rules.Move
	file, mirror, played := greedily(t, func(mirror *table, _ rules.Move) bool {
		i := slices.IndexFunc(mirror.Board.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Carry.What.Kind == layout.Staged })
		if i >= 0 {
			m = mirror.Board.Hand.Gestures[i].Move
		}
		return i >= 0
	})
	p := startProgramWith(t, app.Options{Open: file})
	defer p.Stop()
	p.Record, p.played = file, played

	ge := gesture.Of(mirror.Board.Book, &mirror.Board.State, m)
	before := mirror.Board.State
	p.drag(mirror, ge.Carry.What, layout.Target{Kind: layout.Track}, "aside")
	p.perform()
	if mirror.Board.State != before || len(mirror.Board.Held) > 0 || mirror.Board.Refusal.Say == "" {
		t.Fatalf("a card put on the trade board: held %+v, said %q", mirror.Board.Held, mirror.Board.Refusal.Say)
	}
	if p.Lines() != len(played) {
		t.Fatal("a card put on the trade board makes a move")
	}
	p.carry(mirror, m)
	p.compare(mirror)
}

// carry makes a move by carrying what it is about to where it goes.
func (p *program) carry(mirror *table, m rules.Move) {
	p.T.Helper()
	line := mirror.Board.Book.Notation(&mirror.Board.State, m)
	ge := gesture.Of(mirror.Board.Book, &mirror.Board.State, m)
	if ge.Carry.What.Kind == layout.None {
		p.T.Fatalf("%s: nothing is carried", line)
	}
	before := mirror.Board.State
	p.steps = nil
	p.drag(mirror, ge.Carry.What, ge.Carry.To, line)
	if mirror.Board.State == before {
		p.T.Fatalf("%s: it is carried where it goes, but no move comes of it", line)
	}
	p.perform()
	p.writes(line)
}

// TestWindowCarriesCharacters drags a character to a location in the real program: what pays for it is taken where there is no
// choice, and is clicked where there is.
func TestWindowCarriesCharacters(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	for name, choice := range map[string]bool{"no choice": false, "a choice": true} {
		var m rules.Move
		file, mirror, played := greedily(t, func(mirror *table, _ rules.Move) bool {
			for _, ge := range mirror.Board.Hand.Gestures {
				_, ways := mirror.Board.Hand.Put([]layout.Target{ge.Carry.What}, ge.Carry.To)
				if m = ge.Move; m.Kind == rules.MoveTravel && (len(ways) > 1) == choice {
					return true
				}
			}
			return false
		})
		p := startProgramWith(t, app.Options{Open: file})
		p.Record, p.played = file, played
		line := mirror.Board.Book.Notation(&mirror.Board.State, m)
		ge := gesture.Of(mirror.Board.Book, &mirror.Board.State, m)
		p.drag(mirror, ge.Carry.What, ge.Carry.To, line)
		if mirror.Board.Collects() != choice {
			t.Errorf("%s: the table waits for dice: %t", name, mirror.Board.Collects())
		}
		for _, die := range ge.Take {
			if mirror.Board.Collects() {
				p.click(mirror, p.unheld(mirror, die), line)
			}
		}
		p.perform()
		p.writes(line)
		p.compare(mirror)
	}
}
