package table

import (
	"slices"
	"testing"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// As long as no location has been chosen for a slot, the standard one that waits there is not spoken of.
func TestSlotsWithoutALocationAreEmpty(t *testing.T) {
	g := gametest.Mirror(t)
	table := practice(g, rules.Options{Seed: 7, Alternative: true})
	for range content.NumSlots {
		first := table.Board.Book.Moves(&table.Board.State, nil)[0]
		for at := range uint8(content.NumSlots) {
			on := layout.Target{Kind: layout.Location, N: at}
			title, _ := table.Board.Texts(on)
			if tip := gesture.Thing(table.Board.Book, &table.Board.Shown, on); (title == "") != table.Board.State.Empty(content.Slot(at)) || (title == "") == tip.Empty() {
				t.Fatalf("slot %d shows the card %q and the tip %+v", at, title, tip)
			}
		}
		table.Board.Play(g, first)
		table.Board.Shown = table.Board.State
	}
}

// The card of a character tells the abilities it has from those that are still to be earned, and its task as long as that earns
// one: at most six achievements are gained ([achievement]).
func TestCharacterCardsSayWhatIsEarned(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	who := table.Board.Shown.Players[0].Character
	for earned := range content.NumAbilities + 1 - table.Board.Shown.Abilities(who) {
		table.Board.Shown.Characters[who].Achieved = uint8(earned)
		_, lines := table.Board.Texts(layout.Target{Kind: layout.Portrait, N: 0})
		has := table.Board.Shown.Abilities(who)
		at := slices.Index(lines, gesture.StillToEarn)
		switch {
		case has == content.NumAbilities && at >= 0:
			t.Errorf("with %d abilities there is nothing to earn, and line %d says so", has, at)
		case has < content.NumAbilities && at != has:
			t.Errorf("with %d abilities those to be earned begin at line %d", has, at)
		}
		want := table.Board.Book.AchievementText(who)
		if has == content.NumAbilities {
			want = gesture.AllEarned
		}
		if last := lines[len(lines)-1]; last != want {
			t.Errorf("with %d abilities the card ends with %q, not %q", has, last, want)
		}
	}
	if want := "All 6 achievements are earned."; gesture.AllEarned != want {
		t.Errorf("with all it says %q, not %q", gesture.AllEarned, want)
	}
}

// The large card of an ability that is not earned says what is still to be done for it, and so does the lock on it: not what a
// lock means on other cards.
func TestAbilitiesSayWhatTheyWaitFor(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	const first = content.BaseAbilities
	still := gesture.NotEarned(table.Board.Book, &table.Board.Shown, 0, first)
	for n := range uint8(content.NumAbilities) {
		on := layout.Target{Kind: layout.Ability, Sub: n}
		_, lines := table.Board.LargeText(on)
		if earned := int(n) < table.Board.Shown.Abilities(table.Board.Shown.Players[0].Character); len(lines) != 1 && earned || len(lines) != 2 && !earned {
			t.Errorf("of ability %d, earned: %t, the card says %q", n, earned, lines)
		}
		table.Board.Tip = board.Tooltip{On: board.Pointed{Target: on, Sign: render.Sign{Icon: "locked"}}}
		table.Board.Explain(g, &board.Explanation{})
		if n == first && table.Board.Tip.Tip.Text[0] != still {
			t.Errorf("the lock says %+v, not %q", table.Board.Tip.Tip, still)
		}
	}
	table.Board.Tip = board.Tooltip{On: board.Pointed{Sign: render.Sign{Icon: "locked"}}}
	table.Board.Explain(g, &board.Explanation{})
	if table.Board.Tip.Tip.Rule != "unlock" {
		t.Errorf("elsewhere the lock says %+v", table.Board.Tip.Tip)
	}
}
