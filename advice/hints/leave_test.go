package hints

import (
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Where dice that fit are left, a hint says what the moves that are meant to follow do with them, and where they do nothing no reason is
// made up ([overcome]).
func TestLeavingSaysWhatDiceAreKeptFor(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	against, other := rulestest.ObstacleNamed(b, "False Confidence"), rulestest.ObstacleNamed(b, "Legionary") // the first asks for 1 and 3
	at := s.Players[0].At
	s.Attached = [content.NumSlots]rules.Pile{}
	for _, id := range []content.ObstacleID{against, other} {
		rulestest.Attach(&s, id, at)
	}
	s.Assets[at] = [content.NumResources]rules.Values{}
	s.Characters[s.Players[0].Character].Skills[b.Content().Card(against).Skill] = 5
	s.Players[0].Stress[content.Body].Value = 3
	s.Players[0].Dice, s.Players[1].Dice = rules.Values{1, 1, 1}, rules.Values{}
	who := b.PlayerName(&s, 0)
	attempt := func(id content.ObstacleID) rules.Move {
		return rules.Move{Kind: rules.MoveAttempt, Card: uint8(id), Arg: 1}
	}
	if err := b.Apply(&s, attempt(against), nil); err != nil {
		t.Fatal(err)
	}
	s.Attempt.Phase = rules.Overcome // its defence has held
	leave, done := rules.Move{Kind: rules.MoveLeave}, rules.Move{Kind: rules.MoveDone}
	rest := func(value int) rules.Move {
		m := rules.Move{Kind: rules.MoveRest, Arg: uint8(content.Body)}
		m.Dice[0] = rules.ActionDie(value)
		return m
	}
	made := b.SlotResource(at)
	s.Pool[made] = rules.Values{1}
	s.Players[0].Card, s.Players[1].Card = content.NoProgress, content.NoProgress
	create := rules.Move{Kind: rules.MoveCreate}
	create.Dice[0], create.Dice[1] = rules.ActionDie(3), rules.ResourceDie(made, 1)
	line := func(moves ...rules.Move) []rules.Move { return moves }
	const all, some = "The dice at hand could cover False Confidence now", "What fits does not overcome False Confidence yet"
	for _, c := range []struct {
		name         string
		dice         rules.Values
		sure, likely []rules.Move
		want         string
	}{
		{"a die rests", rules.Values{1, 1, 1}, line(leave, rest(3), done), nil, all + ", but one of them has another use: " + who + " can rest body."},
		{"a die that does not fit rests", rules.Values{1, 1, 1}, line(leave, rest(2), done), nil, all + ". Leave it anyway: " + bestOff + "."},
		{"another attempt", rules.Values{1, 1, 1}, line(leave, attempt(other)), nil, all + ", but one of them has another use: " + who + " can attempt Legionary."},
		{"an asset for later", rules.Values{1, 1, 1}, line(leave, create, done), nil, all + ", but one of them has another use: " + who + " can create " + rules.DieName(create.Dice[1]) + "."},
		{"a die may rest", rules.Values{1, 1, 1}, line(leave), line(rest(1)), all + ", but one of them has another use: " + who + " may then rest body."},
		{"it comes back", rules.Values{1, 1, 1}, line(leave, rest(2), attempt(against)), nil, who + " can attempt False Confidence again later this turn: leave it for now."},
		{"one die of two", rules.Values{1, 1}, line(leave, rest(1), done), nil, some + ", and has another use: " + who + " can rest body."},
		{"it is not used", rules.Values{1, 1}, line(leave, rest(2), done), nil, some + ": " + bestOff + "."},
		{"nothing fits", rules.Values{0, 1}, line(leave, rest(2), done), nil, "No die at hand covers what is left on False Confidence; the dice on it stay for a later attempt."},
	} {
		table := s
		table.Players[0].Dice = c.dice
		w := worder{b: b, s: &table, m: leave, line: lineOf(b, &table, c.sure, c.likely)}
		if len(w.line.moves) != len(c.sure) {
			t.Fatalf("%s: only %d of the moves are legal", c.name, len(w.line.moves))
		}
		if got := w.whyLeave(); got != c.want || strings.Contains(got, "elsewhere") {
			t.Errorf("%s: %q, not %q", c.name, got, c.want)
		}
	}
}
