package rules

import (
	"strings"
	"testing"

	"sixwinters/content"
)

// How many more dice a skill allows, and which, is said as it is: "up to" only of several, "or less" only where there is less.
func TestAskMore(t *testing.T) {
	b := loadBook(t)
	for _, c := range []struct {
		more  uint8
		value int
		want  string
	}{
		{1, 4, "Your skill allows 1 more die, showing 4 or less, to be created"},
		{1, 1, "Your skill allows 1 more die, showing 1, to be created"},
		{3, 4, "Your skill allows up to 3 more dice, showing 4 or less, to be created"},
	} {
		f := Frame{N: c.more, Move: Move{Kind: MoveCreate}}
		f.Move.Dice[0] = ResourceDie(content.Support, c.value)
		if got := askMore(b, &State{}, &f); !strings.HasPrefix(got, c.want) {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// A choice of an obstacle names what may be chosen as the card does, wherever an effect selects obstacles.
func TestAskNamesTheObstacle(t *testing.T) {
	tb := bareTable(t)
	obstacle := func(kind ProgramKind, name string) Program {
		return Program{Kind: kind, Card: uint8(tb.obstacle(name))}
	}
	action := func(name string) Program { return Program{Kind: OnAction, Card: uint8(tb.locationCard(name))} }
	for _, c := range []struct {
		program Program
		want    string
	}{
		{obstacle(OnActivate, "darkness-unmasked"), "Darkness Unmasked: choose a diplomat to move, then where to."},
		{action("Hall of Brass"), "Hall of Brass: choose a diplomat to move, then where to."},
		{action("Wrenhouse"), "Wrenhouse: choose a rapport obstacle to move, then where to."},
		{action("Shimmerhall"), "Shimmerhall: choose a sorcery obstacle to move, then where to."},
		{obstacle(OnOvercome, "mole-hunt"), "Mole Hunt: choose a guard or a unit to discard."},
		{obstacle(OnActivate, "foragers-turtle"), "Forager's Turtle: choose another sorcery obstacle to discard."},
	} {
		f := Frame{Task: TaskSubject, Player: NoPlayer, Program: c.program}
		if got := askSubject(tb.b, &tb.s, &f); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// Once part of what an effect asks for has been chosen, it is asked only for what is still to be chosen.
func TestAskOnlyForWhatIsLeft(t *testing.T) {
	tb := bareTable(t)
	diplomat := uint8(tb.obstacle("taichu"))
	ask := func(f Frame, want string) {
		f.Task = TaskSubject
		got := askSubject(tb.b, &tb.s, &f)
		if !strings.HasSuffix(got, ": "+want) && !strings.HasSuffix(got, ", "+want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
	move := Program{Kind: OnAction, Card: uint8(tb.locationCard("Hall of Brass"))}
	ask(Frame{Player: NoPlayer, Program: move}, "choose a diplomat to move, then where to.")
	ask(Frame{Player: NoPlayer, Program: move, Picked: diplomat + 1}, "choose the location Taichu moves to.")
	set := Program{Kind: OnActivate, Card: uint8(tb.obstacle("zarrah"))}
	ask(Frame{Program: set, PC: 1}, "choose an unspent action die, then the value to set it to.")
	ask(Frame{Program: set, PC: 1, Picked: 3}, "choose the value to set the 3 to.")
	reroll := Program{Kind: OnUse, Card: uint8(tb.characterID("thea"))}
	ask(Frame{Program: reroll}, "pick dice to reroll, either unspent action dice or assets here, then press Reroll.")
	ask(Frame{Program: reroll, N: 1 + fromMat}, "pick more unspent action dice to reroll, or press Reroll.")
	ask(Frame{Program: reroll, N: 1 + fromLocation}, "pick more assets here to reroll, or press Reroll.")
	unlock := Program{Kind: OnOvercome, Card: uint8(tb.obstacle("master-of-secrets.1"))}
	ask(Frame{Player: NoPlayer, Program: unlock, N: 1, M: 5}, "choose dice of the espionage pool to pay; 5 of 12 are paid.")
}
