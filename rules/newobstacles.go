package rules

import "sixwinters/content"

// Place new obstacles ([new-obstacles]).

func init() {
	tasks[taskNewObstacle] = task{rule: "new-obstacles", run: func(e *engine, f *Frame) bool {
		if f.N == 0 {
			e.s.pop()
			e.restage()
			return false
		}
		f.N--
		e.placeNewObstacle()
		return false
	}}
}

// NewObstacles returns how many obstacles the next step that brings new ones places: the card icons on the progress deck's stage
// ([new-obstacles]).
func (b *Rulebook) NewObstacles(s *State) int {
	for i := range b.c.Progress {
		if b.c.Progress[i].Stage == int(s.Stage) {
			return b.c.Progress[i].NewObstacles
		}
	}
	return 0
}

// BringsNext reports which places of the staging area, 0 the top, hold a card that brings an obstacle in the next step that
// brings new ones: the last that hold any ([new-obstacles]).
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

// placeNewObstacle places an obstacle by the bottom staged progress card and discards that card. With no obstacle to
// draw nothing is placed, but the card is discarded.
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
