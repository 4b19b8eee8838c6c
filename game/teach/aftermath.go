package teach

import (
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Aftermath is what comes of an obstacle that is overcome: it leaves the board, its text is carried out, over several
// moves where that asks the players, and ranks are gained ([overcome-end]).
type Aftermath struct {
	running bool
	card    uint8
	on      layout.Target // the pile that the obstacle has come to; None if it has left the game
	came    []string      // that it is overcome, and what its text has brought
	ranks   []string
}

// mostCame is how many sentences tell what an obstacle's text has brought; the log has all of them.
const mostCame = 4

// See takes up event i of a story, and reports whether that was the last that came of an obstacle. after is the table that
// the whole story has led to.
func (a *Aftermath) See(b *rules.Rulebook, st *rules.Story, i int, after *rules.State) bool {
	ev := &st.Events[i]
	say := a.describe(b, &st.States[i], *ev)
	switch {
	case ev.Kind == rules.EvOvercome:
		*a = Aftermath{running: true, card: ev.Card, came: []string{say}}
	case !a.running:
		return false
	case ev.Kind == rules.EvObstacle && ev.Card == a.card:
		if ev.To.Spot == rules.DiscardPile {
			a.on = layout.Target{Kind: layout.DiscardPile, N: ev.To.N}
		}
	case ev.Kind == rules.EvRank:
		a.ranks = append(a.ranks, say)
	case say != "" && ev.Kind != rules.EvAchievement: // which has a tip of its own
		a.came = append(a.came, say)
	}
	a.running = i < len(st.Events)-1 || after.Overcoming()
	return !a.running
}

// describe tells an event in the words of the log, without the name of the obstacle where the first sentence has it.
func (a *Aftermath) describe(b *rules.Rulebook, s *rules.State, ev rules.Event) string {
	why, say := b.Clause(s, ev)
	if a.running && why == b.ObstacleName(s, content.ObstacleID(a.card))+", overcome" {
		return rules.FixFullStops(rules.Capital(say) + ".")
	}
	return b.Describe(s, ev)
}

// fact tells what has come about, and nothing else.
func (a *Aftermath) fact() string {
	came := a.came[:min(len(a.came), mostCame)]
	return strings.Join(slices.Concat(came, a.ranks), " ")
}
