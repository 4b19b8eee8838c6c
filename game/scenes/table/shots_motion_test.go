package table

import (
	"fmt"
	"slices"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
)

// stageEvent plays until an event is being shown, and stops in the middle of it.
func stageEvent(is func(ev rules.Event) bool) func(g *app.App) error {
	return func(g *app.App) error {
		defer func(tips bool) { g.Settings.Tips = tips }(g.Settings.Tips)
		g.Settings.Tips = false // a note would hold the motion up until it has been read
		t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
		choose := mind.Greedy(gametest.ShotSeed)
		g.Show(t)
		for {
			legal := t.Board.Book.Moves(&t.Board.State, nil)
			if len(legal) == 0 {
				return fmt.Errorf("no such event comes in the campaign of seed %d", gametest.ShotSeed)
			}
			t.Board.Speed = motion.Normal
			t.Board.Play(g, choose(t.Board.Book, &t.Board.State, legal))
			for t.Board.Beats.Playing() {
				if b := t.Board.Beats.List[0]; slices.ContainsFunc(t.Board.Story.Events[b.From:b.To], is) && t.Board.Beats.Tick >= b.Ticks/2 {
					return nil
				}
				t.Board.RunBeats(g)
			}
		}
	}
}

// kind reports whether an event is of a kind.
func kind(k rules.EventKind) func(ev rules.Event) bool {
	return func(ev rules.Event) bool { return ev.Kind == k }
}

// stageStep waits for the players to begin the activate step.
func stageStep(g *app.App) error {
	t := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
	choose := rules.RandomPolicy(gametest.ShotSeed)
	g.Show(t)
	through := g.Settings.StepThrough
	defer func() { g.Settings.StepThrough = through }()
	g.Settings.StepThrough, t.Board.OwnPace = true, false
	for {
		t.Board.Play(g, choose(t.Board.Book, &t.Board.State, t.Board.Book.Moves(&t.Board.State, nil)))
		for t.Board.Beats.Playing() {
			if !t.Board.Beats.Waits {
				t.Board.Skip(g)
				continue
			}
			if t.Board.Story.Events[t.Board.Beats.List[0].From].N == int8(rules.StepActivate) {
				return nil
			}
			t.Board.BeginBeat(g)
		}
	}
}
