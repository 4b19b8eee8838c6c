package review

import (
	"reflect"
	"strings"
	"testing"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A decision is about what it leaves out of the better plan.
func TestThemes(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Put("thea", "a4 a2")
	tb.At("thea", "redbank/support")
	thea := uint8(tb.Player("thea"))
	tb.Attach("redbank/support", "false-confidence")
	done := rules.Move{Kind: rules.MoveDone}
	attempt := rules.Move{Kind: rules.MoveAttempt, Player: thea, Arg: 1 << thea, Card: uint8(tb.Obstacle("false-confidence"))}
	rest := rules.Move{Kind: rules.MoveRest, Player: thea, Dice: [rules.Sides]rules.Die{rules.ActionDie(4)}}
	for _, test := range []struct {
		made, plan []rules.Move
		want       Theme
	}{
		{[]rules.Move{done}, []rules.Move{attempt}, ThreatLeft},
		{[]rules.Move{attempt}, []rules.Move{done}, AttemptMade},
		{[]rules.Move{done}, []rules.Move{rest, done}, DiceUnused},
		{[]rules.Move{rest, done}, []rules.Move{done}, OtherPlan},
		{[]rules.Move{{Kind: rules.MoveTake}}, []rules.Move{{Kind: rules.MoveTake, Card: 1}}, CardStaged},
		{[]rules.Move{{Kind: rules.MoveStart}}, []rules.Move{{Kind: rules.MoveStart, Slot: 1}}, PlaceToBegin},
		{nil, []rules.Move{done}, ""},
	} {
		if theme := themeOf(tb.Book, &tb.State, test.made, test.plan); theme != test.want {
			t.Errorf("%v beside %v is about %q, not %q", test.made, test.plan, theme, test.want)
		}
	}
}

// A season has a grade for the decisions of its turns, whatever luck did.
func TestGrades(t *testing.T) {
	r := &Review{
		Turns: []Turn{
			{At: 0, Season: "winter I", Win: .5}, {At: 5, Season: "winter I", Win: .1}, {At: 9, Season: "spring I", Win: .6}, {At: 12, Win: .6},
		},
		Decisions: []Decision{{At: 1, Win: -.02}, {At: 6, Win: -.02}, {At: 10, Win: .01}},
	}
	var got []string
	for _, g := range r.Grades(0, 3) {
		got = append(got, g.When+" "+g.Letter)
	}
	if want := []string{"winter I C", "spring I A"}; !reflect.DeepEqual(got, want) {
		t.Errorf("%v, not %v", got, want)
	}
}

// The verdict says how the chance to win went from the first turn on of which it is known.
func TestVerdictSaysWhatIsKnown(t *testing.T) {
	r := &Review{Turns: []Turn{{When: "I.1", Win: .5}, {At: 5, When: "III.1", Win: .6, Told: true}, {At: 9, When: "the end", Win: 1, Told: true}}}
	for from, want := range map[int]string{
		0: "From III.1 on the chance to win went from 60% to 100%. Luck: +50 points.",
		1: "The chance to win went from 60% to 100%. Luck: +40 points.",
		2: "Luck: +0 points.",
	} {
		if say := r.Verdict(from, 2); !strings.HasPrefix(say, want) {
			t.Errorf("from turn %d: %q", from, say)
		}
	}
	if text := r.Text(0, 2); strings.Contains(text, "50%") {
		t.Errorf("%q", text)
	}
}
