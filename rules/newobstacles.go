package rules

import (
	"fmt"

	"sixwinters/content"
)

// Place new obstacles ([new-obstacles]).

func init() {
	tasks[taskNewObstacle] = task{rule: "new-obstacles", run: func(e *engine, f *Frame) bool {
		if f.N == 0 {
			e.s.pop()
			e.refillStaging()
			return false
		}
		f.N--
		e.placeNewObstacle()
		return false
	}}
}

// NewObstacles returns the number of obstacles that the next new-obstacles step places: the card icons on the stage of the
// progress deck ([new-obstacles]).
func (b *Rulebook) NewObstacles(s *State) int { return b.newObstacles(int(s.Stage)) }

func (b *Rulebook) newObstacles(stage int) int {
	for i := range b.c.Progress {
		if b.c.Progress[i].Stage == stage {
			return b.c.Progress[i].NewObstacles
		}
	}
	return 0
}

// BeginsStage reports whether an event brings the next stage of progress cards within a year ([stages]).
func BeginsStage(e Event) bool { return e.Kind == EvShuffle && e.N > 0 }

// stageBegins says what another stage of progress cards changes: the new obstacles of each turn ([stages]).
func (b *Rulebook) stageBegins(last, now int) string {
	before, brings := b.newObstacles(last), b.newObstacles(now)
	say := "stage " + Roman(now) + " begins with harder cards"
	each := "each turn brings " + HowMany(brings, "new obstacle", "new obstacles")
	switch {
	case before == brings:
		return say + "; " + each + ", as before"
	case before > brings: // or it would read like a mistake
		return fmt.Sprintf("%s, but %s instead of %d", say, each, before)
	}
	return fmt.Sprintf("%s, and %s instead of %d", say, each, before)
}

// BringsNext reports for each staged card, 0 the top, whether it brings an obstacle in the next new-obstacles step. The bottom
// ones do ([new-obstacles]).
func (b *Rulebook) BringsNext(s *State) (brings [NumStaged]bool) {
	left := b.NewObstacles(s)
	for i := NumStaged - 1; i >= 0 && left > 0; i-- {
		if s.Staging[i] != content.NoProgress {
			brings[i] = true
			left--
		}
	}
	return brings
}

func (e *engine) beginNewObstacles() {
	e.s.push(Frame{Task: taskNewObstacle, Player: NoPlayer, N: uint8(e.b.NewObstacles(e.s))})
}

// placeNewObstacle draws an obstacle, if there is one, to the slot on the bottom staged progress card, and discards that card.
func (e *engine) placeNewObstacle() {
	i := e.s.bottomStaged()
	if i < 0 {
		return
	}
	card := e.s.Staging[i]
	at := e.c.Progress[card].ObstacleAt
	e.because(Cause{Kind: ByStaged, Card: uint8(card)}, func() {
		e.draw(at.Region(), at)
		e.discardStaged(i)
	})
}
