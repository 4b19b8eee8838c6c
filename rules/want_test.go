package rules

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
)

// What a scenario looks at when it has been played.

// want compares the dice lying somewhere, in any order: the places are those of put, and "on" an obstacle, "stash" and
// "card" of a character, and its "boxes".
func (tb *table) want(place, dice string) {
	tb.Helper()
	want := strings.Fields(dice)
	slices.Sort(want)
	got := tb.lying(place)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		tb.Errorf("%s: %v, not %v", place, got, want)
	}
}

// lying lists the dice at a place.
func (tb *table) lying(place string) (dice []string) {
	tb.Helper()
	add := func(d Die) {
		if d != NoDie {
			dice = append(dice, d.String())
		}
	}
	what, of, found := strings.Cut(place, " ")
	switch {
	case place == "pool":
		for r, v := range tb.s.Pool {
			each(Kind(r), v, add)
		}
	case found && what == "on":
		o := &tb.s.Obstacles[tb.obstacle(of)]
		for _, d := range o.Dice {
			add(d)
		}
		each(Kind(o.Kind), o.Beside, add)
	case found && what == "stash":
		add(tb.mat(of).Stash)
	case found && what == "boxes":
		for _, d := range tb.mat(of).Boxes {
			add(d)
		}
	case found && what == "card":
		for _, d := range tb.mat(of).Laid {
			add(d)
		}
	case strings.Contains(place, "/"):
		for r, v := range tb.s.Assets[tb.slot(place)] {
			each(Kind(r), v, add)
		}
	default:
		each(Action, tb.mat(place).Dice, add)
	}
	return dice
}

// wantAt compares where a character is; "" is out of play.
func (tb *table) wantAt(name, slot string) {
	tb.Helper()
	got := ""
	if p := tb.mat(name); p.InPlay() {
		got = tb.b.names.slots[p.At]
	}
	if got != slot {
		tb.Errorf("%s is at %q, not at %q", name, got, slot)
	}
}

// wantStress compares a stress die and its box: 0 the start, 1 to 3 the conditions.
func (tb *table) wantStress(name string, k content.Stress, value, box int) {
	tb.Helper()
	if got, want := tb.mat(name).Stress[k], (StressDie{uint8(value), uint8(box)}); got != want {
		tb.Errorf("the %s die of %s is %+v, not %+v", k, name, got, want)
	}
}

// wantMarked compares the marked condition boxes of a character, 1 the highest.
func (tb *table) wantMarked(name string, k content.Stress, boxes ...int) {
	tb.Helper()
	var got []int
	for box := 1; box <= conditions; box++ {
		if tb.character(name).Marked[k]&(1<<(box-1)) != 0 {
			got = append(got, box)
		}
	}
	if !slices.Equal(got, boxes) {
		tb.Errorf("the marked %s boxes of %s are %v, not %v", k, name, got, boxes)
	}
}

// wantAttached compares the obstacles at a slot, innermost first.
func (tb *table) wantAttached(slot string, names ...string) {
	tb.Helper()
	tb.wantCards("attached at "+slot, tb.s.Attached[tb.slot(slot)].List(), names)
}

// wantDiscarded compares a region's discard pile, the top last.
func (tb *table) wantDiscarded(r content.Region, names ...string) {
	tb.Helper()
	tb.wantCards("discard pile of "+r.String(), tb.s.Discard[r].List(), names)
}

func (tb *table) wantCards(where string, ids []content.ObstacleID, want []string) {
	tb.Helper()
	var got []string
	for _, id := range ids {
		got = append(got, tb.b.names.obstacles[id])
	}
	if !slices.Equal(got, want) {
		tb.Errorf("%s: %v, not %v", where, got, want)
	}
}

// wantStaged compares the staged progress cards, top to bottom.
func (tb *table) wantStaged(names ...string) {
	tb.Helper()
	var got []string
	for _, id := range tb.s.Staging {
		if id != content.NoProgress {
			got = append(got, tb.b.names.progress[id])
		}
	}
	if !slices.Equal(got, names) {
		tb.Errorf("staged are %v, not %v", got, names)
	}
}

