package rules

import (
	"slices"
	"strings"

	"sixwinters/content"
)

// Scenarios at the end of a year: the last turn is over, and the players have seen it.

// endYear ends a year with the table as it lies, up to the first choice of the session end.
func (tb *table) endYear(year int) {
	tb.Helper()
	for tb.s.Depth > 0 {
		tb.s.pop()
	}
	tb.s.Year, tb.s.Turn, tb.s.Phase = uint8(year), mostTurns, YearOver
	tb.s.push(Frame{Task: TaskYearOver, Player: NoPlayer})
	tb.play("go-on")
}

// toNextYear ends a year and makes every choice of the session end without caring which.
func (tb *table) toNextYear(year int) {
	tb.Helper()
	tb.endYear(year)
	tb.chooseAny()
}

// chooseAny makes the choices of the session end without caring which.
func (tb *table) chooseAny() {
	tb.Helper()
	for tb.s.Phase == SessionEnd {
		tb.play(tb.b.Notation(&tb.s, tb.b.Moves(&tb.s, nil)[0]))
	}
}

// chooseLocations makes the choices of the session end about locations without caring which.
func (tb *table) chooseLocations() {
	tb.Helper()
	for tb.b.Prompt(&tb.s).Rule == "locations" {
		tb.play(tb.b.Notation(&tb.s, tb.b.Moves(&tb.s, nil)[0]))
	}
}

// burnTop has the location in the top slot of each region burned. No obstacle may be in play.
func (tb *table) burnTop() {
	tb.Helper()
	tb.play("to empire/military", "to redbank/military", "to settled/diplomacy")
}

// locationDeck leaves just these cards in the location deck of a region; the others that are not in play are burned.
func (tb *table) locationDeck(r content.Region, names ...string) {
	tb.Helper()
	for id := range tb.b.c.Locations {
		l := &tb.b.c.Locations[id]
		if l.Region == r && tb.b.inLocationDeck(&tb.s, content.LocationID(id)) && !slices.Contains(names, l.Name) {
			tb.s.Burned |= 1 << id
		}
	}
}

// deckOfTwo leaves two cards in the location deck of each region, so that it is known what is drawn.
func (tb *table) deckOfTwo() {
	tb.Helper()
	tb.locationDeck(content.Empire, "Southkeep", "Prominence")
	tb.locationDeck(content.RedBank, "Mirror Woods", "Amaranth Bourne")
	tb.locationDeck(content.Settled, "Wrenhouse", "Arankh")
}

// wantOffered compares the locations of a region that were drawn.
func (tb *table) wantOffered(r content.Region, n int) {
	tb.Helper()
	got := 0
	for id := range tb.b.c.Locations {
		if tb.s.Offered&(1<<id) == 0 || tb.b.c.Locations[id].Region != r {
			continue
		}
		got++
		if !tb.b.inLocationDeck(&tb.s, content.LocationID(id)) {
			tb.Errorf("%s is drawn", tb.b.c.Locations[id].Name)
		}
	}
	if got != n {
		tb.Errorf("%d locations are drawn for %s, not %d", got, r, n)
	}
}

// wantLocation compares the location card in a slot.
func (tb *table) wantLocation(slot, name string) {
	tb.Helper()
	if got := tb.b.Location(&tb.s, tb.slot(slot)).Name; got != name {
		tb.Errorf("%s lies at %s, not %s", got, slot, name)
	}
}

// wantBurned compares whether location cards are burned.
func (tb *table) wantBurned(burned bool, names ...string) {
	tb.Helper()
	for _, name := range names {
		if got := tb.s.Burned&(1<<tb.locationCard(name)) != 0; got != burned {
			tb.Errorf("%s is burned: %v", name, got)
		}
	}
}

// wantBurnedProgress compares how many progress cards of each stage are burned.
func (tb *table) wantBurnedProgress(stages ...int) {
	tb.Helper()
	got := make([]int, content.NumStages)
	for id := range tb.b.c.Progress {
		if has(tb.s.BurnedProgress, uint8(id)) {
			got[tb.b.c.Progress[id].Stage-1]++
		}
	}
	if !slices.Equal(got, stages) {
		tb.Errorf("%v progress cards of the stages are burned, not %v", got, stages)
	}
}

// wantNoDice looks for a die that is not in the supply.
func (tb *table) wantNoDice() {
	tb.Helper()
	for k := range Kind(NumKinds) {
		all := tb.b.c.Board.DicePerResource
		if k == Action {
			all = tb.b.c.Board.ActionDice
		}
		if got := tb.s.inSupplyOf(k); got != all {
			tb.Errorf("%d of %d %s dice are in the supply", got, all, k)
		}
	}
}

// wantOnTop compares the cards on top of a region's draw pile, the top last.
func (tb *table) wantOnTop(r content.Region, names ...string) {
	tb.Helper()
	pile := tb.s.Draw[r].List()
	tb.wantCards("on top of the draw pile of "+r.String(), pile[max(0, len(pile)-len(names)):], names)
}

// choiceWords lists the words after the verb of all choices there are.
func (tb *table) choiceWords() (words []string) {
	for _, m := range tb.b.Moves(&tb.s, nil) {
		_, word, _ := strings.Cut(tb.b.Notation(&tb.s, m), " ")
		words = append(words, word)
	}
	return words
}
