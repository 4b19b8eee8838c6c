package motion_test

import (
	"slices"
	"testing"

	"sixwinters/game/motion"
	"sixwinters/rules"
)

// Dice that move together are shown together, a dozen at a time, those that are rolled apart from those that are not; anything else
// is shown alone.
func TestDiceMoveTogether(t *testing.T) {
	die, rolled := rules.Event{Kind: rules.EvDie}, rules.Event{Kind: rules.EvDie, Rolled: true}
	turn := rules.Event{Kind: rules.EvTurn}
	events := slices.Concat([]rules.Event{turn, turn}, slices.Repeat([]rules.Event{die}, 14), []rules.Event{rolled, rolled, turn})
	var lengths []int
	at := 0
	for _, b := range motion.Beats(events, motion.Normal, false) {
		if b.From != at {
			t.Errorf("a beat begins with event %d, not %d", b.From, at)
		}
		at = b.To
		lengths = append(lengths, b.To-b.From)
	}
	if want := []int{1, 1, 12, 2, 2, 1}; at != len(events) || !slices.Equal(lengths, want) {
		t.Errorf("the beats have %v events, not %v", lengths, want)
	}
}

// How long something is seen goes by the speed. For players who want less motion nothing takes long but the season, whose name
// and effect are to be read.
func TestHowLongBeatsAre(t *testing.T) {
	for _, c := range []struct {
		kind rules.EventKind
		at   motion.Speed
		calm bool
		want int
	}{
		{rules.EvTurn, motion.Normal, false, 16},
		{rules.EvTurn, motion.Slow, false, 32},
		{rules.EvTurn, motion.Fast, false, 5},
		{rules.EvTurn, motion.Off, false, 0},
		{rules.EvComplete, motion.Normal, false, 56},
		{rules.EvComplete, motion.Normal, true, motion.Briefly},
		{rules.EvSeason, motion.Normal, true, 130},
	} {
		if got := motion.Beats([]rules.Event{{Kind: c.kind}}, c.at, c.calm)[0].Ticks; got != c.want {
			t.Errorf("at speed %q an event of kind %d takes %d ticks, not %d, with less motion: %t", c.at, c.kind, got, c.want, c.calm)
		}
	}
}

// The words of the speeds are those of the command line and of the settings.
func TestSpeedsHaveWords(t *testing.T) {
	for v := motion.Slow; v <= motion.Off; v++ {
		if got, err := motion.ParseSpeed(v.String()); got != v || err != nil {
			t.Errorf("%q is speed %d: %v", v, got, err)
		}
	}
	if _, err := motion.ParseSpeed("hasty"); err == nil {
		t.Error("there is a speed that is not")
	}
}