// wantProgress and wantThreat compare the space of a marker.
func (tb *table) wantProgress(r content.Resource, space int) {
	tb.Helper()
	if got := int(tb.s.Progress[r]); got != space {
		tb.Errorf("the %s progress marker is on %d, not %d", r, got, space)
	}
}

func (tb *table) wantThreat(r content.Resource, space int) {
	tb.Helper()
	if got := int(tb.s.Threat[r]); got != space {
		tb.Errorf("the %s threat marker is on %d, not %d", r, got, space)
	}
}

// wantRank compares a character's rank in a skill.
func (tb *table) wantRank(name string, skill content.Skill, rank int) {
	tb.Helper()
	if got := int(tb.character(name).Skills[skill]); got != rank {
		tb.Errorf("%s has rank %d in %s, not %d", name, got, skill, rank)
	}
}

// wantEvents compares how often something has happened.
func (tb *table) wantEvents(kind EventKind, n int) {
	tb.Helper()
	got := 0
	for _, e := range tb.story.Events {
		if e.Kind == kind {
			got++
		}
	}
	if got != n {
		tb.Errorf("event %d happened %d times, not %d", kind, got, n)
	}
}

// wantAsked compares the rule that asks for the choice in hand.
func (tb *table) wantAsked(rule string) {
	tb.Helper()
	if got := tb.b.Prompt(&tb.s).Rule; got != rule {
		tb.Errorf("[%s] asks, not [%s]", got, rule)
	}
}

// wantChoices compares the legal moves, in any order.
func (tb *table) wantChoices(lines ...string) {
	tb.Helper()
	var got []string
	for _, m := range tb.b.Moves(&tb.s, nil) {
		got = append(got, tb.b.Notation(&tb.s, m))
	}
	slices.Sort(got)
	slices.Sort(lines)
	if !slices.Equal(got, lines) {
		tb.Errorf("the choices are %v, not %v", got, lines)
	}
}

// canonical names the first part of a table that is not as it must be for equal tables to be ==: what is not used is
// zero.
func canonical(s *State) error {
	piles := func(what string, piles []Pile) error {
		for i := range piles {
			p := &piles[i]
			for _, id := range p.Cards[p.N:] {
				if id != 0 {
					return fmt.Errorf("%s %d is not clean above its top", what, i)
				}
			}
		}
		return nil
	}
	for i, id := range s.Deck.Cards[s.Deck.N:] {
		if id != 0 {
			return fmt.Errorf("the progress deck is not clean %d above its top", i)
		}
	}
	for i := s.Depth; i < maxDepth; i++ {
		if s.Stack[i] != (Frame{}) {
			return fmt.Errorf("the stack is not clean at %d", i)
		}
	}
	for p := range s.Players {
		player := &s.Players[p]
		for i := player.Chain; i < NumSquares; i++ {
			if player.Laid[i] != NoDie || player.Path[i] != 0 {
				return fmt.Errorf("the chain of player %d is not clean at %d", p+1, i)
			}
		}
	}
	for id := range s.Obstacles {
		if o := &s.Obstacles[id]; o.At == content.NoSlot && *o != (ObstacleState{Zone: o.Zone, At: content.NoSlot}) {
			return fmt.Errorf("obstacle %d is out of play and not clean", id)
		}
	}
	if s.Attempt.Phase == NoAttempt && s.Attempt != (Attempt{Obstacle: content.NoObstacle}) {
		return fmt.Errorf("there is no attempt, and it is not clean")
	}
	for _, err := range []error{
		piles("draw pile", s.Draw[:]), piles("discard pile", s.Discard[:]), piles("slot", s.Attached[:]),
		piles("queue", []Pile{s.Queue}),
	} {
		if err != nil {
			return err
		}
	}
	return nil
}
